"""Golden playthroughs: tell which of them the engine no longer plays, or write them anew.

    python tools/generate/playthroughs.py [--write]

Write them only when a change of behaviour is meant, and read the difference before you commit.
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
    from tests.golden.playthrough import difference
    from tests.golden.recipes import RECIPES

    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--write", action="store_true", help="write them, and their list, anew")
    options = parser.parse_args(arguments)
    if options.write:
        write()
        return 0
    told = [text for text in (difference(recipe.file) for recipe in RECIPES) if text]
    print("\n".join(told) or "every playthrough is played as it is written")
    return 1 if told else 0


def write() -> None:
    """All games are played before anything is written: a failure leaves the folder as it was."""
    from tests.golden.recipes import HERE, README, RECIPES, readme

    texts = {recipe.file: recipe.write() for recipe in RECIPES}
    for file in set(HERE.glob("*.txt")) - set(texts):
        file.unlink()
    for file, text in texts.items():
        file.write_text(text, encoding="utf-8")
    README.write_text(readme(), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
