"""A finding: a place in a file, and what is wrong there."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[3]


class Finding(NamedTuple):
    """Printed as `path:line: what`, which editors and CI can follow."""

    path: str
    line: int
    what: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.what}"


def report(findings: Iterable[Finding]) -> int:
    """Print all findings in order; return 1 if there were any."""
    found = sorted({*findings})
    for finding in found:
        print(finding)
    return int(bool(found))


def name_of(path: Path) -> str:
    """The path from the root of the project, as findings print it."""
    return path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else path.as_posix()


def line_at(text: str, offset: int) -> int:
    """The number of the line that holds this character."""
    return text.count("\n", 0, max(offset, 0)) + 1


def line_of(text: str, part: str) -> int:
    """The first line that contains the part; 1 if none does."""
    return line_at(text, text.find(part))
