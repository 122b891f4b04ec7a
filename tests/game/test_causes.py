"""The journal says of each entry what brought it about, and what moves no card is written, too."""

from __future__ import annotations

import pytest

from onirim.game.events import Counted, Done, Happened, Moved, Untold
from onirim.game.logged_game import LoggedGame

DISCARDED = "Rs Bs Gs Ts " * 3


def causes(line: str, rules: str, deck: str, *actions: str) -> list[tuple[str, str]]:
    """The step and the verb of each entry, without repetitions."""
    found = [(one.step, one.verb) for one in history(line, rules, deck, *actions)]
    return [one for i, one in enumerate(found) if i == 0 or found[i - 1] != one]


def history(line: str, rules: str, deck: str, *actions: str) -> list[Happened]:
    game = LoggedGame.from_position(line, rules, deck=deck)
    for action in actions:
        game.push(action)
    return game.history


def test_a_chosen_move_names_its_verb_and_the_step_that_asked() -> None:
    line = "hand Rs Bm Gm Ts Tk; row Bs Rm; stack act"
    assert causes(line, "solo", "Nm Bs", "play:Rs") == [("act", "play"), ("fill", "")]


def test_what_follows_names_the_step_that_ran() -> None:
    line = "hand Rs Bm Gm Ts Tk; row Bs Rm; stack act"
    found = causes(line, "solo", "Nm Rs Bd Nm Bs Gs Ts", "play:Rs", "pay-five")
    assert found == [("act", "play"), ("fill", ""), ("reveal", ""), ("bury", ""), ("fill", ""),
                     ("limbo", "")]  # fmt: skip


@pytest.mark.parametrize("chosen", [("top:Bs", "top:Bs", "top:Rs"), ("top:Rs",)])
def test_a_forced_choice_has_the_step_of_a_free_one(chosen: tuple[str, ...]) -> None:
    """Whoever asks for the step alone learns not how much was left to choose."""
    line = "hand Rk Bm Gm Ts Tk; row Rm Bs; stack act"
    found = causes(line, "solo", "Rs Bs Bs Bs Gs", "discard:Rk", "discard-seen:Gs", *chosen)
    assert {step for step, _ in found if step.startswith("order")} == {"order"}


def test_a_counter_and_a_spell_are_written_but_are_no_events() -> None:
    line = f"hand Rs Bm Gm Ts Tk; discard {DISCARDED}; goals Rd Bd Gd Td Rd Bd Gd Td; stack act"
    game = LoggedGame.from_position(line, "solo+book")
    for action in ["spell-planning", *["remove:Rs"] * 3, *["remove:Bs"] * 3, "remove:Gs"]:
        game.push(action)
    game.push("goal:1")
    game.push("goal:3")
    untold = [one.event for one in game.history if isinstance(one.event, Untold)]
    assert untold == [Done(), Done("Gd", 1), Done("Rd", 3)]
    assert not any(isinstance(event, Untold) for event in [*game, *game.events(0)])


def test_a_torn_dreamcatcher_is_counted() -> None:
    catchers = "; ".join(f"catcher{n} Nm" for n in (1, 2, 3, 4))
    line = f"hand Rs Bm Gm Ts; {catchers}; catchers 15; limbo Nm; stack limbo fill"
    game = LoggedGame.from_position(line, "solo+dreamcatchers", deck="Bs")
    found = [one for one in game.history if isinstance(one.event, Counted)]
    assert [(one.step, one.event) for one in found] == [("catching", Counted("catchers", 15, 7))]


def test_an_entry_knows_whose_turn_it_was() -> None:
    game = LoggedGame("duo", 3)
    while game.state.turns < 3 and not game.result:
        game.push(game.legal()[0])
    moved = [(one, one.event) for one in game.history if isinstance(one.event, Moved)]
    assert {one.seat for one, _ in moved if one.verb == "pick"} == {0, 1}
    for one, event in moved:
        assert one.seat == 0 or "hand1" not in (event.source, event.target)
