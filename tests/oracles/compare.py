"""An oracle and the engine are led through one game and must agree on everything.

The oracle was written from the rules alone and really shuffles a list; the engine only knows what
can be known. Both get their order from one function, so that each card the engine is told is
the very card that lies on the oracle's deck. Everything is compared as somebody sees it who knows
all: what a seat may know is the subject of other tests.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from onirim.game.chance import ShuffledDeck
from onirim.game.logged_game import LoggedGame
from onirim.game.table_view import table_view
from onirim.notation.zones import cards_in
from onirim.rules.catalogue import ruleset
from tests.oracles import Oracle, oracle_for
from tests.oracles.dealers import choice, shuffle_of
from tests.oracles.frame import Shuffle

Decide = Callable[[Oracle, LoggedGame], str]
"""Who leads a game: names the next action."""

Dealer = Callable[[int], Shuffle]
"""How a seed becomes shuffles."""

LISTS = {"row", "row1", "row2", "drawn", "towers", "goals"}  # elsewhere order means nothing
COUNTERS = {"books", "catchers", "incubus"}
SEARCHING = {"freeing", "two-keys"}
"""Here cards may have left a deck that is shuffled next, so that places mean nothing."""


def play_both(text: str, seed: int, decide: Decide, dealer: Dealer = shuffle_of) -> str:
    """Lead both through one game; how it ends."""
    oracle = oracle_for(text, dealer(seed))
    game = LoggedGame(ruleset(text), ShuffledDeck(dealer(seed)))
    while not oracle.result:
        compare(oracle, game, f"{text}, seed {seed}, after {game.actions}")
        code = decide(oracle, game)
        oracle.apply(code)
        game.apply(code)
    compare(oracle, game, f"{text}, seed {seed}, after {game.actions}")
    return oracle.result


def led_by(policy: str, seed: int) -> Decide:
    """Let one of the policies choose, by what the oracle shows."""
    player = Random(seed)

    def decide(oracle: Oracle, _: LoggedGame) -> str:
        return choice(policy, player, oracle)

    return decide


def compare(oracle: Oracle, game: LoggedGame, after: str) -> None:
    """Compare everything both can tell."""
    assert game.state.top_step.name == oracle.question(), after
    assert sorted(game.legal()) == oracle.options(), after
    assert game.result == oracle.result, after
    assert game.state.turns == oracle.turns, after
    assert game.state.shuffles == oracle.shuffles - 1, after  # the first is no part of the game
    if not oracle.result:
        assert game.to_move == oracle.seat(), after
    expected = oracle.table()
    zones = {zone.name: cards_in(game.state, zone) for zone in game.state.rules.zones}
    compare_zones(expected, zones, after)
    compare_deck(expected["deck"], zones, zones["bag"], settled(oracle), after)
    if len(oracle.players) == 1:
        compare_view(expected, game, settled(oracle), after)


def settled(oracle: Oracle) -> bool:
    """Tell whether the places of the deck mean something at this question."""
    return not oracle.result and oracle.question() not in SEARCHING


def compare_zones(expected: dict[str, list[str]], zones: dict[str, list[str]], after: str) -> None:
    """Compare all cards outside the deck; the engine must have every zone, but maybe no counter."""
    filled = {name for name, cards in expected.items() if cards}
    assert filled - COUNTERS - {"deck"} <= zones.keys(), after
    for name in expected.keys() & zones.keys():
        shown = list(zones[name]) if name in LISTS else sorted(zones[name])
        assert shown == expected[name], f"{name}: {after}"


def compare_deck(
    deck: list[str], zones: dict[str, list[str]], bag: list[str], in_order: bool, after: str
) -> None:
    """Compare the deck; known cards lie where the oracle's list has them."""
    top, bottom = zones["top"], zones["bottom"]
    assert sorted([*top, *bag, *bottom]) == sorted(deck), after
    if in_order:
        end = len(deck) - len(bottom)
        assert top == deck[: len(top)], after
        assert bottom == deck[end:], after


def compare_view(
    expected: dict[str, list[str]], game: LoggedGame, in_order: bool, after: str
) -> None:
    """Compare what a single player is shown, who may know all but the order of the deck."""
    seen = table_view(game.state)
    zones = {name: list(cards) for name, cards in seen.zones.items()}
    expected = {name: cards for name, cards in expected.items() if name != "identified"}
    unknown = [card for card, count in seen.unknown.items() for _ in range(count)]
    compare_zones(expected, zones, after)
    compare_deck(expected["deck"], zones, unknown, in_order, after)
    assert list(seen.known_top) == zones["top"], after
    assert seen.deck == len(expected["deck"]), after
