"""Simulations with players of one's own: objects, classes, functions, names to import."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from onirim.engine.action import Action
from onirim.engine.errors import ConfigError
from onirim.engine.messages import OnirimError
from onirim.game.view import View
from onirim.players.errors import PlayerError
from onirim.players.processes import process_count
from onirim.players.simple_players import HeuristicPlayer, RandomPlayer
from onirim.players.simulation import simulate
from tests.helpers.command import onirim


def first_action(view: View) -> Action:
    return view.legal_actions()[0]


class Last:
    """Takes what is offered last."""

    def choose(self, view: View) -> Action:
        return view.legal_actions()[-1]


def counted(player: object, **changed: object) -> tuple[object, ...]:
    told = simulate("solo", player, games=30, **changed)  # type: ignore[arg-type]
    return tuple(getattr(told, key) for key in ("games", "wins", "turns", "decisions", "checksum"))


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
    report = simulate("solo", "random", games=25, rows=True)
    assert [row.seed for row in report.rows] == [*range(1 << 32, (1 << 32) + 25)]
    assert sum(row.decisions for row in report.rows) == report.decisions
    plain = simulate("solo", "random", games=25)
    assert (plain.rows, plain.checksum) == ((), report.checksum)
    assert str(report.rules) == "solo"
    assert report.players == ("random",)
    assert "GameRow" not in repr(report)  # or ten thousand games would fill the screen


def test_each_seat_may_have_its_own_player() -> None:
    """Inside the engine and by views; two of one kind play as one does."""
    both = simulate("duo", ("heuristic", "seeker"), games=30)
    assert both.players == ("heuristic", "seeker")
    assert both.checksum != simulate("duo", ("seeker", "heuristic"), games=30).checksum
    twice = simulate("duo", ("heuristic", "heuristic"), games=30)
    assert twice.checksum == simulate("duo", "heuristic", games=30).checksum
    mixed = simulate("duo", ("heuristic", first_action), games=3)
    assert mixed.players == ("heuristic", f"{__name__}:first_action")
    with pytest.raises(PlayerError, match="solo needs 1 players, or one for all seats, not 2"):
        simulate("solo", ("heuristic", "seeker"))


def test_a_run_that_makes_no_sense_is_refused() -> None:
    for settings in ({"games": 0}, {"run": -1}, {"jobs": -1}):
        with pytest.raises(ConfigError, match=f"{next(iter(settings))} is a number from"):
            simulate("solo", **settings)  # type: ignore[arg-type]


def test_no_job_is_all_cores() -> None:
    assert process_count(0) >= 1
    assert counted("seeker", jobs=0) == counted("seeker")


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
        simulate("solo", lambda view: view.legal_actions()[0], jobs=2)


def test_the_command_plays_with_own_players_and_writes_rows(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text("def choose(view):\n    return view.legal_actions()[0]\n")
    arguments = ("--games", "5", "--json", "--jsonl", "rows.jsonl", "--csv", "rows.csv")
    done = onirim("simulate", "--player", "mine:choose", *arguments, cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    told = json.loads(done.stdout)
    assert (told["players"], told["games"]) == (["mine:choose"], 5)
    rows = [json.loads(line) for line in (tmp_path / "rows.jsonl").read_text().splitlines()]
    assert sum(row["turns"] for row in rows) == told["turns"]
    with (tmp_path / "rows.csv").open() as file:
        assert [int(row["seed"]) for row in csv.DictReader(file)] == [row["seed"] for row in rows]
