"""The order of piles: what came last lies on top, as far as the events tell."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from onirim.engine.layout import OPEN, SPECTATOR
from onirim.engine.rng import Rng
from onirim.game.chance import FixedDeck
from onirim.game.events import Moved
from onirim.game.logged_game import LoggedGame
from onirim.notation.position import read_position, write_position
from tests.helpers.determinize import determinize

HAND = "Rs Gs Bk Tm Gm"


def dealt(cards: str, rules: str = "solo") -> LoggedGame:
    return LoggedGame(rules, FixedDeck(cards.split(), 1))


def test_the_card_discarded_last_lies_on_top() -> None:
    game = dealt(f"{HAND} Rm Bs Ts")
    for action in ("discard:Tm", "discard:Gs", "discard:Rm"):
        game.apply(action)
    assert game.view().zones["discard"] == ("Gs", "Rm", "Tm")  # the engine's order
    assert game.pile_order()["discard"] == ("Tm", "Gs", "Rm")


def test_a_prophecy_shows_its_cards_in_the_order_of_the_deck() -> None:
    game = dealt(f"{HAND} Tk Gs Nm Bd Rm")
    game.apply("discard:Bk")
    assert game.pile_order()["seen"] == ("Tk", "Gs", "Nm", "Bd", "Rm")
    game.apply("discard-seen:Nm")
    assert game.pile_order()["seen"] == ("Tk", "Gs", "Bd", "Rm")
    game.apply("top:Bd")
    assert game.pile_order()["seen"] == ("Tk", "Gs", "Rm")


def test_an_undone_action_has_left_no_trace() -> None:
    game = dealt(f"{HAND} Tk Gs Nm Bd Rm")
    game.apply("discard:Bk")
    game.apply("discard-seen:Nm")
    before = game.pile_order()
    game.apply("top:Bd")
    game.undo()
    assert game.pile_order() == before


def test_without_a_history_the_engines_order_is_shown() -> None:
    game = dealt(f"{HAND} Rm Bs Ts Gk")
    for action in ("discard:Tm", "discard:Gs"):
        game.apply(action)
    again = LoggedGame.at(read_position(game.rules, write_position(game.state)), 1)
    assert again.pile_order() == {}
    again.apply("discard:Bs")
    assert again.pile_order()["discard"] == ("Gs", "Tm", "Bs")


@pytest.mark.parametrize(
    "rules",
    ["solo", "solo+book+glyphs+dreamcatchers+towers", "duo", "duo:open+glyphs+premonitions"],
)
def test_it_holds_the_cards_of_the_view_and_changes_nothing_else(rules: str) -> None:
    """The same cards in another order; positions and samples know nothing of it."""
    game, player = LoggedGame(rules, 5), Random(rules)
    met: Counter[str] = Counter()
    while not game.result:
        game.apply(player.choice(game.legal()))
        for viewer in (*range(int(game.rules.seats)), SPECTATOR):
            zones = game.view(viewer).zones
            for name, cards in game.pile_order(viewer).items():
                assert sorted(cards) == sorted(zones[name])
                met[name] += 1
        if game.to_move >= 0 and player.random() < 0.05:
            sample = determinize(game.view(game.to_move), Rng(7))
            assert LoggedGame.at(sample, 1).pile_order(game.to_move) == {}
    assert met["discard"] > 20


@pytest.mark.parametrize("rules", ["duo", "duo:limited+glyphs", "duo:open+premonitions+oniverse"])
def test_only_open_piles_and_the_own_look_have_an_order(rules: str) -> None:
    """A viewer gets no order of cards that it may not see, nor of another seat's look."""
    own = 0
    for seed in range(4):
        game, player = LoggedGame(rules, seed), Random(seed)
        while not game.result:
            keys = [code for code in game.legal() if code.startswith("discard:") and "k" in code]
            game.apply(player.choice(keys or game.legal()))
            sight = {zone.name: zone.sight for zone in game.rules.zones}
            for viewer in (0, 1, SPECTATOR):
                closed = [name for name in game.pile_order(viewer) if sight[name] != OPEN]
                assert closed in ([], ["seen"])
                if closed:
                    own += 1
                    assert viewer == game.state.active
    assert own > 3


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_it_follows_from_the_events_that_a_viewer_was_told(viewer: int) -> None:
    """Two games that differ in a secret look alone have the same order for everybody else."""
    begin = "Rs Rm Gs Bk Ts Gm Gk Bm"
    picks = ["@Rs", "@Rm", "@Bk", "@Gs", "@Ts", "@Gm", "discard:Bk", "decline", "discard-seen:Nm"]
    orders = []
    for look in ("Nm Gs Bd Tm Rs", "Nm Tk Rd Bs Gs"):
        game = dealt(f"{begin} {look}", "duo")
        for action in picks:
            game.apply(action)
        assert any(isinstance(event, Moved) for event in game.events(viewer))
        orders.append(game.pile_order(viewer))
    assert orders[0] == orders[1]
