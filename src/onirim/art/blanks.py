"""Cards without a drawing of their own: paper, a frame and room for the name.

What a module brings that nobody has drawn is shown on one of these. The frame takes the colour
that whoever uses it has set (`currentColor`), so that one drawing serves all colours.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from onirim.art.frame import backdrop, card
from onirim.art.palette import INDIGO, MIST, OMEN, STONE, Tones
from onirim.art.svg import circle, path, rect

__all__ = ["blanks"]

CLASSES: Final = {"location": STONE, "door": INDIGO, "dream": MIST, "token": OMEN}
TINT: Final = "currentColor"


def blanks() -> dict[str, Callable[[], str]]:
    """One for each class of cards, by its id in the sprite."""
    return {f"blank-{name}": partial(blank, name, tones) for name, tones in CLASSES.items()}


def blank(name: str, tones: Tones) -> str:
    return card(tones, backdrop(tones.near), _panel(name, tones))


def _panel(name: str, tones: Tones) -> str:
    """The lighter middle in the outline of its class: square, an arch, a cloud, a disc."""
    line: dict[str, str | float] = {"fill": tones.front, "stroke": TINT, "stroke_width": 5}
    if name == "location":
        return rect(16, 16, 168, 268, rx=10, **line)
    if name == "door":
        return path("M16 284V100A84 84 0 0 1 184 100V284z", **line)
    if name == "dream":
        return rect(16, 16, 168, 268, rx=70, **line)
    return circle(100, 150, 84, **line)
