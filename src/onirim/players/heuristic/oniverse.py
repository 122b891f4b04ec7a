"""Heuristic for the Door to the Oniverse (section 9): rally Denizens and use their powers."""

from __future__ import annotations

from typing import Final

from onirim.engine.actions import ARGUMENT
from onirim.engine.card_sets import bit, has
from onirim.engine.memory import DRAWN
from onirim.engine.native import i64
from onirim.engine.ruleset import Ruleset
from onirim.players.heuristic.evaluation import KEY_VALUE, Evaluation
from onirim.players.heuristic.module_heuristic import (
    AT_ONCE,
    DOOR_VALUE,
    NEVER,
    NO_WORTH,
    ModuleHeuristic,
    kind_named,
    verb_named,
)

RALLIED: Final = (  # the value of each Denizen's help
    ("Ar", 30),
    ("Hb", 0),
    ("Cy", 50),
    ("Cc", 60),
    ("Sp", 40),
    ("Mi", 60),
    ("Hu", 50),
    ("Ke", 40),
)
MIRRORED: Final = 20  # the Nightmare returns
ARCHITECT_BUILT: Final = 45  # a card that only the Architect can play
CARDS_HUNTED: Final = 5  # cards that the Hunter reveals
PREY: Final = 80  # Nightmares expected among them, in hundredths
LAST_DOORS: Final = 1  # missing Doors at which the Oniverse Door makes every colour wanted


class OniverseHeuristic(ModuleHeuristic):
    """Uses powers that gain or save a Door at once, the others when they cost nothing."""

    def __init__(self, rules: Ruleset) -> None:
        self.nightmare: i64 = kind_named(rules, "Nm")
        self.door: i64 = kind_named(rules, "Od")
        self.help: dict[int, int] = {int(kind_named(rules, code)): n for code, n in RALLIED}
        self.rally: i64 = verb_named(rules, "rally")
        self.architect: i64 = verb_named(rules, "architect")
        self.exchange: i64 = verb_named(rules, "cyclobot")
        self.retrieve: i64 = verb_named(rules, "retrieve")
        self.chaos: i64 = verb_named(rules, "chaos")
        self.chaos_key: i64 = verb_named(rules, "chaos-unlock")
        self.spies: i64 = verb_named(rules, "spies")
        self.mirror: i64 = verb_named(rules, "mirror")
        self.hunter: i64 = verb_named(rules, "hunter")
        self.keeper: i64 = verb_named(rules, "keeper")

    def verbs(self) -> list[str]:
        denizens = ["architect", "hammer-bird", "cyclobot", "chaos", "chaos-unlock", "spies"]
        return [*denizens, "mirror", "hunter", "keeper", "rally", "retrieve"]

    def wanted(self, ev: Evaluation, colours: i64) -> i64:
        """Ignore the Oniverse Door early: any Key and any trio gains it."""
        if self.door < 0 or (ev.gainable >> self.door) & 1 == 0:
            return colours
        rules = ev.state.rules
        others: i64 = 0
        found: i64 = 0
        k: i64 = 0
        while bit(k) <= ev.gainable:
            if has(ev.gainable, k) and k != self.door:
                found |= rules.colours[k]
                others += rules.copies[k] - ev.state.copies_in(ev.state.doors, k)
            k += 1
        return found if others > LAST_DOORS else colours

    def value(self, ev: Evaluation, verb: i64, ref: i64) -> i64:
        card = ref & ARGUMENT
        if verb == self.rally:
            return self.help[int(ev.state.last(DRAWN))] - ev.worth(card)
        if verb == self.retrieve:
            return ev.worth(card)
        if verb in (self.chaos, self.chaos_key):
            return self.value_of_chaos(ev, verb, card)
        if verb == self.mirror:
            return -MIRRORED
        if verb == self.architect:
            return ev.value_of_playing(card) - ARCHITECT_BUILT
        return self.value_of_time(ev, verb, card)

    def welcome(self, ev: Evaluation, card: i64) -> i64:
        """Value a Denizen by its help, less the cheapest card that rallies it."""
        if int(card) not in self.help:
            return NO_WORTH
        price = ev.cheapest(ev.state.rules.discardable)
        return self.help[int(card)] - price if price != NO_WORTH else NO_WORTH

    def value_of_time(self, ev: Evaluation, verb: i64, card: i64) -> i64:
        """Value powers that may be used at any time: at once if useful, otherwise never."""
        good = False
        if verb == self.spies:
            good = ev.state.known_next() < 0 or ev.nightmare_next()
        elif verb == self.hunter:
            good = ev.nightmare_next() or self.prey(ev) >= PREY
        elif verb == self.keeper:
            return AT_ONCE + ev.worth(card) if ev.worth(card) >= KEY_VALUE else NEVER
        elif verb == self.exchange:
            good = ev.worth(card) == 0 and self.key_to_take(ev)
        return AT_ONCE if good else NEVER

    def prey(self, ev: Evaluation) -> i64:
        """Return the number of Nightmares that the Hunter may expect, in hundredths."""
        return 100 * CARDS_HUNTED * ev.left_in_deck(self.nightmare) // ev.state.deck_size()

    def key_to_take(self, ev: Evaluation) -> bool:
        """Is a Key of a wanted colour in the discard pile?"""
        rules = ev.state.rules
        k: i64 = 0
        while bit(k) <= rules.keys:
            wanted = has(rules.keys, k) and rules.colours[k] & ev.wanted != 0
            if wanted and ev.discarded(k) > 0:
                return True
            k += 1
        return False

    def value_of_chaos(self, ev: Evaluation, verb: i64, card: i64) -> i64:
        """Value Chaos: only for a wanted Door that can't be gained otherwise."""
        if verb == self.chaos_key:
            return ev.value_of_taking(ev.state.last(DRAWN)) - 200 - ev.worth(card)
        return DOOR_VALUE - 300 if ev.door_in_deck(bit(card)) else -DOOR_VALUE
