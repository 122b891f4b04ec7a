"""A position studied: how often the heuristic player wins after each of its actions.

python examples/study_position.py [games] ["position"]
"""

from __future__ import annotations

import sys

from onirim import Action, Game, make_player, play

POSITION = "hand Rs Rm Rk Bs Gk; row Rs Rm; doors Rd Bd Bd Gd Gd Td Td; stack act"


def wins(line: str, action: Action, games: int) -> int:
    """Games won after this action, the same decks for every action."""
    won = 0
    for seed in range(games):
        game = Game.from_position(line, chance=f"common:{seed}")
        game.push(action)
        won += play(game, make_player("heuristic", seed=seed)) == "won"
    return won


def main(games: int = 50, line: str = POSITION) -> None:
    for action in Game.from_position(line).legal_actions():
        print(f"{action:<12} {wins(line, action, games):>4} of {games}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else 50, *sys.argv[2:3])
