"""The rulebook: its examples can be played, and its pages and rules are found in the terminal."""

from __future__ import annotations

import re

import pytest

from onirim.cli.rules import lines_of
from onirim.game.logged_game import LoggedGame
from onirim.notation.position import read_position
from onirim.rules.catalogue import module_keys, ruleset
from onirim.text import languages, words_in
from onirim.text.message_files import ENGLISH, shelf
from onirim.text.rulebook import page, page_names, page_of, rule_named
from tests.helpers.command import onirim

PAGES = page_names()
POSITION = re.compile(r"```position (\S+)\n(.*?)\n```", re.DOTALL)


@pytest.mark.parametrize(
    ("rules", "line"),
    sorted({found for name in PAGES for found in POSITION.findall(shelf(ENGLISH).page(name))}),
)
def test_examples_can_be_played_on(rules: str, line: str) -> None:
    game = LoggedGame.at(read_position(ruleset(rules), line), 1)
    assert game.legal()


@pytest.mark.parametrize("language", languages())
def test_pages_in_the_terminal(language: str) -> None:
    """Plain lines that fit the screen, without marks of Markdown."""
    words = words_in(language)
    for name in PAGES:
        lines = lines_of(words, name)
        assert not [line for line in lines if len(line) > 78]
        assert not re.search(r"\*\*|```|^\||^#", "\n".join(lines), re.MULTILINE)
    done = onirim("rules", PAGES[-1], "--lang", language)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == lines
    listed = onirim("rules", "--lang", language).stdout
    assert all(words.say(f"module-{name}") in listed for name in PAGES)


@pytest.mark.parametrize("language", languages())
def test_the_page_of_house_rules_says_what_manual_switches(language: str) -> None:
    everything = ruleset("+".join(["duo", *module_keys(), "manual"]))
    *_, last = page(words_in(language), "house").splitlines()
    assert re.findall(r"§([\w-]+)", last) == everything.house_rules


@pytest.mark.parametrize("text", ["§B7", "B7", "b7"])
def test_one_rule(text: str) -> None:
    done = onirim("rules", text, "--lang", "ru")
    assert done.stdout.startswith("Правило §B7: Если колода кончится")
    assert done.stdout.endswith("Подробнее: onirim rules base\n")


def test_rules_by_name() -> None:
    assert rule_named("1.3.12") == "§1.3.12"
    assert rule_named("x-KEY") == "§X-key"
    assert not rule_named("Z9")
    assert page_of("§W4") == "towers"


def test_what_there_is_not() -> None:
    done = onirim("rules", "tower")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("onirim: there is no page and no rule 'tower'; the pages are: ")
