"""What the browser reads first stands for itself: nothing in it refers to what is read later."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import onirim.text
from buildtools.client_assets import FIRST_SCREENS
from onirim.text import languages

FOLDER = Path(onirim.text.__file__).parent
KEY = re.compile(r"^(-?[a-z][\w-]*) *=", re.MULTILINE)
REFERENCE = re.compile(r"\{ *(-?[a-z][\w-]*)(?:\.[\w-]+)? *[}(]")


@pytest.mark.parametrize("language", languages())
def test_the_first_texts_need_no_others(language: str) -> None:
    files = [FOLDER / language / name for name in FIRST_SCREENS]
    text = "".join(path.read_text(encoding="utf-8") for path in files)
    assert set(REFERENCE.findall(text)) <= set(KEY.findall(text))
