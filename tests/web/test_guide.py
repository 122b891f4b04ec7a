"""The first visit: a night that is guided, beat by beat, and then a game of one's own."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from onirim.hosting.lessons import NIGHT
from tests.web.conftest import PHONE, OpenTable

LIGHT = ".spotlight"
SAID = ".said"
EDGE = 4  # pixels of the page that the light leaves free

NEXT = "action => document.querySelector('.table')?.nextTargets(action).length"
# The middle of the thing lies in the light, and it is what a finger would touch there.
LIT = """(what) => {
  const seen = [...document.querySelectorAll(what)].filter((one) => one.checkVisibility());
  const light = document.querySelector('.spotlight')?.getBoundingClientRect();
  return light !== undefined && seen.some((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const inside = x > light.left && x < light.right && y > light.top && y < light.bottom;
    return inside && light.width < width * 2 && one.contains(document.elementFromPoint(x, y));
  });
}"""


def light_the_candle(page: Page) -> None:
    page.click("button:has-text('Light the candle')")
    page.wait_for_selector(".table")


def follow(page: Page) -> None:
    """Touch what lies in the light; a card that is picked up is laid where the light is next."""
    page.locator(".wanted").first.click()
    if page.query_selector(".hand .card.picked"):
        page.locator(".choice.wanted").first.click()


def test_the_first_visit_offers_it_and_later_ones_do_not(open_table: OpenTable) -> None:
    page = open_table().page
    page.click("a:has-text('Guide me')")
    page.wait_for_selector("h1:has-text('Open eight Doors')")
    page.click("button:has-text('Skip')")
    page.wait_for_selector(".home")
    page.reload()
    page.wait_for_selector(".home .place")
    page.wait_for_load_state("networkidle")
    expect(page.locator("a:has-text('Guide me')")).to_have_count(0)


def test_it_leads_to_a_real_game(open_table: OpenTable) -> None:
    hands = open_table("learn")
    page = hands.page
    light_the_candle(page)
    said = []
    for _ in NIGHT[:-1]:
        page.wait_for_selector(f"{SAID} p")
        said.append(hands.text(f"{SAID} p >> nth=0"))
        follow(page)
    assert len({*said}) == len(NIGHT) - 1
    page.click("button:has-text('Dream on your own')")
    page.wait_for_selector(".table[data-phase=act] .hand .card.offers")
    assert "#/game/" in page.url


def test_the_light_falls_on_the_thing_and_the_words_do_not_hide_it(open_table: OpenTable) -> None:
    for viewport in ({"width": 1280, "height": 800}, PHONE):
        page = open_table("learn", viewport=viewport).page
        light_the_candle(page)
        page.wait_for_selector(LIGHT)
        thing = page.locator(".wanted").first.bounding_box()
        light = page.locator(LIGHT).bounding_box()
        words = page.locator(SAID).bounding_box()
        assert thing
        assert light
        assert words
        assert light["x"] <= max(thing["x"], EDGE)
        assert light["y"] <= max(thing["y"], EDGE)
        assert (
            words["y"] + words["height"] <= light["y"] or words["y"] >= light["y"] + light["height"]
        )


def test_the_light_moves_from_the_card_to_where_it_goes(open_table: OpenTable) -> None:
    """On a telephone and on a desk the words never hide what is to be touched next."""
    discards = next(n for n, step in enumerate(NIGHT) if step.action.startswith("discard:"))
    action = NIGHT[discards].action
    for viewport in ({"width": 1280, "height": 800}, PHONE):
        page = open_table("learn", viewport=viewport).page
        light_the_candle(page)
        for step in NIGHT[:discards]:
            page.wait_for_function(NEXT, arg=step.action)
            follow(page)
        page.wait_for_function(NEXT, arg=action)
        page.wait_for_function(LIT, arg=".hand .card.wanted")
        page.locator(".hand .card.wanted").first.click()
        page.wait_for_function(LIT, arg=f'[data-action="{action}"]')


def test_it_is_kind_to_another_card(open_table: OpenTable) -> None:
    hands = open_table("learn")
    light_the_candle(hands.page)
    hands.page.click('.hand .card[data-code="Gm"]')
    assert "the one in the light" in hands.text(f"{SAID} .not-that")
    assert not hands.page.query_selector("#panel")


def test_it_knows_the_right_card_used_the_other_way(open_table: OpenTable) -> None:
    hands = open_table("learn")
    light_the_candle(hands.page)
    hands.page.click('.hand .card[data-code="Rs"]')
    hands.page.click('[data-action="discard:Rs"]')
    assert hands.text(f"{SAID} .not-that") == "The right card, but this time play it."
