"""Drivers of chance: what each of them promises about the cards that come."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from onirim.engine.rng import Rng
from onirim.engine.state import State
from onirim.game.chance import (
    SEED_LIMIT,
    ChanceSource,
    CommonDeck,
    FixedDeck,
    Manual,
    OutOfCards,
    Seeded,
    ShuffledDeck,
    SystemRandom,
    bag_counts,
)
from onirim.game.logged_game import LoggedGame
from onirim.notation.position import read_position, write_position
from onirim.rules.catalogue import ruleset
from tests.helpers.invariants import cells, check

RULES = ruleset("solo")
CODES = sorted(RULES.codes)


def random_codes(seed: int) -> Callable[[LoggedGame], str]:
    player = Random(seed)
    return lambda game: player.choice(game.legal())


def finish(game: LoggedGame, seed: int) -> list[str]:
    """Play on at random; all that was done."""
    choose = random_codes(seed)
    while game.legal():
        game.apply(choose(game))
    return game.actions


class Watched:
    """A chance source that records the outcomes of another one."""

    def __init__(self, source: ChanceSource) -> None:
        self.source = source
        self.told: list[tuple[int, str]] = []

    def next_card(self, state: State) -> str:
        card = self.source.next_card(state)
        self.told.append((int(state.shuffles), card))
        return card


# --- seeded ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [0, 1, 2, 3, 1 << 40, SEED_LIMIT - 1])
def test_a_seed_is_one_game_inside_and_outside_the_engine(seed: int) -> None:
    """A rollout with the engine's generator meets the cards that a person meets."""
    game = LoggedGame(RULES, seed)
    state = State(RULES, Rng(seed))
    state.start()
    choose = random_codes(seed)
    while game.legal():
        assert cells(state) == cells(game.state)
        code = choose(game)
        game.apply(code)
        state.apply(RULES.action_of[code])
    assert cells(state) == cells(game.state)
    assert state.legal() == []


@pytest.mark.parametrize("seed", range(12))
def test_a_saved_game_goes_on_as_if_it_had_never_stopped(seed: int) -> None:
    """A position and the generator's generator_state are all there is to save."""
    game = LoggedGame(RULES, seed)
    choose = random_codes(seed)
    for _ in range(5 * seed):
        if game.legal():
            game.apply(choose(game))
    assert isinstance(game.chance, Seeded)
    line, generator_state = write_position(game.state), int(game.chance.rng.state)
    source = Seeded(0)
    source.rng.state = generator_state
    loaded = LoggedGame.at(read_position(RULES, line), source)
    before = len(game.actions)
    assert finish(game, seed)[before:] == finish(loaded, seed)
    assert cells(game.state) == cells(loaded.state)


@pytest.mark.parametrize("source", [Seeded, CommonDeck])
@pytest.mark.parametrize("seed", [-1, SEED_LIMIT])
def test_seeds_have_limits(source: Callable[[int], ChanceSource], seed: int) -> None:
    with pytest.raises(ValueError, match="a seed is a number from 0 to"):
        source(seed)


# --- fair ------------------------------------------------------------------------------------

decks = st.lists(st.sampled_from(CODES), max_size=40).map(sorted)


@given(decks, decks, st.integers(0, SEED_LIMIT - 1), st.integers(0, 50))
def test_fair_keeps_common_cards_in_one_order(
    ours: list[str], theirs: list[str], seed: int, number: int
) -> None:
    """What two players have in common comes to both in one order, whatever lies between."""
    common = sorted((Counter(ours) & Counter(theirs)).elements())
    order = CommonDeck(seed).by_priority(common, number)
    assert is_part_of(order, CommonDeck(seed).by_priority(ours, number))
    assert is_part_of(order, CommonDeck(seed).by_priority(theirs, number))


def test_fair_games_meet_the_same_cards_as_long_as_they_can() -> None:
    """Two players who do different things draw the same cards until one of them shuffles."""
    one, two = Watched(CommonDeck(5)), Watched(CommonDeck(5))
    finish(LoggedGame(RULES, one), 1)
    finish(LoggedGame(RULES, two), 2)
    for number in range(2):  # both have lost nothing before the deal's shuffle
        ours = [card for shuffles, card in one.told if shuffles == number]
        theirs = [card for shuffles, card in two.told if shuffles == number]
        shorter = min(len(ours), len(theirs))
        assert shorter > 0
        assert ours[:shorter] == theirs[:shorter]
    assert one.told != two.told


def test_fair_shuffles_differ() -> None:
    """By seed and by number: no shuffle tells anything about another."""
    deck = sorted(RULES.codes * 2)
    orders = {tuple(CommonDeck(seed).by_priority(deck, n)) for seed in range(5) for n in range(5)}
    assert len(orders) == 25


def test_fair_is_fair() -> None:
    """Every card is the first one as often as every other."""
    first = Counter(CommonDeck(seed).by_priority(CODES, 3)[0] for seed in range(1_700))
    assert set(first) == set(CODES)
    assert max(first.values()) < 145  # 100 on average


def is_part_of(part: list[str], whole: list[str]) -> bool:
    """Tell whether a list is what is left of another when some cards are taken out."""
    rest = iter(whole)
    return all(card in rest for card in part)


# --- told decks ------------------------------------------------------------------------------


def test_fixed_deck_comes_in_its_order() -> None:
    """Set-up takes Locations into the hand; the Door and the Nightmare go back into the deck."""
    game = LoggedGame(RULES, FixedDeck(["Rs", "Nm", "Bm", "Bd", "Gk", "Ts", "Rs"]))
    assert write_position(game.state) == "hand Rs Rs Ts Bm Gk; stack act"


def test_fixed_deck_that_is_too_short() -> None:
    with pytest.raises(OutOfCards, match="has only 3 cards, and one more comes"):
        LoggedGame(RULES, FixedDeck(["Rs", "Bm", "Gk"]))


def test_fixed_deck_with_a_card_too_many() -> None:
    with pytest.raises(OutOfCards, match="card 4 of the fixed deck is Rk, but no Rk can come"):
        LoggedGame(RULES, FixedDeck(["Rk"] * 4))


def test_fixed_deck_goes_on_by_seed() -> None:
    """After the given cards comes chance, the same for the same seed."""
    told = ["Rs", "Bm", "Gk"]
    one, two = (
        LoggedGame(RULES, FixedDeck(told, seed=4)),
        LoggedGame(RULES, FixedDeck(told, seed=4)),
    )
    assert finish(one, 1) == finish(two, 1)
    assert finish(LoggedGame(RULES, FixedDeck(told, seed=5)), 1) != one.actions


def test_typed_cards_are_asked_for_with_what_can_come() -> None:
    asked: list[dict[str, int]] = []

    def ask(counts: dict[str, int], in_place: bool) -> str:
        assert not in_place
        asked.append(counts)
        return "Ts"

    game = LoggedGame(RULES, Manual(ask))
    assert write_position(game.state) == "hand Ts Ts Ts Ts Ts; stack act"
    assert [counts["Ts"] for counts in asked] == [6, 5, 4, 3, 2]
    assert asked[0] == bag_counts(fresh_table())


def test_typed_card_that_cannot_come_is_refused() -> None:
    with pytest.raises(ValueError, match="no such card is waited for"):
        LoggedGame(RULES, Manual(lambda counts, _: "Tk" if len(counts) else ""))


def test_shuffled_tells_the_order_it_was_given() -> None:
    orders: list[list[str]] = []

    def shuffle(cards: list[str], number: int) -> list[str]:
        assert cards == sorted(cards)
        assert number == len(orders)
        order = list(cards)
        Random(number).shuffle(order)
        orders.append(list(order))
        return order

    watched = Watched(ShuffledDeck(shuffle))
    finish(LoggedGame(RULES, watched), 3)
    for number, order in enumerate(orders):
        told = [card for shuffles, card in watched.told if shuffles == number]
        assert told == order[: len(told)]


def test_entropy_plays_whole_games_that_differ() -> None:
    """Nobody can repeat it; the rules hold all the same."""
    games = [LoggedGame(RULES, SystemRandom()) for _ in range(3)]
    assert len({write_position(game.state) for game in games}) > 1
    for game in games:
        finish(game, 1)
        check(game.state)


def fresh_table() -> State:
    state = State(RULES)
    state.start()
    return state
