"""The Towers: as many lit windows as the value, a sign on each side that matters in the row."""

from __future__ import annotations

from typing import Final

from onirim.art.frame import card, medallion, value_plaque
from onirim.art.locations import diorama
from onirim.art.palette import BLACK, GOLD, IVORY, Tones
from onirim.art.places import PLACES, Place
from onirim.art.svg import group, path, put
from onirim.art.symbols import sign

SIDES: Final = {  # rules 6.1: left and right; B both, s Sun, m Moon, - none
    "R3": "Bm",
    "R4": "sm",
    "R5": "-m",
    "B3": "mB",
    "B4": "mm",
    "B5": "m-",
    "G3": "sB",
    "G4": "ss",
    "G5": "s-",
    "T3": "Bs",
    "T4": "ms",
    "T5": "-s",
}
TOWER_SIGNS: Final = {"s": ("sun",), "m": ("moon",), "B": ("sun", "moon"), "-": ()}
WALL_FOOT: Final = 252
STOREY: Final = 27

ROOFS: Final = {
    "R": "M-38 2V-4H-34A34 36 0 0 1 34-4H38V2z",
    "B": "M-40 2C-30-4-18-10-14-26C-10-42-4-46 0-58C4-46 10-42 14-26C18-10 30-4 40 2z",
    "G": "M-40 2C-40-30-12-26 0-60C12-26 40-30 40 2z",
    "T": "M-38 2V-34H-22V-26H-8V-34H8V-26H22V-34H38V2z",
}


def tower(code: str) -> str:
    """A Tower by its code: `R3` is the red one of value 3."""
    place, value = PLACES[code[0]], int(code[1])
    left, right = SIDES[code][0], SIDES[code][1]
    return card(
        place.tones,
        diorama(place, "sun", _building(place, value), bare=True),
        value_plaque(place.tones, place.letter, code[1]),
        medallion(place.tones, f"emblem-{place.letter}"),
        _side(place.tones, TOWER_SIGNS[left]),
        group(
            _side(place.tones, TOWER_SIGNS[right], mirrored=True),
            transform="translate(200 0)scale(-1 1)",
        ),
    )


def _building(place: Place, value: int) -> str:
    t = place.tones
    top = WALL_FOOT - STOREY * value - 12
    walls = f"M74 {top}H126L134 {WALL_FOOT + 20}H66z"
    windows = "".join(_window(100, WALL_FOOT - STOREY * (i + 1) + 4) for i in range(value))
    lines = "".join(f"M74 {WALL_FOOT - STOREY * (i + 1) - 10}H126" for i in range(value))
    roof = path(ROOFS[place.letter], fill=t.far, stroke=t.ink, stroke_width=2)
    return group(
        path(walls, fill=BLACK, opacity=0.3, transform="translate(5 3)"),
        path(walls, fill=t.middle, stroke=t.ink, stroke_width=2),
        path(f"M106 {top}H126L134 {WALL_FOOT + 20}H112z", fill=t.near),
        path(lines, stroke=t.ink, stroke_width=2, opacity=0.5),
        path(windows, fill=GOLD, stroke=t.ink, stroke_width=2),
        group(
            roof,
            put(f"emblem-{place.letter}", 0, -15, 0.75, fill=t.ink),
            transform=f"translate(100 {top})",
        ),
    )


def _window(x: int, y: int) -> str:
    return f"M{x - 6} {y + 6}V{y - 3}A6 6 0 0 1 {x + 6} {y - 3}V{y + 6}z"


def _side(t: Tones, names: tuple[str, ...], *, mirrored: bool = False) -> str:
    """A tab at the edge; a side without a symbol has a small empty one."""
    if not names:
        return path("M0 162H14A14 14 0 0 1 14 190H0z", fill=t.front, stroke=t.glow, stroke_width=2)
    half = 24 * len(names)
    top, bottom = 176 - half, 176 + half
    tab = f"M0 {top}H28A14 14 0 0 1 42 {top + 14}V{bottom - 14}A14 14 0 0 1 28 {bottom}H0z"
    plate = path(tab, fill=t.ink, stroke=t.glow, stroke_width=2)
    signs = [sign(n, 22, 176 - half + 24 + 48 * i, 1, IVORY) for i, n in enumerate(names)]
    if mirrored:  # turned twice: the tab lies on the right, the signs look as they should
        signs = [group(s, transform="translate(44 0)scale(-1 1)") for s in signs]
    return plate + "".join(signs)
