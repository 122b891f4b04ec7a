"""A policy of your own: a function that gets a view and returns one of its actions.

python examples/own_policy.py [games]
"""

from __future__ import annotations

import sys

from onirim import Action, View, simulate


def careful(view: View) -> Action:
    """Play what goes on with the open series; else throw away what is not a Key."""
    actions = view.legal_actions()
    plays = [action for action in actions if action.verb == "play"]
    series = [one for one in plays if view.series_if_played[one.card] == view.series_length]
    discards = [one for one in actions if one.verb == "discard" and one.card[1] != "k"]
    return next(iter(series or plays or discards), actions[0])


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
