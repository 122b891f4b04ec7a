"""The wheel in this very environment is the compiled `src/`, if anything can be compiled."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import onirim

pytestmark = pytest.mark.compiled


def test_engine_is_compiled(run_compiled: Callable[..., str]) -> None:
    """What `make install` installed is compiled and of our version."""
    printed = run_compiled("import onirim; print(onirim.__version__, onirim.compiled)")
    assert printed.split() == [onirim.__version__, "True"]
