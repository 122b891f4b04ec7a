"""The table in words: what lies where, what may come. Alone, or as one of two players sees it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from onirim.plain import odds as chances
from onirim.plain.zones import SHARED, TOKENS, cards_of, doors_of_all, is_pair
from onirim.view import HIDDEN, View
from onirim.words import Words
from onirim.words.cards import COLOURS, is_door
from onirim.words.places import bare_place, number_of, owner_of
from onirim.words.sentences import series_colour

__all__ = [
    "Names",
    "changes",
    "discard_pile",
    "doors_line",
    "doors_of_each",
    "odds",
    "short_table",
    "table",
]

ROW_SHOWN = 5  # cards at the end of the row that a short look shows
ROWS_SHOWN = 4  # the same where there are two of them
USED_STAR = "*"  # how a view marks cards of a completed series and Goals that are reached
SAID_ELSEWHERE = ("hand", "row", "doors", "discard", "top", "bottom", SHARED)
PASSING = (
    "drawn",
    "seen",
    "limbo",
    "out",
    "removed",
    "goal-bag",
    "reserve",
    "identities",
)  # only a long look shows them


@dataclass(frozen=True)
class Names:
    """Who sits at the table, and whether only one of them reads this."""

    names: Sequence[str] = ()
    alone: bool = False


def short_table(
    words: Words, view: View, turn: int, names: Names, whole: bool = False
) -> list[str]:
    """What is worth hearing every turn."""
    tell = for_two if is_pair(view) else alone
    lines = tell(words, view, turn, names, whole)
    return lines if view.can_be_won else [*lines, words.say("unwinnable")]


def changes(words: Words, before: View, now: View) -> list[str]:
    """What matters in the middle of a turn: another hand, the loss of the last hope."""
    lines = [] if hand(words, now) == hand(words, before) else [hand(words, now)]
    lost_hope = before.can_be_won and not now.can_be_won
    return [*lines, words.say("unwinnable")] if lost_hope else lines


def table(words: Words, view: View, turn: int, names: Names) -> list[str]:
    """Everything that lies on the table."""
    lines = short_table(words, view, turn, names, whole=True)
    return [*lines, *other_zones(words, view, names, PASSING), *discard_pile(words, view)]


def alone(words: Words, view: View, turn: int, names: Names, whole: bool) -> list[str]:
    return [
        words.say("table-turn", whose="alone", turn=turn, name="", deck=view.deck),
        *chances.next_card(words, view),
        doors(words, view),
        *modules(words, view, names),
        row(words, view.zones["row"], None if whole else ROW_SHOWN),
        *series_line(words, view),
        hand(words, view),
    ]


def for_two(words: Words, view: View, turn: int, names: Names, whole: bool) -> list[str]:
    """The partner's side first: what is asked next is about the own cards."""
    partner = 1 - view.seat
    name = names.names[partner]
    shown = None if whole else ROWS_SHOWN
    their_row, my_row = cards_of(view, "row", partner), cards_of(view, "row", view.seat)
    their_hand = cards_of(view, "hand", partner)
    whose, mine = "alone" if names.alone else "named", names.names[view.seat]
    lines = [
        words.say("table-turn", whose=whose, turn=turn, name=mine, deck=view.deck),
        *chances.next_card(words, view, name),
        doors_of_two(words, view, name),
        *modules(words, view, names),
    ]
    if their_row:
        lines.append(row(words, their_row, shown, "other", name))
    if their_hand:
        lines.append(words.say("table-hand-of", name=name, cards=held(words, their_hand)))
    if my_row:
        lines.append(row(words, my_row, shown, "you"))
    return [*lines, *series_line(words, view), hand(words, view)]


def modules(words: Words, view: View, names: Names) -> list[str]:
    """What expansions have laid on the table."""
    named = {bare_place(name) for name in view.zones} - {*SAID_ELSEWHERE, *PASSING}
    return [*other_zones(words, view, names, tuple(named)), *counters(words, view, names)]


def counters(words: Words, view: View, names: Names) -> list[str]:
    """What modules count: `signal2` is the second seat's, and a set counts what is in it."""
    lines = []
    for counter, n in view.counters.items():
        owner = owner_of(counter)
        who = "you" if owner in (None, view.seat) else "other"
        name = "" if owner is None or not names.names else names.names[owner]
        key = f"counter-{bare_place(counter)}"
        if words.knows(key):
            lines.append(words.say(key, n=n, ones=n.bit_count(), who=who, name=name))
        else:  # of a module from outside, which has brought no texts
            lines.append(words.say("web-count", label=counter, n=n))
    return lines


def other_zones(words: Words, view: View, names: Names, wanted: Sequence[str]) -> list[str]:
    """The zones of these names that hold anything."""
    lines = []
    for zone, cards in view.zones.items():
        if cards and bare_place(zone) in wanted:
            owner = owner_of(zone)
            mine = owner in (None, view.seat)
            lines.append(
                words.say(
                    f"shown-{bare_place(zone)}",
                    who="you" if mine else "other",
                    name="" if owner is None or not names.names else names.names[owner],
                    place=number_of(zone),
                    cards=" ".join(cards),
                    open=" ".join(card for card in cards if not card.endswith(USED_STAR)),
                )
            )
    return lines


def hand(words: Words, view: View) -> str:
    if not is_pair(view):
        return words.say("table-hand", cards=" ".join(view.zones["hand"]))
    own = " ".join(cards_of(view, "hand", view.seat))
    return words.say("table-hand-two", cards=own, shared=" ".join(view.zones[SHARED]))


def held(words: Words, codes: Sequence[str]) -> str:
    """A hand of which some cards are known: "red Key, 2 unknown"."""
    known = [code for code in codes if code != HIDDEN]
    unknown = len(codes) - len(known)
    parts = [words.cards(" ".join(known))] if known or not unknown else []
    return words.listed([*parts, words.say("unknown-cards", n=unknown)] if unknown else parts)


def odds(words: Words, view: View, name: str = "") -> list[str]:
    return chances.odds(words, view, name)


def discard_pile(words: Words, view: View) -> list[str]:
    pile = view.zones["discard"]
    return [words.say("shown-discard", n=len(pile), cards=" ".join(pile))]


def doors_line(view: View) -> tuple[int, int]:
    """How many Doors are gained, and how many there are in all places together."""
    kinds = {card for cards in view.zones.values() for card in cards} | {*view.unknown}
    all_doors = sum(copies(view, card) for card in kinds if is_door(card))
    return len(doors_of_all(view)), all_doors


def doors(words: Words, view: View) -> str:
    gained, all_doors = doors_line(view)
    parts = []
    for letter in COLOURS:
        door = letter + "d"
        n, m = view.zones["doors"].count(door), copies(view, door)
        parts.append(words.say("door-count", colour=letter, n=n, m=m))
    return words.say("table-doors", doors=gained, all=all_doors, list=words.listed(parts))


def doors_of_two(words: Words, view: View, name: str) -> str:
    gained, all_doors = doors_line(view)
    you = words.say("you")
    names = (you, name) if view.seat == 0 else (name, you)
    each = doors_of_each(words, view, names)
    mine, theirs = each[view.seat], each[1 - view.seat]
    return words.say("table-doors-two", doors=gained, all=all_doors, mine=mine, theirs=theirs)


def doors_of_each(words: Words, view: View, names: Sequence[str]) -> list[str]:
    """Whose Doors are of which colours."""
    lines = []
    for seat, name in enumerate(names):
        gained = " ".join(cards_of(view, "doors", seat))
        what = words.cards(gained) if gained else words.say("no-doors")
        lines.append(words.say("doors-of", name=name, list=what))
    return lines


def copies(view: View, card: str) -> int:
    """How many of a card are in the game, wherever they are."""
    zones = (cards for name, cards in view.zones.items() if name not in TOKENS)
    return view.unknown.get(card, 0) + sum(cards.count(card) for cards in zones)


def row(
    words: Words, cards: Sequence[str], shown: int | None, whose: str = "alone", name: str = ""
) -> str:
    end = cards if shown is None else cards[-shown:]
    hidden = len(cards) - len(end)
    codes = " ".join(end)
    return words.say("table-row", whose=whose, name=name, hidden=hidden, n=len(cards), cards=codes)


def series_line(words: Words, view: View) -> list[str]:
    if not view.series_length:
        return []
    return [words.say("table-series", n=view.series_length, colour=series_colour(view))]
