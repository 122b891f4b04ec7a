"""Whatever is asked: question, choices and hand are in sight together, without scrolling."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from onirim.words import languages
from tests.server.servers import Server
from tests.web.conftest import SETTINGS
from tools.gallery import Screen, show

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

# Whatever lies outside the window, is cut off by what holds it, or lies below something else.
HIDDEN = """() => {
  const wanted = '.stage h2, .stage .choices .button, .stage .zone .card, .hand .card';
  const all = [...document.querySelectorAll(wanted)];
  const out = [];
  if (document.documentElement.scrollTop) out.push('scrolled');
  for (const element of all) {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const wide = left >= 0 && right <= innerWidth + 0.5;
    const inside = wide && top >= 0 && bottom <= innerHeight + 0.5;
    const middle = [(left + right) / 2, (top + bottom) / 2];
    const hit = [[left + 4, top + 4], middle, [right - 4, bottom - 4]].every(([x, y]) => {
      const found = document.elementFromPoint(x, y);
      return found && (element.contains(found) || found.contains(element));
    });
    const name = element.dataset.code ?? element.innerText;
    if (!inside || !hit) out.push(`${element.className} ${name}`);
  }
  return all.length > 5 ? out : ['nothing is asked'];
}"""


def open_page(browser: Browser, language: str) -> Page:
    context = browser.new_context(reduced_motion="reduce", locale=language)
    context.add_init_script(SETTINGS)
    return context.new_page()


@pytest.mark.parametrize("language", languages())
def test_question_and_hand_are_in_sight(language: str, browser: Browser, server: Server) -> None:
    """At every size; of the main choice also when a card is picked."""
    found: dict[str, list[str]] = {}
    page = open_page(browser, language)
    for question in QUESTIONS:
        show(page, server.url, question)
        assert page.get_attribute(".table", "data-phase") == question.name
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            if hidden := page.evaluate(HIDDEN):
                found[f"{question.name} {width}x{height}"] = hidden
            if question.name == "act":
                page.click(".hand .card >> nth=1")
                if hidden := page.evaluate(HIDDEN):
                    found[f"picked {width}x{height}"] = hidden
                page.click(".stage .quiet")
    page.context.close()
    assert found == {}
