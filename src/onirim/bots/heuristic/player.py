"""The heuristic player: base rules of thumb, and the advice of every module in the game."""

from __future__ import annotations

from typing import final

from onirim.bots.heuristic.book import BookHeuristic
from onirim.bots.heuristic.crossroads import CrossroadsHeuristic
from onirim.bots.heuristic.dreamcatchers import DreamcatchersHeuristic
from onirim.bots.heuristic.duo import DuoHeuristic
from onirim.bots.heuristic.evaluation import Evaluation, best_of
from onirim.bots.heuristic.glyphs import GlyphsHeuristic
from onirim.bots.heuristic.incubus import IncubusHeuristic
from onirim.bots.heuristic.module_heuristic import ModuleHeuristic, verb_named
from onirim.bots.heuristic.oniverse import OniverseHeuristic
from onirim.bots.heuristic.premonitions import PremonitionsHeuristic
from onirim.bots.heuristic.towers import TowersHeuristic
from onirim.engine.native import i64
from onirim.engine.rng import Rng
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State


@final
class Heuristic:
    """Made once for a ruleset; verbs that nobody advises on are left alone."""

    def __init__(self, rules: Ruleset) -> None:
        nobody = ModuleHeuristic()
        self.by_verb: list[ModuleHeuristic] = [nobody for _ in rules.verbs]
        self.heuristics: list[ModuleHeuristic] = []
        for heuristic in module_heuristics(rules):
            known = [verb_named(rules, name) for name in heuristic.verbs()]
            heard = [number for number in known if number >= 0]
            for number in heard:
                self.by_verb[number] = heuristic
            if len(heard) > 0 or heuristic.concerned():
                self.heuristics.append(heuristic)

    def choose(self, state: State, rng: Rng) -> i64:
        """The action of the highest value."""
        return best_of(Evaluation(state, self.heuristics, self.by_verb), rng)


def module_heuristics(rules: Ruleset) -> list[ModuleHeuristic]:
    return [
        DuoHeuristic(rules),
        BookHeuristic(rules),
        GlyphsHeuristic(rules),
        DreamcatchersHeuristic(rules),
        TowersHeuristic(rules),
        PremonitionsHeuristic(rules),
        CrossroadsHeuristic(rules),
        OniverseHeuristic(rules),
        IncubusHeuristic(rules),
    ]
