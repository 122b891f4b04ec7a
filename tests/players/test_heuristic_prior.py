"""The heuristic proposes, the net overrides: when, and with which factors."""

from __future__ import annotations

import pytest

from onirim.engine.native import i64, vec
from onirim.engine.rng import Rng
from onirim.players.heuristic.heuristic import Heuristic
from onirim.players.net.network import ONE
from onirim.players.net.network_file import NetworkFile
from onirim.players.search.evaluator import Evaluator
from onirim.players.search.expectimax import Expectimax
from onirim.players.search.heuristic_prior import MOST_CANDIDATES, HeuristicPrior, is_better
from onirim.players.search.rollouts import HEURISTIC_DECISIONS, Rollouts
from onirim.rules.catalogue import ruleset
from tests.helpers.nets import THREE, net_with_override, random_states


@pytest.mark.parametrize(
    ("chance", "proposed", "better"),
    [
        (0.04, 0.02, True),
        (0.03, 0.02, False),
        (0.5, 0.4, False),
        (0.9, 0.8, True),
        (0.0, 0.0, False),
    ],
)
def test_a_correction_needs_odds_that_are_better_by_the_factor(
    chance: float, proposed: float, better: bool
) -> None:
    assert is_better(round(chance * ONE), round(proposed * ONE), round(1.7 * 1024)) == better


def test_the_proposal_stands_unless_another_is_far_better() -> None:
    rules = ruleset("solo+towers")
    prior = HeuristicPrior(rules, [2048, 1536, 1024])
    heuristic = Heuristic(rules)
    for state in random_states("solo+towers", 3, 20):
        n = int(state.option_count())
        proposed = state.legal().index(int(heuristic.choose(state, Rng(1))))
        other = (proposed + 1) % n
        values = vec[i64]([i64(ONE // 10)] * n)
        values[other] = ONE // 7
        assert prior.choice(state, values, other, prior.net_factor) == proposed
        values[other] = ONE // 5
        assert prior.choice(state, values, other, prior.net_factor) == other
        assert prior.candidates(state, values, [*range(n)]) == [proposed, other]
        values[other] = ONE // 8
        assert prior.candidates(state, values, [*range(n)]) == [proposed]
        values[proposed] = 1
        assert len(prior.candidates(state, values, [*range(n)])) == min(n, MOST_CANDIDATES)


@pytest.mark.parametrize("budget", [0, 300])
def test_mind_and_search_take_the_same_way(budget: int) -> None:
    """With a factor that nothing reaches they play what the heuristic plays."""
    rules = ruleset(THREE)
    evaluator = Evaluator(rules, NetworkFile(net_with_override(1e9)))
    search = Expectimax(evaluator, budget)
    heuristic = Heuristic(rules)
    for state in random_states(THREE, 5, 12):
        proposed = heuristic.choose(state, Rng(1))
        assert evaluator.choose(state) == search.choose(state) == proposed
        assert sorted(search.order) == [*range(state.option_count())]


def test_search_lets_the_heuristic_play_on_from_what_it_doubts() -> None:
    """Of equal luck: what is proposed, and what the net likes better, are worth what they bring."""
    rules = ruleset(THREE)
    evaluator = Evaluator(rules, NetworkFile(net_with_override(1.0)))
    search = Expectimax(evaluator, 6_000)
    checked = 0
    for state in random_states(THREE, 5, 12):
        before = evaluator.evaluations
        search.think(state)
        places = [place for place in search.order if search.draws[place] == 1]
        if not places:
            continue
        assert evaluator.evaluations - before >= 6_000
        playouts = Rollouts(evaluator)
        rounds = 60
        for place in places:
            action = state.choices[place]
            values = [int(playouts.value(state, action, i)) for i in range(rounds)]
            assert int(search.values[place]) / ONE == pytest.approx(
                sum(values) / rounds / ONE, abs=0.03
            )
        checked += 1
    assert checked > 2


def test_a_playout_of_the_heuristic_is_told_by_its_number() -> None:
    rules = ruleset(THREE)
    state = random_states(THREE, 5, 12)[-1]
    evaluator = Evaluator(rules, NetworkFile(net_with_override(1.0)))
    playouts = Rollouts(evaluator)
    values = [int(playouts.value(state, state.legal()[0], i)) for i in range(8)]
    assert values == [int(playouts.value(state, state.legal()[0], i)) for i in range(8)]
    assert len({*values}) > 1
    before = evaluator.evaluations
    playouts.value(state, state.legal()[0], 3)
    assert evaluator.evaluations - before <= HEURISTIC_DECISIONS + 1


def test_options_share_what_is_corrected_and_others_do_not() -> None:
    file = NetworkFile(net_with_override(1.5))
    for text in (THREE, "solo+book:hard+glyphs+dreamcatchers"):
        assert file.override_factors(text) == [1536] * 3
    assert file.override_factors("solo+book+glyphs") == []
    assert not file.leaves_to_heuristic(ruleset(THREE))
    assert Evaluator(ruleset("solo"), file).prior is None
