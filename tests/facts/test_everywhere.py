"""In whole games: every refusal names an obstacle, and no answer gives a card away."""

from __future__ import annotations

import json
import time
from collections import Counter
from dataclasses import asdict
from random import Random

import pytest

from onirim.engine.rng import Rng
from onirim.engine.state import State
from onirim.game.game import Game
from onirim.game.logged_game import LoggedGame
from onirim.players.play_game import play
from onirim.players.registry import make_player
from onirim.rules.catalogue import ruleset
from onirim.rules.facts.collect import insight
from onirim.rules.facts.explain import why_not
from onirim.rules.facts.module_facts import ModuleFacts, StepFacts
from onirim.rules.facts.ruleset_facts import facts_of
from tests.helpers.determinize import determinize
from tests.helpers.secrets import exchanged, viewers_of
from tests.helpers.strategies import RULES, choice

ALL = "book+glyphs+dreamcatchers+towers+premonitions+crossroads+oniverse+incubus"
ASKED = {  # ruleset: games
    "solo": 8, "solo+B10": 2, "duo:limited+T1": 3, "solo+crossroads:hard": 3,
    "solo+dreamcatchers+C-overload": 3, "duo+glyphs+book:hard": 2, "solo+incubus:new+towers": 3,
    f"solo+{ALL}": 3, f"duo+{ALL}": 3,
}  # fmt: skip
QUESTIONS = 12  # a decision


@pytest.mark.parametrize("text", ASKED)
def test_every_refusal_names_an_obstacle(text: str) -> None:
    unexplained: Counter[str] = Counter()
    for seed in range(ASKED[text]):
        game, player = LoggedGame(text, seed), Random(seed)
        codes = sorted(game.rules.action_of)
        while not game.result:
            legal = game.legal()
            for code in player.sample(codes, min(QUESTIONS, len(codes))):
                answer = game.why_not(code)
                assert answer.legal == (code in legal)
                if not answer.legal:
                    assert answer.obstacle is not None
                    unexplained[answer.obstacle.key] += answer.obstacle.key == "not-now"
            game.apply(player.choice(legal))
    assert +unexplained == Counter()


@pytest.mark.parametrize("text", ASKED)
def test_what_is_said_of_powers_and_progress_is_true(text: str) -> None:
    game, player = LoggedGame(text, 7), Random(7)
    while not game.result:
        seat = game.state.active
        known = game.insight(seat)
        verbs = {code.partition(":")[0] for code in game.legal()}
        for power in known.powers:
            assert power.usable == (not power.obstacles)
            assert not power.usable or power.verb in verbs or power.piece
            assert power.usable or power.verb not in verbs
        met = all(module.victory(game.state) for module in game.rules.on_victory)
        assert all(progress.met for progress in known.progress) == met
        for progress in known.progress:
            assert progress.met == (progress.have >= progress.need)
        assert {*known.costs, *known.unwinnable} <= {*game.legal()}
        game.apply(player.choice(game.legal()))
    assert all(progress.met for progress in game.insight(0).progress) == (game.result == "won")


LEAKY = (
    "duo", "duo:limited", "duo+T1", "duo+book:hard+glyphs+T1", "duo+oniverse", "duo+premonitions",
    "duo+crossroads:hard", "duo:limited+towers+crossroads+incubus+pouch+manual",
)  # fmt: skip


def said(state: State, viewer: int, codes: list[str]) -> str:
    answers = [asdict(why_not(state, viewer, code)) for code in codes]
    return json.dumps([asdict(insight(state, viewer)), answers])


@pytest.mark.parametrize("text", LEAKY)
def test_an_answer_is_the_same_in_two_worlds_that_look_the_same(text: str) -> None:
    state = State(RULES[text], Rng(11))
    player = Random(11)
    codes = sorted(state.rules.action_of)
    state.start()
    twins = 0
    while not state.result:
        asked = player.sample(codes, min(QUESTIONS, len(codes)))
        for viewer in viewers_of(state):
            twin = exchanged(state, viewer, player)
            if twin is not None:
                twins += 1
                assert said(twin, viewer, asked) == said(state, viewer, asked)
        state.apply(state.rules.action_of[choice(state, player, "mixed")])
    assert twins > 20


def test_no_game_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots, simulations and guesses play without asking for a single fact."""
    text = f"solo+{ALL}"
    facts_of(ruleset(text))  # all its facts are imported before they are forbidden
    forbid(monkeypatch, ModuleFacts)
    forbid(monkeypatch, StepFacts)
    with pytest.raises(AssertionError, match="while a game was played"):
        LoggedGame(text, 1).insight(0)
    for name in ("heuristic", "random"):
        assert play(Game(text, seed=3), make_player(name, seed=1))
    determinize(LoggedGame(text, 4).view(0), Rng(1))


def forbid(monkeypatch: pytest.MonkeyPatch, base: type) -> None:
    """Let every answer of such facts be an error."""
    asked = [name for name in vars(base) if not name.startswith("_")]

    def never(*_: object) -> None:
        raise AssertionError("asked while a game was played")

    for kind in (base, *below(base)):
        for name in asked:
            if name in vars(kind):
                monkeypatch.setattr(kind, name, never)


def below(kind: type) -> list[type]:
    children: list[type] = kind.__subclasses__()
    return [each for child in children for each in (child, *below(child))]


def test_it_costs_little() -> None:
    """An update is made for each seat: a few milliseconds would be felt on a busy server."""
    game, player = LoggedGame(f"duo+{ALL}", 5), Random(5)
    taken = asked = 0.0
    while not game.result:
        begun = time.process_time()
        game.insight(game.state.active)
        taken += time.process_time() - begun
        asked += 1
        game.apply(player.choice(game.legal()))
    assert taken / asked < 0.005
