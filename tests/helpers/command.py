"""The `onirim` command run from `src/`, as a person runs it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

SRC = Path(__file__).parent.parent.parent / "src"


def onirim(
    *arguments: str, typed: str = "", cwd: Path | None = None
) -> subprocess.CompletedProcess[str]:
    """Run it with these lines as its input; neither end is a terminal."""
    return subprocess.run(
        [sys.executable, "-m", "onirim", *arguments],
        env={"PYTHONPATH": str(SRC), "PYTHONUTF8": "1"},
        input=typed,
        cwd=cwd,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
