"""`onirim simulate`: one result for any number of processes, honest numbers, clear refusals."""

from __future__ import annotations

import csv
import json
import os
import signal
from collections.abc import Callable
from typing import Any

import pytest

from onirim.players.simulation import GAMES_A_RUN, simulate
from onirim.players.statistics import wilson_interval
from tests.helpers.command import onirim
from tests.helpers.terminal import PATIENCE, Terminal

KEYS = [
    *("rules", "players", "run", "games", "wins", "win_rate", "interval"),
    *("mean_doors", "turns", "decisions", "cpu_seconds", "checksum", "complete"),
]
MANY = "100000000"
COUNTED = ("games", "wins", "win_rate", "interval", "mean_doors", "turns", "decisions")


def report(*arguments: str) -> dict[str, Any]:
    done = onirim("simulate", "--json", *arguments)
    assert (done.returncode, done.stderr) == (0, "")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_the_json_tells_everything() -> None:
    """One object, with every key; random play never wins, but Doors are found."""
    found = report("--rules", "solo", "--player", "random", "--games", "300", "--run", "1")
    assert list(found) == KEYS
    assert (found["rules"], found["players"], found["games"]) == ("solo", ["random"], 300)
    assert found["wins"] == found["win_rate"] == found["interval"][0] == 0
    assert 0 < found["interval"][1] < 0.02
    assert 0.1 < found["mean_doors"] < 1
    assert found["complete"] is True
    assert found["decisions"] > found["turns"] > 0


def test_jobs_do_not_change_the_result() -> None:
    """Several chunks, the last one smaller."""
    one = report("--player", "seeker", "--games", "610", "--jobs", "1")
    two = report("--player", "seeker", "--games", "610", "--jobs", "2")
    for key in (*COUNTED, "checksum"):
        assert one[key] == two[key], key
    assert one["wins"] > 0


@pytest.mark.parametrize("rules", ["duo", "duo:open", "duo:limited", "duo+T1"])
def test_two_players(rules: str) -> None:
    """Doors of both count; two seekers win now and then."""
    seeking = report("--rules", rules, "--player", "seeker", "--games", "300")
    assert seeking["rules"] == rules
    assert 0 < seeking["wins"] < 150
    assert 5 < seeking["mean_doors"] <= 8
    random = report("--rules", rules, "--player", "random", "--games", "100", "--jobs", "2")
    assert (random["wins"], random["complete"]) == (0, True)
    assert 0 < random["mean_doors"] < 2


@pytest.mark.compiled
def test_compiled_and_interpreted_count_the_same(run_compiled: Callable[..., str]) -> None:
    """Chunks of another size, too: the compiled engine plays larger ones."""
    script = (
        "import json\n"
        "import onirim\n"
        "report = onirim.simulate('solo', 'seeker', games=610)\n"
        f"print(json.dumps([onirim.compiled, *(getattr(report, name) for name in {KEYS[3:]})]))"
    )
    compiled = json.loads(run_compiled(script))
    ours = report("--player", "seeker", "--games", "610")
    assert compiled.pop(0) is True
    for key, value in zip(KEYS[3:], compiled, strict=True):
        assert key == "cpu_seconds" or value == ours[key], key


def test_runs_do_not_overlap() -> None:
    """The last game of a run comes before the first of the next."""
    first, second = (simulate("solo", games=2, run=run, rows=True).rows for run in (1, 2))
    assert first[0].seed == GAMES_A_RUN
    assert second[0].seed == GAMES_A_RUN + GAMES_A_RUN


@pytest.mark.parametrize("option", ["--jsonl", "--csv"])
def test_a_file_that_cannot_be_written_is_refused_before_anything_is_played(option: str) -> None:
    done = onirim("simulate", "--games", "1000000000", option, "/nowhere/rows")
    assert (done.returncode, done.stdout) == (6, "")
    assert done.stderr == "onirim: cannot write /nowhere/rows: No such file or directory.\n"


@pytest.mark.parametrize("form", [(), ("--json",)])
def test_rows_on_standard_output_are_nothing_but_rows(form: tuple[str, ...]) -> None:
    """The report goes to standard error."""
    done = onirim("simulate", "--games", "7", *form, "--jsonl", "-")
    assert len([json.loads(line)["seed"] for line in done.stdout.splitlines()]) == 7
    assert "checksum" in done.stderr
    done = onirim("simulate", "--games", "7", *form, "--csv", "-")
    assert len(list(csv.DictReader(done.stdout.splitlines()))) == 7
    assert "checksum" in done.stderr


def test_two_tables_do_not_share_standard_output() -> None:
    done = onirim("simulate", "--games", "7", "--jsonl", "-", "--csv", "-")
    assert (done.returncode, done.stdout) == (2, "")
    assert "only one of --jsonl, --csv" in done.stderr


def test_a_table_for_people() -> None:
    """Words and rounded numbers; no bar where there is no terminal."""
    done = onirim("simulate", "--games", "20")
    assert (done.returncode, done.stderr) == (0, "")
    assert "random plays solo" in done.stdout
    assert "95 % interval" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--rules", "sola"), "onirim: 'sola' is not a mode; did you mean 'solo'?"),
        (
            ("--rules", "solo+B11"),
            "onirim: 'B11' is not a module or house rule; did you mean 'B10'?",
        ),
        (
            ("--player", "eve"),
            (
                "onirim: there is no player 'eve'; there are: "
                "random, seeker, heuristic, mind, strong, strongest."
            ),
        ),
        (("--games", "0"), "onirim: games is a number from 1 to 4294967296, not 0."),
        (("--run", "-1"), "onirim: run is a number from 0 to 1073741823, not -1."),
        (("--jobs", "9999"), "onirim: jobs is a number from 0 to 1024, not 9999."),
    ],
)
def test_bad_input_is_refused_in_one_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    """On stderr, with the exit code of a wrong call."""
    done = onirim("simulate", *arguments)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", sentence + "\n")


@pytest.mark.skipif(os.name == "nt", reason="there Ctrl-C is no signal to a single process")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_tells_what_was_done(jobs: str) -> None:
    """Pressed twice, as people do, and heard by every process; the bar shows that it has begun."""
    with Terminal("simulate", "--json", "--games", MANY, "--jobs", jobs) as terminal:
        terminal.read_until("/" + MANY)  # games that were played, of all
        for _ in range(2):
            os.killpg(terminal.process.pid, signal.SIGINT)
        told = terminal.read_until("no such prompt")
        assert terminal.process.wait(PATIENCE) == 130
    assert told.count("Stopped by Ctrl-C after ") == 1
    assert "Traceback" not in told
    found = json.loads(told[told.index("{") :])
    assert found["complete"] is False
    assert 0 < found["games"] < int(MANY)


def test_wilson_interval() -> None:
    """Known values (Wilson 1927; any textbook has them)."""
    assert wilson_interval(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson_interval(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert wilson_interval(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
