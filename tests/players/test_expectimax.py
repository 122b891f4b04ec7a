"""Expectimax: exact where it can be checked by hand, and the same result for the same budget."""

from __future__ import annotations

from fractions import Fraction
from threading import Timer
from time import monotonic

import pytest

from onirim.engine.hooks import ASK, WAIT
from onirim.engine.rng import Rng
from onirim.engine.state import CHANCE, State
from onirim.notation.position import read_position
from onirim.players.net.network import ONE
from onirim.players.net.network_file import SHIPPED_NET
from onirim.players.search.evaluator import Evaluator
from onirim.players.search.expectimax import MOST_LEAVES, NO_LIMIT, Expectimax
from onirim.players.search.rollouts import Rollouts
from onirim.rules.catalogue import ruleset


def a_game(text: str, seed: int, actions: int) -> State:
    """A state with a choice in the middle of a game."""
    rules = ruleset(text)
    state = State(rules, Rng(seed))
    state.start()
    player = Rng(seed + 1)
    while actions > 0 or state.option_count() == 1:
        state.apply(state.choices[player.below(state.option_count())])
        actions -= 1
    return state


def by_hand(evaluator: Evaluator, state: State, action: int) -> Fraction:
    """Return the value of an action that leads to a draw: over all cards, the best answer to each.

    Where a whole hand is drawn, and most cards lead to the next draw, the net's value counts.
    """
    twin = state.copy()
    twin.apply(action)
    assert twin.to_move == CHANCE
    weights = twin.outcome_weights()
    total, waiting = Fraction(0), 0
    for kind, weight in enumerate(weights):
        if weight == 0:
            continue
        drawn = twin.copy()
        drawn.apply_chance(kind)
        waiting += weight if drawn.status == WAIT else 0
        values = [evaluator.value(drawn, 0)]
        if not drawn.result and drawn.status == ASK:
            values = []
            for answer in drawn.legal():
                after = drawn.copy()
                after.apply(answer)
                values.append(evaluator.value(after, 0))
        total += Fraction(weight * int(max(values)), sum(weights))
    if 2 * waiting > sum(weights):
        total = Fraction(int(evaluator.value(twin, 0)))
    return total / ONE


def test_one_card_ahead_is_an_exact_expectation() -> None:
    state = a_game("solo", 5, 6)
    evaluator = Evaluator(state.rules, SHIPPED_NET.read())
    search = Expectimax(evaluator, 2_000)
    search.think(state)
    checked = 0
    for index, action in enumerate(state.legal()):
        twin = state.copy()
        twin.apply(action)
        if twin.status == WAIT and search.draws[index] == 1:
            found = int(search.values[index]) / ONE
            assert found == pytest.approx(float(by_hand(evaluator, state, action)), abs=1e-4)
            checked += 1
    assert checked > 2


def test_a_win_that_is_there_is_taken() -> None:
    """The eighth Door by the Key in the hand, whatever the net thinks of the rest."""
    rules = ruleset("solo")
    state = read_position(
        rules, "hand Rk Bs Gs Ts; doors Rd Bd Gd Td Bd Gd Td; drawn Rd; stack limbo fill door"
    )
    search = Expectimax(Evaluator(rules, SHIPPED_NET.read()), 0)
    assert rules.code_of[int(search.choose(state))].startswith("unlock")
    assert search.values[search.order[0]] == ONE


def test_a_budget_is_kept_and_decides_everything() -> None:
    state = a_game("duo", 3, 8)
    found = []
    for _ in range(2):
        evaluator = Evaluator(state.rules, SHIPPED_NET.read())
        search = Expectimax(evaluator, 150)
        search.think(state)
        assert evaluator.evaluations <= 150 + state.option_count() + 20
        found.append((search.order, list(search.values[: int(state.option_count())])))
    assert found[0] == found[1]


def test_without_a_budget_it_is_the_net_alone() -> None:
    state = a_game("solo", 8, 4)
    evaluator = Evaluator(state.rules, SHIPPED_NET.read())
    search = Expectimax(evaluator, 0)
    assert search.choose(state) == evaluator.choose(state)
    assert set(search.draws) == {0}


def test_a_rollout_is_repeatable_by_its_seed() -> None:
    state = a_game("solo", 5, 6)
    rollouts = Rollouts(Evaluator(state.rules, SHIPPED_NET.read()))
    action = state.legal()[0]
    found = [int(rollouts.value(state, action, seed)) for seed in (1, 2, 3, 1)]
    assert found[0] == found[3]
    assert len({*found}) > 1
    assert all(0 <= value <= ONE for value in found)


def test_a_clear_choice_is_recognized() -> None:
    state = a_game("solo", 5, 6)
    search = Expectimax(Evaluator(state.rules, SHIPPED_NET.read()), 0)
    search.think(state)
    best, next_best = search.order[:2]
    search.values[next_best] = search.values[best] - ONE // 64
    assert not search.is_clear()
    search.values[next_best] = search.values[best] - ONE // 8
    assert search.is_clear()


@pytest.mark.parametrize(("budget", "cards"), [(10_000, 2), (60_000, 3)])
def test_a_large_budget_searches_three_cards_deep(budget: int, cards: int) -> None:
    """And its rollouts follow forced lines, as in a real game."""
    state = a_game("solo", 5, 40)
    search = Expectimax(Evaluator(state.rules, SHIPPED_NET.read()), budget)
    search.think(state)
    assert max(search.draws) == cards
    assert search.rollouts.follows_lines == (cards == 3)


def test_no_time_is_the_net_alone_and_a_stop_ends_a_long_one() -> None:
    state = a_game("solo", 8, 4)
    search = Expectimax(Evaluator(state.rules, SHIPPED_NET.read()), 0)
    search.think_for(state, 0.0)
    assert sorted(search.order) == [*range(int(state.option_count()))]
    assert set(search.draws) == {0}
    began = monotonic()
    Timer(0.2, lambda: setattr(search, "stopped", True)).start()
    search.think_for(state, 600.0)
    assert monotonic() - began < 60
    assert sorted(search.order) == [*range(int(state.option_count()))]


def test_search_continues_from_the_best_quiet_lines() -> None:
    """The order of cards that were looked at: the net's value in the middle of it is poor."""
    rules = ruleset("solo")
    state = read_position(
        rules, "hand Rs Bs Gm Tm; seen Rs Rd Nm Bk Gs; stack limbo fill order discard-seen"
    )
    evaluator = Evaluator(rules, SHIPPED_NET.read())
    search = Expectimax(evaluator, 20_000)
    search.think(state)
    index = search.order[0]
    assert search.draws[index] > 0
    leaves = evaluator.forced_lines.best_quiet(index, 100)
    values = [int(line.value) for line in leaves]
    assert values == sorted(values, reverse=True)
    search.limit = NO_LIMIT
    ahead = [
        search.value_after_choice(line.state, search.draws[index], 1, 0)
        for line in leaves[:MOST_LEAVES]
    ]
    assert search.values[index] == max(ahead)
    assert max(ahead) > min(ahead)
