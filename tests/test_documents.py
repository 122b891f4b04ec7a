"""README and CONTRIBUTING tell the truth about commands and folders."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PROJECT = Path(__file__).parent.parent
README = (PROJECT / "README.md").read_text(encoding="utf-8")
MAKEFILE = (PROJECT / "Makefile").read_text(encoding="utf-8")


@pytest.mark.parametrize("document", ["README.md", "CONTRIBUTING.md"])
def test_named_make_targets_exist(document: str) -> None:
    """Every `make something` is a target."""
    text = (PROJECT / document).read_text(encoding="utf-8")
    named = set(re.findall(r"(?:^|`)\s*make ([a-z-]+)", text, re.MULTILINE))
    targets = set(re.findall(r"^([a-z-]+):", MAKEFILE, re.MULTILINE))
    assert named
    assert named <= targets


def test_listed_folders_exist() -> None:
    """Every folder of the README's listing is there."""
    parent = PROJECT
    for indent, name in re.findall(r"^(  )?([\w/]+/)(?: |$)", README, re.MULTILINE):
        folder = (parent if indent else PROJECT) / name
        assert folder.is_dir(), name
        parent = parent if indent else folder


def test_the_two_commands_come_first() -> None:
    """Whoever opens the README sees at once how to play and how to test."""
    commands = re.findall(r"^    (make \w+)", README, re.MULTILINE)
    assert commands[:2] == ["make play", "make test"]
    assert README.index("make test") < README.index("\n## ")
