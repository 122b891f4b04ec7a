"""Interpreters of their own for the workloads: one per engine that is measured."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WORKLOAD = Path(__file__).resolve().parent / "workload.py"

Measured = dict[str, float]


def pin_to_one_core() -> int | None:
    """Stay on one core, with all children; the answer is which, None where that is impossible."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    core = max(os.sched_getaffinity(0))  # interrupts prefer the lower ones
    os.sched_setaffinity(0, {core})
    return core


def build_kind() -> str:
    """How the installed engine was built: "interpreted", "quick", "release" or "profile"."""
    script = "from onirim.engine.build_kind import BUILD_KIND; print(BUILD_KIND)"
    command = [sys.executable, "-I", "-c", script]
    return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout.strip()


def installed(workload: str, amount: int, script: Path = WORKLOAD) -> Measured:
    """Run a workload with the installed wheel, in an interpreter that does not know `src/`."""
    with tempfile.TemporaryDirectory() as elsewhere:
        return _run([sys.executable, "-I", str(script), workload, str(amount)], Path(elsewhere))


def from_folder(folder: Path, workload: str, amount: int) -> Measured:
    """Run a workload with the package that lies in a folder, such as `src/`."""
    return _run(folder_command(workload, amount), ROOT, folder)


def folder_command(workload: str, amount: int) -> list[str]:
    return [sys.executable, "-P", str(WORKLOAD), workload, str(amount)]


def folder_environment(folder: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(folder), "PYTHONHASHSEED": "0"}


def _run(command: list[str], cwd: Path, folder: Path | None = None) -> Measured:
    environment = folder_environment(folder) if folder else None
    done = subprocess.run(
        command, cwd=cwd, env=environment, stdout=subprocess.PIPE, text=True, check=True
    )
    measured: Measured = json.loads(done.stdout)
    return measured
