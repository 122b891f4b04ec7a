"""Broken frames on the socket of a running game: no failure, no leak, no lost game."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from random import Random

from websockets.exceptions import ConnectionClosed

from onirim.client import Account
from tests.helpers.servers import SEED, SOAK, Server
from tests.server.broken_frames import frames_of_socket, views_in
from tests.server.raw import Frame, Raw, raw_socket

ROUNDS = 150 * SOAK
PROJECT = Path(__file__).parent.parent.parent


def test_broken_frames(server: Server) -> None:
    async def scenario() -> None:
        ann, ben = Account(server.url), Account(server.url)
        game = await ann.create("duo", "Ann")
        await ben.join(game.invite or "", "Ben")
        chance = Random(SEED)
        async with ann.sit(game.id) as seat:
            await seat.act(seat.view.actions[0])
            before = seat.version
            for _ in range(ROUNDS):
                heard = await one_socket(ben, game.id, chance)
                assert not any("trouble" in frame for frame in heard)
                assert 0 not in {view["seat"] for view in views_in(heard)}, "never hers"
            assert seat.version == before
        async with ben.sit(game.id) as partner:
            await partner.act(partner.view.actions[0])

    asyncio.run(scenario())
    assert "error" not in [line.get("level") for line in logged(server)]


async def one_socket(account: Account, game: str, chance: Random) -> list[str]:
    """A few frames, some of them good, none of them in good order; all that comes back."""
    heard: list[str] = []
    try:
        async with raw_socket(account, game) as raw:
            for frame in frames_of_socket(chance):
                await raw.send(frame)
            await listen(raw, heard)
    except ConnectionClosed:
        pass
    return heard


async def listen(raw: Raw, heard: list[str]) -> None:
    await raw.send({"type": "ping", "id": 77})
    while '{"type":"pong","answers":77}' not in heard:
        heard.append(str(await raw.socket.recv()))


def logged(server: Server) -> list[Frame]:
    return [json.loads(line) for line in server.said().splitlines() if line.startswith("{")]


def test_many_frames_without_a_network() -> None:
    """`make fuzz-frames`, in small."""
    done = subprocess.run(
        [sys.executable, "-m", "tools.fuzz.fuzz_frames", "--frames", "300", "--seed", "3"],
        cwd=PROJECT,
        env={"PYTHONPATH": str(PROJECT / "src")},
        capture_output=True,
        text=True,
        check=True,
    )
    progress, told = done.stdout.splitlines()
    assert progress.startswith("300 frames, next chunk 1")
    assert "answers: " in told
