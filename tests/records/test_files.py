"""A file is the old one or the new one, and nothing else is left behind."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from onirim.game.logged_game import LoggedGame
from onirim.game.records import load, record_of, save
from onirim.notation.record import RecordError


def test_saved_and_loaded(tmp_path: Path) -> None:
    record = record_of(LoggedGame("solo", 1))
    save(tmp_path / "x.oni", record)
    assert load(tmp_path / "x.oni") == record
    assert [path.name for path in tmp_path.iterdir()] == ["x.oni"]


def test_a_failure_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "x.oni"
    path.write_text("old")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        save(path, record_of(LoggedGame("solo", 1)))
    assert path.read_text() == "old"
    assert [path.name for path in tmp_path.iterdir()] == ["x.oni"]


def test_an_error_names_the_file(tmp_path: Path) -> None:
    path = tmp_path / "x.oni"
    path.write_text("no record")
    with pytest.raises(RecordError) as e:
        load(path)
    assert str(e.value) == f"{path}:1:1: the header Game is missing"
