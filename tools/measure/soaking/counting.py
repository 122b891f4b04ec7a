"""What happens inside the engine, counted: hooks that answer and steps that run.

Only the interpreted engine can be listened to; a compiled one calls its methods directly.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import wraps
from typing import Any

from onirim.engine.hooks import HOOKS, TRIGGER_NAMES, Module, Step
from onirim.engine.ruleset import Ruleset

__all__ = ["WINDOWS", "EventFeed", "everything_counted"]

WINDOWS = ("turn-start", "before-draw", "nightmare", "door", "trio")  # by their numbers, from 1


def everything_counted() -> list[str]:
    """The hooks, triggers and windows that modules use."""
    hooks = [hook for hook in HOOKS if hook != "interrupts"]
    return [*hooks, *map("at {}".format, TRIGGER_NAMES), *map("interrupts {}".format, WINDOWS)]


class EventFeed:
    """Counts into whatever counter it is given, for every ruleset that it has been shown."""

    def __init__(self) -> None:
        self.met: Counter[str] = Counter()
        self.known: set[tuple[type, str]] = set()

    def listen(self, rules: Ruleset) -> None:
        """Hear the classes of this ruleset, each method once."""
        for module in rules.modules_with_mode:
            for hook in (*HOOKS, "at_trigger"):
                self.hear(type(module), Module, hook, name_of_hook)
        for number in range(1, len(rules.steps)):
            self.hear(type(rules.steps[number]), Step, "run", name_of_step)

    def hear(
        self, owner: type, base: type, method: str, name: Callable[[Any, str, tuple[Any, ...]], str]
    ) -> None:
        """Put the counting before a method, in the class that has written it."""
        writer = next(cls for cls in owner.__mro__ if method in cls.__dict__)
        if (writer, method) in self.known or (writer is base and method != "run"):
            return
        self.known.add((writer, method))
        plain = getattr(writer, method)

        @wraps(plain)
        def counting(modules_with_mode: Any, *arguments: Any) -> Any:
            self.met[name(modules_with_mode, method, arguments)] += 1
            return plain(modules_with_mode, *arguments)

        setattr(writer, method, counting)


def name_of_hook(_: Module, hook: str, arguments: tuple[Any, ...]) -> str:
    if hook == "at_trigger":
        return f"hook at {TRIGGER_NAMES[arguments[1]]}"
    if hook == "interrupts":
        return f"hook interrupts {WINDOWS[arguments[1] - 1]}"
    return f"hook {hook}"


def name_of_step(step: Step, _: str, __: tuple[Any, ...]) -> str:
    return f"ran {step.name}"
