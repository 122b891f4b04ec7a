"""The Nightmare: four answers, and which of them are offered (rules §1.3.12, §1.3.13, §B5, §B6)."""

from __future__ import annotations

import pytest

from tests.helpers.dsl import asks, given, options, unknown, when, zone

AFTER_A_NIGHTMARE = "drawn Nm; stack limbo fill nightmare"


@pytest.mark.rule("§1.3.12")
def test_first_answer_a_key() -> None:
    """One Key from the hand is discarded, then the Nightmare."""
    game = given(f"hand Rs Rm Bk Gk; {AFTER_A_NIGHTMARE}", deck="Ts Ts")
    when(game, "pay-key:Gk")
    assert zone(game, "discard") == "Nm Gk"
    assert zone(game, "hand") == "Rs Ts Ts Rm Bk"


@pytest.mark.rule("§1.3.12")
def test_second_answer_a_door() -> None:
    """One gained Door goes to Limbo, from where it returns into the deck."""
    game = given(f"hand Rs Rm Gs Bs; doors Rd Gd; {AFTER_A_NIGHTMARE}", deck="Ts")
    assert when(game, "pay-door:Gd")[:2] == ["Gd doors>limbo", "Nm drawn>discard"]
    assert zone(game, "doors") == "Rd"
    assert unknown(game, "Gd") == 2


@pytest.mark.rule("§1.3.12")
def test_third_answer_five_cards_of_the_deck() -> None:
    """Locations are discarded, Doors and Nightmares go to Limbo, Keys save nothing."""
    game = given(f"hand Rs Rm Bk Gk; {AFTER_A_NIGHTMARE}", deck="Bd Nm Ts Gk Rm Nm")
    when(game, "pay-five")
    assert zone(game, "discard") == "Nm Ts Rm Gk"
    assert zone(game, "limbo") == "Nm Bd"
    assert zone(game, "hand") == "Rs Rm Bk Gk"
    assert asks(game) == "nightmare"


@pytest.mark.rule("§1.3.12")
def test_known_cards_are_revealed_first() -> None:
    """The third answer takes the cards that a Prophecy has put on top, then unknown ones."""
    game = given(f"hand Rs Rm Bk Gk; top Gd Ts; {AFTER_A_NIGHTMARE}", deck="Bs Bs Rd Nm")
    when(game, "pay-five")
    assert zone(game, "limbo") == "Rd Gd"
    assert zone(game, "discard") == "Nm Bs Bs Ts"


@pytest.mark.rule("§1.3.12", "§B17")
def test_fourth_answer_the_whole_hand() -> None:
    """All cards go, new ones are drawn, the Nightmare is discarded after that."""
    game = given(f"hand Rs Rm Bk Gk; {AFTER_A_NIGHTMARE}", deck="Ts Ts Bs Bs Gm")
    told = when(game, "pay-hand")
    assert told[-2:] == ["Nm drawn>discard", "next turn"]
    assert zone(game, "discard") == "Nm Rs Rm Bk Gk"
    assert zone(game, "hand") == "Bs Bs Ts Ts Gm"


@pytest.mark.rule("§1.3.13")
def test_filling_goes_on_after_a_key() -> None:
    """The hand is one smaller than before, so one more card is drawn."""
    game = given(f"hand Rs Rm Bk Gk; {AFTER_A_NIGHTMARE}", deck="Ts Ts")
    told = when(game, "pay-key:Gk")
    assert told[2:] == ["Ts deck>hand", "Ts deck>hand", "next turn"]


@pytest.mark.rule("§1.3.13", "§B17")
def test_filling_is_over_after_a_new_hand() -> None:
    """The new hand is drawn as in set-up, so no Door and no Nightmare is met any more."""
    game = given(f"hand Rs Rm Bk Gk; {AFTER_A_NIGHTMARE}", deck="Ts Nm Rk Rd Bs Bs Gm")
    when(game, "pay-hand")
    assert zone(game, "hand") == "Bs Bs Ts Gm Rk"
    assert asks(game) == "act"


@pytest.mark.rule("§B17")
def test_a_redraw_sends_all_else_to_limbo_unresolved() -> None:
    """No Key claims the Door, no Nightmare is paid; phase 3 brings both back, not the redraw."""
    game = given(f"hand Rs; {AFTER_A_NIGHTMARE}", deck="Ts Nm Rk Rd Bs Bs Gm")
    told = when(game, "pay-hand")
    assert "Nm deck>limbo" in told
    assert "Rd deck>limbo" in told
    assert told[-5:] == [
        "Nm drawn>discard",
        "Rd limbo>deck",
        "Nm limbo>deck",
        "shuffled",
        "next turn",
    ]


@pytest.mark.rule("§B6")
def test_all_four_answers() -> None:
    """Each different Key and each different Door is a choice."""
    game = given(f"hand Rs Gk Bk Gk; doors Rd Gd Gd; {AFTER_A_NIGHTMARE}")
    doors = "pay-door:Rd pay-door:Gd"
    assert options(game) == f"pay-key:Bk pay-key:Gk {doors} pay-five pay-hand"


@pytest.mark.rule("§B6")
@pytest.mark.parametrize("hand", ["hand Rs Rm Gs Bs; ", ""], ids=["no-key", "empty-hand"])
def test_two_answers_are_always_there(hand: str) -> None:
    """Without a Key and a Door, and even with an empty hand, nobody is stuck."""
    game = given(f"{hand}{AFTER_A_NIGHTMARE}")
    assert options(game) == "pay-five pay-hand"


@pytest.mark.rule("§B5", "§B6")
def test_five_cards_of_a_short_deck() -> None:
    """What is there is revealed; the draw that follows loses."""
    game = given(f"hand Rs Rm Gs Bs; {AFTER_A_NIGHTMARE}", deck="Rd Ts Tm", nothing_else=True)
    told = when(game, "pay-five")
    assert told == [
        "Rd deck>limbo",
        "Ts deck>discard",
        "Tm deck>discard",
        "Nm drawn>discard",
        "lost",
    ]


@pytest.mark.rule("§B5", "§B6")
def test_five_cards_of_an_empty_deck() -> None:
    """The answer is offered even then, and it loses."""
    game = given(f"hand Rs Rm Gs Bs; {AFTER_A_NIGHTMARE}", nothing_else=True)
    assert options(game) == "pay-five pay-hand"
    assert when(game, "pay-five") == ["Nm drawn>discard", "lost"]


@pytest.mark.rule("§B14")
def test_a_door_gained_this_turn_may_be_lost() -> None:
    """The Nightmare that comes up next may have it."""
    game = given("hand Rs Rm Rk Bs; stack limbo fill", deck="Rd Nm Ts Ts")
    when(game, "unlock:Rk")
    assert options(game, "pay-door") == "Rd"
    when(game, "pay-door:Rd")
    assert zone(game, "doors") == ""
