"""A record walked through: every action of a game with what happened after it.

python examples/walk_record.py [file]
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from onirim import Game, load_record, make_player, play, replay_steps, save_record


def a_record() -> Path:
    """A game of the heuristic player, saved."""
    game = Game("solo+towers", seed=7)
    play(game, make_player("heuristic", seed=1))
    path = Path(tempfile.mkdtemp()) / "game.oni"
    save_record(path, game)
    return path


def main(file: str = "") -> None:
    record = load_record(file or a_record())
    print(record.headers["Rules"], record.headers["Result"])
    for game, step in replay_steps(record):
        print(f"{game.view().deck:>3} cards left: {step.action or 'the deal'}")
        for event in step.events:
            print(f"      {event}")


if __name__ == "__main__":
    main(*sys.argv[1:])
