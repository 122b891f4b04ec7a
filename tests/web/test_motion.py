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
    question = hands.page.locator(".stage h2")
    hands.page.wait_for_selector(".hand .card")
    hands.page.click('.hand .card[data-code="Rs"]')
    hands.page.click('[data-action="play:Rs"]')
    hands.page.wait_for_selector(".stage.moving")
    assert not question.is_visible()
    hands.page.wait_for_selector(".news p:has-text('You draw a brown Door!')")
    hands.page.keyboard.press("Space")
    hands.page.wait_for_selector(".stage:not(.moving)")
    assert question.is_visible()
    told = " ".join(hands.text(".news").split())
    assert told.startswith("You play the red Sun. You draw a brown Door!")
    assert "The brown Door goes to Limbo." in told
    assert "shuffled" not in told
    hands.page.wait_for_selector(".ghost", state="detached")


def test_a_tap_skips_and_does_nothing_else(open_table: OpenTable) -> None:
    hands = moving(open_table, 0.5)
    hands.page.wait_for_selector(".hand .card")
    hands.page.click('.hand .card[data-code="Rs"]')
    hands.page.click('[data-action="play:Rs"]')
    hands.page.wait_for_selector(".stage.moving")
    hands.page.mouse.click(640, 20)
    hands.page.wait_for_selector(".stage:not(.moving)", timeout=900)
    assert hands.phase() == "act"


def test_the_tutorial_goes_on_when_it_has_been_read(open_table: OpenTable) -> None:
    hands = open_table("tutorial")
    page = hands.page
    set_speed(hands, 0.5)
    while "watch the brown Door" not in hands.text(".hint"):
        page.locator(".card.wanted, .choice.wanted").first.click()
        if page.query_selector(".hand .card.picked"):
            page.click(".choice.wanted")
    page.emulate_media(reduced_motion="no-preference")
    page.click(".hand .card.wanted")
    page.click(".choice.wanted")
    page.wait_for_selector(".stage.moving")
    assert not page.query_selector(".said > .button")
    page.wait_for_selector(".said > .button")
    assert page.locator(".hint:has-text('You hold no brown Key')").is_visible()
