"""Messages of one language at work: patterns and arguments in, text and what was wrong out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from datetime import date
from typing import Any

from onirim.text.fluent.formats import Formats, Number
from onirim.text.fluent.nodes import (
    Call,
    Expression,
    FluentMessage,
    Literal,
    Pattern,
    Reference,
    Select,
    Variable,
)

__all__ = ["Bundle", "FluentValue"]

FluentValue = str | float | date | Number
Functions = Mapping[str, Callable[..., Any]]
DEEPEST = 20  # messages that refer to messages; more of it goes round in a circle


class Unknown(str):
    """Stands where there is nothing to say, and is equal to no variant."""

    __slots__ = ()


class Bundle:
    """Messages that know each other."""

    def __init__(self, functions: Functions) -> None:
        self.messages: dict[str, FluentMessage] = {}
        self.functions: Functions = {"NUMBER": with_options, "DATETIME": long_date, **functions}
        self.formats: Formats | None = None  # a language tells its formats in messages, too

    def add(self, messages: Iterable[FluentMessage]) -> None:
        """The first message of a name stays."""
        for message in messages:
            self.messages.setdefault(message.name, message)

    def format(self, pattern: Pattern, args: Mapping[str, FluentValue]) -> tuple[str, list[str]]:
        """The text, and what was wrong: then something like `{$name}` stands in it."""
        telling = Telling(self, args, [])
        return telling.text(pattern), telling.wrong


class Telling:
    """One message being formatted."""

    def __init__(
        self, bundle: Bundle, args: Mapping[str, FluentValue], wrong: list[str], depth: int = 0
    ) -> None:
        self.bundle = bundle
        self.args = args
        self.wrong = wrong
        self.depth = depth

    def text(self, pattern: Pattern) -> str:
        return "".join(
            part if isinstance(part, str) else self.written(self.value(part)) for part in pattern
        )

    def written(self, value: FluentValue) -> str:
        formats = self.bundle.formats
        if isinstance(value, str) or formats is None:
            return str(value)
        if isinstance(value, date):
            return formats.date(value)
        return formats.number(value if isinstance(value, Number) else Number(value))

    def value(self, expression: Expression) -> FluentValue:
        match expression:
            case Literal(value):
                return value
            case Variable(name):
                return self.args[name] if name in self.args else self.miss(f"${name}")
            case Reference():
                return self.reference(expression)
            case Call():
                return self.call(expression)
            case Select():
                return self.text(self.variant(expression))

    def reference(self, reference: Reference) -> str:
        """Another message with the same arguments; a term has its own."""
        shown = reference.name + (f".{reference.attribute}" if reference.attribute else "")
        message = self.bundle.messages.get(reference.name)
        if message is None or self.depth > DEEPEST:
            return self.miss(shown)
        attribute = reference.attribute
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return self.miss(shown)
        own = {name: literal.value for name, literal in reference.named.items()}
        args = own if reference.name.startswith("-") else self.args
        return Telling(self.bundle, args, self.wrong, self.depth + 1).text(pattern)

    def call(self, call: Call) -> FluentValue:
        positional: list[Any] = [self.value(argument) for argument in call.positional]
        named: dict[str, Any] = {name: literal.value for name, literal in call.named.items()}
        function = self.bundle.functions.get(call.name)
        if function is None or any(isinstance(value, Unknown) for value in positional):
            return self.miss(f"{call.name}()")
        try:
            found: FluentValue = function(*positional, **named)
        except (AttributeError, LookupError, TypeError, ValueError) as wrong:
            return self.miss(f"{call.name}()", str(wrong))
        return found

    def variant(self, select: Select) -> Pattern:
        value = self.value(select.selector)
        chosen = (pattern for key, pattern in select.variants if self.is_meant(value, key))
        return next(chosen, select.variants[select.default][1])

    def is_meant(self, value: FluentValue, key: str | float) -> bool:
        """Is this the variant of a value? A number is meant by itself or by its plural."""
        if isinstance(value, Number):
            value = value.value
        if isinstance(value, Unknown | date):
            return False
        if isinstance(value, str) or not isinstance(key, str):
            return value == key
        return self.bundle.formats is not None and self.bundle.formats.plural(value) == key

    def miss(self, what: str, why: str = "is not there") -> Unknown:
        self.wrong.append(f"{what} {why}")
        return Unknown(f"{{{what}}}")


def with_options(
    number: FluentValue,
    minimumFractionDigits: int | None = None,  # noqa: N803  # Fluent's names
    maximumFractionDigits: int | None = None,  # noqa: N803
    style: str = "decimal",
) -> Number:
    """`NUMBER(…)`."""
    value = number.value if isinstance(number, Number) else number
    if not isinstance(value, int | float) or style not in ("decimal", "percent"):
        raise ValueError("needs a number, and the style is decimal or percent")
    return Number(value, minimumFractionDigits, maximumFractionDigits, style == "percent")


def long_date(day: FluentValue, dateStyle: str = "long") -> date:  # noqa: N803  # Fluent's name
    """`DATETIME(…)`; of its styles we say the long one."""
    if not isinstance(day, date) or dateStyle != "long":
        raise ValueError("needs a date, and its style is long")
    return day
