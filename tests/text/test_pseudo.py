"""Adding a language is a folder and nothing else: tried with one that nobody speaks."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from onirim.text import choose_language, languages
from onirim.text.message_files import ENGLISH
from onirim.text.words import Words
from tests.helpers.rulesets import alone_and_together
from tests.text.walks import walk
from tools.generate.pseudo import PSEUDO, pseudo, write_pseudo_language
from tools.lint.shared.messages import messages


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place for languages, with the pseudo-language in it."""
    write_pseudo_language(tmp_path)
    monkeypatch.setenv("ONIRIM_WORDS", str(tmp_path))
    messages.cache_clear()
    return tmp_path


@pytest.mark.usefixtures("place")
def test_a_folder_is_a_language() -> None:
    assert PSEUDO in languages()
    assert choose_language(PSEUDO) == PSEUDO
    assert messages(PSEUDO).keys() == messages(ENGLISH).keys()


@pytest.mark.usefixtures("place")
def test_a_game_in_it() -> None:
    """Strictly: nothing may be left to English."""
    rules = alone_and_together()[0]
    walk([Words(PSEUDO, strict=True)], rules, random.Random(1))


@pytest.mark.usefixtures("place")
def test_texts_are_longer_and_look_foreign() -> None:
    words, english = Words(PSEUDO), Words(ENGLISH)
    for key in ("goodbye", "ask-act", "unwinnable", "rule-1-3-12"):
        ours, theirs = words.say(key), english.say(key)
        assert len(ours) >= 1.3 * len(theirs)
        assert not set(theirs.split()) & set(ours.split()) - {"a", "I"}
    assert words.say("do-play", card="Rs", group="none", series=0, colour="R") == (
        f"{pseudo('play ')}{pseudo('the red Sun')}"
    )


def test_without_the_folder_it_is_not_there() -> None:
    assert PSEUDO not in languages()
