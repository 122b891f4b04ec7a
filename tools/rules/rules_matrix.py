"""Write docs/rules-matrix.md: which code carries a rule, and which tests show it.

    python tools/rules/rules_matrix.py [--check]

With --check nothing is written; the exit status is 1 if the file is out of date.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
if str(ROOT) not in sys.path:  # started as a file, not as a module
    sys.path.insert(0, str(ROOT))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line."""
    from tools.rules import ids
    from tools.rules.matrix import MATRIX, Matrix

    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--check", action="store_true", help="only tell whether it is up to date")
    parser.add_argument("--root", type=Path, default=ROOT, help="the project to look at")
    options = parser.parse_args(arguments)
    matrix = Matrix(options.root, ids.load(options.root))
    if unknown := matrix.unknown():
        print(f"no such rule: {', '.join(unknown)}", file=sys.stderr)
        return 1
    if options.check:
        return _check(options.root / MATRIX, matrix.text())
    (options.root / MATRIX).write_text(matrix.text(), encoding="utf-8")
    return 0


def _check(file: Path, text: str) -> int:
    if file.exists() and file.read_text(encoding="utf-8") == text:
        return 0
    print(f"{file.name} is out of date: run python tools/rules/rules_matrix.py", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
