"""What a front end must know of a ruleset to show it, so that it need not know any module by name.

`describe` turns a compiled ruleset into data; `Described` looks things up in it.
"""

from __future__ import annotations

from onirim.rules.description.build import describe, describe_rules
from onirim.rules.description.lookup import ActionParts, Described, described
from onirim.rules.description.ruleset_description import (
    CardDescription,
    CounterDescription,
    ModuleDescription,
    QuestionDescription,
    RulesetDescription,
    VerbDescription,
    VictoryDescription,
    ZoneDescription,
)

__all__ = [
    "ActionParts",
    "CardDescription",
    "CounterDescription",
    "Described",
    "ModuleDescription",
    "QuestionDescription",
    "RulesetDescription",
    "VerbDescription",
    "VictoryDescription",
    "ZoneDescription",
    "describe",
    "describe_rules",
    "described",
]
