"""Dead Ends and Escape (rules §8.2.5 to §8.2.8, §X1 to §X5, §X8)."""

from __future__ import annotations

import pytest

from tests.helpers.dsl import (
    NEXT_TURN,
    SHUFFLED,
    A,
    B,
    asks,
    given,
    new_game,
    options,
    when,
    zone,
)

RULES = "solo+crossroads"


@pytest.mark.rule("§8.2.5", "§8.2.7")
def test_a_dead_end_can_be_neither_played_nor_discarded() -> None:
    game = given("hand Rs De De Gm Xs; stack act", rules=RULES)
    assert options(game, "play") == "Rs Gm Xs"
    assert options(game, "discard") == "Rs Gm Xs"


@pytest.mark.rule("§8.2.5", "§12.2", "§12.6")
def test_a_dead_end_is_drawn_into_the_hand() -> None:
    game = given("hand Rs Bs Gm Gm Ts; stack act", deck="De", rules=RULES)
    assert when(game, "play:Rs") == ["Rs hand>row", "De deck>hand", NEXT_TURN]


@pytest.mark.rule("§8.2.1", "§X1", "§12.6")
def test_dead_ends_are_kept_in_the_opening_hand() -> None:
    game = new_game("De Rs Nm De Xk De", RULES)
    assert zone(game, "hand") == "Rs Xk De De De"


@pytest.mark.rule("§8.2.6", "§X1", "§8.2.7", "§12.6")
def test_escape_discards_the_hand_and_redraws() -> None:
    """What is no Location goes to Limbo unresolved; new Dead Ends may come."""
    game = given("hand Rs Rk De De Gm; stack act", deck="Ts Nm De Rd Bk Bs Gs", rules=RULES)
    told = when(game, "escape")
    assert told[-4:] == ["Rd limbo>deck", "Nm limbo>deck", SHUFFLED, NEXT_TURN]
    assert zone(game, "hand") == "Bs Gs Ts Bk De"
    assert zone(game, "discard") == "Rs Gm Rk De De"


@pytest.mark.rule("§8.2.6")
def test_escape_is_the_whole_action() -> None:
    """Nothing is played or discarded besides, and the full hand is not filled."""
    game = given("hand Rs Rk De De Gm; stack act", deck="Ts De Bk Bs Gs", rules=RULES)
    assert when(game, "escape")[-2:] == ["Gs deck>hand", NEXT_TURN]


@pytest.mark.rule("§X2")
def test_escape_needs_no_dead_end() -> None:
    game = given("hand Rs Rk Bs Bs Gm; stack act", rules=RULES)
    assert "escape" in game.legal()


@pytest.mark.rule("§X3", "§1.3.8")
def test_escape_triggers_no_effect() -> None:
    """A Key that goes with the hand gives no Prophecy."""
    game = given("hand Rk Bk Gk Tk Xk; stack act", deck="Ts De Bs Bs Gs", rules=RULES)
    when(game, "escape")
    assert asks(game) == "act"


@pytest.mark.rule("§X8", "§B15")
def test_five_dead_ends_leave_escape_only() -> None:
    game = given("hand De De De De De; stack act", rules=RULES)
    assert options(game) == "escape"


@pytest.mark.interaction("crossroads", "incubus")
@pytest.mark.rule("§X8", "§10.3")
def test_with_five_dead_ends_the_pawn_can_be_charged() -> None:
    game = given("hand De De De De De; stack act", rules=f"{RULES}+incubus")
    assert options(game) == "escape charge"


@pytest.mark.interaction("crossroads", "oniverse")
@pytest.mark.rule("§X8", "§O16")
def test_with_five_dead_ends_a_stored_card_can_be_used() -> None:
    position = "keepers Ke; stored Rk; hand De De De De De; stack act"
    game = given(position, rules=f"{RULES}+oniverse")
    assert options(game) == "play:Rk/stored discard:Rk/stored escape"


@pytest.mark.rule("§B7", "§8.2.6")
def test_escape_from_a_short_deck_loses() -> None:
    position = "hand De De De De De; stack act"
    game = given(position, deck="Ts Rd Bs", rules=RULES, nothing_else=True)
    assert when(game, "escape")[-1] == "lost"


@pytest.mark.rule("§8.2.7")
def test_a_new_hand_rids_you_of_dead_ends() -> None:
    game = given(
        "hand De De Rs Rm; drawn Nm; stack limbo fill nightmare", "Ts Tm Bs Bm Gs", rules=RULES
    )
    when(game, "pay-hand")
    assert zone(game, "discard") == "Nm Rs Rm De De"


@pytest.mark.rule("§8.2.8", "§12.6")
def test_the_third_answer_sends_dead_ends_to_limbo() -> None:
    """Crossroads are discarded like other Locations."""
    position = "hand Rs Rm Gs Gs; drawn Nm; stack limbo fill nightmare"
    game = given(position, deck="De Xs Rd De Ts Nm", rules=RULES)
    when(game, "pay-five")
    assert zone(game, "limbo") == "Rd De De"
    assert zone(game, "discard") == "Nm Ts Xs"


@pytest.mark.rule("§X5")
def test_a_prophecy_may_discard_a_dead_end() -> None:
    game = given("hand Rk Rs Gs Gs Ts; stack act", deck="De De Ts Tm Nm", rules=RULES)
    when(game, "discard:Rk")
    assert options(game, "discard-seen") == "Nm Ts Tm De"
    when(game, "discard-seen:De")
    assert zone(game, "discard") == "Rk De"


HANDS = "hand1 De Rm Rk; hand2 Bs De Bk; shared De Tk"


@pytest.mark.rule("§X4", "§8.2.6")
def test_two_players_escape_discards_both_groups() -> None:
    """Three Personal cards are redrawn, then two Shared ones; the partner keeps the own cards."""
    game = given(
        f"{HANDS}; active 1; stack act", deck="Ts Nm Gs De Gm Td Bs", rules="duo+crossroads"
    )
    told = when(game, "escape")
    assert zone(game, "discard") == "Rm Rk Tk De De"
    assert (zone(game, "hand1"), zone(game, "shared")) == ("Gs Ts De", "Bs Gm")
    assert zone(game, "hand2", B) == "Bs Bk De"
    assert "Nm deck>limbo" in told


@pytest.mark.rule("§T8")
def test_escape_allows_no_exchange() -> None:
    game = given(f"{HANDS}; active 1; stack act", deck="Ts Gs De Gm Bs", rules="duo+crossroads")
    assert when(game, "escape")[-1] == NEXT_TURN
    assert (game.to_move, asks(game)) == (B, "act")


@pytest.mark.rule("§X4", "§T8")
def test_dead_ends_may_be_exchanged() -> None:
    game = given(f"{HANDS}; active 1; stack act", deck="Ts", rules="duo+crossroads")
    when(game, "discard:Rm")
    assert options(game) == "swap:Rk swap:De decline"
    when(game, "swap:De")
    assert options(game) == "swap:Tk/shared swap:De/shared"
    when(game, "swap:Tk/shared")
    assert (zone(game, "hand1", A), zone(game, "shared")) == ("Ts Rk Tk", "De De")


@pytest.mark.rule("§2.1.1", "§12.2")
def test_dead_ends_are_drafted_like_other_locations() -> None:
    game = new_game("De De De De De Nm Xs Rs R3", "duo+towers+crossroads")
    assert options(game, "pick") == "Rs R3 Xs De"
