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

from onirim.engine.cards import MARK_BITS
from onirim.engine.memory import ACTIVE, BOTTOM, STACK, TOP
from onirim.engine.shown_sets import MOST_GONE, MOST_SETS, SetRecord
from onirim.engine.state import State
from onirim.notation.shown_sets import (
    ShownSet,
    end_of,
    known_sets,
    out_of_run,
    places,
    run_of,
    still_there,
)
from onirim.notation.sight import OMNISCIENT, SPECTATOR, cells_of, put_back_so_far
from onirim.notation.zones import PositionError, seats_of

__all__ = ["SHOWN", "read_shown_sets", "shown_parts"]

SHOWN = re.compile(r"shown[1-9][0-9]*")
ENDS_OF_DECK = {"top": TOP, "bottom": BOTTOM}
RUN = re.compile(r"(top|bottom):(?:(0)|([1-9][0-9]*)(?:-([1-9][0-9]*))?)/([12])")
LOOKING_AT_IT = "seen"
IN_HAND = re.compile(r"hand:([1-9])")
MEMBER = re.compile(r"([A-Z][A-Za-z0-9])(?:/(1?2?))?")


def shown_parts(state: State, viewer: int) -> list[str]:
    """The parts of the position line, as this viewer may know them."""
    if viewer == OMNISCIENT:
        lists = [whole_words(state, record) for record in state.shown_sets()]
    else:
        lists = [known_words(known) for known in known_sets(state, viewer)]
    return [" ".join([f"shown{number}", *words]) for number, words in enumerate(lists, 1)]


def known_words(known: ShownSet) -> list[str]:
    run = written_run(known.end, known.first, known.last, known.by)
    return [run, *written_state(known.looked_at > 0, known.in_hand), *known.cards]


def whole_words(state: State, record: SetRecord) -> list[str]:
    run = written_run(end_of(record), *places(state, record, OMNISCIENT), record.orderer)
    cells = sorted([*[kind << 2 for kind in still_there(state, record)], *record.gone])
    cards = [
        state.rules.codes[cell >> 2] + seats_of(state.rules, cell & MARK_BITS) for cell in cells
    ]
    return [run, *written_state(record.looked_at, record.in_hand), *cards]


def written_run(end: str, first: int, last: int, by: int) -> str:
    return f"{end}:{first if first == last else f'{first}-{last}'}/{by + 1}"


def written_state(looked_at: bool, in_hand: int) -> list[str]:
    return [*([LOOKING_AT_IT] if looked_at else []), *([f"hand:{in_hand}"] if in_hand else [])]


# --- reading -----------------------------------------------------------------------------------


def read_shown_sets(state: State, parts: Mapping[str, Sequence[str]]) -> None:
    """Keep the sets that a position names by their numbers; everything else is laid out."""
    if not parts:
        return
    if state.rules.seats == 1:
        raise PositionError("'shown1': alone at the table nobody else remembers what was shown")
    names = [f"shown{number}" for number in range(1, len(parts) + 1)]
    if {*names} != {*parts} or len(parts) > MOST_SETS:
        raise PositionError(f"shown sets are numbered from 1 to at most {MOST_SETS}")
    records = [read_set(state, name, parts[name]) for name in names]
    refuse_strange_places(records)
    state.set_shown_sets(records)
    before = [int(cell) for cell in state.mem]
    state.settle_all()
    if [int(cell) for cell in state.mem] != before:
        raise PositionError("a shown set has several kinds of cards, and a place or a hand card")


def read_set(state: State, name: str, words: Sequence[str]) -> SetRecord:
    record, rest = read_run(state, name, words)
    if rest and rest[0] == LOOKING_AT_IT:
        record.looked_at, rest = True, rest[1:]
        refuse_strange_look(state, name, record)
    if rest and (match := IN_HAND.fullmatch(rest[0])):
        record.in_hand, rest = int(match[1]), rest[1:]
    cards = [read_member(state, name, record, word) for word in rest]
    there = Counter(still_there(state, record))
    if Counter(kind for kind, seats in cards if not seats) != there:
        raise PositionError(f"{name!r} names other cards than those that lie in its places")
    record.gone = sorted(kind << 2 | seats for kind, seats in cards if seats)
    if len(record.gone) > MOST_GONE:
        raise PositionError(f"{name!r}: so many cards cannot have left it")
    refuse_strange_hand(state, name, record)
    return record


def read_run(state: State, name: str, words: Sequence[str]) -> tuple[SetRecord, Sequence[str]]:
    match = RUN.fullmatch(words[0]) if words else None
    if match is None:
        raise PositionError(f"{name!r} begins with its places and who put them there: top:1-3/1")
    pile, by = ENDS_OF_DECK[match[1]], int(match[5]) - 1
    if match[2]:
        return SetRecord(TOP, 0, 0, by), words[1:]
    first, last = int(match[3]), int(match[4] or match[3])
    size = int(state.mem[pile])
    if not first <= last <= size:
        raise PositionError(f"{words[0]!r} in {name!r}: there are {size} known cards")
    record = SetRecord(pile, size - last + 1 if pile == TOP else first, last - first + 1, by)
    mark = by + 1 if state.rules.hidden_hands else 1
    if any(cell & MARK_BITS != mark for cell in run_of(state, record)):
        raise PositionError(f"{words[0]!r} in {name!r}: only seat {by + 1} knows such places")
    return record, words[1:]


def read_member(state: State, name: str, record: SetRecord, word: str) -> tuple[int, int]:
    """A card and the seats that know it has left; no seat: it is still there."""
    rules = state.rules
    match = MEMBER.fullmatch(word)
    if match is None or match[1] not in rules.codes:
        raise PositionError(f"{word!r} in {name!r} is no card of {rules.text}")
    kind, seats = rules.kind(match[1]), sum(1 << int(seat) - 1 for seat in match[2] or "")
    unseen = rules.hidden_hands and rules.locations >> kind & 1
    if match[2] is not None and not (unseen and seats >> record.orderer & 1):
        raise PositionError(
            f"{word!r} in {name!r}: seat {record.orderer + 1} has seen no such draw"
        )
    return kind, seats


def refuse_strange_look(state: State, name: str, record: SetRecord) -> None:
    """Its orderer must look at cards alone, with the rest of the run next below them."""
    frames = range(STACK + 2, int(state.mem[STACK]) + 1, 2)
    steps = [state.rules.steps[state.mem[at]] for at in frames]
    back = put_back_so_far(state, SPECTATOR)[1]
    mark = record.orderer + 1 if state.rules.hidden_hands else 1
    above = int(state.mem[TOP]) - back
    fits = (
        record.pile == TOP
        and record.orderer == state.mem[ACTIVE]
        and any(step.puts_back_to() == TOP for step in steps)
        and all(cell & MARK_BITS == mark for cell in out_of_run(state, record))
        and (not record.length or record.start + record.length - 1 == above)
    )
    if not fits:
        raise PositionError(f"{name!r}: its orderer is not looking at cards of it alone")


def refuse_strange_hand(state: State, name: str, record: SetRecord) -> None:
    """Cards held for certain are in that hand, and the partner has not seen them there."""
    hand = cells_of(state, int(state.personal[record.orderer]))
    held = Counter(cell >> 2 for cell in hand if not cell & MARK_BITS)
    partner = 2 - record.orderer
    gone = Counter(cell >> 2 for cell in record.gone if not cell & partner)
    if (held & gone).total() < record.in_hand:
        raise PositionError(f"{name!r}: so many of its cards are not in that hand")


def refuse_strange_places(records: Sequence[SetRecord]) -> None:
    """By place: on top from the next card on, without a place, at the bottom; none in two sets."""
    if any(record.looked_at for record in records[1:]):
        raise PositionError("only 'shown1' can be looked at: it lies on top of the others")
    order = [place_of(record) for record in records]
    runs = [
        range(record.pile + record.start, record.pile + record.start + record.length)
        for record in records
    ]
    if order != sorted(order) or sum(map(len, runs)) != len({*[i for run in runs for i in run]}):
        raise PositionError("shown sets are numbered by place, and no card is in two of them")


def place_of(record: SetRecord) -> tuple[int, int]:
    if record.looked_at:
        return 0, 0
    if record.pile == BOTTOM:
        return 3, record.start
    return (1, -record.start) if record.length else (2, 0)
