"""Players: they choose legally, repeatably, from the view alone; the seeker wins."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from onirim.engine.errors import ConfigError
from onirim.engine.rng import Rng
from onirim.game.game import Game
from onirim.game.table_view import TableView
from onirim.game.view import View
from onirim.hosting.wire.views import encode, read_custom
from onirim.notation.position import read_position
from onirim.players import NAMES
from onirim.players.errors import PlayerError
from onirim.players.heuristic.seeker import choose
from onirim.players.play_game import play
from onirim.players.player import RankedAction
from onirim.players.policy import PlayerLike
from onirim.players.registry import (
    AT_TABLE,
    PLAYERS,
    USUAL,
    TimedPlayer,
    make_player,
    make_table_player,
)
from onirim.players.search_player import SearchPlayer
from onirim.players.simple_players import HeuristicPlayer
from onirim.players.state_players import RANDOM, SEEKER
from onirim.players.whole_games import play_games
from onirim.rules.catalogue import ruleset

QUICK = [name for name in PLAYERS if not name.startswith("strong")]  # interpreted, that is


@pytest.mark.parametrize("name", QUICK)
def test_one_seed_is_one_game(name: str) -> None:
    """Player and chance together decide everything."""
    games = [Game("solo", seed=3), Game("solo", seed=3)]
    results = [play(game, make_player(name, seed=5)) for game in games]
    assert results[0] == results[1]
    assert games[0].history == games[1].history


def test_the_seeker_with_a_view_is_the_engines_own() -> None:
    """Nothing that it needs is missing in the view."""
    game, player = Game("solo", seed=11), make_player("seeker", seed=1)
    while not game.result:
        own = game.rules._action(int(choose(game._core.state, Rng(1))))
        assert player.choose(game.view(game.to_move)) == own
        game.push(own)


@pytest.mark.parametrize("rules", ["duo", "duo:open", "duo:limited"])
@pytest.mark.parametrize("name", QUICK)
def test_two_of_them_play_a_game(name: str, rules: str) -> None:
    """Each is asked at its own seat; one seed is one game."""
    games = [Game(rules, seed=3), Game(rules, seed=3)]
    results = [play(game, make_player(name, seed=5), make_player(name, seed=6)) for game in games]
    assert results[0] == results[1] != ""
    assert games[0].history == games[1].history


def test_with_a_partner_the_seeker_sees_what_its_seat_may_know() -> None:
    """What the engine's own does is no other: it does not look at hidden cards."""
    game = Game("duo", seed=11)
    players = [make_player("seeker", seed=1), make_player("seeker", seed=2)]
    while not game.result:
        seen = game.view(game.to_move)
        chosen = players[seen.seat].choose(seen)
        if seen.step != "draft":  # the only question about which it has no idea
            assert chosen == game.rules._action(int(choose(game._core.state, Rng(1))))
        game.push(chosen)


def test_the_names_are_those_of_the_players() -> None:
    assert [*NAMES] == [*PLAYERS]


def test_a_budget_is_for_players_that_search() -> None:
    player = make_player("mind", seed=1, budget=30)
    assert isinstance(player, SearchPlayer)
    assert player.rank(Game("solo", seed=1).view()) == SearchPlayer(1, 30).rank(
        Game("solo", seed=1).view()
    )
    with pytest.raises(ConfigError, match="'heuristic' doesn't search"):
        make_player("heuristic", budget=30)
    with pytest.raises(ConfigError, match="budget is a number from 0"):
        make_player("strong", budget=-1)


def test_classes_and_names_play_a_game() -> None:
    """They are made with the seed of the game."""
    games = [Game("solo", seed=3) for _ in range(4)]
    players: list[PlayerLike] = ["heuristic", make_player("heuristic", seed=3), HeuristicPlayer,
               "onirim.players.simple_players:HeuristicPlayer"]  # fmt: skip
    for game, player in zip(games, players, strict=True):
        play(game, player)
    assert all(game.history == games[0].history for game in games)


def test_an_unknown_player_is_named() -> None:
    with pytest.raises(PlayerError, match=r"'nobody'.*random, seeker, heuristic"):
        make_player("nobody", seed=1)


@pytest.mark.parametrize(
    ("position", "choice"),
    [
        ("hand Rs Bs Gm Tk Bk; row Rs Rm; stack act", "play:Rs"),
        ("hand Rs Bs Gm Tk; row Rs* Rm* Rs*; stack limbo fill trio(R)", "take:Rd"),
        ("hand Rs Bs Gm Tk; drawn Td; stack limbo fill door", "unlock:Tk"),
        (
            "hand Rs Bs Gm Tm; seen Rs Rd Nm Bk Gs; stack limbo fill order discard-seen",
            "discard-seen:Nm",
        ),
        ("hand Rs Bs Gm Rk; seen Rd Bk Gs Tm; stack limbo fill order", "top:Rd"),
        ("hand Rs Bs Gm Tm; seen Rd Rk Gs Tm; stack limbo fill order", "top:Rk"),
        ("hand Rs Rm Tm Tk; doors Td Td; drawn Nm; stack limbo fill nightmare", "pay-key:Tk"),
        ("hand Rs Bs; row Rs* Rm* Rs*; doors Rd Rd; top Nm; stack limbo fill trio(R)", "search"),
        ("hand Rs Bs; row Rs* Rm* Rs*; doors Rd Rd; top Bk; stack limbo fill trio(R)", "decline"),
    ],
)
def test_rules_of_thumb(position: str, choice: str) -> None:
    """What it does where everybody would do the same."""
    state = read_position(ruleset("solo"), position)
    assert state.rules.code_of[int(choose(state, Rng(1)))] == choice


def test_what_it_does_not_know_is_left_to_chance() -> None:
    """Verbs of modules: at random if there is nothing else, else not at all."""
    game = Game("solo", seed=1)
    state, rng = game._core.state, Rng(1)
    known = [int(action) for action in state.legal()]
    strange = [60 << 8 | 1, 60 << 8 | 2]
    lay_before(game, strange)
    assert {int(choose(state, rng)) for _ in range(40)} == {*strange}
    lay_before(game, [*strange, *known])
    assert int(choose(state, rng)) in known


def lay_before(game: Game, actions: list[int]) -> None:
    for i, action in enumerate(actions):
        game._core.state.choices[i] = action
    game._core.state.n_choices = len(actions)


def test_the_seeker_wins_now_and_then() -> None:
    """About every other game; random play never does."""
    rules = ruleset("solo")
    assert 80 <= play_games(rules, 1, 200, SEEKER).wins <= 140
    assert play_games(rules, 1, 200, RANDOM).wins == 0


def test_random_is_what_nobody_asked_for() -> None:
    """The build's profile workload names no player."""
    rules = ruleset("solo")
    assert play_games(rules, 1, 50).checksum == play_games(rules, 1, 50, RANDOM).checksum


@pytest.mark.compiled
def test_compiled_players_choose_the_same(run_compiled: Callable[..., str]) -> None:
    """Through the protocol and inside the engine."""
    script = (
        "from onirim.rules.catalogue import ruleset\n"
        "from onirim.players.whole_games import play_games\n"
        "from onirim.game.game import Game\n"
        "from onirim.players.play_game import play\n"
        "from onirim.players.registry import PLAYERS, make_player\n"
        "games = [Game('solo', seed=seed) for seed in range(4)]\n"
        "for i, game in enumerate(games):\n"
        "    play(game, make_player([*PLAYERS][i % 2], seed=i))\n"
        "sums = [play_games(ruleset('solo+B10'), 7, 60, who).checksum for who in (0, 1)]\n"
        "print([game.history for game in games], [int(c) for c in sums])"
    )
    games = [Game("solo", seed=seed) for seed in range(4)]
    for i, game in enumerate(games):
        play(game, make_player([*PLAYERS][i % 2], seed=i))
    sums = [int(play_games(ruleset("solo+B10"), 7, 60, who).checksum) for who in (RANDOM, SEEKER)]
    assert run_compiled(script).strip() == f"{[game.history for game in games]} {sums}"


# --- at a table ----------------------------------------------------------------------------------


class Clocked:
    """Notes how long it may think, and of what."""

    budget = 2_400

    def __init__(self) -> None:
        self.allowed: list[tuple[int | None, int | None]] = []

    def rank(
        self, view: View, budget: int | None = None, milliseconds: int | None = None
    ) -> list[RankedAction]:
        self.allowed.append((budget, milliseconds))
        return [RankedAction(action, None, 0, "net") for action in view.legal_actions()]

    def choose(self, view: View) -> str:
        raise AssertionError(f"asked without a limit of {view.rules}")


def test_who_thinks_long_is_given_a_time_at_a_table() -> None:
    """Its usual evaluations, unless the machine is slow; less where others wait for it, too."""
    clocked, seen = Clocked(), Game("solo", seed=1).view()
    player = TimedPlayer(clocked, 500)
    assert player.choose(seen) == seen.legal_actions()[0]
    player.choose(seen, waiting=4)
    assert clocked.allowed == [(2_400, 500), (2_400, 125)]


def test_the_usual_one_sits_at_tables_and_answers_at_once() -> None:
    assert USUAL in AT_TABLE
    assert not PLAYERS[USUAL].time_limit
    thinking = [name for name in AT_TABLE if PLAYERS[name].time_limit]
    assert thinking == [*AT_TABLE[-2:]], "the strongest ones"
    for name in AT_TABLE:
        assert isinstance(make_table_player(name, seed=1), TimedPlayer) == (name in thinking)
        longest = PLAYERS[name].pause * 1_000 / 2
        assert PLAYERS[name].time_limit <= longest, "it is done before it acts"


def test_a_list_of_the_deck_needs_no_sampled_game() -> None:
    """No sample agreed with what one search found in this game; an observed state always does."""
    game = Game("duo+premonitions+oniverse", seed=11)
    assert play(game, make_player("heuristic", seed=2)) == "lost"
    assert any(action.verb == "fetch" for action in game.history)


@pytest.mark.parametrize("name", QUICK)
def test_a_view_that_came_over_the_wire_is_as_good(name: str) -> None:
    game = Game("duo+glyphs+premonitions+oniverse", seed=4)
    players = [make_player(name, seed=1), make_player(name, seed=1)]
    for _ in range(60):
        if game.to_move < 0:
            break
        seen = game.view(game.to_move)
        text = encode(seen._table)
        sent = View(msgspec.json.decode(text, type=TableView, dec_hook=read_custom))
        choices = [player.choose(one) for player, one in zip(players, (seen, sent), strict=True)]
        assert choices[0] == choices[1]
        game.push(choices[0])
