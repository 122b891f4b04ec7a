"""Cards of the labyrinth that belong to no single place: Crossroads and Dead End."""

from __future__ import annotations

from typing import Final

from onirim.art.frame import backdrop, card, sheet, small_plaque, tall_plate
from onirim.art.palette import INDIGO, IVORY, STONE
from onirim.art.places import PLACES, SHEET, outline, sky
from onirim.art.scenery import stars
from onirim.art.svg import circle, element, ellipse, group, path, put, rect, use
from onirim.art.symbols import SIGNS, large, sign

CROSS: Final = (
    "M64 16H136L142 58Q146 82 184 92V208Q146 218 142 242L136 284H64L58 242Q54 218 16 208V92"
    "Q54 82 58 58z"
)
CORNERS: Final = {"R": (0, 0), "B": (100, 0), "G": (0, 150), "T": (100, 150)}
IVY: Final = "M0 0C6 14-8 22-2 38C4 52-10 58-4 76"


def crossroads(symbol: str) -> str:
    t = INDIGO
    name = SIGNS[symbol]
    emblems = [
        put(f"emblem-{p}", 17 + 22 * (i % 2), 64 + 24 * (i // 2), 0.55, fill=t.glow)
        for i, p in enumerate(PLACES)
    ]
    return card(
        t,
        backdrop("url(#sky-cross)"),
        stars(
            IVORY, (80, 40, 0.8), (124, 52, 0.7), (60, 110, 0.7), (144, 116, 0.8), (100, 62, 0.5)
        ),
        sheet("cross", 2, t.middle, t.glow),
        sheet("cross", 1, t.near, t.glow),
        _roads(),
        circle(100, 124, 74, fill="url(#halo)", opacity=0.5),
        large(name, 100, 120, 0.98, t.ink),
        _four_corners(),
        tall_plate(t),
        sign(name, 28, 28, 1.2, IVORY),
        *emblems,
    )


def dead_end() -> str:
    """A bricked-up arch; the ivy has had time to grow."""
    t = STONE
    return card(
        t,
        backdrop("url(#sky-stone)"),
        stars(IVORY, (70, 66, 0.6), (132, 60, 0.7), (100, 44, 0.5)),
        sheet("R", 2, t.middle, t.glow),
        path("M52 270V136A48 50 0 0 1 148 136V270z", fill=t.far, stroke=t.ink, stroke_width=3),
        path(
            "M62 270V138A38 40 0 0 1 138 138V270z",
            fill="url(#pattern-brick)",
            stroke=t.ink,
            stroke_width=3,
        ),
        sheet("R", 1, t.near, t.glow),
        path("M0 262Q100 244 200 262V300H0z", fill=t.near),
        path("M84 284L94 258H108L118 284z", fill=t.far),
        _ivy(60, 96),
        _ivy(138, 90),
        _ivy(124, 104),
        sheet("R", 0, t.front, t.glow),
        use("sheet-R", fill="url(#pattern-brick)", opacity=0.5),
        use("arch-R", fill="none", stroke=t.glow, stroke_width=2.5),
        small_plaque(t, sign("wall", 28, 28, 1.1, IVORY)),
    )


def definitions() -> dict[str, str]:
    bricks = element(
        "pattern",
        rect(0, 0, 28, 20, fill=STONE.near),
        path("M1 1h16v8h-16zM19 1h8v8h-8zM1 11h6v8h-6zM9 11h18v8h-18z", fill=STONE.middle),
        id="pattern-brick",
        width=28,
        height=20,
        patternUnits="userSpaceOnUse",
    )
    around = path(SHEET + CROSS, clip_rule="evenodd")
    return outline("cross", CROSS) | {
        "sky-cross": sky("sky-cross", INDIGO, "key"),
        "sky-stone": sky("sky-stone", STONE, "moon"),
        "pattern-brick": bricks,
        "around-cross": element("clipPath", around, id="around-cross"),
    }


def _roads() -> str:
    """Four ways that meet, each in the colour of the place it leads to."""
    ways = {
        "R": "M100 212C60 214 44 190 0 196",
        "B": "M100 212C140 214 156 190 200 196",
        "G": "M100 212C96 250 76 250 66 300",
        "T": "M100 212C104 250 124 250 134 300",
    }
    ground = path("M0 182Q50 168 100 176T200 182V300H0z", fill=INDIGO.front)
    edges = [path(d, stroke=INDIGO.ink, stroke_width=26) for d in ways.values()]
    roads = [path(d, stroke=PLACES[p].tones.far, stroke_width=20) for p, d in ways.items()]
    plaza = ellipse(100, 212, 30, 17, fill=IVORY, stroke=INDIGO.ink, stroke_width=3)
    star = use("sign-star", transform="translate(100 212)scale(1.1 .7)", fill=INDIGO.middle)
    return ground + group(*edges, *roads, fill="none") + plaza + star


def _four_corners() -> str:
    quarters = []
    for p, (x, y) in CORNERS.items():
        quarters.append(rect(x, y, 100, 150, fill=PLACES[p].tones.front))
        quarters.append(rect(x, y, 100, 150, fill=f"url(#pattern-{p})"))
        if p != "R":
            mark = put(
                f"emblem-{p}", 174 if x else 26, 270 if y else 32, 0.9, fill=PLACES[p].tones.glow
            )
            quarters.append(mark)
    rim = use("arch-cross", fill="none", stroke=INDIGO.glow, stroke_width=2.5)
    return (
        sheet("cross", 0, INDIGO.front, INDIGO.glow)
        + group(*quarters, clip_path="url(#around-cross)")
        + rim
    )


def _ivy(x: int, y: int) -> str:
    leaves = "".join(
        path(f"M{dx} {dy - 6}q7 3 0 11q-7-8 0-11z")
        for dx, dy in ((6, 8), (-8, 20), (4, 32), (-9, 44), (2, 56), (-6, 76))
    )
    stem = path(IVY, fill="none", stroke="#3f7a52", stroke_width=2)
    return group(stem, leaves, transform=f"translate({x} {y})", fill="#5fa06a")
