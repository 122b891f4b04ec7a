"""The table in words: what lies where, what may come. Alone, or as one of two players sees it."""

from __future__ import annotations

from collections.abc import Sequence

from onirim.plain import texts
from onirim.plain.zones import SHARED, cards_of, doors_of_all
from onirim.view import HIDDEN, View

__all__ = [
    "changes",
    "discard_pile",
    "doors_gained",
    "doors_of_each",
    "odds",
    "short_table",
    "table",
]

ROW_SHOWN = 5  # cards at the end of the row that a short look shows
ROWS_SHOWN = 4  # the same where there are two of them
USED = "*"  # how a view marks cards of a completed series
COMMON = ("discard", "top", SHARED)  # zones that have lines of their own


def short_table(view: View, turn: int, names: Sequence[str], whole: bool = False) -> list[str]:
    """What is worth hearing every turn."""
    lines = for_two(view, turn, names, whole) if is_pair(view) else alone(view, turn, whole)
    return lines if view.can_be_won else [*lines, texts.UNWINNABLE]


def changes(before: View, now: View) -> list[str]:
    """What matters in the middle of a turn: another hand, the loss of the last hope."""
    lines = [] if hand(now) == hand(before) else [hand(now)]
    lost_hope = before.can_be_won and not now.can_be_won
    return [*lines, texts.UNWINNABLE] if lost_hope else lines


def table(view: View, turn: int, names: Sequence[str]) -> list[str]:
    """Everything that lies on the table."""
    others = [
        texts.ZONES.get(name, texts.OTHER_ZONE).format(name=name, cards=texts.card_list(cards))
        for name, cards in view.zones.items()
        if cards and not name.startswith(("hand", "row", "doors", *COMMON))
    ]
    return [*short_table(view, turn, names, whole=True), *others, *discard_pile(view)]


def alone(view: View, turn: int, whole: bool) -> list[str]:
    return [
        texts.TURN.format(turn=turn, deck=texts.cards(view.deck)),
        *next_card(view),
        doors(view),
        texts.ROW.format(cards=row(view.zones["row"], None if whole else ROW_SHOWN)),
        *series(view),
        hand(view),
    ]


def for_two(view: View, turn: int, names: Sequence[str], whole: bool) -> list[str]:
    """The partner's side first: what is asked next is about the own cards."""
    partner = 1 - view.seat
    name = names[partner]
    shown = None if whole else ROWS_SHOWN
    their_row, my_row = cards_of(view, "row", partner), cards_of(view, "row", view.seat)
    their_hand = cards_of(view, "hand", partner)
    heading = texts.TURN if names[view.seat] == texts.YOU else texts.TURN_OF
    lines = [
        heading.format(turn=turn, name=names[view.seat], deck=texts.cards(view.deck)),
        *next_card(view, name),
        doors_of_two(view, name),
    ]
    if their_row:
        lines.append(texts.ROW_OF.format(name=name, cards=row(their_row, shown)))
    if their_hand:
        lines.append(texts.HAND_OF.format(name=name, cards=texts.held(their_hand)))
    if my_row:
        lines.append(texts.YOUR_ROW.format(cards=row(my_row, shown)))
    return [*lines, *series(view), hand(view)]


def hand(view: View) -> str:
    if not is_pair(view):
        return texts.HAND.format(cards=texts.card_list(view.zones["hand"]))
    own = cards_of(view, "hand", view.seat)
    sentence = texts.YOUR_HAND if own else texts.ONLY_SHARED
    shared = texts.card_list(view.zones[SHARED])
    return sentence.format(cards=texts.card_list(own), shared=shared)


def odds(view: View, name: str = "") -> list[str]:
    """Every kind of card that can come, with its chance; with a partner all it cannot place."""
    if view.deck == 0:
        return [texts.DECK_IS_EMPTY]
    lines = known_top(view, name)
    total = sum(view.unknown.values())
    if total == 0:
        return [*lines, texts.NO_UNKNOWN]
    heading = texts.ODDS_AFTER_KNOWN if view.known_top else texts.ODDS_OF_UNKNOWN
    if is_pair(view):
        heading = texts.ODDS_OF_TWO
    lines.append(heading.format(n=len(view.known_top), m=total, name=name))
    for code in sorted(view.unknown, key=lambda code: (-view.unknown[code], code)):
        n = view.unknown[code]
        chance = texts.percent(n, total)
        kind = texts.card_name(code)
        lines.append(texts.ODDS_LINE.format(code=code, name=kind, n=n, m=total, percent=chance))
    return lines


def discard_pile(view: View) -> list[str]:
    pile = view.zones["discard"]
    return [texts.DISCARDED.format(n=texts.cards(len(pile)), cards=texts.card_list(pile))]


def doors_gained(view: View) -> tuple[int, int]:
    """How many Doors are gained, and how many there are in all places together."""
    kinds = {card for cards in view.zones.values() for card in cards} | {*view.unknown}
    all_doors = sum(copies(view, card) for card in kinds if texts.sort_of(card) == texts.DOOR)
    return len(doors_of_all(view)), all_doors


def doors(view: View) -> str:
    gained, all_doors = doors_gained(view)
    parts = []
    for letter, colour in texts.COLOURS.items():
        door = letter + texts.DOOR_SIGN
        n, m = view.zones["doors"].count(door), copies(view, door)
        parts.append(texts.DOORS_OF.format(colour=colour, n=n, m=m))
    by_colour = ", ".join(parts).capitalize()
    return texts.DOORS.format(doors=gained, all_doors=all_doors, by_colour=by_colour)


def doors_of_two(view: View, name: str) -> str:
    gained, all_doors = doors_gained(view)
    names = (texts.YOU, name) if view.seat == 0 else (name, texts.YOU)
    each = doors_of_each(view, names)
    return texts.DOORS_OF_TWO.format(
        doors=gained, all_doors=all_doors, mine=each[view.seat], theirs=each[1 - view.seat]
    )


def doors_of_each(view: View, names: Sequence[str]) -> list[str]:
    """Whose Doors are of which colours."""
    return [
        texts.DOORS_BY.format(name=name, colours=texts.colours(cards_of(view, "doors", seat)))
        for seat, name in enumerate(names)
    ]


def copies(view: View, card: str) -> int:
    """How many of a card are in the game, wherever they are."""
    return view.unknown.get(card, 0) + sum(cards.count(card) for cards in view.zones.values())


def row(all_cards: Sequence[str], shown: int | None) -> str:
    cards = [card.removesuffix(USED) for card in all_cards]
    if shown is None or len(cards) <= shown:
        return texts.card_list(cards)
    return texts.EARLIER.format(n=len(cards), cards=texts.card_list(cards[-shown:]))


def series(view: View) -> list[str]:
    if not view.series:
        return []
    colour = texts.colour_of(cards_of(view, "row", view.seat)[-1])
    return [texts.IN_SERIES.format(n=view.series, colour=colour)]


def next_card(view: View, name: str = "") -> list[str]:
    """The known top of the deck, or the chances of the big groups of cards."""
    if view.deck == 0:
        return [texts.DECK_IS_EMPTY]
    lines = known_top(view, name)
    total = sum(view.unknown.values())
    if total == 0 or (view.known_top and view.known_top[0] != HIDDEN):
        return lines
    counts = dict.fromkeys((texts.LOCATION, texts.DOOR, texts.DREAM), 0)
    for code, n in view.unknown.items():
        counts[texts.sort_of(code)] += n
    parts = [
        texts.CHANCE.format(n=n, m=total, percent=texts.percent(n, total), what=what)
        for what, n in counts.items()
    ]
    return [*lines, texts.NEXT_CARD.format(odds=", ".join(parts))]


def known_top(view: View, name: str) -> list[str]:
    """Cards on top that somebody knows; those of the partner alone are only counted."""
    top = view.known_top
    if not top:
        return []
    if {*top} != {HIDDEN}:
        return [texts.KNOWN_TOP.format(cards=texts.card_list(top))]
    sentence = texts.TOP_CARD_KNOWN_TO_PARTNER if len(top) == 1 else texts.TOP_KNOWN_TO_PARTNER
    return [sentence.format(name=name, cards=texts.cards(len(top)))]


def is_pair(view: View) -> bool:
    return SHARED in view.zones
