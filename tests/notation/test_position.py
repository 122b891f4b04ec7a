"""A position written down and read again is the same position, and bad lines are told apart."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

from onirim.engine.hooks import WAIT
from onirim.engine.state import State
from onirim.game.chance import Seeded
from onirim.notation.position import PositionError, read_position, write_position
from onirim.rules.catalogue import ruleset
from tests.helpers.invariants import cells

RULES = ruleset("solo")


@pytest.mark.parametrize("seed", range(8))
def test_every_position_of_a_game_can_be_read_again(seed: int) -> None:
    """Whether a player or chance is to move: same memory, same line, same choices."""
    for state in positions(seed):
        line = write_position(state)
        again = read_position(RULES, line)
        assert cells(again) == cells(state), line
        assert write_position(again) == line
        assert (again.status, again.legal()) == (state.status, state.legal()), line


def test_a_line_as_a_person_writes_it() -> None:
    """Zones in any order; what is not named is empty or in the deck."""
    state = read_position(RULES, "stack act ;row Ts Tm* ; hand Rm  Rs;")
    assert write_position(state) == "hand Rs Rm; row Ts Tm*; stack act"
    assert state.deck_size() == 72


def test_the_first_card_of_top_is_drawn_next() -> None:
    """Cards of the deck are written from the top down."""
    state = read_position(RULES, "hand Rs Rm Gs Gm; top Td Tk; stack act")
    assert write_position(state) == "top Td Tk; hand Rs Gs Rm Gm; stack act"
    assert RULES.codes[state.draw()] == "Td"


@pytest.mark.parametrize("result", ["won", "lost"])
def test_a_finished_game_has_a_result(result: str) -> None:
    """There is nothing to decide any more."""
    state = read_position(RULES, f"hand Rs; result {result}")
    assert write_position(state) == f"hand Rs; result {result}"
    assert state.legal() == []


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("hnad Rs; stack act", "'hnad' is no zone of solo; known: drawn, seen, top"),
        ("hand Rs Rs Rs Rs Rs Rs; stack act", "'hand' has room for 5 cards, not 6"),
        ("drawn Nm Nm Nm Nm; stack act", "'drawn' has room for 3 cards, not 4"),
        ("hand Xs; stack act", "'Xs' in 'hand' is no card of solo"),
        ("hand Rk Rk; row Rk Rk; stack act", "'Rk' in 'row' is one too many: there are 3"),
        ("hand Rs*; stack act", r"'Rs\*' in 'hand': no card has the sign \* there"),
        ("discard Rs*; stack act", r"'Rs\*' in 'discard': no card has the sign \* there"),
        ("hand Rs; hand Rm; stack act", "'hand' is written twice"),
        ("hand Rs", "a position says what is going on"),
        ("hand Rs; stack act; result won", "a position says what is going on"),
        ("stack", "a stack is 1 to 31 things that are going on, not 0"),
        ("stack" + " act" * 32, "a stack is 1 to 31 things that are going on, not 32"),
        ("stack acting", "'acting' is nothing that can be going on; known: act, fill, limbo"),
        ("stack limbo fill look(x)", r"'look\(x\)' in 'stack': a number below 10000 is expected"),
        ("stack limbo fill trio(Q)", r"'trio\(Q\)' in 'stack': colours in the order RBGT"),
        ("stack fill", "a stack begins with one of act, limbo, new-turn, not with 'fill'"),
        ("result draw", "'result' is won or lost, not 'draw'"),
        ("active 2; stack act", "'active' is a number from 1 to 1, not '2'"),
        ("active x; stack act", "'active' is a number from 1 to 1, not 'x'"),
    ],
)
def test_a_bad_line_is_refused_in_words(line: str, words: str) -> None:
    """The message says where it is wrong and, if it can, what is possible."""
    with pytest.raises(PositionError, match=words):
        read_position(RULES, line)


def positions(seed: int) -> Iterator[State]:
    """One table, wherever a player or chance decides in a random game, and at its end."""
    chance, player = Seeded(seed), Random(seed)
    state = State(RULES)
    state.start()
    while not state.result:
        yield state
        if state.status == WAIT:
            state.apply_chance(RULES.kind(chance.next_card(state)))
        else:
            state.apply(player.choice(state.legal()))
    yield state


@pytest.mark.parametrize(
    ("rules", "line", "sentence"),
    [
        (
            "duo",
            "shared Rs Gs Bs; stack act look(3) draft",
            "'draft' in 'stack' goes on top of act",
        ),
        ("solo", "hand Rs; stack act act", "'act' in 'stack' is the turn itself"),
        ("solo", "hand Rs; stack act look(3)", "cards in 'seen', and nothing in 'stack'"),
        ("solo", "hand Rs; seen Rs Nm; stack act", "cards in 'seen', and nothing in 'stack'"),
        ("solo", "hand Rs; drawn Nm; stack act", "cards in 'drawn', and nothing in 'stack'"),
        (
            "solo",
            "hand Rk; drawn Rd; stack limbo fill door bury",
            "'bury' in 'stack' goes on top of fill",
        ),
        (
            "solo",
            "hand Rs; row Rs* Rm* Rk*; stack act trio(R)",
            "'trio' in 'stack' goes on top of fill",
        ),
    ],
)
def test_a_stack_that_no_game_has_is_refused(rules: str, line: str, sentence: str) -> None:
    """Whatever would lose a card, or end where nobody can act."""
    with pytest.raises(PositionError, match=re.escape(sentence)):
        read_position(ruleset(rules), line)
