"""What each place that is less plain for speed gains: take it away, build, count and time.

    python bench/gains.py [NAME …] [--keep FOLDER]

Each way is compiled in a temporary folder, with all flags but without a profile: guided by one,
the compiler's layout of the code alone moves the time by several percent. Instructions are
counted by valgrind, the same every time; CPU time is the best of many rounds, taken in turns.
Both are per decision, because some of these places change which games a seed stands for.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:  # started as a file, not as a module
    sys.path.insert(0, str(ROOT))

if TYPE_CHECKING:
    from buildtools.options import BuildOptions

AS_IT_IS = "as it is"
NO_FLAGS = "release flags"
IN_C = "one comparison an index"  # the change of generated C
PROFILE = "(with a profile)"
COMPILED_GAMES = 10_000
INTERPRETED_GAMES = 800
TIMED = {True: 60_000, False: 1_500}


@dataclass(frozen=True)
class Way:
    """One way to build the engine: its sources, and its compiled form beside them."""

    name: str
    sources: Path
    compiled: Path


def main() -> None:
    """Build the ways that were asked for and print a table."""
    from bench.plainer import PLAINER, SLOTS

    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    names = [*PLAINER, SLOTS, IN_C, NO_FLAGS, PROFILE]
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"any of: {', '.join(names)}")
    parser.add_argument("--keep", type=Path, help="build here, and use what was built here before")
    options = parser.parse_args()
    if unknown := set(options.names) - set(names):
        parser.error(f"unknown: {', '.join(sorted(unknown))}; known: {', '.join(names)}")
    with tempfile.TemporaryDirectory() as scratch:
        work = options.keep or Path(scratch)
        ways = [build(name, work) for name in [AS_IT_IS, *(options.names or names)]]
        report(ways)


def options(name: str) -> BuildOptions:
    """How a way is compiled."""
    from buildtools.options import BuildOptions

    return BuildOptions(
        must_compile=True,
        kind={NO_FLAGS: "quick", PROFILE: "profile"}.get(name, "release"),
        as_generated=name == IN_C,
    )


def build(name: str, work: Path) -> Way:
    """Compile one way, unless it lies there already."""
    from bench.plainer import take_away
    from buildtools.engine import build_engine

    folder = work / name.replace(" ", "-")
    sources, compiled = folder / "src", folder / "built"
    if not compiled.exists():
        shutil.copytree(ROOT / "src", sources, ignore=shutil.ignore_patterns("__pycache__"))
        take_away(name, sources)
        build_engine(sources, compiled, options(name))
    return Way(name, sources, compiled)


def report(ways: list[Way]) -> None:
    """Print what each place gains over the plainer way, compiled and interpreted."""
    from bench.children import pin_to_one_core
    from bench.counting import best_times, instructions

    pin_to_one_core()
    print(f"{'without':28} {'compiled':>22} {'interpreted':>22}")
    print(f"{'':28} {'instructions':>14} {'time':>7} {'instructions':>14} {'time':>7}")
    columns = [
        instructions([w.compiled for w in ways], COMPILED_GAMES),
        best_times([w.compiled for w in ways], TIMED[True]),
        instructions([w.sources for w in ways], INTERPRETED_GAMES),
        best_times([w.sources for w in ways], TIMED[False]),
    ]
    for i, way in enumerate(ways):
        row = [f"{column[i] / column[0] - 1:+.1%}" if column else "-" for column in columns]
        print(f"{way.name:28} {row[0]:>14} {row[1]:>7} {row[2]:>14} {row[3]:>7}")


if __name__ == "__main__":
    main()
