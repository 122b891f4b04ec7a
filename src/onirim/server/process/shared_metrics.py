"""The metrics of several processes as one: each leaves its own in a folder that all can read.

What was counted by a process that has died still counts; what it held no longer does.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

__all__ = ["SharedMetrics", "added_up"]

SUFFIX = ".metrics"
EARLIEST = ("_created", "process_start_time_seconds")  # moments: the first counts


@dataclass
class MetricFamily:
    """One metric: what is said of it, and its values by name and labels."""

    header: list[str] = field(default_factory=list)
    kind: str = ""
    values: dict[str, float] = field(default_factory=dict)


class SharedMetrics:
    """The folder, and the file of this process in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = folder / f"{os.getpid()}{SUFFIX}"

    def leave(self, text: str) -> None:
        """For other processes; nobody reads half of it."""
        fresh = self.file.with_suffix(".new")
        fresh.write_text(text, encoding="utf-8")
        fresh.replace(self.file)

    def all_of(self, text: str) -> str:
        """This process's own, as it is now, and the others' as they were left."""
        files = [file for file in self.folder.glob(f"*{SUFFIX}") if file != self.file]
        others = [(file.read_text(encoding="utf-8"), is_alive(int(file.stem))) for file in files]
        return added_up([(text, True), *others])


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except OSError:
        return False
    return True


def added_up(texts: Iterable[tuple[str, bool]]) -> str:
    """Metrics in Prometheus's form, each with whether its process is alive, as one text."""
    sums: dict[str, MetricFamily] = {}
    for text, alive in texts:
        for name, family in families_in(text).items():
            known = sums.setdefault(name, MetricFamily(family.header, family.kind))
            if alive or family.kind in ("counter", "histogram"):
                add_values(known.values, family.values)
    lines = []
    for family in sums.values():
        lines += [*family.header, *(f"{name} {value}" for name, value in family.values.items())]
    return "\n".join([*lines, ""])


def families_in(text: str) -> dict[str, MetricFamily]:
    found: dict[str, MetricFamily] = {}
    family = MetricFamily()
    for line in text.splitlines():
        if line.startswith("# HELP "):
            family = found[line.split(" ", 3)[2]] = MetricFamily([line])
        elif line.startswith("# TYPE "):
            family.header.append(line)
            family.kind = line.rpartition(" ")[2]
        else:
            name, _, value = line.rpartition(" ")
            family.values[name] = float(value)
    return found


def add_values(sums: dict[str, float], values: dict[str, float]) -> None:
    for name, value in values.items():
        if name.partition("{")[0].endswith(EARLIEST):
            sums[name] = min(sums.get(name, value), value)
        else:
            sums[name] = sums.get(name, 0.0) + value
