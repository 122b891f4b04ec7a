"""The hall of Doors: a palace for each place, and its Doors cut out to stand in the doorways.

A palace has two doorways; `DOORWAYS` tells a page where the Doors are to be laid. A Door is `dark`
(not gained), `lit` (shut, with light on it), `open`, or `beyond`: the open doorway without the
leaf, for a page that swings the leaf by itself.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache, partial
from typing import Final, Literal, get_args

from onirim.art.doors import DOOR_KEYHOLE, FIT, LEAF, LOCK, closed_leaf, doorway, swung_leaf
from onirim.art.palette import BLACK, Tones
from onirim.art.places import PLACES, Place
from onirim.art.svg import circle, decimal, group, path, put, star_path, use

DoorState = Literal["dark", "lit", "open", "beyond"]

PALACE_VIEW: Final = "0 -16 240 244"
DOOR_VIEW: Final = "40 46 120 196"
NICHES: Final = (34, 126)  # left edges
# Where a Door is laid onto a palace: left, top and width, in units of its 240 by 244.
DOORWAYS: Final = ((25.2, 75.2, 97.7), (117.2, 75.2, 97.7))
EMBLEM_HEIGHT: Final = {"R": 46, "B": 46, "G": 56, "T": 46}
WITHIN: Final = "translate(120 212)scale(.93 .945)translate(-120 -212)"  # the wall inside its rim
PLINTH: Final = "M4 211H236V219H240V228H0V219H4z"


def palace(place: Place, *, lit: bool) -> str:
    """The front of a place, with light on it once one of its Doors is gained."""
    t, roof = place.tones, PALACE_ROOFS[place.letter]
    rim = t.glow if lit else t.middle
    wall = (
        path(roof, fill=t.front if lit else t.ink, stroke=rim, stroke_width=2.5)
        + path(roof, fill=t.near if lit else t.front, transform=WITHIN, opacity=0.9)
        + path(
            roof,
            fill=f"url(#pattern-{place.letter})",
            transform=WITHIN,
            opacity=0.55 if lit else 0.28,
        )
        + path(
            roof,
            fill="none",
            stroke=t.far if lit else t.near,
            stroke_width=1.5,
            transform=WITHIN,
            opacity=0.8,
        )
    )
    behind = BEHIND.get(place.letter)
    shadow = path(roof, fill=BLACK, opacity=0.35, transform="translate(0 5)")
    return (
        shadow
        + (behind(t) if behind else "")
        + group(wall, stroke_linejoin="round")
        + ON_THE_WALL[place.letter](t)
        + _seal(place, lit=lit)
        + "".join(_niche(place, x) for x in NICHES)
        + path(PLINTH, fill=t.front)
        + path("M4 211H236M0 219H240", stroke=rim, stroke_width=1.5, opacity=0.8)
    )


def hall_door(place: Place, state: DoorState) -> str:
    """A Door as it stands in the hall, without the card around it."""
    if state == "dark":
        return _dark_leaf(place)
    if state == "lit":
        return closed_leaf(place)
    return doorway(place) + (swung_leaf(place) if state == "open" else "")


@cache
def hall_pieces() -> dict[str, tuple[Callable[[], str], str]]:
    """All pieces by their id: how they are drawn, and their view box."""
    pieces: dict[str, tuple[Callable[[], str], str]] = {}
    for letter, place in PLACES.items():
        for lit in (False, True):
            pieces[palace_id(letter, lit=lit)] = partial(palace, place, lit=lit), PALACE_VIEW
        for state in get_args(DoorState):
            pieces[hall_door_id(letter, state)] = partial(hall_door, place, state), DOOR_VIEW
    return pieces


def palace_id(letter: str, *, lit: bool) -> str:
    return f"palace-{letter}{'-lit' if lit else ''}"


def hall_door_id(letter: str, state: DoorState) -> str:
    return f"hall-{letter}-{state}"


def _seal(place: Place, *, lit: bool) -> str:
    """The emblem in the gable."""
    t, y = place.tones, EMBLEM_HEIGHT[place.letter]
    light = t.glow if lit else t.far
    ring = circle(120, y, 19, fill=t.ink, stroke=light, stroke_width=2)
    return ring + put(f"emblem-{place.letter}", 120, y, 0.78, fill=light)


def _niche(place: Place, x: int) -> str:
    where = f"translate({x - 8} 64.3)scale(.48 .52)"
    return group(use(f"leaf-{place.letter}", fill=place.tones.ink), transform=where)


def _dark_leaf(place: Place) -> str:
    """Unlit, so that nothing but the keyhole is to be seen from afar."""
    t, letter = place.tones, place.letter
    leaf = group(
        use(f"leaf-{letter}", fill=t.ink, stroke=t.middle, stroke_width=9),
        use(f"leaf-{letter}", fill=t.front, stroke=t.ink, stroke_width=4),
        path(LEAF[letter], fill="none", stroke=t.ink, stroke_width=5, opacity=0.75),
        transform=FIT,
    )
    lock = group(
        path(LOCK, fill=t.ink, stroke=t.middle, stroke_width=1.5),
        path(DOOR_KEYHOLE, fill=t.far),
        transform="translate(100 160)scale(1.25)translate(-100 -187)",
    )
    return leaf + lock


def _scalloped() -> str:
    """A roof of eleven scallops over an oval."""
    words = ["M8 212V108"]
    for i in range(1, 12):
        angle = math.pi * i / 11
        x, y = 120 - 112 * math.cos(angle), 108 - 86 * math.sin(angle)
        words.append(f"A17 17 0 0 1 {decimal(x)} {decimal(y)}")
    return "".join(words) + "V212z"


PALACE_ROOFS: Final = {
    "R": "M8 212V92H22V74H58A62 62 0 0 1 182 74H218V92H232V212z",
    "B": _scalloped(),
    "G": "M8 212V104C8 70 104 72 120 6C136 72 232 70 232 104V212z",
    "T": "M8 212V84H32V64H58V44H84V24H156V44H182V64H208V84H232V212z",
}


def _telescope(t: Tones) -> str:
    tube = path("M112 14L154-6L158 4L118 24z", fill=t.near, stroke=t.far, stroke_width=1.5)
    return tube + path("M112 14V66H128V14z", fill=t.ink, opacity=0.55)


def _finial(t: Tones) -> str:
    return path("M120 6V-8", stroke=t.far, stroke_width=3) + circle(120, -10, 4, fill=t.glow)


def _stars(t: Tones) -> str:
    large = path(star_path(4, 5, 1.4), fill=t.glow, transform="translate(84 52)")
    return large + path(star_path(4, 4, 1.2), fill=t.glow, transform="translate(154 56)")


def _waves(t: Tones) -> str:
    wave = path(
        "M64 62q10-8 20 0t20 0M138 62q10-8 20 0t20 0",
        fill="none",
        stroke=t.far,
        stroke_width=2.5,
        stroke_linecap="round",
    )
    bubble = circle(52, 84, 3, fill=t.glow, opacity=0.7)
    return wave + bubble + circle(190, 82, 4, fill=t.glow, opacity=0.6)


def _leaves(t: Tones) -> str:
    left = path("M36 92C36 80 46 76 56 76C56 86 50 92 36 92z", fill=t.middle)
    return left + path("M204 92C204 80 194 76 184 76C184 86 190 92 204 92z", fill=t.middle)


def _books(t: Tones) -> str:
    upper = "M66 52h6v12h-6zM74 55h5v9h-5zM168 52h6v12h-6zM161 55h5v9h-5z"
    lower = "M40 72h6v12h-6zM48 74h5v10h-5zM194 72h6v12h-6zM187 74h5v10h-5z"
    return path(upper + lower, fill=t.middle)


# What makes a roof its place's own: some of it behind the wall, some on it.
BEHIND: Final = {"R": _telescope, "G": _finial}
ON_THE_WALL: Final = {"R": _stars, "B": _waves, "G": _leaves, "T": _books}
