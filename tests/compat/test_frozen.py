"""The frozen data are what they were: no rename or search-and-replace has gone through them."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

V1 = Path(__file__).parent / "v1"
POSITIONS = "8c73a63971ebca37791381a3521e3f19fd8d899be3e73eac6e16751035454789"


def test_files_are_unchanged() -> None:
    """All records and the database, byte for byte."""
    sums = {
        name: digest
        for digest, name in (
            line.split() for line in (V1 / "SHA256SUMS").read_text(encoding="ascii").splitlines()
        )
    }
    files = [*sorted(V1.glob("records/**/*.oni")), V1 / "games.sqlite3"]
    found = {file.relative_to(V1).as_posix(): sha256(file.read_bytes()) for file in files}
    assert found == sums


def test_positions_are_unchanged() -> None:
    """The lines with their rulesets; facts about them may be frozen anew (see README.md)."""
    text = (V1 / "positions.jsonl").read_text(encoding="utf-8")
    rows = [json.loads(line) for line in text.splitlines()]
    lines = "".join(f"{row['rules']} {row['position']}\n" for row in rows)
    assert sha256(lines.encode()) == POSITIONS


def sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()
