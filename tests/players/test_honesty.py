"""The net knows what its seat sees: other hidden cards, the same features, values, choices."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from onirim.engine.rng import Rng
from onirim.engine.state import CHANCE, State
from onirim.game.table_view import table_view
from onirim.knowledge.observe import as_seen_by
from onirim.players.net.feature_groups import FeatureGroups
from onirim.players.net.features import FeatureEncoder
from onirim.players.net.network_file import SHIPPED_NET
from onirim.players.search.evaluator import Evaluator
from onirim.players.search.expectimax import Expectimax
from onirim.players.search.self_play import SelfPlayWorker
from onirim.rules.catalogue import ruleset
from tests.helpers.determinize import determinize
from tests.helpers.invariants import cells
from tests.helpers.secrets import exchanged
from tests.helpers.shown_games import RULES, small_game, step
from tests.helpers.strategies import random_card
from tools.measure.strength import ALL_SEVEN

SEVEN = f"solo+{ALL_SEVEN}"
SOLO = ("solo", "solo+towers", "solo+premonitions+oniverse", SEVEN)
ENOUGH_FOR_ROLLOUTS = 2_500  # evaluations, of the heuristic
BUDGET = 60


def secretive_states(text: str, seeds: int) -> Iterator[tuple[State, Random]]:
    """States of games that are full of secrets, where a seat has a choice."""
    for seed in range(seeds):
        player = Random(seed)
        state = small_game(RULES[text], player)
        for _ in range(80):
            if state.result:
                break
            if state.to_move != CHANCE and state.option_count() > 1:
                yield state, player
            step(state, player)


def features_of(encoder: FeatureEncoder, state: State, seat: int) -> list[int]:
    encoder.encode(state, seat)
    return sorted(int(feature) for feature in encoder.features[: int(encoder.n)])


@pytest.mark.parametrize("text", RULES)
def test_hidden_cards_change_no_feature(text: str) -> None:
    """Neither where the seat chooses nor where its partner does."""
    encoder = FeatureEncoder(RULES[text], FeatureGroups())
    different = 0
    for number, (state, player) in enumerate(secretive_states(text, 4)):
        seat = number % 2
        twin = exchanged(state, seat, player)
        if twin is None:
            continue
        different += cells(twin) != cells(state)
        one, other = as_seen_by(state, seat), as_seen_by(twin, seat)
        assert features_of(encoder, other, seat) == features_of(encoder, one, seat)
    assert different > 30


@pytest.mark.parametrize("text", [text for text in RULES if "open" not in text])
def test_choices_and_their_values_do_not_depend_on_hidden_cards(text: str) -> None:
    evaluator = Evaluator(RULES[text], SHIPPED_NET.read())
    search = Expectimax(evaluator, BUDGET)
    different = 0
    for number, (state, player) in enumerate(secretive_states(text, 2)):
        twin = exchanged(state, state.active, player)
        if twin is None or number % 4:
            continue
        different += cells(twin) != cells(state)
        found = []
        for one in (state, twin):
            search.think(one)
            n = one.option_count()
            found.append((search.order, list(search.values[:n]), list(search.draws[:n])))
        assert found[0] == found[1]
        assert evaluator.choose(state) == evaluator.choose(twin)
    assert different > 10


@pytest.mark.parametrize("text", [text for text in RULES if "open" not in text])
def test_self_play_trains_on_no_more_than_that(text: str) -> None:
    worker, encoder = (
        SelfPlayWorker(RULES[text], FeatureGroups(), 1, 0),
        FeatureEncoder(RULES[text], FeatureGroups()),
    )
    different = 0
    for state, player in secretive_states(text, 3):
        seat = state.active
        twin = exchanged(state, seat, player)
        if twin is None:
            continue
        different += cells(twin) != cells(state)
        seen = [worker.observed(one, seat) for one in (state, twin)]
        assert features_of(encoder, seen[0], seat) == features_of(encoder, seen[1], seat)
        assert cells(seen[0]) == cells(seen[1])
    assert different > 30


@pytest.mark.parametrize("text", SOLO)
def test_alone_a_state_that_agrees_with_the_view_is_valued_alike(text: str) -> None:
    rules = ruleset(text)
    evaluator, player, chance = Evaluator(rules, SHIPPED_NET.read()), Random(1), Rng(2)
    search = Expectimax(evaluator, ENOUGH_FOR_ROLLOUTS)
    state = State(rules)
    state.start()
    for number in range(160):
        if state.result:
            break
        if state.to_move == CHANCE:
            state.apply_chance(random_card(state, player))
            continue
        if number % 4 == 0:
            dealt = determinize(table_view(state, 0), chance)
            assert evaluator.value(dealt, 0) == evaluator.value(state, 0)
            assert evaluator.choose(dealt) == evaluator.choose(state)
            if number % 20 == 0 and text == SEVEN:
                search.think(dealt)
                found = [int(search.values[place]) for place in search.order]
                search.think(state)
                assert found == [int(search.values[place]) for place in search.order]
        state.apply(player.choice(state.legal()))
