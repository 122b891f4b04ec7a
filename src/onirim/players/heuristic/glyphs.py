"""Heuristic for the Glyphs (section 4): an Incantation is worth the Doors it may reveal."""

from __future__ import annotations

from typing import Final

from onirim.engine.card_sets import COLOURS, KINDS, bit, has
from onirim.engine.native import i64
from onirim.engine.ruleset import Ruleset
from onirim.players.heuristic.evaluation import Evaluation
from onirim.players.heuristic.module_heuristic import DOOR_VALUE, NO_WORTH, ModuleHeuristic

INCANTATION_CARDS: Final = 5
GLYPH_MET: Final = 200  # a Door among the cards revealed
GLYPH_VALUE: Final = 50  # the worth of a Glyph: it doesn't count for trios


class GlyphsHeuristic(ModuleHeuristic):
    """Keeps Glyphs for Incantations; waives Doors that are of no use."""

    def __init__(self, rules: Ruleset) -> None:
        self.glyphs: i64 = 0
        for kind, code in enumerate(rules.codes):
            if code[0] in COLOURS and code[1] == "g":
                self.glyphs |= bit(kind)

    def verbs(self) -> list[str]:
        return ["waive"]

    def value(self, ev: Evaluation, verb: i64, ref: i64) -> i64:
        return -1 if has(ev.gainable, ref) else DOOR_VALUE // 2

    def worth(self, ev: Evaluation, card: i64) -> i64:
        return GLYPH_VALUE if has(self.glyphs, card) else NO_WORTH

    def gain(self, ev: Evaluation, card: i64) -> i64:
        """Value an Incantation by the Doors expected among five cards, one at most."""
        if not has(self.glyphs, card) or ev.state.deck_size() == 0:
            return NO_WORTH
        doors: i64 = 0
        k: i64
        for k in range(KINDS):
            if has(ev.gainable, k):
                doors += ev.left_in_deck(k)
        return GLYPH_VALUE + min(
            GLYPH_MET, GLYPH_MET * INCANTATION_CARDS * doors // ev.state.deck_size()
        )
