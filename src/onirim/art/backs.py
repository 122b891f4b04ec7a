"""Card backs: all cards of the deck share one."""

from __future__ import annotations

from typing import Final

from onirim.art.frame import backdrop, card, front, sheet
from onirim.art.palette import GOLD, INDIGO, IVORY
from onirim.art.places import outline, sky
from onirim.art.scenery import stars
from onirim.art.svg import circle, element, group, path, put, star_path, use

ROSE: Final = (
    "M100 16C112 40 130 40 150 34C152 56 160 70 182 80C172 104 172 128 178 150"
    "C172 172 172 196 182 220C160 230 152 244 150 266C130 260 112 260 100 284"
    "C88 260 70 260 50 266C48 244 40 230 18 220C28 196 28 172 22 150C28 128 28 104 18 80"
    "C40 70 48 56 50 34C70 40 88 40 100 16z"
)


def deck_back() -> str:
    t = INDIGO
    corners = (("R", 26, 26), ("B", 174, 26), ("G", 26, 274), ("T", 174, 274))
    return card(
        t,
        backdrop("url(#sky-back)"),
        stars(
            IVORY,
            (60, 90, 0.8),
            (142, 84, 0.7),
            (50, 150, 0.6),
            (152, 150, 0.9),
            (62, 212, 0.7),
            (140, 216, 0.8),
            (100, 62, 1.1),
            (100, 240, 1.1),
            (80, 74, 0.5),
            (122, 228, 0.5),
        ),
        sheet("rose", 2, t.middle, t.glow),
        sheet("rose", 1, t.near, t.glow),
        circle(100, 150, 84, fill="url(#halo)", opacity=0.35),
        _keyhole(),
        front("rose", t, "back"),
        *(put(f"emblem-{p}", x, y, 0.85, fill=t.glow) for p, x, y in corners),
    )


def definitions() -> dict[str, str]:
    return outline("rose", ROSE) | {
        "sky-back": sky("sky-back", INDIGO, "moon", y=150),
        "pattern-back": element(
            "pattern",
            path(star_path(4, 5, 1.3), transform="translate(10 10)"),
            circle(0, 0, 1.5),
            circle(20, 20, 1.5),
            circle(20, 0, 1.5),
            circle(0, 20, 1.5),
            id="pattern-back",
            width=20,
            height=20,
            fill=INDIGO.middle,
            patternUnits="userSpaceOnUse",
        ),
    }


def _keyhole() -> str:
    """A keyhole with a staircase in it, cradled by the moon."""
    t = INDIGO
    hole = "M100 84A27 27 0 0 1 116 133L128 196H72L84 133A27 27 0 0 1 100 84z"
    cradle = "M30 150A70 70 0 1 0 170 150A74 62 0 0 1 30 150z"
    return group(
        path(cradle, fill="url(#light-silver)", stroke=t.ink, stroke_width=3),
        path(
            "M58 186q7 7 14 0M128 186q7 7 14 0",
            fill="none",
            stroke=t.middle,
            stroke_width=2.5,
            stroke_linecap="round",
        ),
        path(hole, fill="url(#dawn)", stroke=t.ink, stroke_width=9),
        path(hole, fill="url(#dawn)", stroke=GOLD, stroke_width=3),
        path("M79 192V184H87V174H93V164H98V156H103V164H108V174H114V184H122V192z", fill=t.near),
        use("sign-star", transform="translate(100 112)scale(.9)", fill=t.middle),
    )
