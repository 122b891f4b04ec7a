"""From drawings to documents: a card by itself, and one sprite with all of them.

A document defines exactly the shared parts it refers to, each once, under ids that never change.
Put the sprite into the page itself: browsers do not agree on gradients in a sprite from
another file. It has no size, so that it needs no style to stay out of sight.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final, Literal

from onirim.art.blanks import blanks
from onirim.art.drawings import base_codes, definitions, fronts, others
from onirim.art.frame import corner_letter
from onirim.art.hall import DoorState, hall_door_id, hall_pieces, palace_id
from onirim.art.places import PLACES
from onirim.art.svg import CARD_WIDTH, HEIGHT, NAMESPACE, element

Face = Literal["front", "back", "open"]

USED_IDS: Final = re.compile(r'(?:url\(#|href="#)([^)"]+)')
VIEW: Final = f"0 0 {CARD_WIDTH} {HEIGHT}"


def all_codes() -> tuple[str, ...]:
    """Everything that can be drawn, the base game first."""
    return tuple(fronts())


def card_svg(code: str, *, face: Face = "front", letters: Mapping[str, str] | None = None) -> str:
    """A whole SVG document; raises KeyError for an unknown code or a face it does not have.

    With letters, those of one language by place, a card of a place has one in its corner.
    """
    body = drawing(face_id(code, face))
    if letters and face != "back" and code in placed_codes():
        body += corner_letter(PLACES[code[0]].tones, letters[code[0]])
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


def placed_codes() -> tuple[str, ...]:
    """Cards of one place, with its emblem in the corner."""
    return tuple(code for code in fronts() if code[0] in PLACES and len(code) == 2)


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
    return _sprite_of(symbols)


def base_sprite() -> str:
    """The base game alone: 17 kinds, the open Doors and the back."""
    return sprite(base_codes())


def palace_svg(place: str, *, lit: bool = False) -> str:
    """The palace of a place in the hall of Doors, 240 by 244."""
    return hall_document(palace_id(place, lit=lit))


def hall_door_svg(place: str, state: DoorState) -> str:
    """A Door of the hall, 120 by 196; see `hall.py` for the states."""
    return hall_document(hall_door_id(place, state))


def hall_document(name: str) -> str:
    """One piece of the hall by its id; raises KeyError for another name."""
    draw, view = hall_pieces()[name]
    body = draw()
    return element("svg", _defs([body]), body, xmlns=NAMESPACE, viewBox=view)


def hall_sprite() -> str:
    """A symbol for each piece of the hall: `palace-R`, `palace-R-lit`, `hall-R-open` …"""
    symbols = [
        element("symbol", draw(), id=name, viewBox=view)
        for name, (draw, view) in hall_pieces().items()
    ]
    return _sprite_of(symbols)


def letter_sprite(letters: Mapping[str, str]) -> str:
    """For each place a letter to lay over its cards, as `letter-on-R`, the size of a card."""
    symbols = [
        element(
            "symbol",
            corner_letter(PLACES[place].tones, character),
            id=f"letter-on-{place}",
            viewBox=VIEW,
        )
        for place, character in letters.items()
    ]
    return _sprite_of(symbols)


@cache
def drawing(name: str) -> str:
    """The body of one card, without the parts it refers to."""
    draw = fronts().get(name) or others().get(name)
    if draw is None:
        raise KeyError(name)
    return draw()


def _sprite_of(symbols: list[str]) -> str:
    return element(
        "svg", _defs(symbols), *symbols, xmlns=NAMESPACE, width=0, height=0, aria_hidden="true"
    )


def _defs(bodies: list[str]) -> str:
    """The shared parts that are needed, directly or by other parts, in the order of definition."""
    needed: set[str] = set()
    waiting = [name for body in bodies for name in USED_IDS.findall(body)]
    while waiting:
        name = waiting.pop()
        if name not in needed:
            needed.add(name)
            waiting += USED_IDS.findall(definitions()[name])
    return element("defs", *(part for name, part in definitions().items() if name in needed))
