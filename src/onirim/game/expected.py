"""What callers must give, said in one sentence."""

from __future__ import annotations

from operator import index
from types import UnionType
from typing import SupportsIndex, cast

__all__ = ["expect", "expect_integer"]


def expect(value: object, kind: type | UnionType, what: str) -> None:
    """Raise a TypeError that says what was expected."""
    if not isinstance(value, kind):
        raise TypeError(f"{what} is expected, not {type(value).__name__}")


def expect_integer(value: object, what: str) -> int:
    """Return an integer as Python's own; numpy's are integers, too."""
    try:
        return index(cast("SupportsIndex", value))
    except TypeError:
        raise TypeError(f"{what} is an integer, not {type(value).__name__}") from None
