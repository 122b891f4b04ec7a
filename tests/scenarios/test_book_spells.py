"""The spells of the Book of Steps: costs and effects (rules §3.1, §3.2.5, §3.2.8, §K5 to §K13)."""

from __future__ import annotations

import pytest

from onirim.game.logged_game import LoggedGame
from onirim.rules.expansions.book import Book
from onirim.rules.solo import Solo
from tests.helpers.dsl import NEXT_TURN, asks, given, options, when, zone
from tests.scenarios.trigger_recorder import recorded_rules

RULES = "solo+book"
GOALS = "goals Rd Bd Gd Td Bd Rd Td Gd"
ACT = f"{GOALS}; hand Rs Rm Gs Bk Tk; stack act"
NIGHTMARE = f"{GOALS}; hand Rs Rm Gs Bs; drawn Nm; stack limbo fill nightmare"
PILE = [*["Rs"] * 3, *["Bs"] * 3, *["Gs"] * 3, *["Gm"] * 3]


def discarded(n: int) -> str:
    """So many cards on the discard pile."""
    return "discard " + " ".join(PILE[:n])


def spells(game: LoggedGame) -> list[str]:
    """The spells that may be cast now."""
    return [code for code in game.legal() if code.startswith("spell-")]


def pay(game: LoggedGame, *kinds: str) -> list[str]:
    """Pay with these cards."""
    return when(game, *(f"remove:{kind}" for kind in kinds))


@pytest.mark.rule("§3.1", "§3.2.5")
@pytest.mark.parametrize(
    ("cards", "spell"),
    [(5, "spell-prophecy"), (7, "spell-planning"), (10, "spell-punishment")],
)
def test_what_each_spell_costs(cards: int, spell: str) -> None:
    """One card less on the discard pile, and it cannot be cast."""
    assert spell in spells(given(f"{discarded(cards)}; {NIGHTMARE}", rules=RULES))
    assert spell not in spells(given(f"{discarded(cards - 1)}; {NIGHTMARE}", rules=RULES))


@pytest.mark.rule("§3.1", "§3.2.8")
@pytest.mark.parametrize(
    ("cards", "spell"),
    [(6, "spell-prophecy"), (9, "spell-planning"), (12, "spell-punishment")],
)
def test_the_dear_side_of_the_spells(cards: int, spell: str) -> None:
    """The hard variant: what is offered is also what must be paid."""
    hard = "solo+book:hard"
    assert spell not in spells(given(f"{discarded(cards - 1)}; {NIGHTMARE}", rules=hard))
    game = given(f"{discarded(cards)}; {NIGHTMARE}", "Ts Ts Ts Ts Ts", rules=hard)
    when(game, spell)
    for left in range(cards, 0, -1):
        assert (asks(game), len(zone(game, "discard").split())) == ("pay", left)
        when(game, game.legal()[0])
    assert asks(game) != "pay"


@pytest.mark.rule("§3.2.8")
def test_the_cheap_side_of_the_spells() -> None:
    assert spells(given(f"{discarded(5)}; {ACT}", rules=RULES)) == ["spell-prophecy"]


@pytest.mark.rule("§3.2.5", "§K13")
def test_the_cost_leaves_the_game_before_the_effect() -> None:
    """Cards of your choice go out of the game for good."""
    game = given(f"discard Nm Rs Rs Bs Rd Gm Tk; {ACT}", deck="Ts Ts Ts Ts Bm", rules=RULES)
    assert when(game, "spell-prophecy") == []
    assert asks(game) == "pay"
    assert pay(game, "Nm")[:1] == ["Nm discard>out"]
    assert pay(game, "Rs", "Rd", "Gm") == ["Gm discard>out"]
    assert (zone(game, "seen"), asks(game)) == ("", "pay")
    assert pay(game, "Tk")[:2] == ["Tk discard>out", "Ts deck>seen"]
    assert zone(game, "out") == "Nm Rs Rd Gm Tk"
    assert zone(game, "discard") == "Rs Bs"


@pytest.mark.rule("§3.2.5", "§K13")
@pytest.mark.parametrize(
    ("spell", "cards", "then"), [("spell-planning", 7, "planning"), ("spell-punishment", 10, "act")]
)
def test_every_spell_is_paid_first(spell: str, cards: int, then: str) -> None:
    game = given(f"{discarded(cards)}; {NIGHTMARE}", deck="Ts", rules=RULES)
    when(game, spell)
    for _ in range(cards):
        assert asks(game) == "pay"
        when(game, game.legal()[0])
    assert asks(game) == then


@pytest.mark.rule("§K9", "§K13")
def test_any_discarded_card_may_pay() -> None:
    """Nightmares, Doors and Keys too; in ascending order, so that no set can be chosen twice."""
    game = given(f"discard Nm Rs Bs Rd Gm Tk; {ACT}", rules=RULES)
    when(game, "spell-prophecy")
    assert options(game) == "remove:Nm remove:Rs"
    pay(game, "Rs")
    assert options(game) == "remove:Bs"
    game = given(f"discard Nm Rs Rs Rs Rd Rd Gm Tk Tk; {ACT}", rules=RULES)
    when(game, "spell-prophecy")
    assert options(game, "remove") == "Nm Rs Rd"
    pay(game, "Rs")
    assert options(game, "remove") == "Rs Rd"
    pay(game, "Rd")
    assert options(game, "remove") == "Rd Gm"
    assert game.view().can_be_won is False


@pytest.mark.rule("§K13")
def test_the_drawn_nightmare_cannot_pay() -> None:
    """It does not lie on the discard pile yet."""
    game = given(f"{discarded(9)}; {NIGHTMARE}", rules=RULES)
    assert "spell-punishment" not in spells(game)
    game = given(f"{discarded(10)}; {NIGHTMARE}", rules=RULES)
    when(game, "spell-punishment")
    assert (zone(game, "drawn"), options(game)) == ("Nm", "remove:Rs")


@pytest.mark.rule("§3.2.6")
def test_spells_may_be_repeated() -> None:
    """Several in one turn, and the same one again; the turn's action is still to come."""
    game = given(f"{discarded(12)}; {ACT}", deck="Ts Ts Ts Ts Bm Nm", rules=RULES)
    when(game, "spell-planning")
    pay(game, "Rs", "Rs", "Rs", "Bs", "Bs", "Bs", "Gs")
    when(game, "goal:1", "goal:2")
    assert (asks(game), spells(game)) == ("act", ["spell-prophecy"])
    when(game, "spell-prophecy")
    pay(game, "Gs", "Gs", "Gm", "Gm", "Gm")
    when(game, "top:Bm")
    assert (asks(game), spells(game)) == ("act", [])
    assert "play:Rs" in game.legal()
    game = given(f"{discarded(12)}; {ACT}", deck="Ts Ts Ts Ts Bm Ts", rules=RULES)
    for top in ("Bm", "Ts"):
        when(game, "spell-prophecy")
        for _ in range(5):
            when(game, game.legal()[0])
        when(game, f"top:{top}")
    assert zone(game, "top") == "Ts Bm"


@pytest.mark.rule("§3.1", "§K6")
def test_paradoxical_prophecy() -> None:
    """Five cards from the bottom: one comes on top, the others go back in any order."""
    game = given(f"bottom Gm Nm; top Bs; {discarded(5)}; {ACT}", deck="Ts Rd Tm", rules=RULES)
    when(game, "spell-prophecy")
    told = pay(game, "Rs", "Rs", "Rs", "Bs", "Bs")
    assert told[1:] == [f"{card} deck>seen" for card in ("Nm", "Gm", "Ts", "Rd", "Tm")]
    assert (asks(game), options(game)) == ("paradox", "top:Nm top:Ts top:Rd top:Gm top:Tm")
    assert when(game, "top:Rd") == ["Rd seen>deck"]
    assert (asks(game), options(game)) == (
        "order-bottom",
        "bottom:Nm bottom:Ts bottom:Gm bottom:Tm",
    )
    when(game, "bottom:Tm", "bottom:Nm", "bottom:Gm")
    assert zone(game, "top") == "Rd Bs"
    assert zone(game, "bottom") == "Tm Nm Gm Ts"
    assert asks(game) == "act"


@pytest.mark.rule("§K7")
def test_paradoxical_prophecy_on_a_short_deck() -> None:
    """What is there is looked at, even what was known to lie on top."""
    game = given(f"top Rd Nm; {discarded(5)}; {ACT}", deck="Ts", rules=RULES, nothing_else=True)
    when(game, "spell-prophecy")
    told = pay(game, "Rs", "Rs", "Rs", "Bs", "Bs")
    assert told[1:] == ["Ts deck>seen", "Nm deck>seen", "Rd deck>seen"]
    when(game, "top:Ts", "bottom:Rd")
    assert (zone(game, "top"), zone(game, "bottom")) == ("Ts", "Rd Nm")


@pytest.mark.rule("§K7")
def test_paradoxical_prophecy_needs_a_card() -> None:
    game = given(f"{discarded(7)}; {ACT}", rules=RULES, nothing_else=True)
    assert spells(game) == ["spell-planning"]
    game = given(f"{discarded(7)}; {ACT}", "Ts", rules=RULES, nothing_else=True)
    when(game, "spell-prophecy")
    pay(game, "Rs", "Rs", "Rs", "Bs", "Bs")
    assert options(game) == "top:Ts"
    when(game, "top:Ts")
    assert (zone(game, "top"), asks(game)) == ("Ts", "act")


@pytest.mark.rule("§3.1", "§K5")
def test_parallel_planning() -> None:
    """Two Goals exchange their places, each keeps its face."""
    goals = "goals Rd* Bd* Gd Td Bd Rd Td Gd*"
    position = f"{discarded(7)}; {goals}; doors Rd Bd Gd; hand Rs Rm Gs Bk Tk; stack act"
    game = given(position, rules=RULES)
    when(game, "spell-planning")
    pay(game, *PILE[:7])
    assert (asks(game), options(game)) == (
        "planning",
        "goal:1 goal:2 goal:3 goal:4 goal:5 goal:6 goal:7",
    )
    when(game, "goal:2")
    assert options(game) == "goal:3 goal:4 goal:5 goal:6 goal:7"
    when(game, "goal:6")
    assert zone(game, "goals") == "Rd* Rd Gd Td Bd Bd* Td Gd*"
    assert asks(game) == "act"


@pytest.mark.rule("§K5")
def test_one_of_the_two_goals_is_face_up() -> None:
    """Right of the last open Goal nothing can be the left one of a pair."""
    goals = "goals Rd* Bd* Gd Td* Bd* Rd* Td* Gd*"
    position = f"{discarded(7)}; {goals}; doors Rd Rd Bd Bd Gd Td Td; hand Rs Rm; stack act"
    game = given(position, rules=RULES)
    when(game, "spell-planning")
    pay(game, *PILE[:7])
    assert options(game, "goal") == "1 2 3"
    when(game, "goal:1")
    assert options(game, "goal") == "3"
    game.undo()
    when(game, "goal:3")
    assert options(game, "goal") == "4 5 6 7 8"
    when(game, "goal:8")
    assert zone(game, "goals") == "Rd* Bd* Gd* Td* Bd* Rd* Td* Gd"


@pytest.mark.rule("§3.1", "§K10", "§12.4")
def test_powerful_punishment() -> None:
    """The Nightmare is discarded unresolved: nothing that follows a resolved one happens."""
    rules, recorder = recorded_rules(Solo(), Book())
    game = given(f"{discarded(10)}; {NIGHTMARE}", deck="Tm", rules=rules)
    when(game, "spell-punishment")
    told = pay(game, *PILE[:10])
    assert told == ["Gm discard>out", "Nm drawn>discard", "Tm deck>hand", NEXT_TURN]
    assert zone(game, "discard") == "Nm"
    assert recorder.names() == []


@pytest.mark.rule("§12.4")
def test_a_nightmare_that_is_answered_is_resolved() -> None:
    """The Book is there, but no spell was cast."""
    rules, recorder = recorded_rules(Solo(), Book())
    game = given(f"{discarded(10)}; {NIGHTMARE}", deck="Ts Ts Ts Ts Ts", rules=rules)
    when(game, "pay-hand")
    assert recorder.names() == ["nightmare"]
