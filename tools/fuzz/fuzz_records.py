"""Fuzz the reader of records: only RecordError, only in time.

    python tools/fuzz/fuzz_records.py [--inputs 200000] [--seed 1]     hypothesis, counts its inputs
    python tools/fuzz/fuzz_records.py --atheris [libFuzzer options]    coverage-guided, if installed

Not part of the tests: they run a short version of the same.
"""

from __future__ import annotations

import argparse
import importlib
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]  # the files you edit, whatever is installed


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--inputs", type=int, default=200_000, help="how many, with hypothesis")
    parser.add_argument("--seed", type=int, default=1, help="where hypothesis begins")
    parser.add_argument("--atheris", action="store_true", help="guided by coverage, without end")
    options, rest = parser.parse_known_args(arguments)
    return with_atheris(rest) if options.atheris else with_hypothesis(options.inputs, options.seed)


def with_atheris(rest: Sequence[str]) -> int:
    """Half of the inputs are instructions for accidents, half are files as they are."""
    try:
        atheris = importlib.import_module("atheris")
    except ImportError:
        print("atheris is not installed: pip install atheris, or leave --atheris out")
        return 2
    with atheris.instrument_imports():
        from tests.records.mutations import mutate, survive

    def one(data: bytes) -> None:
        survive(mutate(data[1:]) if data[:1] < b"\x80" else data[1:])

    atheris.Setup([sys.argv[0], *rest], one)
    atheris.Fuzz()
    return 0


def with_hypothesis(inputs: int, first: int) -> int:
    """Batches, so that hypothesis stays quick; each with a seed of its own."""
    from hypothesis import HealthCheck, Phase, given, seed, settings
    from hypothesis import strategies as st

    from tests.records.mutations import mutate, survive

    outcomes: Counter[str] = Counter()
    batch = min(inputs, 10_000)
    instructions = st.binary(min_size=5, max_size=1 + 4 * 6)
    number = first
    while outcomes.total() < inputs:

        @seed(number)
        @settings(
            max_examples=batch,
            deadline=None,
            database=None,
            phases=[Phase.generate, Phase.shrink],
            suppress_health_check=[*HealthCheck],
        )
        @given(instructions)
        def run(data: bytes) -> None:
            outcomes[kind_of(survive(mutate(data)))] += 1

        run()
        number += 1
        print(f"{outcomes.total():,} inputs", flush=True)
    for outcome, n in outcomes.most_common(20):
        print(f"{n:>9,}  {outcome}")
    return 0


def kind_of(outcome: str) -> str:
    """The outcome without what differs from input to input."""
    return outcome if outcome in ("won", "lost", "*") else " ".join(outcome.split()[-4:])


if __name__ == "__main__":
    sys.exit(main())
