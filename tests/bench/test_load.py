"""`make load` measures what it says, in small."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

PROJECT = Path(__file__).parent.parent.parent


def test_a_small_load() -> None:
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "bench.load",
            "--games",
            "3",
            "--pairs",
            "1",
            "--computers",
            "1",
            "--seconds",
            "6",
        ],
        cwd=PROJECT,
        env={"PYTHONPATH": str(PROJECT / "src")},
        capture_output=True,
        text=True,
        check=True,
    )
    lines = filter(None, done.stdout.splitlines())
    told = dict(line.rsplit(maxsplit=1) for line in lines)
    assert int(told["games at once"]) == 5
    assert int(told["actions"]) >= 5
    assert 0 < float(told["median ms"]) <= float(told["p95 ms"]) <= float(told["longest ms"])
    assert int(told["errors"]) == 0
    assert float(told["kB a game"]) >= 0
