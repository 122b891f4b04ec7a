"""Write the pseudo-language, accented English two fifths longer: pseudo_language.py FOLDER

The folder is then one of languages: ONIRIM_WORDS=FOLDER onirim play --plain --lang en-xa
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
    from tools.generate.pseudo import write_pseudo_language

    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("folder", type=Path, help="where the folder of the language is made")
    options = parser.parse_args(arguments)
    print(write_pseudo_language(options.folder))
    return 0


if __name__ == "__main__":
    sys.exit(main())
