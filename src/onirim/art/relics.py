"""What lies on the table all game: Goals, Spells, Dreamcatchers, Failsafe Books, the Incubus."""

from __future__ import annotations

import math
from typing import Final

from onirim.art.frame import backdrop, card, front, sheet, small_plaque
from onirim.art.letters import letter
from onirim.art.palette import AMBER, BROWN, GOLD, INDIGO, IVORY, MIST, SHADE, SPELL
from onirim.art.places import PLACES, outline, sky
from onirim.art.scenery import stars
from onirim.art.svg import circle, decimal, ellipse, group, path, put, rect, use
from onirim.art.symbols import sign

SCROLL: Final = "M24 40Q62 16 100 30T176 34V262Q138 286 100 270T24 266z"
COSTS: Final = {  # rules 3.1: on the cheap side and on the dear one
    "spell-prophecy": ("5", "6"),
    "spell-planning": ("7", "9"),
    "spell-punishment": ("10", "12"),
}
STEPS: Final = ((84, 268, 8), (108, 252, 18), (88, 232, -6), (112, 214, 14), (94, 196, 4))


def goal(letter_: str) -> str:
    """Steps that lead to the Door which is wanted next; `O` is the Door to the Oniverse."""
    if letter_ == "O":
        door = use(
            "leaf-R",
            transform="translate(60 62)scale(.4)",
            fill=INDIGO.middle,
            stroke=GOLD,
            stroke_width=8,
        ) + put("sign-star", 100, 122, 1.2, fill=IVORY)
        return _goal_card(letter_, door)
    t = PLACES[letter_].tones
    door = use(
        f"leaf-{letter_}",
        transform="translate(60 62)scale(.4)",
        fill=t.near,
        stroke=t.glow,
        stroke_width=8,
    ) + put(f"emblem-{letter_}", 100, 126, 1.3, fill=IVORY)
    return _goal_card(letter_, door)


def goal_back() -> str:
    """A Goal that is reached: only the steps are left."""
    t = BROWN
    return card(
        t,
        backdrop("url(#sky-scroll)"),
        sheet("scroll", 2, t.middle, t.glow),
        group(_steps(t.glow), transform="translate(0 30)"),
        group(_steps(t.glow), transform="translate(0 -70)"),
        front("scroll", t, "T"),
    )


def spell(code: str, *, dear: bool) -> str:
    t = SPELL
    cost = COSTS[code][dear]
    ground = circle(100, 130, 72, fill="url(#halo)", opacity=0.35)
    price = "".join(
        letter(c, 100 + 22 * (i - (len(cost) - 1) / 2), 250, 1.1, IVORY) for i, c in enumerate(cost)
    )
    return card(
        t,
        backdrop("url(#sky-spell)"),
        stars(
            IVORY, (52, 76, 0.9), (150, 80, 0.8), (46, 180, 0.7), (156, 176, 0.9), (100, 52, 0.7)
        ),
        sheet("scroll", 2, t.middle, t.glow),
        sheet("scroll", 1, t.near, t.glow),
        ground + _SPELLS[code](),
        front("scroll", t, "back"),
        rect(56, 226, 88, 48, rx=14, fill=t.ink, stroke=GOLD if dear else t.glow, stroke_width=2.5),
        price,
        small_plaque(t, sign("star", 28, 28, 1.2, IVORY)),
    )


def dreamcatcher() -> str:
    t = MIST
    return card(
        t,
        backdrop("url(#sky-lost)"),
        stars(IVORY, (50, 60, 0.8), (150, 64, 0.8), (40, 150, 0.6), (162, 150, 0.7)),
        sheet("scroll", 1, t.near, t.glow),
        _hoop(),
        front("scroll", t, "mist"),
        small_plaque(t, sign("web", 28, 28, 1.1, IVORY)),
    )


def failsafe_book() -> str:
    t = BROWN
    book = group(
        path(
            "M46 96H146A10 10 0 0 1 156 106V214H56A10 10 0 0 1 46 204z",
            fill=t.near,
            stroke=t.glow,
            stroke_width=2.5,
        ),
        path("M56 198H156V214H56A8 8 0 0 1 56 198z", fill=IVORY),
        path("M64 96V198", stroke=t.glow, stroke_width=2),
        circle(108, 146, 27, fill=t.ink, stroke=GOLD, stroke_width=3),
        put("sign-moon", 108, 146, 1.1, fill=GOLD),
        path("M130 96V132L137 125 144 132V96z", fill="#c9543f"),
    )
    return card(
        t,
        backdrop("url(#sky-T-sun)"),
        sheet("T", 2, t.middle, t.glow),
        sheet("T", 1, t.near, t.glow),
        circle(104, 150, 84, fill="url(#halo)", opacity=0.7),
        book,
        front("T", t, "T"),
        small_plaque(t, sign("book", 28, 28, 1, IVORY)),
    )


def incubus() -> str:
    """The pawn: small, horned, and not half as bad as it would like to be."""
    t = SHADE
    wing = (
        "M78 168C60 140 40 136 26 144C34 150 36 158 34 168C44 164 50 168 52 178C60 174 70 178 "
        "76 188z"
    )
    body = group(
        path(wing, fill=t.far, stroke=t.glow, stroke_width=2),
        path(
            wing, fill=t.far, stroke=t.glow, stroke_width=2, transform="translate(200 0)scale(-1 1)"
        ),
        path(
            "M66 118C58 108 46 90 58 62C60 84 70 92 80 96C92 90 108 90 120 96C130 92 140 84 142 62"
            "C154 90 142 108 134 118C138 136 132 150 120 156L132 220H68L80 156C68 150 62 136 66 "
            "118z",
            fill=t.ink,
            stroke=t.glow,
            stroke_width=2.5,
            stroke_linejoin="round",
        ),
        ellipse(84, 124, 9, 11, fill="#fff3b0"),
        ellipse(116, 124, 9, 11, fill="#fff3b0"),
        circle(87, 126, 4, fill=t.ink),
        circle(113, 126, 4, fill=t.ink),
        path("M88 144q12 9 24 0l-3 7-4-4z", fill=t.glow),
        path(
            "M132 206C160 204 164 176 152 168M152 168l-7 6M152 168l9 4",
            fill="none",
            stroke=t.glow,
            stroke_width=3,
            stroke_linecap="round",
        ),
        path("M58 220H142L152 242H48z", fill=t.far, stroke=t.glow, stroke_width=2.5),
    )
    return card(
        t,
        backdrop("url(#sky-nightmare)"),
        stars(IVORY, (46, 90, 0.7), (154, 92, 0.8), (100, 54, 0.9), (44, 170, 0.6)),
        sheet("R", 2, t.middle, t.glow),
        sheet("R", 1, t.near, t.glow),
        body,
        front("R", t, "shade"),
        small_plaque(t, sign("pawn", 28, 28, 1.1, IVORY)),
    )


def definitions() -> dict[str, str]:
    sole = "M0-9C5-9 6-3 4 1C3 5-3 5-4 1C-6-3-5-9 0-9zM-3 7H3V10A3 3 0 0 1-3 10z"
    return outline("scroll", SCROLL) | {
        "sky-spell": sky("sky-spell", SPELL, "key"),
        "sky-scroll": sky("sky-scroll", BROWN, "key"),
        "step": path(sole, id="step"),
    }


def _goal_card(letter_: str, door: str) -> str:
    place = PLACES.get(letter_)
    t = place.tones if place else INDIGO
    pattern = letter_ if place else "back"
    return card(
        t,
        backdrop("url(#sky-back)" if place is None else f"url(#sky-{letter_}-key)"),
        sheet("scroll", 2, t.near, t.glow),
        circle(100, 122, 70, fill="url(#halo)", opacity=0.5),
        door,
        _steps(t.glow),
        front("scroll", t, pattern),
        small_plaque(
            t, put("step", 20, 34, 1.3, fill=IVORY) + put("step", 36, 22, 1.3, fill=IVORY)
        ),
    )


def _steps(colour: str) -> str:
    feet = (f"translate({x} {y})rotate({turn})" for x, y, turn in STEPS)
    return group(*(use("step", transform=where) for where in feet), fill=colour)


def _prophecy() -> str:
    """The card at the bottom looks back at you."""
    sheets = "".join(
        rect(62, 150 - 10 * i, 76, 44, rx=5, fill=c, stroke=SPELL.ink, stroke_width=1.5)
        for i, c in enumerate((SPELL.near, SPELL.middle, SPELL.far, SPELL.glow))
    )
    arrow = "M40 178V96A12 12 0 0 1 52 84H92M84 74L94 84 84 94"
    return (
        sheets
        + put("sign-eye", 100, 142, 1.5, fill=SPELL.ink)
        + path(
            arrow,
            fill="none",
            stroke=GOLD,
            stroke_width=6,
            stroke_linecap="round",
            stroke_linejoin="round",
        )
    )


def _planning() -> str:
    """Two Doors change places."""
    doors = "".join(
        use(
            "leaf-R",
            transform=f"translate({x} 94)scale(.3 .32)",
            fill=fill,
            stroke=IVORY,
            stroke_width=9,
        )
        for x, fill in ((38, SPELL.middle), (102, SPELL.near))
    )
    arrows = (
        "M62 88C78 62 122 62 138 84M130 70L139 85 122 86M138 196C122 220 78 220 62 200"
        "M70 214L61 199 78 198"
    )
    return doors + path(
        arrows,
        fill="none",
        stroke=GOLD,
        stroke_width=6,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def _punishment() -> str:
    """Lightning into a Nightmare's eye."""
    return put("sign-eye", 100, 152, 3.2, fill=SPELL.ink) + path(
        "M118 48L78 136H100L84 206 132 112H106z", fill=GOLD, stroke=AMBER, stroke_width=2
    )


def _hoop() -> str:
    """The web is a star drawn three times, each smaller and turned."""
    web = []
    for size in (46, 33, 21):
        corners = [
            f"{decimal(100 + size * math.cos(math.radians(45 * i + size)))} "
            f"{decimal(118 + size * math.sin(math.radians(45 * i + size)))}"
            for i in (0, 3, 6, 9, 12, 15, 18, 21)
        ]
        web.append("M" + "L".join(corners) + "z")
    feathers = "".join(_feather(x, y) for x, y in ((68, 172), (100, 180), (132, 172)))
    return group(
        put("sign-star", 100, 118, 0.7, fill=GOLD),
        path("M68 160V172M100 166V180M132 160V172", stroke=BROWN.glow, stroke_width=2),
        feathers,
        path("".join(web), fill="none", stroke=IVORY, stroke_width=1.3),
        circle(100, 118, 48, fill="none", stroke=MIST.ink, stroke_width=10),
        circle(100, 118, 48, fill="none", stroke=BROWN.far, stroke_width=6),
    )


def _feather(x: int, y: int) -> str:
    return path(f"M{x} {y}q14 22 0 56q-14-34 0-56z", fill=IVORY) + path(
        f"M{x} {y + 6}v54", stroke=MIST.middle, stroke_width=1.5
    )


_SPELLS: Final = {
    "spell-prophecy": _prophecy,
    "spell-planning": _planning,
    "spell-punishment": _punishment,
}
