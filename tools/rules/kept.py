"""Mutants that were killed before: a run that was stopped goes on where it ended.

A verdict holds for a rule, a text of the changed file, and the texts of the rule's tests. Only
killed mutants are kept; whatever else came out is tried again. What other files do to a verdict is
not noticed: `--fresh` tries everything.
"""

from __future__ import annotations

import hashlib
import json
import threading
from collections.abc import Iterable
from pathlib import Path


class Kept:
    """One line of JSON for each killed mutant: its key, and the test that killed it."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.lock = threading.Lock()
        self.killed_by: dict[str, str] = {}
        if file.exists():
            lines = file.read_text(encoding="utf-8").splitlines()
            self.killed_by = dict(map(json.loads, lines))

    def forget(self) -> None:
        """Begin anew."""
        self.killed_by.clear()
        self.file.unlink(missing_ok=True)

    def add(self, key: str, test: str) -> None:
        """Keep a verdict, on the disk too."""
        with self.lock:
            self.killed_by[key] = test
            self.file.parent.mkdir(parents=True, exist_ok=True)
            with self.file.open("a", encoding="utf-8") as stream:
                stream.write(json.dumps([key, test], ensure_ascii=False) + "\n")


def key_of(rule: str, file: Path, text: str, tests: Iterable[bytes]) -> str:
    """The key of a verdict."""
    digest = hashlib.sha256(f"{rule} {file.as_posix()}\0{text}".encode())
    for content in tests:
        digest.update(content)
    return digest.hexdigest()
