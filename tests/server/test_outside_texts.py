"""The messages that modules from outside bring, for browsers."""

from __future__ import annotations

from pathlib import Path

import pytest

from onirim.engine.entry import CatalogueEntry
from onirim.engine.expansions.pouch import Pouch
from onirim.server import routes


def test_they_are_joined(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, language, text in [
        ("lamp", "en", "card-Lp = Lamp\n"), ("lamp", "fr", "card-Lp = Lampe\n"),
        ("sea", "en", "card-Se = Sea\n"),
    ]:  # fmt: skip
        folder = tmp_path / name / language
        folder.mkdir(parents=True)
        (folder / f"{name}.ftl").write_text(text)
    brought = [
        CatalogueEntry(key, Pouch, [], texts=texts)
        for key, texts in [("pouch", ""), ("lamp", f"{tmp_path}/lamp"), ("sea", f"{tmp_path}/sea")]
    ]
    monkeypatch.setattr(routes, "entries", lambda: brought)
    assert routes.outside_texts("en") == "card-Lp = Lamp\n\ncard-Se = Sea\n"
    assert routes.outside_texts("fr") == "card-Lp = Lampe\n"
    assert routes.outside_texts("ru") == ""
    assert routes.outside_texts("../lamp/en") == ""
