"""What a head learns from search: states of real games, each with what the next card will bring."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from onirim.engine.hooks import WAIT
from onirim.engine.memory import ACTIVE
from onirim.engine.rng import Rng
from onirim.engine.state import State
from onirim.knowledge.observe import as_seen_by
from onirim.notation.position import read_position
from onirim.players.net.network import ONE
from onirim.players.net.network_file import SHIPPED_NET, NetFile
from onirim.players.search.evaluator import Mind
from onirim.players.search.expectimax import Search, chance_weights
from onirim.rules.catalogue import ruleset
from tools.training.control_variate import parse, parts_of, play
from tools.training.minds_games import Trial, try_out
from tools.training.packed_nets import deep_head, with_head
from tools.training.searched import HELD_OUT, Job, Watched
from tools.training.stepped_games import Moment, Other, SteppedGame, came_of
from tools.training.worker import all_blocks

SHIPPED = Path(__file__).parents[2] / "src/onirim/players/net/mind.net"


@pytest.mark.parametrize("text", ["solo", "duo"])
def test_a_choice_one_card_ahead_is_worth_what_search_says(text: str) -> None:
    rules = ruleset(text)
    state = State(rules, Rng(9))
    state.start()
    mind = Mind(rules, SHIPPED_NET.read())
    search, other = Search(mind, 2_000), Search(mind, 2_000)
    compared = 0
    while not state.result and compared < 6:
        other.think(state)
        seat = state.mem[ACTIVE]
        seen = state if rules.seats == 1 else as_seen_by(state, seat)
        mind.value_choices(seen, seat)
        for place in range(seen.option_count()):
            waiting = after(seen, place)
            if other.draws[place] != 1:
                continue
            assert search.choice_one_card_ahead(seen, place, seat) == other.values[place]
            compared += 1
            if waiting.status == WAIT and not mind.lines.follows:
                assert search.one_card_ahead(waiting, seat) == other.values[place]
        state.apply(state.choices[other.order[0]])
    assert compared >= 6


def test_lessons_are_states_before_a_card() -> None:
    player = Watched(Job("solo", SHIPPED, 5, 0.0, 0.85))
    player.play()
    lessons = player.lessons()
    waiting = sum(moment.waits for moment in player.game.moments)
    others = sum(len(moment.others) for moment in player.game.moments)
    assert waiting > 30
    assert others > 10
    assert len(lessons.targets) == waiting + others
    assert ((lessons.targets >= 0) & (lessons.targets <= 1)).all()
    assert abs(lessons.targets - lessons.thoughts).mean() < 0.1
    assert (lessons.targets != lessons.thoughts).mean() > 0.5
    assert lessons.rows.max() < all_blocks().rows
    assert not lessons.held_out.any()


def test_a_prophecy_is_worth_what_is_made_of_the_cards_it_shows() -> None:
    """The net's own word would teach it nothing, so rows of cards are dealt."""
    rules = ruleset("solo")
    mind = Mind(rules, SHIPPED_NET.read())
    game = SteppedGame(mind, random.Random(5))
    state = read_position(rules, "hand Rk Bs Gm Tm Gs; stack act")
    codes = [rules.code_of[action] for action in state.legal()]
    prophecy = after(state, codes.index("discard:Rk"))
    assert game.deals_on(prophecy)
    assert not game.deals_on(after(state, codes.index("discard:Bs")))
    values = []
    for seed in range(120):
        shown = State(rules, Rng(seed))
        shown.copy_from(state)
        shown.apply(state.legal()[codes.index("discard:Rk")])
        assert len(shown.legal()) > 1
        values.append(int(mind.values[mind.value_choices(shown, 0)]) / ONE)
    worth = game.worth_of_rows(prophecy, 120) / ONE
    spread = float(np.std(values)) * (2 / 120) ** 0.5
    assert worth == pytest.approx(float(np.mean(values)), abs=4 * spread)
    assert 0.001 < spread < 0.015


def test_what_came_later_counts_for_less_the_later_it_came() -> None:
    """Luck counts for nothing: only what a state was worth above what the net had said of it."""
    moments = [Moment(500, True, 520), Moment(600, False), Moment(590, True, 640)]
    assert came_of(moments, 1000, 0.0) == [520, 640, 640]
    assert came_of(moments, 640, 1.0) == [560, 640, 640]
    assert came_of(moments, 640, 0.5) == [540, 640, 640]


def test_what_comes_of_a_random_choice_is_no_lesson_for_the_state_before_it() -> None:
    moments = [Moment(500, True, 520), Moment(600, False, instead=610), Moment(100, True, 90)]
    assert came_of(moments, 0, 1.0) == [530, 610, 90]


def test_choices_that_were_not_taken_share_what_came_of_the_one_that_was() -> None:
    player = Watched(Job("solo", SHIPPED, 5, 0.0, 1.0))
    taken = Moment(500, True, 520, [1])
    chosen = Moment(510, False, others=[Other([2], 400, 410)])
    player.game.moments = [chosen, taken, Moment(600, False), Moment(590, True, 640, [3])]
    player.game.state.set_result("lost")
    player.write_down()
    later = came_of([taken, *player.game.moments[2:]], 0, 1.0)[0] - taken.ahead
    rows_and_targets = [(rows, target) for rows, target, _, _ in player.found]
    assert rows_and_targets[0] == ([2], 400 + later)
    assert rows_and_targets[1] == ([1], 520 + later)


def test_luck_has_no_mean() -> None:
    """What is said of every card that can come is, in the mean, what was said ahead of it."""
    mind = Mind(ruleset("solo"), SHIPPED_NET.read())
    game = SteppedGame(mind, random.Random(3))
    game.begin()
    compared = 0
    while compared < 4:
        assert game.go_on()
        game.state.apply(mind.choose(game.state))
        ahead, by_row = game.ahead(game.state) if game.state.status == WAIT else (0, True)
        if not by_row:
            assert mean_said(game) == pytest.approx(ahead, abs=ONE >> 16)
            compared += 1


def mean_said(game: SteppedGame) -> float:
    """Of the next card, over all that can come."""
    waiting, state = game.state.copy(), game.state
    weights = chance_weights(waiting)
    total = 0
    for kind, weight in enumerate(weights):
        if weight == 0:
            continue
        state.copy_from(waiting)
        state.apply_outcome(kind)
        if state.result or state.status == WAIT:
            said = int(game.mind.value(state, 0))
        else:
            game.came_by_row = False
            game.meet()
            said = game.moments.pop().said
        total += weight * said
    state.copy_from(waiting)
    return total / sum(weights)


def test_a_game_is_worth_its_result_without_the_luck_of_every_card() -> None:
    mind = Mind(ruleset("solo"), SHIPPED_NET.read())
    game = SteppedGame(mind, random.Random(4))
    game.begin()
    while game.go_on():
        game.state.apply(mind.choose(game.state))
    luck = 0
    for moment, next_one in pairwise(game.moments):
        luck += next_one.said - moment.ahead if moment.waits else 0
    luck += game.result() - game.moments[-1].ahead if game.moments[-1].waits else 0
    assert len(game.moments) > 60
    assert game.worth() == game.result() - luck


def test_games_to_compare_players_by_are_all_played_and_each_is_another() -> None:
    options = parse(["--games", "50", "--seed", "7"])
    parts = [*parts_of("solo", SHIPPED, 0, options)]
    assert [part.games for part in parts] == [20, 20, 10]
    assert len({part.seed for part in parts}) == 3
    wins, worths = play(replace(parts[0], games=1))
    assert wins in (0, 1)
    assert len(worths) == 1


def test_two_players_are_refused() -> None:
    with pytest.raises(SystemExit, match="one player, not duo"):
        Watched(Job("duo", SHIPPED, 5, 0.0, 0.85))


def test_a_deep_head_is_read_as_it_was_written() -> None:
    """What straightens it is part of the head then."""
    before, rules = SHIPPED_NET.read(), ruleset("solo")
    as_it_is = {"calibration": {"solo": [1024, 0]}}
    again = NetFile(with_head(before, "solo", deep_head(before, "solo"), as_it_is))
    assert again.heads["solo"] == before.heads["solo"]
    one, two = Mind(rules, before), Mind(rules, again)
    state = State(rules, Rng(3))
    state.start()
    compared = 0
    while not state.result:
        value, other = (int(mind.value(state, 0)) / ONE for mind in (one, two))
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
    player = Watched(Job("solo", SHIPPED, 5, 0.0, 0.85))
    player.games = HELD_OUT - 1
    player.play()
    assert player.lessons().held_out.all()
    player.play()
    found = player.lessons().held_out
    assert 0 < np.count_nonzero(found) < len(found)


def after(seen: State, place: int) -> State:
    twin = seen.copy()
    twin.apply(seen.choices[place])
    return twin


def test_values_are_shares_of_one() -> None:
    player = Watched(Job("solo", SHIPPED, 5, 0.0, 0.85))
    player.found = [([1, 2], ONE, ONE // 2, False), ([3], 0, ONE // 4, True)]
    lessons = player.lessons()
    assert lessons.rows[:, :3].tolist() == [[1, 2, -1], [3, -1, -1]]
    assert lessons.targets.tolist() == [1.0, 0.0]
    assert lessons.thoughts.tolist() == [0.5, 0.25]
    assert lessons.held_out.tolist() == [False, True]
