"""Nothing twice and nothing for nobody: lost answers, seats that were never used, links."""

from __future__ import annotations

import asyncio
import json
import secrets
from typing import Any

import pytest

from onirim.client import Account, RequestFailed
from tests.helpers.servers import Server
from tests.server.http_client import post, refused
from tests.server.raw import raw_socket


def sent(server: Server, path: str, key: str, **body: object) -> tuple[int, dict[str, Any], str]:
    """As a browser whose answer was lost sends it: without a cookie."""
    headers = {"Idempotency-Key": key} if key else {}
    status, got, answer = post(server.url + path, json.dumps(body).encode(), headers)
    return status, json.loads(answer), (got["Set-Cookie"] or "").partition(";")[0]


def test_a_game_whose_answer_was_lost_is_made_once(server: Server) -> None:
    key = secrets.token_hex(16)
    first = sent(server, "/api/games", key, rules="solo", name="Ann")
    again = sent(server, "/api/games", key, rules="solo", name="Ann")
    assert first[0] == again[0] == 201
    assert first[1]["id"] == again[1]["id"]
    games = asyncio.run(Account(server.url, again[2]).games())
    assert [game.id for game in games] == [first[1]["id"]]
    other = sent(server, "/api/games", secrets.token_hex(16))
    assert other[1]["id"] != first[1]["id"]


def test_many_of_one_request_at_once_make_one_game(server: Server) -> None:
    key = secrets.token_hex(16)

    async def scenario() -> set[str]:
        asking = [asyncio.to_thread(sent, server, "/api/games", key) for _ in range(6)]
        answers = await asyncio.gather(*asking)
        assert {status for status, _, _ in answers} <= {201, 409}
        return {answer["id"] for status, answer, _ in answers if status == 201}

    assert len(asyncio.run(scenario())) == 1


def test_a_seat_whose_answer_was_lost_is_still_had(server: Server) -> None:
    made = sent(server, "/api/games", "", rules="duo")[1]
    key = secrets.token_hex(16)
    first = sent(server, "/api/join", key, code=made["invite"], name="Ben")
    again = sent(server, "/api/join", key, code=made["invite"], name="Ben")
    assert first[0] == again[0] == 200
    assert [seat["yours"] for seat in again[1]["seats"]] == [False, True]
    stranger = sent(server, "/api/join", secrets.token_hex(16), code=made["invite"])
    assert stranger[0] == 409


@pytest.mark.parametrize("key", ["short", "x" * 65, "with spaces in it and so on"])
def test_keys_are_hard_to_guess(server: Server, key: str) -> None:
    status, answer, _ = sent(server, "/api/games", key)
    assert (status, answer["reason"]) == (400, "bad-key")


def test_a_seat_that_never_acted_can_be_opened_again(server: Server) -> None:
    """The one who has it is sent away, and the link that gave it is worthless."""

    async def scenario() -> None:
        ann, ben, cleo = (Account(server.url) for _ in range(3))
        game = await ann.create("duo", "Ann")
        await ben.join(game.invite or "", "Ben")
        async with raw_socket(ben, game.id, {}) as socket:
            with pytest.raises(RequestFailed) as wrong:
                await ann.reopen(game.id, 0)
            assert refused(wrong) == (404, "no-seat"), "not one's own"
            await ann.reopen(game.id, 1)
            assert await socket.closed() == 4403
        for late in (ben, cleo):
            with pytest.raises(RequestFailed) as wrong:
                await late.join(game.invite or "")
            assert refused(wrong) == (404, "wrong-code")
        now = await ann.game(game.id)
        await cleo.join(now.invite or "", "Cleo")
        async with ann.sit(game.id) as first, cleo.sit(game.id) as second:
            await first.act(first.view.actions[0])
            await second.wait_until_mine()
            await second.act(second.view.actions[0])
        with pytest.raises(RequestFailed) as wrong:
            await ann.reopen(game.id, 1)
        assert refused(wrong) == (409, "acted")

    asyncio.run(scenario())


def test_a_seat_that_was_left_has_a_new_invitation(server: Server) -> None:
    """Who takes it sees the hand that was left: only whom the partner invites may."""

    async def scenario() -> None:
        ann, ben, cleo = (Account(server.url) for _ in range(3))
        game = await ann.create("duo", "Ann")
        await ben.join(game.invite or "", "Ben")
        await ben.leave(game.id)
        with pytest.raises(RequestFailed) as wrong:
            await cleo.join(game.invite or "")
        assert refused(wrong) == (404, "wrong-code")
        now = await ann.game(game.id)
        assert now.invite not in (None, game.invite)
        await cleo.join(now.invite or "")

    asyncio.run(scenario())


def test_a_spectator_who_has_left_hears_nothing(server: Server) -> None:
    async def scenario() -> None:
        ann, eve, zoe = (Account(server.url) for _ in range(3))
        game = await ann.create("solo", "Ann")
        await eve.join(game.watch or "")
        await zoe.join(game.watch or "")
        async with raw_socket(eve, game.id, {}) as left, raw_socket(zoe, game.id, {}) as stays:
            await left.get()
            await left.get()
            await eve.leave(game.id)
            assert await left.closed() == 4404
            async with ann.sit(game.id) as seat:
                await seat.act(seat.view.actions[0])
            frames = await stays.rest()
            assert any('"update"' in frame for frame in frames)

    asyncio.run(scenario())


def test_new_links_make_the_old_ones_worthless(server: Server) -> None:
    async def scenario() -> None:
        ann, eve = Account(server.url), Account(server.url)
        game = await ann.create("duo", "Ann")
        await eve.join(game.watch or "")
        async with raw_socket(eve, game.id, {}) as watching:
            with pytest.raises(RequestFailed) as wrong:
                await eve.new_links(game.id)
            assert refused(wrong) == (404, "no-seat"), "not for spectators"
            fresh = await ann.new_links(game.id)
            assert await watching.closed() == 4404
        assert {fresh.invite, fresh.watch}.isdisjoint({game.invite, game.watch, None})
        for code in (game.invite, game.watch):
            with pytest.raises(RequestFailed) as wrong:
                await eve.join(code or "")
            assert refused(wrong) == (404, "wrong-code")
        with pytest.raises(RequestFailed):
            await eve.game(game.id)

    asyncio.run(scenario())


def test_a_code_takes_nothing_that_is_not_given(server: Server) -> None:
    """Who types somebody's code is asked first; without games there is nothing to ask."""

    async def scenario() -> None:
        ann, ben, new = (Account(server.url) for _ in range(3))
        hers = await ann.create(name="Ann")
        his = await ben.create(name="Ben")
        code = (await ann.transfer()).code
        with pytest.raises(RequestFailed) as wrong:
            await ben.claim(code)
        assert refused(wrong) == (409, "bring")
        assert [game.id for game in await ben.games()] == [his.id]
        old = ben.cookie
        await ben.claim(code, bring=False)
        assert [game.id for game in await ben.games()] == [hers.id]
        assert [game.id for game in await Account(server.url, old).games()] == [his.id]
        await new.claim((await ann.transfer()).code)
        assert [game.id for game in await new.games()] == [hers.id]

    asyncio.run(scenario())


def test_nobody_gets_the_partners_seat_by_a_code(server: Server) -> None:
    async def scenario() -> None:
        ann, ben = Account(server.url), Account(server.url)
        game = await ann.create("duo", "Ann")
        await ben.join(game.invite or "", "Ben")
        with pytest.raises(RequestFailed) as wrong:
            await ben.claim((await ann.transfer()).code, bring=True)
        assert refused(wrong) == (409, "bring")
        assert [seat.yours for seat in (await ben.game(game.id)).seats] == [False, True]

    asyncio.run(scenario())
