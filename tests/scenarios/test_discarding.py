"""Phase 1, discarding a card: Suns, Moons, and the Prophecy of a Key (rules §1.3.6 to §1.3.8)."""

from __future__ import annotations

import pytest

from tests.helpers.dsl import asks, deck_size, given, options, when, zone


@pytest.mark.rule("§1.3.6")
@pytest.mark.parametrize("card", ["Rs", "Rm"])
def test_a_discarded_sun_or_moon_does_nothing(card: str) -> None:
    """The card lies on the discard pile, another one is drawn, the turn is over."""
    game = given("hand Rs Rm Gs Bk Ts; stack act", deck="Bs")
    told = when(game, f"discard:{card}")
    assert told == [f"{card} hand>discard", "Bs deck>hand", "next turn"]
    assert zone(game, "discard") == card
    assert zone(game, "row") == ""


@pytest.mark.rule("§1.3.6")
def test_any_hand_card_may_be_discarded() -> None:
    """Whether it could be played or not; equal cards are one choice."""
    game = given("hand Rs Rs Rm Bk Ts; row Gs; stack act")
    assert options(game, "discard") == "Rs Ts Rm Bk"


@pytest.mark.rule("§1.3.7", "§B19")
def test_a_discarded_key_is_a_prophecy() -> None:
    """You see the top five cards and must discard one of them; there is no way out."""
    game = given("hand Rs Rm Gs Bk Ts; stack act", deck="Bs Nm Rd Tm Gk Rk")
    when(game, "discard:Bk")
    assert zone(game, "seen") == "Nm Bs Rd Tm Gk"
    assert (
        options(game)
        == "discard-seen:Nm discard-seen:Bs discard-seen:Rd discard-seen:Tm discard-seen:Gk"
    )
    when(game, "discard-seen:Tm")
    assert zone(game, "discard") == "Tm Bk"
    assert asks(game) == "order"


@pytest.mark.rule("§1.3.7")
def test_the_other_four_go_back_in_any_order() -> None:
    """The first one named is drawn next, and all of them are known from now on."""
    game = given("hand Rs Rm Gs Bk Ts; stack act", deck="Bs Nm Rd Tm Gk")
    when(game, "discard:Bk", "discard-seen:Nm")
    assert options(game) == "top:Bs top:Rd top:Tm top:Gk"
    assert when(game, "top:Tm", "top:Rd", "top:Gk")[-2:] == ["Tm deck>hand", "next turn"]
    assert zone(game, "top") == "Rd Gk Bs"


@pytest.mark.rule("§1.3.7")
def test_a_second_prophecy_sees_the_known_cards_first() -> None:
    """Three known cards and two from below them; what is put back lies on top again."""
    game = given("hand Rs Rm Gs Bk Ts; top Rd Gk Bs; stack act", deck="Tm Tm")
    when(game, "discard:Bk")
    assert zone(game, "seen") == "Bs Rd Tm Tm Gk"
    when(game, "discard-seen:Rd", "top:Bs", "top:Tm", "top:Gk")
    assert zone(game, "hand") == "Rs Bs Gs Ts Rm"
    assert zone(game, "top") == "Tm Gk Tm"


@pytest.mark.rule("§1.3.7")
def test_equal_cards_need_no_order() -> None:
    """Four Nightmares lie the same in every order, so nobody is asked."""
    game = given("hand Rs Rm Gs Bk Ts; stack act", deck="Nm Nm Tm Nm Nm")
    when(game, "discard:Bk", "discard-seen:Tm")
    assert asks(game) == "nightmare"
    assert zone(game, "top") == "Nm Nm Nm"


@pytest.mark.rule("§1.3.7")
def test_a_short_deck_is_seen_to_its_end() -> None:
    """With three cards left all three are seen, one is discarded, two return."""
    game = given("hand Rs Rm Gs Bk Ts; stack act", deck="Tm Bs Gk", nothing_else=True)
    when(game, "discard:Bk")
    assert options(game) == "discard-seen:Bs discard-seen:Tm discard-seen:Gk"
    when(game, "discard-seen:Bs", "top:Gk")
    assert zone(game, "hand") == "Rs Gs Ts Rm Gk"
    assert zone(game, "top") == "Tm"


@pytest.mark.rule("§B19", "§1.3.7")
def test_even_the_last_card_must_be_discarded() -> None:
    """A Prophecy over one card throws it away, and the draw that follows loses."""
    game = given("hand Rs Rm Gs Bk Ts; stack act", deck="Rd", nothing_else=True)
    when(game, "discard:Bk")
    assert options(game) == "discard-seen:Rd"
    assert when(game, "discard-seen:Rd") == ["Rd seen>discard", "lost"]


@pytest.mark.rule("§B12")
def test_a_prophecy_without_a_deck_does_nothing() -> None:
    """There is nothing to see, nobody is asked, and the draw that follows loses."""
    game = given("hand Rs Rm Gs Bk Ts; stack act", nothing_else=True)
    assert when(game, "discard:Bk") == ["Bk hand>discard", "lost"]


@pytest.mark.rule("§B11")
def test_a_prophecy_may_discard_a_nightmare() -> None:
    """It is gone without being resolved: nothing is paid for it."""
    game = given("hand Rs Rm Gs Bk Ts; stack act", deck="Tm Nm Tm Tm Tm")
    when(game, "discard:Bk")
    assert options(game) == "discard-seen:Nm discard-seen:Tm"
    assert when(game, "discard-seen:Nm")[0] == "Nm seen>discard"
    assert asks(game) == "act"
    assert zone(game, "hand") == "Rs Gs Ts Rm Tm"


@pytest.mark.rule("§1.3.8")
def test_a_key_that_claims_a_door_is_no_prophecy() -> None:
    """It is discarded, but not as the turn's action: filling goes on."""
    game = given("hand Rs Rm Rk Bk Ts; stack act", deck="Rd Bs Gs")
    when(game, "discard:Rs")
    told = when(game, "unlock:Rk")
    assert told == [
        "Rk hand>discard",
        "Rd drawn>doors",
        "Bs deck>hand",
        "Gs deck>hand",
        "next turn",
    ]


@pytest.mark.rule("§1.3.8")
def test_a_key_paid_to_a_nightmare_is_no_prophecy() -> None:
    """The Key and the Nightmare are discarded, and filling goes on."""
    game = given("hand Rs Rm Rk Bk Ts; stack act", deck="Nm Bs Gs")
    when(game, "discard:Rs")
    told = when(game, "pay-key:Rk")
    assert told[:2] == ["Rk hand>discard", "Nm drawn>discard"]
    assert asks(game) == "act"


@pytest.mark.rule("§1.3.8")
def test_keys_lost_with_the_whole_hand_are_no_prophecy() -> None:
    """However many there were."""
    game = given("hand Rs Rm Rk Rk Tk; stack act", deck="Nm Bs Bs Gs Gs Gm")
    when(game, "discard:Rs", "pay-hand")
    assert asks(game) == "act"
    assert zone(game, "discard") == "Nm Rs Rm Rk Rk Tk"
    assert deck_size(game) == 76 - 5 - 6
