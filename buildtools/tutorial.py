"""The tutorial: two scripted deals, played by the engine, one idea a step.

The browser gets what a server would tell at each step and the one action that goes on; it knows
no rule here either. The words of a step are the message `tutorial-NAME`.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Any

DEAL = "Rs Rm Rs Bk Gm"
DRAWS = "Ts Tm Bd Gk Ts Nm Rk Bm Nm Gs Td Bs Rm Ts"
LAST_NIGHT = (
    "hand Gs Gm Gk Rs Bm; doors Rd Rd Bd Bd Gd Td Td; row Rs* Tm* Gs Gm; "
    "discard Nm Nm Nm; stack act"
)


@dataclass(frozen=True)
class Step:
    """What is said before an action, and the action."""

    text: str
    action: str


FIRST_NIGHT = (
    Step("row", "play:Rs"),
    Step("neighbours", "play:Rm"),
    Step("third", "play:Rs"),
    Step("search", "take:Rd"),
    Step("unlock", "unlock:Bk"),
    Step("discard", "discard:Ts"),
    Step("nightmare", "pay-key:Gk"),
    Step("prophecy", "discard:Rk"),
    Step("burn", "burn:Nm"),
    Step("order", "top:Gs"),
    Step("order-more", "top:Td"),
    Step("order-last", "top:Bs"),
    Step("limbo", "play:Bm"),
    Step("clock", ""),
)
SECOND_NIGHT = (
    Step("last", "play:Gk"),
    Step("last-door", "take:Gd"),
    Step("won", ""),
)


def tutorial() -> str:
    """All frames as JSON."""
    from onirim.chance import FixedDeck
    from onirim.engine.catalogue import ruleset
    from onirim.game import Game
    from onirim.notation.position import read_position

    first = Game("solo", FixedDeck([*DEAL.split(), *DRAWS.split()], seed=1))
    second = Game.at(read_position(ruleset("solo"), LAST_NIGHT), 1)
    return json.dumps([*frames(first, FIRST_NIGHT), *frames(second, SECOND_NIGHT)])


def frames(game: Any, steps: tuple[Step, ...]) -> list[dict[str, Any]]:
    out = []
    events: list[dict[str, Any]] = []
    game.take_events()
    for number, step in enumerate(steps):
        view = asdict(game.view(0))
        if step.action:
            assert step.action in view["actions"], (step, view["actions"])
        view["actions"] = [step.action] if step.action else []
        out.append({"text": step.text, "view": view, "events": events, "whole": number == 0})
        if step.action:
            events = [as_json(event) for event in game.apply(step.action)]
    return out


def as_json(event: Any) -> dict[str, Any]:
    """An event as it goes over the wire; the tutorial meets no others."""
    kinds = {"Moved": "moved", "Shuffled": "shuffled", "TurnBegan": "turn", "Ended": "ended"}
    fields = asdict(event)
    fields.pop("audience", None)
    return {"type": kinds[type(event).__name__], **fields}
