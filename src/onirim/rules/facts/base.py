"""Facts of the base game's questions, and of those that modules share."""

from __future__ import annotations

from typing import Final

from onirim.engine.actions import ARGUMENT
from onirim.engine.card_sets import COLOURS, has
from onirim.engine.info import Cost
from onirim.engine.memory import DRAWN, SEEN
from onirim.engine.state import State
from onirim.rules.base.nightmare import REVEALED_BY_NIGHTMARE, Nightmare
from onirim.rules.base.phase1 import PlayOrDiscard, Trio
from onirim.rules.base.phase2 import DrawnDoor
from onirim.rules.base.prophecy import DiscardSeen
from onirim.rules.facts.answers import Obstacle, Thing
from onirim.rules.facts.module_facts import FactsOfSteps, StepFacts
from onirim.rules.facts.things import card_at, card_in, hand_card, whole_hand
from onirim.rules.numbers import DISCARD, PAY_FIVE, PAY_HAND, PAY_KEY, TAKE, UNLOCK
from onirim.rules.steps.choose_cards import ChooseMultiset, lowest_kind
from onirim.rules.steps.discard_any import DiscardAny

__all__ = ["BASE_FACTS", "wrong_colour"]


class PlayOrDiscardFacts(StepFacts[PlayOrDiscard]):
    """Phase 1."""

    def obstacle(self, state: State, verb: int, ref: int) -> Obstacle | None:
        rules = state.rules
        card = ref & ARGUMENT
        code = rules.codes[card]
        if verb == DISCARD:
            return Obstacle("not-discardable", {"card": code}, (hand_card(state, ref),))
        if not has(rules.playable, card):
            return Obstacle("not-playable", {"card": code}, (hand_card(state, ref),))
        if state.size(state.row) == 0 or not has(rules.clashes[state.last(state.row)], card):
            return None
        end = card_at(state, state.row, state.size(state.row))
        symbol = rules.symbol_names[rules.symbols[card]]
        args: dict[str, str | int] = {"card": code, "other": end.card, "symbol": symbol}
        return Obstacle("same-symbol", args, (hand_card(state, ref), end))


class TrioFacts(StepFacts[Trio]):
    """The search for a Door."""

    def obstacle(self, state: State, verb: int, ref: int) -> Obstacle | None:
        if verb != TAKE or not has(state.rules.doors, ref):
            return None
        if state.rules.colours[ref] & state.arg() == 0:
            return wrong_colour(state, ref)
        return Obstacle("no-door-left", {"card": state.rules.codes[ref]}, (Thing("deck"),))


def wrong_colour(state: State, door: int) -> Obstacle:
    """The Door does not have the colour of the trio that asks."""
    colours = "".join([c for i, c in enumerate(COLOURS) if has(state.arg(), i)])
    n = state.size(state.row)
    trio = tuple([card_at(state, state.row, i) for i in range(n - 2, n + 1)])
    return Obstacle("wrong-colour", {"card": state.rules.codes[door], "colour": colours}, trio)


class DrawnDoorFacts(StepFacts[DrawnDoor]):
    """A drawn Door."""

    def obstacle(self, state: State, verb: int, ref: int) -> Obstacle | None:
        if verb != UNLOCK:
            return None
        door = card_at(state, DRAWN, 1)
        args: dict[str, str | int] = {"card": state.rules.codes[ref & ARGUMENT], "door": door.card}
        return Obstacle("wrong-key", args, (hand_card(state, ref), door))


class NightmareFacts(StepFacts[Nightmare]):
    """The four answers to a Nightmare."""

    def obstacle(self, state: State, verb: int, ref: int) -> Obstacle | None:
        if verb == PAY_KEY:
            code = state.rules.codes[ref & ARGUMENT]
            return Obstacle("not-a-key", {"card": code}, (hand_card(state, ref),))
        if verb == PAY_FIVE:
            args: dict[str, str | int] = {"n": state.deck_size(), "m": REVEALED_BY_NIGHTMARE}
            return Obstacle("deck-short", args, (Thing("deck"),))
        return Obstacle("no-nightmare") if state.arg() == 1 else None

    def costs(self, state: State, verb: int, ref: int) -> list[Cost] | None:
        if verb == PAY_FIVE:
            return [Cost("deck", min(REVEALED_BY_NIGHTMARE, state.deck_size()), "deck")]
        return [whole_hand(state)] if verb == PAY_HAND else None


class DiscardSeenFacts(StepFacts[DiscardSeen]):
    """A Prophecy's discard."""

    def obstacle(self, state: State, verb: int, ref: int) -> Obstacle | None:
        return protected(state, ref)


def protected(state: State, kind: int) -> Obstacle:
    """By the house rule this card among those looked at is needed to win."""
    card = card_in(state, SEEN, kind)
    return Obstacle("protected", {"card": card.card}, (card,))


class ChooseMultisetFacts(StepFacts[ChooseMultiset]):
    """Several cards that are chosen in the order of their kinds."""

    def obstacle(self, state: State, verb: int, ref: int) -> Obstacle | None:
        codes = state.rules.codes
        if self.step.stock(state, ref) == 0:
            return Obstacle("not-there", {"card": codes[ref]})
        last = lowest_kind(state.arg())
        if ref < last:
            return Obstacle("order", {"card": codes[ref], "last": codes[last]})
        return Obstacle("order-later", {"card": codes[ref]})


class DiscardAnyFacts(StepFacts[DiscardAny]):
    """Any number of the cards looked at."""

    def obstacle(self, state: State, verb: int, ref: int) -> Obstacle | None:
        codes = state.rules.codes
        if ref < state.arg():
            return Obstacle("order", {"card": codes[ref], "last": codes[state.arg()]})
        return protected(state, ref)


BASE_FACTS: Final[FactsOfSteps] = {
    PlayOrDiscard: PlayOrDiscardFacts,
    Trio: TrioFacts,
    DrawnDoor: DrawnDoorFacts,
    Nightmare: NightmareFacts,
    DiscardSeen: DiscardSeenFacts,
    ChooseMultiset: ChooseMultisetFacts,
    DiscardAny: DiscardAnyFacts,
}
