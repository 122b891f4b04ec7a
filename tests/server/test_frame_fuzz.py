"""Broken frames on the socket of a running game: no failure, no leak, no lost game."""

from __future__ import annotations

import asyncio
import json
from random import Random

from websockets.exceptions import ConnectionClosed

from onirim.client import Account
from onirim.wire import PROTOCOL
from tests.server.raw import Frame, Raw, raw_socket
from tests.server.servers import SEED, SOAK, Server

ROUNDS = 150 * SOAK
HELLO: Frame = {"type": "hello", "protocol": PROTOCOL, "build": "", "seat": None, "since": None}
FRAMES: list[Frame] = [
    HELLO,
    {"type": "act", "id": 1, "version": 0, "actions": ["play:Rs"]},
    {"type": "undo", "id": 2, "version": 0, "practice": True},
    {"type": "sync", "id": 3},
    {"type": "ping", "id": 4},
]
VALUES: list[object] = [
    None, True, -1, 0, 2, 1 << 31, 1 << 53, 1 << 80, 0.5, 1e308, "", "play:Rs", "x" * 3000, "\x00",
    "\ud800", "§", [], {}, [[]], {"type": "act"}, "discard", "undo", "act", "welcome",
]  # fmt: skip
RAW: list[str | bytes] = [
    "", " ", "{", "null", "[]", "NaN", '"hello"', "[" * 2000, '{"type":' * 500, b"", b"\xff\xfe",
    "x" * 5000, '{"type":"act"}', '{"type":"hello","type":"act"}', "{}{}", "﻿{}",
]  # fmt: skip


def test_broken_frames(server: Server) -> None:
    async def narration() -> None:
        ann, ben = Account(server.url), Account(server.url)
        game = await ann.create("duo", "Ann")
        await ben.join(game.invite or "", "Ben")
        chance = Random(SEED)
        async with ann.sit(game.id) as seat:
            await seat.act(seat.view.actions[0])
            before = seat.version
            for _ in range(ROUNDS):
                heard = await one_socket(ben, game.id, chance)
                assert "trouble" not in heard
                assert {view["seat"] for view in views_in(heard)} <= {1}, "his view alone"
            assert seat.version == before
        async with ben.sit(game.id) as partner:
            await partner.act(partner.view.actions[0])

    asyncio.run(narration())
    assert "error" not in [line.get("level") for line in logged(server)]


def views_in(heard: str) -> list[dict[str, object]]:
    """The views of all updates, also of those that come with a refusal."""
    frames = [json.loads(line) for line in heard.splitlines()]
    updates = [*frames, *(frame["truth"] for frame in frames if "truth" in frame)]
    return [update["view"] for update in updates if "view" in update]


async def one_socket(account: Account, game: str, chance: Random) -> str:
    """A few frames, some of them good, none of them in good order; all that comes back."""
    heard: list[str] = []
    try:
        async with raw_socket(account, game) as raw:
            if chance.random() < 0.7:
                await raw.send(HELLO)
            for _ in range(chance.randrange(1, 6)):
                await raw.send(broken(chance))
            await listen(raw, heard)
    except ConnectionClosed:
        pass
    return "\n".join(heard)


async def listen(raw: Raw, heard: list[str]) -> None:
    await raw.send({"type": "ping", "id": 77})
    while '{"type":"pong","answers":77}' not in heard:
        heard.append(str(await raw.socket.recv()))


def broken(chance: Random) -> str | bytes:
    """Something like a frame: never an action of the partner that could be done."""
    if chance.random() < 0.3:
        return chance.choice(RAW)
    frame = dict(chance.choice(FRAMES))
    for _ in range(chance.randrange(0, 3)):
        frame[chance.choice(["type", "id", "version", "actions", "seat", "since", "x"])] = (
            chance.choice(VALUES)
        )
    if frame.get("type") == "act":
        wrong: list[object] = [v for v in VALUES if v != "discard"]
        frame["actions"] = chance.choice([chance.choice(wrong), [chance.choice(wrong)], wrong[:3]])
    return json.dumps(frame)


def logged(server: Server) -> list[Frame]:
    return [json.loads(line) for line in server.said().splitlines() if line.startswith("{")]
