"""From drawings to documents: a card by itself, and one sprite with all of them.

A document defines exactly the shared parts it refers to, each once, under ids that never change.
Put the sprite into the page itself: browsers do not agree on gradients in a sprite from
another file. It has no size, so that it needs no style to stay out of sight.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Final, Literal

from onirim.art.blanks import blanks
from onirim.art.catalogue import base_codes, definitions, fronts, others
from onirim.art.svg import CARD_WIDTH, HEIGHT, NAMESPACE, element

Face = Literal["front", "back", "open"]

REFERENCE: Final = re.compile(r'(?:url\(#|href="#)([^)"]+)')
VIEW: Final = f"0 0 {CARD_WIDTH} {HEIGHT}"


def all_codes() -> tuple[str, ...]:
    """Everything that can be drawn, the base game first."""
    return tuple(fronts())


def card_svg(code: str, *, face: Face = "front") -> str:
    """A whole SVG document; raises KeyError for an unknown code or a face it does not have."""
    body = drawing(face_id(code, face))
    return element("svg", _defs([body]), body, xmlns=NAMESPACE, viewBox=VIEW)


def face_id(code: str, face: Face = "front") -> str:
    """The id of a face in the sprite: the code itself, `back`, `Rd-open` …"""
    if code not in fronts():
        raise KeyError(code)
    if face == "front":
        return code
    special = f"{code}-{face}"
    if face == "open" or special in others():
        return special
    if code.startswith("goal-"):
        return "goal-back"
    return "premonition-back" if code[0] == "P" else "back"


def sprite(codes: Iterable[str] | None = None) -> str:
    """A symbol for each of the codes and all their faces; no codes: everything, blanks too."""
    wanted = all_codes() if codes is None else tuple(codes)
    names = dict.fromkeys(wanted)
    for code in wanted:
        names[face_id(code, "back")] = None
        if f"{code}-open" in others():
            names[f"{code}-open"] = None
    if codes is None:
        names |= dict.fromkeys(blanks())
    symbols = [element("symbol", drawing(name), id=name, viewBox=VIEW) for name in names]
    return element(
        "svg", _defs(symbols), *symbols, xmlns=NAMESPACE, width=0, height=0, aria_hidden="true"
    )


def base_sprite() -> str:
    """The base game alone: 17 kinds, the open Doors and the back."""
    return sprite(base_codes())


@cache
def drawing(name: str) -> str:
    """The body of one card, without the parts it refers to."""
    draw = fronts().get(name) or others().get(name)
    if draw is None:
        raise KeyError(name)
    return draw()


def _defs(bodies: list[str]) -> str:
    """The shared parts that are needed, directly or by other parts, in the order of definition."""
    needed: set[str] = set()
    waiting = [name for body in bodies for name in REFERENCE.findall(body)]
    while waiting:
        name = waiting.pop()
        if name not in needed:
            needed.add(name)
            waiting += REFERENCE.findall(definitions()[name])
    return element("defs", *(part for name, part in definitions().items() if name in needed))
