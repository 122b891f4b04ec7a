"""Positions with `??` read back: from the line of what a viewer knows to the state it observes.

Where the hidden cards lie is not in the line. They are dealt as `observe` deals them, so both give
the same state, but for shown sets that the viewer has ordered itself: its own line has only cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from onirim.engine.hooks import ASK
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import NOT_LISTED, State
from onirim.knowledge.observe import conceal
from onirim.knowledge.pool import HiddenPool, HiddenSet
from onirim.knowledge.shown_sets import SetRecord, set_shown_sets
from onirim.notation.position import Parts, lay_out, read_parts, read_position
from onirim.notation.shown_reading import IN_HAND, RUN, not_a_run
from onirim.notation.shown_sets import LOOKING_AT_IT
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
    parts = read_parts(state, text)
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


@dataclass(frozen=True, slots=True)
class WrittenSet:
    """A shown set as the line of somebody has it who does not know the order."""

    end: str
    first: int  # the places in the line; 0: none is left
    last: int
    by: int
    looked_at: bool
    in_hand: int
    kinds: tuple[int, ...]  # of its places, and of those that have left

    def words(self, parts: Parts) -> Iterator[tuple[list[CardWord], int]]:
        """Where in the line its cards are written: the list of words, and the place in it."""
        if self.looked_at:
            seen = parts.words("seen")
            yield from [(seen, i) for i, (code, _) in enumerate(seen) if code == HIDDEN]
        if self.first:
            yield from [(parts.words(self.end), i) for i in range(self.first - 1, self.last)]

    def record(self, parts: Parts, gone: Sequence[int]) -> SetRecord:
        """Its record, if cards of these kinds have left."""
        at_bottom = self.end == "bottom"
        length = self.last - self.first + 1 if self.first else 0
        below = self.first if at_bottom else len(parts.words(self.end)) - self.last + 1
        record = SetRecord(at_bottom, below if length else 0, length, self.by)
        record.looked_at = self.looked_at
        record.in_hand = self.in_hand
        record.gone = [(kind, 1 << self.by) for kind in sorted(gone)]
        return record


def read_written_set(rules: Ruleset, name: str, words: Sequence[str]) -> WrittenSet:
    match = RUN.fullmatch(words[0]) if words else None
    if match is None:
        raise not_a_run(name)
    first = int(match[3] or 0)
    rest = [*words[1:]]
    looked_at = rest[:1] == [LOOKING_AT_IT]
    if looked_at:
        rest.pop(0)
    held = IN_HAND.fullmatch(rest[0]) if rest else None
    if held:
        rest.pop(0)
    kinds = tuple(rules.known_kind(code) for code in rest)
    by, in_hand = int(match[5]) - 1, int(held[1]) if held else 0
    return WrittenSet(match[1], first, int(match[4] or first), by, looked_at, in_hand, kinds)


def lay_sets(rules: Ruleset, parts: Parts) -> list[SetRecord]:
    """Write cards of each set on its places, in the first way that can be; their records."""
    sets = [read_written_set(rules, name, words) for name, words in parts.shown.items()]
    hidden = [HiddenSet([*one.kinds], len([*one.words(parts)]), one.in_hand) for one in sets]
    left = cards_left(rules, parts)
    unknown = [left[code] for code in rules.codes]
    first_way = HiddenPool(unknown, hidden, 0, rules.locations).canonical_gone()
    records = []
    for one, gone in zip(sets, first_way, strict=True):
        there = list((Counter(one.kinds) - Counter(gone)).elements())
        for (words, i), kind in zip(one.words(parts), there, strict=True):
            words[i] = (rules.codes[kind], words[i][1])
        records.append(one.record(parts, gone))
    return records


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
