"""What the mind knows is what its seat sees: other hidden cards, the same rows, values, choices."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from onirim.engine.rng import Rng
from onirim.engine.state import CHANCE, State
from onirim.game.determinize import determinize
from onirim.game.view import view
from onirim.knowledge.observe import as_seen_by
from onirim.players.net.feature_groups import Blocks
from onirim.players.net.features import Encoder
from onirim.players.net.network_file import SHIPPED_NET
from onirim.players.search.evaluator import Mind
from onirim.players.search.expectimax import Search
from onirim.players.search.self_play import Actor
from onirim.rules.catalogue import ruleset
from tests.knowledge.secrets import exchanged
from tests.knowledge.test_shown_sets import RULES, small_game, step
from tests.properties.invariants import cells
from tests.properties.strategies import random_card
from tools.measure.strength import ALL_SEVEN

SEVEN = f"solo+{ALL_SEVEN}"
SOLO = ("solo", "solo+towers", "solo+premonitions+oniverse", SEVEN)
PLAYED_ON = 2_500  # evaluations that are enough for some playouts of the heuristic
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


def rows_of(encoder: Encoder, state: State, seat: int) -> list[int]:
    encoder.encode(state, seat)
    return sorted(int(row) for row in encoder.rows[: int(encoder.n)])


@pytest.mark.parametrize("text", RULES)
def test_hidden_cards_show_in_no_row(text: str) -> None:
    """Neither where the seat chooses nor where its partner does."""
    encoder = Encoder(RULES[text], Blocks())
    different = 0
    for number, (state, player) in enumerate(secretive_states(text, 4)):
        seat = number % 2
        twin = exchanged(state, seat, player)
        if twin is None:
            continue
        different += cells(twin) != cells(state)
        one, other = as_seen_by(state, seat), as_seen_by(twin, seat)
        assert rows_of(encoder, other, seat) == rows_of(encoder, one, seat)
    assert different > 30


@pytest.mark.parametrize("text", [text for text in RULES if "open" not in text])
def test_choices_and_their_values_do_not_depend_on_hidden_cards(text: str) -> None:
    mind = Mind(RULES[text], SHIPPED_NET.read())
    search = Search(mind, BUDGET)
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
        assert mind.choose(state) == mind.choose(twin)
    assert different > 10


@pytest.mark.parametrize("text", [text for text in RULES if "open" not in text])
def test_what_actors_train_with_is_no_more_than_that(text: str) -> None:
    actor, encoder = Actor(RULES[text], Blocks(), 1, 0), Encoder(RULES[text], Blocks())
    different = 0
    for state, player in secretive_states(text, 3):
        seat = state.active
        twin = exchanged(state, seat, player)
        if twin is None:
            continue
        different += cells(twin) != cells(state)
        seen = [actor.as_seen(one, seat) for one in (state, twin)]
        assert rows_of(encoder, seen[0], seat) == rows_of(encoder, seen[1], seat)
        assert cells(seen[0]) == cells(seen[1])
    assert different > 30


@pytest.mark.parametrize("text", SOLO)
def test_alone_a_state_that_agrees_with_the_view_is_valued_alike(text: str) -> None:
    rules = ruleset(text)
    mind, player, chance = Mind(rules, SHIPPED_NET.read()), Random(1), Rng(2)
    search = Search(mind, PLAYED_ON)
    state = State(rules)
    state.start()
    for number in range(160):
        if state.result:
            break
        if state.to_move == CHANCE:
            state.apply_chance(random_card(state, player))
            continue
        if number % 4 == 0:
            dealt = determinize(view(state, 0), chance)
            assert mind.value(dealt, 0) == mind.value(state, 0)
            assert mind.choose(dealt) == mind.choose(state)
            if number % 20 == 0 and text == SEVEN:
                search.think(dealt)
                found = [int(search.values[place]) for place in search.order]
                search.think(state)
                assert found == [int(search.values[place]) for place in search.order]
        state.apply(player.choice(state.legal()))
