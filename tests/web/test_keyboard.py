"""The keys at the table: what one of them does, and what it must never do."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.conftest import OpenTable

# After a Sun and a discarded card three of five cannot be played: few things can be done.
FEW = ["Rs", "Gs", "Bs", "Ts", "Gs", "Bs", "Rs"]
DECK = ["Rs", "Rm", "Gs", "Bk", "Ts", "Gm", "Nm", "Gs", "Rd", "Tm", "Rs", "Bm", "Gs"]
FOCUS = "() => document.activeElement?.dataset.code ?? document.activeElement?.tagName"


def focused(page: Page) -> str:
    code: str = page.evaluate(FOCUS)
    return code


def test_a_digit_only_picks_a_card(open_table: OpenTable) -> None:
    """However few things can be done: on a turn nothing is played or discarded by one key."""
    hands = open_table()
    hands.begin(deck=FEW, seed=1)
    hands.do("play:Rs")
    before = hands.shown()
    expect(hands.page.locator(".choice")).to_have_count(0)
    for key in ("Digit1", "Digit1", "Digit2", "Digit5", "Digit9"):
        hands.page.keyboard.press(key)
        expect(hands.page.locator(".hand .card.picked")).to_have_count(1)
    assert hands.shown() == before
    hands.page.keyboard.press("Enter")  # it cannot be played: the choice is only gone to
    assert hands.shown() == before
    assert hands.page.evaluate("() => document.activeElement.dataset.action").startswith("discard:")
    hands.page.keyboard.press("KeyX")
    hands.wait_after(before)


def test_arrows_and_enter_play_a_card(open_table: OpenTable) -> None:
    """Whichever card is picked, what lies above it is to play it, and Enter does so."""
    hands = open_table()
    hands.begin(deck=DECK, seed=1)
    assert focused(hands.page) == "H2"
    hands.page.keyboard.press("ArrowRight")
    first = focused(hands.page)
    hands.page.keyboard.press("ArrowRight")
    assert focused(hands.page) != first
    for key in ("Digit1", "Digit3", "Digit5"):
        hands.page.keyboard.press(key)
        hands.page.keyboard.press("ArrowUp")
        chosen = hands.page.evaluate("() => document.activeElement.dataset.action")
        assert chosen.startswith("play:"), key
        expect(hands.page.locator(".slot.choice:focus")).to_have_count(1)
    codes = hands.page.locator(".hand .card").evaluate_all("all => all.map(c => c.dataset.code)")
    hands.page.keyboard.press(f"Digit{codes.index('Rm') + 1}")
    assert focused(hands.page) == "Rm"
    before = hands.shown()
    hands.page.keyboard.press("Enter")
    hands.wait_after(before)
    assert hands.page.locator(".path .card").get_attribute("data-code") == "Rm"


def test_a_second_tap_plays_and_never_discards(open_table: OpenTable) -> None:
    hands = open_table()
    hands.begin(deck=FEW, seed=1)
    before = hands.shown()
    card = hands.page.locator('.hand .card[data-code="Rs"]')
    card.click()
    card.click()
    hands.wait_after(before)
    assert hands.page.locator(".path .card").get_attribute("data-code") == "Rs"
    before = hands.shown()
    card = hands.page.locator('.hand .card[data-code="Ts"]')  # a Sun cannot follow
    card.click()
    hands.pause()
    card.click()
    expect(hands.page.locator(".hand .card.picked")).to_have_count(0)
    assert hands.shown() == before


def test_panels_are_closed_by_their_key(open_table: OpenTable) -> None:
    hands = open_table()
    hands.begin(deck=DECK, seed=1)
    for key, title in (("?", "Keyboard"), ("h", "The night so far"), ("m", "Menu")):
        hands.page.keyboard.press(key)
        assert hands.page.get_attribute("#panel", "aria-label") == title
        hands.page.keyboard.press(key)
        hands.page.wait_for_selector("#panel", state="detached")
    hands.page.keyboard.press("Digit1")
    hands.page.keyboard.press("KeyI")
    hands.page.wait_for_selector("#panel")
    hands.page.keyboard.press("KeyI")
    hands.page.wait_for_selector("#panel", state="detached")
