"""The turn of two players: whose cards, whose row, and the swap (§2.1.2 to §2.1.4, §T4 to §T8)."""

from __future__ import annotations

import pytest

from tests.helpers.dsl import NEXT_TURN, A, B, asks, given, options, when, zone

HANDS = "hand1 Rs Rm Rk; hand2 Bs Bm Bk; shared Gs Tk"


@pytest.mark.rule("§2.1.2")
def test_the_hand_is_the_own_cards_and_the_shared_ones() -> None:
    """All five may be played or discarded; a Shared card is named as such."""
    game = given(f"{HANDS}; active 1; stack act", rules="duo")
    assert options(game, "play") == "Rs Rm Rk Gs/shared Tk/shared"
    assert options(game, "discard") == "Rs Rm Rk Gs/shared Tk/shared"
    game = given(f"{HANDS}; active 2; stack act", rules="duo")
    assert options(game, "play") == "Bs Bm Bk Gs/shared Tk/shared"


@pytest.mark.rule("§2.1.2")
def test_equal_cards_in_both_groups_are_two_choices() -> None:
    """It matters which group is short of a card afterwards."""
    game = given("hand1 Rs Rs Rm; hand2 Bs Bm Bk; shared Rs Rs; stack act", rules="duo")
    assert options(game, "play") == "Rs Rm Rs/shared"


@pytest.mark.rule("§2.1.2")
def test_a_shared_key_claims_a_door_and_pays_a_nightmare() -> None:
    """Wherever a rule says hand, it means all five cards."""
    game = given(f"{HANDS}; active 1; drawn Td; stack limbo fill door", rules="duo")
    assert options(game) == "unlock:Tk/shared decline"
    game = given(f"{HANDS}; active 1; drawn Nm; stack limbo fill nightmare", rules="duo")
    assert options(game) == "pay-key:Rk pay-key:Tk/shared pay-five pay-hand"
    game = given(f"{HANDS}; active 2; drawn Nm; stack limbo fill nightmare", rules="duo")
    assert options(game) == "pay-key:Bk pay-key:Tk/shared pay-five pay-hand"


@pytest.mark.rule("§2.1.3")
def test_each_plays_into_an_own_row() -> None:
    """The golden rule and the series look at the own row only; then the partner's turn begins."""
    rows = "row1 Bs Rm; row2 Bs"
    game = given(f"{HANDS}; {rows}; active 1; stack act", deck="Ts Ts Tm", rules="duo")
    assert options(game, "play") == "Rs Rk Gs/shared Tk/shared"
    assert when(game, "play:Rs") == ["Rs hand1>row1", "Ts deck>hand1", NEXT_TURN]
    assert game.to_move == B
    assert options(game, "play") == "Bm Bk Tk/shared"
    when(game, "play:Bk")
    assert (zone(game, "row1"), zone(game, "row2")) == ("Bs Rm Rs", "Bs Bk")
    assert game.to_move == A


@pytest.mark.rule("§2.1.3")
def test_a_trio_is_the_players_own() -> None:
    """The Door lies in front of whoever has completed the trio; the deck is one and the same."""
    game = given(f"{HANDS}; row1 Rs Rm; row2 Bm Bs; active 2; stack act", deck="Ts", rules="duo")
    when(game, "play:Bk")
    assert when(game, "take:Bd")[0] == "Bd deck>doors2"
    assert (zone(game, "doors1"), zone(game, "doors2")) == ("", "Bd")


@pytest.mark.rule("§2.1.3")
def test_there_is_one_discard_pile_and_one_limbo() -> None:
    """Whoever discards or sets aside, the cards lie in one place."""
    start = "hand1 Rs Rm Rk; hand2 Bs Bm Bk; shared Gs Gm; active 1; stack act"
    game = given(start, deck="Ts Td Nm", rules="duo")
    when(game, "discard:Rs", "decline")
    when(game, "discard:Bs", "decline")
    assert zone(game, "discard") == "Rs Bs"
    assert zone(game, "limbo") == "Td"


@pytest.mark.rule("§2.1.4", "§T4")
def test_a_discard_allows_one_exchange() -> None:
    """A Personal card is named, then a Shared one; both change their places, once."""
    game = given(f"{HANDS}; active 1; stack act", deck="Ts", rules="duo")
    when(game, "discard:Rs")
    assert options(game) == "swap:Rm swap:Rk decline"
    when(game, "swap:Rk")
    assert options(game) == "swap:Gs/shared swap:Tk/shared"
    told = when(game, "swap:Gs/shared")
    assert told == ["Rk hand1>shared", "Gs shared>hand1", "Ts deck>hand1", NEXT_TURN]
    assert (zone(game, "hand1"), zone(game, "shared")) == ("Gs Ts Rm", "Rk Tk")


@pytest.mark.rule("§2.1.4")
def test_the_exchange_may_be_declined() -> None:
    """Nothing changes its place, the next card is drawn."""
    game = given(f"{HANDS}; active 1; stack act", deck="Ts", rules="duo")
    assert when(game, "discard:Rs", "decline") == ["Ts deck>hand1", NEXT_TURN]
    assert zone(game, "shared") == "Gs Tk"


@pytest.mark.rule("§2.1.4", "§T8")
def test_playing_a_card_allows_no_exchange() -> None:
    """Nor does the trio that it completes."""
    game = given(f"{HANDS}; row1 Rs Rm; active 1; stack act", deck="Ts", rules="duo")
    when(game, "play:Rk")
    assert asks(game) == "trio"
    when(game, "decline")
    assert (game.to_move, asks(game)) == (B, "act")


@pytest.mark.rule("§T4")
def test_the_exchange_comes_before_the_prophecy() -> None:
    """The Key lies on the discard pile, and nothing of the deck has been seen yet."""
    game = given(f"{HANDS}; active 1; stack act", deck="Ts Tm Gs Gm Bs", rules="duo")
    assert when(game, "discard:Rk") == ["Rk hand1>discard"]
    assert (asks(game), zone(game, "seen")) == ("swap", "")
    when(game, "swap:Rm", "swap:Gs/shared")
    assert (asks(game), zone(game, "seen")) == ("discard-seen", "Bs Gs Ts Gm Tm")


@pytest.mark.rule("§T4")
def test_an_exchange_is_offered_once() -> None:
    """After it the Prophecy goes on to its end and the partner has the turn."""
    game = given(f"{HANDS}; active 1; stack act", deck="Ts Ts Ts Ts Ts", rules="duo")
    when(game, "discard:Rk", "swap:Rm", "swap:Gs/shared", "discard-seen:Ts")
    assert (game.to_move, asks(game)) == (B, "act")


@pytest.mark.rule("§T5")
def test_the_other_shared_card_can_still_be_swapped() -> None:
    """There is no swap into the gap that the discarded one has left."""
    game = given(f"{HANDS}; active 1; stack act", deck="Ts", rules="duo")
    when(game, "discard:Gs/shared", "swap:Rs")
    assert options(game) == "swap:Tk/shared"


@pytest.mark.rule("§T5")
@pytest.mark.parametrize(
    ("cards", "discarded"),
    [("hand1 Rs Rm Rk; shared Gs", "Gs/shared"), ("hand1 Rs; shared Gs Tm", "Rs")],
    ids=["no-shared-card", "no-personal-card"],
)
def test_an_exchange_needs_two_cards(cards: str, discarded: str) -> None:
    """Nobody is asked where one side has nothing to give."""
    game = given(f"{cards}; hand2 Bs Bm Bk; active 1; stack act", deck="Ts Bm Ts", rules="duo")
    when(game, f"discard:{discarded}")
    assert asks(game) == "act"


@pytest.mark.rule("§T8")
@pytest.mark.parametrize("card", ["Rs", "Rk", "Gs/shared", "Tk/shared"])
def test_every_discard_as_the_turns_action_allows_it(card: str) -> None:
    """Suns and Keys, Personal and Shared."""
    game = given(f"{HANDS}; active 1; stack act", rules="duo")
    when(game, f"discard:{card}")
    assert asks(game) == "swap"


@pytest.mark.rule("§T8")
@pytest.mark.parametrize("answer", ["pay-key:Rk", "pay-hand"])
def test_cards_lost_to_a_nightmare_allow_no_exchange(answer: str) -> None:
    """They are discarded, but not as the turn's action."""
    position = f"{HANDS}; active 1; drawn Nm; stack limbo fill nightmare"
    game = given(position, deck="Ts Ts Ts Ts Ts", rules="duo")
    when(game, answer)
    assert (game.to_move, asks(game)) == (B, "act")
