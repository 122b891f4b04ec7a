"""Draw the cards that the rules pages show: python tools/pictures/card_pictures.py [--check]

The pictures lie in docs/rules/cards.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]  # the files you edit, whatever is installed

DOCS = ROOT / "docs" / "rules"
FOLDER = DOCS / "cards"
PICTURE = re.compile(r'src="\.\./cards/(\w+)\.svg"')


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--check", action="store_true", help="only tell whether they differ")
    options = parser.parse_args(arguments)
    card_svg = import_module("onirim.art").card_svg
    drawn = {FOLDER / f"{code}.svg": f"{card_svg(code)}\n" for code in shown()}
    differing = [path for path, svg in drawn.items() if read(path) != svg]
    differing += [path for path in FOLDER.glob("*.svg") if path not in drawn]
    if options.check:
        for path in differing:
            print(
                f"{path.relative_to(ROOT)} is out of date: run "
                "python tools/pictures/card_pictures.py"
            )
        return 1 if differing else 0
    FOLDER.mkdir(exist_ok=True)
    for path in differing:
        path.unlink(missing_ok=True)
        if path in drawn:
            path.write_text(drawn[path], encoding="utf-8")
    return 0


def shown() -> list[str]:
    """The cards that the pages show."""
    pages = (path.read_text(encoding="utf-8") for path in DOCS.glob("*/*.md"))
    return sorted({code for text in pages for code in PICTURE.findall(text)})


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.exists() else ""


if __name__ == "__main__":
    sys.exit(main())
