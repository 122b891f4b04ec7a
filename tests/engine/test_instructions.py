"""The engine does not get slower unnoticed: instructions of random games against a baseline."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench import instructions
from bench.instructions import CannotCountError, baseline_of, baselines, count_all, report

pytestmark = pytest.mark.long

STORED = baselines()[0]


@pytest.mark.compiled
@pytest.mark.usefixtures("run_compiled")
def test_a_game_takes_no_more_instructions_than_the_baseline(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """If it does and is worth it: python bench/instructions.py --write, in the same commit."""
    status = instructions.main([])
    told = capsys.readouterr().out
    if "not compared" in told:
        pytest.skip(told.strip())
    assert status == 0, told


@pytest.mark.parametrize(
    ("random", "modules", "status"), [(103, 90, 0), (104, 90, 1), (90, 104, 1)]
)
def test_three_percent_more_are_too_much(random: int, modules: int, status: int) -> None:
    counted = {"random": random, "modules": modules}
    assert report(counted, {"random": 100, "modules": 100}) == status


def test_the_baseline_of_the_same_tools_counts() -> None:
    assert baseline_of(STORED["built_with"]) == STORED["instructions"]


@pytest.mark.parametrize("tool", ["build", "gcc", "mypy", "python"])
def test_other_tools_are_named(tool: str) -> None:
    with pytest.raises(CannotCountError, match=f"no baseline for .*{tool} 0.1.*--rebuild"):
        baseline_of({**STORED["built_with"], tool: "0.1"})


def test_without_valgrind_it_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(CannotCountError, match="there is no valgrind"):
        count_all()
