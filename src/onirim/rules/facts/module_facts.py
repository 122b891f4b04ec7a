"""What answers for a module and for the steps that ask, when a front end wants to know.

All of it is optional: a module without facts can be played. Answers may look at what lies open, at
how many cards the deck holds and at the hand of the seat that asks, never at the deck or at the
other hand: an answer must give nothing away.
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from onirim.engine.hooks import Module, Step
from onirim.engine.info import Cost
from onirim.engine.state import State
from onirim.rules.facts.answers import HeldPower, Obstacle, Progress, Threat
from onirim.rules.facts.effects import Effects

__all__ = ["FactsOfSteps", "ModuleFacts", "StepFacts"]

S = TypeVar("S", bound=Step)
M = TypeVar("M", bound=Module)


class StepFacts(Generic[S]):
    """What front ends may ask about the answers to a question."""

    def __init__(self, step: S) -> None:
        self.step = step

    def obstacle(self, state: State, verb: int, ref: int) -> Obstacle | None:
        """What keeps this answer from being offered."""
        return None

    def costs(self, state: State, verb: int, ref: int) -> list[Cost] | None:
        """What this answer would cost now; None: what its verb says."""
        return None


FactsOfSteps = dict[type[Step], type[StepFacts[Any]]]


class ModuleFacts(Generic[M]):
    """What front ends may ask about a mode or an expansion."""

    def __init__(self, module: M) -> None:
        self.module = module

    def steps(self) -> FactsOfSteps:
        """What answers for steps of my module, by class; a subclass has the facts of its base."""
        return {}

    def obstacle(self, state: State, verb: int, ref: int) -> Obstacle | None:
        """Why this cannot be done, at a time when such things can; the first answer counts."""
        return None

    def obstacle_to_gaining(self, state: State, door: int) -> Obstacle | None:
        """Why my module does not let this Door be gained now."""
        return None

    def costs(self, state: State, verb: int, ref: int) -> list[Cost] | None:
        """What an offer of my module would cost now; None: what its verb says."""
        return None

    def powers_of(self, state: State, seat: int) -> list[HeldPower]:
        """What this seat has to use, with its obstacles; whether it can be used is added."""
        return []

    def threats_to(self, state: State, seat: int) -> list[Threat]:
        """What this seat has to expect."""
        return []

    def effects(self) -> Effects:
        """What the moves that my module brings about mean, by their causes."""
        return {}

    def progress_of(self, state: State, seat: int) -> list[Progress]:
        """How far my module's victory conditions are met."""
        return []
