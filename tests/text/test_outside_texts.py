"""The messages that modules from outside bring, for browsers."""

from __future__ import annotations

from pathlib import Path

import pytest

from onirim.rules.expansions.pouch import Pouch
from onirim.rules.registration import CatalogueEntry
from onirim.server.api.routes import games


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
    monkeypatch.setattr(games, "entries", lambda: brought)
    assert games.outside_texts("en") == "card-Lp = Lamp\n\ncard-Se = Sea\n"
    assert games.outside_texts("fr") == "card-Lp = Lampe\n"
    assert games.outside_texts("ru") == ""
    assert games.outside_texts("../lamp/en") == ""
