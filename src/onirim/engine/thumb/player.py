"""The heuristic player: base rules of thumb, and the advice of every module in the game."""

from __future__ import annotations

from typing import final

from onirim.engine.native import i64
from onirim.engine.rng import Rng
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State
from onirim.engine.thumb.advice import Advice, verb_named
from onirim.engine.thumb.book import BookAdvice
from onirim.engine.thumb.crossroads import CrossroadsAdvice
from onirim.engine.thumb.dreamcatchers import DreamcatchersAdvice
from onirim.engine.thumb.duo import DuoAdvice
from onirim.engine.thumb.glance import Glance, best_of
from onirim.engine.thumb.glyphs import GlyphsAdvice
from onirim.engine.thumb.incubus import IncubusAdvice
from onirim.engine.thumb.oniverse import OniverseAdvice
from onirim.engine.thumb.premonitions import PremonitionsAdvice
from onirim.engine.thumb.towers import TowersAdvice


@final
class Heuristic:
    """Made once for a ruleset; verbs that nobody advises on are left alone."""

    def __init__(self, rules: Ruleset) -> None:
        nobody = Advice()
        self.by_verb: list[Advice] = [nobody for _ in rules.verbs]
        self.advisers: list[Advice] = []
        for adviser in all_advice(rules):
            known = [verb_named(rules, name) for name in adviser.verbs()]
            heard = [number for number in known if number >= 0]
            for number in heard:
                self.by_verb[number] = adviser
            if len(heard) > 0 or adviser.concerned():
                self.advisers.append(adviser)

    def choose(self, state: State, rng: Rng) -> i64:
        """The action of the highest value."""
        return best_of(Glance(state, self.advisers, self.by_verb), rng)


def all_advice(rules: Ruleset) -> list[Advice]:
    return [
        DuoAdvice(rules),
        BookAdvice(rules),
        GlyphsAdvice(rules),
        DreamcatchersAdvice(rules),
        TowersAdvice(rules),
        PremonitionsAdvice(rules),
        CrossroadsAdvice(rules),
        OniverseAdvice(rules),
        IncubusAdvice(rules),
    ]
