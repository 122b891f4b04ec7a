"""The base game put into a ruleset: its cards and steps, in the order of `rules/numbers.py`."""

from __future__ import annotations

from typing import Final

from onirim.engine.arguments import Colours
from onirim.engine.card_sets import COLOURS, bit
from onirim.engine.hooks import Step
from onirim.engine.native import i64
from onirim.engine.ruleset import Ruleset
from onirim.engine.trigger import Trigger
from onirim.rules.base.cards import base_cards
from onirim.rules.base.nightmare import Bury, Nightmare, RevealFive
from onirim.rules.base.phase1 import NameColour, PlayOrDiscard, Shuffle, Trio
from onirim.rules.base.phase2 import DrawnDoor, Fill, Redraw
from onirim.rules.base.phase3 import LimboBack, NewTurn, SetBack
from onirim.rules.base.prophecy import DiscardSeen, Prophecy
from onirim.rules.numbers import BASE_STEPS, DOOR, NIGHTMARE, PROPHECY
from onirim.rules.steps.look import Look, LookBelow, Order, OrderBelow, Show

BASE_HOUSE_RULES: Final = ("B10",)  # §B10


def install_base_cards(rules: Ruleset) -> None:
    """Before the modules: what the base cards are."""
    for card in base_cards():
        rules.add_card(card)
    rules.playable = rules.locations
    rules.discardable = rules.locations
    rules.discarded_by_reveal = rules.locations  # §1.3.12 §12.6
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
    """In the order of `rules/numbers.py`, with the rules they ask by.

    Where there is none, whoever lets it ask says the rule.
    """
    rules.step(Step(), "")  # the number of no step
    rules.step(PlayOrDiscard(), "act", "§1.3.1")
    rules.step(Fill(), "fill", "§15.3")
    rules.step(LimboBack(), "limbo")
    rules.step(Trio(), "trio", "§B18", Colours())
    rules.step(DrawnDoor(), "door", "§1.3.10")
    rules.step(Nightmare(), "nightmare", "§1.3.12")
    rules.step(Bury(), "bury")
    rules.step(Redraw(), "redraw")
    rules.step(RevealFive(), "reveal")
    rules.step(Prophecy(), "prophecy")
    rules.step(Look(), "look")
    rules.step(DiscardSeen(), "discard-seen", "§1.3.7")
    rules.step(Order(), "order", "§1.3.7")
    rules.step(SetBack(), "set-back")
    rules.step(Shuffle(), "shuffle")
    rules.step(Trigger(), "trigger")
    rules.step(NewTurn(), "new-turn")
    rules.step(Show(), "show")
    rules.step(LookBelow(), "look-below")
    rules.step(OrderBelow(), "order-bottom")
    rules.step(NameColour(), "name-colour", "", Colours())
    if len(rules.steps) != BASE_STEPS:
        raise AssertionError("steps and their numbers differ")
