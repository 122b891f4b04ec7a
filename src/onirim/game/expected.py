"""What callers must give, said in one sentence."""

from __future__ import annotations

__all__ = ["expect"]


def expect(value: object, kind: type, what: str) -> None:
    """Raise a TypeError that says what was expected."""
    if not isinstance(value, kind):
        raise TypeError(f"{what} is expected, not {type(value).__name__}")
