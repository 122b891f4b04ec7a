"""The answers as front ends get them."""

from __future__ import annotations

from dataclasses import dataclass, field

from onirim.engine.info import Cost
from onirim.rules.facts.answers import HeldPower, Progress, Reason, Threat

__all__ = ["NO_INSIGHT", "Answer", "Insight"]


@dataclass(frozen=True, slots=True)
class Insight:
    """What a seat may know about its chances, in one position."""

    powers: tuple[HeldPower, ...] = ()
    threats: tuple[Threat, ...] = ()  # the nearest first
    progress: tuple[Progress, ...] = ()
    costs: dict[str, tuple[Cost, ...]] = field(default_factory=dict)  # legal action -> its price
    # now, where it differs from its verb's
    unwinnable: tuple[str, ...] = ()  # legal actions after which the game cannot be won
    next_card: dict[str, int] = field(default_factory=dict)  # with a partner, what it can be: whole
    # numbers that are as the odds; alone the odds are as the counts of unknown cards


@dataclass(frozen=True, slots=True)
class Answer:
    """Whether an action can be done, and why not; a legal one with a reason would be wasted."""

    action: str  # its code
    legal: bool
    reason: Reason | None = None


NO_INSIGHT = Insight()
