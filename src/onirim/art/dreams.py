"""Dream cards: the Nightmare, the Happy Dream and the Lost Dream."""

from __future__ import annotations

from typing import Final

from onirim.art.frame import backdrop, card, front, sheet, small_plaque
from onirim.art.palette import DAWN, GOLD, IVORY, MIST, SHADE
from onirim.art.places import outline, sky
from onirim.art.scenery import stars
from onirim.art.svg import circle, element, ellipse, gradient, group, path, put
from onirim.art.symbols import sign

TORN: Final = (
    "M100 14L116 34 138 20 146 46 174 44 168 74 188 92 172 112 184 140 170 160 186 188 170 206"
    "L182 236 158 244 154 274 128 264 104 284 82 264 52 276 46 246 20 240 30 210 14 186 30 162"
    "L16 138 30 112 14 90 34 74 28 44 56 48 66 22 86 34z"
)
CLOUDY: Final = (
    "M40 284A26 26 0 0 1 20 246A28 28 0 0 1 18 196A28 28 0 0 1 18 146A28 28 0 0 1 20 96"
    "A30 30 0 0 1 44 52A30 30 0 0 1 84 24A26 26 0 0 1 122 24A30 30 0 0 1 160 52A30 30 0 0 1 182 96"
    "A28 28 0 0 1 184 146A28 28 0 0 1 184 196A28 28 0 0 1 180 246A26 26 0 0 1 160 284z"
)
DROP: Final = "M100 12C120 60 184 110 184 184A84 100 0 0 1 16 184C16 110 80 60 100 12z"

SHADOW: Final = (
    "M100 50C84 50 74 58 68 66C60 58 54 46 56 34C42 50 44 76 54 90C50 102 50 112 51 120"
    "C40 118 31 104 30 86C18 112 26 140 44 154C30 158 21 172 18 190C29 178 42 176 50 182"
    "C46 196 48 206 42 220C54 212 62 206 70 208C72 218 78 222 80 232C88 222 94 216 101 216"
    "C108 216 113 222 120 232C122 222 128 218 130 208C138 206 146 212 158 220"
    "C152 206 154 196 150 182C158 176 171 178 182 190C179 172 170 158 156 154"
    "C174 140 182 112 170 86C169 104 160 118 149 120C150 112 150 102 146 90"
    "C156 76 158 50 144 34C146 46 140 58 132 66C126 58 116 50 100 50z"
)


def nightmare() -> str:
    t = SHADE
    return card(
        t,
        backdrop("url(#sky-nightmare)"),
        stars(
            t.glow, (60, 60, 0.6), (146, 70, 0.7), (44, 100, 0.5), (164, 150, 0.6), (104, 46, 0.5)
        ),
        sheet("torn", 2, t.middle, t.glow),
        sheet("torn", 1, t.near, t.glow),
        path(SHADOW, fill=t.far, transform="translate(-8 -12)scale(1.08)", opacity=0.35),
        path(SHADOW, fill="url(#dread)", stroke=t.far, stroke_width=2),
        _stare(),
        _bed(),
        front("torn", t, "shade"),
        small_plaque(t, sign("eye", 28, 28, 1.15, IVORY)),
    )


def happy_dream() -> str:
    t = DAWN
    balloon = group(
        path(
            "M100 58C62 58 50 92 60 120C68 142 88 158 92 176H108C112 158 132 142 140 120C150 92 "
            "138 58 100 58z",
            fill=IVORY,
        ),
        path(
            "M100 58C80 58 72 92 78 120C82 142 94 158 96 176H104C106 158 118 142 122 120C128 92 "
            "120 58 100 58z",
            fill=t.far,
        ),
        path(
            "M100 58C95 58 92 92 93 120C94 142 98 158 99 176H101C102 158 106 142 107 120C108 92 "
            "105 58 100 58z",
            fill=IVORY,
        ),
        path("M92 176L94 194M108 176L106 194", stroke=t.ink, stroke_width=1.5),
        path("M89 194H111L108 210H92z", fill=t.near, stroke=t.ink, stroke_width=1.5),
        path(
            "M68 104q7 7 14 0M118 104q7 7 14 0M92 122q8 8 16 0",
            fill="none",
            stroke=t.front,
            stroke_width=3,
            stroke_linecap="round",
        ),
    )
    return card(
        t,
        backdrop("url(#sky-happy)"),
        circle(100, 120, 92, fill="url(#halo)", opacity=0.8),
        sheet("cloudy", 2, t.far, t.glow),
        sheet("cloudy", 1, t.middle, t.glow),
        balloon,
        put("cloud", 56, 214, 1.1, fill=IVORY),
        put("cloud", 152, 196, 0.9, fill=IVORY),
        put("cloud", 104, 246, 1.5, fill="#fff"),
        front("cloudy", t, "dawn"),
        small_plaque(t, sign("smile", 28, 28, 1.1, IVORY)),
    )


def lost_dream() -> str:
    t = MIST
    boat = group(
        path("M100 128L136 190H64z", fill=IVORY),
        path("M100 128V190H64z", fill=t.far),
        path("M40 186H160L138 218H62z", fill=IVORY),
        path("M40 186L100 218H62zM160 186L100 218H138z", fill=t.glow),
        path("M40 186H160L138 218H62z", fill="none", stroke=t.ink, stroke_width=1.5),
    )
    ripples = path(
        "M46 232H154M64 244H172M34 256H120",
        stroke=t.glow,
        stroke_width=2.5,
        stroke_linecap="round",
        opacity=0.7,
    )
    return card(
        t,
        backdrop("url(#sky-lost)"),
        stars(
            IVORY, (70, 110, 0.7), (132, 100, 0.9), (100, 70, 1.3), (56, 150, 0.6), (146, 146, 0.6)
        ),
        sheet("drop", 2, t.middle, t.glow),
        sheet("drop", 1, t.near, t.glow),
        path("M0 212C40 204 70 216 100 212S160 204 200 212V300H0z", fill=t.near),
        boat,
        path("M0 218C40 210 70 224 100 218S160 210 200 218V300H0z", fill=t.front, opacity=0.85),
        ripples,
        front("drop", t, "mist"),
        small_plaque(t, sign("boat", 28, 28, 1.1, IVORY)),
    )


def definitions() -> dict[str, str]:
    """Outlines, skies and patterns of the dreams."""
    defs = outline("torn", TORN) | outline("cloudy", CLOUDY) | outline("drop", DROP)
    defs["sky-nightmare"] = sky("sky-nightmare", SHADE, "key")
    defs["dread"] = gradient(
        "dread", [(0, SHADE.near), (0.35, SHADE.ink), (0.75, SHADE.ink), (1, SHADE.middle)]
    )
    defs["sky-happy"] = sky("sky-happy", DAWN, "sun")
    defs["sky-lost"] = sky("sky-lost", MIST, "key")
    defs["pattern-shade"] = _pattern(
        "shade", "M2 2L8 10 6 20 12 14 18 24 16 12 24 4 14 8z", SHADE.middle
    )
    defs["pattern-dawn"] = _pattern(
        "dawn", "M6 6a4 4 0 1 0 .1 0zM20 18a4 4 0 1 0 .1 0zM20 3a1.5 1.5 0 1 0 .1 0z", DAWN.middle
    )
    defs["pattern-mist"] = _pattern(
        "mist",
        "M0 6q7-5 14 0t14 0v3q-7 5-14 0t-14 0zM0 20q7-5 14 0t14 0v3q-7 5-14 0t-14 0z",
        MIST.middle,
    )
    return defs


def _stare() -> str:
    """Two large eyes, a crooked grin, and small eyes where nobody looks first."""
    small = ((68, 168, 0.3), (136, 170, 0.34), (84, 190, 0.26), (120, 188, 0.28), (100, 76, 0.34))
    grin = (
        "M64 132L78 138 85 132 93 141 101 134 109 141 117 132 124 138 138 130Q128 164 101 164"
        "Q76 164 64 132z"
    )
    teeth = "M74 142L81 152 88 144 95 156 101 146 108 156 114 144 121 152 129 140"
    return group(
        path(
            "M56 98Q80 80 95 114Q70 122 56 98zM146 98Q122 80 107 114Q132 122 146 98z",
            fill="#fff3b0",
        ),
        path(
            "M77 91Q69 104 78 115Q86 104 77 91zM125 91Q117 104 126 115Q134 104 125 91z",
            fill=SHADE.ink,
        ),
        path(grin, fill=SHADE.glow),
        path(teeth, fill="none", stroke=SHADE.ink, stroke_width=2.5, stroke_linejoin="round"),
        *(put("sign-eye", x, y, size, fill=SHADE.glow) for x, y, size in small),
    )


def _bed() -> str:
    """Who dreams this."""
    return group(
        path("M0 250Q100 232 200 250V300H0z", fill=SHADE.near),
        path(
            "M52 218V258M150 232V258M52 246H150",
            fill="none",
            stroke=SHADE.glow,
            stroke_width=4,
            stroke_linecap="round",
        ),
        ellipse(69, 236, 14, 7, fill=IVORY),
        circle(73, 230, 8, fill=GOLD),
        path(
            "M56 246V240C70 236 76 240 84 236C104 222 132 228 148 240V246z",
            fill=SHADE.far,
            stroke=SHADE.glow,
            stroke_width=1.5,
        ),
        path("M70 230q3 3 6 0", fill="none", stroke=SHADE.ink, stroke_width=1.5),
    )


def _pattern(name: str, d: str, colour: str) -> str:
    return element(
        "pattern",
        path(d, fill=colour),
        id=f"pattern-{name}",
        width=28,
        height=28,
        patternUnits="userSpaceOnUse",
    )
