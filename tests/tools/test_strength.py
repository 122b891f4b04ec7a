"""The page about the strength of players is written by its tool, and leaves nothing out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from onirim.engine.catalogue import module_words
from onirim.simulation import COMPILED_PLAYERS, Sums
from tools import strength


def small_plan(games: int) -> strength.Plan:
    return strength.Plan(games, 3, 1, ["solo", "duo+glyphs"], [*COMPILED_PLAYERS])


def without_figures(text: str) -> str:
    """The page without numbers of games and wins, and by which engine and rules they were found."""
    text = re.sub(r"rules version \d+", "rules version", text)
    text = re.sub(r"[\d.]+ % \([\d.]+–[\d.]+\)", "figure", text)
    text = re.sub(r"compiled|interpreted", "engine", text)
    return re.sub(r"--games \d+ --seed \d+|[\d,]+ games", "number", text)


def test_the_page_is_the_tools_own() -> None:
    """But for the figures, which take long to find, it is what the tool writes now."""
    plan = strength.Plan(10, 1, 1, strength.all_rulesets(), [*COMPILED_PLAYERS])
    nothing = {(r, p): Sums(games=10) for r in plan.rulesets for p in plan.players}
    written = strength.PAGE.read_text(encoding="utf-8")
    assert without_figures(written) == without_figures(strength.page(plan, nothing))


def test_every_module_is_there_for_one_and_for_two() -> None:
    rulesets = strength.all_rulesets()
    assert {f"{mode}+{word}" for mode in ("solo", "duo") for word in module_words()} < {*rulesets}
    assert {"solo", "duo"} < {*rulesets}


def test_a_plan_is_cut_into_chunks_without_a_gap(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "CHUNK", 4)
    seeds = [
        seed - 3 * 2**32
        for rules, player, first, count in small_plan(10).parts()
        if (rules, player) == ("solo", "seeker")
        for seed in range(first, first + count)
    ]
    assert seeds == [*range(10)]


def test_figures_are_counted() -> None:
    assert strength.cell(Sums(games=200, wins=110)) == "55.0 % (48.1–61.7)"
    assert strength.cell(Sums(games=200, wins=0)) == "0.0 % (0.0–1.9)"


def test_it_writes_a_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From the first game to the table."""
    monkeypatch.setattr(strength, "all_rulesets", lambda: ["solo"])
    file = tmp_path / "page.md"
    assert strength.main(["--games", "3", "--jobs", "1", "--page", str(file)]) == 0
    row = r"^\| `solo` \| 0\.0 % .* \| .* % .* \| .* % .* \|$"
    assert re.search(row, file.read_text(encoding="utf-8"), re.MULTILINE)
