"""Play everything with everything and check every decision; write docs/reliability.md.

    python tools/measure/soak.py [--decisions 10000000] [--jobs 2] [--seed 1] [--keep FILE] [--page]
    python tools/measure/soak.py --chunk 76

Chunks of games (one ruleset each, drawn from all subsets, options and house rules) are played by
workers on the installed, compiled engine. One chunk in so many is played by an interpreted worker
too, and both must have come through the same memory at every decision.

With --keep, counts are written to a file after every chunk. If the soak is stopped, the same call
continues it.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
SERVER_PART = "\n## The server\n"  # of the page; it is written by hand, from what `make chaos` says
if str(ROOT) not in sys.path:  # started as a file, not as a module
    sys.path.insert(0, str(ROOT))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line."""
    from tools.measure.soaking.report import page, progress
    from tools.measure.soaking.workers import soak

    options = read_options(arguments)
    if options.chunk is not None:
        return play_one(options.chunk)
    met, seed, spent = resume(options)
    begun = time.time() - spent
    for found in soak(seed, options.jobs, options.twice) if not enough(met, options) else ():
        if "failure" in found:
            print(f"\nchunk {found['seed']} {found['rules']}: {found['failure']}")
            print(
                f"Again, with the whole story: python tools/measure/soak.py --chunk {found['seed']}"
            )
            return 1
        met.update(found["met"])
        met["chunks"] += 1
        met["chunks played twice"] += found["twice"]
        progress(met, options.decisions, time.time() - begun)
        seed = max(seed, found["seed"] + 1)
        keep(options, met, seed, time.time() - begun)
        if enough(met, options):
            break
    text = page(met, options, time.time() - begun)
    print(text)
    if options.page:
        file = ROOT / "docs" / "reliability.md"
        _, server, told = file.read_text(encoding="utf-8").partition(SERVER_PART)
        file.write_text(text + server + told, encoding="utf-8")
    return 0


def enough(met: Counter[str], options: argparse.Namespace) -> bool:
    return met["decisions"] >= int(options.decisions)


def resume(options: argparse.Namespace) -> tuple[Counter[str], int, float]:
    """Return what was met so far, the next chunk and the seconds spent."""
    if options.keep is None or not options.keep.exists():
        return Counter(), options.seed, 0.0
    kept = json.loads(options.keep.read_text(encoding="utf-8"))
    return Counter(kept["met"]), kept["seed"], kept["seconds"]


def keep(options: argparse.Namespace, met: Counter[str], seed: int, seconds: float) -> None:
    """Write the counts; a soak that is killed while it writes keeps the file of before."""
    if options.keep is not None:
        fresh = options.keep.with_suffix(".new")
        text = json.dumps({"met": met, "seed": seed, "seconds": seconds})
        fresh.write_text(text, encoding="utf-8")
        fresh.replace(options.keep)


def play_one(seed: int) -> int:
    """One chunk in this process: whatever goes wrong shows where."""
    from tools.measure.soaking.games import chunk

    found = chunk(seed)
    print(f"{found['rules']}: {found['met']['decisions']} decisions, no failure")
    return 0


def read_options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--decisions", type=int, default=10_000_000, help="how many at least")
    parser.add_argument("--jobs", type=int, default=2, help="how many processes")
    parser.add_argument("--seed", type=int, default=1, help="the first chunk")
    parser.add_argument("--twice", type=int, default=4, help="one of so many is played twice")
    parser.add_argument("--chunk", type=int, help="play this one chunk only, in this process")
    parser.add_argument("--keep", type=Path, help="a file of counts, to continue a stopped soak")
    parser.add_argument("--page", action="store_true", help="write docs/reliability.md")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main())
