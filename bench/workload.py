"""What is timed, in an interpreter of its own: `python workload.py NAME AMOUNT` prints JSON.

This file imports nothing of the benchmark, so that it runs the same in an interpreter that knows
only the installed wheel and in one that knows only `src/`. All times are CPU seconds.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from time import process_time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from onirim import State

Measured = dict[str, float | bool]

ROLLOUT_POSITIONS = 9
TURNS_BEFORE_ROLLOUT = 2
WARM_UP = 50  # this part of the games is played once more, before the clock is looked at


def main() -> None:
    """Run one workload and print what it measured."""
    name, amount = sys.argv[1], int(sys.argv[2])
    measured = WORKLOADS[name](amount)
    import onirim

    print(json.dumps({"compiled": onirim.compiled, **measured}))


def importing(amount: int) -> Measured:
    """Import the engine, then make a ruleset and play the first games with it."""
    before = process_time()
    from onirim.players.whole_games import play_games
    from onirim.rules.catalogue import ruleset

    imported = process_time()
    play_games(ruleset("solo"), 1, amount)
    return {"import_s": imported - before, "first_games_s": process_time() - imported}


def random_games(amount: int) -> Measured:
    """Whole games of random play without leaving the engine."""
    from onirim.players.state_players import RANDOM

    return _games(amount, RANDOM)


def seeker_games(amount: int) -> Measured:
    """The same with the player that goes for Doors."""
    from onirim.players.state_players import SEEKER

    return _games(amount, SEEKER)


def module_games(amount: int) -> Measured:
    """Random games with every module."""
    from onirim.players.state_players import RANDOM
    from onirim.rules.catalogue import module_keys

    return _games(amount, RANDOM, "+".join(["solo", *module_keys()]))


def _games(amount: int, player: int, text: str = "solo") -> Measured:
    from onirim.players.whole_games import play_games
    from onirim.rules.catalogue import ruleset

    rules = ruleset(text)
    play_games(rules, 1, max(1, amount // WARM_UP), player)
    before = process_time()
    tally = play_games(rules, 1, amount, player)
    cpu = process_time() - before
    return {"cpu_s": cpu, "games": int(tally.games), "decisions": int(tally.decisions)}


def unchecked(amount: int) -> Measured:
    """Random games decided by a loop in Python that trusts itself."""
    from onirim.engine.rng import Rng
    from onirim.engine.state import State
    from onirim.rules.catalogue import ruleset

    chance, player = Rng(1), Rng(2)
    state = State(ruleset("solo"), chance)
    count, option, apply, below = state.option_count, state.option, state.apply, player.below
    decisions = 0
    before = process_time()
    while decisions < amount:
        state.start()
        while n := count():
            apply(option(below(n)))
        decisions += state.decisions
    return {"cpu_s": process_time() - before, "decisions": decisions}


def checked(amount: int) -> Measured:
    """Random games through the public border: actions in, events out."""
    from onirim import Game, Ruleset
    from onirim.engine.rng import Rng

    rules, player = Ruleset("solo"), Rng(2)
    decisions = seed = 0
    before = process_time()
    while decisions < amount:
        seed += 1
        game = Game(rules, seed=seed)
        seen = 0
        while legal := game.legal_actions():
            game.push(legal[player.below(len(legal))])
            seen += len(game.events(since=seen))
            decisions += 1
    return {"cpu_s": process_time() - before, "decisions": decisions}


def own_state(amount: int) -> Measured:
    """Random games of a policy in Python on the checked State."""
    from random import Random

    from onirim import Ruleset, State

    rules, pick = Ruleset("solo"), Random(2).random
    before = process_time()
    for seed in range(amount):
        state = State(rules, seed=seed)
        while not state.is_over:
            actions = state.legal_actions()
            state.apply(actions[int(pick() * len(actions))])
    return {"cpu_s": process_time() - before, "games": amount}


def rollouts(amount: int) -> Measured:
    """Decisions a second of random rollouts for two: from what a seat observes, and from one truth.

    A rollout from an observed state draws a world of its own first.
    """
    from random import Random

    sums = {"observed": [0, 0.0], "determinized": [0, 0.0]}
    for position in range(ROLLOUT_POSITIONS):
        seen = _observed(position)
        begin = {"observed": seen, "determinized": seen.determinized(seed=1)}
        for name, root in begin.items():
            pick = Random(2).random
            before = process_time()
            for seed in range(amount // ROLLOUT_POSITIONS):
                state = root.clone(seed=seed)
                while not state.is_over:
                    actions = state.legal_actions()
                    state.apply(actions[int(pick() * len(actions))])
                sums[name][0] += state.decisions
            sums[name][1] += process_time() - before
    return {name: decisions / cpu for name, (decisions, cpu) in sums.items()}


def _observed(seed: int) -> State:
    """A game for two after some turns, as the player to move sees it."""
    from onirim import State

    state = State("duo", seed=seed)
    while state.turns < TURNS_BEFORE_ROLLOUT:
        state.apply(state.legal_actions()[0])
    return state.observe(state.to_move)


def own_view(amount: int) -> Measured:
    """Random games of a policy in Python that gets views."""
    from random import Random

    from onirim import Game, Ruleset, play

    rules, choice = Ruleset("solo+towers"), Random(2).choice
    before = process_time()
    for seed in range(amount):
        play(Game(rules, seed=seed), lambda view: choice(view.legal_actions()))
    return {"cpu_s": process_time() - before, "games": amount}


def pushing(amount: int) -> Measured:
    """Decisions given as codes to a game without events; which they are is known before."""
    from onirim import Game, Ruleset

    rules = Ruleset("solo")
    decisions = seed = 0
    cpu = 0.0
    while decisions < amount:
        codes = _middle_codes(seed)
        game = Game(rules, seed=seed, events=False)
        before = process_time()
        for code in codes:
            game.push(code)
        cpu += process_time() - before
        decisions += len(codes)
        seed += 1
    return {"cpu_s": cpu, "decisions": decisions}


def _middle_codes(seed: int) -> list[str]:
    """A game as codes in which each next place of the list is chosen."""
    from onirim import State

    state, codes = State("solo", seed=seed), list[str]()
    while legal := state.legal_actions():
        codes.append(str(legal[len(codes) % len(legal)]))
        state.apply(codes[-1])
    return codes


def bot_by_view(amount: int) -> Measured:
    """Games of the heuristic player as anybody can let it play: a view in, a code out."""
    from onirim import Game, Ruleset, make_player, play

    rules = Ruleset("solo")
    before = process_time()
    for seed in range(amount):
        play(Game(rules, seed=seed, events=False), make_player("heuristic", seed=seed))
    return {"cpu_s": process_time() - before, "games": amount}


def copying(amount: int) -> Measured:
    """Copies of a game in progress into an object that is there already."""
    from onirim.engine.rng import Rng
    from onirim.engine.state import State
    from onirim.rules.catalogue import ruleset

    rules = ruleset("solo")
    state, twin = State(rules, Rng(1)), State(rules)
    state.start()
    copy_from = twin.copy_from
    rounds = range(amount)
    before = process_time()
    for _ in rounds:
        copy_from(state)
    return {"cpu_s": process_time() - before, "copies": amount}


def events(amount: int) -> Measured:
    """The same random games three times: no journal, a journal, a journal read as events."""
    return {
        "off_s": _journal_time(amount, journaling=False, reading=False),
        "on_s": _journal_time(amount, journaling=True, reading=False),
        "read_s": _journal_time(amount, journaling=True, reading=True),
    }


def _journal_time(amount: int, journaling: bool, reading: bool) -> float:
    from onirim.engine.rng import Rng
    from onirim.engine.state import State
    from onirim.game.events import read_journal
    from onirim.players.state_players import RandomChoices
    from onirim.rules.catalogue import ruleset

    player, choices = RandomChoices(), Rng(2)
    state = State(ruleset("solo"), Rng(1))
    state.journaling = journaling
    before = process_time()
    for _ in range(amount):
        state.start()
        player.play(state, choices)
        if reading:
            read_journal(state)
    return process_time() - before


WORKLOADS: dict[str, Callable[[int], Measured]] = {
    "importing": importing,
    "random": random_games,
    "seeker": seeker_games,
    "modules": module_games,
    "unchecked": unchecked,
    "checked": checked,
    "own-state": own_state,
    "rollouts": rollouts,
    "own-view": own_view,
    "pushing": pushing,
    "bot-by-view": bot_by_view,
    "copying": copying,
    "events": events,
}

if __name__ == "__main__":
    main()
