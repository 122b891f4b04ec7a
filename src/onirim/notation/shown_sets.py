"""Shown sets as parts of a position: `shown1 top:2-4/1 hand:1 Rs Ts/1 Tm Gk` (rules §T11).

The second to the fourth card of the deck were put there by the first seat, in an order that only
this seat knows. They are the cards that no seats are written behind; the seats know that a card
has left. One of those that have left is in the orderer's hand. `seen`: the orderer looks at cards
of it. Others than the orderer know the cards, and not which of them have left.
"""

from __future__ import annotations

import re

from onirim.engine.layout import OMNISCIENT
from onirim.engine.state import State
from onirim.knowledge.known_sets import ShownSet, known_sets, pile_of, places, still_there
from onirim.knowledge.shown_sets import SetRecord, shown_sets
from onirim.notation.zones import seats_of

__all__ = ["LOOKING_AT_IT", "SHOWN", "known_words", "shown_parts"]

SHOWN = re.compile(r"shown[1-9][0-9]*")  # their names
LOOKING_AT_IT = "seen"


def shown_parts(state: State, viewer: int) -> list[str]:
    """The parts of the position line, as this viewer may know them."""
    if viewer == OMNISCIENT:
        lists = [whole_words(state, record) for record in shown_sets(state)]
    else:
        lists = [known_words(known) for known in known_sets(state, viewer)]
    return [" ".join([f"shown{number}", *words]) for number, words in enumerate(lists, 1)]


def known_words(known: ShownSet) -> list[str]:
    run = written_run(known.end, known.first, known.last, known.by)
    return [run, *written_state(known.looked_at > 0, known.in_hand), *known.cards]


def whole_words(state: State, record: SetRecord) -> list[str]:
    first, last = places(state, record, OMNISCIENT)
    run = written_run(pile_of(state, record).name, first, last, record.orderer)
    cells = sorted([*[(kind, 0) for kind in still_there(state, record)], *record.gone])
    rules = state.rules
    cards = [rules.codes[kind] + seats_of(rules, seats) for kind, seats in cells]
    return [run, *written_state(record.looked_at, record.in_hand), *cards]


def written_run(end: str, first: int, last: int, by: int) -> str:
    return f"{end}:{first if first == last else f'{first}-{last}'}/{by + 1}"


def written_state(looked_at: bool, in_hand: int) -> list[str]:
    return [*([LOOKING_AT_IT] if looked_at else []), *([f"hand:{in_hand}"] if in_hand else [])]
