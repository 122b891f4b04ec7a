"""What all tests share: marks, how hypothesis searches, how the compiled engine is reached."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest
from hypothesis import settings

from tests.helpers import installed
from tests.helpers.marks import pytest_addoption, pytest_collection_modifyitems, pytest_configure

# Hooks of pytest, which looks for them here.
__all__ = ["pytest_addoption", "pytest_collection_modifyitems", "pytest_configure"]

settings.register_profile("default", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "default")


@pytest.fixture(scope="session")
def run_compiled() -> Callable[..., str]:
    """Run a script with the compiled engine of the installed wheel; returns what it printed.

    Refuses a wheel that is older than `src/`, and skips where nothing can be compiled.
    """
    installed.refuse_stale_wheel()
    if not installed.is_compiled():
        installed.excuse_interpreted_wheel()
    return installed.run
