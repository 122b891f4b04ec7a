"""What is costly is held, or touched a second time: by mouse, by finger and by keys."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import OpenTable
from tests.web.hands import Way
from tests.web.positions import look, positions

PRICES = ("pay-hand", "pay-five", "pay-door:")  # on the hand, on the deck, on a Door of the hall

TWICE = "what => [1, 2].forEach(() => document.querySelector(what).click())"  # in one moment
NEXT = """(action) => document.querySelector('.table').nextTargets(action)
  .flatMap((on) => [...document.querySelectorAll(`[data-target="${CSS.escape(on)}"]`)])
  .find((one) => one.checkVisibility()) ?? null"""


@pytest.mark.parametrize("price", PRICES)
@pytest.mark.parametrize("way", ["hold", "second tap", "finger", "keys"])
def test_a_price_is_paid(way: Way, price: str, open_table: OpenTable) -> None:
    position, action = next(
        (position, action)
        for position in positions("solo")
        for action in position.actions
        if action.startswith(price)
    )
    hands = open_table(has_touch=way == "finger")
    look(hands, position)
    hands.way = way
    hands.do(action)


@pytest.mark.parametrize(
    ("way", "asked"),
    [
        ("second tap", "Hold, or click again."),
        ("finger", "Hold, or touch again."),
        ("keys", "Press again."),
    ],
)
def test_a_door_that_is_named_says_so(way: Way, asked: str, open_table: OpenTable) -> None:
    """A ring on its arch, and words that name the loss and how it is paid, as it was pressed."""
    position = next(at for at in positions("solo") if "pay-door:Bd" in at.actions)
    hands = open_table(has_touch=way == "finger")
    look(hands, position)
    hands.way = way
    arch = hands.find("pay-door:Bd")
    assert arch
    hands.press_on(arch)
    expect(hands.page.locator(".arch.armed")).to_be_visible()
    said = f"Give the blue Door? You lose: blue Door. {asked}"
    expect(hands.page.locator(".caption .armed")).to_have_text(said)


def test_a_double_click_pays_nothing(open_table: OpenTable) -> None:
    position = next(at for at in positions("solo") if "pay-five" in at.actions)
    hands = open_table()
    look(hands, position)
    shown = hands.shown()
    hands.page.evaluate(TWICE, '[data-action="pay-five"].choice')
    expect(hands.page.locator(".pile .armed, .acts .armed").first).to_be_visible()
    assert hands.shown() == shown


@pytest.mark.parametrize("way", ["hold", "second tap", "finger", "keys"])
@pytest.mark.parametrize("action", ["play:", "discard:", "pay-key:", "pay-door:"])
def test_what_is_to_be_touched_next_leads_to_an_action(
    way: Way, action: str, open_table: OpenTable
) -> None:
    """From the card to where it goes, or to the price that is named and paid."""
    position, code = next(
        (position, one)
        for position in positions("solo")
        for one in position.actions
        if one.startswith(action)
    )
    hands = open_table(has_touch=way == "finger")
    look(hands, position)
    hands.way = way
    before, seat = hands.told()
    for _ in ("the card", "where it goes"):
        thing = hands.page.evaluate_handle(NEXT, code).as_element()
        assert thing
        hands.touch(thing)
        if not hands.page.query_selector(".hand .place.picked"):
            break
    hands.wait_after(before, seat)
