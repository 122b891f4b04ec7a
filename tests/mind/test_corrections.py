"""The heuristic proposes, the net corrects: when, with which weights, and from what it learns."""

from __future__ import annotations

import math
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from onirim.engine.memory import RESULT, WON
from onirim.engine.native import i64, vec
from onirim.engine.rng import Rng
from onirim.engine.state import State
from onirim.players.heuristic.heuristic import Heuristic
from onirim.players.net.network import ONE
from onirim.players.net.network_file import SHIPPED_NET, NetworkFile
from onirim.players.search.evaluator import Evaluator
from onirim.players.search.expectimax import Expectimax
from onirim.players.search.heuristic_prior import MOST_CANDIDATES, HeuristicPrior, is_better
from onirim.players.search.rollouts import HEURISTIC_DECISIONS, Rollouts
from onirim.rules.catalogue import ruleset
from tools.training.checkpoint import Arrays
from tools.training.heads import fresh_head
from tools.training.heuristic_games import LOST, HeuristicGames, Job, Trial, try_out
from tools.training.packed_nets import first_layer, plain_head, shifted, with_head
from tools.training.worker import all_groups

SHIPPED = Path(__file__).parents[2] / "src/onirim/players/net/mind.net"
THREE = "solo+book+glyphs+dreamcatchers"


def a_net(factor: float, seed: int = 1) -> bytes:
    """The net that is shipped with one head more."""
    file = NetworkFile(SHIPPED.read_bytes())
    head = fresh_head(plain_head(file, THREE), 40, 8, seed)
    return with_head(file, THREE, head, {"corrections": {THREE: [round(1024 * factor)] * 3}})


def states(text: str, seed: int, count: int) -> list[State]:
    """States of a random game in which there is a choice."""
    draw = random.Random(seed)
    state = State(ruleset(text), Rng(seed))
    state.start()
    found: list[State] = []
    while len(found) < count and not state.result:
        if state.option_count() > 1:
            found.append(state.copy())
        state.apply(draw.choice(state.legal()))
    return found


# --- when ----------------------------------------------------------------------------------------


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
    for state in states("solo+towers", 3, 20):
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
    evaluator = Evaluator(rules, NetworkFile(a_net(1e9)))
    search = Expectimax(evaluator, budget)
    heuristic = Heuristic(rules)
    for state in states(THREE, 5, 12):
        proposed = heuristic.choose(state, Rng(1))
        assert evaluator.choose(state) == search.choose(state) == proposed
        assert sorted(search.order) == [*range(state.option_count())]


def test_search_lets_the_heuristic_play_on_from_what_it_doubts() -> None:
    """Of equal luck: what is proposed, and what the net likes better, are worth what they bring."""
    rules = ruleset(THREE)
    evaluator = Evaluator(rules, NetworkFile(a_net(1.0)))
    search = Expectimax(evaluator, 6_000)
    checked = 0
    for state in states(THREE, 5, 12):
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
    state = states(THREE, 5, 12)[-1]
    evaluator = Evaluator(rules, NetworkFile(a_net(1.0)))
    playouts = Rollouts(evaluator)
    values = [int(playouts.value(state, state.legal()[0], i)) for i in range(8)]
    assert values == [int(playouts.value(state, state.legal()[0], i)) for i in range(8)]
    assert len({*values}) > 1
    before = evaluator.evaluations
    playouts.value(state, state.legal()[0], 3)
    assert evaluator.evaluations - before <= HEURISTIC_DECISIONS + 1


def test_options_share_what_is_corrected_and_others_do_not() -> None:
    file = NetworkFile(a_net(1.5))
    for text in (THREE, "solo+book:hard+glyphs+dreamcatchers"):
        assert file.override_factors(text) == [1536] * 3
    assert file.override_factors("solo+book+glyphs") == []
    assert not file.leaves_to_heuristic(ruleset(THREE))
    assert Evaluator(ruleset("solo"), file).prior is None


# --- the weights ---------------------------------------------------------------------------------


def said(head: Arrays, hidden: Any) -> float:
    second = np.maximum(hidden @ head["w2"] + head["b2"], 0)
    logit = second @ head["w3"] + head["b3"]
    if "w4" in head:
        logit = logit + np.maximum(second @ head["w4"] + head["b4"], 0) @ head["w5"]
    return float(logit.reshape(-1)[0])


def test_a_packed_net_says_what_it_is_read_as_and_what_is_added() -> None:
    """A head begins as the plain one, in floating point, and is rounded when it is packed."""
    groups = all_groups()
    before, after = SHIPPED_NET.read(), NetworkFile(a_net(1.0))
    weights, added = first_layer(before, groups)
    plain = plain_head(before, THREE)
    deep = fresh_head(plain, 40, 8, 1)
    rules = ruleset(THREE)
    evaluator = Evaluator(rules, after)
    games = HeuristicGames(Job(THREE, 1, 0.0))
    for state in states(THREE, 8, 10):
        games.encoder.encode(state, 0)
        features = [int(games.encoder.features[i]) for i in range(games.encoder.n)]
        hidden = np.maximum(weights[features].sum(0) + added, 0)
        assert said(deep, hidden) == pytest.approx(said(plain, hidden), abs=0.2)
        chance = 1 / (1 + math.exp(-said(deep, hidden)))
        assert int(evaluator.value(state, 0)) / ONE == pytest.approx(chance, abs=0.01)


def test_a_head_more_leaves_all_others_as_they_were() -> None:
    before = SHIPPED_NET.read()
    once = a_net(1.0)
    assert a_net(1.0) == once
    after = NetworkFile(once)
    assert {*after.heads} == {*before.heads, THREE}
    for text in ("solo", "solo+towers", "duo", "solo+book+glyphs"):
        one, two = before.upper_layers(text), after.upper_layers(text)
        assert (one.w2, one.b2, one.w3, one.b3) == (two.w2, two.b2, two.w3, two.b3)
    again = with_head(after, THREE, fresh_head(plain_head(after, THREE), 48, 8, 2), {})
    assert NetworkFile(again).heads[THREE] == [48, 8], "it takes the place of the one before"
    assert len(NetworkFile(again).heads) == len(after.heads)


def test_odds_are_divided_by_what_was_left_out() -> None:
    head = fresh_head(plain_head(SHIPPED_NET.read(), THREE), 40, 8, 1)
    less = shifted(head, LOST)
    hidden = np.ones(len(head["w2"]))
    assert said(less, hidden) == pytest.approx(said(head, hidden) - math.log(LOST), abs=1e-5)


# --- what it learns from -------------------------------------------------------------------------


def test_won_games_are_kept_and_a_part_of_those_that_were_lost(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tools.training.heuristic_games.STATES", 10**6)
    games = HeuristicGames(Job("solo", 4, 0.0))
    kept = {0.0: 0, 1.0: 0}
    for _ in range(40):
        before = len(games.found)
        games.play()
        won = float(games.state.mem[RESULT] == WON)
        assert len(games.found) == len(games.results)
        if len(games.found) > before:
            assert {*games.results[before:]} == {won}
            kept[won] += 1
    assert 10 < kept[1.0] == games.won
    assert kept[0.0] <= 5 < games.played - games.won
    assert (games.feature_matrix()[:, 0] >= 0).all()


def test_a_game_is_the_same_when_it_is_played_again() -> None:
    games = HeuristicGames(Job(THREE, 4, 0.0))
    decisions = games.run(11, None)
    end = [int(word) for word in games.state.mem]
    assert games.run(11, {3, 5}) == decisions
    assert [int(word) for word in games.state.mem] == end
    assert len(games.found) == 2


def test_a_trial_counts_what_was_said(tmp_path: Path) -> None:
    file = tmp_path / "mind.net"
    file.write_bytes(a_net(1.0))
    trial, wins, bins = try_out(Trial(THREE, file, 4096, 1, 1))
    assert trial.factor == 4096
    assert wins in (0, 1)
    assert bins[:, 0].sum() > 20
    assert bins[:, 2].sum() == wins * bins[:, 0].sum()
    assert ((bins[:, 1] <= bins[:, 0]) & (bins[:, 1] >= 0)).all()
