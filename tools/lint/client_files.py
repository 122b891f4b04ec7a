"""Files of the browser client: one name for one file, and ever fewer boxes outside the layout.

A file is found by its name alone, so no two have the same. What is placed absolutely can cover
what it does not know of: it belongs in pictures, motion and the few things that float by nature,
and the count everywhere else only falls.
"""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from tools.lint.shared.findings import ROOT, Finding, name_of, report

SOURCES = ROOT / "web" / "src"
SEVERAL = {"README.md"}  # each folder may have one
MOST = 65  # declarations outside the places below; lower it whenever some are gone
FREE_FOLDERS = ("art", "motion")
FREE_FILES = {"Sheet.svelte", "Spotlight.svelte", "TableObject.svelte"}
PLACED = re.compile(r"\bposition:\s*(?:absolute|fixed)\b")


def main() -> int:
    return report([*same_names(), *placed()])


def same_names(sources: Path = SOURCES) -> Iterator[Finding]:
    """Names are compared as a file system without capitals would."""
    found: dict[str, list[Path]] = defaultdict(list)
    for path in sorted(sources.rglob("*")):
        if path.is_file() and path.name not in SEVERAL:
            found[path.name.lower()].append(path)
    for first, *others in found.values():
        for path in others:
            yield Finding(name_of(path), 1, f"has the name of {name_of(first)}")


def placed(sources: Path = SOURCES, most: int = MOST) -> Iterator[Finding]:
    count = sum(counted(path) for path in sources.rglob("*") if not is_free(path, sources))
    if count > most:
        yield Finding(name_of(sources), 1, f"{count} boxes are placed absolutely, not {most}")
    elif count < most:
        here = name_of(Path(__file__))
        yield Finding(here, 1, f"only {count} boxes are placed absolutely: lower MOST")


def is_free(path: Path, sources: Path) -> bool:
    return path.name in FREE_FILES or path.relative_to(sources).parts[0] in FREE_FOLDERS


def counted(path: Path) -> int:
    if path.suffix not in (".css", ".svelte"):
        return 0
    return len(PLACED.findall(path.read_text(encoding="utf-8")))


if __name__ == "__main__":
    sys.exit(main())
