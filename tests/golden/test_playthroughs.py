"""Golden playthroughs: whole games are still played so, line by line. README.md explains them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from onirim.rules.catalogue import module_keys
from tests.golden.playthrough import Heading, difference, play, read_codes, read_heading
from tests.golden.recipes import HERE, README, RECIPES, Recipe, readme

ONE = RECIPES[0]


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


def test_files_and_page_are_those_of_the_recipes() -> None:
    assert {file.stem for file in HERE.glob("*.txt")} == {recipe.name for recipe in RECIPES}
    assert README.read_text(encoding="utf-8") == readme()


@pytest.mark.parametrize("mode", ["solo", "duo"])
def test_every_module_is_there_alone_and_with_a_partner(mode: str) -> None:
    rules = [recipe.heading.rules for recipe in RECIPES if recipe.heading.rules.startswith(mode)]
    words = {word.partition(":")[0] for text in rules for word in text.split("+")}
    assert words >= {*module_keys()}


@pytest.mark.parametrize("name", ["solo", "duo-limited"])
def test_the_pouch_changes_no_line(name: str) -> None:
    """§11.8: names and pictures, no rule."""
    text = (HERE / f"{name}.txt").read_text(encoding="utf-8")
    heading, codes = read_heading(text), iter(read_codes(text))
    rules = f"{heading.rules}+pouch"
    played = play(Heading(rules, heading.seed, heading.player), lambda _: next(codes))
    assert played == text.replace(f"rules  {heading.rules}\n", f"rules  {rules}\n")


def test_a_missing_file_fails(tmp_path: Path) -> None:
    assert "missing" in difference(tmp_path / "nothing.txt")


def test_a_difference_is_shown_in_its_place(tmp_path: Path) -> None:
    """Here the hash of one position was changed."""
    text = ONE.file.read_text(encoding="utf-8")
    changed = re.sub(r"^(# turn.*? )[0-9a-f]{8}$", r"\1changed.", text, count=1, flags=re.MULTILINE)
    assert changed != text
    (tmp_path / "changed.txt").write_text(changed, encoding="utf-8")
    told = difference(tmp_path / "changed.txt")
    assert re.search(r"^-.* changed\.", told, re.MULTILINE)
    assert re.search(r"^\+.* [0-9a-f]{8}", told, re.MULTILINE)


def test_an_impossible_action_is_reported(tmp_path: Path) -> None:
    text = ONE.file.read_text(encoding="utf-8")
    file = tmp_path / "changed.txt"
    file.write_text(text.replace(f" {read_codes(text)[0]}  ", " pay-five  ", 1), encoding="utf-8")
    assert "cannot be replayed" in difference(file)


def test_written_anew_it_stays_the_same_game() -> None:
    """Even if its player has changed since: only what is meant shows in the difference."""
    assert ONE.same_game() == ONE.write() == ONE.file.read_text(encoding="utf-8")
