"""Simulations with players of one's own: objects, classes, functions, names to import."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from onirim.engine.messages import OnirimError
from onirim.game.view import View
from onirim.players.simple_players import HeuristicPlayer, RandomPlayer
from onirim.players.simulation import Simulation, SimulationConfig, simulate
from tests.cli.command import onirim


def first_action(view: View) -> str:
    return view.actions[0]


class Last:
    """Takes what is offered last."""

    def choose(self, view: View) -> str:
        return view.actions[-1]


def counted(player: object, **changed: object) -> tuple[object, ...]:
    told = simulate("solo", player, games=30, **changed)  # type: ignore[arg-type]
    return tuple(told[key] for key in ("games", "wins", "turns", "decisions", "checksum"))


def test_functions_objects_classes_and_names_play() -> None:
    assert counted(first_action) == counted("tests.players.test_simulation:first_action")
    assert counted(Last()) == counted(Last) == counted("tests.players.test_simulation:Last")
    assert counted(first_action) != counted(Last)
    assert counted(RandomPlayer) == counted("onirim.players.simple_players:RandomPlayer")


def test_the_heuristic_by_its_view_plays_as_the_compiled_one() -> None:
    """Alone it has the same cards before it and no need of chance."""
    assert counted(HeuristicPlayer) == counted("heuristic")


def test_jobs_change_nothing() -> None:
    assert counted(first_action, jobs=2) == counted(first_action)


def test_progress_and_rows() -> None:
    seen: list[int] = []
    simulate("duo", first_action, games=45, on_progress=seen.append)
    assert seen == [20, 40, 45]
    simulation = Simulation(SimulationConfig("solo", "random", 25, 1, 1, rows=True))
    assert [*simulation.run()][-1] == 25
    rows = simulation.rows()
    assert [row["seed"] for row in rows] == [*range(1 << 32, (1 << 32) + 25)]
    assert sum(row["decisions"] for row in rows) == simulation.report()["decisions"]


@pytest.mark.parametrize(
    ("player", "sentence"),
    [
        ("eve", "there is no player 'eve'"),
        ("nowhere:Player", "the player 'nowhere:Player' cannot be imported: No module named"),
        (
            "tests.players.test_simulation:Nobody",
            "cannot be imported: module .* has no attribute 'Nobody'",
        ),
        (7, "7 cannot play: a player is a function of a view, or has a method 'choose'"),
    ],
)
def test_what_cannot_play_is_refused(player: str, sentence: str) -> None:
    with pytest.raises(OnirimError, match=sentence):
        simulate("solo", player)
    with pytest.raises(OnirimError, match="cannot be sent to other processes"):
        simulate("solo", lambda view: view.actions[0], jobs=2)


def test_the_command_plays_with_own_players_and_writes_rows(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text("def choose(view):\n    return view.actions[0]\n")
    arguments = ("--games", "5", "--json", "--jsonl", "rows.jsonl", "--csv", "rows.csv")
    done = onirim("simulate", "--player", "mine:choose", *arguments, cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    told = json.loads(done.stdout)
    assert (told["player"], told["games"]) == ("mine:choose", 5)
    rows = [json.loads(line) for line in (tmp_path / "rows.jsonl").read_text().splitlines()]
    assert sum(row["turns"] for row in rows) == told["turns"]
    with (tmp_path / "rows.csv").open() as file:
        assert [int(row["seed"]) for row in csv.DictReader(file)] == [row["seed"] for row in rows]
