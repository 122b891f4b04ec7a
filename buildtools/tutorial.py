"""The guided night: one scripted deal, played by the engine, one idea a step.

The browser gets what a server would tell at each step and the action that goes on; it knows no
rule here either. The words of a step are the message `tutorial-NAME`.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Any

DEAL = "Rs Rm Rs Bk Gm"
DRAWS = "Ts Tm Bd Gk Ts Nm Rk Bm"


@dataclass(frozen=True)
class Step:
    """What is said before an action, and the action."""

    text: str
    action: str


NIGHT = (
    Step("row", "play:Rs"),
    Step("neighbours", "play:Rm"),
    Step("third", "play:Rs"),
    Step("search", "take:Rd"),
    Step("unlock", "unlock:Bk"),
    Step("discard", "discard:Ts"),
    Step("nightmare", "pay-key:Gk"),
    Step("done", ""),
)


def tutorial() -> str:
    """All frames as JSON."""
    from onirim.game.chance import FixedDeck
    from onirim.game.game import Game

    game = Game("solo", FixedDeck([*DEAL.split(), *DRAWS.split()], seed=1))
    return json.dumps(frames(game, NIGHT))


def frames(game: Any, steps: tuple[Step, ...]) -> list[dict[str, Any]]:
    out = []
    events: list[dict[str, Any]] = []
    game.take_events()
    for number, step in enumerate(steps):
        view = asdict(game.view(0))
        frame = {"text": step.text, "view": view, "events": events, "whole": number == 0}
        frame["insight"] = asdict(game.insight(0))
        out.append({**frame, "wanted": step.action})
        if step.action:
            assert step.action in view["actions"], (step, view["actions"])
            view["actions"] = offered(view, step.action)
            events = [asdict(event) for event in game.apply(step.action)]
        else:
            view |= {"actions": [], "to_move": -1}
    return out


def offered(view: dict[str, Any], action: str) -> list[str]:
    """Whatever the card can do where a card of the hand is chosen; else everything there is."""
    card = action.partition(":")[2]
    own = [code for code in view["actions"] if code.partition(":")[2] == card]
    return own if view["step"] == "act" else list(view["actions"])
