"""How many Doors the players have gained together: what a list of games tells of each."""

from __future__ import annotations

from functools import lru_cache

from onirim.engine.layout import SPECTATOR
from onirim.engine.state import State
from onirim.rules.description import Described, described
from onirim.rules.facts.answers import Progress

__all__ = ["doors_together"]


def doors_together(state: State) -> Progress | None:
    """The condition that all players meet together with their Doors, as everybody knows it."""
    keys = doors_conditions(described(state.rules))
    for module in state.rules.on_progress_of:
        for found in module.progress_of(state, 0 if state.rules.seats == 1 else SPECTATOR):
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
