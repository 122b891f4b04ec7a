"""With motion: what happened is told as the cards move, and what is asked waits for them."""

from __future__ import annotations

from tests.web.conftest import OpenTable
from tests.web.hands import Hands

DECK = ["Rs", "Rm", "Gs", "Bk", "Ts", "Td", "Gm", "Nm", "Rd", "Tm", "Rs", "Bm", "Gs"]


def moving(open_table: OpenTable, speed: float) -> Hands:
    hands = open_table()
    hands.page.emulate_media(reduced_motion="no-preference")
    set_speed(hands, speed)
    hands.begin(deck=DECK, seed=1)
    return hands


def set_speed(hands: Hands, speed: float) -> None:
    hands.page.evaluate(
        f"localStorage.setItem('onirim-settings', JSON.stringify({{speed: {speed}, sound: false}}))"
    )
    hands.page.reload()


def test_the_question_waits_for_the_cards(open_table: OpenTable) -> None:
    hands = moving(open_table, 0.5)
    question = hands.page.locator(".caption h2")
    hands.page.wait_for_selector(".hand .card")
    hands.page.click('.hand .card[data-code="Rs"]')
    hands.page.click('.path [data-action="play:Rs"]')
    hands.page.wait_for_selector(".table.moving")
    assert not question.is_visible()
    hands.page.wait_for_selector(".news span:has-text('You draw a brown Door!')")
    hands.page.keyboard.press("Space")
    hands.page.wait_for_selector(".table:not(.moving)")
    assert question.is_visible()
    told = " ".join(hands.text(".news").split())
    assert told.startswith("You play the red Sun.")
    assert "The brown Door goes to Limbo." in told
    assert "shuffled" not in told
    hands.page.wait_for_selector(".ghost", state="detached")


def test_a_tap_skips_and_does_nothing_else(open_table: OpenTable) -> None:
    """Without the tap the cards would move for longer than anything here waits."""
    hands = moving(open_table, 0.02)
    hands.page.wait_for_selector(".hand .card")
    hands.page.click('.hand .card[data-code="Rs"]')
    hands.page.click('.path [data-action="play:Rs"]')
    hands.page.wait_for_selector(".table.moving")
    hands.page.mouse.click(640, 20)
    hands.page.wait_for_selector(".table:not(.moving)")
    assert hands.phase() == "act"
