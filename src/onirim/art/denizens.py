"""The Denizens of the Oniverse: one frame, eight figures, and the one nobody has seen yet."""

from __future__ import annotations

from typing import Final

from onirim.art import figures
from onirim.art.frame import backdrop, card, front, sheet, small_plaque
from onirim.art.palette import IVORY, PLUM
from onirim.art.places import outline, sky
from onirim.art.scenery import stars
from onirim.art.svg import circle, path, star_path
from onirim.art.symbols import sign

LANTERN: Final = "M70 16H130L184 92V226L142 284H58L16 226V92z"
GROUND: Final = "M0 244Q50 230 100 240T200 236V300H0z"

FIGURES: Final = {
    "Dz": figures.faceless,
    "Ar": figures.architect,
    "Hb": figures.hammer_bird,
    "Cy": figures.cyclobot,
    "Cc": figures.chromatic_chaos,
    "Sp": figures.squirrel_spies,
    "Mi": figures.mirror,
    "Hu": figures.harpoon_hunter,
    "Ke": figures.treasure_keeper,
}
DENIZEN_SIGNS: Final = {
    "Dz": "M0-16C-10-14-13-4-13 15H13C13-4 10-14 0-16zM0-10A7 8 0 1 1-.1-10z",
    "Ar": "M0-16a4 4 0 0 1 3 7L12 15H8L5 7H-5L-8 15H-12L-3-9a4 4 0 0 1 3-7zM0-7L-3.5 3H3.5z",
    "Hb": "M-13-14H9Q16-13 15-4H5V-2H3V15H-3V-2H-13z",
    "Cy": "M-14-2A14 14 0 0 1 9-11L12-15 15-3 3-5 6-8A9 9 0 0 0-9-2z"
    "M14 2A14 14 0 0 1-9 11L-12 15-15 3-3 5-6 8"
    "A9 9 0 0 0 9 2z",
    "Cc": "M-1-1V-15A14 14 0 0 0-15-1zM3-1H11A8 8 0 0 0 3-9zM-1 3H-9A8 8 0 0 0-1 11z"
    "M3 3V15A12 12 0 0 0 15 3z",
    "Sp": "M-12-5Q0-18 12-5zM-10-2H10Q10 10 0 16Q-10 10-10-2zM-1.5-17H1.5V-11H-1.5z",
    "Mi": "M0-16A10 12 0 0 1 3 7V11H8V15H-8V11H-3V7A10 12 0 0 1 0-16zM0-12A6.5 8 0 1 0 .1-12z",
    "Hu": "M2-16L9-4H4.5V15H-.5V-4H-5zM-9 6L-4.5 4V15H-9z",
    "Ke": "M-15-1V-5A9 8 0 0 1-6-13H6A9 8 0 0 1 15-5V-1H4V-4H-4V-1zM-15 2H-4V6H4V2H15V13H-15z",
}


def denizen(code: str) -> str:
    t = PLUM
    return card(
        t,
        backdrop("url(#sky-denizen)"),
        stars(
            IVORY, (60, 70, 0.8), (142, 64, 0.9), (40, 120, 0.6), (160, 124, 0.7), (100, 46, 0.7)
        ),
        sheet("lantern", 2, t.middle, t.glow),
        path(GROUND, fill=t.near),
        sheet("lantern", 1, t.near, t.glow),
        circle(100, 150, 86, fill="url(#halo)", opacity=0.3),
        FIGURES[code](),
        front("lantern", t, "denizen"),
        small_plaque(t, sign(f"denizen-{code}", 28, 28, 1.1, IVORY)),
    )


def definitions() -> dict[str, str]:
    defs = outline("lantern", LANTERN)
    defs["sky-denizen"] = sky("sky-denizen", PLUM, "key")
    defs["pattern-denizen"] = figures.tile("denizen", star_path(6, 6, 2.5), PLUM.middle)
    for code, d in DENIZEN_SIGNS.items():
        name = f"sign-denizen-{code}"
        defs[name] = path(d, id=name, fill_rule="evenodd")
    return defs
