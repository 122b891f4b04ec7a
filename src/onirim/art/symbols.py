"""Sun, Moon, Key and Glyph: large in the picture, small and flat on plaques.

A small sign has one colour, given by whoever uses it. A large one brings its own light and is
outlined in the ink of its place, so that it stands out from any sky.
"""

from __future__ import annotations

from typing import Final

from onirim.art.palette import AMBER, GOLD, IVORY, SILVER
from onirim.art.svg import circle, element, gradient, group, path, put, star_path

SIGNS: Final = {"s": "sun", "m": "moon", "k": "key", "g": "glyph", "d": "door"}

RUNE: Final = "M0-16L11 0 0 16-11 0zM0-9L6 0 0 9-6 0zM-2.5 0a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z"
KEY_PATH: Final = (
    "M-2.5-.5A8.5 8.5 0 1 1 2.5-.5V4H8V8.5H2.5V10.5H7V15H2.5V16.5H-2.5zM0-12.5a3.7 3.7 0 1 0 .1 0z"
)
FLAT: Final = {
    "sun": star_path(10, 16.5, 10.5) + "M0-7.5a7.5 7.5 0 1 0 .1 0zM0-5.5a5.5 5.5 0 1 0 .1 0z",
    "moon": "M3-15A15 15 0 1 0 15 6A12 12 0 1 1 3-15z",
    "key": KEY_PATH,
    "glyph": RUNE + "M-15-9l4 3-4 3zM15-9l-4 3 4 3zM-15 3l4 3-4 3zM15 3l-4 3 4 3z",
    "door": "M-11 15V-3A11 12 0 0 1 11-3V15zM0-3a3.5 3.5 0 0 0-2 6.5L-3 10H3L2 3.5A3.5 3.5 0 0 0 "
    "0-3z",
    "eye": "M-16 0Q0-18 16 0Q0 18-16 0zM0-8Q-8 0 0 8Q8 0 0-8z",
    "star": star_path(4, 16, 4.5),
    "smile": "M0-15a15 15 0 1 0 .1 0zM-11 1H11Q8 11 0 11Q-8 11-11 1zM-10-3Q-6-8-2-3Q-6-5-10-3z"
    "M2-3Q6-8 10-3Q6-5 2-3z",
    "wall": "M-15-13h13v8h-13zM2-13h13v8h-13zM-15-3h7v8h-7zM-4-3h9v8h-9zM9-3h6v8h-6z"
    "M-15 7h13v7h-13zM2 7h13v7h-13z",
    "hand": "M-15-8L-8-12-1 6-8 11zM-5-14H5V10H-1zM8-12L15-8 8 11 5 10z",
    "orb": "M0-16a12 12 0 1 0 .1 0zM-5-8a7 7 0 0 1 5-5a6 6 0 0 0-3 6zM-7 10H7L11 16H-11z",
    "book": "M-13-14H10A4 4 0 0 1 14-10V14H-9A4 4 0 0 1-13 10zM-9 9H10V11H-9z"
    "M0-9L2-4 7-3 3 0 4 5 0 2-4 5-3 0-7-3-2-4z",
    "pawn": "M-9-16Q-8-11-3-11H3Q8-11 9-16Q13-8 9-3Q8 1 5 3L8 10H11V15H-11V10H-8L-5 3Q-8 1-9-3"
    "Q-13-8-9-16z"
    "M-4-6a2 2 0 1 0 .1 0zM4-6a2 2 0 1 0 .1 0z",
    "web": "M0-16a12 12 0 1 0 .1 0zM0-13a9 9 0 1 0 .1 0zM0-11L2-6 7-4 2-2 0 3-2-2-7-4-2-6z"
    "M-7 8q3 4 0 8q-3-4 0-8zM0 9q3 4 0 8q-3-4 0-8zM7 8q3 4 0 8q-3-4 0-8z",
    "boat": "M-1-15V3H-12zM2-10V3H10zM-16 6H16L9 15H-9z",
}


def sign(name: str, x: float, y: float, size: float, colour: str) -> str:
    """A flat sign 32 units high at size 1, centred on a point."""
    return put(f"sign-{name}", x, y, size, fill=colour)


def large(name: str, x: float, y: float, size: float, ink: str) -> str:
    """The luminous form, about 96 units high at size 1."""
    return put(f"large-{name}", x, y, size, stroke=ink)


def definitions() -> dict[str, str]:
    """All signs, flat and large, and the light they are painted with."""
    flat = {f"sign-{n}": path(d, id=f"sign-{n}", fill_rule="evenodd") for n, d in FLAT.items()}
    lights = {
        "light-gold": gradient("light-gold", [(0, "#fffbe6"), (0.5, GOLD), (1, AMBER)]),
        "light-silver": gradient("light-silver", [(0, "#fff"), (1, "#b9c4f2")]),
        "light-rune": gradient("light-rune", [(0, "#f3fff4"), (1, "#8fe3d0")]),
        "halo": _halo(),
    }
    return flat | lights | {f"large-{n}": draw() for n, draw in _LARGE.items()}


def _halo() -> str:
    """Light that fades into whatever lies behind it."""
    light = "#fff6d0"
    return element(
        "radialGradient",
        element("stop", offset=0.45, stop_color=light),
        element("stop", offset=1, stop_color=light, stop_opacity=0),
        id="halo",
    )


def _sun() -> str:
    return _luminous(
        "sun",
        path(star_path(12, 48, 31, 40, 31), fill="url(#light-gold)", stroke_width=5),
        path(star_path(12, 48, 31, 40, 31), fill="url(#light-gold)", stroke="none"),
        circle(0, 0, 27, fill=GOLD, stroke=AMBER, stroke_width=1.5),
        circle(0, 0, 23, fill="#ffe9a8", stroke="none"),
        group(
            path("M-14-3q5 6 10 0M4-3q5 6 10 0M-6 10q6 6 12 0M0-2q-3 5 0 6"),
            fill="none",
            stroke="#8a4a12",
            stroke_width=2.2,
            stroke_linecap="round",
        ),
        circle(-13, 6, 3.5, fill="#f7a65a", stroke="none"),
        circle(13, 6, 3.5, fill="#f7a65a", stroke="none"),
    )


def _moon() -> str:
    crescent = (
        "M14-45A46 46 0 1 0 43 26A36 36 0 0 1 4 8C0 6 2 2 5 0L0-6C-2-9 2-10 4-12A36 36 0 0 1 14-45z"
    )
    return _luminous(
        "moon",
        path(crescent, fill="url(#light-silver)", stroke_width=5),
        path(crescent, fill="url(#light-silver)", stroke="none"),
        path(
            "M-17-10q6 6 13 1M-9 16q6 3 10-1",
            fill="none",
            stroke="#4a5590",
            stroke_width=2.4,
            stroke_linecap="round",
        ),
        circle(-14, 8, 4, fill="#c3b6ef", stroke="none"),
        path("M26-38V-18", fill="none", stroke=SILVER, stroke_width=1.2),
        path(star_path(5, 9, 4), transform="translate(26 -10)", fill=GOLD, stroke_width=2),
    )


def _key() -> str:
    bow = (
        "M-5 2C-30 6-34-20-18-24C-22-44 22-44 18-24C34-20 30 6 5 2V18H20V28H5V33H15V43H5V48H-5z"
        "M0-33a9 9 0 1 0 .1 0zM-15-16a6 6 0 1 0 .1 0zM15-16a6 6 0 1 0 .1 0z"
    )
    return _luminous(
        "key",
        path(bow, fill="url(#light-gold)", stroke_width=5),
        path(bow, fill="url(#light-gold)", stroke="none"),
        path(star_path(4, 5, 1.8), transform="translate(0 -24)", fill=IVORY, stroke="none"),
        path("M-2 6V45", stroke="#fffbe6", stroke_width=2, stroke_linecap="round"),
        rule="evenodd",
    )


def _glyph() -> str:
    rune = "M0-48L33 0 0 48-33 0zM0-36L24 0 0 36-24 0z"
    return _luminous(
        "glyph",
        path(rune, fill="url(#light-rune)", stroke_width=5),
        path(rune, fill="url(#light-rune)", stroke="none"),
        path(
            "M0-1a3 3 0 0 1 5 4a8 8 0 0 1-13-3a11 11 0 0 1 17-9a15 15 0 0 1 5 16",
            fill="none",
            stroke="#d9fff0",
            stroke_width=4,
            stroke_linecap="round",
        ),
        path(
            "M-46-26l9 6-9 6zM46-26l-9 6 9 6zM-46 14l9 6-9 6zM46 14l-9 6 9 6z",
            fill="url(#light-rune)",
            stroke_width=2,
        ),
        rule="evenodd",
    )


def _luminous(name: str, *shapes: str, rule: str = "nonzero") -> str:
    return group(*shapes, id=f"large-{name}", fill_rule=rule, stroke_linejoin="round")


_LARGE: Final = {"sun": _sun, "moon": _moon, "key": _key, "glyph": _glyph}
