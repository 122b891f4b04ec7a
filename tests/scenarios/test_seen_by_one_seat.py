"""States as one seat sees them: what it has not seen is chance (rules §T10, §1.3.15, §B9)."""

from __future__ import annotations

import pytest

from onirim import CHANCE, State
from tests.helpers.dsl import A, B, given, when

HANDS = "hand1 Rs Rm Rk; hand2 Bs Bm Bk; shared Gs Tk"
RED_TRIO = f"{HANDS}; row1 Rs Rm; active 1; stack act"
KEYS_OF_B = "hand1 Rs Rm Bk; hand2 Rk Rk Rk; shared Gs Tk"


def seen_by_a(line: str, rules: str = "duo") -> State:
    return State.from_position(line, rules).observe(A)


@pytest.mark.rule("§1.3.15", "§B9")
def test_a_victory_comes_at_once() -> None:
    """No hidden card must be named first, no hand is filled, and Limbo stays where it is."""
    state = seen_by_a(f"doors1 Bd Gd Td; doors2 Rd Bd Gd Td; limbo Nm; {RED_TRIO}")
    state.apply("play:Rk")
    assert state.to_move == A
    state.apply("take:Rd")
    assert (state.result, state._core.frames()) == ("won", [])
    assert "limbo Nm" in state.position


@pytest.mark.rule("§T10")
def test_before_red_cards_leave_the_deck_chance_names_the_other_hand() -> None:
    """What B holds is not in the deck, so it cannot be discarded from there."""
    state = seen_by_a(f"premonitions Pr; doors1 Rd; {RED_TRIO}", "duo+premonitions")
    state.apply("play:Rk")
    state.apply("take:Rd")
    for card in ("Rs", "Rs", "Bs"):
        assert state.to_move == CHANCE
        assert "Nm" not in state.odds()
        state.apply(card)
    assert "hand2 Rs Rs Bs" in state.position
    assert discarded(state).count("Rs") == 9 - 2 - 2


BLUE_DOOR = f"premonitions Pb; doors1 Bd; row1 Bs Bm; {KEYS_OF_B}; active 1; stack act"
HAPPY_DREAM = f"{KEYS_OF_B}; drawn Hd; active 1; stack limbo fill happy-dream"


@pytest.mark.rule("§T10")
@pytest.mark.parametrize(
    ("position", "actions"),
    [(BLUE_DOOR, ["play:Bk", "take:Bd"]), (HAPPY_DREAM, ["dream-fetch"])],
    ids=["two Keys", "any card"],
)
def test_who_looks_through_the_deck_is_offered_what_is_there(
    position: str, actions: list[str]
) -> None:
    """B holds all red Keys: A finds none, and no more is given away of what B holds."""
    game = given(position, rules="duo+premonitions")
    when(game, *actions)
    assert any(code.endswith(":Gk") for code in game.legal())
    assert not any(code.endswith(":Rk") for code in game.legal())
    assert game.view(A).actions == game.legal()
    assert "Rk" not in game.view(A).zones["hand2"]


@pytest.mark.rule("§T10")
def test_who_looks_through_the_deck_sees_every_denizen_there() -> None:
    """A Denizen that was shown and put below is there; each other one of the list is, too."""
    state = State.from_position(
        """drawn Hd; hand1 Rs Rm Gs; hand2 Gs Gm Gk; shared Tk Bk; met Cy Cc Sp Hu Mi Ar Ke;
        bottom Nm/1 Bm/1 Rm/1 Hb/1; shown1 bottom:1-4/1 Nm Bm Rm Hb;
        active 2; stack limbo fill bury order fetch""",
        "duo+premonitions+oniverse",
    )
    assert state.observe(B).legal_actions() == state.legal_actions()


def discarded(state: State) -> list[str]:
    parts = [part.split() for part in state.position.split("; ")]
    return next((words for name, *words in parts if name == "discard"), [])
