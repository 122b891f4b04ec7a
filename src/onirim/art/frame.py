"""What all cards share: the paper frame in layers, the plaque in the corner, the medallion."""

from __future__ import annotations

from typing import Final

from onirim.art.letters import letter
from onirim.art.palette import BLACK, GOLD, IVORY, Tones
from onirim.art.svg import CARD_WIDTH, HEIGHT, about, circle, element, group, path, put, rect, use
from onirim.art.symbols import sign

PLAQUE: Final = "M0 0H54V86A16 16 0 0 1 38 102H0z"
SHORT_PLAQUE: Final = "M0 0H54V42A14 14 0 0 1 40 56H0z"
DEPTHS: Final = (1.0, 0.9, 0.79)


def card(tones: Tones, *layers: str) -> str:
    """Everything within the rounded corners, and an edge that shows on dark and on light."""
    edge = rect(1.5, 1.5, 197, 297, rx=14.5, fill="none", stroke=tones.glow, stroke_width=3)
    inner = rect(4, 4, 192, 292, rx=12, fill="none", stroke=tones.ink, stroke_width=2)
    return group(*layers, clip_path="url(#card)") + inner + edge


def backdrop(fill: str) -> str:
    return rect(0, 0, CARD_WIDTH, HEIGHT, fill=fill)


def sheet(name: str, depth: int, colour: str, rim: str) -> str:
    """A sheet of paper with a hole, its shadow on what lies behind it, its lit edge."""
    size = about(DEPTHS[depth])
    return (
        use(f"sheet-{name}", transform="translate(0 4)" + size, fill=BLACK, opacity=0.3)
        + use(f"sheet-{name}", transform=size, fill=colour)
        + use(
            f"arch-{name}", transform=size, fill="none", stroke=rim, stroke_width=1.5, opacity=0.5
        )
    )


def front(name: str, tones: Tones, pattern: str) -> str:
    """The sheet nearest to the eye, with the pattern on it."""
    return (
        sheet(name, 0, tones.front, tones.glow)
        + use(f"sheet-{name}", fill=f"url(#pattern-{pattern})", opacity=0.9)
        + use(f"arch-{name}", fill="none", stroke=tones.glow, stroke_width=2.5)
    )


def plaque(tones: Tones, place: str, symbol: str) -> str:
    """Sign and emblem in the corner that stays visible in a fan of cards."""
    return tall_plate(tones) + sign(symbol, 28, 31, 1.3, IVORY) + _corner_emblem(tones, place)


def value_plaque(tones: Tones, place: str, digit: str) -> str:
    """A value instead of the sign."""
    return tall_plate(tones) + letter(digit, 28, 31, 1.15, GOLD) + _corner_emblem(tones, place)


def corner_letter(tones: Tones, character: str) -> str:
    """A letter in the place of the emblem, to be laid over a card with a tall plaque."""
    cover = rect(4, 54, 47, 44, rx=12, fill=tones.ink)
    return cover + letter(character, 28, 76, 1.05, IVORY)


def small_plaque(tones: Tones, content: str) -> str:
    """For cards without a place: one sign, drawn round (28, 29)."""
    return _plate(SHORT_PLAQUE, tones) + content


def tall_plate(tones: Tones) -> str:
    return _plate(PLAQUE, tones)


def medallion(tones: Tones, emblem: str) -> str:
    """The emblem at the lower edge."""
    return (
        circle(100, 266, 25, fill=BLACK, opacity=0.3)
        + circle(100, 263, 24, fill=tones.ink, stroke=tones.glow, stroke_width=2)
        + put(emblem, 100, 263, 0.95, fill=tones.glow)
    )


def definitions() -> dict[str, str]:
    outline = rect(0, 0, CARD_WIDTH, HEIGHT, rx=16)
    return {"card": element("clipPath", outline, id="card")}


def _corner_emblem(tones: Tones, place: str) -> str:
    return put(f"emblem-{place}", 28, 76, 1, fill=tones.glow)


def _plate(shape: str, tones: Tones) -> str:
    return path(shape, fill=BLACK, opacity=0.35, transform="translate(2 4)") + path(
        shape, fill=tones.ink, stroke=tones.glow, stroke_width=2
    )
