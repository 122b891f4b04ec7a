"""Random playouts from Python beside the nearest games of OpenSpiel and RLCard.

    python bench/others.py [--seconds 3] [--rounds 3]

The same loop everywhere: ask what is legal, pick one at random, apply it, until the game is over.
Games of other libraries differ from ours, so a decision here is not quite a decision there; what
compares is the price of asking and applying from Python. Needs an environment into which onirim,
open_spiel and rlcard are installed; what is missing is told and left out.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.metadata import version
from random import Random
from statistics import median
from time import process_time
from typing import Any

Playout = Callable[[Random], int]
"""Play one game; the answer is how many decisions were taken."""

OPEN_SPIEL_GAMES = ("solitaire", "gin_rummy", "blackjack")
RLCARD_GAMES = ("gin-rummy", "uno", "blackjack")


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure in turns, so that a busy machine is busy for all of them, and print the medians."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args(arguments)
    playouts = {**our_playouts(), **open_spiel_playouts(), **rlcard_playouts()}
    rates: dict[str, list[float]] = {name: [] for name in playouts}
    for _ in range(options.rounds):
        for name, playout in playouts.items():
            rates[name].append(rate(playout, options.seconds))
    print("| game | decisions a CPU second |\n|---|---:|")
    for name, measured in rates.items():
        print(f"| {name} | {median(measured):,.0f} |")


def rate(playout: Playout, seconds: float) -> float:
    """Decisions per CPU second of one core."""
    random = Random(1)
    playout(random)  # what is made once is no part of it
    begun = process_time()
    decisions = 0
    while (spent := process_time() - begun) < seconds:
        decisions += playout(random)
    return decisions / spent


def our_playouts() -> dict[str, Playout]:
    """With chance inside the engine, and with chance resolved from Python as OpenSpiel's is."""
    import onirim
    from onirim.rules.catalogue import module_keys

    kind = "compiled" if onirim.compiled else "interpreted"
    title = f"onirim {onirim.__version__}, {kind}"
    return {
        f"{title}: solo": seeded("solo"),
        f"{title}: solo, chance from Python": chance_from_python("solo"),
        f"{title}: solo with every module": seeded("+".join(["solo", *module_keys()])),
    }


def seeded(text: str) -> Playout:
    """A playout in which the engine draws the cards."""
    from onirim import Ruleset, State

    rules = Ruleset(text)

    def playout(random: Random) -> int:
        state = State(rules, seed=random.getrandbits(32))
        decisions = 0
        while not state.is_over:
            actions = state.legal_actions()
            state.apply(actions[int(random.random() * len(actions))])
            decisions += 1
        return decisions

    return playout


def chance_from_python(text: str) -> Playout:
    """A playout in which every card is drawn by the loop."""
    from onirim import CHANCE, Ruleset, State

    rules = Ruleset(text)

    def playout(random: Random) -> int:
        state = State(rules)
        decisions = 0
        while not state.is_over:
            if state.to_move == CHANCE:
                state.apply(state.sample_chance(random))
            else:
                actions = state.legal_actions()
                state.apply(actions[int(random.random() * len(actions))])
                decisions += 1
        return decisions

    return playout


def open_spiel_playouts() -> dict[str, Playout]:
    """OpenSpiel's card games that are nearest: one player against the deck, or hands and a deck."""
    spiel = imported("pyspiel", "open_spiel")
    if spiel is None:
        return {}
    title = f"OpenSpiel {version('open_spiel')}"
    return {f"{title}: {name}": spiel_playout(spiel, name) for name in OPEN_SPIEL_GAMES}


def spiel_playout(spiel: Any, name: str) -> Playout:
    game = spiel.load_game(name)

    def playout(random: Random) -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(random.random() * len(actions))])
                decisions += 1
        return decisions

    return playout


def rlcard_playouts() -> dict[str, Playout]:
    """RLCard's environments; each step makes the next player's observation, too."""
    rlcard = imported("rlcard", "rlcard")
    if rlcard is None:
        return {}
    title = f"RLCard {version('rlcard')}"
    return {f"{title}: {name}": rlcard_playout(rlcard, name) for name in RLCARD_GAMES}


def rlcard_playout(rlcard: Any, name: str) -> Playout:
    environment = rlcard.make(name)

    def playout(random: Random) -> int:
        state, _player = environment.reset()
        decisions = 0
        while not environment.is_over():
            actions = [*state["legal_actions"]]
            state, _player = environment.step(actions[int(random.random() * len(actions))])
            decisions += 1
        return decisions

    return playout


def imported(module: str, package: str) -> Any:
    """A module that only this comparison needs; None, and a word about it, where it is not."""
    try:
        return import_module(module)
    except ImportError as missing:
        print(f"{package} is left out: {missing}", file=sys.stderr)
        return None


if __name__ == "__main__":
    main()
