"""Can the game still be won; which Doors can't be gained now, and which actions would waste one."""

from __future__ import annotations

from functools import lru_cache

from onirim.engine.actions import CARD, ref_of, verb_of
from onirim.engine.card_sets import has
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State

__all__ = [
    "blocked_doors",
    "can_be_won",
    "door_of",
    "gone",
    "members_of",
    "wasted_actions",
]


def can_be_won(state: State) -> bool:
    """Tell whether every card that the game cannot be won without is still in it."""
    rules = state.rules
    for at, kinds in losing_places(rules):
        if state.size(at):
            for kind in kinds:
                if state.count(at, kind):
                    return False  # §B10 §B21
    for some in rules.required_any:
        if not one_is_left(state, some):
            return False  # §B21
    return True


@lru_cache(maxsize=64)
def losing_places(rules: Ruleset) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Zones where no required card may lie, and which kinds that are."""
    required = members_of(rules.required, rules.n_kinds)
    for_good = tuple(kind for kind in required if not has(rules.retrievable, kind))
    return (rules.zone_named("out").at, required), (rules.zone_named("discard").at, for_good)


def one_is_left(state: State, kinds: int) -> bool:
    return any(
        gone(state, k) < state.rules.copies[k] for k in members_of(kinds, state.rules.n_kinds)
    )


@lru_cache(maxsize=1024)
def members_of(kinds: int, most: int) -> tuple[int, ...]:
    """The kinds of a set that is written as one number, of so many that there are."""
    return tuple(kind for kind in range(most) if has(kinds, kind))


def gone(state: State, kind: int) -> int:
    """How many cards of a kind will never come back."""
    rules = state.rules
    lost = int(state.count(rules.zone_named("out").at, kind))
    if has(rules.retrievable, kind):
        return lost
    return lost + int(state.count(rules.zone_named("discard").at, kind))


def blocked_doors(state: State) -> tuple[str, ...]:
    rules = state.rules
    if not rules.on_may_gain:
        return ()
    doors = [k for k in range(rules.n_kinds) if has(rules.doors, k)]
    refused = [k for k in doors if not all(m.may_gain(state, k) for m in rules.on_may_gain)]
    return tuple(rules.codes[k] for k in refused)


def wasted_actions(state: State, legal: list[int]) -> tuple[str, ...]:
    rules, refused = state.rules, blocked_doors(state)
    if not refused:
        return ()
    after = [a for a in legal if rules.verbs[verb_of(a)].gains_door]
    return tuple(rules.code_of[a] for a in after if door_of(state, a) in refused)


def door_of(state: State, action: int) -> str:
    """The Door that an action is after: the one that it names, or the one drawn."""
    rules = state.rules
    names_it = rules.verbs[verb_of(action)].argument == CARD
    return rules.codes[ref_of(action) if names_it else state.last(rules.zone_named("drawn").at)]
