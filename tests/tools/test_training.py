"""The whole way from games to a net that plays: tiny, with numpy, in seconds."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from onirim.players.net.feature_groups import FeatureGroups
from onirim.players.search.self_play import SelfPlayWorker
from onirim.players.state_players import RANDOM
from onirim.players.whole_games import play_games
from onirim.rules.catalogue import ruleset
from onirim.rules.steps.gained_doors import doors_gained
from tools.training.checkpoint import feature_map, fresh_net, save_checkpoint, warm_start
from tools.training.evaluators import NumpyEvaluator, save_net, step
from tools.training.numpy_learner import NumpyLearner
from tools.training.rulesets import all_measured, need, played_by
from tools.training.worker import as_matrix, make_groups

RULES = ruleset("solo")
TEACHER_GAMES = 400  # games of the heuristic to learn from
ROUNDS, GAMES = 3, 60  # of self-play afterwards


def samples_of(worker: SelfPlayWorker) -> tuple[Any, Any]:
    features, targets = as_matrix(*worker.take_samples())
    return features, targets


def test_a_tiny_net_learns_to_find_doors(tmp_path: Path) -> None:
    """From the heuristic's games first, then from its own, as the real one does."""
    groups = make_groups(["solo"])
    teacher = SelfPlayWorker(RULES, groups, TEACHER_GAMES, 10**12)
    teacher.limit = TEACHER_GAMES
    teacher.guided, teacher.guided_for = 1_000_000, 10**6
    teacher.begin_all()
    assert teacher.gather() == 0  # the heuristic has played them all
    features, targets = samples_of(teacher)
    assert len(features) > 40 * TEACHER_GAMES
    assert 0.2 < teacher.won / teacher.played < 0.8

    learner, draw = NumpyLearner(fresh_net(groups.n_features, 16, 1)), np.random.default_rng(1)
    losses = train_steps(learner, features, targets, draw, 150)
    assert np.mean(losses[-20:]) < np.mean(losses[:20]) - 0.1
    for number in range(ROUNDS):
        more = samples_of(self_play(learner, groups, 2 * 10**12 + GAMES * number, tmp_path))
        features, targets = np.concatenate([features, more[0]]), np.concatenate([targets, more[1]])
        train_steps(learner, features, targets, draw, 60)

    pupil = self_play(learner, groups, 10**13, tmp_path)
    doors = sum(int(doors_gained(game.state)) for game in pupil.games)
    random = play_games(RULES, 10**13, GAMES, RANDOM)
    assert pupil.played == GAMES
    assert doors > 3 * int(random.doors)


def train_steps(
    learner: NumpyLearner, features: Any, targets: Any, draw: Any, steps: int
) -> list[float]:
    """What each step of training has lost."""
    picks = [draw.integers(0, len(features), 256) for _ in range(steps)]
    return [learner.learn(features[pick], targets[pick], 0.004, 0.004) for pick in picks]


def self_play(
    learner: NumpyLearner, groups: FeatureGroups, first: int, folder: Path
) -> SelfPlayWorker:
    """Games that the net plays as it is now."""
    save_net(folder / str(first), learner.whole())
    evaluator = NumpyEvaluator()
    evaluator.load(folder / str(first))
    worker = SelfPlayWorker(RULES, groups, GAMES, first)
    worker.limit = GAMES
    worker.begin_all()
    while step(worker, evaluator):
        pass
    return worker


def test_samples_end_with_the_result_and_lean_on_what_was_thought(tmp_path: Path) -> None:
    groups = make_groups(["solo"])
    save_net(tmp_path / "net", fresh_net(groups.n_features, 8, 2))
    evaluator = NumpyEvaluator()
    evaluator.load(tmp_path / "net")
    for trace, lowest, highest in ((1.0, 0.0, 0.0), (0.5, 0.2, 0.8)):
        worker = SelfPlayWorker(RULES, groups, 2, 5)
        worker.limit, worker.trace = 2, trace
        worker.begin_all()
        while step(worker, evaluator):
            pass
        _, targets = samples_of(worker)
        assert worker.won == 0
        assert lowest <= float(targets.max()) <= highest


def test_a_net_carries_over_by_name(tmp_path: Path) -> None:
    """Rows of blocks that both have, whatever their order."""
    old, new = FeatureGroups(), FeatureGroups()
    for name, size in (("a", 2), ("step 0/act", 1), ("gone", 3), ("removed/Pr", 2)):
        old.add(name, size)
    for name, size in (("removed/Pr", 2), ("a", 3), ("step 0/act", 1)):
        new.add(name, size)
    assert feature_map(old.first, old.n_features, new).tolist() == [2, 3, 5, -1, -1, -1, 0, 1]

    net = fresh_net(old.n_features, 4, 3)
    save_checkpoint(tmp_path, net, np.arange(old.n_features), old, {})
    wider, _, known = warm_start(tmp_path / "net.npz", new, 6, 4)
    assert known == 5
    assert wider["w1"][2, :4] == pytest.approx(net["w1"][0], abs=1e-3)
    assert not wider["w1"][4, :4].any()  # a row that the old net did not have says nothing
    assert not wider["w2"][:, 4:].any()  # nor do units that it did not have


def test_every_ruleset_of_the_plan_has_its_share() -> None:
    plan = played_by(0)
    assert all(ruleset(one.rules).text == one.rules for one in plan)
    assert {"solo", "duo", "duo:open", "duo:limited", "solo+towers:hard"} <= {
        one.rules for one in plan
    }
    assert need("solo", 0.5) > need("solo", 0.9) > need("solo", 1.0)
    assert len(all_measured()) == len({*all_measured()}) > 50


def test_shares_of_a_plan_are_arguments() -> None:
    """So the command, which the file keeps, says what was played how often."""
    usual, more = played_by(0), played_by(0, more=["solo=3"])
    assert more[0].share == 3 * usual[0].share
    assert more[1:] == usual[1:]
    alone = played_by(0, only=["solo+towers=4", "solo"])
    assert [(one.rules, one.share) for one in alone] == [("solo+towers", 4.0), ("solo", 1.0)]
    with pytest.raises(SystemExit, match=r"not in the plan: solo\+tower"):
        played_by(0, more=["solo+tower=2"])


def test_where_nothing_uncertain_comes_between_a_state_is_worth_its_best_choice() -> None:
    """As the cards of a Prophecy are put back one by one: later luck teaches nothing there."""
    worker = SelfPlayWorker(RULES, make_groups(["solo"]), 1, 4)
    worker.limit, worker.trace = 1, 0.5
    worker.begin_all()
    draw = np.random.default_rng(3)
    best_values, own_choice_next = [], []
    while n := worker.gather():
        values = draw.random(n).astype(np.float32)
        best_values.append(values.max())
        own_choice_next.append(worker.own_choice_next[values.argmax()])
        worker.choose(values.tobytes())
    targets = samples_of(worker)[1][::-1]  # the last state comes first

    followed = [i for i in range(len(targets) - 1) if own_choice_next[i]]
    assert len(followed) > 3
    assert [targets[i] for i in followed] == [best_values[i + 1] for i in followed]
    lucky = [i for i in range(len(targets) - 1) if not own_choice_next[i]]
    assert not any(targets[i] == best_values[i + 1] for i in lucky)
