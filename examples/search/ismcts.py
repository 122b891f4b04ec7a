"""Information-set Monte-Carlo tree search for two who may not show each other their hands.

Each iteration draws one possible truth from what the seat to move knows, walks down one tree by
actions alone, and finishes the game at random. Both players want the same, so one value serves.

python examples/search/ismcts.py [iterations] [seed]
"""

from __future__ import annotations

import sys
from math import log, sqrt
from random import Random

from onirim import Action, State

EXPLORATION = 0.4


class Node:
    """What was found behind a sequence of actions."""

    def __init__(self) -> None:
        self.children: dict[Action, Node] = {}
        self.visits = 0
        self.total = 0.0
        self.available = 0  # how often the action was possible here

    def best(self, legal: list[Action]) -> Action:
        """By upper confidence bound, counting only the times it was possible."""

        def bound(action: Action) -> float:
            child = self.children[action]
            return child.total / child.visits + EXPLORATION * sqrt(
                log(child.available) / child.visits
            )

        return max(legal, key=bound)


def search(state: State, iterations: int, random: Random) -> dict[Action, int]:
    """How often each action was tried; the most tried is the choice."""
    seen, root = state.observe(state.to_move), Node()
    for _ in range(iterations):
        iterate(root, seen.determinized(seed=random.getrandbits(60)), random)
    return {action: child.visits for action, child in root.children.items()}


def iterate(root: Node, state: State, random: Random) -> None:
    """Walk down the tree to a new node, finish the game, and remember how good it was."""
    path, fresh = [root], False
    while not state.is_over and not fresh:
        node, legal = path[-1], state.legal_actions()
        untried = [action for action in legal if action not in node.children]
        fresh = bool(untried)
        action = random.choice(untried) if fresh else node.best(legal)
        path.append(node.children.setdefault(action, Node()))
        for possible in legal:
            if possible in node.children:
                node.children[possible].available += 1
        state.apply(action)
    value = rollout(state, random)
    for node in path:
        node.visits += 1
        node.total += value


def rollout(state: State, random: Random) -> float:
    """The share of Doors after a random game."""
    while not state.is_over:
        state.apply(random.choice(state.legal_actions()))
    return 1.0 if state.result == "won" else state.door_count / 8


def main(iterations: int = 400, seed: int = 1) -> None:
    state, random = State("duo", seed=seed), Random(seed)
    while not state.is_over and state.turns < 12:
        tried = search(state, iterations, random)
        action = max(tried, key=lambda one: tried[one])
        print(f"seat {state.to_move}: {action!s:<16} {tried[action]} of {iterations} iterations")
        state.apply(action)
    print(state)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
