"""What is at stake with a card that is chosen among several to be given away.

Front ends warn by these facts before cards burn or pay: which Doors a card could still open, and
how many like it can go before the game can't be won. A hand is played card by card, and says what
it loses by prices and by `Insight.unwinnable`.
"""

from __future__ import annotations

from onirim.engine.actions import CARD, verb_of
from onirim.engine.card_sets import has
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State
from onirim.rules.description import described
from onirim.rules.facts.answers import Stake
from onirim.rules.facts.winnable import gone, members_of
from onirim.rules.steps.gained_doors import gained

__all__ = ["LOST_ROLES", "stakes"]

LOST_ROLES = {"discard", "out"}  # roles of zones from which cards do not come back by themselves
ALL_SPARE = -1


def stakes(state: State, actions: list[int], winnable: bool) -> dict[str, Stake]:
    """By legal action, what its card is good for, where it is good for something."""
    verbs, codes = state.rules.verbs, state.rules.code_of
    chosen = [codes[a] for a in actions if verbs[verb_of(a)].argument == CARD]
    found = {code: stake(state, code, winnable) for code in chosen}
    return {code: one for code, one in found.items() if one.doors or one.spare != ALL_SPARE}


def stake(state: State, code: str, winnable: bool) -> Stake:
    lookup = described(state.rules)
    parts = lookup.parse_action(code)
    targets = {lookup.zones[name].role for name in lookup.resolve_all(parts.verb.target, 0)}
    if not targets or not targets <= LOST_ROLES:
        return Stake()
    sources = {lookup.zones[name].role for name in lookup.sources(parts, 0)}
    opens = () if sources <= LOST_ROLES else lookup.cards[parts.card].opens
    doors = tuple(door for door in opens if is_still_closed(state, state.rules.kind(door)))
    kind = state.rules.kind(parts.card)
    alike = needed_with(state.rules, kind, targets == {"out"}) if winnable else ()
    if not alike:
        return Stake(doors)
    left = sum(int(state.rules.copies[k]) - gone(state, k) for k in alike)
    needed = left if has(state.rules.required, kind) else 1
    return Stake(doors, left - needed, tuple(state.rules.codes[k] for k in alike))


def is_still_closed(state: State, door: int) -> bool:
    """Some such Door is neither gained nor gone for good."""
    return gained(state, door) + gone(state, door) < state.rules.copies[door]


def needed_with(rules: Ruleset, kind: int, for_good: bool) -> tuple[int, ...]:
    """The kinds of which the game needs all cards, or one, if this kind is among them."""
    if has(rules.retrievable, kind) and not for_good:
        return ()
    if has(rules.required, kind):
        return (kind,)
    groups = [some for some in rules.required_any if has(some, kind)]
    return members_of(groups[0], rules.n_kinds) if groups else ()
