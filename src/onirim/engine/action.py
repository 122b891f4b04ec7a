"""Action: a number of one ruleset that prints as its code."""

from __future__ import annotations

from typing import NoReturn

__all__ = ["Action"]

NUMBER_FORMATS = tuple("bcdeEfFgGnoxX%")


class Action(int):
    """Something that a player or chance can do: a number that prints as its code.

    A ruleset makes its actions once, so that equal actions are one object. Numbers belong to a
    ruleset; codes mean the same everywhere.

    Examples:
        >>> from onirim import Ruleset
        >>> action = Ruleset("solo").action("discard:Rs")
        >>> action, int(action), f"{action:>12}"
        (discard:Rs, 12, '  discard:Rs')
        >>> action.verb, action.card, action.token, action.is_chance
        ('discard', 'Rs', 'xRs', False)

    """

    verb: str
    """What is done, "" for an outcome of chance."""
    card: str
    """The card that it names, "" if it names none."""
    token: str
    """How records write it."""
    is_chance: bool
    """Is it an outcome of chance?"""
    _code: str
    _rules: str

    @classmethod
    def _of(  # all that an action knows
        cls, number: int, rules: str, code: str, verb: str, card: str, token: str
    ) -> Action:
        made = cls(number)
        made.__dict__.update(_rules=rules, _code=code, verb=verb, card=card, token=token)
        made.__dict__["is_chance"] = not verb
        return made

    def __str__(self) -> str:
        return self._code

    __repr__ = __str__

    def __format__(self, spec: str) -> str:
        """Return the code, or the number where the format is one of numbers."""
        return format(int(self) if spec.endswith(NUMBER_FORMATS) else self._code, spec)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError("an action cannot be changed", name=name, obj=self)
