"""The chambers of the labyrinth: a place under its Sun, Moon, Key or Glyph."""

from __future__ import annotations

from typing import Final

from onirim.art.frame import backdrop, card, front, medallion, plaque, sheet
from onirim.art.places import Place
from onirim.art.svg import circle, use
from onirim.art.symbols import SIGNS, large

CENTRE: Final = (100, 112)


def location(place: Place, symbol: str) -> str:
    name = SIGNS[symbol]
    mood = name if name in {"sun", "moon"} else "key"
    sign = circle(*CENTRE, 74, fill="url(#halo)", opacity=0.5)
    sign += large(name, *CENTRE, 0.98, place.tones.ink)
    return card(
        place.tones,
        diorama(place, mood, sign),
        plaque(place.tones, place.letter, name),
        medallion(place.tones, f"emblem-{place.letter}"),
    )


def diorama(place: Place, mood: str, subject: str, *, bare: bool = False) -> str:
    """The view into a place; the subject hangs between the far and the near sheets.

    A bare one leaves the middle distance to the subject.
    """
    t, p = place.tones, place.letter
    return (
        backdrop(f"url(#sky-{p}-{mood})")
        + use(f"sky-{p}")
        + sheet(p, 2, t.middle, t.glow)
        + use(f"far-{p}")
        + sheet(p, 1, t.near, t.glow)
        + ("" if bare else use(f"middle-{p}"))
        + subject
        + use(f"near-{p}")
        + front(p, t, p)
    )
