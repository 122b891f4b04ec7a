"""Positions with `??` read back: from the line of what a viewer knows to the state it observes.

Where the hidden cards lie is not in the line. They are dealt as `observe` deals them, so both give
the same state, but for shown sets that the viewer has ordered itself: its own line has only cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from onirim.engine.hooks import ASK
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import NOT_LISTED, State
from onirim.knowledge.observe import conceal
from onirim.knowledge.pool import HiddenPool, HiddenSet
from onirim.knowledge.shown_sets import SetRecord, set_shown_sets
from onirim.notation.position import Parts, lay_out, parse_parts, read_position
from onirim.notation.shown_sets import WrittenSet
from onirim.notation.zones import HIDDEN, CardWord

__all__ = ["read_observed"]


def read_observed(
    rules: Ruleset, text: str, viewer: int, legal: Sequence[int], asked: bool
) -> State:
    """The state of a line that was written for a viewer.

    `legal` are the viewer's own actions: they tell what a search has found. `asked`: a seat is to
    move, and not chance.
    """
    state = State(rules)
    state.clear()
    parts = parse_parts(state, text)
    if rules.seats == 1 or state.result:
        return read_position(rules, text)
    records = lay_sets(rules, parts)
    lay_any_cards(rules, parts)
    lay_out(state, parts)
    state.take_seat(state.active)
    set_shown_sets(state, records)
    if asked:
        state.status = ASK
        state.n_choices = NOT_LISTED
    conceal(state, viewer, [*legal])
    if not asked:
        state.resume()
    return state


# --- shown sets ----------------------------------------------------------------------------------


def lay_sets(rules: Ruleset, parts: Parts) -> list[SetRecord]:
    """Write cards of each set on its places, in the first way that can be; their records."""
    sets = [WrittenSet.read(name, words) for name, words in parts.shown.items()]
    places = [[*places_of(one, parts)] for one in sets]
    members = [[rules.known_kind(code) for code in one.cards] for one in sets]
    hidden = [
        HiddenSet([*kinds], len(at), one.in_hand)
        for one, at, kinds in zip(sets, places, members, strict=True)
    ]
    left = cards_left(rules, parts)
    unknown = [left[code] for code in rules.codes]
    first_way = HiddenPool(unknown, hidden, 0, rules.locations).canonical_gone()
    records = []
    for one, at, kinds, gone in zip(sets, places, members, first_way, strict=True):
        there = list((Counter(kinds) - Counter(gone)).elements())
        for (words, i), kind in zip(at, there, strict=True):
            words[i] = (rules.codes[kind], words[i][1])
        record = one.record(len(parts.words(one.end)))
        record.gone = [(kind, 1 << one.by) for kind in sorted(gone)]
        records.append(record)
    return records


def places_of(one: WrittenSet, parts: Parts) -> Iterator[tuple[list[CardWord], int]]:
    """Where in the line the cards of a set are written: the list of words, and the place in it."""
    if one.looked_at:
        seen = parts.words("seen")
        yield from [(seen, i) for i, (code, _) in enumerate(seen) if code == HIDDEN]
    if one.first:
        yield from [(parts.words(one.end), i) for i in range(one.first - 1, one.last)]


# --- other cards ---------------------------------------------------------------------------------


def lay_any_cards(rules: Ruleset, parts: Parts) -> None:
    """Any card that is left in the place of each unknown one; they are dealt again."""
    left = cards_left(rules, parts)
    if rules.identity_bag:  # a card without an identity stands for those that have got one
        faces = [k for k in range(int(rules.n_kinds)) if rules.homes[k] == rules.identity_bag]
        met = sum(int(rules.copies[k]) - left.pop(rules.codes[k]) for k in faces)
        left[rules.codes[rules.unidentified]] -= met
    cards = (+left).elements()
    for _, words in parts.zones:
        for i, (code, marks) in enumerate(words):
            if code == HIDDEN:
                words[i] = (next(cards), marks)


def cards_left(rules: Ruleset, parts: Parts) -> Counter[str]:
    """The cards that the line does not name."""
    left = Counter({code: int(rules.copies[k]) for k, code in enumerate(rules.codes)})
    left.subtract(code for zone, words in parts.zones if zone.cards for code, _ in words)
    return left
