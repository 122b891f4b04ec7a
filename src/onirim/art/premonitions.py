"""Dark Premonitions: a crystal with the Doors that call it, and below what it will cost."""

from __future__ import annotations

from typing import Final

from onirim.art.frame import backdrop, card, front, sheet, small_plaque
from onirim.art.letters import letter
from onirim.art.palette import GOLD, INDIGO, IVORY, OMEN
from onirim.art.places import PLACES, outline, sky
from onirim.art.scenery import stars
from onirim.art.svg import group, path, put, rect, use
from onirim.art.symbols import sign

ORB: Final = "M62 196A86 86 0 1 1 138 196L150 216H176V284H24V216H50z"
PREMONITION_COLOURS: Final = {"Pr": "R", "Pb": "B", "Pg": "G", "Pt": "T"}
PENALTIES: Final = {  # a sign with - is struck out; ^ is what comes up instead
    "Pr": ("R", "-sun", "-moon", "-key"),
    "Pb": ("-key", "-key"),
    "Pg": ("eye", "^"),
    "Pt": ("-door",),
    "P2": ("-door",),
    "P3": ("-hand", "orb", "^"),
    "P5": ("orb", "orb", "^"),
    "Pa": ("-smile",),
}


def premonition(code: str) -> str:
    t = OMEN
    return card(
        t,
        backdrop("url(#sky-omen)"),
        path("M20 130C60 90 90 150 140 110S190 120 200 100V40H0z", fill=t.middle, opacity=0.6),
        path("M10 150C50 120 100 170 150 140S190 150 200 140V230H0z", fill=t.near, opacity=0.8),
        sheet("orb", 2, t.near, t.glow),
        _condition(code),
        path("M46 92C58 62 84 48 108 48C84 58 64 72 54 100z", fill="#fff", opacity=0.25),
        front("orb", t, "shade"),
        rect(30, 222, 140, 56, rx=10, fill=t.ink, stroke=t.glow, stroke_width=2),
        _penalty(code),
        small_plaque(t, sign("orb", 28, 28, 1.1, IVORY)),
    )


def premonition_back() -> str:
    t = OMEN
    return card(
        t,
        backdrop("url(#sky-omen)"),
        stars(t.glow, (70, 80, 0.8), (134, 90, 0.7), (100, 60, 1), (64, 150, 0.6), (140, 160, 0.8)),
        sheet("orb", 2, t.near, t.glow),
        put("sign-eye", 100, 122, 2.6, fill=t.glow),
        front("orb", t, "shade"),
        rect(30, 222, 140, 56, rx=10, fill=t.ink, stroke=t.glow, stroke_width=2),
        stars(t.glow, (60, 250, 1.2), (100, 250, 1.8), (140, 250, 1.2)),
    )


def definitions() -> dict[str, str]:
    return outline("orb", ORB) | {"sky-omen": sky("sky-omen", OMEN, "key")}


def _condition(code: str) -> str:
    """Which Doors must lie on the table."""
    if code in PREMONITION_COLOURS:
        return _doors((PREMONITION_COLOURS[code],) * 2, 0.85)
    if code == "P2":
        blank = _doors(("", ""), 0.85)
        return blank + path(
            "M92 118H108M92 128H108", stroke=IVORY, stroke_width=5, stroke_linecap="round"
        )
    if code == "Pa":
        return _doors(tuple(PLACES), 0.55)
    return _doors(("",), 1.1) + letter(code[1], 100, 124, 1.9, IVORY)


def _doors(letters: tuple[str, ...], size: float) -> str:
    """Small Doors in a row, or two by two."""
    spots = {1: ((100, 122),), 2: ((66, 122), (134, 122))}.get(
        len(letters), ((74, 88), (126, 88), (74, 154), (126, 154))
    )
    return "".join(_door(p, x, y, size) for p, (x, y) in zip(letters, spots, strict=True))


def _door(p: str, x: float, y: float, size: float) -> str:
    t = PLACES[p].tones if p else INDIGO
    outline_ = use(
        f"leaf-{p or 'R'}",
        transform="translate(-38 -57)scale(.38)",
        fill=t.front,
        stroke=t.glow,
        stroke_width=8,
    )
    mark = put(f"emblem-{p}", 0, 4, 1.2, fill=IVORY) if p else ""
    return group(outline_, mark, transform=f"translate({x} {y})scale({size})")


def _penalty(code: str) -> str:
    """Marks side by side, closer together the more there are."""
    marks = PENALTIES[code]
    step = 34 if len(marks) > 3 else 42
    first = 100 - step * (len(marks) - 1) / 2
    shapes = [_mark(mark, first + step * i) for i, mark in enumerate(marks)]
    return group(*shapes, stroke_linecap="round", stroke_linejoin="round")


def _mark(mark: str, x: float) -> str:
    if mark == "R":
        return put(f"emblem-{mark}", x, 250, 0.9, fill=IVORY)
    if mark == "^":
        d = f"M{x:g} 263V240M{x - 9:g} 248L{x:g} 238 {x + 9:g} 248"
        return path(d, fill="none", stroke=GOLD, stroke_width=5)
    shape = sign(mark.removeprefix("-"), x, 250, 1, IVORY)
    if mark.startswith("-"):
        shape += path(f"M{x - 14:g} 265L{x + 14:g} 235", stroke="#ff8a7a", stroke_width=5)
    return shape
