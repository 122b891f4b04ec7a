"""The examples in docstrings of environments run."""

from __future__ import annotations

import doctest
import importlib

import pytest

MODULES = ("batch", "gymnasium", "duo_v0")


@pytest.mark.parametrize("name", MODULES)
def test_examples_of_docstrings(name: str) -> None:
    failed, tried = doctest.testmod(importlib.import_module(f"onirim.envs.{name}"))
    assert tried > 0
    assert failed == 0
