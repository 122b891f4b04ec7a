"""Whatever is asked: question, choices and hand are in sight together, without scrolling.

Nothing overlaps, and a finger can hit whatever can be chosen, at ten sizes.

A moment dims what cannot be chosen: then the hand is looked at only where it answers.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from onirim.text import languages
from tests.helpers.breadth import cases
from tests.helpers.servers import Server
from tests.web.conftest import SETTINGS
from tests.web.layout_problems import FINGER, PROBLEMS
from tools.pictures.gallery import Screen, show

SIZES = (
    (1280, 720), (1366, 768), (1280, 800), (1440, 900), (1536, 864), (1920, 1080),
    (820, 1180), (360, 740), (390, 844), (844, 390),
)  # fmt: skip
DEALT = "Rs Rm Gs Bk Ts"
WALK = ("play:Rs", "play:Rm", "discard:Gs", "play:Ts")
LOOK = ("discard:Bk", "discard-seen:Nm")
TRIO = "Rs Rm Rs Bk Gm Ts Tm Nm"
THREE = ("play:Rs", "play:Rm", "play:Rs", "take:Rd")
DEAR = "Rs Rm Rs Gk Bk Tm Ts Bd Rk Nm"  # two Keys and two Doors to pay with
PLACED = ("top:Gs", "top:Td", "top:Bs")

QUESTIONS = (
    Screen("act", rules="solo", deck=f"{DEALT} Gm Gk Tm Bm", actions=WALK),
    Screen("discard-seen", rules="solo", deck=f"{DEALT} Nm Gs Td Bs Rm", actions=("discard:Bk",)),
    Screen("order", rules="solo", deck=f"{DEALT} Nm Gs Td Bs Rm", actions=LOOK),
    Screen("nightmare", rules="solo", deck=TRIO, actions=THREE),
    Screen("nightmare", rules="solo", deck=DEAR, actions=(*THREE, "unlock:Bk")),
    Screen("act", rules="solo", deck=f"{DEALT} Nm Gs Td Bs Rm", actions=(*LOOK, *PLACED)),
    Screen("door", rules="solo", deck=f"{DEALT} Gm Gk Tm Bm Bd", actions=(*WALK, "play:Tm")),
    Screen("trio", rules="solo", deck=TRIO, actions=THREE[:3]),
)  # fmt: skip

# Whatever lies outside the window, is cut off by what holds it, or lies below something else. Of a
# card in the fan its corner and a good part are seen; a picked one may lie above that of another.
HIDDEN = """() => {
  const seen = (e) => e.checkVisibility({visibilityProperty: true});
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  const asked = all('.stage h2, .caption h2');
  const choices = all('.choice, .sorter button, .stage .zone .card');
  const staged = document.querySelector('.play.staged') !== null;
  const picked = document.querySelector('.card.picked') !== null;
  const hand = all(staged ? '.hand.all .card, .hand .card.hung' : '.hand .card');
  const out = [];
  const name = (e) => `${e.className} ${e.dataset.code ?? e.innerText}`;
  const hit = (e, x, y) => {
    const found = document.elementFromPoint(x, y);
    return found !== null && (e.contains(found) || found.contains(e));
  };
  if (document.documentElement.scrollTop) out.push('scrolled');
  for (const e of [...asked, ...choices]) {
    const { left, right, top, bottom } = e.getBoundingClientRect();
    const wide = left >= 0 && right <= innerWidth + 0.5;
    const inside = wide && top >= 0 && bottom <= innerHeight + 0.5;
    const middle = (top + bottom) / 2;
    const points = [[left + 8, middle], [(left + right) / 2, middle], [right - 8, middle]];
    if (!inside || !points.every(([x, y]) => hit(e, x, y))) out.push(name(e));
  }
  const part = (e, wide, high) => {
    const { left, top, width, height } = e.getBoundingClientRect();
    const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
    const at = (x, y) => [left + width * wide * x, top + height * high * y];
    const points = steps.flatMap((x) => steps.map((y) => at(x, y)));
    return points.filter(([x, y]) => hit(e, x, y)).length / points.length;
  };
  for (const e of hand) {
    const corner = picked || part(e, 0.4, 0.4) >= 0.5;
    if (!corner || part(e, 1, 1) < 0.2) out.push(`hand: ${name(e)}`);
  }
  if (!asked.length && !document.querySelector('.acts')) out.push('nothing is asked');
  if (!choices.length && !document.querySelector('.card.offers')) out.push('nothing can be chosen');
  if (!staged && hand.length < 5) out.push('there is no hand');
  return out;
}"""


def open_page(browser: Browser, language: str) -> Page:
    context = browser.new_context(reduced_motion="reduce", locale=language)
    context.add_init_script(SETTINGS)
    return context.new_page()


@pytest.mark.parametrize("language", cases(["ru"], languages()))
def test_question_and_hand_are_in_sight(language: str, browser: Browser, server: Server) -> None:
    """At every size; of the main choice also when a card is picked."""
    found: dict[str, list[str]] = {}
    page = open_page(browser, language)
    for question in QUESTIONS:
        show(page, server.url, question)
        assert page.get_attribute(".table", "data-phase") == question.name
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            if hidden := page.evaluate(HIDDEN) + page.evaluate(PROBLEMS, FINGER):
                found[f"{question.name} {width}x{height}"] = hidden
            if question.name == "act":
                page.click(".hand .card >> nth=1")
                if hidden := page.evaluate(HIDDEN):
                    found[f"picked {width}x{height}"] = hidden
                page.keyboard.press("Escape")
                page.mouse.move(width / 2, 0)
                page.evaluate("document.activeElement.blur()")
    page.context.close()
    assert found == {}
