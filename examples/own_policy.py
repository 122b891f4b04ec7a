"""A policy of your own: a function that gets a view and returns one of its actions.

python examples/own_policy.py [games]
"""

from __future__ import annotations

import sys

from onirim import View, simulate


def careful(view: View) -> str:
    """Play what goes on with the open series; else throw away what is not a Key."""
    plays = [code for code in view.actions if code.startswith("play:")]
    going_on = [code for code in plays if view.series_if_played[code[5:]] == view.series_length]
    discards = [code for code in view.actions if code.startswith("discard:") and code[-1] != "k"]
    return next(iter(going_on or plays or discards), view.actions[0])


def main(games: int = 1000) -> None:
    for player in ("random", careful, "heuristic"):
        report = simulate("solo", player, games=games)
        low, high = report.interval
        print(
            f"{report.players[0]:<22} {report.win_rate:6.1%} won ({low:.1%} to {high:.1%}),"
            f" {report.mean_doors:.2f} Doors"
        )


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
