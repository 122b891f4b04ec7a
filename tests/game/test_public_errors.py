"""Errors that programs catch are named as they are imported, in tracebacks and in pickles."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable

import pytest

import onirim
from onirim import OnirimError

ERRORS = [
    name
    for name in onirim.__all__
    if isinstance(found := getattr(onirim, name), type) and issubclass(found, OnirimError)
]
SCRIPT = """
import json, onirim
from onirim import OnirimError
classes = [getattr(onirim, name) for name in onirim.__all__]
errors = [one for one in classes if isinstance(one, type) and issubclass(one, OnirimError)]
print(json.dumps({one.__name__: one.__module__ for one in errors}))
"""


@pytest.mark.parametrize("name", ERRORS)
def test_an_error_is_named_as_it_is_imported(name: str) -> None:
    assert getattr(onirim, name).__module__ == "onirim"


@pytest.mark.compiled
def test_so_it_is_compiled(run_compiled: Callable[..., str]) -> None:
    assert json.loads(run_compiled(SCRIPT)) == dict.fromkeys(ERRORS, "onirim")


def test_an_error_can_be_pickled() -> None:
    with pytest.raises(onirim.RulesetError) as raised:
        onirim.Ruleset("sola")
    again = pickle.loads(pickle.dumps(raised.value))  # noqa: S301
    assert type(again) is onirim.RulesetError
    assert str(again) == str(raised.value)
