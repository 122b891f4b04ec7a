"""Heuristic: combines the module heuristics of a ruleset.

Each module's catalogue entry names its heuristic, so third-party modules can supply their own.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, final

from onirim.engine.native import i64
from onirim.engine.rng import Rng
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State
from onirim.players.heuristic.duo import DuoHeuristic
from onirim.players.heuristic.evaluation import Evaluation, best_of
from onirim.players.heuristic.module_heuristic import ModuleHeuristic, verb_named
from onirim.rules.catalogue import entries


@final
class Heuristic:
    """Chooses by the heuristics of a ruleset; made once. Verbs without one are avoided."""

    def __init__(self, rules: Ruleset) -> None:
        unknown = ModuleHeuristic()
        self.by_verb: list[ModuleHeuristic] = [unknown for _ in rules.verbs]
        self.heuristics: list[ModuleHeuristic] = module_heuristics(rules)
        for heuristic in self.heuristics:
            for name in heuristic.verbs():
                number = verb_named(rules, name)
                if number >= 0:
                    self.by_verb[number] = heuristic

    def choose(self, state: State, rng: Rng) -> i64:
        """Return the action with the highest value."""
        return best_of(Evaluation(state, self.heuristics, self.by_verb), rng)


def module_heuristics(rules: Ruleset) -> list[ModuleHeuristic]:
    """Return the heuristics of the mode and of the modules, in the order of the ruleset."""
    found: list[ModuleHeuristic] = []
    if rules.seats > 1:
        found.append(DuoHeuristic(rules))
    named = {entry.key: entry.heuristic for entry in entries()}
    for module in rules.modules:
        name = named.get(module.key(), "")
        if name != "":
            found.append(load_heuristic(name, rules))
    return found


def load_heuristic(name: str, rules: Ruleset) -> ModuleHeuristic:
    """Import and instantiate a heuristic that an entry names as `package.module:Class`."""
    module, _, cls = name.partition(":")
    made: Any = getattr(import_module(module), cls)(rules)
    if not isinstance(made, ModuleHeuristic):
        raise TypeError(f"{name} is no ModuleHeuristic")
    return made
