"""Games of rules version 1 are carried out in version 2: what it asks more is inserted."""

from __future__ import annotations

from pathlib import Path

import pytest

from onirim.engine.catalogue import RULES_VERSION, ruleset
from onirim.game import Game
from onirim.log import Entry
from onirim.notation.record import Record, read_record
from onirim.notation.record.writer import write_record
from onirim.notation.zones import SPECTATOR
from onirim.records import load, record_game, replay
from onirim.records.version1 import log_as_version_2, record_as_version_2

V1 = Path(__file__).parent.parent / "compat" / "v1" / "records"
DENIZENS = "Ar Hb Cy Cc Sp Mi Hu Ke"


def upgraded(name: str) -> Record:
    record = load(V1 / f"{name}.oni")
    return record_as_version_2(record, ruleset(record.headers["Rules"]))


def tokens(record: Record) -> list[str]:
    return [item.text for item in record.items if item.kind.value == "action"]


@pytest.mark.parametrize("path", sorted(V1.glob("*.oni")), ids=lambda path: path.stem)
def test_upgrading_twice_changes_nothing(path: Path) -> None:
    """One record is always upgraded alike, and the upgraded one stands as it is."""
    once = upgraded(path.stem)
    assert write_record(once) == write_record(upgraded(path.stem))
    rules = ruleset(once.headers["Rules"])
    assert record_as_version_2(once, rules).items == once.items


@pytest.mark.parametrize("path", sorted(V1.glob("*.oni")), ids=lambda path: path.stem)
def test_an_upgraded_game_is_written_and_read_as_version_2(path: Path) -> None:
    game = replay(load(path))
    record = record_game(game)
    assert record.headers["RulesVersion"] == str(RULES_VERSION) == "2"
    again = replay(read_record(write_record(record)))
    assert (again.actions, again.result) == (game.actions, game.result)


def test_a_happy_dream_gets_its_option() -> None:
    """First the option, then the card that version 1 named at once."""
    for name in ("solo-happy-dream-a", "solo-happy-dream-c", "duo-happy-dream-abc"):
        old, new = tokens(load(V1 / f"{name}.oni")), tokens(upgraded(name))
        inserted = [token for token in new if token in ("!-", "!+")]
        cards = [token for token in old if token[:2] in ("!-", "!+")]
        assert len(new) - len(old) == len(inserted) == len(cards) > 0


def test_a_denizen_that_comes_later_is_identified_before_the_list() -> None:
    """The deck's Denizens that the old game meets are those that are identified."""
    record = upgraded("solo-happy-dream-unseen-denizen")
    identified = [item.text for item in record.items if item.fate == "!"]
    assert identified
    assert {*identified} <= {*DENIZENS.split()}
    at = next(i for i, item in enumerate(record.items) if item.fate == "!")
    assert "Dz" not in [card for item in record.items[at:] for card in item.cards]


def test_only_a_hammer_bird_could_be_used_before_a_draw() -> None:
    """Then version 2 asks, and the old game has drawn."""
    old = tokens(load(V1 / "solo-hammer-bird.oni"))
    new = tokens(upgraded("solo-hammer-bird"))
    assert len(new) > len(old)
    assert [word for word in new if word != ".."] == [word for word in old if word != ".."]


def test_a_log_keeps_who_did_what_and_when() -> None:
    """Inserted actions have the seat and the time of the action that they serve."""
    rules = ruleset("solo+premonitions")
    played = Game(rules, 5)
    while not played.result and "dream-fetch" not in played.legal():
        played.apply(played.legal()[0])
    assert "dream-fetch" in played.legal()
    old = [Entry(e.number, e.seat, e.code, e.cards, at=10.0 + e.number) for e in played.log.entries]
    at = len(old)
    played.apply("dream-fetch")
    played.apply(played.legal()[0])
    last = played.log.entries[-1]
    old.append(Entry(at, last.seat, last.code, last.cards, at=99.0))
    new = log_as_version_2(rules, old, lambda chance: Game(rules, chance, at=old[0].at))
    assert [entry.code for entry in new[at:]] == ["dream-fetch", last.code]
    assert [entry.at for entry in new[at:]] == [99.0, 99.0]
    assert new[0].seat == SPECTATOR
    assert [entry.number for entry in new] == list(range(len(new)))
