"""Which language is spoken: asked for, set for us, set for the system, English."""

from __future__ import annotations

import re

import pytest

from onirim.text import NoSuchLanguage, choose_language, words_in
from tests.helpers.command import onirim


@pytest.mark.parametrize(
    ("wanted", "environ", "language"),
    [
        ("", {}, "en"),
        ("fr", {"ONIRIM_LANG": "ru", "LANG": "en_US.UTF-8"}, "fr"),
        ("fr-CA", {}, "fr"),
        ("", {"ONIRIM_LANG": "ru", "LANG": "fr_FR.UTF-8"}, "ru"),
        ("", {"ONIRIM_LANG": "xx", "LANG": "fr_FR.UTF-8"}, "fr"),
        ("", {"LANG": "ru_RU.UTF-8"}, "ru"),
        ("", {"LC_ALL": "C", "LANG": "ru_RU.UTF-8"}, "en"),
        ("", {"LC_MESSAGES": "fr", "LANG": "ru_RU"}, "fr"),
        ("", {"LANG": "de_DE.UTF-8"}, "en"),
        ("RU", {}, "ru"),
    ],
)
def test_the_order(wanted: str, environ: dict[str, str], language: str) -> None:
    assert choose_language(wanted, environ) == language


def test_a_language_that_is_not_there_is_refused() -> None:
    with pytest.raises(NoSuchLanguage, match="there is no language 'xx'; there are: en, fr, ru"):
        choose_language("xx", {})


@pytest.mark.parametrize(
    ("arguments", "language"),
    [
        (("--lang", "ru", "play", "--plain"), "ru"),
        (("play", "--plain", "--lang", "fr"), "fr"),
        (("--lang", "ru", "play", "--plain", "--lang", "fr"), "fr"),
    ],
)
def test_before_or_behind_the_command(arguments: tuple[str, ...], language: str) -> None:
    done = onirim(*arguments)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith(words_in(language).say("end-of-input") + "\n")


def test_help_is_translated() -> None:
    done = onirim("play", "--lang", "ru", "--help")
    assert "Параметры" in done.stdout
    assert "Играть колодой с этим номером" in done.stdout
    done = onirim("--lang", "fr", "admin", "-h")
    assert "Commandes" in done.stdout
    assert "Sauvegarder et restaurer les parties" in done.stdout


def test_typed_words_of_the_language_and_english_ones() -> None:
    done = onirim(
        "play", "--plain", "--lang", "fr", "--seed", "3", typed="chances\nodds\nquitter\n"
    )
    assert len(re.findall(r"  Nm  Cauchemar +10/71", done.stdout)) == 2
    assert done.stdout.endswith("Bonne nuit.\n")
