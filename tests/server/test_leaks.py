"""Two games that differ only in hidden cards send a partner and a spectator the same bytes."""

from __future__ import annotations

import asyncio
import json
from random import Random

import msgspec
import pytest

from onirim.client import Account
from onirim.hosting.session import GameSession
from onirim.hosting.stored_game import SeatRow, StoredGame
from onirim.hosting.wire.views import encode
from tests.helpers.servers import Server
from tests.server.raw import raw_socket
from tests.server.twin_games import BEGIN, DRAFT, LOOKS, PICKS, updates

OMENS = ["P5", "Pa", "P2", "P3"]  # they come before the deal
SEVEN = ["Hd", "Nm", "Ts", "Rd", "Rs", "Rs", "Nm", "Gk"]
DREAM = ["play:Rs", "seven", "discard-seen:Nm", "discard-seen:Nm", "decline"]
ORDERS = [  # three decisions, four, and four with an undo
    ["top:Ts", "top:Gk", "top:Rd"],
    ["top:Rs", "top:Ts", "top:Rs", "top:Rd"],
    ["top:Gk", "top:Rs", "undo", "top:Rd", "top:Ts"],
]
INSIDE = [  # whichever comes first and third, a red Sun comes second
    ["top:Gk", "top:Rs", "top:Rs", "top:Rd"],
    ["top:Rs", "top:Rs", "top:Gk", "top:Rs"],
    ["top:Rs", "top:Gk", "undo", "top:Rs", "top:Rs", "top:Gk"],
]
DRAWN_FROM_IT = ["play:Bm/shared", "play:Bk"]


FIELDS = {
    ("type", "card", "source", "target"),
    ("type", "count", "source", "target"),
    ("type", "card"),
    ("type", "seat", "signal"),
    ("type", "seat"),
    ("type", "result"),
    ("type",),
}


@pytest.mark.parametrize("rules", ["solo+oniverse", "duo+oniverse+premonitions", "duo:limited"])
def test_events_travel_without_what_only_the_game_knows(rules: str) -> None:
    """Who may know a card, whether chance dealt it, what it was before: in no byte, to the end."""
    seats = (SeatRow(0, "p", "Ann"), SeatRow(1, "q", "Ben"))
    stored = StoredGame("g", rules, False, (), 3, "i", "w", 0.0, "", seats)
    session, player = GameSession(stored), Random(rules)
    remembered = {(one.by_chance, bool(one.was), one.audience) for one in session.game.history}
    while not session.result:
        session.act(session.game.to_move, player.choice(session.game.legal()))
        remembered |= {(o.by_chance, bool(o.was), o.audience) for o in session.game.history}
        for viewer in session.subscriptions:
            told = msgspec.json.decode(encode(session.update(viewer, since=0)))
            assert {tuple(event) for event in told["events"]} <= FIELDS
    assert len(remembered) > 2, "there was something to keep"


def test_a_secret_look_shows_in_no_byte(server: Server) -> None:
    """Not in a frame, not in how many there are, not in a version, not for who comes in later."""

    async def scenario() -> None:
        told = [
            await frames_of_others(server.url, "duo", [*DRAFT, *look.split()], [*BEGIN, *do])
            for look, do in LOOKS
        ]
        assert told[0] == told[1] == told[2]
        ben, eve, late, record = told[0]
        assert len(ben) == len(eve) > len(PICKS)
        assert any('"card":"Nm"' in frame for frame in ben), "what was discarded is told"
        assert '"hand1":["??","??","??"]' in eve[-1]
        assert late
        assert "?(?? ?? ?? ?? ??) /Nm" in record

    asyncio.run(scenario())


def test_the_order_of_shown_cards_shows_in_no_byte(server: Server) -> None:
    """Everybody has seen them, but who orders them alone knows how, and how often it was asked."""

    async def scenario() -> None:
        deck = [*OMENS, *DRAFT, *SEVEN]
        told = [
            await frames_of_others(server.url, "duo+premonitions", deck, [*DREAM, *order])
            for order in ORDERS
        ]
        assert told[0] == told[1] == told[2]
        ben, eve, late, _ = told[0]
        assert any('"seen":["Rs","Rs","Ts","Rd","Gk"]' in frame for frame in ben)
        assert any('"seen":["Rs","Rs","Ts","Rd","Gk"]' in frame for frame in eve)
        assert any('"count":5,"source":"seen","target":"deck"' in frame for frame in ben)
        assert late

    asyncio.run(scenario())


def test_the_order_inside_a_set_shows_in_no_byte_as_it_is_drawn(server: Server) -> None:
    """Ann has drawn two of it unseen, one was revealed; which they were differs each time."""

    async def scenario() -> None:
        deck = [*OMENS, *DRAFT, "Hd", "Nm", "Rs", "Rd", "Rs", "Rs", "Nm", "Gk"]
        told = [
            await frames_of_others(
                server.url, "duo+premonitions", deck, [*DREAM, *order, *DRAWN_FROM_IT]
            )
            for order in INSIDE
        ]
        assert told[0] == told[1] == told[2]
        ben, eve, late, record = told[0]
        for frames, held in ((ben, 1), (eve, 0)):
            (members,) = json.loads(frames[-1])["view"]["shown"]
            assert (members["first"], members["last"], members["in_hand"]) == (1, 2, held)
            assert members["cards"] == ["Rs", "Rs", "Rd", "Gk"]
        assert late
        assert record.count("=??") == 2

    asyncio.run(scenario())


async def frames_of_others(
    url: str, rules: str, deck: list[str], do: list[str]
) -> tuple[list[str], list[str], list[str], str]:
    """What a partner and a spectator heard, what the partner got by coming in, his record."""
    ann, ben, eve = Account(url), Account(url), Account(url)
    game = await ann.create(rules, "Ann", deck=deck, seed=1)
    await ben.join(game.invite or "", "Ben")
    await eve.join(game.watch or "")
    async with (
        ann.sit(game.id) as a,
        raw_socket(ben, game.id, {}) as b,
        ben.sit(game.id) as player,
        raw_socket(eve, game.id, {}) as e,
    ):
        heard = [await updates(b), await updates(e)]  # both have come in before it begins
        late: list[str] = []
        for action in [*PICKS, *do]:
            if action == "undo":
                await a.undo()
            else:
                while not (a.view.actions or player.view.actions):
                    await asyncio.sleep(0.002)
                await (a if a.view.actions else player).act(action)
            async with raw_socket(ben, game.id, {"since": 3}) as second:
                late += await updates(second)
        heard[0] += await updates(b)
        heard[1] += await updates(e)
        record = (await ben.record(game.id)).partition("0. ")[2]
        return heard[0], heard[1], list(dict.fromkeys(late)), record
