"""The base game put into a ruleset: its cards, verbs and steps, in the order of the vocabulary."""

from __future__ import annotations

from typing import Final

from onirim.engine.actions import CARD, COLOUR, HAND_CARD, NOTHING
from onirim.engine.arguments import Colours
from onirim.engine.base.cards import base_cards
from onirim.engine.base.nightmare import Bury, Nightmare, RevealFive
from onirim.engine.base.phase1 import NameColour, PlayOrDiscard, Shuffle, Trio
from onirim.engine.base.phase2 import Door, Fill, Redraw
from onirim.engine.base.phase3 import LimboBack, NewTurn, SetBack
from onirim.engine.base.prophecy import DiscardSeen, Prophecy
from onirim.engine.cards import ALL_COLOURS, COLOURS, bit
from onirim.engine.hooks import Step
from onirim.engine.native import i64
from onirim.engine.ruleset import Ruleset
from onirim.engine.steps.looking import Look, LookBelow, Order, OrderBelow, Show
from onirim.engine.steps.trigger import Trigger
from onirim.engine.vocabulary import (
    BASE_STEPS,
    BASE_VERBS,
    BOTTOM_CARD,
    DISCARD,
    DOOR,
    DRAW,
    NAME,
    NIGHTMARE,
    PAY_KEY,
    PLAY,
    PROPHECY,
    TAKE,
    UNLOCK,
)

BASE_HOUSE_RULES: Final = ("B10",)  # §B10
FOR_MODULES: Final = (BOTTOM_CARD, DRAW, NAME)  # verbs that the base game alone never needs


def install_base_cards(rules: Ruleset) -> None:
    """Before the modules: what the base cards are."""
    for card in base_cards():
        rules.add_card(card)
    rules.playable = rules.locations
    rules.discardable = rules.locations
    rules.discarded_by_reveal = rules.locations
    rules.on_draw[rules.kind("Nm")] = NIGHTMARE  # §1.3.11
    for colour in COLOURS:
        key: i64 = rules.kind(colour + "k")
        door: i64 = rules.kind(colour + "d")
        rules.keys |= bit(key)
        rules.required |= bit(door)  # §B21
        rules.on_discard[key] = PROPHECY  # §1.3.7
        rules.on_draw[door] = DOOR  # §1.3.10
        rules.unlocked_by[door] = bit(key)  # §1.3.10
    rules.protect_required = rules.has_house_rule("B10")  # §B10


def install_base_steps(rules: Ruleset) -> None:
    """In the order of the vocabulary, with the rules they ask by.

    Where there is none, whoever lets it ask says the rule.
    """
    rules.step(Step(), "")  # the number of no step
    rules.step(PlayOrDiscard(), "act", "§1.3.1")
    rules.step(Fill(), "fill", "§15.3")
    rules.step(LimboBack(), "limbo")
    rules.step(Trio(), "trio", "§B18", Colours())
    rules.step(Door(), "door", "§1.3.10")
    rules.step(Nightmare(), "nightmare", "§1.3.12")
    rules.step(Bury(), "bury")
    rules.step(Redraw(), "redraw")
    rules.step(RevealFive(), "reveal")
    rules.step(Prophecy(), "prophecy")
    rules.step(Look(), "look")
    rules.step(DiscardSeen(), "burn", "§1.3.7")
    rules.step(Order(), "order", "§1.3.7")
    rules.step(SetBack(), "set-back")
    rules.step(Shuffle(), "shuffle")
    rules.step(Trigger(), "moment")
    rules.step(NewTurn(), "new-turn")
    rules.step(Show(), "show")
    rules.step(LookBelow(), "look-below")
    rules.step(OrderBelow(), "order-bottom")
    rules.step(NameColour(), "name-colour", "", Colours())
    if len(rules.steps) != BASE_STEPS:
        raise AssertionError("steps and vocabulary differ")


def install_base_verbs(rules: Ruleset) -> None:
    """Before the modules' own: the numbers of these are fixed."""
    everything = rules.everything
    rules.verb("play", "{}", HAND_CARD, rules.playable)
    rules.verb("discard", "x{}", HAND_CARD, rules.discardable)
    rules.verb("take", "+{}", CARD, rules.doors)
    rules.verb("search", "+?", NOTHING)
    rules.verb("decline", "-", NOTHING)
    rules.verb("unlock", "&{}", HAND_CARD, rules.keys)
    rules.verb("pay-key", "!k{}", HAND_CARD, rules.keys)
    rules.verb("pay-door", "!d{}", CARD, rules.doors)
    rules.verb("pay-five", "!5", NOTHING)
    rules.verb("pay-hand", "!h", NOTHING)
    rules.verb("burn", "/{}", CARD, everything)
    rules.verb("top", "^{}", CARD, everything)
    rules.verb("bottom", "_{}", CARD, everything)
    rules.verb("draw", "..", NOTHING)
    rules.verb("name", ":{}", COLOUR, ALL_COLOURS)
    if len(rules.verbs) != BASE_VERBS:
        raise AssertionError("verbs and vocabulary differ")
    rules.gains(TAKE)
    rules.gains(UNLOCK)
    for verb in FOR_MODULES:
        rules.verbs[verb].used = False


def complete_base_verbs(rules: Ruleset) -> None:
    """After the modules: what they have said of their cards."""
    rules.verbs[PLAY].members = int(rules.playable)
    rules.verbs[DISCARD].members = int(rules.discardable)
    rules.verbs[PAY_KEY].members = int(rules.keys)
    claiming: i64 = 0
    k: i64
    for k in range(rules.n_kinds):
        claiming |= rules.unlocked_by[k]
    rules.verbs[UNLOCK].members = int(claiming)
