"""Nothing covers a choice: all that is offered can be touched, in every size, at every question.

`reach_known.txt` lists what fails today, so that it can only become less: what fails besides is an
error, and so is a line of the list that fails no more. With ONIRIM_REACH=FILE all that is found is
added to that file.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.helpers.breadth import cases
from tests.web.conftest import OpenTable
from tests.web.hands import Hands
from tests.web.positions import Position, look, rulesets, sampled
from tools.pictures.gallery import PAINTED

KNOWN = Path(__file__).parent / "reach_known.txt"
REACH = (Path(__file__).parent / "reach.js").read_text(encoding="utf-8")
FINGER, MOUSE = 44, 24  # pixels
SIZES = {
    "1280x720": MOUSE,
    "1366x768": MOUSE,
    "390x844": FINGER,
    "844x390": FINGER,
    "320x568": FINGER,
}
EVERYTHING = max(rulesets(), key=len)
SOME = [("solo", "320x568"), ("solo", "1280x720"), (EVERYTHING, "844x390")]
ALL = [*product(rulesets(), SIZES)]

# What the page asks of the server while a card is picked: the answer is said in the caption.
ASKING = """window.asked = new Set();
window.WebSocket = class extends WebSocket {
  constructor(...how) {
    super(...how);
    this.addEventListener('message', ({data}) => window.asked.delete(JSON.parse(data).answers));
  }
  send(data) {
    const frame = JSON.parse(data);
    if (frame.type === 'explain') window.asked.add(frame.id);
    super.send(data);
  }
};"""
SETTLED = """() => window.asked.size === 0 && !document.querySelector('.moving')
  && !document.getAnimations().some((one) => one.playState === 'running'
    && one.effect?.getTiming().iterations !== Infinity)"""
# Cards that are taken up first, and then say where they can go.
PICKABLE = """() => [...document.querySelectorAll('.card.offers[aria-pressed]:not([data-action])')]
  .filter((card) => card.closest('.hand'))
  .map((card) => [card.dataset, card.closest('[data-zone]').dataset])
  .map(([{card, code}, {zone}]) => [card, code, zone])"""
PICK = "id => document.querySelector(`.hand .card[data-card='${id}']`).click()"


def failures(hands: Hands, position: Position, size: str) -> Iterator[str]:
    """At rest and with each card in the fingers, as lines of the list."""
    for card, actions in (("", [*position.actions]), *picks(hands.page, position)):
        if card:
            hands.page.keyboard.press("Escape")
            hands.page.evaluate(PICK, card)
        settle(hands.page)
        for what, action in hands.page.evaluate(REACH, [actions, SIZES[size], bool(card)]):
            yield f"{position.name} {size} {what} {action}{' picked' if card else ''}"


def picks(page: Page, position: Position) -> Iterator[tuple[str, list[str]]]:
    """Each card that can be picked, and what it can do then; equal cards do the same."""
    settle(page)
    told = set()
    for card, code, zone in page.evaluate(PICKABLE):
        if (code, zone) in told:
            continue
        told.add((code, zone))
        named = [a for a in position.actions if a.partition(":")[2].partition("/")[0] == code]
        own = [action for action in named if action.endswith(f"/{zone}")]
        yield card, own or [action for action in named if "/" not in action]


def settle(page: Page) -> None:
    """What was asked is answered, and everything has found its place."""
    page.wait_for_function(SETTLED)
    page.evaluate(PAINTED)


def known(rules: str, size: str) -> set[str]:
    lines = KNOWN.read_text(encoding="utf-8").splitlines()
    return {line for line in lines if (line.split()[0], line.split()[3]) == (rules, size)}


@pytest.mark.parametrize(("rules", "size"), cases(SOME, ALL))
def test_nothing_covers_a_choice(rules: str, size: str, open_table: OpenTable) -> None:
    width, height = map(int, size.split("x"))
    hands = open_table(viewport={"width": width, "height": height}, init=ASKING)
    found: set[str] = set()
    for position in sampled(rules):
        look(hands, position)
        found |= {*failures(hands, position, size)}
    if wish := os.environ.get("ONIRIM_REACH"):
        with Path(wish).open("a", encoding="utf-8") as file:
            file.writelines(f"{line}\n" for line in sorted(found))
    assert sorted(found - known(rules, size)) == [], "fails besides what is known"
    assert sorted(known(rules, size) - found) == [], "fails no more: take it out of the list"
