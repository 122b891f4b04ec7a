"""How fast the engine is: python bench/run.py [--quick] [--json | --markdown]

Everything runs on one core. docs/performance.md tells what each line means.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:  # started as a file, not as a module
    sys.path.insert(0, str(ROOT))

if TYPE_CHECKING:
    from bench.figures import Figure


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line."""
    from bench.children import build_kind, pin_to_one_core
    from bench.measure import NOT_COMPILED, QUICK, Amounts, everything
    from bench.report import print_json, print_markdown, print_table

    options = _options(arguments)
    pinned = pin_to_one_core() is not None
    amounts, build = QUICK if options.quick else Amounts(), build_kind()
    if build == "interpreted":
        print("the installed engine is interpreted: every line is about that", file=sys.stderr)
        amounts = NOT_COMPILED
    figures: list[Figure] = []
    for figure in everything(amounts):
        figures.append(figure)
        print(f"{figure.label.strip()}: {figure.text}", file=sys.stderr)
    if options.markdown:
        print_markdown(figures)
    else:
        (print_json if options.json else print_table)(figures, pinned, build)
    return 0


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--quick", action="store_true", help="a tenth of the time, rougher figures")
    style = parser.add_mutually_exclusive_group()
    style.add_argument("--json", action="store_true", help="print one JSON object")
    style.add_argument("--markdown", action="store_true", help="print rows for the documentation")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main())
