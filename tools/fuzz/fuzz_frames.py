"""Send broken frames to the sockets of a running game: no failure, no leak, no lost game.

    make fuzz-frames                                             a million of them (SEED=1)
    python -m tools.fuzz.fuzz_frames --frames 100000 --seed 2 --minutes 5

The server's own code in this process, without a network between: what TCP and WebSockets do to
frames is tested elsewhere (`make chaos`). Frames come in chunks, each with a seed of its own, so a
chunk that fails is found again by `--first`, and what was stopped goes on there. Counted is what
the server has read: a socket ends at the first frame that is none.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import sys
import tempfile
import time
from collections import Counter
from collections.abc import MutableMapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from onirim.hosting.session import GameSession
from onirim.hosting.stored_game import SeatRow, StoredGame
from onirim.rules.catalogue import RULES_VERSION
from onirim.server.api.app import make_app
from onirim.server.context import AppContext
from onirim.server.security.identity import RECALLED
from onirim.server.settings import Settings
from onirim.server.store import Store
from onirim.server.store.games import new_id
from tests.server.broken_frames import HELLO, frames_of_socket, views_in

CHUNK = 10_000  # frames
ADDRESS = ("127.0.0.1", 8417)
ANN, BEN = 0, 1  # he sends them; she has begun and hears nothing of it
SECONDS = 20.0  # that one socket may take
Frame = str | bytes


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--frames", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, help="the chunk to begin with")
    parser.add_argument("--minutes", type=float, default=0.0, help="stop after so many")
    wanted = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(fuzz(Table(Path(folder)), wanted))


async def fuzz(table: Table, wanted: argparse.Namespace) -> int:
    failures = Failures()
    logging.getLogger().addHandler(failures)
    await table.context.open()
    begun, chunk = time.monotonic(), wanted.first
    while table.frames < wanted.frames:
        try:
            await table.send_chunk(Random(f"{wanted.seed}/{chunk}"), wanted.frames)
            assert not failures.said, failures.said[0]
        except Exception:
            print(f"failed: --seed {wanted.seed} --first {chunk}")
            raise
        chunk += 1
        seconds = time.monotonic() - begun
        rate = table.frames / seconds
        print(f"{table.frames:,} frames, next chunk {chunk}, {rate:.0f} a second", flush=True)
        if 0 < wanted.minutes * 60 < seconds:
            break
    await table.go_on()
    await table.context.close()
    told = ", ".join(f"{number:,} {name}" for name, number in sorted(table.answers.items()))
    print(f"{table.frames:,} frames on {table.sockets:,} sockets; answers: {told}")
    return 0


class Failures(logging.Handler):
    """What the server writes into its log as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(record.getMessage())


class Table:
    """A server with one game of two, which Ann has begun."""

    def __init__(self, folder: Path) -> None:
        settings = Settings(folder, rate_limit=0)
        store = Store.open(settings.url)
        self.context = AppContext(settings, store)
        self.app = make_app(self.context)
        people = [store.people.make(name) or "" for name in ("Ann", "Ben")]
        seats = tuple(SeatRow(seat, person, "") for seat, person in enumerate(people))
        codes = (new_id(), new_id())
        game = StoredGame(new_id(), "duo", False, None, None, *codes, 0.0, "", seats)
        session = GameSession(game)
        session.act(ANN, session.game.legal()[0])
        store.games.make(game, RULES_VERSION, *session.log)
        self.game, self.length = game.id, len(session.log)
        self.cookies = [self.cookie_of(person) for person in people]
        self.frames = 0
        self.sockets = 0
        self.answers: Counter[str] = Counter()

    def cookie_of(self, person: str) -> bytes:
        signed = self.context.identities.signer.sign(f"{person}{RECALLED}0")
        return b"onirim-%d=%s" % (ADDRESS[1], signed)

    async def send_chunk(self, chance: Random, most: int) -> None:
        end = min(most, self.frames + CHUNK)
        while self.frames < end:
            frames = frames_of_socket(chance)[: end - self.frames]
            heard, unread = await self.talk(BEN, frames)
            kinds = [json.loads(frame)["type"] for frame in heard]
            self.answers.update(kinds)
            assert not any('"trouble"' in frame for frame in heard), frames
            assert ANN not in {view["seat"] for view in views_in(heard)}, frames
            self.frames += len(frames) - unread
            self.sockets += 1
        written = await self.context.rooms.in_thread(self.context.store.games.log, self.game)
        assert len(written) == self.length, "nothing was done"

    async def go_on(self) -> None:
        """After all that the game goes on: who is to move does what is possible."""
        room = await self.context.rooms.open(self.game)
        assert room is not None
        mover = room.session.game.to_move
        heard, _ = await self.talk(mover, [json.dumps(HELLO)])
        update = json.loads(heard[-1])
        version, action = update["version"], update["view"]["actions"][0]
        act = {"type": "act", "id": 9, "version": version, "actions": [action]}
        heard, _ = await self.talk(mover, [json.dumps(HELLO), json.dumps(act)])
        assert json.loads(heard[-1])["version"] == version + 1, heard[-1]

    async def talk(self, seat: int, frames: Sequence[Frame]) -> tuple[list[str], int]:
        """One socket from beginning to end: what came back, and how many frames were not read."""
        incoming = [{"type": "websocket.connect"}, *map(received, frames)]
        heard: list[str] = []

        async def receive() -> dict[str, Any]:
            return incoming.pop(0) if incoming else {"type": "websocket.disconnect", "code": 1000}

        async def send(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "websocket.send":
                heard.append(message["text"])

        async with asyncio.timeout(SECONDS):
            await self.app(self.scope(self.cookies[seat]), receive, send)
        return heard, len(incoming)

    def scope(self, cookie: bytes) -> dict[str, Any]:
        host, port = ADDRESS
        return {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "scheme": "ws",
            "path": f"/api/games/{self.game}/socket",
            "query_string": b"",
            "root_path": "",
            "headers": [(b"host", f"{host}:{port}".encode()), (b"cookie", cookie)],
            "client": (host, 1),
            "server": ADDRESS,
            "subprotocols": [],
            "state": {},
        }


def received(frame: Frame) -> dict[str, Any]:
    kind = "text" if isinstance(frame, str) else "bytes"
    return {"type": "websocket.receive", kind: frame}


if __name__ == "__main__":
    sys.exit(main())
