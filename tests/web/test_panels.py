"""What is looked up: beside the table where there is room, else a sheet that goes away easily."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, OpenTable
from tests.web.hands import Hands

DECK = ["Rs", "Rm", "Gs", "Bk", "Ts", "Gm", "Gk", "Tm", "Bm"]
WALK = ("play:Rs", "play:Rm", "discard:Gs")

FIRST_WORDS = "all => all.map((one) => one.firstChild.textContent.trim())"
SWIPE = """([dx, dy]) => {
  const sheet = document.querySelector('dialog');
  const [x, y] = [innerWidth / 2, sheet.getBoundingClientRect().top + 20];
  const touch = (type, at) => {
    const place = {clientX: x + dx * at, clientY: y + dy * at};
    const one = new Touch({identifier: 1, target: sheet, ...place});
    const touches = type === 'touchend' ? [] : [one];
    const how = {touches, changedTouches: [one], cancelable: true, bubbles: true};
    sheet.dispatchEvent(new TouchEvent(type, how));
  };
  touch('touchstart', 0);
  for (const at of [0.2, 0.5, 1]) touch('touchmove', at);
  touch('touchend', 1);
}"""


def at_table(open_table: OpenTable, after: Sequence[str] = (), **options: object) -> Hands:
    hands = open_table(**options)
    hands.begin("solo", after, deck=DECK, seed=1)
    return hands


def closed(page: Page) -> None:
    page.wait_for_selector("#panel", state="detached")


def test_a_dock_covers_nothing_and_the_game_goes_on_beside_it(open_table: OpenTable) -> None:
    hands = at_table(open_table)
    page = hands.page
    page.keyboard.press("o")
    page.wait_for_selector(".dock")
    dock = page.locator(".dock").bounding_box()
    assert dock
    rights = page.locator(".table button").evaluate_all(
        "all => all.filter((b) => b.checkVisibility()).map((b) => b.getBoundingClientRect().right)"
    )
    assert max(rights) <= dock["x"] + 1
    before = hands.text("#panel .each")
    hands.do("play:Rs")
    page.wait_for_selector(".dock")
    assert hands.text("#panel .each") != before


def test_tabs_lie_side_by_side_and_escape_closes_a_dock(open_table: OpenTable) -> None:
    """Escape first puts down the card that is picked."""
    page = at_table(open_table).page
    page.keyboard.press("o")
    page.focus("[role=tab][aria-selected=true]")
    for title in ("The night so far", "Discard pile", "Odds"):
        page.keyboard.press("ArrowRight")
        assert page.get_attribute("#panel", "aria-label") == title
    page.keyboard.press("Digit1")
    page.keyboard.press("Escape")
    expect(page.locator(".hand .card.picked")).to_have_count(0)
    page.keyboard.press("Escape")
    closed(page)


def test_back_swipe_and_escape_close_a_sheet_and_a_small_pull_does_not(
    open_table: OpenTable,
) -> None:
    page = at_table(open_table, viewport=PHONE, has_touch=True).page
    game = page.url
    ways = (
        page.go_back,
        lambda: page.evaluate(SWIPE, [0, 300]),
        lambda: page.keyboard.press("Escape"),
    )
    for way in ways:
        page.keyboard.press("o")
        page.wait_for_selector("dialog #panel")
        way()
        closed(page)
        assert page.url == game
    page.keyboard.press("o")
    page.wait_for_selector("dialog #panel")
    page.evaluate(
        SWIPE.replace("touch('touchend', 1)", "setTimeout(() => touch('touchend', 1), 400)"),
        [0, 40],
    )
    page.wait_for_timeout(600)
    expect(page.locator("dialog #panel")).to_have_count(1)
    assert page.locator("dialog").evaluate("sheet => sheet.style.translate") == ""


def test_home_is_one_step_back_from_a_game_whose_menu_was_open(open_table: OpenTable) -> None:
    hands = open_table(viewport=PHONE)
    hands.begin(deck=DECK, seed=1)
    page = hands.page
    page.keyboard.press("m")
    page.click("#panel button:has-text('Home')")
    page.wait_for_selector(".home")
    page.go_back()
    page.wait_for_selector(".table")
    expect(page.locator("#panel")).to_have_count(0)


def test_a_tap_on_the_log_shows_that_moment(open_table: OpenTable) -> None:
    hands = at_table(open_table)
    page = hands.page
    hands.do_all(WALK)
    page.keyboard.press("h")
    lines = page.locator("#panel ol button")
    lines.first.wait_for()
    said = page.locator("#panel ol .what").evaluate_all(FIRST_WORDS)
    assert said == ["discarded", "played, 2 of 3", "played"]
    lines.nth(2).click()
    page.wait_for_selector("text=You’re looking back.")
    expect(page.locator('[data-code="Rm"]')).to_have_count(1)  # in the hand again
    page.click("button:has-text('Back to now')")
    hands.do("play:Ts")
    expect(lines).to_have_count(4)


def test_the_log_of_a_game_that_was_opened_again_is_whole(open_table: OpenTable) -> None:
    hands = at_table(open_table, WALK)
    hands.page.keyboard.press("h")
    hands.page.wait_for_selector("#panel ol button >> nth=2")
    assert hands.page.locator("#panel ol .n").all_inner_texts() == ["3", "2", "1"]
