"""Tools that measure: each runs, and says what it has measured."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bench import c_reference
from bench.abuse import Health, Outcome, table
from bench.children import ROOT, from_folder
from bench.figures import Figure
from bench.latencies import Latencies
from bench.load import bars, show
from bench.plainer import PLAINER, take_away
from bench.report import print_json, print_markdown, print_table
from bench.workload import WORKLOADS
from tools.generate.architecture import direct_imports, layers
from tools.measure import timed
from tools.training import calibration_plot

Capture = pytest.CaptureFixture[str]


# --- make bench ----------------------------------------------------------------------------------


@pytest.mark.parametrize("workload", WORKLOADS)
def test_every_workload_runs_interpreted(workload: str) -> None:
    measured = from_folder(ROOT / "src", workload, 5)
    assert measured.pop("compiled") is False
    assert all(value >= 0 for value in measured.values())


def test_figures_are_reported_with_their_bars(capsys: Capture) -> None:
    low = Figure("speed", "speed", 3_000, "games/s", at_least=3_500)
    high = Figure("copy", "copy", 200, "ns", at_most=250)
    assert (low.verdict, low.bar, low.text) == ("below", ">= 3,500", "3,000 games/s")
    assert (high.verdict, high.bar, high.text) == ("ok", "<= 250", "200 ns")
    print_json([high], pinned=True, build="quick")
    told = json.loads(capsys.readouterr().out)
    assert told["build"] == "quick"
    assert told["figures"] == {"copy": {"value": 200, "unit": "ns", "bar": "<= 250", "ok": True}}
    print_table([high], pinned=True, build="quick")
    table = capsys.readouterr().out
    assert "<= 250" in table
    assert "quick build" in table
    assert "bars are for the release" in table
    print_table([high], pinned=True, build="profile")
    assert "bars are for" not in capsys.readouterr().out
    print_markdown([high])
    assert capsys.readouterr().out == "| copy | 200 ns | <= 250 | ok |\n"


@pytest.mark.parametrize("name", PLAINER)
def test_plainer_ways_fit_the_sources(name: str, tmp_path: Path) -> None:
    """The texts that a plainer way replaces are still there, so its gain can be measured."""
    shutil.copytree(ROOT / "src" / "onirim", tmp_path / "onirim")
    take_away(name, tmp_path)
    assert from_folder(tmp_path, "random", 5)["games"] == 5


@pytest.mark.skipif(c_reference.compiler() is None, reason="there is no C compiler here")
@pytest.mark.parametrize("deck", c_reference.FLAGS)
def test_the_reference_in_c_compiles(deck: str, tmp_path: Path) -> None:
    program = c_reference.compile_reference(deck, tmp_path)
    assert program is not None
    assert program.exists()


def test_no_compiler_no_reference(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert c_reference.compile_reference("lazy", tmp_path) is None


# --- make load -----------------------------------------------------------------------------------


def test_a_small_load() -> None:
    options = ["--games", "3", "--pairs", "1", "--computers", "1", "--seconds", "6"]
    done = subprocess.run(
        [sys.executable, "-m", "bench.load", *options],
        cwd=ROOT,
        env={"PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=True,
    )
    told = dict(line.rsplit(maxsplit=1) for line in filter(None, done.stdout.splitlines()))
    assert int(told["games at once"]) == 5
    assert int(told["actions"]) >= 5
    assert 0 < float(told["median ms"]) <= float(told["p95 ms"]) <= float(told["longest ms"])
    assert int(told["errors"]) == 0
    assert float(told["kB a game"]) >= 0
    assert 0 <= float(told["bots late p95 ms"]) <= float(told["bots late longest ms"])
    assert 0 <= float(told["server late p95 ms"]) <= float(told["server late at most ms"])


def test_a_load_whose_bots_were_late_does_not_count(capfd: Capture) -> None:
    report: dict[str, float | str] = {"games at once": 5000, "times the floor": 1.0}
    report |= dict.fromkeys(bars(report), 0.0)
    show(report | {"bots late longest ms": 4.9})
    assert "bar                      times the floor <= 5: met" in capfd.readouterr().out
    show(report | {"bots late longest ms": 5.1})
    said = capfd.readouterr().out
    assert "does not count           the bots' loop was late by 5.1 ms (most: 5.0)" in said
    assert "met" not in said


# --- make abuse ----------------------------------------------------------------------------------


def outcome(quiet: Latencies, abused: Latencies, megabytes: float, failures: int) -> Outcome:
    health = Health([5.0], failures)
    return Outcome(
        "pongs", quiet, abused, 1.0, megabytes, (0.1, 0.2), health, {}, {}, len(abused.errors)
    )


@pytest.mark.parametrize(
    ("abused", "megabytes", "failures", "missed"),
    [
        (Latencies([2.0] * 90), 49.0, 0, []),
        (Latencies([2.0] * 89), 49.0, 0, ["moves"]),
        (Latencies([2.0] * 90 + [6.1] * 10), 49.0, 0, ["latency"]),
        (Latencies([2.0] * 90), 51.0, 0, ["memory"]),
        (Latencies([2.0] * 90, errors=["cut"]), 49.0, 1, ["health", "errors"]),
    ],
)
def test_what_an_abuser_must_not_do(
    abused: Latencies, megabytes: float, failures: int, missed: list[str]
) -> None:
    found = outcome(Latencies([2.0] * 100), abused, megabytes, failures)
    assert found.missed() == missed
    assert table([found]).splitlines()[-1].endswith(f"| {', '.join(missed) or 'ok'} |")


# --- the times of make test ----------------------------------------------------------------------


def test_every_part_is_run_and_timed(capfd: Capture) -> None:
    assert timed.main(["first", "echo one", "second part", "echo two"]) == 0
    said = capfd.readouterr().out.splitlines()
    assert said[:4] == ["First ...", "one", "Second part ...", "two"]
    assert [line[:-6].strip() for line in said[4:]] == ["first", "second part", "all"]


def test_a_part_that_fails_is_the_last_and_gives_its_status(capfd: Capture) -> None:
    assert timed.main(["good", "true", "bad", "exit 3", "never", "echo never"]) == 3
    said = capfd.readouterr().out
    assert "never" not in said
    assert "  bad     0:00  failed\n" in said


# --- pages and pictures --------------------------------------------------------------------------


def test_reliability_is_shown_calibrated(tmp_path: Path) -> None:
    """Of two files about the same rules the first one counts."""
    files = [tmp_path / "heads.json", tmp_path / "net.json"]
    files[0].write_text(json.dumps(measured(4000, 0.45)))
    files[1].write_text(json.dumps(measured(1000, 0.10)))
    page = tmp_path / "page.md"

    calibration_plot.main([*map(str, files), "--out", str(page)])

    row = next(line for line in page.read_text().splitlines() if line.startswith("| `solo`"))
    cells = [cell.strip() for cell in row.strip("|").split("|")]
    assert cells[1] == "4,000"
    assert cells[5] == "45 → 45"  # the net's own chance was 33
    assert cells[-1] == "–"


def measured(games: int, won: float) -> dict[str, object]:
    """Twentieths of chances: states, the sum of their chances, and how many were won."""
    bins = [[0.0, 0.0, 0.0] for _ in range(20)]
    bins[6] = [40_000.0, 40_000 * 0.33, 40_000 * won]
    bins[19] = [20.0, 19.5, 20.0]  # too few to make a share of
    return {"solo": {"net": {"games": games, "wins": 1, "bins": bins}}}


def test_arrows_of_the_architecture_are_imports_that_nothing_implies() -> None:
    arrows = direct_imports({name for row in layers() for name in row})
    assert ("terminal", "text") in arrows
    assert ("cli", "engine") not in arrows
