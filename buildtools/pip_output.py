"""Reads what pip prints while it works: what it downloads, and how much that is."""

from __future__ import annotations

import re

from buildtools.progress import Progress

DOWNLOADING = re.compile(r"\s*Downloading (?:\S*/)?([^/\s]+?)-\d\S* \(([\d.]+) ([kMG]?)B\)")
INSTALLING = re.compile(r"Installing collected packages: (.+)")
MEGABYTES = {"": 1e-6, "k": 1e-3, "M": 1.0, "G": 1e3}
PART = "packages"


class PipOutput:
    """Hears pip's lines and shows what they mean."""

    def __init__(self, progress: Progress) -> None:
        self.progress = progress
        self.megabytes = 0.0

    def hear(self, line: str) -> None:
        """One line; most of them say nothing that is worth showing."""
        if found := DOWNLOADING.match(line):
            name, size, unit = found.groups()
            self.megabytes += float(size) * MEGABYTES[unit]
            self.progress.now(PART, f"downloading {name}, {size} {unit}B")
        elif found := INSTALLING.match(line):
            self.progress.now(PART, f"unpacking {len(found[1].split(', '))} Python packages")
