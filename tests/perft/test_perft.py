"""The engine goes on in exactly as many ways as the perft files say."""

from __future__ import annotations

import pytest

from onirim.notation.position import read_position
from onirim.rules.catalogue import ruleset
from tests.perft.files import HERE, Entry, file_of, read, rules_of
from tests.perft.perft import Known, perft
from tests.perft.positions import POSITIONS

ENTRIES = [entry for file in sorted(HERE.glob("*.txt")) for entry in read(file)]


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.name)
def test_counts(entry: Entry) -> None:
    """After a change that is meant, run `python tools/generate/perft.py --write` and say why."""
    assert entry.count() == entry.lines


def test_every_position_has_its_numbers() -> None:
    written = {(e.rules, e.name, e.position, e.depth) for e in ENTRIES}
    assert written == {(e.rules, e.name, e.position, e.depth) for e in POSITIONS}


def test_file_names_can_be_read_back() -> None:
    for rules in {entry.rules for entry in POSITIONS}:
        assert rules_of(file_of(rules)) == rules


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.name)
def test_equal_positions_go_on_alike(entry: Entry) -> None:
    """Counting equal positions once gives what counting every way gives: their bytes are equal."""
    state = read_position(ruleset(entry.rules), entry.position)
    known: Known = {}
    assert perft(state, 3, known) == perft(state, 3)
