"""The four places: each has a colour, a letter, an outline, a pattern and an emblem of its own.

Any one of them is enough to tell the places apart, so nobody needs to see the colours.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from onirim.art import palette
from onirim.art.palette import Tones
from onirim.art.svg import decimal, element, gradient, path, star_path

SHEET: Final = "M-200-200H400V500H-200z"
MOODS: Final = ("sun", "moon", "key")
ROUND: Final = "M18 284V98A82 82 0 0 1 182 98V284z"
POINTED: Final = "M18 284V150C18 84 84 76 100 12C116 76 182 84 182 150V284z"
STEPPED: Final = "M18 284V70H36V48H56V30H144V48H164V70H182V284z"


@dataclass(frozen=True)
class Place:
    """What the drawings need to know of a place; `arch` is the outline of its windows."""

    letter: str
    tones: Tones
    arch: str
    door: str
    emblem: str
    tile: tuple[int, int]
    pattern: str


def shell(x: float, y: float, rx: float, ry: float, count: int) -> str:
    """An oval edged with scallops."""
    words: list[str] = []
    for i in range(count + 1):
        angle = math.radians(360 * (i + 0.5) / count - 90)
        px, py = decimal(x + rx * math.cos(angle)), decimal(y + ry * math.sin(angle))
        words.append(f"A16 16 0 0 1 {px} {py}" if words else f"M{px} {py}")
    return "".join(words) + "z"


OBSERVATORY: Final = Place(
    "R",
    palette.RED,
    ROUND,
    ROUND,
    star_path(8, 16, 6) + "M0-4a4 4 0 1 0 .1 0z",
    (26, 26),
    "M8 1L9.6 6.4 15 8 9.6 9.6 8 15 6.4 9.6 1 8 6.4 6.4z"
    "M20.5 15.5L21.6 19.4 25.5 20.5 21.6 21.6 20.5 25.5 19.4 21.6 15.5 20.5 19.4 19.4z"
    "M21 5a2 2 0 1 0 .1 0zM6 20a1.6 1.6 0 1 0 .1 0z",
)
AQUARIUM: Final = Place(
    "B",
    palette.BLUE,
    shell(100, 150, 78, 128, 16),
    "M18 284V150A82 136 0 0 1 182 150V284z",
    "M-16 0C-8-12 4-10 9-2L16-9V9L9 2C4 10-8 12-16 0zM-9-4a2.2 2.2 0 1 0 .1 0z",
    (24, 16),
    "M0 8A12 8 0 0 0 24 8V10.5A12 8 0 0 1 0 10.5zM-12 0A12 8 0 0 0 12 0V2.5A12 8 0 0 1-12 2.5z"
    "M12 0A12 8 0 0 0 36 0V2.5A12 8 0 0 1 12 2.5z",
)
GARDEN: Final = Place(
    "G",
    palette.GREEN,
    POINTED,
    POINTED,
    "M-1.5 16V6C-14 8-16-2-15-8C-8-8-4-6-2-2C-4-8-2-13 0-16C2-13 4-8 2-2C4-6 8-8 15-8C16-2 14 "
    "8 1.5 6V16z",
    (28, 28),
    "M3 11C3 4 8 2 13 2C13 8 10 12 3 11zM3 11zM17 27C16 20 20 16 26 16C27 22 24 26 17 27z"
    "M17 13a1.7 1.7 0 1 0 .1 0zM6 22a1.7 1.7 0 1 0 .1 0z",
)
LIBRARY: Final = Place(
    "T",
    palette.BROWN,
    STEPPED,
    STEPPED,
    "M0-8C-5-12-11-12-16-10V11C-11 9-5 9 0 13C5 9 11 9 16 11V-10C11-12 5-12 0-8zM-1-5V8L1 8V-5z",
    (28, 30),
    "M2 4h5v22h-5zM9 8h4v18h-4zM15 4h3v22h-3zM20 10h5v16h-5zM0 27h28v2h-28z",
)
PLACES: Final = {place.letter: place for place in (OBSERVATORY, AQUARIUM, GARDEN, LIBRARY)}


def definitions() -> dict[str, str]:
    """Outline, sheet with a hole, emblem, pattern and the skies of every place."""
    defs: dict[str, str] = {}
    for letter, place in PLACES.items():
        defs |= outline(letter, place.arch)
        defs[f"leaf-{letter}"] = path(place.door, id=f"leaf-{letter}")
        defs[f"emblem-{letter}"] = path(place.emblem, id=f"emblem-{letter}", fill_rule="evenodd")
        defs[f"pattern-{letter}"] = _pattern(place)
        for mood in MOODS:
            defs[f"sky-{letter}-{mood}"] = sky(f"sky-{letter}-{mood}", place.tones, mood)
    return defs


def outline(name: str, arch: str) -> dict[str, str]:
    """An opening, and the sheet of paper it is cut from."""
    return {
        f"arch-{name}": path(arch, id=f"arch-{name}"),
        f"sheet-{name}": path(SHEET + arch, id=f"sheet-{name}", fill_rule="evenodd"),
    }


def sky(name: str, tones: Tones, mood: str, y: int = 108) -> str:
    """Day behind a Sun, deep night behind a Moon, dusk behind anything else."""
    lights = {
        "sun": (tones.glow, tones.far, tones.middle),
        "moon": (tones.middle, tones.front, tones.ink),
        "key": (tones.far, tones.middle, tones.near),
    }[mood]
    colours = list(zip((0, 0.55, 1), lights, strict=True))
    return gradient(name, colours, gradientUnits="userSpaceOnUse", cx=100, cy=y, r=150)


def _pattern(place: Place) -> str:
    width, height = place.tile
    return element(
        "pattern",
        path(place.pattern, fill=place.tones.middle),
        id=f"pattern-{place.letter}",
        width=width,
        height=height,
        patternUnits="userSpaceOnUse",
    )
