"""Games that differ in what a seat must not learn, and what it is sent."""

from __future__ import annotations

from tests.server.raw import Raw

DRAFT = ["Rs", "Rm", "Gs", "Bk", "Ts", "Gm", "Gk", "Bm"]
PICKS = ["@Rs", "@Rm", "@Bk", "@Gs", "@Ts", "@Gm"]
BEGIN = ["discard:Bk", "decline", "discard-seen:Nm"]
LOOKS = [  # the cards seen, and what is done with them: three decisions, none, five with an undo
    ("Nm Gs Bd Tm Rs", ["top:Gs", "top:Bd", "top:Tm"]),
    ("Nm Rs Rs Rs Rs", []),
    ("Nm Bs Bs Gs Rs", ["top:Bs", "undo", "top:Gs", "top:Rs"]),
]


async def updates(raw: Raw) -> list[str]:
    """All frames so far but the welcome, which holds ids and codes of its game."""
    return [frame for frame in await raw.rest() if '"type":"welcome"' not in frame]
