"""All colours of the cards: paper in layers, dark in front, lit from behind."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

IVORY: Final = "#fff4d6"
GOLD: Final = "#ffd36b"
AMBER: Final = "#f2a33a"
SILVER: Final = "#dfe6ff"
BLACK: Final = "#000"


@dataclass(frozen=True)
class Tones:
    """One sheet of paper for each depth, from the plaques in front to the light behind."""

    ink: str
    front: str
    near: str
    middle: str
    far: str
    glow: str


RED: Final = Tones("#22071a", "#470d27", "#6f1831", "#a62b3b", "#d65446", "#ffbd8c")
BLUE: Final = Tones("#06142e", "#0d2b55", "#144478", "#1f69a6", "#3c9ccb", "#b4ecf2")
GREEN: Final = Tones("#05201a", "#0e3f2e", "#1a5f46", "#2f8a56", "#74ba5e", "#eaf5a8")
BROWN: Final = Tones("#1f1206", "#432a12", "#64401b", "#8f5f2a", "#c08d45", "#ffe3a3")
INDIGO: Final = Tones("#0b0a24", "#191747", "#282468", "#433a94", "#7a6bc8", "#d9cdfb")
SHADE: Final = Tones("#08040f", "#190a2b", "#2e1147", "#521a66", "#8d2f86", "#f07ba0")
DAWN: Final = Tones("#2a1138", "#5a2a66", "#9a4a80", "#dd7f86", "#f7b58f", "#fff0bf")
MIST: Final = Tones("#0a1822", "#16323f", "#22505c", "#3c7a80", "#7fb3ac", "#e3f5e6")
STONE: Final = Tones("#14131a", "#2b2a33", "#43414c", "#63606b", "#8d8a92", "#d8d4cd")
PLUM: Final = Tones("#150a26", "#2c1a4d", "#43296e", "#6a4299", "#a377c9", "#f3d6ff")
OMEN: Final = Tones("#0a0612", "#1c1426", "#33233f", "#553a5e", "#8c6a8f", "#ecd0d8")
SPELL: Final = Tones("#0b1430", "#1a2a5e", "#2c4488", "#4c6db8", "#86a8e6", "#e4efff")
