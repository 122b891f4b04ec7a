"""The heuristic: it has an idea about everything, peeks at nothing, and does the obvious."""

from __future__ import annotations

from pathlib import Path

import pytest

from onirim.engine.rng import Rng
from onirim.game.game import Game
from onirim.notation.position import read_position
from onirim.players.heuristic.heuristic import Heuristic, module_heuristics
from onirim.players.registry import make_player
from onirim.players.state_players import HEURISTIC, SEEKER
from onirim.players.whole_games import play_games
from onirim.rules.catalogue import MODES, ruleset
from onirim.rules.numbers import BASE_VERBS
from tests.helpers.rulesets import every_ruleset, every_verb

ALL_SEVEN = "book+glyphs+dreamcatchers+towers+premonitions+crossroads+oniverse"
SOME = [text for text in every_ruleset() if "limited" not in text]
SURE = (Path(__file__).parent / "sure.txt").read_text(encoding="utf-8").splitlines()[1:]


@pytest.mark.parametrize("rules", every_ruleset())
def test_every_verb_has_an_adviser(rules: str) -> None:
    compiled = ruleset(rules)
    advised = {name for advice in module_heuristics(compiled) for name in advice.verbs()}
    assert {verb.name for verb in compiled.verbs[BASE_VERBS:]} <= advised


@pytest.mark.parametrize("rules", [f"{mode}+{ALL_SEVEN}+incubus" for mode in MODES])
def test_no_heuristic_knows_what_does_not_exist(rules: str) -> None:
    for heuristic in module_heuristics(ruleset(rules)):
        assert {*heuristic.verbs()} <= every_verb(), type(heuristic).__name__


@pytest.mark.parametrize("rules", [*SOME, *(f"{mode}+{ALL_SEVEN}" for mode in MODES)])
def test_it_sees_what_its_seat_may_know(rules: str) -> None:
    """What it does with a view is what it does at the table, and never for want of an idea."""
    game = Game(rules, seed=11)
    heuristic, chance = Heuristic(game._core.rules), Rng(1)
    players = [make_player("heuristic", seed=1), make_player("heuristic", seed=2)]
    while not game.result:
        own = game.rules._action(int(heuristic.choose(game._core.state, chance)))
        assert own in game.legal_actions()
        assert players[game.to_move].choose(game.view(game.to_move)) == own
        game.push(own)
    assert chance.state == Rng(1).state


@pytest.mark.parametrize("line", SURE)
def test_it_does_the_obvious(line: str) -> None:
    """What everybody who knows the module would do there."""
    rules, position, choice = line.split(" | ")
    state = read_position(ruleset(rules), position)
    assert state.rules.code_of[int(Heuristic(state.rules).choose(state, Rng(1)))] == choice


@pytest.mark.parametrize("rules", ["solo", "solo+glyphs", "solo+crossroads", "solo+oniverse"])
def test_it_often_wins(rules: str) -> None:
    """Two games of five at least, alone."""
    assert play_games(ruleset(rules), 1, 150, HEURISTIC).wins >= 60


@pytest.mark.parametrize(
    "rules",
    ["duo", *(f"solo+{word}" for word in ("book", "dreamcatchers", "towers", "incubus:new"))],
)
def test_it_knows_more_than_the_seeker(rules: str) -> None:
    """By more than chance would give, over these very games."""
    compiled = ruleset(rules)
    wins = [int(play_games(compiled, 1, 150, who).wins) for who in (SEEKER, HEURISTIC)]
    assert wins[1] > wins[0] + 5, wins
