"""How a language writes numbers, dates and lists, and which plural a number takes.

A language says it in its own `language.ftl`, so that a new one needs no code. Plurals are
the rules of Unicode's CLDR, copied as they stand there.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from decimal import ROUND_HALF_EVEN, Decimal

__all__ = ["Formats", "Number"]

Say = Callable[..., str]
WRITTEN = re.compile(r"1(?P<group>\D?)234(?P<decimal>\D+)5")  # 1234.5, as the language has it
CONDITION = re.compile(r"([niv])(?: % (\d+))? (!?)= ([\d.,]+)")
MOST_DIGITS = 3  # behind the point, where a message does not say


@dataclass(frozen=True, slots=True)
class Number:
    """A number and how it shall be written."""

    value: float
    least_digits: int | None = None  # behind the point
    most_digits: int | None = None
    percent: bool = False


class Formats:
    """The formats of one language; `say` says its messages."""

    def __init__(self, say: Say) -> None:
        self.say = say
        written = WRITTEN.fullmatch(say("language-number"))
        self.group, self.decimal = written.groups() if written else (",", ".")
        self.plurals = read_plurals(say("language-plurals"))

    def number(self, number: Number) -> str:
        share = Decimal(str(number.value)) * (100 if number.percent else 1)
        least = number.least_digits or 0
        most = number.most_digits
        if most is None:
            most = max(least, 0 if number.percent else MOST_DIGITS)
        rounded = share.quantize(Decimal(1).scaleb(-most), ROUND_HALF_EVEN)
        whole, _, digits = f"{rounded:,f}".partition(".")
        while len(digits) > least and digits.endswith("0"):
            digits = digits[:-1]
        text = whole.replace(",", self.group) + (self.decimal + digits if digits else "")
        return self.say("language-percent", number=text) if number.percent else text

    def date(self, day: date) -> str:
        months = self.say("language-months").split(", ")
        return self.say(
            "language-date", day=str(day.day), month=months[day.month - 1], year=str(day.year)
        )

    def listed(self, items: Sequence[str], key: str) -> str:
        """`a, b and c`; the key tells whether it is an `and` or an `or`."""
        if len(items) < 2:
            return "".join(items)
        most = self.say("list-comma").join(items[:-1])
        return self.say(key, most=most, last=items[-1])

    def plural(self, value: float) -> str:
        """The category of a number."""
        found = (name for name, rule in self.plurals if holds(rule, value))
        return next(found, "other")


def read_plurals(text: str) -> list[tuple[str, str]]:
    """`one: i = 1 and v = 0; few: …` as pairs of a category and its rule."""
    parts = (part.partition(":") for part in text.split(";"))
    return [(name.strip(), rule.strip()) for name, _, rule in parts if rule.strip()]


def holds(rule: str, value: float) -> bool:
    return any(
        all(condition_holds(condition, value) for condition in some.split(" and "))
        for some in rule.split(" or ")
    )


def condition_holds(condition: str, value: float) -> bool:
    """`i % 100 != 11..14`: i is the whole part, v the number of digits behind the point."""
    found = CONDITION.fullmatch(condition.strip())
    if not found:
        return False
    operand, modulus, negated, ranges = found.groups()
    exact = Decimal(str(abs(value))).normalize()
    exponent = int(exact.as_tuple().exponent)
    left = {"n": exact, "i": Decimal(int(exact)), "v": Decimal(max(0, -exponent))}[operand]
    left = left % int(modulus) if modulus else left
    return is_in(left, ranges) != bool(negated)


def is_in(value: Decimal, ranges: str) -> bool:
    """`1,3..5`: one of these whole numbers."""
    bounds = (part.partition("..") for part in ranges.split(","))
    whole = value == value.to_integral_value()
    return whole and any(int(low) <= value <= int(high or low) for low, _, high in bounds)
