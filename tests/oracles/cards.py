"""The cards of all modules and what the rules call them (§12.2, §12.6).

A card code is a colour (R, B, G, T for red, blue, green, brown) and a symbol (s, m, k, g, d for
Sun, Moon, Key, Glyph, Door) or the value of a Tower (3, 4, 5). X stands for a Crossroads, which
has every colour; ``De`` is a Dead End, ``Od`` the Oniverse Door. Dreams are the Nightmare ``Nm``,
the Lost Dream ``Ld``, the Happy Dream ``Hd`` and the Denizens, ``Dz`` as long as nobody saw one.

A card in hand is *named* by its code, with the group behind it if need be: ``Rk/shared``.
"""

from __future__ import annotations

from collections.abc import Sequence

COLOURS = "RBGT"
GOLDEN = "smkg"
SHARED = "/shared"
STORED = "/stored"

DENIZENS = ["Ar", "Hb", "Cy", "Cc", "Sp", "Mi", "Hu", "Ke"]
CROSSROADS = ["Xs", "Xm", "Xk"]
TOWERS = [colour + value for colour in COLOURS for value in "345"]

KINDS = [
    "Nm",
    *(colour + symbol for symbol in "sdmk" for colour in COLOURS),
    *(colour + "g" for colour in COLOURS),
    "Ld",
    *TOWERS,
    "Hd",
    *CROSSROADS,
    "De",
    "Od",
    "Dz",
    *DENIZENS,
]
"""All kinds of cards, in the order in which sets of cards are named."""

BASE_CARDS: dict[str, int] = (
    {"Rs": 9, "Rm": 4, "Rk": 3, "Rd": 2}
    | {"Bs": 8, "Bm": 4, "Bk": 3, "Bd": 2}
    | {"Gs": 7, "Gm": 4, "Gk": 3, "Gd": 2}
    | {"Ts": 6, "Tm": 4, "Tk": 3, "Td": 2}
    | {"Nm": 10}
)
"""How often each card of the base game is in the deck (§1.1)."""


def card_of(name: str) -> str:
    """Return the code of a card that is named with its group."""
    return name.partition("/")[0]


def is_dream(card: str) -> bool:
    """Tell whether the card is a Dream (§12.2)."""
    return card in ("Nm", "Ld", "Hd", "Dz") or card in DENIZENS


def is_door(card: str) -> bool:
    """Tell whether the card is a Door, one of a colour or the Oniverse's."""
    return card == "Od" or (card[0] in COLOURS and card[1] == "d")


def is_location(card: str) -> bool:
    """Tell whether the card stays in a hand: all but Doors and Dreams (§12.2)."""
    return not is_dream(card) and not is_door(card)


def is_room(card: str) -> bool:
    """Tell whether the card belongs in a labyrinth: no Tower and no Dead End (§12.6)."""
    return is_location(card) and not is_tower(card) and not is_dead_end(card)


def is_key(card: str) -> bool:
    """Tell whether the card has the Key symbol, the Crossroads Key too (§8.2.4)."""
    return is_room(card) and symbol(card) == "k"


def is_glyph(card: str) -> bool:
    """Tell whether the card has the Glyph symbol (§4.2.2)."""
    return is_room(card) and symbol(card) == "g"


def is_tower(card: str) -> bool:
    """Tell whether the card is a Tower (§6.1)."""
    return card in TOWERS


def is_crossroads(card: str) -> bool:
    """Tell whether the card is a Crossroads (§8.1)."""
    return card in CROSSROADS


def is_dead_end(card: str) -> bool:
    """Tell whether the card is a Dead End (§8.1)."""
    return card == "De"


def is_needed(card: str) -> bool:
    """Tell whether the game cannot be won without this very card (§B21)."""
    return is_door(card) or card == "Ld"


def colours(card: str) -> str:
    """Return the colours of a Location or Door: one, or all (§8.2.2, §9.2.2)."""
    return COLOURS if is_crossroads(card) or card == "Od" else card[0]


def symbol(card: str) -> str:
    """Return the symbol of a card of the labyrinth."""
    return card[1]


def coloured(doors: Sequence[str]) -> list[str]:
    """Return the Doors that are of one colour, the Oniverse's is not (§R10)."""
    return [door for door in doors if door != "Od"]


def ascending(cards: Sequence[str], last: str, needed: int) -> list[str]:
    """Return which cards may be named next where a set is named in the order of kinds.

    Never one of a lower kind than ``last`` (``""`` at first), and only such that ``needed``
    cards, itself among them, can still be named.
    """
    floor = KINDS.index(last) if last else 0
    open_cards = [card for card in cards if KINDS.index(card) >= floor]
    return [
        card
        for card in open_cards
        if sum(KINDS.index(other) >= KINDS.index(card) for other in open_cards) >= needed
    ]
