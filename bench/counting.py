"""The cost of a decision: instructions by valgrind, and the best CPU time of many rounds."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

from bench.children import ROOT, folder_command, folder_environment, from_folder
from bench.workload import WARM_UP

ROUNDS = 12


def instructions(folders: list[Path], games: int) -> list[float]:
    """Instructions per decision of random play; nothing where there is no valgrind."""
    if not shutil.which("valgrind"):
        return []
    return [_instructions(folder, games) for folder in folders]


def best_times(folders: list[Path], games: int) -> list[float]:
    """CPU seconds per decision of random play; rounds go in turns, for the machine is shared."""
    times = [[_seconds_per_decision(folder, games) for folder in folders] for _ in range(ROUNDS)]
    return [min(column) for column in zip(*times, strict=True)]


def _seconds_per_decision(folder: Path, games: int) -> float:
    measured = from_folder(folder, "random", games)
    return measured["cpu_s"] / measured["decisions"]


def _instructions(folder: Path, games: int) -> float:
    """What many games cost more than a few: start-up is no part of it."""
    many = from_folder(folder, "random", games)["decisions"]
    few = from_folder(folder, "random", games // 10)["decisions"]
    spent = _count(folder, games) - _count(folder, games // 10)
    return spent / ((many - few) * (1 + 1 / WARM_UP))


def _count(folder: Path, games: int) -> int:
    tool = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
    done = subprocess.run(
        [*tool, *folder_command("random", games)],
        cwd=ROOT,
        env=folder_environment(folder),
        capture_output=True,
        text=True,
        check=True,
    )
    found = re.search(r"Collected : (\d+)", done.stderr)
    assert found, done.stderr
    return int(found[1])
