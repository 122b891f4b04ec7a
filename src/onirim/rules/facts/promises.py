"""What is certain to come of an action: the happening that it will be, and what that is about.

A promise is made of what modes and modules declare about their verbs, so no label can promise what
does not happen. Like other facts it looks at what lies open and at the own hand, and at no more.
"""

from __future__ import annotations

from functools import lru_cache

from onirim.engine.actions import ARGUMENT, ref_of, verb_of
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State
from onirim.rules.catalogue import MOST_RULESETS
from onirim.rules.description import described
from onirim.rules.facts.answers import Promised
from onirim.rules.facts.effects import NO_MOVE, EffectTable
from onirim.rules.facts.ruleset_facts import effects_of, facts_of
from onirim.rules.facts.winnable import blocked_doors, door_of, members_of
from onirim.rules.numbers import PLAY
from onirim.rules.steps.series import series_if_played, series_length

__all__ = ["promises"]

REFUSED_TO = "limbo"  # a Door that may not be gained


def promises(state: State, actions: list[int]) -> dict[str, Promised]:
    """What the legal actions of the seat to move lead to, as far as their verbs declare it."""
    if not actions:
        return {}
    blocked, first_of_two = blocked_doors(state), verbs_of_two(state)
    found: dict[str, Promised] = {}
    rules, step, seat = state.rules, state.top_step.name, int(state.active)
    known, code_of = known_promises(rules), rules.code_of
    waiting = -1
    for action in actions:
        verb, code = verb_of(action), code_of[action]
        if verb in first_of_two:
            continue
        door = door_of(state, action) if rules.verbs[verb].gains_door else ""
        asked = (step, seat, code, door, door in blocked)
        if asked not in known:
            known[asked] = declared_promise(rules, *asked)
        promised = known[asked]
        if promised is None:
            continue
        if verb == PLAY:
            if waiting < 0:
                waiting = int(series_length(state, state.row))
            args = series_args(state, ref_of(action) & ARGUMENT, waiting, blocked)
            promised = Promised(promised.key, args)
        found[code] = promised
    return found


def declared_promise(
    rules: Ruleset, step: str, seat: int, code: str, door: str, refused: bool
) -> Promised | None:
    """What an action leads to wherever cards lie, if anything is declared; `door` is gained."""
    key = declared_key(rules, step, seat, code, refused)
    if not key:
        return None
    return Promised(key, {"door": "" if refused else door} if door else {})


def verbs_of_two(state: State) -> tuple[int, ...]:
    """Verbs that name the first of two things: nothing happens before the second is named, too."""
    step = state.top_step
    question = facts_of(state.rules).question(step)
    return tuple(question.picks) if question.kind == "pair" and step.limits(state)[0] > 1 else ()


# --- which happening -----------------------------------------------------------------------------


@lru_cache(maxsize=MOST_RULESETS)
def known_promises(
    _rules: Ruleset,
) -> dict[tuple[str, int, str, str, bool], Promised | None]:
    """What `declared_promise` has found; kept as long as the ruleset itself."""
    return {}


def declared_key(rules: Ruleset, step: str, seat: int, code: str, refused: bool) -> str:
    """The key declared for what this action moves, or for a Door that it may not gain."""
    lookup, table = described(rules), effects_of(rules)
    parts = lookup.parse_action(code)
    cause = (step, parts.verb.name)
    if refused:
        effect = table.find(cause, "", REFUSED_TO, "", False)
        return effect.key if effect is not None else ""
    sources = lookup.sources(parts, seat) or [""]
    targets = lookup.resolve_all(parts.verb.target, seat) or [NO_MOVE]
    for source in sources:
        for target in targets:
            effect = table.find(cause, source, target, parts.card, False)
            if effect is not None:
                return effect.key
    return only_key(table, cause)


def only_key(table: EffectTable, cause: tuple[str, str]) -> str:
    """What a verb means wherever its cards go."""
    step, verb = cause
    declared = table.by_cause.get(f"{verb}@{step}") or table.by_cause.get(verb) or []
    keys = {effect.key for effect in declared}
    return keys.pop() if len(keys) == 1 else ""


# --- what it is about ----------------------------------------------------------------------------


def series_args(
    state: State, card: int, waiting: int, blocked: tuple[str, ...]
) -> dict[str, str | int]:
    """Which series a card joins or breaks, and the Door that its third card leads to.

    `waiting` is the length of the series that the row ends in.
    """
    rules = state.rules
    joins = series_if_played(state, rules.codes[card], int(state.active))
    left = doors_left(state, card) if joins == 2 else []
    free = [door for door in left if door not in blocked]
    return {
        "joins": joins,
        "breaks": waiting if joins < waiting else 0,
        "door": free[0] if free else "",
        "left": len(left),
    }


def doors_left(state: State, card: int) -> list[str]:
    """The Doors in the deck that the two last cards of the row and this one lead to."""
    rules = state.rules
    colours = int(rules.colours[card])
    for back in range(2):
        colours &= int(rules.colours[state.at(state.row, state.size(state.row) - back)])
    doors = members_of(rules.doors, rules.n_kinds)
    return [rules.codes[k] for k in doors if rules.colours[k] & colours and state.in_deck(k)]
