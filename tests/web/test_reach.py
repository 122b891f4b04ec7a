"""Nothing covers a choice: all that is offered can be touched and read, in every size.

Each position is looked at at rest, with each board open that hides a choice, and with each card of
the hand in the fingers. For each action some element that does it, scrolled into view, must own its
middle, and a finger must fit on what is seen of it. No text lies under a button, over the text of a
button, or outside the page. A list of choices that scrolls shows so at its edge: by a thing that is
cut there, by a fade (`mask-image`), or by a shadow (`background-attachment: local`).

`reach_known.txt` counts what fails today for each ruleset and size: in the positions of `make test`
(part), and in all of them (whole). More is an error, and in a whole run so is less: the numbers may
only fall, and `ONIRIM_WRITE_REACH=1` writes them. With ONIRIM_REACH=FILE all that fails is added to
that file.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.helpers.breadth import WHOLE
from tests.web.conftest import OpenTable
from tests.web.hands import Hands
from tests.web.positions import Position, look, named, rulesets, sampled

HERE = Path(__file__).parent
KNOWN = HERE / "reach_known.txt"
HARD = (HERE / "reach_hard.txt").read_text(encoding="utf-8").splitlines()
HARDEST = [*dict.fromkeys(line.split()[0] for line in HARD)]  # rulesets
FINGER, MOUSE = 44, 24  # pixels
SIZES = {
    "1280x720": MOUSE,
    "1366x768": MOUSE,
    "390x844": FINGER,
    "844x390": FINGER,
    "320x568": FINGER,
}
Counts = dict[tuple[str, str, str], int]  # of a part or the whole, a ruleset, and a size

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
};
"""
REACH = (HERE / "reach.js").read_text(encoding="utf-8")
VISIT = "([actions, finger]) => reach.visit(actions, finger)"


@cache
def hard() -> dict[str, list[tuple[Position, str]]]:
    """The hardest positions of each ruleset, and the sizes in which `make test` looks at them."""
    found: dict[str, list[tuple[Position, str]]] = {}
    for line in HARD:
        name, _, sizes = line.partition(": ")
        looks = [(named(name), size) for size in sizes.split()]
        found.setdefault(name.split()[0], []).extend(looks)
    return found


def whole(rules: str) -> list[tuple[Position, str]]:
    return [(position, size) for position in sampled(rules) for size in SIZES]


def failures(hands: Hands, places: list[tuple[Position, str]]) -> Iterator[tuple[str, str]]:
    """Of each size what fails there."""
    last: Position | None = None
    for position, size in places:
        resize(hands, size)
        if position is not last:
            look(hands, position)
        last = position
        for when, what, at, why in hands.page.evaluate(VISIT, [[*position.actions], SIZES[size]]):
            picked = f" {when} picked" if when else ""
            yield size, f"{position.name} {size}{picked}: {what}: {at} ({why})"


def resize(hands: Hands, size: str) -> None:
    width, height = map(int, size.split("x"))
    hands.page.set_viewport_size({"width": width, "height": height})


def known() -> Counts:
    lines = [line.split() for line in KNOWN.read_text(encoding="utf-8").splitlines()]
    return {(breadth, rules, size): int(n) for breadth, rules, size, n in lines}


def write(counts: Counts) -> None:
    lines = [f"{' '.join(key)} {n}\n" for key, n in sorted(counts.items()) if n]
    KNOWN.write_text("".join(lines), encoding="utf-8")


@pytest.mark.long
@pytest.mark.parametrize("rules", rulesets() if WHOLE else HARDEST)
def test_nothing_covers_a_choice(rules: str, open_table: OpenTable) -> None:
    places = whole(rules) if WHOLE else hard()[rules]
    hands = open_table(init=ASKING + REACH)
    found = [*failures(hands, places)]
    lines = [line for _, line in found]
    if wish := os.environ.get("ONIRIM_REACH"):
        with Path(wish).open("a", encoding="utf-8") as file:
            file.writelines(f"{line}\n" for line in lines)
    breadth = "whole" if WHOLE else "part"
    counts = {(breadth, rules, size): 0 for size in SIZES}
    for size, _ in found:
        counts[breadth, rules, size] += 1
    before = known()
    if os.environ.get("ONIRIM_WRITE_REACH") == "1":
        write({**before, **counts})
        return
    allowed = {key: before.get(key, 0) for key in counts}
    more = [key for key in counts if counts[key] > allowed[key]]
    assert not more, "\n".join(["fails besides what is known:", *map(str, more), *lines])
    less = WHOLE and counts != allowed
    assert not less, "fails less than is known: ONIRIM_WRITE_REACH=1 writes it down"
