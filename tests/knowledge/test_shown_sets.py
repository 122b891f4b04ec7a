"""Shown sets in games that are full of them: sound, readable, secret, remembered and guessed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from onirim.engine.layout import SPECTATOR
from onirim.engine.rng import Rng
from onirim.engine.state import State
from onirim.game.logged_game import LoggedGame
from onirim.game.table_view import table_view
from onirim.knowledge.shown_sets import known_runs, shown_sets
from onirim.notation.position import read_position, write_position
from tests.helpers.determinize import determinize
from tests.helpers.invariants import cells, check
from tests.helpers.secrets import exchanged, viewers_of
from tests.helpers.shown_games import (
    RULES,
    choice,
    small_game,
    step,
)
from tests.knowledge.remembering import Remembering

MOST_STEPS = 250


def states_with_a_set(text: str, seeds: int) -> Iterator[tuple[State, Random]]:
    """Every state of some games in which there is a set."""
    for seed in range(seeds):
        player = Random(seed)
        state = small_game(RULES[text], player)
        for _ in range(MOST_STEPS):
            if shown_sets(state):
                yield state, player
            if table_view(state, SPECTATOR).result:
                break
            step(state, player)


@pytest.mark.parametrize("text", RULES)
def test_sets_are_sound_and_can_be_read_again(text: str) -> None:
    """Each in its place, nothing left to conclude; same memory and same views from the line."""
    met: Counter[str] = Counter()
    for state, _ in states_with_a_set(text, 40 if "glyphs+premonitions" in text else 25):
        check(state)
        again = read_position(state.rules, write_position(state))
        assert cells(again) == cells(state)
        for record in shown_sets(state):
            met["gone"] += bool(record.gone)
            met["known to both"] += any(seats == 3 for _, seats in record.gone)
            met["in hand"] += record.in_hand > 0
            met["looked at"] += record.looked_at
            met["without a place"] += not record.length and not record.looked_at
        met["known by conclusion"] += any(known_runs(state, seat) for seat in (0, 1))
        met["sets"] += len(shown_sets(state))
    assert met["sets"] > 50
    if "glyphs+premonitions" in text:
        assert met["looked at"] > 0
        assert "open" in text or min(met.values()) > 0, met


@pytest.mark.parametrize("text", RULES)
def test_the_order_inside_a_set_shows_in_no_byte(text: str) -> None:
    """Nor which of its cards were drawn from it unseen."""
    different = 0
    for number, (state, player) in enumerate(states_with_a_set(text, 12)):
        for viewer in viewers_of(state) if number % 2 else ():
            twin = exchanged(state, viewer, player)
            if twin is not None:
                different += cells(twin) != cells(state)
                for watching in {viewer, SPECTATOR}:
                    assert (
                        table_view(twin, watching).to_bytes()
                        == table_view(state, watching).to_bytes()
                    )
    assert different > 20


@pytest.mark.parametrize("text", [text for text in RULES if "book" not in text])
def test_what_a_viewer_knows_follows_from_its_events(text: str) -> None:
    """Sets and partner's cards, kept beside the game by each viewer from the events alone."""
    compared = 0
    for seed in range(15):
        player = Random(seed)
        game = LoggedGame.at(small_game(RULES[text], player), seed)
        viewers = viewers_of(game.state)
        minds = {
            v: Remembering(table_view(game.state, v), game.rules.hidden_hands) for v in viewers
        }
        heard = dict.fromkeys(viewers, 0)
        for _ in range(MOST_STEPS):
            if game.result:
                break
            audiences = {id(happened.event): happened.audience for happened in game.history}
            for viewer, mind in minds.items():
                for event in game.events(viewer, heard[viewer]):
                    mind.hear(event, audiences.get(id(event), 0))
                heard[viewer] = max(heard[viewer], game.visible_count(viewer))
                compared += compare(game, mind)
            game.apply(choice(game.state, player))
    assert compared > 50


def compare(game: LoggedGame, mind: Remembering) -> int:
    seen = game.view(mind.viewer)
    after = f"viewer {mind.viewer} after {game.actions}"
    shown = [(sorted(s.cards), s.places - s.looked_at, s.in_hand) for s in seen.shown]
    assert shown == mind.sets(), after
    if game.rules.hidden_hands and mind.viewer != SPECTATOR:
        partner = 1 - mind.viewer
        held = [card for card in seen.zones[f"hand{partner + 1}"] if card != "??"]
        assert sorted(held) == sorted(mind.hands[partner]), after
    return len(shown)


@pytest.mark.parametrize("text", RULES)
def test_a_game_that_could_be_has_the_same_sets(text: str) -> None:
    """From every viewer's side; and the odds of the next card are those of one card."""
    rng = Rng(3)
    for number, (state, _) in enumerate(states_with_a_set(text, 12)):
        for viewer in viewers_of(state) if number % 12 == 0 else ():
            seen = table_view(state, viewer)
            guessed = determinize(seen, rng)
            assert table_view(guessed, viewer).to_bytes() == seen.to_bytes()
            check(guessed)
            assert sum(seen.odds(code) for code in state.rules.codes) == (1 if seen.deck else 0)
