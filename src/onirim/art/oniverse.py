"""The Door to the Oniverse: all colours at once, and a galaxy behind it."""

from __future__ import annotations

from typing import Final

from onirim.art.doors import FIT, HINGED
from onirim.art.frame import backdrop, card, front, sheet, small_plaque
from onirim.art.palette import GOLD, INDIGO, IVORY
from onirim.art.places import PLACES
from onirim.art.scenery import stars
from onirim.art.svg import circle, ellipse, group, path, put, use
from onirim.art.symbols import sign

SPIRAL: Final = "M0 0C10-12 28-4 26 14C22 38-14 40-28 20C-46-8-22-50 14-48"


def oniverse_door(*, is_open: bool) -> str:
    t = INDIGO
    return card(
        t,
        backdrop("url(#sky-back)"),
        stars(
            IVORY, (46, 80, 0.8), (154, 84, 0.8), (40, 170, 0.7), (160, 176, 0.9), (100, 44, 0.9)
        ),
        sheet("rose", 2, t.middle, t.glow),
        sheet("rose", 1, t.near, t.glow),
        _galaxy() if is_open else _leaf(),
        path("M36 240H164V254H176V300H24V254H36z", fill=t.front, stroke=t.glow, stroke_width=1.5),
        front("rose", t, "back"),
        small_plaque(t, sign("door", 28, 28, 1.1, IVORY)),
    )


def _rims() -> str:
    """Four rims, one inside the other, in the colours of the places."""
    widths = zip(PLACES.values(), (34, 25, 16, 8), strict=True)
    rims = [use("leaf-R", fill="none", stroke=p.tones.far, stroke_width=w) for p, w in widths]
    return use("leaf-R", fill="none", stroke=INDIGO.ink, stroke_width=40) + "".join(rims)


def _leaf() -> str:
    t = INDIGO
    emblems = ((72, 114), (128, 114), (72, 204), (128, 204))
    return (
        group(_rims(), use("leaf-R", fill=t.near), transform=FIT)
        + path("M100 64V234", stroke=t.ink, stroke_width=2)
        + "".join(
            put(f"emblem-{p.letter}", x, y, 0.85, fill=p.tones.glow)
            for p, (x, y) in zip(PLACES.values(), emblems, strict=True)
        )
        + circle(100, 160, 24, fill=t.ink, stroke=GOLD, stroke_width=2.5)
        + path("M100 148a8 8 0 0 1 4 15l3 11H93l3-11a8 8 0 0 1 4-15z", fill=GOLD)
    )


def _galaxy() -> str:
    t = INDIGO
    arms = group(
        path(SPIRAL),
        path(SPIRAL, transform="rotate(180)"),
        transform="translate(104 150)scale(.85 1.1)",
        fill="none",
        stroke_linecap="round",
    )
    sky = group(
        use("leaf-R", transform=FIT, fill=t.ink),
        circle(104, 150, 60, fill="url(#halo)", opacity=0.7),
        group(arms, stroke=t.far, stroke_width=14, opacity=0.5),
        group(arms, stroke=IVORY, stroke_width=4),
        ellipse(104, 150, 9, 10, fill=GOLD),
        stars(IVORY, (84, 92, 1), (128, 104, 0.8), (82, 206, 0.9), (128, 212, 1), (108, 82, 0.6)),
        clip_path="url(#doorway-R)",
    )
    leaf = group(
        use("leaf-R", fill=t.near, stroke=t.glow, stroke_width=10),
        path("M100 30V284", stroke=t.ink, stroke_width=5),
        transform=HINGED,
    )
    return group(_rims(), transform=FIT) + sky + leaf
