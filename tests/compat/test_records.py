"""Every record of format 1 loads, and replays to the end that it had when it was written."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from onirim.records import SeatRecord, load, replay
from tests.compat.facts import doors_of

V1 = Path(__file__).parent / "v1"
ENDS: dict[str, dict[str, Any]] = json.loads((V1 / "records.json").read_text(encoding="utf-8"))
WHOLE = sorted((V1 / "records").glob("*.oni"))
SEATS = sorted((V1 / "records" / "seats").glob("*.oni"))


def test_nothing_was_added_or_lost() -> None:
    """The folder is frozen: new records belong to `tests/records`."""
    assert {path.stem for path in WHOLE} == set(ENDS)
    assert len(SEATS) == 12


@pytest.mark.parametrize("path", WHOLE, ids=lambda path: path.stem)
def test_a_record_replays_to_its_end(path: Path) -> None:
    end = ENDS[path.stem]
    game = replay(load(path))
    assert game.rules.text == end["rules"]
    assert {
        "result": game.result,
        "doors": doors_of(game),
        "turns": game.turn(),
    } == {fact: end[fact] for fact in ("result", "doors", "turns")}


@pytest.mark.parametrize("path", SEATS, ids=lambda path: path.stem)
def test_the_record_of_one_seat_is_read(path: Path) -> None:
    """It is known for what it is: nothing in it is taken for a mistake."""
    record = load(path)
    assert record.headers["Result"] == "*"
    with pytest.raises(SeatRecord):
        replay(record)
