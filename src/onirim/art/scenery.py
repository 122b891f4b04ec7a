"""The view through the window of each place, in three depths of paper: far, middle, near."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from onirim.art.palette import AMBER, GOLD, IVORY, Tones
from onirim.art.places import AQUARIUM, GARDEN, LIBRARY, OBSERVATORY
from onirim.art.svg import circle, ellipse, group, path, put, rect, star_path


@dataclass(frozen=True)
class Scenery:
    """Drawn from the light to the eye; the sheets of the frame lie between the depths."""

    sky: str
    far: str
    middle: str
    near: str


def stars(colour: str, *points: tuple[int, int, float]) -> str:
    """Sparks of several sizes."""
    return group(*(put("spark", x, y, size) for x, y, size in points), fill=colour)


def observatory() -> Scenery:
    t = OBSERVATORY.tones
    dome = group(
        path("M98 168l7-8 44 32-9 12z", fill=t.front, stroke=t.glow, stroke_width=1.2),
        path("M94 166l8-10 9 7-8 10z", fill=GOLD),
        path("M112 236V208H174V236z", fill=t.near),
        path("M108 210A35 35 0 0 1 178 210z", fill=t.middle, stroke=t.glow, stroke_width=1.5),
        path("M122 188A35 35 0 0 1 141 175L140 210H126z", fill=t.front),
        path("M136 236V223A6 6 0 0 1 148 223V236zM157 217h9v9h-9z", fill=GOLD),
        rect(106, 207, 74, 5, fill=t.near, stroke=t.glow),
    )
    constellation = path(
        "M34 96L52 66 78 52M140 50L166 78 160 118M40 140L34 96",
        fill="none",
        stroke=t.glow,
        opacity=0.55,
    )
    lights = stars(
        IVORY,
        (34, 96, 1),
        (52, 66, 0.7),
        (78, 52, 1),
        (140, 50, 0.8),
        (166, 78, 1.1),
        (160, 118, 0.7),
        (40, 140, 0.8),
        (100, 34, 0.7),
        (60, 160, 0.5),
        (150, 150, 0.6),
        (26, 170, 0.5),
    )
    clouds = put("cloud", 48, 168, 0.55, fill=t.glow, opacity=0.35)
    clouds += put("cloud", 154, 140, 0.4, fill=t.glow, opacity=0.3)
    return Scenery(
        constellation + lights + clouds,
        path("M0 214L26 186 46 202 80 168 108 198 136 180 168 204 200 182V300H0z", fill=t.far)
        + path("M80 168L92 181 84 186 76 180 68 187 62 186zM136 180l9 7-8 4-9-4z", fill=t.glow),
        dome + path("M0 238C36 212 76 218 112 230S172 232 200 216V300H0z", fill=t.middle),
        path("M0 262C50 240 96 264 140 256S188 244 200 248V300H0z", fill=t.near)
        + path(
            "M38 254l9-26 9 26zM40 244l7-22 7 22zM58 258l6-18 6 18zM24 252l6-17 6 17z", fill=t.near
        )
        + path("M150 258l7-20 7 20zM162 256l5-14 5 14z", fill=t.near),
    )


def aquarium() -> Scenery:
    t = AQUARIUM.tones
    rays = path(
        "M60 0L20 230H58L84 0zM112 0L100 240H140L136 0zM158 0L172 220H196L176 0z", fill=t.glow
    )
    bubbles = group(
        *(
            circle(x, y, r)
            for x, y, r in (
                (44, 150, 6),
                (52, 132, 4),
                (46, 118, 2.5),
                (158, 160, 5),
                (152, 142, 3),
                (160, 128, 2),
                (128, 46, 3),
                (70, 44, 4),
                (76, 34, 2),
            )
        ),
        fill=t.glow,
        fill_opacity=0.25,
        stroke=t.glow,
        stroke_width=1.3,
    )
    fish = group(
        path(
            "M44 206C60 180 104 178 126 202L154 184C148 198 148 214 154 228L126 210C104 234 60 "
            "232 44 206z",
            fill=t.far,
            stroke=t.glow,
            stroke_width=1.5,
        ),
        path(
            "M84 188C90 174 104 170 116 176L106 192zM88 224C94 234 104 236 110 232L104 222z",
            fill=t.glow,
        ),
        path(
            "M78 192q8 14 0 28M92 195q6 5 0 11q6 5 0 11M104 195q6 5 0 11q6 5 0 11",
            fill="none",
            stroke=t.near,
            stroke_width=1.8,
            stroke_linecap="round",
        ),
        circle(61, 202, 5, fill=IVORY),
        circle(60, 202, 2.5, fill=t.ink),
    )
    return Scenery(
        group(rays, opacity=0.16) + bubbles,
        path(
            "M0 214C18 190 36 194 52 208C64 176 92 180 102 206C120 186 146 180 158 206"
            "C172 188 190 190 200 200V300H0z",
            fill=t.middle,
        ),
        fish + path("M0 250C40 226 70 246 104 242S170 226 200 238V300H0z", fill=t.near),
        _weeds(t) + path("M0 272C50 256 110 276 200 262V300H0z", fill=t.front),
    )


def _weeds(t: Tones) -> str:
    ribbons = (
        "M40 290C24 268 52 250 38 230S48 204 42 190M56 290C46 274 64 262 54 246"
        "M166 290C184 266 154 248 168 226S160 200 164 182M150 290C160 276 142 262 152 248"
    )
    coral = "M128 280V258M128 268l-9-9M128 264l9-9M119 259v-7M137 255v-8"
    return group(
        path(ribbons, stroke=t.front, stroke_width=9),
        path(ribbons, stroke=t.far, stroke_width=1.5, opacity=0.6),
        path(coral, stroke=t.glow, stroke_width=3.5, opacity=0.8),
        fill="none",
        stroke_linecap="round",
    )


def garden() -> Scenery:
    t = GARDEN.tones
    flies = stars(
        IVORY,
        (52, 130, 0.8),
        (148, 136, 0.7),
        (66, 72, 0.6),
        (134, 70, 0.8),
        (40, 166, 0.6),
        (162, 164, 0.9),
        (100, 44, 0.7),
        (60, 104, 0.5),
        (146, 104, 0.5),
    )
    trees = path(
        "M0 300V200A24 24 0 0 1 40 186A26 26 0 0 1 80 190A20 20 0 0 1 100 204"
        "A22 22 0 0 1 124 190A26 26 0 0 1 164 184A24 24 0 0 1 200 198V300z",
        fill=t.far,
    )
    hedge = path(
        "M0 300V226Q24 214 50 222T80 226V214A20 22 0 0 1 120 214V226Q140 214 160 222T200 220V300z",
        fill=t.middle,
    )
    gate = path("M86 262V216A14 16 0 0 1 114 216V262z", fill=t.glow) + path(
        "M93 262V208M100 262V202M107 262V208M86 226H114M86 244H114",
        fill="none",
        stroke=t.near,
        stroke_width=2,
    )
    fern = (
        "M0 0C-6-26 4-50 22-66M-2-14q-14-4-18-14q14 0 18 14M-1-28q-14-6-16-17q13 2 16 17"
        "M3-41q-12-8-11-19q11 5 11 19M-2-14q14-2 20-12q-16-1-20 12M0-28q14-2 20-11q-16-2-20 11"
        "M4-41q13 0 20-8q-15-4-20 8M10-53q10 2 18-4q-11-6-18 4"
    )
    leaves = group(
        path(fern, transform="translate(40 282)"),
        path(fern, transform="translate(160 282)scale(-1 1)"),
        fill=t.front,
        stroke=t.front,
        stroke_width=3,
        stroke_linejoin="round",
    )
    return Scenery(
        flies,
        trees,
        hedge + gate,
        path("M0 300V264Q50 242 100 262T200 256V300z", fill=t.near)
        + leaves
        + _flower(28, 244, 1, t)
        + _flower(170, 250, 0.9, t)
        + _flower(64, 262, 0.75, t)
        + _flower(140, 266, 0.7, t),
    )


def _flower(x: int, y: int, size: float, t: Tones) -> str:
    return put("flower", x, y, size, fill=IVORY, stroke=t.near)


def library() -> Scenery:
    t = LIBRARY.tones
    pages = group(
        path(
            "M46 118l18-7 5 12-18 7zM140 66l16 5-4 12-16-5zM150 138l14-7 5 11-14 7z"
            "M54 66l11-6 5 9-11 6z"
        ),
        fill=IVORY,
        opacity=0.85,
    )
    return Scenery(
        pages + stars(IVORY, (76, 48, 0.6), (128, 46, 0.5), (44, 92, 0.5), (160, 104, 0.6)),
        rect(0, 176, 200, 130, fill=t.near)
        + _shelf(196, 22, t)
        + _shelf(226, 22, t)
        + _shelf(256, 22, t),
        path("M0 300V150H36V300zM164 300V150H200V300z", fill=t.near)
        + group(
            path(
                "M128 272L146 158M148 272L164 158M131 252h20M134 232h20M138 212h19M141 192h19"
                "M144 172h18"
            ),
            fill="none",
            stroke=t.glow,
            stroke_width=3.2,
            stroke_linecap="round",
        ),
        _books(t) + path("M0 278H200V300H0z", fill=t.front),
    )


def _shelf(y: int, height: int, t: Tones) -> str:
    """Books side by side; the widths repeat so slowly that nobody sees it."""
    widths, paints = (
        (8, 6, 10, 7, 5, 9, 6, 8, 11, 5, 7),
        (t.middle, t.far, t.middle, t.front, t.far),
    )
    spines: dict[str, str] = {}
    x, i = 22, y % 7
    while x < 178:
        wide, tall = widths[i % len(widths)], height - (i * 5) % 8
        paint = paints[i % len(paints)]
        spines[paint] = spines.get(paint, "") + f"M{x} {y}v-{tall}h{wide - 1}v{tall}z"
        x, i = x + wide, i + 1
    return "".join(path(d, fill=c) for c, d in spines.items()) + rect(18, y, 164, 4, fill=t.front)


def _books(t: Tones) -> str:
    return group(
        rect(28, 266, 46, 13, rx=2, fill=t.middle),
        rect(32, 254, 40, 12, rx=2, fill=t.far),
        rect(30, 244, 36, 10, rx=2, fill=t.near),
        path("M34 266h6v13h-6zM62 266h6v13h-6zM38 254h4v12h-4zM56 244h4v10h-4z", fill=t.glow),
        rect(46, 220, 9, 24, rx=1.5, fill=IVORY),
        path("M50 204q9 10 0 16q-8-6 0-16z", fill=AMBER),
        path("M50 210q4 5 0 9q-4-4 0-9z", fill=IVORY),
        circle(50, 212, 20, fill=GOLD, opacity=0.22),
    )


def definitions() -> dict[str, str]:
    """Each depth of each place once; cards only refer to them."""
    petals = "".join(ellipse(0, -6, 3.6, 6, transform=f"rotate({72 * i})") for i in range(5))
    cloud = "M-30 10A11 11 0 0 1-26-10A14 14 0 0 1 0-16A14 14 0 0 1 24-10A10 10 0 0 1 30 10z"
    defs = {
        "cloud": path(cloud, id="cloud"),
        "spark": path(star_path(4, 5, 1.1), id="spark"),
        "flower": group(petals, circle(0, 0, 3.2, fill=AMBER, stroke="none"), id="flower"),
    }
    for letter, draw in SCENERIES.items():
        view = draw()
        for depth in ("sky", "far", "middle", "near"):
            name = f"{depth}-{letter}"
            defs[name] = group(getattr(view, depth), id=name)
    return defs


SCENERIES: Final[dict[str, Callable[[], Scenery]]] = {
    "R": observatory,
    "B": aquarium,
    "G": garden,
    "T": library,
}
