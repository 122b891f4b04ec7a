"""Digits and letters as strokes: the same in every browser, on every printer.

Of the letters there are those by which our languages tell the four colours apart.
"""

from __future__ import annotations

from typing import Final

from onirim.art.svg import path, put

STROKES: Final = {
    "R": "M-7 14V-14H1A7.5 7.5 0 0 1 1 1H-7M0 1L8 14",
    "B": "M-7-14V14H1A7.5 7.5 0 0 0 1-1H-7M-7-14H0A6.5 6.5 0 0 1 0-1",
    "G": "M8.5-8.5A10.5 14 0 1 0 9 8V1H2",
    "T": "M-9-13.5H9M0-13.5V14",
    "M": "M-9 14V-14L0 3L9-14V14",
    "V": "M-9-14L0 14L9-14",
    "\u0411": "M7-14H-7V14H1A7.5 7.5 0 0 0 1-2H-7",
    "\u0417": "M-7-10A8 7 0 1 1-1-1A8 7.5 0 1 1-8 9",
    "\u041a": "M-7-14V14M8-14L-7 1M-1-4L8 14",
    "\u0421": "M8.5-8.5A10.5 14 0 1 0 9 8",
    "1": "M-5-8L1-14V14",
    "2": "M-7.5-7A7.5 7.5 0 1 1 6-2L-8 14H8.5",
    "3": "M-7-14H7.5L-1-4A9 9 0 1 1-8.5 9",
    "4": "M4 14V-14L-9.5 6H9.5",
    "5": "M7-14H-6L-7-2A8.5 8.5 0 1 1-8.5 11",
    "6": "M6-14C-4-8-8-2-8 5A8 8.5 0 1 0-7 1",
    "7": "M-8-14H8L-3 14",
    "9": "M-6 14C4 8 8 2 8-5A8 8.5 0 1 0 7-1",
    "0": "M0-14A8 14 0 1 1-.1-14z",
}


def letter(character: str, x: float, y: float, size: float, colour: str) -> str:
    """A character 28 units high at size 1, centred on a point."""
    return put(f"letter-{character}", x, y, size, stroke=colour)


def drawn_characters() -> frozenset[str]:
    return frozenset(STROKES)


def definitions() -> dict[str, str]:
    return {f"letter-{c}": _stroke(c, d) for c, d in STROKES.items()}


def _stroke(character: str, d: str) -> str:
    return path(
        d,
        id=f"letter-{character}",
        fill="none",
        stroke_width=5.5,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
