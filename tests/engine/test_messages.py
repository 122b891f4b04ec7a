"""Messages and the errors that carry them: English without any texts, whole after a copy."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from onirim.engine.errors import IllegalAction
from onirim.engine.messages import Message, OnirimError, cause_of
from onirim.game.logged_game import LoggedGame
from onirim.notation.record import RecordError, read_record
from onirim.rules.catalogue import RulesetError, ruleset

SRC = Path(__file__).parents[2] / "src"
WITHOUT_TEXTS = """
import io, pathlib, sys
sys.modules["onirim.text"] = None
texts = pathlib.Path.read_text
def read_text(self, *args, **kwargs):
    assert self.suffix != ".ftl", self
    return texts(self, *args, **kwargs)
pathlib.Path.read_text = read_text
from onirim.rules.catalogue import ruleset
from onirim.notation.position import read_position
for call in (
    lambda: ruleset("sola"),
    lambda: read_position(ruleset("solo"), "hand Rs; stack limbo fill door"),
):
    try:
        call()
    except ValueError as wrong:
        print(wrong)
"""


def test_english_is_the_template_with_its_arguments() -> None:
    inner = Message("inner", "{n} of '{word}'", n=20_000, word="Rs")
    assert str(Message("outer", "why: {reason}; {{braces}}", reason=inner)) == (
        "why: 20,000 of 'Rs'; {braces}"
    )


@pytest.mark.parametrize(
    ("typed", "shown"),
    [("a\nb", r"a\nb"), ("\x1b[2J", r"\x1b[2J"), ("it's", "it's"), ("двери", "двери")],
)
def test_what_was_typed_cannot_break_the_line(typed: str, shown: str) -> None:
    message = Message("typed", "'{word}'", word=typed)
    assert (str(message), message.args) == (f"'{shown}'", {"word": shown})


def test_an_error_is_its_message() -> None:
    with pytest.raises(RulesetError) as caught:
        ruleset("solo+tower")
    wrong = caught.value
    assert isinstance(wrong, ValueError)
    assert str(wrong) == str(wrong.message)
    assert repr(wrong) == f"RulesetError({str(wrong)!r})"
    assert wrong.message.key == "error-item"
    assert str(wrong.message.args["hint"]) == "did you mean 'towers'?"


def test_causes() -> None:
    message = Message("k", "why")
    assert cause_of(OnirimError(message)) is message
    assert cause_of(KeyError()) == "KeyError"
    assert cause_of(TypeError("odd")) == "odd"


def through_pickle(error: OnirimError) -> OnirimError:
    """As between the processes of a simulation."""
    again = pickle.loads(pickle.dumps(error))  # noqa: S301  # of our own making
    assert isinstance(again, OnirimError)
    return again


@pytest.mark.parametrize("again", [copy.deepcopy, through_pickle])
def test_copies_are_whole(again: Callable[[Any], Any]) -> None:
    with pytest.raises(IllegalAction) as illegal:
        LoggedGame("solo", 1).apply("decline")
    wrong = again(illegal.value)
    assert (str(wrong), wrong.text) == (str(illegal.value), "decline")
    assert wrong.options == illegal.value.options
    with pytest.raises(RecordError) as broken:
        read_record('[Game "Chess"]', "x.oni")
    assert str(again(broken.value)) == "x.oni:1:1: this is a record of 'Chess', not of Onirim"
    assert again(broken.value).place == broken.value.place


def test_the_engine_explains_itself_without_any_texts() -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_TEXTS],
        env={"PYTHONPATH": str(SRC)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.splitlines() == [
        "'sola' is not a mode; did you mean 'solo'?",
        "'door' in 'stack' lacks a drawn Door",
    ]
