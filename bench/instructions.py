"""How many instructions a random game takes, against a baseline: the check that times cannot be.

    python bench/instructions.py            # count the installed wheel and compare
    python bench/instructions.py --write    # a new baseline; commit it with what it is for
    python bench/instructions.py --rebuild  # where compilers differ: build the baseline's commit

The count of one build is the same every time, so that three percent more is a fact. Another
compiler counts differently, so a baseline names those that made it; with another one its commit
is built here and counted instead. Valgrind does the counting.
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:  # started as a file, not as a module
    sys.path.insert(0, str(ROOT))

from bench.children import WORKLOAD, build_kind, folder_environment  # noqa: E402
from bench.workload import WARM_UP  # noqa: E402

BASELINE = ROOT / "bench" / "instructions.toml"
TOLERANCE = 0.03
GAMES = {"random": (100, 1_100), "modules": (20, 220)}  # what more games cost, start-up left out
COUNTED = {"random": "base solo", "modules": "solo with every module"}
HEADING = "# Instructions of a random game; bench/instructions.py --write makes this file anew."


class CannotCountError(Exception):
    """There is nothing to compare here; the text says what is missing."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Compare, or write a new baseline; the exit status is 1 where something has grown."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--write", action="store_true", help="make this build the baseline")
    parser.add_argument("--rebuild", action="store_true", help="build the baseline's commit here")
    options = parser.parse_args(arguments)
    try:
        if options.write:
            return write_baseline(built_with(), count_all())
        expected = rebuilt_baseline() if options.rebuild else baseline_of(built_with())
        return report(count_all(), expected)
    except CannotCountError as reason:
        print(f"instructions were not compared: {reason}")
        return 0


def report(counted: dict[str, int], expected: dict[str, int]) -> int:
    """Print both counts; 1 if one of them has grown too much."""
    for name, count in counted.items():
        change = count / expected[name] - 1
        print(
            f"{COUNTED[name]}: {count:,} instructions a game, {change:+.1%} of {expected[name]:,}"
        )
    grown = [COUNTED[name] for name in counted if counted[name] > expected[name] * (1 + TOLERANCE)]
    if grown:
        print(f"more than {TOLERANCE:.0%} over the baseline: {', '.join(grown)}")
        print("if it is worth it, commit a new baseline with it: bench/instructions.py --write")
    return 1 if grown else 0


def baseline_of(here: dict[str, str]) -> dict[str, int]:
    """The counts of the baseline that the same tools made."""
    for stored in baselines():
        if stored["built_with"] == here:
            counts: dict[str, int] = stored["instructions"]
            return counts
    tools = ", ".join(f"{tool} {text}" for tool, text in here.items())
    raise CannotCountError(f"there is no baseline for {tools} (try --rebuild)")


def baselines() -> list[dict[str, Any]]:
    """One for each set of tools that a baseline was made with."""
    found: list[dict[str, Any]] = tomllib.loads(BASELINE.read_text(encoding="utf-8")).get(
        "baseline", []
    )
    return found


def write_baseline(here: dict[str, str], counted: dict[str, int]) -> int:
    """Add a baseline, or replace the one of the same tools."""
    others = [stored for stored in baselines() if stored["built_with"] != here]
    lines = [HEADING]
    for stored in [*others, {"built_with": here, "instructions": counted}]:
        lines.append("\n[[baseline]]")
        for part in ("built_with", "instructions"):
            pairs = [f"{key} = {json.dumps(value)}" for key, value in stored[part].items()]
            lines.append(f"{part} = {{ {', '.join(pairs)} }}")
    BASELINE.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(lines[-1])
    return 0


def rebuilt_baseline() -> dict[str, int]:
    """Build the commit of the baseline with the tools of this machine, and count that."""
    from buildtools.engine import build_engine
    from buildtools.options import BuildOptions

    commit = _git("log", "-1", "--format=%H", "--", str(BASELINE)).strip()
    if not commit:
        raise CannotCountError("no commit has a baseline")
    with tempfile.TemporaryDirectory() as scratch:
        archive = Path(scratch) / "baseline.tar"
        _git("archive", "-o", str(archive), commit, "src")
        shutil.unpack_archive(archive, scratch, filter="data")
        options = BuildOptions.from_environment()
        build_engine(Path(scratch) / "src", Path(scratch) / "built", options)
        return count_all(Path(scratch) / "built")


def built_with() -> dict[str, str]:
    """Who has built the installed engine, as far as it shapes the instructions."""
    kind = build_kind()
    if kind == "interpreted":
        raise CannotCountError("the installed engine is interpreted")
    return {
        "build": kind,
        "gcc": _first_line(_program("gcc"), "--version"),
        "mypy": version("mypy"),
        "python": ".".join(map(str, sys.version_info[:3])),
    }


def count_all(folder: Path | None = None) -> dict[str, int]:
    """Instructions of one game of each workload: of the installed wheel, or of a folder's."""
    return {name: _count_game(name, folder) for name in GAMES}


def _count_game(workload: str, folder: Path | None) -> int:
    few, many = GAMES[workload]
    _run([], workload, 1, folder)  # the first start compiles modules, which must not be counted
    more = _count(workload, many, folder) - _count(workload, few, folder)
    return round(more / (_played(many) - _played(few)))


def _played(games: int) -> int:
    """With those that the workload plays before its clock starts."""
    return games + max(1, games // WARM_UP)


def _count(workload: str, games: int, folder: Path | None) -> int:
    tool = [
        _program("valgrind"),
        "--tool=cachegrind",
        "--cache-sim=no",
        "--cachegrind-out-file=/dev/null",
    ]
    said = _run(tool, workload, games, folder)
    found = re.search(r"I\s+refs:\s+([\d,]+)", said)
    assert found, said
    return int(found[1].replace(",", ""))


def _run(tool: list[str], workload: str, games: int, folder: Path | None) -> str:
    """Play, with a tool that watches; what it said."""
    known = ["-P"] if folder else ["-I"]
    command = [*tool, sys.executable, *known, str(WORKLOAD), workload, str(games)]
    environment = folder_environment(folder) if folder else None
    with tempfile.TemporaryDirectory() as elsewhere:
        return subprocess.run(
            command, cwd=elsewhere, env=environment, capture_output=True, text=True, check=True
        ).stderr


def _git(*arguments: str) -> str:
    command = [_program("git"), *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise CannotCountError(f"git: {done.stderr.strip()}")
    return done.stdout


def _first_line(*command: str) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return done.stdout.split("\n")[0]


def _program(name: str) -> str:
    """Where a program lies; without it nothing is counted."""
    found = shutil.which(name)
    if found is None:
        raise CannotCountError(f"there is no {name}")
    return found


if __name__ == "__main__":
    sys.exit(main())
