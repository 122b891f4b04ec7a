"""A head for one more ruleset: what it learns from, and what the file says with it."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from onirim.notation.position import write_position
from onirim.players.net.network import ONE
from onirim.players.net.network_file import SHIPPED_NET, NetworkFile
from onirim.players.search.evaluator import Evaluator
from onirim.rules.catalogue import ruleset
from tests.helpers.nets import THREE, net_with_override, random_states
from tools.training.checkpoint import Arrays
from tools.training.heads import fresh_head
from tools.training.heuristic_games import LOST, HeuristicGames, Job, Trial, try_out
from tools.training.packed_nets import first_layer, plain_head, shifted, with_head
from tools.training.worker import all_groups


def said(head: Arrays, hidden: Any) -> float:
    second = np.maximum(hidden @ head["w2"] + head["b2"], 0)
    logit = second @ head["w3"] + head["b3"]
    if "w4" in head:
        logit = logit + np.maximum(second @ head["w4"] + head["b4"], 0) @ head["w5"]
    return float(logit.reshape(-1)[0])


def test_a_packed_net_says_what_it_is_read_as_and_what_is_added() -> None:
    """A head begins as the plain one, in floating point, and is rounded when it is packed."""
    groups = all_groups()
    before, after = SHIPPED_NET.read(), NetworkFile(net_with_override(1.0))
    weights, added = first_layer(before, groups)
    plain = plain_head(before, THREE)
    deep = fresh_head(plain, 40, 8, 1)
    rules = ruleset(THREE)
    evaluator = Evaluator(rules, after)
    games = HeuristicGames(Job(THREE, 1, 0.0))
    for state in random_states(THREE, 8, 10):
        games.encoder.encode(state, 0)
        features = [int(games.encoder.features[i]) for i in range(games.encoder.n)]
        hidden = np.maximum(weights[features].sum(0) + added, 0)
        assert said(deep, hidden) == pytest.approx(said(plain, hidden), abs=0.2)
        chance = 1 / (1 + math.exp(-said(deep, hidden)))
        assert int(evaluator.value(state, 0)) / ONE == pytest.approx(chance, abs=0.01)


def test_a_head_more_leaves_all_others_as_they_were() -> None:
    before = SHIPPED_NET.read()
    once = net_with_override(1.0)
    assert net_with_override(1.0) == once
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


def test_won_games_are_kept_and_a_part_of_those_that_were_lost(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tools.training.heuristic_games.STATES", 10**6)
    games = HeuristicGames(Job("solo", 4, 0.0))
    kept = {0.0: 0, 1.0: 0}
    for _ in range(40):
        before = len(games.found)
        games.play()
        won = float(games.state.result == "won")
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
    end = write_position(games.state)
    assert games.run(11, {3, 5}) == decisions
    assert write_position(games.state) == end
    assert len(games.found) == 2


def test_a_trial_counts_what_was_said(tmp_path: Path) -> None:
    file = tmp_path / "mind.net"
    file.write_bytes(net_with_override(1.0))
    trial, wins, bins = try_out(Trial(THREE, file, 4096, 1, 1))
    assert trial.factor == 4096
    assert wins in (0, 1)
    assert bins[:, 0].sum() > 20
    assert bins[:, 2].sum() == wins * bins[:, 0].sum()
    assert ((bins[:, 1] <= bins[:, 0]) & (bins[:, 1] >= 0)).all()
