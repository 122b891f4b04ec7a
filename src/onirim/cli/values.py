"""Types of option values, with errors that say what was expected."""

from __future__ import annotations

from typing import Any

import click

__all__ = ["NumberType", "WordType"]


class NumberType(click.ParamType[float]):
    """A number; a whole one unless fractions are allowed.

    Bounds are here only if the option's own command is the first to know them.
    """

    name = "n"

    def __init__(self, low: int | None = None, whole: bool = True) -> None:
        self.low = low
        self.whole = whole

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        from onirim.engine.messages import Message, OnirimError

        name = name_of_param(param, ctx)
        number = self.read(value)
        if number is None:
            raise OnirimError(
                Message("terminal-no-number", "{name} is a number, not '{value}'",
                        name=name, value=str(value))
            )  # fmt: skip
        if self.low is not None and number < self.low:
            raise OnirimError(
                Message("terminal-number-from", "{name} is a number from {low} on, not {value}",
                        name=name, low=str(self.low), value=str(value))
            )  # fmt: skip
        return number

    def read(self, value: Any) -> float | None:
        """Turn text, or a number of a settings file, into a number."""
        try:
            return int(str(value)) if self.whole else float(value)
        except (TypeError, ValueError):
            return None


class WordType(click.Choice[str]):
    """One of several words."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        from onirim.engine.messages import Message, OnirimError

        if value not in self.choices:
            raise OnirimError(
                Message(
                    "terminal-one-of",
                    "{name} is one of {known}, not '{value}'",
                    name=name_of_param(param, ctx),
                    known=", ".join(self.choices),
                    value=str(value),
                )
            )
        return str(value)


def name_of_param(param: click.Parameter | None, ctx: click.Context | None) -> str:
    """`--games`, or `FILE` of an argument."""
    if isinstance(param, click.Argument) and ctx is not None:
        return param.make_metavar(ctx)
    return param.opts[-1] if param else "?"
