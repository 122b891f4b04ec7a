"""Shown sets as parts of a position: `shown1 top:2-4/1 hand:1 Rs Ts/1 Tm Gk` (rules §T11).

The second to the fourth card of the deck were put there by the first seat, in an order that only
this seat knows. They are the cards that no seats are written behind; the seats know that a card
has left. One of those that have left is in the orderer's hand. `seen`: the orderer looks at cards
of it. Others than the orderer know the cards, and not which of them have left.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Self

from onirim.engine.actions import MOST_GROUPS
from onirim.engine.layout import OMNISCIENT, SPECTATOR
from onirim.engine.messages import Message
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State
from onirim.knowledge.known_sets import known_sets, looked_at, places
from onirim.knowledge.shown_sets import (
    MOST_GONE,
    MOST_SETS,
    SetRecord,
    conclude_all,
    set_shown_sets,
    shown_sets,
)
from onirim.knowledge.sight import Cell, put_back_so_far
from onirim.notation.zones import PositionError, not_a_card, seats_of

__all__ = ["SHOWN", "WrittenSet", "read_shown_sets", "shown_parts"]

SHOWN = re.compile(r"shown[1-9][0-9]*")  # their names
WORDS = re.compile(
    r"(top|bottom):(?:0|([1-9][0-9]*)(?:-([1-9][0-9]*))?)/([12])"
    r"( seen)?(?: hand:([1-9]))?((?: \S+)*)"
)
MEMBER = re.compile(r"([A-Z][A-Za-z0-9])(?:/(12?|2))?")


@dataclass(frozen=True, slots=True)
class WrittenSet:
    """The words of a set behind its name."""

    end: str
    first: int  # the places, as the line lists the cards of this end; 0: none is left
    last: int
    by: int
    looked_at: bool
    in_hand: int
    cards: tuple[str, ...]

    @classmethod
    def read(cls, name: str, words: Sequence[str]) -> Self:
        match = WORDS.fullmatch(" ".join(words))
        if match is None:
            raise PositionError(
                Message(
                    "position-shown-run",
                    "'{name}' begins with its places and who put the cards there, as top:1-3/1",
                    name=name,
                )
            )
        end, first, last, seat, seen, in_hand, cards = match.groups()
        run = int(first or 0), int(last or first or 0)
        return cls(end, *run, int(seat) - 1, bool(seen), int(in_hand or 0), tuple(cards.split()))

    def record(self, size: int) -> SetRecord:
        """The record of it, but for what has left; so many cards are at this end of the deck."""
        length = self.last - self.first + 1 if self.first else 0
        at_bottom = self.end == "bottom" and length > 0
        start = self.first if at_bottom else size - self.last + 1
        record = SetRecord(at_bottom, start if length else 0, length, self.by)
        record.looked_at = self.looked_at
        record.in_hand = self.in_hand
        return record

    def write(self) -> str:
        run = f"{self.first}" if self.first == self.last else f"{self.first}-{self.last}"
        words = [f"{self.end}:{run}/{self.by + 1}"]
        words += ["seen"] if self.looked_at else []
        words += [f"hand:{self.in_hand}"] if self.in_hand else []
        return " ".join([*words, *self.cards])


# --- writing -------------------------------------------------------------------------------------


def shown_parts(state: State, viewer: int) -> list[str]:
    """The parts of the position line, as this viewer may know them."""
    if viewer == OMNISCIENT:
        sets = [whole_set(state, record) for record in shown_sets(state)]
    else:
        sets = [
            WrittenSet(s.end, s.first, s.last, s.by, s.looked_at > 0, s.in_hand, s.cards)
            for s in known_sets(state, viewer)
        ]
    return [f"shown{number} {one.write()}" for number, one in enumerate(sets, 1)]


def whole_set(state: State, record: SetRecord) -> WrittenSet:
    """With every card in its place, and the seats that know what has left."""
    rules = state.rules
    there = [(kind, 0) for kind, _ in cells_of(state, record)]
    cards = [
        rules.codes[kind] + seats_of(rules, seats) for kind, seats in sorted(there + record.gone)
    ]
    run = places(state, record)
    return WrittenSet(
        record.end, *run, record.orderer, record.looked_at, record.in_hand, tuple(cards)
    )


def cells_of(state: State, record: SetRecord) -> list[Cell]:
    """The cards on its places, and those that the orderer looks at."""
    start = max(record.start - 1, 0)
    run = state.cells(int(record.pile()))[start : start + record.length]
    return [*run, *looked_at(state, record)]


# --- reading -------------------------------------------------------------------------------------


def read_shown_sets(state: State, parts: Mapping[str, Sequence[str]]) -> None:
    """Keep the sets of these names; everything else of the position is laid out."""
    if not parts:
        return
    if state.rules.seats == 1:
        raise PositionError(
            Message(
                "position-shown-alone",
                "'{name}': alone at the table nobody else remembers what was shown",
                name=min(parts),
            )
        )
    records = [read_set(state, name, parts[name]) for name in sorted(parts, key=shown_number)]
    refuse_strange_order(parts, records)
    set_shown_sets(state, records)
    if conclude_all(state):
        raise PositionError(
            Message(
                "position-shown-over",
                "a shown set has several kinds of cards, and a place or a hand card",
            )
        )


def shown_number(name: str) -> int:
    return int(name.removeprefix("shown"))


def read_set(state: State, name: str, words: Sequence[str]) -> SetRecord:
    written = WrittenSet.read(name, words)
    size = int(state.size(state.rules.zone_named(written.end).at))
    record = written.record(size)
    members = [read_member(state.rules, name, word) for word in written.cards]
    there = [kind for kind, seats in members if not seats]
    record.gone = sorted((kind, seats) for kind, seats in members if seats)
    if not written.first <= written.last <= size or not is_possible(state, record, there):
        raise PositionError(
            Message(
                "position-shown-impossible",
                "'{name}': no game comes to this shown set",
                name=name,
            )
        )
    return record


def read_member(rules: Ruleset, name: str, word: str) -> Cell:
    """A card and the seats that know it has left; no seat: it is still there."""
    match = MEMBER.fullmatch(word)
    if match is None or match[1] not in rules.codes:
        raise not_a_card(rules, name, word)
    return rules.kind(match[1]), sum(1 << int(seat) - 1 for seat in match[2] or "")


def is_possible(state: State, record: SetRecord, there: list[int]) -> bool:
    """The orderer alone knows its places, and what has left are Locations that it has drawn."""
    rules, orderer = state.rules, record.orderer
    mark = orderer + 1 if rules.hidden_hands else 1
    cells = cells_of(state, record)
    hand = state.cells(int(rules.group_zones[orderer * MOST_GROUPS]))
    held = Counter(kind for kind, marks in hand if not marks)
    secret = Counter(kind for kind, seats in record.gone if seats == mark)
    return (
        sorted(there) == sorted(kind for kind, _ in cells)
        and all(marks == mark for _, marks in cells)
        and len(record.gone) <= (MOST_GONE if rules.hidden_hands else 0)
        and all(rules.locations >> kind & seats >> orderer & 1 for kind, seats in record.gone)
        and record.in_hand <= (held & secret).total()
        and (not record.looked_at or looks_alone(state, record))
    )


def looks_alone(state: State, record: SetRecord) -> bool:
    """Its orderer must look at cards of it alone, with the rest of the run next below them."""
    pile = record.pile()
    above = state.size(pile) - put_back_so_far(state, SPECTATOR)[1]
    return (
        not record.at_bottom
        and record.orderer == state.active
        and any(state.rules.steps[step].puts_back_to() == pile for step, _ in state.frames())
        and (not record.length or record.start + record.length - 1 == above)
    )


def refuse_strange_order(names: Mapping[str, object], records: Sequence[SetRecord]) -> None:
    """By place, from 1; none in two sets, and only one that is looked at."""
    order = [record.place() for record in records]
    taken = [
        (record.at_bottom, place)
        for record in records
        for place in range(record.start, record.start + record.length)
    ]
    numbers = sorted(map(shown_number, names))
    fits = (
        numbers == [*range(1, len(records) + 1)]
        and len(records) <= MOST_SETS
        and order == sorted(order)
        and len(taken) == len({*taken})
        and sum(record.looked_at for record in records) <= 1
    )
    if not fits:
        raise PositionError(
            Message(
                "position-shown-order",
                "shown sets are numbered by place, from 1 to at most {most}, and share no card",
                most=MOST_SETS,
            )
        )
