"""What is costly is done in three ways: held, touched a second time, pressed twice by keys."""

from __future__ import annotations

import pytest

from tests.web.conftest import OpenTable
from tests.web.hands import Way
from tests.web.positions import look, positions

PRICES = ("pay-hand", "pay-five", "pay-door:")  # on the hand, on the deck, on a Door of the hall
SECOND_TAP = pytest.param(
    "second tap",
    marks=pytest.mark.xfail(strict=True, reason="a pointer that presses again is not heard"),
)


@pytest.mark.parametrize("price", PRICES)
@pytest.mark.parametrize("way", ["hold", "keys", SECOND_TAP])
def test_a_price_is_paid(way: Way, price: str, open_table: OpenTable) -> None:
    position, action = next(
        (position, action)
        for position in positions("solo")
        for action in position.actions
        if action.startswith(price)
    )
    hands = open_table()
    look(hands, position)
    hands.way = way
    hands.do(action)
