"""Towers and Nightmares: the loss, false destruction, protection (rules §6.2.7 to §6.2.10)."""

from __future__ import annotations

import pytest

from tests.helpers.dsl import (
    NEXT_TURN,
    SHUFFLED,
    asks,
    given,
    options,
    unknown,
    when,
    zone,
)

NIGHTMARE = "hand Rs Rm Bk Gk; drawn Nm; stack limbo fill nightmare"
COMPLETE = "towers R3 G4 B4 T5"
ALL_DOORS = "doors Rd Rd Bd Bd Gd Gd Td Td"


@pytest.mark.rule("§6.2.7", "§12.4")
def test_a_nightmare_tears_a_tower_down() -> None:
    """First its own answer, then the Tower, then it is discarded and filling goes on."""
    game = given(f"towers G4 B4; {NIGHTMARE}", deck="Ts Ts", rules="solo+towers")
    assert when(game, "pay-key:Gk") == ["Gk hand>discard"]
    assert asks(game) == "tower-loss"
    assert options(game) == "lose-tower:G4 lose-tower:B4 false-destruction"
    told = when(game, "lose-tower:G4")
    assert told[:3] == ["G4 towers>discard", "Nm drawn>discard", "Ts deck>hand"]
    assert zone(game, "towers") == "B4"


@pytest.mark.rule("§6.2.7")
def test_a_middle_tower_may_go_if_the_row_closes_up() -> None:
    """G4 and R4 would touch with Sun and Sun; a blank side touches everything."""
    game = given(f"towers G4 B4 R4; {NIGHTMARE}", rules="solo+towers")
    when(game, "pay-key:Gk")
    assert options(game, "lose-tower") == "G4 R4"
    game = given(f"towers B5 G4 B4 R5; {NIGHTMARE}", rules="solo+towers")
    when(game, "pay-key:Gk")
    assert options(game, "lose-tower") == "B5 G4 B4 R5"


@pytest.mark.rule("§6.2.7")
def test_a_single_tower_can_go() -> None:
    game = given(f"towers G4; {NIGHTMARE}", deck="Ts Ts", rules="solo+towers")
    when(game, "pay-key:Gk", "lose-tower:G4")
    assert zone(game, "towers") == ""


@pytest.mark.rule("§6.2.8", "§12.4")
def test_false_destruction_sends_the_nightmare_to_limbo() -> None:
    """No Tower is lost; phase 3 shuffles the Nightmare in, and it will come again."""
    game = given(f"towers G4 B4; {NIGHTMARE}", deck="Ts Ts", rules="solo+towers")
    when(game, "pay-key:Gk")
    assert when(game, "false-destruction") == [
        "Nm drawn>limbo",
        "Ts deck>hand",
        "Ts deck>hand",
        "Nm limbo>deck",
        SHUFFLED,
        NEXT_TURN,
    ]
    assert zone(game, "towers") == "G4 B4"
    assert unknown(game, "Nm") == 10


@pytest.mark.rule("§6.2.9", "§W2", "§W9")
@pytest.mark.parametrize("row", [COMPLETE, f"{COMPLETE} T4"], ids=["four", "five"])
def test_a_complete_row_is_safe(row: str) -> None:
    """Nothing of it is lost, a fifth Tower neither, and there is nothing to deceive."""
    game = given(f"{row}; {NIGHTMARE}", deck="Ts Ts", rules="solo+towers")
    assert when(game, "pay-key:Gk")[-1] == NEXT_TURN
    assert "towers " + zone(game, "towers") == row


@pytest.mark.rule("§6.2.9")
def test_an_incomplete_row_is_not_safe() -> None:
    """Four Towers of three colours protect nothing."""
    game = given(f"towers R3 G4 B4 R5; {NIGHTMARE}", rules="solo+towers")
    when(game, "pay-key:Gk")
    assert asks(game) == "tower-loss"


@pytest.mark.rule("§6.2.10")
def test_hard_no_row_is_safe() -> None:
    game = given(f"{COMPLETE}; {NIGHTMARE}", deck="Ts Ts", rules="solo+towers:hard")
    when(game, "pay-key:Gk")
    assert options(game) == "lose-tower:R3 lose-tower:B4 lose-tower:T5 false-destruction"
    when(game, "lose-tower:B4")
    assert zone(game, "towers") == "R3 G4 T5"


@pytest.mark.rule("§W1", "§W2")
@pytest.mark.parametrize("rules", ["solo+towers", "solo+towers:hard"])
def test_without_a_tower_nothing_is_asked(rules: str) -> None:
    game = given(NIGHTMARE, deck="Ts Ts", rules=rules)
    assert when(game, "pay-key:Gk")[:2] == ["Gk hand>discard", "Nm drawn>discard"]
    assert asks(game) == "act"


@pytest.mark.rule("§W3")
def test_a_nightmare_that_was_not_drawn_costs_no_tower() -> None:
    """One revealed by the third answer goes to Limbo; the drawn one takes one Tower, no more."""
    game = given(f"towers G4 B4; {NIGHTMARE}", deck="Nm Nm Ts Rm Rd Bs", rules="solo+towers")
    when(game, "pay-five", "lose-tower:G4")
    assert asks(game) == "act"
    assert zone(game, "towers") == "B4"
    assert unknown(game, "Nm") == 9


@pytest.mark.rule("§W4", "§12.4")
def test_the_whole_answer_comes_first() -> None:
    """A new hand is drawn before the Tower is chosen; the Nightmare waits."""
    game = given(f"towers G4 B4; {NIGHTMARE}", deck="Ts Rd Tm Gs Gm R3", rules="solo+towers")
    when(game, "pay-hand")
    assert (asks(game), zone(game, "hand")) == ("tower-loss", "Gs Ts Gm Tm R3")
    assert (zone(game, "drawn"), zone(game, "limbo")) == ("Nm", "Rd")


@pytest.mark.rule("§W5")
def test_a_lost_tower_gives_no_look() -> None:
    """Not from the row, not with the hand, not by the third answer."""
    game = given(f"towers G4 B4; {NIGHTMARE}", deck="Ts Rm", rules="solo+towers")
    assert when(game, "pay-key:Gk", "lose-tower:G4")[-1] == NEXT_TURN
    position = "hand Rs Rm R3 G3; drawn Nm; stack limbo fill nightmare"
    game = given(position, deck="Ts Tm Gs Gm Bs", rules="solo+towers")
    assert when(game, "pay-hand")[-1] == NEXT_TURN
    game = given(position, deck="B5 T5 Gs Gm Bs Ts", rules="solo+towers")
    assert when(game, "pay-five")[-1] == NEXT_TURN
    assert zone(game, "discard") == "Nm Bs Gs Gm B5 T5"


@pytest.mark.rule("§12.6")
def test_the_third_answer_discards_towers() -> None:
    game = given(NIGHTMARE, deck="B5 T5 Rd Gm Bs Ts", rules="solo+towers")
    told = when(game, "pay-five")
    assert told[:3] == ["B5 deck>discard", "T5 deck>discard", "Rd deck>limbo"]


@pytest.mark.rule("§B6", "§W11")
def test_revealing_from_an_empty_deck_may_be_a_way_out() -> None:
    """It costs nothing. The next draw would lose, but the Tower loss comes before it."""
    position = f"{ALL_DOORS}; towers R3 G3 T5 T4 B3; {NIGHTMARE}"
    game = given(position, nothing_else=True, rules="solo+towers")
    assert when(game, "pay-five", "lose-tower:T4") == ["T4 towers>discard", "won"]
    game = given(position, nothing_else=True, rules="solo+towers")
    assert when(game, "pay-five", "lose-tower:R3")[-1] == "lost"


@pytest.mark.rule("§W11", "§B20", "§12.4")
def test_a_loss_may_close_the_row_up_to_a_win() -> None:
    """Before the Nightmare is discarded, and before anything is drawn."""
    position = f"{ALL_DOORS}; towers R3 G3 T5 T4 B3; {NIGHTMARE}"
    game = given(position, rules="solo+towers")
    assert when(game, "pay-key:Gk", "lose-tower:T4") == ["T4 towers>discard", "won"]
    assert zone(game, "drawn") == "Nm"


@pytest.mark.rule("§6.2.7", "§6.2.11")
def test_two_players_lose_towers_of_their_common_row() -> None:
    position = (
        "towers G4 B4; hand1 Rs Rm; hand2 Bs Bm Bk; shared Gs Tk; drawn Nm; active 1; "
        "stack limbo fill nightmare"
    )
    game = given(position, deck="Ts Ts", rules="duo+towers")
    when(game, "pay-key:Tk/shared")
    assert options(game) == "lose-tower:G4 lose-tower:B4 false-destruction"
    when(game, "lose-tower:B4")
    assert zone(game, "towers", 1) == "G4"


def test_a_position_in_which_no_tower_can_be_lost_is_refused() -> None:
    with pytest.raises(ValueError, match="a Tower that can be lost"):
        given("hand Rs Rm; drawn Nm; stack limbo fill bury tower-loss", rules="solo+towers")


FOUR_APART = "towers R3 G3 T5 T4 B3"


@pytest.mark.rule("§W-immune", "§6.2.9", "§W9")
def test_house_rule_four_colours_apart_are_safe() -> None:
    """Neither a loss nor false destruction; without the house rule a Tower falls."""
    game = given(f"{FOUR_APART}; {NIGHTMARE}", deck="Ts Ts Ts", rules="solo+towers+W-immune")
    assert when(game, "pay-key:Gk")[:2] == ["Gk hand>discard", "Nm drawn>discard"]
    game = given(f"{FOUR_APART}; {NIGHTMARE}", deck="Ts", rules="solo+towers")
    when(game, "pay-key:Gk")
    assert asks(game) == "tower-loss"


@pytest.mark.rule("§W-immune", "§6.2.6")
def test_house_rule_four_colours_apart_do_not_win() -> None:
    position = f"{FOUR_APART}; {ALL_DOORS}; {NIGHTMARE}"
    game = given(position, deck="Ts Ts Ts", rules="solo+towers+W-immune")
    when(game, "pay-key:Gk")
    assert game.result == ""


@pytest.mark.rule("§W-immune")
def test_house_rule_three_colours_are_not_safe() -> None:
    game = given(f"towers R3 G3 T5; {NIGHTMARE}", deck="Ts Ts Ts", rules="solo+towers+W-immune")
    when(game, "pay-key:Gk")
    assert asks(game) == "tower-loss"


@pytest.mark.rule("§W-immune", "§6.2.10")
def test_house_rule_changes_nothing_in_the_hard_variant() -> None:
    game = given(f"{FOUR_APART}; {NIGHTMARE}", deck="Ts", rules="solo+towers:hard+W-immune")
    when(game, "pay-key:Gk")
    assert asks(game) == "tower-loss"


@pytest.mark.rule("§W-immune", "§W10")
def test_house_rule_a_charge_spares_a_safe_row() -> None:
    position = f"{FOUR_APART}; hand Rs Rm Bk Gk Ts; stack act"
    game = given(position, deck="Gs Ts Ts", rules="solo+towers+incubus+W-immune")
    when(game, "charge", "pay-key:Gk")
    assert zone(game, "towers") == "R3 G3 T5 T4 B3"
