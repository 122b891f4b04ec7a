"""What else one does at the table: take back, speak another language, lose the line, read files."""

from __future__ import annotations

import re
import signal
import time
from pathlib import Path

from playwright.sync_api import expect

from tests.helpers.server_fixtures import MakeServer
from tests.web.conftest import PHONE, OpenTable
from tests.web.hands import Hands, played

DECK = ["Rs", "Rm", "Gs", "Bk", "Ts", "Gm", "Nm", "Gs", "Rd", "Tm", "Rs", "Bm", "Gs"]

REFUSED = (
    ("broken.oni", r".* \(broken.oni, line \d+, column \d+: turn 1: 'Zz' is no action of solo\)"),
    ("latin.oni", r"This isn’t an Onirim record \(latin.oni: this is not UTF-8 text\)"),
)
IN_FRENCH = ".*, ligne \\d+, colonne \\d+\xa0: tour 1\xa0: «\xa0Zz\xa0» n\u2019est pas .* solo."

FINGER = 44  # pixels
# So many pixels of a card of the hand lie under nothing else, along its middle.
FREE = """([n, least]) => {
  const card = document.querySelectorAll('.hand .card')[n];
  const { left, top, width, height } = card.getBoundingClientRect();
  const points = Array.from({ length: 20 }, (_, i) => left + (width * (i + 0.5)) / 20);
  const own = points.filter((x) => card.contains(document.elementFromPoint(x, top + height / 2)));
  return (own.length / points.length) * width >= least;
}"""


def test_what_is_costly_is_held(open_table: OpenTable) -> None:
    """One tap only says what would be lost; twice on the keyboard is as good as holding it."""
    hands = open_table()
    hands.begin(deck=["Rs", "Rm", "Gs", "Gm", "Ts", "Nm"], seed=1)
    hands.do("play:Rs")
    choice = hands.page.locator('[data-action="pay-hand"]')
    choice.click()
    lost = "green Sun, brown Sun, red Moon, green Moon"
    expect(hands.page.locator(".caption")).to_contain_text(lost)
    assert hands.phase() == "nightmare"
    before = hands.shown()
    choice.focus()
    hands.pause()
    hands.page.keyboard.press("Enter")
    hands.wait_after(before)


def test_a_prophecy_is_sorted_and_confirmed_once(open_table: OpenTable) -> None:
    hands = open_table()
    hands.begin(deck=DECK, seed=1)
    hands.do("discard:Bk")
    found = hands.page.locator(".found .card")
    codes = found.evaluate_all("all => all.map((card) => card.dataset.code)")
    assert codes == ["Gm", "Nm", "Gs", "Rd", "Tm"]  # as they lie in the deck
    before = hands.shown()
    found.nth(1).click()
    found.nth(3).click()
    hands.page.keyboard.press("KeyU")
    expect(hands.page.locator(".spot:not(.fire) .card")).to_have_count(0)
    found.nth(4).click()
    hands.page.click(".acts .confirm")
    hands.wait_after(before)
    assert hands.shown() == before + 1
    known = hands.page.get_attribute(".pile .next", "aria-label") or ""
    assert known.endswith("green Moon, green Sun, red Door")  # what was not placed stays as it lay


def test_a_card_that_cannot_go_there_says_why(open_table: OpenTable) -> None:
    hands = open_table()
    hands.begin(deck=["Rs", "Gs", "Gm", "Bk", "Ts", "Gm"], seed=1)
    hands.do("play:Rs")
    hands.page.click('.hand .card[data-code="Gs"]')
    hands.page.wait_for_selector(".caption:has-text('same symbol')")
    hands.page.click(".path .slot")
    assert hands.page.locator(".path .card.clashes").get_attribute("data-code") == "Rs"


def test_undo_always_answers(open_table: OpenTable) -> None:
    """Where it is not free it says so, and practice can begin in the middle of a game."""
    hands = open_table()
    hands.begin(deck=DECK, seed=1)
    hands.do("play:Rs")
    hands.page.keyboard.press("KeyU")
    assert "the game doesn’t count" in hands.text(".caption .notice")
    expect(hands.page.locator(".practice")).to_have_count(0)
    hands.page.click(".caption .pill")
    hands.page.wait_for_function("() => !document.querySelector('.caption .pill')")
    expect(hands.page.locator(".practice")).to_contain_text("Practice")
    hands.page.wait_for_timeout(200)
    hands.page.keyboard.press("KeyU")
    hands.page.wait_for_function("() => !document.querySelector('.path .card')")
    assert "Undone." in hands.text(".news")


def test_the_language_changes_without_a_reload_and_letters_with_it(open_table: OpenTable) -> None:
    """Letters of the colours, where somebody wants them; a card without a colour has none."""
    hands = open_table()
    hands.page.evaluate("window.same = true")
    hands.begin(deck=["Rs", "Rm", "Gs", "Nm", "Ts", "Gm"], seed=1)
    expect(hands.page.locator(".letter")).to_have_count(0)
    hands.page.keyboard.press("KeyM")
    hands.page.get_by_label("Letters for the colours").check()
    hands.page.wait_for_selector(".hand .letter")
    expect(hands.page.locator(".hand .letter")).to_have_count(5)
    english = hands.page.get_attribute('.hand [data-code="Gs"] .letter', "src")
    hands.page.select_option("#panel select >> nth=0", "fr")
    hands.page.wait_for_function(
        "src => document.querySelector('.hand [data-code=Gs] .letter').src !== src", arg=english
    )
    assert hands.page.evaluate("document.documentElement.lang") == "fr"
    hands.page.keyboard.press("Escape")
    hands.do("play:Rs")
    assert "le Soleil" in hands.text("p[role=status].hush")
    expect(hands.page.locator(".stage .letter")).to_have_count(0)
    assert hands.page.evaluate("window.same")


def test_the_line_is_taken_up_again(open_table: OpenTable, make_server: MakeServer) -> None:
    server = make_server("--fixed-deal", "--rate-limit", "0", ONIRIM_TESTING="1")
    hands = open_table(url=server.url)
    hands.begin(deck=DECK, seed=1)
    hands.do("play:Rs")
    hands.page.wait_for_load_state("networkidle")  # panels and whatever else comes afterwards
    server.kill(signal.SIGTERM)
    hands.page.wait_for_selector(".line")
    hands.page.click('.hand .card[data-code="Rm"]')
    hands.page.click('.path [data-action="play:Rm"]')
    assert "that move wasn’t sent" in hands.text(".caption [role=alert]")
    server.start()
    hands.page.wait_for_selector(".line", state="detached")
    assert hands.page.query_selector(".caption [role=alert]") is None
    hands.do("play:Rm")
    expect(hands.page.locator(":is(.path, .tail) .card")).to_have_count(2)


def test_panels_that_could_not_be_loaded_come_later(open_table: OpenTable) -> None:
    """They are loaded after the cards; a line that is cut just then is no error of the page."""
    page, style = (hands := open_table()).page, "**/assets/*Sign*.css"
    page.route(style, lambda route: route.abort())
    with page.expect_event("requestfailed"):
        hands.begin(seed=1)
    page.unroute(style)
    page.keyboard.press("o")
    page.wait_for_selector("#panel")


def test_a_file_is_read_or_refused(open_table: OpenTable, tmp_path: Path) -> None:
    hands = open_table()
    game = hands.begin(seed=274)
    hands.do_all(played("solo", 274, "random", most=6))
    record = hands.page.evaluate(f"fetch('api/games/{game}/record').then((r) => r.text())")
    whole, broken = tmp_path / "whole.oni", tmp_path / "broken.oni"
    whole.write_text(record, encoding="utf-8")
    broken.write_text(record.replace("1. ", "1. Zz ", 1), encoding="utf-8")
    (tmp_path / "latin.oni").write_bytes(b"[Game \xe9]")

    hands.go("album")
    for name, said in REFUSED:
        hands.page.set_input_files("input[type=file]", tmp_path / name)
        hands.page.wait_for_selector(f"[role=alert]:has-text('{name}')")
        assert re.fullmatch(said, hands.text("[role=alert]"))
    hands.page.evaluate("localStorage.setItem('onirim-settings', '{\"language\": \"fr\"}')")
    hands.page.reload()
    hands.page.set_input_files("input[type=file]", broken)
    hands.page.wait_for_selector("[role=alert]")
    assert re.fullmatch(IN_FRENCH, hands.text("[role=alert]"))
    hands.page.set_input_files("input[type=file]", whole)
    hands.page.wait_for_selector("input[type=range]")
    assert hands.page.get_attribute("input[type=range]", "max") == "6"


def test_an_action_may_be_typed_and_is_refused_in_the_language(open_table: OpenTable) -> None:
    """What the server sends is a key: the page has the words, some of them its own."""
    hands = open_table()
    hands.page.evaluate("localStorage.setItem('onirim-settings', '{\"language\": \"fr\"}')")
    hands.page.reload()
    hands.begin(deck=DECK, seed=1)
    hands.page.keyboard.press("Slash")
    hands.page.fill("#typed", "xZz")
    hands.page.keyboard.press("Enter")
    hands.page.wait_for_selector(
        "#panel [role=alert]:has-text('Ce coup n’existe pas dans ce jeu.')"
    )
    hands.page.fill("#typed", "xRs")
    hands.page.keyboard.press("Enter")
    hands.page.wait_for_function(
        "() => document.querySelector('.pile.discard b').textContent === '1'"
    )
    hands.go(f"game/{'x' * 16}")
    hands.page.wait_for_selector("main:has-text('Il n’y a pas de partie de ce nom pour vous.')")


def test_a_card_may_be_dragged_and_held(open_table: OpenTable) -> None:
    hands = open_table()
    hands.begin(deck=DECK, seed=1)
    mouse = hands.page.mouse
    card = hands.page.locator('.hand .card[data-code="Rs"]').bounding_box()
    row = hands.page.locator(".path .slot").bounding_box()
    assert card
    assert row
    mouse.move(card["x"] + 20, card["y"] + 20)
    mouse.down()
    mouse.move(row["x"] + 40, row["y"] + 50, steps=5)
    mouse.up()
    hands.wait_after(1)
    expect(hands.page.locator(".path .card")).to_have_count(1)
    mouse.move(card["x"] + 20, card["y"] + 20)
    mouse.down()
    hands.page.wait_for_selector("#panel")
    mouse.up()
    hands.page.click("#panel summary")
    hands.page.wait_for_selector("#panel dt")
    assert "§1.3" in hands.text("#panel")


def throw(hands: Hands, code: str, way: int) -> None:
    """A finger that moves fast: what the page sees of its time does not depend on the machine."""
    box = hands.page.locator(f'.hand .card[data-code="{code}"]').first.bounding_box()
    assert box
    x, y, now = box["x"] + 24, box["y"] + 40, time.time()
    session = hands.page.context.new_cdp_session(hands.page)
    for step, kind in enumerate(("touchStart", *["touchMove"] * 4, "touchEnd")):
        points = [] if kind == "touchEnd" else [{"x": x, "y": y + way * min(step, 4)}]
        event = {"type": kind, "touchPoints": points, "timestamp": now + step / 100}
        session.send("Input.dispatchTouchEvent", event)


def test_a_picked_card_is_put_back(open_table: OpenTable) -> None:
    """By a touch on the floor, and by Escape."""
    hands = open_table()
    hands.begin(deck=DECK, seed=1)
    picked = hands.page.locator(".hand .place.picked")
    box = hands.page.locator(".play").bounding_box()
    assert box
    hands.page.click('.hand .card[data-code="Rs"]')
    expect(picked).to_have_count(1)
    hands.page.mouse.click(box["width"] * 0.4, box["height"] * 0.62)
    expect(picked).to_have_count(0)
    hands.page.click('.hand .card[data-code="Rs"]')
    expect(picked).to_have_count(1)
    hands.page.keyboard.press("Escape")
    expect(picked).to_have_count(0)
    assert hands.shown() == 1


def test_a_picked_card_hides_no_neighbour(open_table: OpenTable) -> None:
    """A finger finds the next card, and a touch where it lay does not play the first."""
    hands = open_table(viewport=PHONE, has_touch=True, is_mobile=True)
    hands.begin(deck=DECK, seed=1)
    cards = hands.page.locator(".hand .card")
    first, second = (cards.nth(n).bounding_box() for n in (0, 1))
    assert first
    assert second
    where_it_lay = second["x"] + second["width"] * 0.3, second["y"] + second["height"] / 2
    hands.page.touchscreen.tap(first["x"] + 20, first["y"] + 60)
    hands.page.wait_for_function(FREE, arg=[1, FINGER])
    hands.page.touchscreen.tap(*where_it_lay)
    expect(hands.page.locator(".hand .place").nth(1)).to_have_class(re.compile("picked"))
    hands.page.wait_for_function(FREE, arg=[2, FINGER])
    assert hands.shown() == 1


def test_a_card_may_be_thrown(open_table: OpenTable) -> None:
    """Upwards it is played, downwards discarded."""
    hands = open_table(viewport=PHONE, has_touch=True, is_mobile=True)
    hands.begin(deck=DECK, seed=1)
    throw(hands, "Rs", -20)
    hands.page.wait_for_selector('.path .card[data-code="Rs"]')
    hands.ready()
    throw(hands, "Gs", 20)
    hands.page.wait_for_selector(".pile.discard b:has-text('1')")
