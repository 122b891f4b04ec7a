"""Write the perft files of tests/perft anew: python tools/generate/perft.py --write

Write them only when a change of behaviour is meant: every number that changes is a rule that
changed.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]  # the files you edit, whatever is installed


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line."""
    from tests.perft.files import file_of, read, write
    from tests.perft.positions import POSITIONS

    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--write", action="store_true", help="count everything anew")
    options = parser.parse_args(arguments)
    differing = 0
    for text in dict.fromkeys(entry.rules for entry in POSITIONS):
        file = file_of(text)
        if options.write:
            write(file, [entry for entry in POSITIONS if entry.rules == text])
        for entry in read(file):
            if not options.write and entry.count() != entry.lines:
                differing += 1
                print(f"{text}: {entry.name}\n{entry.position}\n{entry.count()}")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
