"""Doors: each has the outline of its place, a lock when closed, the dawn behind it when open."""

from __future__ import annotations

from typing import Final

from onirim.art.frame import card, medallion, plaque
from onirim.art.locations import diorama
from onirim.art.palette import GOLD, IVORY
from onirim.art.places import PLACES, Place
from onirim.art.svg import circle, element, gradient, group, path, put, use

FIT: Final = "translate(41 52)scale(.59 .64)"  # the window's outline, as large as a door
HINGED: Final = "matrix(.2 -.1 0 .64 43 62)"  # the same leaf, swung open to the left
LOCK: Final = "M100 166a13 14 0 0 1 7 25l4 17H89l4-17a13 14 0 0 1 7-25z"
DOOR_KEYHOLE: Final = "M100 172a7 7 0 0 1 4 13l3 17H93l3-17a7 7 0 0 1 4-13z"

LEAF: Final = {
    "R": "M100 20V284M60 70V284M140 70V284",
    "B": "M34 284V150A66 118 0 0 1 166 150V284M34 200H166M34 244H166",
    "G": "M100 12V284M72 100V284M44 130V284M128 100V284M156 130V284M18 190H182M18 250H182",
    "T": "M100 30V284M34 96H90V270H34zM110 96H166V270H110z",
}


def door(place: Place, *, is_open: bool) -> str:
    content = _open(place) if is_open else closed_leaf(place)
    return card(
        place.tones,
        diorama(place, "sun" if is_open else "moon", _steps(place) + content, bare=True),
        plaque(place.tones, place.letter, "door"),
        medallion(place.tones, f"emblem-{place.letter}"),
    )


def definitions() -> dict[str, str]:
    defs = {"dawn": gradient("dawn", [(0, "#fffdf0"), (0.55, "#ffe9a6"), (1, "#ffc66e")])}
    for letter in PLACES:
        name = f"doorway-{letter}"
        clip = use(f"leaf-{letter}", transform=FIT)
        defs[name] = element("clipPath", clip, id=name)
    return defs


def closed_leaf(place: Place) -> str:
    """The leaf of a Door that is shut: emblem above, lock below."""
    t = place.tones
    leaf = group(
        use(f"leaf-{place.letter}", fill=t.near, stroke=t.glow, stroke_width=12),
        use(f"leaf-{place.letter}", fill=t.middle, stroke=t.ink, stroke_width=4),
        path(LEAF[place.letter], fill="none", stroke=t.ink, stroke_width=4, opacity=0.6),
        transform=FIT,
    )
    return (
        leaf
        + circle(100, 122, 23, fill=t.near, stroke=t.glow, stroke_width=2.5)
        + put(f"emblem-{place.letter}", 100, 122, 1, fill=IVORY)
        + circle(100, 180, 28, fill="url(#halo)", opacity=0.55)
        + path(LOCK, fill=t.ink)
        + path(DOOR_KEYHOLE, fill=GOLD)
    )


def _open(place: Place) -> str:
    path_of_light = path("M62 236L34 274H150L140 236z", fill=IVORY, opacity=0.28)
    return doorway(place) + path_of_light + swung_leaf(place)


def doorway(place: Place) -> str:
    """What lies beyond an open Door, and its lit rim."""
    t, letter = place.tones, place.letter
    beyond = group(
        use(f"leaf-{letter}", transform=FIT, fill="url(#dawn)"),
        circle(108, 118, 20, fill="#fff"),
        put("cloud", 88, 152, 0.6, fill="#fff", opacity=0.9),
        put("cloud", 132, 136, 0.5, fill="#fff", opacity=0.8),
        path("M40 206C70 184 100 196 160 176V260H40z", fill=t.far),
        path("M40 224C80 204 120 210 160 198V260H40z", fill=t.middle),
        path(
            "M88 240C112 226 128 222 116 214C108 209 110 204 118 201C112 206 116 209 124 213C142 "
            "222 134 230 124 240z",
            fill=IVORY,
        ),
        clip_path=f"url(#doorway-{letter})",
    )
    rim = use(f"leaf-{letter}", transform=FIT, fill="none", stroke=t.glow, stroke_width=11)
    return beyond + rim


def swung_leaf(place: Place) -> str:
    """The leaf of an open Door, swung to the left."""
    t, letter = place.tones, place.letter
    return group(
        use(f"leaf-{letter}", fill=t.near, stroke=t.glow, stroke_width=10),
        path(LEAF[letter], fill="none", stroke=t.ink, stroke_width=5, opacity=0.6),
        transform=HINGED,
    )


def _steps(place: Place) -> str:
    t = place.tones
    stone = path("M44 232H156V244H164V256H172V290H28V256H36V244H44z", fill=t.near)
    edges = "M44 232H156M36 244H164M28 256H172"
    return stone + path(edges, stroke=t.glow, stroke_width=1.5, opacity=0.7)
