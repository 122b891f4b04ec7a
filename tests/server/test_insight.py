"""What clients are told besides the view: the ruleset once, insight always, obstacles on demand."""

from __future__ import annotations

import asyncio
from fractions import Fraction

import msgspec
import pytest

from onirim.client import Account, ActionRefused
from onirim.rules.description import RulesetDescription, describe
from tests.helpers.servers import Server
from tests.server.raw import raw_socket

DECK = ["Rs", "Bs", "Gs", "Ts", "Rk", "Bs", "Gs", "Rs", "Rm", "Bm"]


def test_the_description_comes_once(server: Server) -> None:
    async def scenario() -> None:
        ann = Account(server.url)
        game = (await ann.create(rules="solo+towers", deck=DECK)).id
        expected = describe("solo+towers")
        async with raw_socket(ann, game, {}) as raw:
            welcome = await raw.get()
        assert welcome["described"] == expected.id
        got = msgspec.convert(welcome["description"], RulesetDescription, strict=False)
        assert got == expected
        async with raw_socket(ann, game, {"knows": ["0" * 16, expected.id]}) as raw:
            again = await raw.get()
        assert (again["described"], again["description"]) == (expected.id, None)

    asyncio.run(scenario())


def test_every_update_has_insight(server: Server) -> None:
    async def scenario() -> None:
        ann = Account(server.url)
        game = (await ann.create(deck=DECK)).id
        async with ann.sit(game) as seat:
            (doors,) = seat.update.insight.progress
            assert (doors.key, doors.have, doors.need) == ("doors", 0, 8)
            assert (await seat.act("play:Rs")).insight.progress == (doors,)
            assert seat.description == describe("solo")

    asyncio.run(scenario())


def test_odds_of_the_next_card_with_a_partner(server: Server) -> None:
    """As the view of each works them out; alone the counts say it."""

    async def scenario() -> None:
        ann, ben, eve = (Account(server.url) for _ in range(3))
        game = await ann.create("duo", "Ann", seed=5)
        await ben.join(game.invite or "", "Ben")
        await eve.join(game.watch or "")
        async with ann.sit(game.id) as a, ben.sit(game.id) as b, eve.sit(game.id) as spectator:
            for _ in range(12):
                while not (a.view.actions or b.view.actions):
                    await asyncio.sleep(0.002)
                seat = a if a.view.actions else b
                await seat.act(seat.view.actions[0])
            for one in (a, b, spectator):
                weights = one.update.next_card
                assert sum(one.view.odds(card) for card in weights) == 1
                for card in weights:
                    exact = Fraction(weights[card], sum(weights.values()))
                    assert exact == one.view.odds(card)
        async with ann.sit((await ann.create()).id) as alone:
            assert alone.update.next_card == {}

    asyncio.run(scenario())


def test_asking_why(server: Server) -> None:
    async def scenario() -> None:
        ann = Account(server.url)
        game = (await ann.create(deck=DECK)).id
        async with ann.sit(game) as seat:
            await seat.act("play:Rs")
            version = seat.version
            clash = await seat.why_not("play:Bs")
            assert (clash.action, clash.legal, clash.version) == ("play:Bs", False, version)
            assert clash.obstacle is not None
            assert clash.obstacle.key == "same-symbol"
            assert [thing.zone for thing in clash.obstacle.things] == ["hand", "row"]
            fine = await seat.why_not("discard:Bs")
            assert (fine.legal, fine.obstacle) == (True, None)
            assert seat.version == version
            with pytest.raises(ActionRefused, match="not-an-action"):
                await seat.why_not("fly")

    asyncio.run(scenario())


def test_a_refusal_says_why(server: Server) -> None:
    async def scenario() -> None:
        ann = Account(server.url)
        game = (await ann.create(deck=DECK)).id
        async with ann.sit(game) as seat:
            await seat.act("play:Rs")
            with pytest.raises(ActionRefused) as refused:
                await seat.act("play:Bs")
            assert refused.value.reason == "illegal"
            assert refused.value.obstacle is not None
            assert refused.value.obstacle.args == {"card": "Bs", "other": "Rs", "symbol": "sun"}
            with pytest.raises(ActionRefused) as stale:
                await seat.act("play:Gs", version=0)
            assert (stale.value.reason, stale.value.obstacle) == ("stale", None)

    asyncio.run(scenario())


def test_an_old_question_is_stale(server: Server) -> None:
    async def scenario() -> None:
        ann = Account(server.url)
        game = (await ann.create(deck=DECK)).id
        async with raw_socket(ann, game, {}) as raw:
            await raw.get()
            await raw.get()
            asked = {"type": "explain", "id": 4, "version": 3, "action": "play:Rs"}
            answer = await raw.ask(asked)
            assert (answer["type"], answer["reason"], answer["answers"]) == ("refused", "stale", 4)

    asyncio.run(scenario())


def test_a_partner_is_told_whose_turn_it_is(server: Server) -> None:
    async def scenario() -> None:
        ann, bob = Account(server.url), Account(server.url)
        made = await ann.create(rules="duo")
        assert made.invite is not None
        await bob.join(made.invite)
        async with bob.sit(made.id) as seat:
            answer = await seat.why_not("discard:Rs")
            assert answer.obstacle is not None
            assert (answer.obstacle.key, answer.obstacle.args) == ("not-your-turn", {"seat": 0})

    asyncio.run(scenario())


def test_what_there_is_to_play(server: Server) -> None:
    async def scenario() -> None:
        about = await Account(server.url).about()
        modes = {mode.key: mode for mode in about.modes}
        assert (modes["solo"].seats, modes["solo"].hidden_hands) == (1, False)
        assert (modes["duo"].seats, modes["duo"].hidden_hands) == (2, True)
        assert not modes["duo:open"].hidden_hands
        assert "T1" in modes["duo"].house_rules
        modules = {module.key: module for module in about.modules}
        assert modules["premonitions"].options == ("5", "6")
        assert modules["premonitions"].normal == "4"
        assert [key for key, module in modules.items() if not module.expansion] == ["pouch"]
        assert not about.outside_texts

    asyncio.run(scenario())
