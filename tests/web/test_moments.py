"""Great moments of modules: a blow is suffered at the table, told with its loss, passed by."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from onirim.game.deals import named_deal
from onirim.hosting.lessons import LESSONS, begun, drawn
from tests.helpers.breadth import cases
from tests.web.board_pages import JUMP
from tests.web.conftest import DESK, PHONE, OpenTable
from tests.web.hands import Hands, played

SIZES = {"desk": DESK, "phone": PHONE}
MOVING = {"speed": 3, "sound": False, "auto": False, "mute": True}
MOMENTS = {  # what is told: of which game, after how many moves of the heuristic player
    "overload": ("solo+dreamcatchers", 1, 60),
    "premonition": ("solo+premonitions", 1, 14),
    "escape": ("solo+crossroads", 2, 32),
    "chaos": ("solo+oniverse", 6, 45),
}
LOSS = {
    "overload": "4 → 3", "premonition": "comes true", "escape": "leave your hand behind",
    "chaos": "Chaos",
}  # fmt: skip
PASSES = ("escape", "chaos")  # deeds of one's own


# A deed of one's own passes by itself: what was told is kept for the test.
LISTEN = """() => {
  window.told = {};
  const keep = (one) => { window.told[one.dataset.blow] = one.innerText; };
  const look = () => document.querySelectorAll('[data-blow]').forEach(keep);
  new MutationObserver(look).observe(document.body, {subtree: true, childList: true});
}"""
TOLD = "moment => window.told[moment]"


def with_motion(hands: Hands) -> None:
    hands.page.evaluate("kept => localStorage.setItem('onirim-settings', kept)", json.dumps(MOVING))
    hands.page.reload()
    hands.page.wait_for_selector("main")


@pytest.mark.parametrize("size", cases(["phone"], [*SIZES]))
@pytest.mark.parametrize("moment", cases(["overload"], [*MOMENTS]))
def test_a_moment_is_told(open_table: OpenTable, moment: str, size: str) -> None:
    hands = open_table(viewport=SIZES[size], reduced_motion="no-preference")
    with_motion(hands)
    rules, seed, number = MOMENTS[moment]
    *before, last = played(rules, seed, "heuristic", number)
    game = hands.page.evaluate(JUMP, [rules, seed, [[0, action] for action in before]])
    hands.go(f"game/{game}")
    hands.page.wait_for_selector(".table")
    hands.page.evaluate(LISTEN)
    hands.do(last)
    told = hands.page.wait_for_function(TOLD, arg=moment).json_value()
    assert LOSS[moment] in told
    if moment not in PASSES:
        hands.page.get_by_role("button", name="Go on").click()
    hands.page.wait_for_selector("[data-blow]", state="detached")
    hands.ready()


@pytest.mark.parametrize("size", cases(["desk"], [*SIZES]))
def test_a_tower_that_falls_is_told(open_table: OpenTable, size: str) -> None:
    """The lesson's Nightmare, but the player lets a Tower go."""
    hands = open_table(viewport=SIZES[size], reduced_motion="no-preference")
    with_motion(hands)
    lesson = next(one for one in LESSONS if one.module == "towers")
    game = begun(lesson)
    for step in lesson.steps[:3]:
        drawn(game, step.action)
        game.apply(step.action)
    deal = named_deal(lesson.deal)
    moves = [[0, action] for action in game.actions]
    number = hands.page.evaluate(JUMP, [deal.rules, 1, moves, [*deal.cards]])
    hands.go(f"game/{number}")
    hands.page.wait_for_selector(".table")
    hands.do("lose-tower:G3")
    told = hands.page.locator('[data-blow="tower-lost"]')
    told.wait_for()
    expect(told).to_contain_text("2 → 1")


ENDS = {  # how the heuristic player ends: so does a person who does the same
    "book": "won",
    "glyphs": "won",
    "dreamcatchers": "lost",
    "towers": "won",
    "premonitions": "lost",
    "crossroads": "won",
    "oniverse": "won",
    "incubus": "lost",
    "pouch": "lost",
}
SEED = 7
BY_HAND = 6  # moves


@pytest.mark.parametrize("size", cases(["phone"], [*SIZES]))
@pytest.mark.parametrize("module", cases(["towers"], [*ENDS]))
def test_a_module_is_played_to_its_end(open_table: OpenTable, module: str, size: str) -> None:
    """The last moves by touch; the end tells every condition of victory, and what it did."""
    hands = open_table(viewport=SIZES[size])
    rules = f"solo+{module}"
    actions = played(rules, SEED, "heuristic")
    first = max(0, len(actions) - BY_HAND)
    while first and actions[first].startswith(("top:", "bottom:", "discard-seen:")):
        first -= 1
    game = hands.page.evaluate(JUMP, [rules, SEED, [[0, one] for one in actions[:first]]])
    hands.go(f"game/{game}")
    hands.page.wait_for_selector(".table")
    hands.do_all(actions[first:])
    end = hands.page.locator(".end")
    end.wait_for()
    assert ENDS[module] in (end.get_attribute("class") or "")
    if module in ("towers", "dreamcatchers"):
        expect(end.locator(".win")).to_contain_text(" of 4")
