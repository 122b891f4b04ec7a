"""What a message is made of."""

from __future__ import annotations

from dataclasses import dataclass, field

__all__ = [
    "Call",
    "Expression",
    "FluentMessage",
    "Literal",
    "Pattern",
    "Reference",
    "Select",
    "Variable",
]


@dataclass(frozen=True, slots=True)
class Literal:
    """A string or a number that stands in the message itself."""

    value: str | float


@dataclass(frozen=True, slots=True)
class Variable:
    """`$name`: an argument."""

    name: str


@dataclass(frozen=True, slots=True)
class Reference:
    """Another message or, with a hyphen in front, a term; or an attribute of it."""

    name: str
    attribute: str = ""
    named: dict[str, Literal] = field(default_factory=dict)  # a term has arguments of its own


@dataclass(frozen=True, slots=True)
class Call:
    """`PSEUDO(…)`: a function."""

    name: str
    positional: tuple[Expression, ...]
    named: dict[str, Literal]


@dataclass(frozen=True, slots=True)
class Select:
    """One of several patterns, by a value."""

    selector: Expression
    variants: tuple[tuple[str | float, Pattern], ...]
    default: int


Expression = Literal | Variable | Reference | Call | Select
Pattern = tuple[str | Expression, ...]


@dataclass(frozen=True, slots=True)
class FluentMessage:
    """A text with the forms beside it."""

    name: str
    value: Pattern | None
    attributes: dict[str, Pattern]
