"""The icon for tabs and home screens, and the logo: a keyhole of light in the crook of the moon."""

from __future__ import annotations

from typing import Final

from onirim.art.palette import AMBER, GOLD, INDIGO, IVORY
from onirim.art.places import PLACES
from onirim.art.svg import NAMESPACE, circle, element, gradient, group, path, rect, star_path

KEYHOLE: Final = "M32 12A11 11 0 0 1 38 32L43 50H21L26 32A11 11 0 0 1 32 12z"
MOON_PATH: Final = "M7 34A25 25 0 1 0 57 34A28 24 0 0 1 7 34z"
EMBLEMS: Final = {"R": 92, "B": 140, "G": 188, "T": 236}


def icon_svg() -> str:
    """64 by 64; reads at 16 pixels as a keyhole over a crescent."""
    ground = rect(1, 1, 62, 62, rx=14, fill="url(#icon-sky)", stroke=INDIGO.far, stroke_width=2)
    return element("svg", _defs(), ground, _mark(), xmlns=NAMESPACE, viewBox="0 0 64 64")


def logo_svg() -> str:
    """The mark and the emblems of the four places, for the head of a page, dark or light."""
    medals = []
    for letter, x in EMBLEMS.items():
        place = PLACES[letter]
        medals.append(
            circle(x, 32, 20, fill=place.tones.near, stroke=place.tones.far, stroke_width=3)
        )
        mark = path(place.emblem, fill=IVORY, fill_rule="evenodd")
        medals.append(group(mark, transform=f"translate({x} 32)scale(.8)"))
    ground = rect(1, 1, 62, 62, rx=14, fill="url(#icon-sky)", stroke=INDIGO.far, stroke_width=2)
    return element("svg", _defs(), ground, _mark(), *medals, xmlns=NAMESPACE, viewBox="0 0 260 64")


def _defs() -> str:
    return element(
        "defs",
        gradient("icon-sky", [(0, INDIGO.middle), (1, INDIGO.ink)]),
        gradient("icon-light", [(0, "#fffdf0"), (1, GOLD)]),
    )


def _mark() -> str:
    star = star_path(4, 4, 1)
    return (
        path(MOON_PATH, fill="#dfe6ff")
        + path(KEYHOLE, fill=INDIGO.ink, stroke=INDIGO.ink, stroke_width=6, stroke_linejoin="round")
        + path(KEYHOLE, fill="url(#icon-light)", stroke=AMBER)
        + path(star, fill=IVORY, transform="translate(12 15)")
        + path(star, fill=IVORY, transform="translate(52 13)scale(1.3)")
    )
