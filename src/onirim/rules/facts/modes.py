"""Facts of one-player and two-player games."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from onirim.engine.card_sets import COLOURS, has
from onirim.engine.hooks import Module
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State
from onirim.rules.catalogue import MOST_RULESETS
from onirim.rules.duo import PERSONAL, SHARED_GROUP, SHARED_SIZE, Duo, LimitedDuo, Swap, colours_of
from onirim.rules.facts.answers import HeldPower, Obstacle, Part, Progress, Thing, Threat
from onirim.rules.facts.base_effects import DEALT
from onirim.rules.facts.effects import Effect, Effects
from onirim.rules.facts.module_facts import FactsOfSteps, ModuleFacts, StepFacts
from onirim.rules.facts.things import card_in, whole
from onirim.rules.facts.winnable import members_of
from onirim.rules.solo import HAND_SIZE, Solo
from onirim.rules.steps.gained_doors import gained

__all__ = ["facts_of_mode"]

DUO_EFFECTS: Final[Effects] = {
    "deal": DEALT,
    "pick": [Effect("pick", "draw", "drawn", "shared", "hand")],
    "swap": [
        Effect("swap", "exchange", "price", "hand", "shared"),
        Effect("swap", "exchange", "drawn", "shared", "hand"),
    ],
}


def facts_of_mode(mode: Module) -> ModuleFacts[Any]:
    """What answers for a mode."""
    if isinstance(mode, Solo):
        return SoloFacts(mode)
    if isinstance(mode, LimitedDuo):
        return LimitedDuoFacts(mode)
    return DuoFacts(mode) if isinstance(mode, Duo) else ModuleFacts(mode)


class SoloFacts(ModuleFacts[Solo]):
    """One player."""

    def progress_of(self, state: State, seat: int) -> list[Progress]:
        return [doors_progress(state)]

    def threats_to(self, state: State, seat: int) -> list[Threat]:
        return low_deck(state, HAND_SIZE)


class DuoFacts(ModuleFacts[Duo]):
    """Two players."""

    def steps(self) -> FactsOfSteps:
        return {Swap: SwapFacts}

    def effects(self) -> Effects:
        return DUO_EFFECTS

    def obstacle_to_gaining(self, state: State, door: int) -> Obstacle | None:
        held = card_in(state, state.doors, door)
        return Obstacle("enough-doors", {"door": held.card}, (held,))

    def progress_of(self, state: State, seat: int) -> list[Progress]:
        return [doors_progress(state), colour_progress(state, 0), colour_progress(state, 1)]

    def threats_to(self, state: State, seat: int) -> list[Threat]:
        return low_deck(state, PERSONAL + SHARED_SIZE)


class LimitedDuoFacts(DuoFacts):
    """Two players who give signals."""

    def obstacle(self, state: State, verb: int, ref: int) -> Obstacle | None:
        if state.rules.verbs[verb].name not in ("signal", "signal-free"):
            return None
        return Obstacle("signalled", {}, (Thing(f"signal{state.active + 1}"),))

    def powers_of(self, state: State, seat: int) -> list[HeldPower]:
        if seat < 0:
            return []
        given = state.active == seat and state.top_step.name == "act" and state.arg() != 0
        obstacles = (Obstacle("signalled"),) if given else ()
        have = 0 if given else 1
        return [HeldPower("signal", Thing(f"signal{seat + 1}"), have, 1, obstacles=obstacles)]


class SwapFacts(StepFacts[Swap]):
    """The exchange of a Personal and a Shared card."""

    def obstacle(self, state: State, verb: int, ref: int) -> Obstacle | None:
        if state.arg() == 0:
            return Obstacle("swap-own-first", {}, (whole(state, state.hand),))
        return Obstacle("swap-shared-next", {}, (whole(state, state.hand_group(SHARED_GROUP)),))


def doors_progress(state: State) -> Progress:
    """How many of all Doors are gained, whoever has them; most positions share what others have."""
    doors = members_of(state.rules.doors, state.rules.n_kinds)
    have = tuple([gained(state, kind) for kind in doors])
    known = known_progress(state.rules)
    found = known.get(have)
    if found is None:
        found = known[have] = doors_gained_so_far(state.rules, have)
    return found


@lru_cache(maxsize=MOST_RULESETS)
def known_progress(_rules: Ruleset) -> dict[tuple[int, ...], Progress]:
    """By how many Doors of each kind are gained; kept as long as the ruleset itself."""
    return {}


def doors_gained_so_far(rules: Ruleset, gained: tuple[int, ...]) -> Progress:
    kinds = members_of(rules.doors, rules.n_kinds)
    parts = [
        Part(rules.codes[kind], have, rules.copies[kind])
        for kind, have in zip(kinds, gained, strict=True)
    ]
    have, need = sum(gained), rules.n_doors
    return Progress("doors", have, need, have == need, -1, tuple(parts))


def colour_progress(state: State, seat: int) -> Progress:
    """How many colours the Doors of one player have."""
    colours = colours_of(state, state.rules.door_zones[seat])
    parts = [Part(c, int(has(colours, i)), 1) for i, c in enumerate(COLOURS)]
    have = sum([part.have for part in parts])
    return Progress("door-colours", have, len(parts), have == len(parts), seat, tuple(parts))


def low_deck(state: State, hand: int) -> list[Threat]:
    """The deck holds no more than a whole hand; whoever must draw from an empty one has lost."""
    n = state.deck_size()
    if n > hand:
        return []
    return [Threat("deck-low", "near" if n > 0 else "now", n, hand, {"n": n}, (Thing("deck"),))]
