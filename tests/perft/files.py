"""Perft files: positions with the number of ways in which they go on, checked line by line.

A file is named by its ruleset, with `_` where that has a colon: no file name of ours holds what
another system refuses. A position begins with its name and its one line; each line
below it is a depth, the number of all ways, and how many of them end before a decision of a
seat, before chance, in victory and in defeat.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from onirim.notation.position import read_position
from onirim.rules.catalogue import ruleset
from tests.perft.perft import Known, perft

HERE = Path(__file__).parent
HEADING = f"{'depth':>5} {'ways':>10} {'seat':>10} {'chance':>10} {'won':>8} {'lost':>8}"


@dataclass(frozen=True)
class Entry:
    """A position of a perft file."""

    rules: str
    name: str
    position: str
    depth: int
    lines: str = ""  # as they are written in the file

    def count(self) -> str:
        """The lines as the engine counts now."""
        state = read_position(ruleset(self.rules), self.position)
        known: Known = {}
        lines = []
        for depth in range(1, self.depth + 1):
            ways = perft(state, depth, known)
            lines.append(
                f"{depth:5} {ways.all:10} {ways.seat:10} {ways.chance:10}"
                f" {ways.won:8} {ways.lost:8}"
            )
        return "\n".join(lines)


def file_of(rules: str) -> Path:
    """The file of a ruleset; no ruleset has an underscore, so its name can be read back."""
    assert "_" not in rules, rules
    return HERE / f"{rules.replace(':', '_')}.txt"


def rules_of(file: Path) -> str:
    return file.stem.replace("_", ":")


def read(file: Path) -> Iterator[Entry]:
    """All positions of a file."""
    for part in file.read_text(encoding="utf-8").strip().split("\n\n"):
        name, position, _, *lines = part.splitlines()
        yield Entry(
            rules=rules_of(file),
            name=name.removeprefix("# "),
            position=position,
            depth=len(lines),
            lines="\n".join(lines),
        )


def write(file: Path, entries: list[Entry]) -> None:
    """Write a file anew, counting everything."""
    parts = [f"# {e.name}\n{e.position}\n{HEADING}\n{e.count()}\n" for e in entries]
    file.write_text("\n".join(parts), encoding="utf-8")
