"""A module that changes nothing: it records the triggers of a game (rules section 12)."""

from __future__ import annotations

from onirim.engine.hooks import TRIGGER_NAMES, Module
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State
from onirim.notation.position import write_position
from onirim.rules.catalogue import compile_rules

LAST = 99  # after everybody else


class TriggerRecorder(Module):
    """Records each trigger of a game with the position at which it came."""

    def __init__(self) -> None:
        self.triggers: list[tuple[str, str]] = []

    def key(self) -> str:
        return "trigger-recorder"

    def rank(self, trigger: int) -> int:
        return LAST

    def at_trigger(self, state: State, trigger: int, arg: int) -> None:
        self.triggers.append((TRIGGER_NAMES[trigger], write_position(state)))

    def names(self) -> list[str]:
        """The triggers without their positions."""
        return [name for name, _ in self.triggers]


def recorded_rules(mode: Module, *modules: Module) -> tuple[Ruleset, TriggerRecorder]:
    """A ruleset of these modules, and the recorder of its games."""
    recorder = TriggerRecorder()
    rules = compile_rules(mode, [*modules, recorder], [])
    rules.text = "recorded"
    return rules, recorder
