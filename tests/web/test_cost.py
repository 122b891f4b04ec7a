"""What motion costs: little script while cards fly, no more late frames than an empty animation."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.helpers.breadth import WHOLE
from tests.web.conftest import OpenTable
from tests.web.hands import Hands

SLOWED = 4  # times
MOST_SCRIPT = (
    300.0  # milliseconds of a set piece, on a processor that is so much slower; 50 is the aim
)
TRIES = 3
MOST_SHIFT = 0.02
LONGEST = 2600  # milliseconds: then every piece is over
CALLS = {"FunctionCall", "EvaluateScript", "TimerFire", "FireAnimationFrame", "RunMicrotasks"}

TRIO = "Rs Rm Rs Bk Gm Ts Tm Nm"
PIECES = {  # what is done before, the action that leads to the piece, and the deck
    "trio": (("play:Rs", "play:Rm"), "play:Rs", TRIO),
    "door": (("play:Rs", "play:Rm", "play:Rs"), "take:Rd", "Rs Rm Rs Bk Gm Ts Tm Bm"),
    "nightmare": ((), "play:Rs", "Rs Rm Gs Bk Ts Nm Gs Td Bs Rm"),
    "prophecy": ((), "discard:Bk", "Rs Rm Gs Bk Ts Nm Gs Td Bs Rm"),
    "limbo": ((), "play:Rs", "Rs Rm Gs Bk Ts Td Gm Bs Rm"),
}

# The trace is told when cards fly, and frames are counted meanwhile.
WATCH = """() => {
  const table = document.querySelector('.table');
  window.late = 0;
  let last = 0;
  const frame = (now) => {
    if (last && now - last > 50) window.late += 1;
    last = now;
    if (table.matches('.moving')) requestAnimationFrame(frame);
  };
  new MutationObserver(() => {
    const flying = table.matches('.moving');
    if (flying) performance.mark('flying');
    if (flying && !last) requestAnimationFrame(frame);
  }).observe(table, {attributes: true, attributeFilter: ['class']});
  const pictures = document.getElementById('flights');
  new MutationObserver(() => performance.mark('landed')).observe(pictures, {childList: true});
}"""
EMPTY = """(length) => new Promise((done) => {
  const box = document.createElement('div');
  box.style.cssText = 'position: fixed; top: 0; width: 90px; height: 135px; background: #fff';
  document.body.append(box);
  const way = [{transform: 'none'}, {transform: 'translate(300px, 200px)'}];
  let late = 0, last = 0, over = false;
  const frame = (now) => {
    if (last && now - last > 50) late += 1;
    last = now;
    if (over) { box.remove(); done(late); } else requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  box.animate(way, length).finished.then(() => { over = true; });
})"""
SHIFTS = """() => {
  window.shifts = 0;
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) if (!one.hadRecentInput) window.shifts += one.value;
  }).observe({type: 'layout-shift', buffered: true});
}"""


def at_piece(open_table: OpenTable, name: str) -> tuple[Hands, str]:
    before, action, deck = PIECES[name]
    hands = open_table(scenery=True)
    hands.begin("solo", before, deck=deck.split(), seed=1)
    set_speed(hands, 1)
    hands.page.emulate_media(reduced_motion="no-preference")
    hands.page.reload()
    hands.page.wait_for_selector(".hand .card")
    hands.page.wait_for_timeout(1500)  # panels and whatever else comes afterwards
    return hands, action


def set_speed(hands: Hands, speed: float) -> None:
    settings = {"speed": speed, "mute": True, "auto": False}
    hands.page.evaluate(f"localStorage.setItem('onirim-settings', '{json.dumps(settings)}')")


def let_it_play(hands: Hands, action: str) -> None:
    """Nothing is asked of the page meanwhile: what a test asks costs script, too."""
    hands.page.evaluate(WATCH)
    hands.do(action)
    hands.page.wait_for_timeout(LONGEST)
    hands.page.wait_for_function("performance.getEntriesByName('landed').length > 0")


def script_while_flying(browser: Browser, page: Page, act: Callable[[], None]) -> float:
    """Milliseconds of the page's own thread in scripts, while cards fly.

    What may be done next is drawn afterwards, in a frame of its own: the last mark counts.
    """
    browser.start_tracing(page=page, categories=["devtools.timeline", "blink.user_timing"])
    act()
    events = json.loads(browser.stop_tracing())["traceEvents"]
    at = {event["name"]: event["ts"] for event in events if event["name"] in ("flying", "landed")}
    [main] = {(e["pid"], e["tid"]) for e in events if e["name"] == "flying"}
    calls = [
        event
        for event in events
        if (event["pid"], event["tid"]) == main
        and event.get("ph") == "X"
        and event["name"] in CALLS
        and at["flying"] <= event["ts"]
        and event["ts"] + event["dur"] <= at["landed"]
    ]
    return sum(outermost(calls)) / 1000


def outermost(calls: list[dict[str, Any]]) -> list[int]:
    """Of calls inside of calls the outer ones: how long each was on the processor."""
    found: list[int] = []
    end = 0
    for event in sorted(calls, key=lambda one: one["ts"]):
        if event["ts"] >= end:
            found.append(event.get("tdur", 0))
            end = event["ts"] + event["dur"]
    return found


@pytest.mark.skipif(not WHOLE, reason="milliseconds of a busy machine say nothing")
@pytest.mark.parametrize("name", PIECES)
def test_a_set_piece_needs_little_script(
    name: str, browser: Browser, open_table: OpenTable
) -> None:
    """Neighbours on a busy machine only add to it, so the least of some tries counts."""
    spent = (script_of(name, browser, open_table) for _ in range(TRIES))
    assert any(0 < milliseconds <= MOST_SCRIPT for milliseconds in spent)


def script_of(name: str, browser: Browser, open_table: OpenTable) -> float:
    hands, action = at_piece(open_table, name)
    hands.page.context.new_cdp_session(hands.page).send(
        "Emulation.setCPUThrottlingRate", {"rate": SLOWED}
    )
    spent = script_while_flying(browser, hands.page, lambda: let_it_play(hands, action))
    hands.page.close()
    return spent


@pytest.mark.skipif(not WHOLE, reason="frames of a busy machine say nothing")
@pytest.mark.parametrize("name", PIECES)
def test_frames_are_as_good_as_those_of_an_empty_animation(
    name: str, open_table: OpenTable
) -> None:
    hands, action = at_piece(open_table, name)
    idle = hands.page.evaluate(EMPTY, LONGEST)
    let_it_play(hands, action)
    late = hands.page.evaluate("window.late")
    assert late <= max(2 * idle, 2)


def test_nothing_jumps(open_table: OpenTable) -> None:
    """From home to the table and through some turns, nothing moves that nobody has touched."""
    hands = open_table(scenery=True)
    page = hands.page
    page.evaluate(SHIFTS)
    page.click(".gate")
    page.wait_for_selector(".hand .card")
    for _ in range(3):
        shown = hands.shown()
        page.keyboard.press("1")
        page.keyboard.press("x")
        page.wait_for_function(
            f"() => Number(document.querySelector('.table').dataset.shown) > {shown}"
        )
        if hands.phase() != "act":
            break
    assert page.evaluate("window.shifts") <= MOST_SHIFT
