"""Whatever a player can do wrong is said in his language."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from onirim.notation.record import RecordError
from onirim.notation.record.errors import TextPlace
from onirim.words import languages, words_in
from onirim.words.errors import in_language, recognise, say_record_error
from tests.cli.command import onirim

SRC = Path(__file__).parents[2] / "src" / "onirim"
MET_BY_PLAYERS = (  # files whose errors are shown, and their classes
    ("cli/play.py", "ValueError"),
    ("cli/saving.py", "ValueError"),
    ("cli/rules.py", "ValueError"),
    ("words/choice.py", "NoSuchLanguage"),
    ("chance.py", "ValueError"),
    ("simulation.py", "BadOrder"),
    ("players/registry.py", "UnknownPlayer"),
    ("engine/catalogue.py", "RulesetError"),
    ("game.py", "CannotUndo"),
    ("log.py", "CannotUndo"),
    ("notation/record/tokenizer.py", "RecordError"),
    ("notation/record/reader.py", "RecordError"),
    ("notation/record/writer.py", "RecordError"),
    ("records/recorder.py", "ValueError"),
)
TOO_LONG = ("a header", "the name of a header", "a comment", "a word")
SENTENCES = {"records/replay.py": "sentence"}  # here they are put into a variable first


def sentences() -> Iterator[str]:
    """The sentences of all errors that our code raises, each hole filled with a word."""
    for file, error in MET_BY_PLAYERS:
        for node in ast.walk(ast.parse((SRC / file).read_text(encoding="utf-8"))):
            if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
                call = node.exc
                if getattr(call.func, "id", "") == error and call.args:
                    yield from written(call.args[0])
    for file, name in SENTENCES.items():
        for node in ast.walk(ast.parse((SRC / file).read_text(encoding="utf-8"))):
            if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == name:
                yield from written(node.value)


def written(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    if isinstance(node, ast.JoinedStr):
        sentence = "".join(map(part, node.values))
        things = TOO_LONG if sentence.startswith("word has at most") else ("word",)
        yield from (sentence.replace("word", thing, 1) for thing in things)


def part(value: ast.expr) -> str:
    if isinstance(value, ast.FormattedValue):
        return "'word'" if value.conversion in (ord("r"), ord("a")) else "word"
    return str(getattr(value, "value", ""))


def test_there_are_sentences() -> None:
    assert len({*sentences()}) > 40


@pytest.mark.parametrize("sentence", sorted({*sentences()}))
def test_every_error_is_known(sentence: str) -> None:
    """By its English sentence, and the English of the texts is that very sentence."""
    found = recognise(sentence)
    assert found, sentence
    if not found[0].startswith("record-end"):
        said = words_in("en").say(found[0], **found[1])
        assert said.lower() in (sentence.lower(), sentence.lower().removesuffix("."))


@pytest.mark.parametrize(
    ("sentence", "russian"),
    [
        ("'sola' is not a mode; did you mean 'solo'?", "«sola» – не режим; может быть, «solo»?"),
        ("'x' is not a mode; expected one of: solo, duo", "«x» – не режим; есть такие: solo, duo"),
        (
            "the record says won, but the game is going on",
            "по записи партия выиграна, но на деле она не окончена",
        ),
        ("There is no player 'eve'; there are: a, b", "игрока «eve» нет; есть такие: a, b"),
        ("No such file or directory", "No such file or directory"),
    ],
)
def test_errors_in_russian(sentence: str, russian: str) -> None:
    assert in_language(words_in("ru"), sentence) == russian


def test_a_record_error_tells_where() -> None:
    wrong = RecordError("this turn is empty", TextPlace(3, 7), "2")
    wrong.file = "night.oni"
    assert say_record_error(words_in("en"), wrong) == str(wrong)
    assert (
        say_record_error(words_in("fr"), wrong) == "night.oni:3:7: tour 2\u00a0: ce tour est vide"
    )


@pytest.mark.parametrize("language", languages())
def test_commands_refuse_in_the_language(language: str) -> None:
    done = onirim("play", "--rules", "sola", "--lang", language)
    said = in_language(words_in(language), "'sola' is not a mode; did you mean 'solo'?")
    assert (done.returncode, done.stderr) == (2, f"onirim: {said}\n")
