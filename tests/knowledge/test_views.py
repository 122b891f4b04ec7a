"""What a seat sees: enough to think of a game that could be, and not a byte more."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from onirim.engine.hooks import ASK
from onirim.engine.layout import HIDDEN_FROM_ALL, OPEN, SEERS, SPECTATOR, Zone
from onirim.engine.memory import SEEN
from onirim.engine.rng import Rng
from onirim.engine.state import State
from onirim.game.table_view import table_view
from onirim.notation.position import read_position, write_position
from onirim.notation.zones import HIDDEN
from tests.helpers.breadth import cases
from tests.helpers.determinize import determinize
from tests.helpers.invariants import cells, check
from tests.helpers.secrets import exchanged, kind_at, put_back, viewers_of
from tests.helpers.strategies import RULES, choice, step

MODES = ("solo", "duo", "duo:open", "duo:limited", "duo+T1")
VIEWED = (
    *MODES,
    "duo+book:hard+glyphs+T1",
    "duo+oniverse",
    "duo+dreamcatchers:hard+C-overload+C-prophecy",
    "duo+premonitions",
    "duo+premonitions+oniverse",
    "duo+dreamcatchers+premonitions",
    "duo:open+glyphs+premonitions+oniverse",
    "duo+book+glyphs+oniverse",
    "duo:limited+towers+crossroads+incubus+pouch+manual",
)
POLICIES = cases(["mixed"], ["random", "seeking", "mixed"])


def decisions(text: str, policy: str, seed: int) -> Iterator[State]:
    """One table, wherever a seat decides."""
    state = State(RULES[text], Rng(seed))
    player = Random(seed)
    state.start()
    while not state.result:
        yield state
        state.apply(state.rules.action_of[choice(state, player, policy)])


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("text", VIEWED)
def test_a_game_that_could_be_looks_the_same(text: str, policy: str) -> None:
    """Byte for byte, from every seat, whoever is to move."""
    rng = Rng(1)
    for state in decisions(text, policy, 5):
        for viewer in viewers_of(state):
            seen = table_view(state, viewer)
            guessed = determinize(seen, rng)
            assert table_view(guessed, viewer).to_bytes() == seen.to_bytes()
            assert write_position(state, viewer) == seen.position
            check(guessed)


@pytest.mark.parametrize("text", VIEWED)
def test_every_position_can_be_read_again(text: str) -> None:
    """With all that each seat knows: same memory, same line, same views."""
    for state in decisions(text, "mixed", 3):
        line = write_position(state)
        again = read_position(state.rules, line)
        assert cells(again) == cells(state)
        for viewer in viewers_of(state):
            assert table_view(again, viewer).to_bytes() == table_view(state, viewer).to_bytes()


@pytest.mark.parametrize("text", VIEWED)
def test_a_game_that_could_be_can_be_played(text: str) -> None:
    """To its end, from what any seat knows."""
    rng, player = Rng(2), Random(2)
    for number, state in enumerate(decisions(text, "mixed", 8)):
        if number % 12 == 0:
            for viewer in viewers_of(state):
                guessed = determinize(table_view(state, viewer), rng)
                while step(guessed, player, "random"):
                    check(guessed)


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("text", VIEWED[1:])
def test_what_a_seat_cannot_know_shows_in_no_byte(text: str, policy: str) -> None:
    """Cards lie elsewhere where it cannot look; the view is the same."""
    player = Random(9)
    compared = different = 0
    for seed in range(2):
        for state in decisions(text, policy, seed):
            for viewer in viewers_of(state):
                twin = exchanged(state, viewer, player)
                if twin is not None:
                    compared += 1
                    different += cells(twin) != cells(state)
                    for watching in {viewer, SPECTATOR}:
                        assert (
                            table_view(twin, watching).to_bytes()
                            == table_view(state, watching).to_bytes()
                        ), write_position(state)
    assert compared > 100
    assert different > 50 or text.startswith("duo:open")


@pytest.mark.parametrize("text", VIEWED[1:])
def test_a_spectator_sees_open_zones_until_the_end(text: str) -> None:
    """And then everything, like the players."""
    state = next(decisions(text, "mixed", 4))
    for state in decisions(text, "mixed", 4):
        seen = table_view(state, SPECTATOR)
        assert (seen.actions, seen.series_if_played, seen.question) == ((), {}, None)
        for zone in state.rules.zones:
            cards = seen.zones.get(zone.name, ())
            if zone.sight in (OPEN, HIDDEN_FROM_ALL):
                assert HIDDEN not in cards
            else:
                assert set(cards) <= {HIDDEN, *revealed(state, zone)}
    assert state.result
    for viewer in viewers_of(state):
        end = table_view(state, viewer)
        assert all(HIDDEN not in cards for cards in end.zones.values())
        assert end.position == write_position(state, viewer) == write_position(state)


def revealed(state: State, zone: Zone) -> list[str]:
    """Cards of a zone that were turned up for everybody, and what was put back of them so far."""
    if zone.sight != SEERS:
        return []
    shown = [kind for kind, marks in state.cells(zone.at) if marks == 3]
    if shown and zone.at == SEEN:
        shown += [kind_at(state, place) for place in put_back(state, SPECTATOR)]
    return [state.rules.codes[kind] for kind in shown]


@pytest.mark.parametrize("text", VIEWED[1:])
def test_whoever_does_not_decide_sees_the_phase_alone(text: str) -> None:
    for state in decisions(text, "random", 6):
        assert state.status == ASK
        for viewer in viewers_of(state):
            seen = table_view(state, viewer)
            if seen.to_move != viewer:
                assert seen.actions == ()
                assert "swap(" not in seen.position
