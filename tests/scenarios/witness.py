"""A module that does nothing but look: what lies where at each moment of rules section 12."""

from __future__ import annotations

from onirim.engine.catalogue import compile_rules
from onirim.engine.hooks import TRIGGER_NAMES, Module
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State
from onirim.notation.position import write_position

LAST = 99  # after everybody else


class Witness(Module):
    """Remembers the moments of a game, each with the position at which it came."""

    def __init__(self) -> None:
        self.moments: list[tuple[str, str]] = []

    def key(self) -> str:
        return "witness"

    def rank(self, moment: int) -> int:
        return LAST

    def at_trigger(self, g: State, moment: int, arg: int) -> None:
        self.moments.append((TRIGGER_NAMES[moment], write_position(g)))

    def names(self) -> list[str]:
        """The moments alone."""
        return [name for name, _ in self.moments]


def watched(mode: Module, *modules: Module) -> tuple[Ruleset, Witness]:
    """A ruleset of these modules, and somebody who watches its games."""
    witness = Witness()
    rules = compile_rules(mode, [*modules, witness], [])
    rules.text = "watched"
    return rules, witness
