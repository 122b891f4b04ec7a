"""The rules pages: complete, alike in all languages, with examples that can be played."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from onirim.cli.rules import lines_of
from onirim.game.game import Game
from onirim.notation.position import read_position
from onirim.rules.catalogue import ruleset
from onirim.text import languages, words_in
from onirim.text.message_files import shelf
from onirim.text.rulebook import HOUSE, cited, page, page_names, page_of, rule_named, rules_on
from tests.cli.command import onirim
from tests.text.rulesets import exists
from tools.generate import rules_pages
from tools.pictures import card_pictures
from tools.rules import ids

PROJECT = Path(__file__).parents[2]
PAGES = page_names()
BOOK = ids.load(PROJECT)
EXAMPLE = re.compile(r"```(cards|position \S+)\n(.*?)\n```", re.DOTALL)


def prose(language: str, name: str) -> str:
    return shelf(language).page(name)


def examples(language: str, name: str) -> list[tuple[str, str]]:
    return EXAMPLE.findall(prose(language, name))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", PAGES)
def test_every_rule_of_a_module_is_on_its_page(name: str, language: str) -> None:
    """With its id: in the prose or in the small print, and nowhere is an id that there is not."""
    text = page(words_in(language), name)
    assert {*rules_on(name)} <= cited(text)
    assert BOOK.unknown(cited(text)) == []


def test_every_rule_has_a_page() -> None:
    assert {rule for name in PAGES for rule in rules_on(name)} == {*BOOK.rules}
    assert page_of("§W4") == "towers"


@pytest.mark.parametrize("language", [name for name in languages() if name != "en"])
@pytest.mark.parametrize("name", PAGES)
def test_pages_say_the_same_in_all_languages(name: str, language: str) -> None:
    """The same rules in the same order, the same examples, headings and rows of tables."""
    english, other = prose("en", name), prose(language, name)
    assert other
    assert re.findall(r"§[\w.-]*\w", other) == re.findall(r"§[\w.-]*\w", english)
    assert examples(language, name) == examples("en", name)
    for mark in ("#", "|", "-", "  "):
        ours = [line.startswith(mark) for line in other.splitlines()]
        assert ours == [line.startswith(mark) for line in english.splitlines()]


def test_every_module_has_examples() -> None:
    for name in {*PAGES} - {HOUSE}:
        assert examples("en", name), name


@pytest.mark.parametrize(
    ("rules", "line"),
    sorted({(kind.split()[1], text) for name in PAGES for kind, text in examples("en", name)
            if kind.startswith("position")}),
)  # fmt: skip
def test_examples_are_positions(rules: str, line: str) -> None:
    """They can be played on, as soon as the engine has the module."""
    if not exists(rules):
        pytest.skip(f"there is no {rules} yet")
    game = Game.at(read_position(ruleset(rules), line), 1)
    assert game.legal()


def test_the_documents_are_up_to_date() -> None:
    """Run python tools/generate/rules_pages.py if this fails."""
    assert rules_pages.main(["--check"]) == 0


def test_the_pictures_are_up_to_date() -> None:
    """Run python tools/pictures/card_pictures.py if this fails."""
    pytest.importorskip("onirim.art")
    assert card_pictures.main(["--check"]) == 0
    assert card_pictures.shown()


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


@pytest.mark.parametrize("text", ["§B7", "B7", "b7"])
def test_one_rule(text: str) -> None:
    done = onirim("rules", text, "--lang", "ru")
    assert done.stdout.startswith("Правило §B7: Если колода кончится")
    assert done.stdout.endswith("Подробнее: onirim rules base\n")


def test_rules_by_name() -> None:
    assert rule_named("1.3.12") == "§1.3.12"
    assert rule_named("x-KEY") == "§X-key"
    assert not rule_named("Z9")


def test_what_there_is_not() -> None:
    done = onirim("rules", "tower")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("onirim: there is no page and no rule 'tower'; the pages are: ")
