"""While a game goes on, a record holds nothing that its reader may not know."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from onirim.engine.layout import OMNISCIENT, SPECTATOR
from onirim.game.chance import FixedDeck
from onirim.game.events import Moved
from onirim.game.logged_game import LoggedGame
from onirim.game.records import record_of, replayed
from onirim.game.view import View
from onirim.notation.record import Item, ItemKind, read_record, write_record
from onirim.notation.zones import HIDDEN
from onirim.players.player import chosen_code
from onirim.players.registry import make_player

DRAFT = "Rs Rm Gs Bk Ts Gm Gk Bm"


def duo_game(seed: int, rules: str = "duo") -> Iterator[LoggedGame]:
    """One game after each action, until it is over."""
    game = LoggedGame(rules, seed)
    players = [make_player("random", seed=seed + seat) for seat in (0, 1)]
    while not game.result:
        yield game
        game.apply(chosen_code(players[game.to_move], View(game.view(game.to_move))))
    yield game


def deck_cards(items: list[Item]) -> list[str]:
    return [card for item in items for card in item.cards]


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
@pytest.mark.parametrize("rules", ["duo", "duo+oniverse"])
@pytest.mark.parametrize("seed", range(2))
def test_cards_are_told_as_the_events_tell_them(seed: int, rules: str, viewer: int) -> None:
    """In every state of a game: as many known cards, and no action with an unknown one.

    That a card got its face just now, as its first word `Dz` in the whole record, is not told.
    """
    for game in duo_game(seed, rules):
        if game.result:
            continue
        whole, seen = record_of(game), record_of(game, viewer=viewer)
        shown = deck_cards(seen.items)
        true = [card for card in deck_cards(whole.items) if card != "Dz"]
        assert [c if c != HIDDEN else t for c, t in zip(shown, true, strict=True)] == true
        drawn = [e for e in game.events(viewer) if isinstance(e, Moved) and e.source == "deck"]
        taken = sum(code.startswith("take") for code in game.actions)
        assert sum(card != HIDDEN for card in shown) == len(drawn) - taken
        text = write_record(seen)
        assert write_record(read_record(text)) == text


def test_a_finished_game_hides_nothing() -> None:
    *_, game = duo_game(1)
    assert record_of(game, viewer=0).items == record_of(game, viewer=OMNISCIENT).items
    assert "Viewer" not in record_of(game, viewer=0).headers


def test_a_record_that_hides_nothing_is_replayed() -> None:
    """As with open hands, also while the game goes on."""
    game = LoggedGame("duo:open", 5)
    for _ in range(12):
        game.apply(game.legal()[0])
    told = read_record(write_record(record_of(game, viewer=1)))
    assert replayed(told).actions == game.actions


def test_alone_nothing_is_hidden() -> None:
    game = LoggedGame("solo", 1)
    assert record_of(game, viewer=0) == record_of(game)


def test_the_order_of_a_prophecy_is_not_told() -> None:
    """Not even how often it was asked for: equal cards would be known by it."""
    game = LoggedGame("duo", FixedDeck([*DRAFT.split(), *["Nm", "Gs", "Bd", "Tm", "Rs"]], seed=1))
    for action in ["@Rs", "@Rm", "@Bk", "@Gs", "@Ts", "@Gm", "xBk", "-", "/Nm", "^Gs", "^Tm"]:
        game.apply(action)
    mine = write_record(record_of(game, viewer=0))
    yours = write_record(record_of(game, viewer=1))
    assert "1A. xBk - ?(Nm Gs Bd Tm Rs) /Nm ^Gs ^Tm *" in mine
    assert "1A. xBk - ?(?? ?? ?? ?? ??) /Nm *" in yours


def test_half_a_swap_is_not_told() -> None:
    """The card is named in thought only, until both lie there."""
    game = LoggedGame("duo", FixedDeck(DRAFT.split(), seed=1))
    for action in ["@Rs", "@Rm", "@Bk", "@Gs", "@Ts", "@Gm", "xTs", "%Bk"]:
        game.apply(action)
    assert "1A. xTs %Bk *" in write_record(record_of(game, viewer=0))
    assert "1A. xTs *" in write_record(record_of(game, viewer=1))
    game.apply("%Bm'")
    assert "1A. xTs %Bk %Bm' =" in write_record(record_of(game, viewer=1))


@pytest.mark.parametrize("over", [False, True])
@pytest.mark.parametrize("known", [False, True])
def test_a_seed_is_told_when_it_is_no_secret(over: bool, known: bool) -> None:
    """The future of a running game must not be readable."""
    game = LoggedGame("solo", 5)
    while over and not game.result:
        game.apply(game.legal()[0])
    headers = record_of(game, seed_open=known).headers
    assert headers.get("SeedOpen") == ("5" if known else None)
    assert headers.get("Seed") == ("5" if over and not known else None)


def test_names_and_date() -> None:
    *_, game = duo_game(2)
    record = record_of(game, names=["Ann", 'B "the" C'], date="2026-11-15")
    again = read_record(write_record(record))
    assert again.headers["Dreamwalkers"] == 'Ann, B "the" C'
    assert again == record
    assert replayed(again).result == game.result


def test_every_item_knows_its_turn() -> None:
    """Players take turns: 1A, 1B, 2A."""
    *_, game = duo_game(0)
    labels = [item.text for item in record_of(game).items if item.kind is ItemKind.TURN]
    rounds = [f"{n}{seat}" for n in range(1, len(labels)) for seat in "AB"]
    assert labels == ["0", *rounds[: len(labels) - 1]]
