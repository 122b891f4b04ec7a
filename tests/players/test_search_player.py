"""Players with the net through the protocol: a view in, ranked actions with chances out."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from onirim.engine.action import Action
from onirim.engine.messages import OnirimError
from onirim.game.game import Game
from onirim.game.view import View
from onirim.players.match import Score, play_match
from onirim.players.net.network_file import SHIPPED_NET
from onirim.players.search_player import SearchPlayer
from onirim.players.state_players import NET
from onirim.players.whole_games import play_games
from onirim.rules.catalogue import ruleset
from tests.helpers.command import onirim
from tools.measure.strength import ALL_SEVEN

SEVEN = f"solo+{ALL_SEVEN}"


def test_all_actions_are_ranked_the_best_first() -> None:
    player, game = SearchPlayer(1), Game("solo", seed=4)
    for _ in range(12):
        view = game.view()
        ranked = player.rank(view)
        assert sorted(one.action for one in ranked) == sorted(view.legal_actions())
        chances = [one.value or 0.0 for one in ranked]
        assert chances == sorted(chances, reverse=True)
        assert all(0 <= chance <= 1 for chance in chances)
        game.push(ranked[0].action)


@pytest.mark.parametrize("limit", ["budget", "milliseconds"])
def test_a_limit_is_not_below_nothing(limit: str) -> None:
    limits = {limit: -1}
    with pytest.raises(OnirimError, match=f"{limit} is a number from 0 to .*, not -1"):
        SearchPlayer(1).rank(Game("solo", seed=4).view(), **limits)


def test_a_budget_searches_a_card_deep() -> None:
    view = Game("solo", seed=4).view()
    assert {one.depth for one in SearchPlayer(1).rank(view)} == {0}
    looked_at = [one.depth for one in SearchPlayer(1).rank(view, budget=900)]
    assert looked_at[0] == 1
    assert looked_at == sorted(looked_at, reverse=True)  # the others are left to the net
    timed = SearchPlayer(1).rank(view, milliseconds=50)
    assert {one.action for one in timed} == {*view.legal_actions()}
    both = SearchPlayer(1).rank(view, budget=900, milliseconds=60_000)
    assert both == SearchPlayer(1).rank(view, budget=900), (
        "with time enough, evaluations alone count"
    )
    hurried = SearchPlayer(1).rank(view, budget=100_000, milliseconds=0)
    assert {one.depth for one in hurried} == {0}, "without time, the net plays alone"


@pytest.mark.parametrize("rules", ["solo", "duo"])
def test_one_view_has_one_answer(rules: str) -> None:
    """Other seeds sample other hidden cards, which changes nothing."""
    game = Game(rules, seed=6)
    for number in range(10):
        view = game.view(game.to_move)
        assert SearchPlayer(number).rank(view, budget=40) == SearchPlayer(number + 77).rank(
            view, budget=40
        )
        game.push(view.legal_actions()[number % len(view.legal_actions())])


def test_with_a_prior_the_net_overrides_or_not() -> None:
    """With all seven: the same first whatever the seed, and a chance for every action."""
    game = Game(SEVEN, seed=6)
    for number in range(12):
        view = game.view()
        for budget in (0, 2_500):
            ranked = SearchPlayer(number).rank(view, budget=budget)
            assert ranked == SearchPlayer(number + 77).rank(view, budget=budget)
            assert {one.action for one in ranked} == {*view.legal_actions()}
            assert {one.source for one in ranked} == {"net"}
        game.push(ranked[0].action)


def test_where_the_heuristic_is_better_it_plays() -> None:
    weaker = SHIPPED_NET.read().header["heuristic_plays"]
    if not weaker:
        pytest.skip("the net is weaker nowhere")
    game = Game(weaker[0], seed=1)
    ranked = SearchPlayer(1).rank(game.view(game.to_move))
    assert {(one.source, one.value) for one in ranked} == {("heuristic", None)}


def test_it_wins_most_games_alone() -> None:
    tally = play_games(ruleset("solo"), 10**15, 10, NET)
    assert tally.wins >= 6  # of ten games the heuristic wins five or six, random none


@pytest.mark.compiled
def test_compiled_it_chooses_the_same(run_compiled: Callable[..., str]) -> None:
    games = [("solo", 0), ("duo+towers", 0), ("solo", 60), (SEVEN, 0)]
    script = (
        "from onirim.rules.catalogue import ruleset\n"
        "from onirim.players.state_players import NET\n"
        "from onirim.players.whole_games import play_games\n"
        f"for text, budget in {games}:\n"
        "    print(int(play_games(ruleset(text), 7, 1, NET, budget).checksum))\n"
    )
    own = [int(play_games(ruleset(text), 7, 1, NET, budget).checksum) for text, budget in games]
    assert [int(line) for line in run_compiled(script).split()] == own


# --- matches -------------------------------------------------------------------------------------


def test_a_match_is_paired_and_stops_when_it_is_clear() -> None:
    report = play_match("seeker", "random", pairs=400, margin=0.1)
    assert (report.verdict, report.complete) == ("first", True)
    assert report.pairs == 100  # the fewest after which it may stop
    assert report.second_wins == 0 < report.first_wins
    low, high = report.interval
    assert 0 < low < report.difference == report.first_wins / 100 < high


def test_equal_players_win_equally_with_equal_decks() -> None:
    report = play_match("seeker", "seeker", pairs=20, margin=0.1)
    assert report.first_wins == report.second_wins > 0
    assert (report.difference, report.verdict, report.complete) == (0, "open", True)
    assert play_match("seeker", "seeker", pairs=200, margin=0.1).verdict == "equal"


def test_own_players_play_matches_too() -> None:
    """A function meets the same decks as a player of the engine."""
    seen: list[int] = []
    report = play_match(first_action, "random", pairs=3, on_progress=seen.append)
    assert (report.first, report.second) == (f"{__name__}:first_action", "random")
    assert seen == [1, 2, 3]


def first_action(view: View) -> Action:
    return view.legal_actions()[0]


@pytest.mark.parametrize(
    ("pairs", "first", "second", "verdict"),
    [
        (99, 99, 0, "open"),
        (1000, 600, 500, "first"),
        (1000, 500, 600, "second"),
        (20_000, 10_000, 10_010, "equal"),
        (200, 100, 104, "open"),
    ],
)
def test_the_test_has_four_answers(pairs: int, first: int, second: int, verdict: str) -> None:
    """As if each pair that was not won by both had one winner."""
    score = Score(0.03, pairs, first, second, unequal=(first + second) // 2)
    assert score.verdict() == verdict


def test_a_match_that_makes_no_sense_is_refused() -> None:
    for wrong, settings in (
        ("nobody", {"first": "nobody"}),
        ("pairs is a number", {"pairs": 0}),
        ("margin is a difference", {"margin": 0}),
        ("run is a number", {"run": -1}),
        ("towerz", {"rules": "solo+towerz"}),
    ):
        with pytest.raises(OnirimError, match=wrong):
            play_match(**{"first": "seeker", "second": "random", **settings})  # type: ignore[arg-type]


def test_the_command_tells_it() -> None:
    done = onirim("match", "seeker", "random", "--pairs", "6", "--json")
    assert json.loads(done.stdout)["pairs"] == 6
    told = onirim("match", "seeker", "random", "--pairs", "6")
    assert "seeker wins" in told.stdout
    assert "no answer yet" in told.stdout
    assert onirim("match", "nobody", "random").returncode == 2
