"""What the code of a card tells whoever only names it."""

from __future__ import annotations

__all__ = ["COLOURS", "is_door", "sort_of"]

COLOURS = "RBGT"
DENIZEN_CODES = ("Dz", "Ar", "Hb", "Cy", "Cc", "Sp", "Mi", "Hu", "Ke")
DREAMS = frozenset({"Nm", "Hd", "Ld", *DENIZEN_CODES})


def is_door(code: str) -> bool:
    """The four colours, and the one that has all of them."""
    return code[1:] == "d" and code[0] in COLOURS + "O"


def sort_of(code: str) -> str:
    """Which of the three big groups a card is counted with."""
    if code in DREAMS:
        return "dream"
    return "door" if is_door(code) else "location"
