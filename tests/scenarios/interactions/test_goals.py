"""The Goals of the Book meet Doors from everywhere (rules §3.2.3, §3.2.9, §C8, §G2, §O8, §12.3)."""

from __future__ import annotations

import pytest

from onirim.game.logged_game import LoggedGame
from tests.helpers.dsl import NEXT_TURN, SHUFFLED, asks, given, options, when, zone

EIGHT = "Rd Bd Gd Td Bd Rd Td Gd"
NINE = f"{EIGHT} Od"
TWELVE = f"{EIGHT} Rd Bd Gd Td"
THIRTEEN = f"{TWELVE} Od"
SEVEN_SUNS = "discard Rs Rs Rs Rs Rs Rs Rs"
RED_TRIO = "hand Rk Bs Bm Tk Ts; row Rs Rm"  # playing the Key completes it


# --- Glyphs --------------------------------------------------------------------------------------


@pytest.mark.interaction("book", "glyphs")
@pytest.mark.rule("§G2", "§G8", "§3.2.3", "§12.3")
def test_an_incantation_gains_the_door_of_the_next_goal_alone() -> None:
    """Which Door is taken is free; a wrong one goes to Limbo, and the rest to the bottom."""
    position = f"goals {TWELVE}; hand Rg Bs Bm Tk Ts; stack act"
    for door, place in (("Rd", "doors"), ("Gd", "limbo")):
        game = given(position, deck="Gd Rd Nm Ts Ts Tm", rules="solo+book+glyphs")
        when(game, "discard:Rg")
        assert options(game) == "take:Rd take:Gd"
        assert when(game, f"take:{door}")[0] == f"{door} seen>{place}"
        assert zone(game, "goals").startswith("Rd*" if place == "doors" else "Rd Bd")
        assert asks(game) == "order-bottom"


@pytest.mark.interaction("book", "glyphs")
@pytest.mark.interaction("book", "oniverse")
@pytest.mark.rule("§3.2.9", "§4.1", "§9.1")
@pytest.mark.parametrize(
    ("modules", "goals"),
    [("glyphs", TWELVE), ("oniverse", NINE), ("glyphs+oniverse", THIRTEEN)],
)
def test_every_door_brings_its_goal(modules: str, goals: str) -> None:
    game = LoggedGame(f"solo+book+{modules}", 1)
    assert sorted(zone(game, "goals").split()) == sorted(goals.split())


@pytest.mark.interaction("book", "glyphs")
@pytest.mark.interaction("book", "oniverse")
@pytest.mark.rule("§K5")
def test_planning_exchanges_any_of_the_thirteen_goals() -> None:
    """Those of the Glyphs and of the Oniverse Door too."""
    position = f"goals {THIRTEEN}; {SEVEN_SUNS}; hand Rm Bs Bm Tk Ts; stack act"
    game = given(position, rules="solo+book+glyphs+oniverse")
    when(game, "spell-planning", *["remove:Rs"] * 7, "goal:1")
    assert options(game, "goal") == " ".join(str(i) for i in range(2, 14))
    when(game, "goal:13")
    assert zone(game, "goals").split()[0] == "Od"
    assert zone(game, "goals").split()[-1] == "Rd"


@pytest.mark.interaction("book", "towers")
@pytest.mark.rule("§K5", "§6.2.6")
def test_with_all_goals_turned_down_there_is_nothing_to_plan() -> None:
    """All Doors are gained, the Towers are not built yet: no Goal is face up."""
    down = " ".join(f"{door}*" for door in EIGHT.split())
    position = f"goals {down}; doors {EIGHT}; {SEVEN_SUNS}; hand Rm Bs Bm Tk Ts; stack act"
    assert "spell-planning" not in given(position, rules="solo+book+towers").legal()


# --- Dreamcatchers -------------------------------------------------------------------------------

CATCHERS = "solo+book+dreamcatchers"


@pytest.mark.interaction("book", "dreamcatchers")
@pytest.mark.rule("§C8", "§3.2.2", "§5.2.4", "§12.5")
def test_a_wrong_door_is_caught_and_taken_from_there_when_it_is_next() -> None:
    """The trio of the next turn finds it on its catcher: no search, no shuffle, no freeing."""
    position = f"goals {EIGHT}; catchers 15; hand Bk Rk Bm Ts; row Bs Rs Rm; drawn Bd"
    game = given(f"{position}; stack limbo fill door", deck="Tm Ts Gs", rules=CATCHERS)
    told = when(game, "unlock:Bk")
    assert told[:2] == ["Bk hand>discard", "Bd drawn>limbo"]
    assert told[-2:] == ["Bd limbo>catcher1", NEXT_TURN]
    when(game, "play:Rk", "take:Rd", "decline")
    blue = f"goals Rd* {EIGHT[3:]}; catchers 15; catcher1 Bd; doors Rd"
    game = given(f"{blue}; hand Bk Rk Ts Ts Gm; row Bs Bm; stack act", deck="Gs", rules=CATCHERS)
    when(game, "play:Bk")
    assert options(game, "take-from-1") == "Bd"
    assert when(game, "take-from-1:Bd") == ["Bd catcher1>doors", "Gs deck>hand", NEXT_TURN]
    assert zone(game, "goals").startswith("Rd* Bd* Gd")


@pytest.mark.interaction("book", "dreamcatchers")
@pytest.mark.rule("§C8", "§5.2.11", "§3.2.3")
def test_a_door_of_a_catcher_passes_the_test_of_the_book() -> None:
    """A wrong one goes to Limbo, from where it is caught again."""
    position = f"goals {EIGHT}; catchers 15; catcher1 Bd Nm; hand Bk Rk Ts Ts Gm; row Bs Bm"
    game = given(f"{position}; stack act", deck="Gs", rules=CATCHERS)
    when(game, "play:Bk")
    told = when(game, "take-from-1:Bd")
    assert told == ["Bd catcher1>limbo", "Gs deck>hand", "Bd limbo>catcher2", NEXT_TURN]


@pytest.mark.interaction("book", "dreamcatchers")
@pytest.mark.rule("§12.3", "§C6", "§K2", "§5.2.8")
def test_a_door_that_goes_to_limbo_was_searched_for_all_the_same() -> None:
    """A catcher may be freed and the deck is shuffled; the Door in Limbo is caught later."""
    position = f"goals Bd Rd {EIGHT[6:]}; catchers 15; catcher3 Nm; {RED_TRIO}; stack act"
    game = given(position, deck="Gs", rules=CATCHERS)
    assert when(game, "play:Rk", "take:Rd") == ["Rd deck>limbo"]
    assert options(game) == "free:3 decline"
    told = when(game, "free:3")
    assert told[:2] == ["Nm catcher3>deck", SHUFFLED]
    assert "Rd limbo>catcher1" in told


@pytest.mark.interaction("book", "dreamcatchers")
@pytest.mark.rule("§K13", "§5.2.2")
def test_a_discarded_lost_dream_may_pay() -> None:
    """Any card of the discard pile may, though the game cannot be won without this one."""
    position = f"goals {EIGHT}; catchers 15; discard Ld Ld Nm Rs Rs; hand Rm Bs Bm Tk Ts"
    game = given(f"{position}; stack act", deck="Gs Gs Gs Gs Gm", rules=CATCHERS)
    when(game, "spell-prophecy", "remove:Nm", "remove:Rs", "remove:Rs", "remove:Ld", "remove:Ld")
    assert (zone(game, "out"), asks(game)) == ("Nm Rs Rs Ld Ld", "paradox")


@pytest.mark.interaction("book", "dreamcatchers")
@pytest.mark.rule("§C9", "§C-prophecy", "§3.1")
def test_a_paradoxical_prophecy_frees_nothing() -> None:
    """Not even with the house rule, by which a Key's Prophecy does."""
    position = (
        f"goals {EIGHT}; catchers 15; catcher1 Nm; discard Rs Rs Rs Rs Rs; hand Rm Bs Bm Tk Ts"
    )
    game = given(f"{position}; stack act", deck="Gs Gs Gs Gs Gm", rules=f"{CATCHERS}+C-prophecy")
    when(game, "spell-prophecy", *["remove:Rs"] * 5, "top:Gm")
    assert (asks(game), zone(game, "catcher1"), zone(game, "top")) == ("act", "Nm", "Gm")
    game = given(f"{position}; stack act", deck="Gs Gs Gs Gs Gm", rules=f"{CATCHERS}+C-prophecy")
    when(game, "discard:Tk", "discard-seen:Gs")
    assert asks(game) == "freeing"


# --- Premonitions --------------------------------------------------------------------------------


@pytest.mark.interaction("book", "premonitions")
@pytest.mark.rule("§R8", "§3.2.4", "§12.3")
def test_a_door_lost_to_a_premonition_reopens_its_goal() -> None:
    """It fires after the Goal was turned down; the next Door is the lost one again."""
    position = (
        "goals Rd* Td Td* Bd Gd Bd Rd Gd; doors Rd Td; premonitions Pt; "
        "hand Tk Bs Gs Rs; drawn Td; stack limbo fill door"
    )
    game = given(position, deck="Tm Bm", rules="solo+book+premonitions")
    when(game, "unlock:Tk")
    assert (asks(game), zone(game, "goals")) == ("door-penalty", "Rd* Td* Td* Bd Gd Bd Rd Gd")
    when(game, "pay-door:Rd")
    assert zone(game, "goals") == "Rd Td* Td* Bd Gd Bd Rd Gd"


@pytest.mark.interaction("book", "premonitions")
@pytest.mark.rule("§K9", "§R1")
def test_a_premonition_that_is_gone_pays_for_nothing() -> None:
    """Neither a fired nor an averted one lies in the discard pile."""
    position = (
        "goals Gd* Gd Rd Bd Td Bd Rd Td; doors Gd; premonitions Pg; discard Rs Rs Nm; "
        "hand Gk Bs Ts Rm; drawn Gd; stack limbo fill door"
    )
    game = given(position, deck="Tm Bm", rules="solo+book+premonitions")
    told = when(game, "unlock:Gk")
    assert "Pg premonitions>removed" in told
    assert zone(game, "discard") == "Rs Rs Gk"
    assert "spell-prophecy" not in game.legal()


# --- Crossroads ----------------------------------------------------------------------------------


@pytest.mark.interaction("book", "crossroads")
@pytest.mark.rule("§8.2.4", "§K1", "§3.2.2")
def test_a_crossroads_key_is_spent_on_a_wrong_door() -> None:
    position = f"goals {EIGHT}; hand Xk Bs Bm Ts; drawn Gd; stack limbo fill door"
    game = given(position, deck="Tm Ts", rules="solo+book+crossroads")
    assert options(game) == "unlock:Xk decline"
    assert when(game, "unlock:Xk")[:2] == ["Xk hand>discard", "Gd drawn>limbo"]


@pytest.mark.interaction("book", "crossroads")
@pytest.mark.rule("§8.2.3", "§3.2.2")
def test_a_trio_with_a_crossroads_turns_the_goal_of_its_colour_down() -> None:
    position = f"goals {EIGHT}; hand Rk Bs Bm Tk Ts; row Rs Xm; stack act"
    game = given(position, deck="Gs", rules="solo+book+crossroads")
    when(game, "play:Rk")
    assert options(game) == "take:Rd search decline"
    when(game, "take:Rd")
    assert (zone(game, "doors"), zone(game, "goals")) == ("Rd", f"Rd* {EIGHT[3:]}")


# --- the Door to the Oniverse --------------------------------------------------------------------

ONIVERSE = "solo+book+oniverse"


@pytest.mark.interaction("book", "oniverse")
@pytest.mark.rule("§O8", "§3.2.3", "§9.2.2")
@pytest.mark.parametrize(
    ("goals", "door", "place"),
    [
        (NINE, "Od", "limbo"),
        (f"Od {EIGHT}", "Od", "doors"),
        (f"Od {EIGHT}", "Rd", "limbo"),
    ],
)
def test_the_oniverse_door_fulfils_its_own_goal_only(goals: str, door: str, place: str) -> None:
    """For Goals it is of no other colour, and no other Door fulfils its Goal."""
    position = f"goals {goals}; hand Rk Bs Bm Ts; drawn {door}; stack limbo fill door"
    game = given(position, deck="Tm Ts", rules=ONIVERSE)
    assert f"{door} drawn>{place}" in when(game, "unlock:Rk")


@pytest.mark.interaction("book", "oniverse")
@pytest.mark.rule("§K3", "§O9", "§3.2.4")
def test_a_lost_oniverse_door_turns_up_its_own_goal() -> None:
    position = f"goals Rd* Od* {EIGHT[3:]}; doors Rd Od; hand Rm Bs Bm Ts; drawn Nm"
    game = given(f"{position}; stack limbo fill nightmare", deck="Tm", rules=ONIVERSE)
    when(game, "pay-door:Od")
    assert zone(game, "goals") == f"Rd* Od {EIGHT[3:]}"


@pytest.mark.interaction("book", "oniverse")
@pytest.mark.rule("§O15", "§3.2.2", "§12.3")
@pytest.mark.parametrize(("colour", "place"), [("B", "doors"), ("G", "limbo")])
def test_goals_are_not_fooled_by_chromatic_chaos(colour: str, place: str) -> None:
    """They look at the Door; Chaos is gone even if its Door goes to Limbo."""
    position = f"goals Bd Rd {EIGHT[6:]} Od; denizens Cc; {RED_TRIO}; stack act"
    game = given(position, deck="Gs", rules=ONIVERSE)
    when(game, "play:Rk", f"chaos:{colour}")
    assert when(game, f"take:{colour}d")[0] == f"{colour}d deck>{place}"
    assert "Cc" in zone(game, "discard").split()
