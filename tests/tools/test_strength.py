"""The table of players' strength leaves nothing out, and a stopped run goes on."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from onirim.players.registry import PLAYERS
from onirim.players.simulation import Sums
from onirim.rules.catalogue import module_words
from tools.measure import strength


def found(seed: int = 3) -> strength.Results:
    return strength.Results(2, "net", seed, False)


def test_every_module_is_there_for_one_and_for_two() -> None:
    rulesets = strength.all_rulesets()
    assert {f"{mode}+{word}" for mode in ("solo", "duo") for word in module_words()} < {*rulesets}
    assert {"solo", "duo", "duo:open", "duo:limited", "solo+book+oniverse"} < {*rulesets}
    assert {*strength.GAMES} == {*PLAYERS}


def test_what_was_played_is_not_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(strength.GAMES, "seeker", (10, 4))
    results = found()
    assert [*results.missing(["solo"], ["seeker"])] == [("solo", "seeker", i) for i in range(3)]
    assert len([*results.missing(["solo"], ["seeker"], more=20)]) == 5
    results.figure("solo", "seeker").add(1, Sums(games=4, wins=2))
    assert [i for _, _, i in results.missing(["solo"], ["seeker"])] == [0, 2]
    results.figure("solo", "seeker").add(0, Sums(games=4, wins=1))
    figure = results.rows["solo"]["seeker"]
    assert (figure.games, figure.wins, figure.done) == (8, 3, "3")


def test_figures_are_counted_and_what_was_not_run_is_marked() -> None:
    assert strength.cell(strength.Figure(200, 110), 200) == "55.0 (48.1–61.7)"
    assert strength.cell(strength.Figure(200, 0), 200) == "0.0 (0.0–1.9)"
    assert strength.cell(strength.Figure(200, 110), 400) == "55.0 (48.1–61.7), 200 games"
    assert strength.cell(None, 400) == "–"


def test_figures_by_other_weights_or_another_budget_are_thrown_away(tmp_path: Path) -> None:
    file = tmp_path / "data.json"
    old = strength.load(file, 3)
    for player in ("mind", "strong", "seeker"):
        old.figure("solo", player).add(0, Sums(games=4, wins=2))
    old.save(file)
    assert {*strength.load(file, 3).rows["solo"]} == {"mind", "strong", "seeker"}
    old.figure("solo", "strong").by = "with another budget"
    old.save(file)
    assert {*strength.load(file, 3).rows["solo"]} == {"mind", "seeker"}


def test_a_figure_knows_its_weights_and_its_budget() -> None:
    """Rulesets with one head have the same; the heuristic, where it plays, has neither."""
    by = strength.found_by
    assert by("solo", "seeker") == by(f"duo+{strength.ALL_SEVEN}", "mind") == ""
    marks = {by(rules, player) for rules in ("solo", "solo+book") for player in ("mind", "strong")}
    assert len(marks) == 4
    assert by("solo+book+oniverse", "strong") != by("solo+book", "strong")


def test_it_writes_a_page_and_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From the first game to the table."""
    monkeypatch.setitem(strength.GAMES, "random", (3, 2))
    page, data, odds = (tmp_path / name for name in ("page.md", "data.json", "odds.json"))
    files = ["--page", str(page), "--data", str(data), "--odds", str(odds)]
    call = ["--players", "random", "--rules", "solo", "--jobs", "1", *files]
    assert strength.main([*call, "--seconds", "0"]) == 0
    assert re.search(r"^\| `solo` \|( – \|){6}$", page.read_text(encoding="utf-8"), re.MULTILINE)
    assert strength.main(call) == 0
    assert "| `solo` | 0.0 (0.0–56.1) | – |" in page.read_text(encoding="utf-8")
    assert json.loads(odds.read_text(encoding="utf-8"))["won"] == {}
