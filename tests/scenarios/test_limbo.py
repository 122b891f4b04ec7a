"""Phase 3: Limbo goes back into the deck (rules §1.3.14); what lies open on the table (§B16)."""

from __future__ import annotations

import pytest

from tests.helpers.dsl import given, unknown, when, zone


@pytest.mark.rule("§1.3.14")
def test_limbo_is_shuffled_into_the_deck() -> None:
    """What was known about the deck is known no more."""
    game = given("hand Rs Rm Gs Bk; limbo Rd; top Ts Bm; stack limbo fill")
    assert zone(game, "limbo") == ""
    assert zone(game, "top") == ""
    assert unknown(game, "Rd") == 2


@pytest.mark.rule("§1.3.14")
def test_without_limbo_nothing_is_shuffled() -> None:
    """The order that a Prophecy has left stays as it is."""
    game = given("hand Rs Rm Gs Bk Tm; top Ts Bm Nm; stack act")
    assert when(game, "discard:Rs") == ["Rs hand>discard", "Ts deck>hand", "next turn"]
    assert zone(game, "top") == "Bm Nm"


@pytest.mark.rule("§B16")
def test_row_and_discard_pile_lie_open() -> None:
    """Everybody may look at every card in them."""
    game = given("hand Rs Rm Gs Bk Tm; row Ts Rk Gs; discard Nm Rs Rs; stack act")
    assert zone(game, "row") == "Ts Rk Gs"
    assert zone(game, "discard") == "Nm Rs Rs"
