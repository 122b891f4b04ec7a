"""Deals with a name, and the same deal again: cards in an order, then chance."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from onirim.game.chance import RepeatedDeal, Seeded
from onirim.game.deals import SAME_DEAL, UnknownDeal, all_deals, named_deal, parse_deal
from onirim.game.logged_game import LoggedGame
from onirim.game.records import record_of
from onirim.game.view import View
from onirim.players.player import chosen_code
from onirim.players.registry import make_player
from onirim.rules.catalogue import ruleset
from tests.helpers.breadth import games

NAMES = [deal.name for deal in all_deals()]


def repeated(cards: str | list[str], rules: str = "solo", seed: int = 1) -> LoggedGame:
    listed = cards.split() if isinstance(cards, str) else cards
    return LoggedGame(rules, RepeatedDeal(listed, Seeded(seed)))


def test_there_is_a_kind_deal_and_the_one_of_the_guided_night() -> None:
    assert {"kind-night", "first-night"} <= set(NAMES)
    assert SAME_DEAL not in NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_named_deal_can_be_dealt(name: str) -> None:
    """It holds no card more often than its rules have it, and the hand is what it says."""
    deal = named_deal(name)
    rules = ruleset(deal.rules)
    copies = {rules.codes[kind]: int(rules.copies[kind]) for kind in range(rules.n_kinds)}
    zones = repeated(list(deal.cards), deal.rules).view().zones
    laid = sum(len(zones.get(tokens, ())) for tokens in ("goals", "premonitions"))
    assert Counter(deal.cards[laid:]) <= Counter(copies)
    dealt = zones.get("hand") or zones["shared"]  # alone into the hand, for two into the draft
    assert sorted(dealt) == sorted(deal.cards[laid:][: len(dealt)])


@pytest.mark.parametrize("name", [name for name in NAMES if name.startswith("kind-")])
def test_a_kind_deal_is_won_by_rules_of_thumb(name: str) -> None:
    """As its file says; what comes after the list differs from game to game."""
    deal = named_deal(name)
    for seed in range(games(1, 3)):
        game = repeated(list(deal.cards), deal.rules, seed)
        player = make_player("heuristic", seed=seed)
        while not game.result:
            game.apply(chosen_code(player, View(game.view())))
        assert game.result == "won"


def test_an_unknown_name_says_which_there_are() -> None:
    with pytest.raises(UnknownDeal, match="no deal 'midnight'; there are: first-night, kind-book"):
        named_deal("midnight")


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("Rs Bs", "needs one line 'rules: RULESET', not 0"),
        ("rules: solo\nrules: duo\nRs", "not 2"),
        ("rules: solo\n# nothing", "has no cards"),
    ],
)
def test_a_file_that_is_no_deal(text: str, wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        parse_deal("x", text)


@pytest.mark.parametrize("rules", ["solo", "solo+oniverse+premonitions", "duo+glyphs", "solo+book"])
def test_the_same_choices_meet_the_same_cards(rules: str) -> None:
    """Whatever chance source the first game had."""
    first, player = LoggedGame(rules, 3), Random(rules)
    while not first.result:
        first.apply(player.choice(first.legal()))
    again = repeated(first.log.cards(), rules, seed=99)
    for action in first.actions:
        again.apply(action)
    assert again.log.cards() == first.log.cards()
    assert again.result == first.result


def test_other_choices_meet_the_cards_in_that_order() -> None:
    game = repeated("Rs Gs Bk Tm Gm Rm Bs Nm Ts")
    game.apply("play:Rs")
    game.apply("discard:Tm")
    assert game.log.cards()[5:] == ["Rm", "Bs"]


def test_a_card_that_lies_elsewhere_is_passed_over() -> None:
    """There are two red Doors: a third comes when they are in the deck again, and not before."""
    game = repeated("Rs Rm Rs Bk Gm Rd Rd Rd Bs Gs Ts")
    game.apply("play:Rs")
    assert game.log.cards()[5:] == ["Rd", "Rd", "Bs"]
    game.apply("play:Rm")
    assert game.log.cards()[8:] == ["Rd", "Gs"]


def test_undo_goes_back_in_the_list() -> None:
    """Another way then meets the card that was undone, and the same way meets the same one."""
    game = repeated("Rs Gs Bk Tm Gm Rm Bs Ts")
    game.apply("play:Rs")
    game.undo(practice=True)
    game.apply("play:Gs")
    assert game.log.cards()[5:] == ["Rm"]
    game.undo(practice=True)
    game.apply("play:Rs")
    game.apply("play:Gm")
    assert game.log.cards()[5:] == ["Rm", "Bs"]


def test_after_the_list_comes_chance() -> None:
    hands = {repeated("Rs Gs Bk Tm", seed=seed).view().zones["hand"] for seed in range(20)}
    assert len(hands) > 3


def test_the_record_says_which_deal_it_was() -> None:
    game = repeated("Rs Gs Bk Tm Gm")
    assert record_of(game, more={"Deal": "kind-night"}).headers["Deal"] == "kind-night"
    assert "Deal" not in record_of(game).headers
