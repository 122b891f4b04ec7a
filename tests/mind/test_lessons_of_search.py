"""What a head learns from search: states of real games, each with what the next card will bring."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from onirim.engine.catalogue import ruleset
from onirim.engine.hooks import WAIT
from onirim.engine.memory import ACTIVE
from onirim.engine.observation import as_seen_by
from onirim.engine.rng import Rng
from onirim.engine.state import State
from onirim.mind.mind import Mind
from onirim.mind.net import ONE
from onirim.mind.netfile import SHIPPED_NET, NetFile
from onirim.mind.search import Search
from onirim.notation.position import read_position
from tools.mind_training.minds_games import Trial, try_out
from tools.mind_training.packed_nets import deep_head, with_head
from tools.mind_training.searched import HELD_OUT, Job, Watched
from tools.mind_training.worker import all_blocks

SHIPPED = Path(__file__).parents[2] / "src/onirim/mind/mind.net"


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
        for place, action in enumerate(seen.legal()):
            if other.draws[place] == 1:
                assert search.one_card_ahead(seen, action, seat) == other.values[place]
                compared += 1
        state.apply(state.choices[other.order[0]])
    assert compared >= 6


def test_lessons_are_states_before_a_card_that_the_seat_can_see(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tools.mind_training.searched.ASKED", 1.0)
    player = Watched(Job("solo", SHIPPED, 5, 0.0))
    asked: list[State] = []
    ask = player.ask

    def remember(seen: State, seat: int, places: list[int]) -> None:
        asked.extend(after(seen, place) for place in places)
        ask(seen, seat, places)

    monkeypatch.setattr(player, "ask", remember)
    player.play()
    lessons = player.lessons()
    before_a_card = [one for one in asked if one.status == WAIT and not one.result]
    assert 20 < len(lessons.targets) <= len(before_a_card)
    assert ((lessons.targets >= 0) & (lessons.targets <= 1)).all()
    assert abs(lessons.targets - lessons.thoughts).mean() < 0.1
    assert (lessons.targets != lessons.thoughts).mean() > 0.5
    assert lessons.rows.max() < all_blocks().rows
    assert not lessons.held_out.any()


def test_a_prophecy_is_worth_what_is_made_of_the_cards_it_shows(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The net's own word would teach it nothing, so rows of cards are dealt."""
    monkeypatch.setattr("tools.mind_training.searched.DEALT", 300)
    player = Watched(Job("solo", SHIPPED, 5, 0.0))
    rules, mind = player.state.rules, player.mind
    state = read_position(rules, "hand Rk Bs Gm Tm Gs; stack act")
    action_of = {rules.code_of[action]: action for action in state.legal()}
    prophecy, other = action_of["discard:Rk"], action_of["discard:Bs"]
    assert player.deals_on(after(state, state.legal().index(prophecy)))
    assert not player.deals_on(after(state, state.legal().index(other)))
    values = []
    for seed in range(300):
        shown = State(rules, Rng(seed))
        shown.copy_from(state)
        shown.apply(prophecy)
        assert len(shown.legal()) > 1
        values.append(int(mind.values[mind.value_choices(shown, 0)]) / ONE)
    worth = player.worth_of_rows(state, prophecy, 0) / ONE
    spread = float(np.std(values)) * (2 / 300) ** 0.5
    assert worth == pytest.approx(float(np.mean(values)), abs=4 * spread)
    assert 0.001 < spread < 0.01


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


def test_one_game_in_twenty_is_held_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.mind_training.searched.ASKED", 1.0)
    player = Watched(Job("solo", SHIPPED, 5, 0.0))
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
    player = Watched(Job("solo", SHIPPED, 5, 0.0))
    player.found = [([1, 2], ONE, ONE // 2, False), ([3], 0, ONE // 4, True)]
    lessons = player.lessons()
    assert lessons.rows[:, :3].tolist() == [[1, 2, -1], [3, -1, -1]]
    assert lessons.targets.tolist() == [1.0, 0.0]
    assert lessons.thoughts.tolist() == [0.5, 0.25]
    assert lessons.held_out.tolist() == [False, True]
