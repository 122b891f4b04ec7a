"""Frames of real games as a browser gets them, for the tests of its motion and sound.

python tools/generate/frames.py    # write tests/data/frames.json
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from onirim.game.chance import FixedDeck
from onirim.game.happenings import Happening
from onirim.game.logged_game import LoggedGame
from onirim.game.view import View
from onirim.players.player import chosen_code
from onirim.players.registry import make_player
from tools.generate.descriptions import RULESETS

__all__ = ["FILE", "frames"]

FILE = Path(__file__).parent.parent.parent / "tests" / "data" / "frames.json"
GAMES = 4  # of each ruleset
LEAST = 2  # happenings that are more than a turn
MOST = 10  # frames of a ruleset, besides those that are asked for
PLAYER = "heuristic"
ASKED = {  # what must be among them
    "door-trio", "door-key", "pay-hand", "pay-key", "pay-five", "pay-door", "meet-nightmare",
    "look", "order-top", "burn", "limbo-back", "redraw", "door-incantation", "caught",
    "premonition", "end-won", "end-lost",
}  # fmt: skip
PLAYED = {  # what the heuristic player does not do: the deck, what is done before, and the frame
    "pay-five": ("Rs Rm Gs Bk Ts Nm Gs Td Bs Nm Rm", ("play:Rs",), ("pay-five",)),
    "trio": ("Rs Rm Rs Gk Gm Ts Tm Nm", ("play:Rs", "play:Rm"), ("play:Rs",)),
    "pay-door": (
        "Rs Rm Rs Gk Gm Ts Tm Nm",
        ("play:Rs", "play:Rm", "play:Rs", "take:Rd"), ("pay-door:Rd",),
    ),
    "burn": (
        "Rs Rm Gs Bk Ts Gs Bs Td Nm Rm",
        ("discard:Bk",), ("discard-seen:Gs", "top:Bs", "top:Td", "top:Nm"),
    ),
}  # fmt: skip


def frames() -> list[dict[str, Any]]:
    """What was on the table, what happened, and what was there afterwards."""
    found: list[dict[str, Any]] = []
    left = set(ASKED)
    for key, (deck, before, actions) in PLAYED.items():
        game = LoggedGame("solo", FixedDeck(tuple(deck.split()), 1))
        for action in before:
            game.push(action)
        found.append(after(game, "solo", actions, key))
        left.discard(key)
    for name, rules in RULESETS.items():
        kept = 0
        seen: Counter[str] = Counter()
        for seed in range(1, GAMES + 1):
            game = LoggedGame(rules, FixedDeck((), seed))
            players = [make_player(PLAYER, seed=1)] * int(game.rules.seats)
            while not game.result:
                seat = game.to_move
                action = chosen_code(players[seat], View(game.view(seat)))
                frame = after(game, name, (action,))
                keys = [one["key"] for one in frame["happenings"] if one["kind"] != "turn"]
                frame["name"] = f"{name}: {' '.join(keys)}"
                wanted = left.intersection(keys)
                fresh = len(keys) >= LEAST and kept < MOST and not all(seen[key] for key in keys)
                if wanted or fresh:
                    found.append(frame)
                    left -= wanted
                    kept += fresh
                    seen.update(keys)
    return found


def after(game: LoggedGame, rules: str, actions: Sequence[str], name: str = "") -> dict[str, Any]:
    """One decision, as the seat sees it that makes it."""
    seat, since = game.to_move, len(game.history)
    before = table(game, seat)
    for action in actions:
        game.push(action)
    happened: list[Happening] = game.happenings(seat, since)
    return {
        "name": name, "ruleset": rules, "before": before,
        "happenings": msgspec.to_builtins(happened), "after": table(game, seat),
    }  # fmt: skip


def table(game: LoggedGame, seat: int) -> dict[str, Any]:
    """The half of a view that motion changes."""
    view = game.view(seat)
    zones = {name: list(codes) for name, codes in view.zones.items() if codes}
    return {"zones": zones, "deck": view.deck, "series_length": view.series_length}


def main() -> None:
    lines = [msgspec.json.encode(frame).decode() for frame in frames()]
    FILE.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
