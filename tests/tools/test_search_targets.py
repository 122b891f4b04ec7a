"""What a head learns from search: states of real games, each with what the next card will bring."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from onirim.engine.hooks import WAIT
from onirim.engine.rng import Rng
from onirim.engine.state import State
from onirim.knowledge.observe import as_seen_by
from onirim.notation.position import read_position
from onirim.players.net.network import ONE
from onirim.players.net.network_file import SHIPPED_NET, NetworkFile
from onirim.players.search.evaluator import Evaluator
from onirim.players.search.expectimax import Expectimax
from onirim.rules.catalogue import ruleset
from tools.training.control_variate import parse, parts_of, play
from tools.training.minds_games import Trial, try_out
from tools.training.packed_nets import deep_head, with_head
from tools.training.searched import HELD_OUT, Job, TargetRecorder
from tools.training.stepped_games import Alternative, GameNode, SteppedGame, luck_adjusted_values
from tools.training.worker import all_groups

SHIPPED = Path(__file__).parents[2] / "src/onirim/players/net/mind.net"


@pytest.mark.parametrize("text", ["solo", "duo"])
def test_a_choice_one_card_ahead_is_worth_what_search_says(text: str) -> None:
    rules = ruleset(text)
    state = State(rules, Rng(9))
    state.start()
    evaluator = Evaluator(rules, SHIPPED_NET.read())
    search, other = Expectimax(evaluator, 2_000), Expectimax(evaluator, 2_000)
    compared = 0
    while not state.result and compared < 6:
        other.think(state)
        seat = state.active
        seen = state if rules.seats == 1 else as_seen_by(state, seat)
        evaluator.value_choices(seen, seat)
        for place in range(seen.option_count()):
            waiting = after(seen, place)
            if other.draws[place] != 1:
                continue
            assert search.choice_one_card_ahead(seen, place, seat) == other.values[place]
            compared += 1
            if waiting.status == WAIT and not evaluator.forced_lines.follows_open:
                assert search.one_card_ahead(waiting, seat) == other.values[place]
        state.apply(state.choices[other.order[0]])
    assert compared >= 6


def test_lessons_are_states_before_a_card() -> None:
    player = TargetRecorder(Job("solo", SHIPPED, 5, 0.0, 0.85))
    player.play()
    samples = player.samples()
    waiting = sum(node.is_chance for node in player.game.nodes)
    alternatives = sum(len(node.alternatives) for node in player.game.nodes)
    assert waiting > 30
    assert alternatives > 10
    assert len(samples.targets) == waiting + alternatives
    assert ((samples.targets >= 0) & (samples.targets <= 1)).all()
    assert abs(samples.targets - samples.net_values).mean() < 0.1
    assert (samples.targets != samples.net_values).mean() > 0.5
    assert samples.features.max() < all_groups().n_features
    assert not samples.held_out.any()


def test_a_prophecy_is_worth_what_is_made_of_the_cards_it_shows() -> None:
    """The net's own word would teach it nothing, so rows of cards are dealt."""
    rules = ruleset("solo")
    evaluator = Evaluator(rules, SHIPPED_NET.read())
    game = SteppedGame(evaluator, random.Random(5))
    state = read_position(rules, "hand Rk Bs Gm Tm Gs; stack act")
    codes = [rules.code_of[action] for action in state.legal()]
    prophecy = after(state, codes.index("discard:Rk"))
    assert game.is_draw_sequence(prophecy)
    assert not game.is_draw_sequence(after(state, codes.index("discard:Bs")))
    values = []
    for seed in range(120):
        shown = State(rules, Rng(seed))
        shown.copy_from(state)
        shown.apply(state.legal()[codes.index("discard:Rk")])
        assert len(shown.legal()) > 1
        values.append(int(evaluator.values[evaluator.value_choices(shown, 0)]) / ONE)
    worth = game.sampled_value(prophecy, 120) / ONE
    spread = float(np.std(values)) * (2 / 120) ** 0.5
    assert worth == pytest.approx(float(np.mean(values)), abs=4 * spread)
    assert 0.001 < spread < 0.015


def test_what_came_later_counts_for_less_the_later_it_came() -> None:
    """Luck counts for nothing: only what a state was worth above what the net had said of it."""
    nodes = [GameNode(500, True, 520), GameNode(600, False), GameNode(590, True, 640)]
    assert luck_adjusted_values(nodes, 1000, 0.0) == [520, 640, 640]
    assert luck_adjusted_values(nodes, 640, 1.0) == [560, 640, 640]
    assert luck_adjusted_values(nodes, 640, 0.5) == [540, 640, 640]


def test_what_comes_of_a_random_choice_is_no_lesson_for_the_state_before_it() -> None:
    nodes = [
        GameNode(500, True, 520),
        GameNode(600, False, best_instead=610),
        GameNode(100, True, 90),
    ]
    assert luck_adjusted_values(nodes, 0, 1.0) == [530, 610, 90]


def test_choices_that_were_not_taken_share_what_came_of_the_one_that_was() -> None:
    player = TargetRecorder(Job("solo", SHIPPED, 5, 0.0, 1.0))
    taken = GameNode(500, True, 520, [1])
    chosen = GameNode(510, False, alternatives=[Alternative([2], 400, 410)])
    player.game.nodes = [chosen, taken, GameNode(600, False), GameNode(590, True, 640, [3])]
    player.game.state.set_result("lost")
    player.write_samples()
    later = luck_adjusted_values([taken, *player.game.nodes[2:]], 0, 1.0)[0] - taken.search_value
    features_and_targets = [(features, target) for features, target, _, _ in player.found]
    assert features_and_targets[0] == ([2], 400 + later)
    assert features_and_targets[1] == ([1], 520 + later)


def test_luck_has_no_mean() -> None:
    """What is said of every card that can come is, in the mean, what was said ahead of it."""
    evaluator = Evaluator(ruleset("solo"), SHIPPED_NET.read())
    game = SteppedGame(evaluator, random.Random(3))
    game.begin()
    compared = 0
    while compared < 4:
        assert game.advance()
        game.state.apply(evaluator.choose(game.state))
        ahead, is_sequence = (
            game.value_ahead(game.state) if game.state.status == WAIT else (0, True)
        )
        if not is_sequence:
            assert mean_said(game) == pytest.approx(ahead, abs=ONE >> 16)
            compared += 1


def mean_said(game: SteppedGame) -> float:
    """Of the next card, over all that can come."""
    waiting, state = game.state.copy(), game.state
    weights = waiting.outcome_weights()
    total = 0
    for kind, weight in enumerate(weights):
        if weight == 0:
            continue
        state.copy_from(waiting)
        state.apply_outcome(kind)
        if state.result or state.status == WAIT:
            value = int(game.evaluator.value(state, 0))
        else:
            game.drew_sequence = False
            game.record_decision()
            value = game.nodes.pop().net_value
        total += weight * value
    state.copy_from(waiting)
    return total / sum(weights)


def test_a_game_is_worth_its_result_without_the_luck_of_every_card() -> None:
    evaluator = Evaluator(ruleset("solo"), SHIPPED_NET.read())
    game = SteppedGame(evaluator, random.Random(4))
    game.begin()
    while game.advance():
        game.state.apply(evaluator.choose(game.state))
    luck = 0
    for node, next_one in pairwise(game.nodes):
        luck += next_one.net_value - node.search_value if node.is_chance else 0
    luck += game.result() - game.nodes[-1].search_value if game.nodes[-1].is_chance else 0
    assert len(game.nodes) > 60
    assert game.adjusted_result() == game.result() - luck


def test_games_to_compare_players_by_are_all_played_and_each_is_another() -> None:
    options = parse(["--games", "50", "--seed", "7"])
    parts = [*parts_of("solo", SHIPPED, 0, options)]
    assert [part.games for part in parts] == [20, 20, 10]
    assert len({part.seed for part in parts}) == 3
    wins, results = play(replace(parts[0], games=1))
    assert wins in (0, 1)
    assert len(results) == 1


def test_two_players_are_refused() -> None:
    with pytest.raises(SystemExit, match="one player, not duo"):
        TargetRecorder(Job("duo", SHIPPED, 5, 0.0, 0.85))


def test_a_deep_head_is_read_as_it_was_written() -> None:
    """What straightens it is part of the head then."""
    before, rules = SHIPPED_NET.read(), ruleset("solo")
    as_it_is = {"calibration": {"solo": [1024, 0]}}
    again = NetworkFile(with_head(before, "solo", deep_head(before, "solo"), as_it_is))
    assert again.heads["solo"] == before.heads["solo"]
    one, two = Evaluator(rules, before), Evaluator(rules, again)
    state = State(rules, Rng(3))
    state.start()
    compared = 0
    while not state.result:
        value, other = (int(evaluator.value(state, 0)) / ONE for evaluator in (one, two))
        assert other == pytest.approx(value, abs=0.004)
        compared += 1
        state.apply(one.choose(state))
    assert compared > 10


def test_a_plain_head_is_not_refined() -> None:
    with pytest.raises(SystemExit, match="no deep head"):
        deep_head(SHIPPED_NET.read(), "duo")


def test_games_of_the_mind_tell_what_it_said() -> None:
    wins, bins = try_out(Trial("solo", SHIPPED, 40, 3))
    assert 0 <= wins <= 3
    assert bins[:, 0].sum() > 60
    assert 0 <= bins[:, 2].sum() <= bins[:, 0].sum()
    assert ((bins[:, 1] <= bins[:, 0]) & (bins[:, 1] >= 0)).all()


def test_one_game_in_twenty_is_held_out() -> None:
    player = TargetRecorder(Job("solo", SHIPPED, 5, 0.0, 0.85))
    player.games = HELD_OUT - 1
    player.play()
    assert player.samples().held_out.all()
    player.play()
    found = player.samples().held_out
    assert 0 < np.count_nonzero(found) < len(found)


def after(seen: State, place: int) -> State:
    twin = seen.copy()
    twin.apply(seen.choices[place])
    return twin


def test_values_are_shares_of_one() -> None:
    player = TargetRecorder(Job("solo", SHIPPED, 5, 0.0, 0.85))
    player.found = [([1, 2], ONE, ONE // 2, False), ([3], 0, ONE // 4, True)]
    samples = player.samples()
    assert samples.features[:, :3].tolist() == [[1, 2, -1], [3, -1, -1]]
    assert samples.targets.tolist() == [1.0, 0.0]
    assert samples.net_values.tolist() == [0.5, 0.25]
    assert samples.held_out.tolist() == [False, True]
