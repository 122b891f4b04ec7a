"""The reference in C, compiled where nobody minds: what the hardware can do with this game."""

from __future__ import annotations

import re
import shutil
import subprocess
import sysconfig
from pathlib import Path
from statistics import median

SOURCE = Path(__file__).resolve().parent / "reference" / "bench.c"
FLAGS = {"lazy": ["-DLAZY"], "shuffled": list[str]()}
"""The deck as a bag that is drawn from at random, as ours is; or really shuffled."""


def compiler() -> str | None:
    """Find a C compiler: gcc, or the one that Python was built with."""
    configured = str(sysconfig.get_config_var("CC") or "cc").split()[0]
    return next((found for name in ("gcc", configured) if (found := shutil.which(name))), None)


def compile_reference(deck: str, folder: Path) -> Path | None:
    """Compile the reference with this deck; nothing where there is no compiler."""
    command = compiler()
    if command is None:
        return None
    program = folder / f"reference-{deck}"
    subprocess.run(
        [command, "-O2", *FLAGS[deck], "-o", str(program), str(SOURCE)],
        check=True,
        capture_output=True,
    )
    return program


def games_per_second(program: Path, games: int) -> float:
    """Random games per CPU second: the median of the rounds that one run of it plays."""
    done = subprocess.run([str(program), str(games)], check=True, capture_output=True, text=True)
    rates = re.findall(r"^C +(\d+) games/s", done.stdout, re.MULTILINE)
    return median(float(rate) for rate in rates)
