"""Everything that a module of your own is made of: one import for its author.

`docs/adding-an-expansion.md` builds a module with these names. A package names a function that
returns a CatalogueEntry in its entry points; `register` is for one process, such as a notebook.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from onirim.engine.actions import CARD as CARD
    from onirim.engine.actions import COLOUR as COLOUR
    from onirim.engine.actions import HAND_CARD as HAND_CARD
    from onirim.engine.actions import NOTHING as NOTHING
    from onirim.engine.actions import PLACE as PLACE
    from onirim.engine.arguments import Argument as Argument
    from onirim.engine.arguments import CardKind as CardKind
    from onirim.engine.arguments import Colours as Colours
    from onirim.engine.card_sets import DOOR_CARD as DOOR_CARD
    from onirim.engine.card_sets import DREAM as DREAM
    from onirim.engine.card_sets import LOCATION as LOCATION
    from onirim.engine.card_sets import TOKEN as TOKEN
    from onirim.engine.card_sets import Card as Card
    from onirim.engine.deck import EMPTY as EMPTY
    from onirim.engine.deck import UNKNOWN as UNKNOWN
    from onirim.engine.hooks import ASK as ASK
    from onirim.engine.hooks import GO as GO
    from onirim.engine.hooks import WAIT as WAIT
    from onirim.engine.hooks import Module as Module
    from onirim.engine.hooks import Step as Step
    from onirim.engine.info import CardInfo as CardInfo
    from onirim.engine.info import Cost as Cost
    from onirim.engine.info import CounterInfo as CounterInfo
    from onirim.engine.info import Question as Question
    from onirim.engine.info import VerbInfo as VerbInfo
    from onirim.engine.info import ZoneInfo as ZoneInfo
    from onirim.engine.memory import DISCARDED as DISCARDED
    from onirim.engine.memory import DRAWN as DRAWN
    from onirim.engine.memory import LIMBO as LIMBO
    from onirim.engine.memory import SEEN as SEEN
    from onirim.engine.messages import Message as Message
    from onirim.players.heuristic.module_heuristic import ModuleHeuristic as ModuleHeuristic
    from onirim.players.heuristic.module_heuristic import verb_named as verb_named
    from onirim.rules.facts.answers import Obstacle as Obstacle
    from onirim.rules.facts.answers import Thing as Thing
    from onirim.rules.facts.effects import Effect as Effect
    from onirim.rules.facts.module_facts import ModuleFacts as ModuleFacts
    from onirim.rules.facts.module_facts import StepFacts as StepFacts
    from onirim.rules.numbers import BURY as BURY
    from onirim.rules.numbers import LOOK as LOOK
    from onirim.rules.numbers import ORDER as ORDER
    from onirim.rules.registration import CatalogueEntry as CatalogueEntry

_HOMES = {
    "onirim.engine.actions": ("CARD", "COLOUR", "HAND_CARD", "NOTHING", "PLACE"),
    "onirim.engine.arguments": ("Argument", "CardKind", "Colours"),
    "onirim.engine.card_sets": ("DOOR_CARD", "DREAM", "LOCATION", "TOKEN", "Card"),
    "onirim.engine.deck": ("EMPTY", "UNKNOWN"),
    "onirim.engine.hooks": ("ASK", "GO", "WAIT", "Module", "Step"),
    "onirim.engine.info": ("CardInfo", "Cost", "CounterInfo", "Question", "VerbInfo", "ZoneInfo"),
    "onirim.engine.memory": ("DISCARDED", "DRAWN", "LIMBO", "SEEN"),
    "onirim.engine.messages": ("Message",),
    "onirim.players.heuristic.module_heuristic": ("ModuleHeuristic", "verb_named"),
    "onirim.rules.facts.answers": ("Obstacle", "Thing"),
    "onirim.rules.facts.effects": ("Effect",),
    "onirim.rules.facts.module_facts": ("ModuleFacts", "StepFacts"),
    "onirim.rules.numbers": ("BURY", "LOOK", "ORDER"),
    "onirim.rules.registration": ("CatalogueEntry",),
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}

__all__ = ["Available", "available", "register", *_HOME_OF]  # noqa: PLE0604  # all strings


@dataclass(frozen=True, slots=True)
class Available:
    """A mode or a module, and how a ruleset can name it."""

    key: str  # as in solo+KEY
    kind: str  # "mode" or "module"
    options: tuple[str, ...]  # after a colon; without one it is played as it usually is
    house_rules: tuple[str, ...]  # that say something about it

    def __str__(self) -> str:
        return self.key


def available() -> tuple[Available, ...]:
    """List the modes, then the modules in the order of the rules, with options and house rules.

    Examples:
        >>> from onirim.modules import available
        >>> [(one.key, one.options) for one in available() if one.key in ("duo", "towers")]
        [('duo', ('limited', 'open')), ('towers', ('hard',))]

    """
    from onirim.rules.catalogue import MODES, entries, house_rules_of

    modes: dict[str, tuple[str, ...]] = {}
    for word in MODES:
        key, _, option = word.partition(":")
        modes[key] = (*modes.get(key, ()), *filter(None, [option]))
    return (
        *(Available(key, "mode", modes[key], tuple(house_rules_of(key))) for key in modes),
        *(
            Available(entry.key, "module", tuple(entry.options), tuple(house_rules_of(entry.key)))
            for entry in entries()
        ),
    )


def register(entry: CatalogueEntry) -> None:
    """Let rulesets of this process name a module; the same key again replaces it.

    Examples:
        >>> from onirim import State
        >>> from onirim.modules import BURY, Card, CatalogueEntry, DREAM, Module, register
        >>> class Gale(Module):
        ...     def key(self): return "gale"
        ...     def cards(self, house_rules): return [Card("Ga", 2, DREAM)]
        ...     def install(self, rules): rules.on_draw[rules.kind("Ga")] = BURY
        >>> register(CatalogueEntry("gale", lambda option: Gale(), options=["strong"]))
        >>> State("solo+gale:strong", seed=7).rules.modules
        ('gale:strong',)

    """
    from onirim.game.expected import expect
    from onirim.rules.catalogue import register_module
    from onirim.rules.registration import CatalogueEntry

    expect(entry, CatalogueEntry, "a CatalogueEntry")
    register_module(entry)


def __getattr__(name: str) -> object:
    if name not in _HOME_OF:
        raise AttributeError(f"module 'onirim.modules' has no attribute {name!r}")
    value = getattr(import_module(_HOME_OF[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(__all__)
