"""With motion: what happened is told as the cards move, and what is asked waits for them."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from playwright.sync_api import ViewportSize

from tests.helpers.breadth import cases
from tests.web.conftest import DESK, PHONE, OpenTable
from tests.web.hands import Hands

STANDING = 0.000001  # so slow that nothing moves but by `seek`
SEEK = """t => {
  document.dispatchEvent(new CustomEvent('onirim-seek', {detail: t}));
  return new Promise(requestAnimationFrame);
}"""
# Where the middle of the first visible thing of a selector is, and how wide it is.
PLACE = """selector => {
  const shown = (e) => e.getClientRects().length && getComputedStyle(e).opacity !== '0';
  const found = [...document.querySelectorAll(selector)].find(shown);
  if (!found) return null;
  const {left, top, width, height} = found.getBoundingClientRect();
  return [left + width / 2, top + height / 2, width].map(Math.round);
}"""
FLYING = ".ghost.great-door"
TRIO = ["Rs", "Rm", "Rs", "Bk", "Gm", "Ts", "Tm", "Nm"]
LOST = ["Rs", "Rm", "Gs", "Bk", "Ts", "Nm", "Gs", "Td", "Bs", "Nm", "Rm"]
KEYED = ["Rs", "Rm", "Gs", "Bk", "Ts", "Bd", "Gs", "Ts", "Bs", "Gm", "Rm"]
SEEN = ["Rs", "Rm", "Gs", "Bk", "Ts", "Gs", "Bs", "Td", "Nm", "Rm"]
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


class Film:
    """What an action sets off, looked at at single times without waiting for them."""

    def __init__(self, hands: Hands) -> None:
        self.page = hands.page

    def at(self, milliseconds: int) -> None:
        self.page.evaluate(SEEK, milliseconds)

    def place(self, selector: str) -> Any:
        return self.page.evaluate(PLACE, selector)

    def count(self, selector: str) -> int:
        return len(self.page.query_selector_all(selector))


def film(
    open_table: OpenTable, deck: list[str], before: tuple[str, ...], size: ViewportSize = DESK
) -> tuple[Hands, Film]:
    """A table on which time stands still once something moves."""
    hands = open_table(viewport=size)
    hands.begin(deck=deck, seed=1, after=before)
    hands.ready()
    hands.page.emulate_media(reduced_motion="no-preference")
    set_speed(hands, STANDING)
    hands.page.evaluate("document.getElementById('splash')?.remove()")
    hands.ready()
    return hands, Film(hands)


def begin(hands: Hands, *actions: str) -> None:
    hands.do_all(actions)
    hands.page.wait_for_selector(".table.moving")


def near(one: Any, other: Any, most: float = 2) -> bool:
    return one is not None and all(abs(a - b) <= most for a, b in zip(one, other, strict=True))


SIZES = {"desk": DESK, "phone": PHONE}


@pytest.mark.parametrize("size", cases(["desk"], [*SIZES]))
def test_the_touched_door_swings_where_it_stands(open_table: OpenTable, size: str) -> None:
    hands, seen = film(open_table, TRIO, ("play:Rs", "play:Rm", "play:Rs"), SIZES[size])
    stands = seen.place("[data-great]")
    begin(hands, "take:Rd")
    for time in (0, 200, 379):
        seen.at(time)
        assert near(seen.place(FLYING), stands), time
        assert "0" in hands.text(".hall .tally")
    seen.at(380)
    assert near(seen.place(FLYING), stands), "it begins to fly from where it stands"
    seen.at(639)
    arch = seen.place('[data-arch="Rd"]')
    assert near(seen.place(FLYING)[:2], arch[:2], 12)
    assert "0" in hands.text(".hall .tally")
    seen.at(640)
    assert seen.count(FLYING) == 0
    assert "1" in hands.text(".hall .tally"), "it counts when it has come"


def test_nothing_glows_before_its_cause(open_table: OpenTable) -> None:
    """A Nightmare comes behind the Door: no price is offered before it lies there."""
    hands, seen = film(open_table, TRIO, ("play:Rs", "play:Rm", "play:Rs"))
    begin(hands, "take:Rd")
    for time in (0, 400, 700):
        seen.at(time)
        assert seen.count(".stage.dread") == 0, time
    for time in (740, 1000, 1400):
        seen.at(time)
        assert seen.count(".stage.dread") == 1, time
        assert seen.count(".card.hung, .arch.price, .pile.on") == 0, time
    hands.page.keyboard.press("Space")
    hands.page.wait_for_selector(".table:not(.moving)")
    assert seen.count(".card.hung, .arch.price, .pile.on")


def test_five_lost_cards_are_shown_while_the_nightmare_steps_aside(open_table: OpenTable) -> None:
    hands, seen = film(open_table, LOST, ("play:Rs",))
    nightmare = seen.place('.stage [data-code="Nm"]')
    begin(hands, "pay-five")
    seen.at(1000)
    aside = seen.place('.stage [data-code="Nm"]')
    assert aside[1] < nightmare[1]
    assert aside[2] == pytest.approx(0.6 * nightmare[2], abs=2)
    rects = hands.page.evaluate(
        "[...document.querySelectorAll('.ghost')].map(e => e.getBoundingClientRect().toJSON())"
    )
    assert len(rects) == 5
    rects.sort(key=lambda rect: rect["left"])
    assert all(a["right"] <= b["left"] for a, b in itertools.pairwise(rects))
    below = hands.page.evaluate(
        "document.querySelector('.stage [data-code=\"Nm\"]').getBoundingClientRect().bottom"
    )
    assert all(rect["top"] > below - 1 for rect in rects)
    assert [hands.text(f".pile.{pile} b") for pile in ("discard", "limbo")] == ["0", "0"]
    seen.at(1560)
    assert [hands.text(f".pile.{pile} b") for pile in ("discard", "limbo")] == ["3", "2"]


def test_a_key_turns_in_the_keyhole_of_its_door(open_table: OpenTable) -> None:
    hands, seen = film(open_table, KEYED, ("play:Rs",))
    door = seen.place("[data-great]")
    begin(hands, "unlock:Bk")
    seen.at(300)
    [x, y, wide] = seen.place(".ghost:not(.great-door)")
    assert abs(x - door[0]) < 4
    assert abs(y - door[1]) < door[2] / 2
    assert wide < door[2] / 2
    assert seen.place("[data-great]") == door, "the Door waits for it"
    seen.at(500)
    assert near(seen.place(FLYING), door)


def test_burnt_and_ordered_cards_leave_their_own_slots(open_table: OpenTable) -> None:
    hands, seen = film(open_table, SEEN, ("discard:Bk",))
    page = hands.page
    for code in ("Gs", "Bs", "Td", "Nm"):
        page.click(f'.found .card[data-code="{code}"]:not(.gone)')
    fire = seen.place(".fire .card")
    first = seen.place(".order .spot:not(.fire) .card")
    page.click(".acts .confirm")
    page.wait_for_selector(".table.moving")
    seen.at(0)
    ghosts = page.evaluate(
        """() => [...document.querySelectorAll('.ghost')].map((e) => {
          const {left, top, width, height} = e.getBoundingClientRect();
          return [left + width / 2, top + height / 2, width].map(Math.round);
        })"""
    )
    assert near(seen.place(".ghost.burning"), fire)
    assert any(near(one, first) for one in ghosts)


def test_loops_rest_when_nobody_is_there(open_table: OpenTable) -> None:
    hands = open_table(scenery=True, reduced_motion="no-preference")
    page = hands.page
    page.clock.install()
    page.reload()
    page.wait_for_selector("main")
    loops = """() => document.getAnimations().filter((one) =>
      one.playState === 'running' && one.effect.getTiming().iterations === Infinity).length"""
    page.mouse.move(10, 10)
    page.clock.run_for(59_000)
    assert page.evaluate(loops) > 0
    page.clock.run_for(1_100)
    assert page.evaluate(loops) == 0
    page.mouse.move(20, 20)
    assert page.evaluate(loops) > 0
