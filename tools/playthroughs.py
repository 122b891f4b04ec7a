"""Golden playthroughs: tell which of them the engine no longer plays, or write them anew.

    python tools/playthroughs.py [--write]

Write them only when a change of behaviour is meant, and read the difference before you commit.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]  # the files you edit, whatever is installed


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line."""
    from tests.golden.difference import difference
    from tests.golden.recipes import RECIPES

    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--write", action="store_true", help="play all games anew")
    options = parser.parse_args(arguments)
    if options.write:
        for recipe in RECIPES:
            recipe.file.write_text(recipe.write(), encoding="utf-8")
        return 0
    told = [text for text in (difference(recipe.file) for recipe in RECIPES) if text]
    print("\n".join(told) or "every playthrough is played as it is written")
    return 1 if told else 0


if __name__ == "__main__":
    sys.exit(main())
