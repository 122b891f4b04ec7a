"""Golden playthroughs: whole games with everything printed are still played so, line by line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from onirim.engine.catalogue import module_words
from tests.golden.difference import difference
from tests.golden.playthrough import read_heading
from tests.golden.recipes import HERE, RECIPES, Recipe
from tests.rulesets import every_verb


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: recipe.name)
def test_still_played_so(recipe: Recipe) -> None:
    """If the change is meant: python tools/playthroughs.py --write, and read the difference."""
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


def test_every_module_is_won_alone_and_with_a_partner() -> None:
    """With every option."""
    rules = {recipe.rules for recipe in RECIPES if recipe.result == "won"}
    assert rules >= {f"{mode}+{word}" for mode in ("solo", "duo") for word in module_words()}


def test_together_they_show_every_verb() -> None:
    """Whatever modules, options and house rules there are."""
    chosen = set()
    for recipe in RECIPES:
        text = recipe.file.read_text(encoding="utf-8")
        chosen |= set(re.findall(r"^  chosen +([a-z0-9-]+)", text, re.MULTILINE))
    assert chosen == every_verb()


def test_missing_file_fails(tmp_path: Path) -> None:
    assert "missing" in difference(tmp_path / "nothing.txt")


def test_difference_is_readable(tmp_path: Path) -> None:
    """What was changed is shown in its place."""
    file = tmp_path / "changed.txt"
    text = RECIPES[0].file.read_text(encoding="utf-8")
    file.write_text(text.replace("  memory   ", "  memory   x", 1), encoding="utf-8")
    told = difference(file)
    assert "-  memory   x" in told
    assert "+  memory   " in told


def test_impossible_action_is_told(tmp_path: Path) -> None:
    file = tmp_path / "changed.txt"
    text = RECIPES[0].file.read_text(encoding="utf-8")
    file.write_text(re.sub(r"(  chosen +)\S+", r"\1pay-five", text, count=1), encoding="utf-8")
    assert "cannot be replayed" in difference(file)
