"""All facts of one position: powers, threats, progress, prices, and the Doors so far."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from onirim.engine.actions import ref_of, verb_of
from onirim.engine.card_sets import has
from onirim.engine.info import Cost
from onirim.engine.layout import SPECTATOR
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State
from onirim.rules.catalogue import MOST_RULESETS
from onirim.rules.description import Described, described
from onirim.rules.facts.answers import HeldPower, Insight, Obstacle, Progress, Threat
from onirim.rules.facts.explain import window_obstacle
from onirim.rules.facts.promises import promises
from onirim.rules.facts.ruleset_facts import facts_of
from onirim.rules.facts.stakes import LOST_ROLES, stakes
from onirim.rules.facts.winnable import can_be_won, gone, members_of

__all__ = ["doors_together", "insight"]

LEVELS = ("now", "near", "watch")
LOST_CARDS = ("hand", "removed", "lost", "spent")  # costs whose cards go there


def insight(
    state: State, seat: int, legal: list[int] | None = None, winnable: bool | None = None
) -> Insight:
    """All that front ends show beside the view; a spectator alone with the player sees the same.

    What is known already of this state need not be found again: the legal actions of the seat,
    and whether the game can still be won.
    """
    rules = state.rules
    whose = 0 if rules.seats == 1 else seat
    modules = facts_of(rules).modules
    progress = [found for facts in modules for found in facts.progress_of(state, whose)]
    if state.result:
        return Insight(progress=tuple(progress))
    actions = legal
    if actions is None:
        actions = state.legal() if state.to_move == seat else []
    costs = costs_now(state, actions)
    if winnable is None:
        winnable = can_be_won(state)
    return Insight(
        powers=powers(state, whose, actions),
        threats=threats(state, whose),
        progress=tuple(progress),
        costs=costs,
        unwinnable=unwinnable(state, actions, costs) if winnable else (),
        promises=promises(state, actions),
        stakes=stakes(state, actions, winnable),
    )


def threats(state: State, seat: int) -> tuple[Threat, ...]:
    modules = facts_of(state.rules).modules
    found = [threat for facts in modules for threat in facts.threats_to(state, seat)]
    if len(found) > 1:
        found.sort(key=lambda threat: LEVELS.index(threat.level))
    return tuple(found)


def costs_now(state: State, actions: list[int]) -> dict[str, tuple[Cost, ...]]:
    """What actions cost in this position, where that is more than their verbs say."""
    pricing = facts_of(state.rules).pricing(state.top_step)
    costs: dict[str, tuple[Cost, ...]] = {}
    if not pricing:
        return costs
    for action in actions:
        verb = verb_of(action)
        if verb in pricing:
            found = pricing[verb].costs(state, verb, ref_of(action))
            if found is not None:
                costs[state.rules.code_of[action]] = tuple(found)
    return costs


# --- powers --------------------------------------------------------------------------------------


def powers(state: State, seat: int, actions: list[int]) -> tuple[HeldPower, ...]:
    """Those of a seat; one that cannot be used now says why."""
    modules = facts_of(state.rules).modules
    found = [power for facts in modules for power in facts.powers_of(state, seat)]
    if not found:
        return ()
    lookup = described(state.rules)
    names = {state.rules.verbs[verb_of(action)].name for action in actions}
    return tuple(complete(state, lookup, power, names) for power in found)


def complete(state: State, lookup: Described, power: HeldPower, legal: set[str]) -> HeldPower:
    verbs = verbs_of(lookup, power)
    price = power.price or lookup.verbs[power.verb].costs
    if legal.intersection(verbs):
        return replace(power, usable=True, obstacles=(), price=price)
    windows = [w for name in verbs for w in lookup.verbs[name].windows]
    question = lookup.questions.get(state.top_step.name)
    obstacles = power.obstacles
    if windows and (question is None or question.window not in windows):
        early = window_obstacle(tuple(windows))
        obstacles = (*obstacles, early) if early else obstacles
    return replace(power, usable=False, obstacles=obstacles or (Obstacle("not-now"),), price=price)


def verbs_of(lookup: Described, power: HeldPower) -> list[str]:
    """The verb of a power, with others that the same card gives."""
    piece = lookup.verbs[power.verb].piece
    same = [verb.name for verb in lookup.verbs.values() if piece and verb.piece == piece]
    return same or [power.verb]


# --- Doors so far --------------------------------------------------------------------------------


def doors_together(state: State) -> Progress | None:
    """The condition that all players meet together with their Doors, as everybody knows it."""
    keys = doors_conditions(described(state.rules))
    viewer = 0 if state.rules.seats == 1 else SPECTATOR
    for facts in facts_of(state.rules).modules:
        for found in facts.progress_of(state, viewer):
            if found.key in keys and found.seat < 0:
                return found
    return None


@lru_cache(maxsize=64)
def doors_conditions(rules: Described) -> frozenset[str]:
    """Conditions of victory that count gained Doors and nothing else."""
    return frozenset(
        condition.key
        for condition in rules.description.victory
        if all(rules.zones[name].role == "doors" for name in rules.resolve_all(condition.zones, 0))
    )


# --- what makes the game unwinnable --------------------------------------------------------------


def unwinnable(
    state: State, actions: list[int], costs: dict[str, tuple[Cost, ...]]
) -> tuple[str, ...]:
    """Actions that put a card that is needed to win where it does not come back from."""
    rules = state.rules
    known = known_losses(rules)
    found = []
    for action in actions:
        code = rules.code_of[action]
        loss = known.get(code)
        if loss is None:
            loss = known[code] = loss_by(rules, code)
        fatal = loss.fatal
        if fatal is None or code in costs:
            fatal = loses_the_game(state, loss, costs.get(code, ()))
        if fatal:
            found.append(code)
    return tuple(found)


@dataclass(frozen=True, slots=True)
class Loss:
    """What an action itself puts where it does not come back from."""

    card: str  # "": nothing
    for_good: bool
    fatal: bool | None  # is the game lost by it; None: that depends on the position


def loses_the_game(state: State, loss: Loss, costs: tuple[Cost, ...]) -> bool:
    lost = [lost for cost in costs if cost.what in LOST_CARDS for lost in cost.cards]
    if loss.card:
        lost.append(loss.card)
    return any(is_fatal(state, state.rules.kind(one), lost, loss.for_good) for one in lost)


@lru_cache(maxsize=MOST_RULESETS)
def known_losses(_rules: Ruleset) -> dict[str, Loss]:
    """What `loss_by` has found, by action; kept as long as the ruleset itself."""
    return {}


def loss_by(rules: Ruleset, code: str) -> Loss:
    """The card that an action loses whatever it costs."""
    lookup = described(rules)
    parts = lookup.parse_action(code)
    roles = {lookup.zones[name].role for name in lookup.resolve_all(parts.verb.target, 0)}
    if not parts.card or not roles or not roles <= LOST_ROLES:
        return Loss("", roles == {"out"}, False)
    for_good = roles == {"out"}
    return Loss(parts.card, for_good, is_always_fatal(rules, rules.kind(parts.card), for_good))


def is_always_fatal(rules: Ruleset, kind: int, for_good: bool) -> bool | None:
    """Is the game lost without this card in every position, in none, or (None) in some?"""
    if has(rules.retrievable, kind) and not for_good:
        return False
    if has(rules.required, kind):
        return True
    return None if any(has(kinds, kind) for kinds in rules.required_any) else False


def is_fatal(state: State, kind: int, lost: list[str], for_good: bool) -> bool:
    """Can the game not be won without this card, if all of these are gone?"""
    rules = state.rules
    always = is_always_fatal(rules, kind, for_good)
    if always is not None:
        return always
    for kinds in rules.required_any:
        if has(kinds, kind):
            members = members_of(kinds, rules.n_kinds)
            left = sum(int(rules.copies[k]) - gone(state, k) for k in members)
            return left <= sum(rules.codes[k] in lost for k in members)
    return False
