"""Cards that the game cannot be won without, whichever module brings them (rules §B21, §R13)."""

from __future__ import annotations

import pytest

from tests.helpers.dsl import given, options, when, zone

ALL = "solo+glyphs+dreamcatchers+towers+premonitions+oniverse"
EMPTY = "catchers 15"
HAND = "hand Rk Bs Gs Ts Tm"


@pytest.mark.interaction("dreamcatchers", "oniverse")
@pytest.mark.interaction("glyphs", "dreamcatchers")
@pytest.mark.rule("§B21", "§B10", "§5.2.2", "§9.2.3", "§4.2.4")
@pytest.mark.parametrize("card", ["Rd", "Od", "Ld"])
def test_a_prophecy_that_discards_a_needed_card_loses_the_game(card: str) -> None:
    """The view tells; the game goes on. Any of the three red Doors is needed."""
    game = given(f"{EMPTY}; doors Rd; {HAND}; stack act", f"{card} Gm Gm Gm Gm Gs", rules=ALL)
    assert game.view().can_be_won
    when(game, "discard:Rk", f"discard-seen:{card}")
    assert not game.view().can_be_won
    assert game.result == ""


@pytest.mark.interaction("dreamcatchers", "oniverse")
@pytest.mark.rule("§B21", "§B10", "§5.2.2", "§9.2.3")
def test_with_the_house_rule_a_prophecy_spares_all_of_them() -> None:
    """Unless nothing else was seen: then one must go."""
    game = given(f"{EMPTY}; {HAND}; stack act", "Rd Od Ld Nm R3", rules=f"{ALL}+B10")
    when(game, "discard:Rk")
    assert options(game, "discard-seen") == "Nm R3"
    position = f"{EMPTY}; {HAND}; stack act"
    game = given(position, "Rd Od Ld", rules=f"{ALL}+B10", nothing_else=True)
    when(game, "discard:Rk")
    assert options(game, "discard-seen") == "Rd Ld Od"


@pytest.mark.interaction("premonitions", "oniverse")
@pytest.mark.interaction("dreamcatchers", "premonitions")
@pytest.mark.rule("§B21", "§R13", "§5.2.2", "§9.2.3")
def test_with_the_house_rule_a_happy_dream_spares_all_of_them_always() -> None:
    position = f"{EMPTY}; hand Rs Bs Gs Ts; drawn Hd; stack limbo fill happy-dream"
    game = given(position, "Rd Od Ld Nm R3 Gm Gm Ts", rules=f"{ALL}+B10")
    when(game, "seven")
    assert options(game) == "discard-seen:Nm discard-seen:Gm discard-seen:R3 decline"


@pytest.mark.interaction("towers", "oniverse")
@pytest.mark.rule("§B21", "§6.2.6", "§X10")
def test_a_cyclobot_could_bring_the_last_tower_of_a_colour_back() -> None:
    """So the warning comes only without the Oniverse."""
    position = f"discard R3 R4 R5; {HAND}; stack act"
    assert not given(position, rules="solo+towers").view().can_be_won
    assert given(position, rules="solo+towers+oniverse").view().can_be_won


@pytest.mark.interaction("book", "towers")
@pytest.mark.interaction("book", "oniverse")
@pytest.mark.rule("§B21", "§3.2.5", "§6.2.6")
def test_a_tower_that_paid_for_a_spell_comes_back_no_more() -> None:
    """Not even the Cyclobot finds what was removed from the game."""
    goals = "goals Rd Bd Gd Td Bd Rd Td Gd Od"
    position = f"{goals}; discard R3 R4 R5 Nm Nm; {HAND}; stack act"
    game = given(position, deck="Gs Gs Gs Gs Gs", rules="solo+book+towers+oniverse")
    assert game.view().can_be_won
    paid = ("remove:Nm", "remove:Nm", "remove:R3", "remove:R4", "remove:R5")
    when(game, "spell-prophecy", *paid)
    assert (zone(game, "out"), game.view().can_be_won) == ("Nm Nm R3 R4 R5", False)
