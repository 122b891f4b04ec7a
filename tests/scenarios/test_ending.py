"""The end: eight Doors, or no card where one must be drawn (rules §1.3.15, §1.3.16, §B7 to §B9)."""

from __future__ import annotations

import pytest

from tests.helpers.dsl import asks, deck_size, given, options, when, zone

SEVEN_DOORS = "doors Rd Bd Bd Gd Gd Td Td"


@pytest.mark.rule("§1.3.15", "§B20")
def test_the_eighth_door_wins_in_phase_1() -> None:
    """The Door of a trio ends the game at once: nothing is shuffled, nothing drawn."""
    game = given(f"hand Rs Gm Gs Bk Ts; row Rs Rm; {SEVEN_DOORS}; stack act")
    when(game, "play:Rs")
    assert when(game, "take:Rd") == ["Rd deck>doors", "won"]
    assert game.result == "won"
    assert (asks(game), options(game)) == ("", "")


@pytest.mark.rule("§1.3.15", "§B20")
def test_the_eighth_door_wins_in_phase_2() -> None:
    """So does the Door that a Key claims, before the next card is drawn."""
    game = given(f"hand Rs Gm Gs Rk; {SEVEN_DOORS}; top Rd Nm; stack limbo fill")
    assert when(game, "unlock:Rk") == ["Rk hand>discard", "Rd drawn>doors", "won"]
    assert zone(game, "top") == "Nm"


@pytest.mark.rule("§1.3.15")
def test_seven_doors_are_not_enough() -> None:
    """The game goes on."""
    game = given("hand Rs Gm Gs Rk; doors Bd Bd Gd Gd Td Td; stack limbo fill", deck="Rd Ts Ts")
    when(game, "unlock:Rk")
    assert game.result == ""
    assert asks(game) == "act"


@pytest.mark.rule("§B9")
def test_limbo_stays_where_it_is_after_the_victory() -> None:
    """There is no phase 3 any more."""
    game = given(f"hand Rs Gm Gs Rk; {SEVEN_DOORS}; limbo Nm; top Rd Ts Tm; stack limbo fill")
    assert when(game, "unlock:Rk")[-1] == "won"
    assert zone(game, "limbo") == "Nm"
    assert zone(game, "top") == "Ts Tm"


@pytest.mark.rule("§1.3.16")
def test_no_card_to_fill_the_hand_with_loses() -> None:
    """Limbo does not help: it would come back only in phase 3."""
    game = given("hand Rs Rm Gs Bk Ts; stack act", deck="Rd", nothing_else=True)
    assert when(game, "discard:Rs")[1:] == ["Rd deck>drawn", "Rd drawn>limbo", "lost"]
    assert game.result == "lost"
    assert options(game) == ""


@pytest.mark.rule("§B7")
def test_a_deck_that_runs_out_during_a_redraw_loses() -> None:
    """Four Locations are no hand, and the Door in Limbo is out of reach."""
    position = "hand Rs Rm Gs Bk; drawn Nm; stack limbo fill nightmare"
    game = given(position, deck="Ts Ts Rd Ts Ts", nothing_else=True)
    assert when(game, "pay-hand")[-1] == "lost"
    assert zone(game, "limbo") == "Rd"


@pytest.mark.rule("§B8")
def test_an_empty_deck_and_a_full_hand_are_no_defeat() -> None:
    """The last card fills the hand and the next turn begins; its draw loses."""
    game = given("hand Rs Rm Gs Bk Ts; stack act", deck="Tm", nothing_else=True)
    assert when(game, "discard:Rs")[-1] == "next turn"
    assert asks(game) == "act"
    assert when(game, "discard:Gs") == ["Gs hand>discard", "lost"]


@pytest.mark.rule("§B8")
def test_limbo_may_save_an_empty_deck() -> None:
    """Phase 3 refills it before the next draw."""
    game = given("hand Rs Rm Gs Bk Ts; stack act", deck="Rd Tm", nothing_else=True)
    told = when(game, "discard:Rs")
    assert told[3:] == ["Tm deck>hand", "Rd limbo>deck", "shuffled", "next turn"]
    assert deck_size(game) == 1


@pytest.mark.rule("§B8")
def test_the_last_card_of_the_deck_may_win() -> None:
    """The Door of a trio comes before the draw that would lose."""
    position = f"hand Rs Gm Gs Bk Ts; row Rs Rm; {SEVEN_DOORS}; stack act"
    game = given(position, deck="Rd", nothing_else=True)
    when(game, "play:Rs")
    assert when(game, "take:Rd")[-1] == "won"
