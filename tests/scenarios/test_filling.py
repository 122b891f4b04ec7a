"""Phase 2: the hand is filled card by card; Doors that come up (rules §1.3.9 to §1.3.11)."""

from __future__ import annotations

import pytest

from tests.helpers.dsl import asks, given, options, unknown, when, zone


@pytest.mark.rule("§1.3.9")
def test_the_hand_is_filled_to_five_locations() -> None:
    """As many cards are drawn as are missing, and no more."""
    game = given("hand Rs Rm; stack limbo fill", deck="Tk Gs Gs Rs")
    assert zone(game, "hand") == "Rs Gs Gs Rm Tk"
    assert asks(game) == "act"


@pytest.mark.rule("§1.3.10")
def test_a_key_of_its_colour_claims_a_drawn_door() -> None:
    """The Key is discarded, the Door is gained, and two cards are missing now."""
    game = given("hand Rs Rm Rk Bk; stack limbo fill", deck="Rd Gs Gm")
    assert asks(game) == "door"
    assert options(game) == "unlock:Rk decline"
    when(game, "unlock:Rk")
    assert zone(game, "doors") == "Rd"
    assert zone(game, "discard") == "Rk"
    assert zone(game, "hand") == "Rs Gs Rm Gm Bk"


@pytest.mark.rule("§1.3.10")
def test_a_door_may_be_let_go() -> None:
    """Whoever keeps the Key sees the Door go to Limbo."""
    game = given("hand Rs Rm Rk Bk; stack limbo fill", deck="Rd Nm")
    when(game, "decline")
    assert zone(game, "limbo") == "Rd"
    assert zone(game, "hand") == "Rs Rm Rk Bk"
    assert asks(game) == "nightmare"


@pytest.mark.rule("§1.3.10")
def test_a_door_without_its_key_goes_to_limbo() -> None:
    """Keys of other colours do not fit, and nobody is asked."""
    game = given("hand Rs Rm Gk Bk; stack limbo fill", deck="Rd Nm")
    assert zone(game, "limbo") == "Rd"
    assert asks(game) == "nightmare"


@pytest.mark.rule("§1.3.11")
def test_a_nightmare_is_resolved_at_once() -> None:
    """It interrupts the filling and is none of the five cards."""
    game = given("hand Rs Rm Gk; stack limbo fill", deck="Bs Nm Ts Tm")
    assert asks(game) == "nightmare"
    assert zone(game, "hand") == "Rs Bs Rm Gk"
    assert zone(game, "drawn") == "Nm"
    when(game, "pay-key:Gk")
    assert zone(game, "hand") == "Rs Bs Ts Rm Tm"


@pytest.mark.rule("§1.3.11")
def test_two_nightmares_in_a_row() -> None:
    """Each one is resolved for itself before the next card is drawn."""
    game = given("hand Rs Rm Gk Bk; stack limbo fill", deck="Nm Nm Ts Ts Tm")
    when(game, "pay-key:Gk")
    assert asks(game) == "nightmare"
    when(game, "pay-key:Bk")
    assert zone(game, "hand") == "Rs Ts Ts Rm Tm"


@pytest.mark.rule("§B13")
def test_every_drawn_door_is_handled_for_itself() -> None:
    """Three Doors in one phase: two are claimed with two Keys, the last one finds no Key."""
    game = given("hand Rs Rk Rk Bs; stack limbo fill", deck="Rd Rd Bd Nm")
    when(game, "unlock:Rk")
    assert options(game) == "unlock:Rk decline"
    when(game, "unlock:Rk")
    assert zone(game, "doors") == "Rd Rd"
    assert zone(game, "limbo") == "Bd"


@pytest.mark.rule("§B13")
def test_a_key_drawn_after_its_door_is_too_late() -> None:
    """A Door is decided when it comes; the next one may find the Key."""
    game = given("hand Rs Rm; stack limbo fill", deck="Rd Rk Rd Gs Gs Gm")
    assert zone(game, "limbo") == "Rd"
    assert options(game) == "unlock:Rk decline"
    when(game, "unlock:Rk")
    assert zone(game, "doors") == "Rd"
    assert unknown(game, "Rd") == 1
