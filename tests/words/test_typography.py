"""Signs as each language sets them: ellipses, dashes, quotes, spaces that do not break.

What is written for machines (codes in errors, options of the command line) is left alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from onirim.text import languages
from tests.text.messages import messages

NO_BREAK, NARROW = "\N{NO-BREAK SPACE}", "\N{NARROW NO-BREAK SPACE}"
CODES = (
    "errors.ftl",
    "errors-terminal.ftl",
    "cli.ftl",
    "cli-server.ftl",
    "language.ftl",
    "plain.ftl",
)


def texts(language: str, *, spoken: bool = False) -> Iterator[tuple[str, str]]:
    """Keys and texts; only those that are spoken at a table, if that is wished."""
    for key, message in messages(language).items():
        if not (spoken and message.file in CODES) and message.file != "language.ftl":
            yield key, message.text


@pytest.mark.parametrize("language", languages())
def test_an_ellipsis_is_one_sign_and_follows_its_word(language: str) -> None:
    wrong = [key for key, text in texts(language, spoken=True) if re.search(r"\.\.\.|\s…", text)]
    assert wrong == []


@pytest.mark.parametrize("language", languages())
def test_quotes_are_curly(language: str) -> None:
    wrong = [key for key, text in texts(language, spoken=True) if re.search(r"['\"]", text)]
    assert wrong == []


def test_french_spaces() -> None:
    """Narrow before the high signs, plain before a colon and inside quotes; none of them breaks."""
    for key, text in texts("fr"):
        assert not re.search(rf"[^{NARROW}][;!?]|[^{NO_BREAK}]»|«[^{NO_BREAK}]", loosed(text)), key
        assert not re.search(rf"[ {NARROW}]:|[ {NARROW}]%", text), key


def loosed(text: str) -> str:
    """Without what stands for itself: commands, codes and addresses."""
    return re.sub(r"\S*[/=?&]\S*|(?<=^)[?!]", "", text)


def test_russian_dashes() -> None:
    """An em dash that no line begins with; an en dash only between numbers."""
    for key, text in texts("ru"):
        assert not re.search(r"\s–\s", text), key
        assert not re.search(rf"(?<=[^{NO_BREAK}])(?<!^)—\s", text), key


def test_russian_players_hold_cards_in_the_hand() -> None:
    for key, text in texts("ru"):
        assert not re.search(r"\b(на руке|на руку|с руки)\b", text), key
