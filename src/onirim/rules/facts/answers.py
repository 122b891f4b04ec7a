"""What front ends are told on demand: why not, at what price, how near to a win or to harm.

Plain data, built only when somebody asks: no game, bot or rollout ever makes one. This file is
never compiled, so that the same classes go over the wire.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from onirim.engine.info import Cost

__all__ = [
    "Answer",
    "HeldPower",
    "Insight",
    "Obstacle",
    "Part",
    "Progress",
    "Promised",
    "Stake",
    "Thing",
    "Threat",
]


@dataclass(frozen=True, slots=True)
class Thing:
    """Something on the table that an answer points at."""

    zone: str  # as in View.zones; or the name of a counter
    place: int = 0  # from 1, as the View lists the zone; 0: the whole zone, or any such card
    card: str = ""


@dataclass(frozen=True, slots=True)
class Obstacle:
    """Why something cannot be done, or would be wasted: the message `why-<key>`."""

    key: str
    args: dict[str, str | int] = field(default_factory=dict)  # cards and colours as codes
    things: tuple[Thing, ...] = ()


@dataclass(frozen=True, slots=True)
class HeldPower:
    """Something that a player has and may use at certain times."""

    verb: str
    piece: Thing | None = None  # what carries it
    have: int = 0  # of what it needs
    need: int = 1
    usable: bool = False  # now, by this seat
    price: tuple[Cost, ...] = ()
    obstacles: tuple[Obstacle, ...] = ()  # why it is not usable now


@dataclass(frozen=True, slots=True)
class Threat:
    """Harm that is to be expected: the message `threat-<key>`."""

    key: str
    level: Literal["watch", "near", "now"]
    have: int = 0  # of what sets it off
    need: int = 0
    args: dict[str, str | int] = field(default_factory=dict)
    things: tuple[Thing, ...] = ()


@dataclass(frozen=True, slots=True)
class Part:
    """One of the things that a victory condition counts."""

    label: str  # a card, a colour or a zone, by its code
    have: int
    need: int


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a victory condition is met: the message `victory-<key>`."""

    key: str
    have: int
    need: int
    met: bool
    seat: int = -1  # whose it is; -1: of all together
    parts: tuple[Part, ...] = ()
    things: tuple[Thing, ...] = ()


@dataclass(frozen=True, slots=True)
class Promised:
    """What is certain to come of an action: a happening, and what a label may say of it."""

    key: str  # of the happening
    args: dict[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Stake:
    """What a card is good for that an action would give away."""

    doors: tuple[str, ...] = ()  # still closed, that it could open
    spare: int = -1  # so many cards of `alike` may go before the game can't be won; -1: any number
    alike: tuple[str, ...] = ()  # the kinds of which some are needed, this one among them


@dataclass(frozen=True, slots=True)
class Insight:
    """What a seat may know about its chances, in one position."""

    powers: tuple[HeldPower, ...] = ()
    threats: tuple[Threat, ...] = ()  # the nearest first
    progress: tuple[Progress, ...] = ()
    costs: dict[str, tuple[Cost, ...]] = field(default_factory=dict)
    # legal action -> its price now, where it differs from its verb's
    unwinnable: tuple[str, ...] = ()  # legal actions after which the game cannot be won
    promises: dict[str, Promised] = field(default_factory=dict)  # by legal action
    stakes: dict[str, Stake] = field(default_factory=dict)  # by legal action that gives a card away


@dataclass(frozen=True, slots=True)
class Answer:
    """Whether an action can be done, and why not; a legal one with an obstacle would be wasted."""

    action: str  # its code
    legal: bool
    obstacle: Obstacle | None = None
