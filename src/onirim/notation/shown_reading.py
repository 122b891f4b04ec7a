"""Shown sets read from the parts of a position; what no game can come to is refused."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence

from onirim.engine.actions import MOST_GROUPS
from onirim.engine.layout import SPECTATOR
from onirim.engine.messages import Message
from onirim.engine.state import State
from onirim.knowledge.known_sets import mark_of_orderer, out_of_run, pile_of, run_of, still_there
from onirim.knowledge.shown_sets import (
    MOST_GONE,
    MOST_SETS,
    SetRecord,
    set_shown_sets,
    settle_all,
)
from onirim.knowledge.sight import put_back_so_far
from onirim.notation.shown_sets import LOOKING_AT_IT
from onirim.notation.zones import PositionError, not_a_card

__all__ = ["read_shown_sets"]

RUN = re.compile(r"(top|bottom):(?:(0)|([1-9][0-9]*)(?:-([1-9][0-9]*))?)/([12])")
IN_HAND = re.compile(r"hand:([1-9])")
MEMBER = re.compile(r"([A-Z][A-Za-z0-9])(?:/(1?2?))?")
LOOKED_AT_FIRST = (0, 0)  # the place of a set at which its orderer looks: on top of the others


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
    names = [f"shown{number}" for number in range(1, len(parts) + 1)]
    if {*names} != {*parts} or len(parts) > MOST_SETS:
        raise PositionError(
            Message(
                "position-shown-numbers",
                "shown sets are numbered from 1 to at most {most}",
                most=MOST_SETS,
            )
        )
    records = [read_set(state, name, parts[name]) for name in names]
    refuse_strange_order(records)
    set_shown_sets(state, records)
    if settle_all(state):
        raise PositionError(
            Message(
                "position-shown-over",
                "a shown set has several kinds of cards, and a place or a hand card",
            )
        )


def read_set(state: State, name: str, words: Sequence[str]) -> SetRecord:
    record, rest = read_run(state, name, words)
    if rest and rest[0] == LOOKING_AT_IT:
        record.looked_at, rest = True, rest[1:]
        refuse_strange_look(state, name, record)
    if rest and (match := IN_HAND.fullmatch(rest[0])):
        record.in_hand, rest = int(match[1]), rest[1:]
    cards = [read_member(state, name, record, word) for word in rest]
    there = Counter(kind for kind, seats in cards if not seats)
    if there != Counter(still_there(state, record)):
        raise PositionError(
            Message(
                "position-shown-cards",
                "'{name}' names other cards than those in its places",
                name=name,
            )
        )
    record.gone = sorted((kind, seats) for kind, seats in cards if seats)
    refuse_strange_hand(state, name, record)
    return record


def read_run(state: State, name: str, words: Sequence[str]) -> tuple[SetRecord, Sequence[str]]:
    match = RUN.fullmatch(words[0]) if words else None
    if match is None:
        raise not_a_run(name)
    record = SetRecord(match[1] == "bottom", 0, 0, int(match[5]) - 1)
    if match[2]:
        record.at_bottom = False
        return record, words[1:]
    first, last = int(match[3]), int(match[4] or match[3])
    size = len(state.cells(pile_of(state, record).at))
    if first <= last <= size:
        record.start = first if record.at_bottom else size - last + 1
        record.length = last - first + 1
    mark = mark_of_orderer(state, record)
    if not record.length or any(marks != mark for _, marks in run_of(state, record)):
        seat = record.orderer + 1
        raise PositionError(
            Message(
                "position-shown-places",
                "'{word}' in '{name}': seat {seat} knows no such places, or not alone",
                word=words[0],
                name=name,
                seat=seat,
            )
        )
    return record, words[1:]


def not_a_run(name: str) -> PositionError:
    return PositionError(
        Message(
            "position-shown-run",
            "'{name}' begins with its places and who put the cards there, as top:1-3/1",
            name=name,
        )
    )


def read_member(state: State, name: str, record: SetRecord, word: str) -> tuple[int, int]:
    """A card and the seats that know it has left; no seat: it is still there."""
    rules = state.rules
    match = MEMBER.fullmatch(word)
    if match is None or match[1] not in rules.codes:
        raise not_a_card(rules, name, word)
    kind, seats = rules.kind(match[1]), sum(1 << int(seat) - 1 for seat in match[2] or "")
    unseen = rules.hidden_hands and rules.locations >> kind & 1
    if match[2] is not None and not (unseen and seats >> record.orderer & 1):
        seat = record.orderer + 1
        raise PositionError(
            Message(
                "position-shown-gone",
                "'{word}' in '{name}': seat {seat} has seen no such draw",
                word=word,
                name=name,
                seat=seat,
            )
        )
    return kind, seats


def refuse_strange_look(state: State, name: str, record: SetRecord) -> None:
    """Its orderer must look at cards alone, with the rest of the run next below them."""
    pile = pile_of(state, record).at
    above = len(state.cells(pile)) - put_back_so_far(state, SPECTATOR)[1]
    mark = mark_of_orderer(state, record)
    fits = (
        not record.at_bottom
        and record.orderer == state.active
        and any(state.rules.steps[step].puts_back_to() == pile for step, _ in state.frames())
        and all(marks == mark for _, marks in out_of_run(state, record))
        and (not record.length or record.start + record.length - 1 == above)
    )
    if not fits:
        raise PositionError(
            Message(
                "position-shown-look",
                "'{name}': its orderer is not looking at cards of this set alone",
                name=name,
            )
        )


def refuse_strange_hand(state: State, name: str, record: SetRecord) -> None:
    """Cards held for certain are in that hand, and the partner has not seen them there."""
    hand = state.cells(int(state.rules.group_zones[record.orderer * MOST_GROUPS]))
    held = Counter(kind for kind, marks in hand if not marks)
    gone = Counter(kind for kind, seats in record.gone if not seats & 2 - record.orderer)
    if (held & gone).total() < record.in_hand or len(record.gone) > MOST_GONE:
        raise PositionError(
            Message(
                "position-shown-hand",
                "'{name}': so many of its cards are not in that hand, or cannot have left",
                name=name,
            )
        )


def refuse_strange_order(records: Sequence[SetRecord]) -> None:
    """By place: on top from the next card on, without a place, at the bottom; none in two sets."""
    order = [place_of(record) for record in records]
    taken = [
        (record.at_bottom, place)
        for record in records
        for place in range(record.start, record.start + record.length)
    ]
    if order != sorted(order) or len(taken) != len({*taken}) or order.count(LOOKED_AT_FIRST) > 1:
        raise PositionError(
            Message(
                "position-shown-order",
                "shown sets are numbered by place, and no card is in two of them",
            )
        )


def place_of(record: SetRecord) -> tuple[int, int]:
    if record.looked_at:
        return LOOKED_AT_FIRST
    if record.at_bottom:
        return 3, record.start
    return (1, -record.start) if record.length else (2, 0)
