"""The keywords that all environments share, checked, and what follows from them."""

from __future__ import annotations

import operator
from typing import Final, Literal

from onirim.engine.action import Action
from onirim.engine.errors import ConfigError
from onirim.engine.messages import Message
from onirim.game.chance import checked_seed
from onirim.game.ruleset import Ruleset

Reward = Literal["win", "doors"]
Illegal = Literal["raise", "lose"]
RenderMode = Literal["ansi", "rgb_array", "human"]

CLOSED: Final = "the environment is closed"
NOT_BEGUN: Final = "no game has begun: call reset()"


def known_rules(rules: Ruleset | str, seats: int = 0) -> Ruleset:
    """The ruleset of this name, for so many seats; 0: for any."""
    known = Ruleset(rules)
    if seats and known.seats != seats:
        raise ConfigError(
            Message(
                "terminal-environment-seats",
                "this environment is for rules with {seats} seat(s); '{rules}' has {number}",
                rules=str(known),
                number=known.seats,
                seats=seats,
            )
        )
    return known


def check_choice(keyword: str, value: object, *choices: object) -> None:
    """Raise an error if the value of a keyword is none of these."""
    if value not in choices:
        raise ConfigError(
            Message(
                "terminal-environment-keyword",
                "{keyword} must be one of {choices}, not {value}",
                keyword=keyword,
                choices=", ".join(repr(choice) for choice in choices),
                value=repr(value),
            )
        )


def check_least(keyword: str, value: int, least: int) -> None:
    """Raise an error if a number is too small."""
    if value < least:
        raise ConfigError(
            Message(
                "terminal-environment-least",
                "{keyword} must be at least {least}, not {value}",
                keyword=keyword,
                least=str(least),
                value=str(value),
            )
        )


def seed_number(seed: object) -> int:
    """A seed as a number that every generator takes."""
    return checked_seed(seed)  # type: ignore[arg-type]  # it says what it takes


def action_number(action: object) -> int:
    """An action as a number; numpy's integers are numbers, and an Action means its code."""
    if isinstance(action, Action):
        return action
    try:
        return operator.index(action)  # type: ignore[arg-type]
    except TypeError:
        raise TypeError(f"an action must be an integer, not {action!r}") from None
