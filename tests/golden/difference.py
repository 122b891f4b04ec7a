"""How a game that is played now differs from its golden playthrough."""

from __future__ import annotations

from difflib import unified_diff
from pathlib import Path

from onirim.engine.errors import ActionError
from tests.golden.playthrough import replay

SHOWN = 60  # lines; the first difference tells, the rest follows from it


def difference(file: Path) -> str:
    """Nothing if the game is still played so, else what changed, for people to read."""
    if not file.exists():
        return f"{file.name} is missing: make goldens"
    golden = file.read_text(encoding="utf-8")
    try:
        played = replay(golden)
    except ActionError as error:
        return f"{file.name} cannot be replayed: {error}"
    if played == golden:
        return ""
    lines = unified_diff(
        golden.splitlines(), played.splitlines(), f"{file.name}, as it is written", "now", "", ""
    )
    return "\n".join([*lines][:SHOWN])
