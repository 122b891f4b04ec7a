"""The tutorial: three scripted deals, played by the engine, one idea a step.

The browser gets what a server would tell at each step and the action that goes on; it knows no
rule here either. The words of a step are the message `tutorial-NAME`.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Any

DEAL = "Rs Rm Rs Bk Gm"
DRAWS = "Ts Tm Bd Gk Ts Nm Rk Bm Nm Gs Td Bs Rm Ts"
SEVEN = "doors Rd Rd Bd Bd Gd Td Td"
LOST_NIGHT = f"hand Rs Gs Ts Bm Tm; {SEVEN}; row Rs* Tm* Bs Gm; top Gd; stack act"
LAST_NIGHT = f"hand Gs Gm Gk Rs Bm; {SEVEN}; row Rs* Tm* Gs Gm; discard Nm Nm Nm; stack act"
ANY = "*"  # whatever is legal


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
    Step("discard-seen", "discard-seen:Nm"),
    Step("order", "top:Gs"),
    Step("order-more", "top:Td"),
    Step("order-last", "top:Bs"),
    Step("limbo", "play:Bm"),
    Step("clock", ""),
    Step("free", ANY),
    Step("free-done", ""),
)
LOSING = (
    Step("losing", "play:Rs"),
    Step("lost", ""),
)
WINNING = (
    Step("last", "play:Gk"),
    Step("last-door", "take:Gd"),
    Step("won", ""),
)


def tutorial() -> str:
    """All frames as JSON."""
    from onirim.engine.catalogue import ruleset
    from onirim.game import Game
    from onirim.notation.position import read_position

    losing = Game.at(read_position(ruleset("solo"), emptied(LOST_NIGHT)), 1)
    winning = Game.at(read_position(ruleset("solo"), LAST_NIGHT), 1)
    nights = (first_night(1), FIRST_NIGHT), (losing, LOSING), (winning, WINNING)
    return json.dumps([frame for game, steps in nights for frame in frames(game, steps)])


def first_night(seed: int) -> Any:
    from onirim.chance import FixedDeck
    from onirim.game import Game

    return Game("solo", FixedDeck([*DEAL.split(), *DRAWS.split()], seed=seed))


def emptied(position: str) -> str:
    """The position with nothing left in the deck but its known top."""
    from onirim.engine.catalogue import ruleset
    from onirim.notation.position import read_position

    left = asdict(game_at(read_position(ruleset("solo"), position)))["unknown"]
    cards = " ".join(card for card, n in left.items() for _ in range(n))
    return f"discard {cards}; {position}"


def game_at(table: Any) -> Any:
    from onirim.game import Game

    return Game.at(table, 1).view(0)


def frames(game: Any, steps: tuple[Step, ...]) -> list[dict[str, Any]]:
    out = []
    events: list[dict[str, Any]] = []
    game.take_events()
    for number, step in enumerate(steps):
        view = asdict(game.view(0))
        frame = {"text": step.text, "view": view, "events": events, "whole": number == 0}
        frame["insight"] = asdict(game.insight(0))
        out.append({**frame, "wanted": step.action})
        if step.action == ANY:
            out[-1] |= {"wanted": "", "ways": ways(view["actions"])}
        elif step.action:
            assert step.action in view["actions"], (step, view["actions"])
            view["actions"] = offered(view, step.action)
            events = [asdict(event) for event in game.apply(step.action)]
        elif number + 1 < len(steps) or step.text == "lost":
            view |= {"actions": [], "to_move": -1, "result": ""}
    return out


def offered(view: dict[str, Any], action: str) -> list[str]:
    """Whatever the card can do where a card of the hand is chosen; else everything there is."""
    card = action.partition(":")[2]
    own = [code for code in view["actions"] if code.partition(":")[2] == card]
    return own if view["step"] == "act" else list(view["actions"])


def ways(actions: tuple[str, ...]) -> dict[str, Any]:
    """What each action of the free turn leads to: a quiet draw, by whichever shuffle gives one."""
    return {
        action: next(filter(None, (way(action, seed) for seed in range(1, 99))))
        for action in actions
    }


def way(action: str, seed: int) -> dict[str, Any] | None:
    game = first_night(seed)
    for step in FIRST_NIGHT:
        if step.action and step.action != ANY:
            game.apply(step.action)
    events = [asdict(event) for event in game.apply(action)]
    view = asdict(game.view(0))
    if view["step"] != "act" or any(event["type"] == "shuffled" for event in events):
        return None
    ended = view | {"actions": [], "to_move": -1}
    return {"view": ended, "events": events, "insight": asdict(game.insight(0))}
