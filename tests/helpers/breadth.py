"""How much of a long test is run: `make test` a representative part, `make test-all` the whole.

A part leaves out nothing of its kind: each mode, module, option and house rule still occurs, in
fewer games and fewer combinations.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TypeVar

import pytest

WHOLE = os.environ.get("ONIRIM_TESTS", "") == "all"

WHOLE_ONLY = pytest.mark.skipif(not WHOLE, reason="a matrix of its own: ONIRIM_TESTS=all")

T = TypeVar("T")


def games(part: int, whole: int, variable: str = "") -> int:
    """How many games, examples or repetitions; a variable of the environment may say otherwise."""
    return int(os.environ.get(variable, whole if WHOLE else part))


def cases(part: Sequence[T], whole: Sequence[T]) -> list[T]:
    """Which cases of a matrix."""
    return list(whole if WHOLE else part)
