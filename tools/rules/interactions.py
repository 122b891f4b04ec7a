"""Write docs/rules/interactions.md: where modules meet, by which rules, shown by which tests.

    python tools/rules/interactions.py [--check]

With --check nothing is written; the exit status is 1 if the file is out of date. It is also 1 if
two modules meet and no test shows it with rules of both, or if a rule that names the other is
not shown.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
for folder in (ROOT, ROOT / "src"):
    if str(folder) not in sys.path:  # started as a file, not as a module
        sys.path.insert(0, str(folder))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line."""
    from tools.rules import ids
    from tools.rules.interactions_page import PAGE, Interactions

    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--check", action="store_true", help="only tell whether it is up to date")
    options = parser.parse_args(arguments)
    interactions = Interactions(ROOT, ids.load(ROOT))
    problems = interactions.problems()
    text = interactions.text()
    if not options.check:
        (ROOT / PAGE).write_text(text, encoding="utf-8")
    elif not (ROOT / PAGE).exists() or (ROOT / PAGE).read_text(encoding="utf-8") != text:
        problems.append(f"{PAGE.name} is out of date: run python tools/rules/interactions.py")
    print("".join(f"{problem}\n" for problem in problems), end="", file=sys.stderr)
    return int(bool(problems))


if __name__ == "__main__":
    sys.exit(main())
