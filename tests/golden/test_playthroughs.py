"""Golden playthroughs: whole games are still played so, line by line. README.md tells of them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from onirim.rules.catalogue import module_keys, module_words
from tests.golden.difference import difference
from tests.golden.forms import read_codes
from tests.golden.playthrough import FULL, Heading, play, read_heading
from tests.golden.recipes import HERE, README, RECIPES, WON, Recipe, readme
from tests.helpers.rulesets import every_verb

LINES = 10_000  # what people can still look through when a change is meant

FULL_ONE = next(recipe for recipe in RECIPES if recipe.form == FULL)
COMPACT_ONE = next(recipe for recipe in RECIPES if recipe.form != FULL)


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: recipe.name)
def test_still_played_so(recipe: Recipe) -> None:
    """If the change is meant: `make goldens`, and read the difference."""
    if told := difference(recipe.file):
        pytest.fail(told, pytrace=False)


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: recipe.name)
def test_shows_what_it_is_there_for(recipe: Recipe) -> None:
    """A file that was made by another recipe proves something else."""
    text = recipe.file.read_text(encoding="utf-8")
    assert read_heading(text) == recipe.heading
    assert f"\n# {recipe.result}\n" in text


def test_no_file_without_a_recipe() -> None:
    assert {file.stem for file in HERE.glob("*.txt")} == {recipe.name for recipe in RECIPES}


def test_they_can_be_looked_through() -> None:
    assert sum(len(recipe.file.read_text("utf-8").splitlines()) for recipe in RECIPES) <= LINES


def test_each_shows_something_else() -> None:
    assert len({recipe.shows for recipe in RECIPES}) == len(RECIPES)
    assert README.read_text(encoding="utf-8") == readme()


def test_every_module_is_there_alone_and_with_a_partner() -> None:
    """And with every option."""
    alone = words_of(recipe.rules for recipe in RECIPES if recipe.rules.startswith("solo"))
    together = words_of(recipe.rules for recipe in RECIPES if recipe.rules.startswith("duo"))
    assert keys_of(alone) & keys_of(together) >= set(module_keys())
    assert alone | together >= set(module_words())


def test_every_module_is_won() -> None:
    """The pouch is the base game, which the next test shows."""
    won = words_of(recipe.rules for recipe in RECIPES if recipe.result == WON)
    assert keys_of(won) >= set(module_keys()) - {"pouch"}


@pytest.mark.parametrize("name", ["won", "duo-won"])
def test_the_pouch_changes_no_line(name: str) -> None:
    """§11.8: names and pictures, no rule."""
    text = (HERE / f"{name}.txt").read_text(encoding="utf-8")
    heading, codes = read_heading(text), iter(read_codes(text))
    rules = f"{heading.rules}+pouch"
    played = play(Heading(rules, heading.seed, heading.player), lambda _: next(codes))
    assert played == text.replace(f"rules  {heading.rules}\n", f"rules  {rules}\n")


def test_together_they_show_every_verb() -> None:
    """Whatever modules, options and house rules there are."""
    texts = [recipe.file.read_text(encoding="utf-8") for recipe in RECIPES]
    assert {code.partition(":")[0] for text in texts for code in read_codes(text)} == every_verb()


def test_missing_file_fails(tmp_path: Path) -> None:
    assert "missing" in difference(tmp_path / "nothing.txt")


@pytest.mark.parametrize("recipe", [FULL_ONE, COMPACT_ONE], ids=lambda recipe: recipe.form)
def test_difference_is_readable(tmp_path: Path, recipe: Recipe) -> None:
    """What was changed is shown in its place: here the hash of a position."""
    text = recipe.file.read_text(encoding="utf-8")
    changed = re.sub(
        r"^((?:# turn|seat 0).*? )[0-9a-f]{8}", r"\1changed.", text, count=1, flags=re.MULTILINE
    )
    assert changed != text
    (tmp_path / "changed.txt").write_text(changed, encoding="utf-8")
    told = difference(tmp_path / "changed.txt")
    assert re.search(r"^-.* changed\.", told, re.MULTILINE)
    assert re.search(r"^\+.* [0-9a-f]{8}", told, re.MULTILINE)


@pytest.mark.parametrize("recipe", [FULL_ONE, COMPACT_ONE], ids=lambda recipe: recipe.form)
def test_impossible_action_is_told(tmp_path: Path, recipe: Recipe) -> None:
    text = recipe.file.read_text(encoding="utf-8")
    code = read_codes(text)[0]
    file = tmp_path / "changed.txt"
    file.write_text(text.replace(f" {code}  ", " pay-five  ", 1), encoding="utf-8")
    assert "cannot be replayed" in difference(file)


def test_written_anew_it_stays_the_same_game() -> None:
    """Even if its player has changed his mind since: only what is meant shows in the difference."""
    assert COMPACT_ONE.write() == COMPACT_ONE.file.read_text(encoding="utf-8")
    assert COMPACT_ONE.same_game()


def words_of(rules: Iterable[str]) -> set[str]:
    return {word for text in rules for word in text.split("+")}


def keys_of(words: set[str]) -> set[str]:
    return {word.partition(":")[0] for word in words}
