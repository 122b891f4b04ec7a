"""Bots that play at human pace: alone, in pairs with a spectator, and with a computer.

They think for a random time, as people do. With a fixed one, all actions that some pause has held
up together would come together again every 3 s, and those of the next pause with them.
"""

from __future__ import annotations

import asyncio
import gc
import random
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import repeat

from bench.latencies import Latencies
from bench.lean_client import LeanPlayer, LeanSocket
from onirim.client import Account, Seat

__all__ = ["ECHOES", "PACE", "Crowd", "look_for_cycles_rarely"]

COMPUTER = "heuristic"  # of the games with a computer
PACE = 3.0  # seconds between two actions of one game, on average
SHORTEST, LONGEST = 0.5, 1.5  # times the pace
AT_ONCE = 16  # games that are begun at the same time
ECHOES = 30  # sockets at the echo, at the same pace
ECHOED = b'{"type":"act","id":1,"version":1,"actions":["play:Rs"]}'
SWITCH_SECONDS = 0.0005  # as in the server: threads that begin games hardly delay the loop


@dataclass
class Crowd:
    """All who play on one server."""

    url: str
    seen: Latencies = field(default_factory=Latencies)
    gate: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(AT_ONCE))
    plays: asyncio.Event = field(default_factory=asyncio.Event)
    here: int = 0  # how many sit at their first table
    tasks: list[asyncio.Task[None]] = field(default_factory=list)
    addresses: Iterator[str] = field(default_factory=lambda: repeat(""))  # that bots come from

    async def sit_down(self, alone: int, pairs: int = 0, computers: int = 0) -> None:
        """Begin the first game of each, one after the other; they wait until `plays` is set."""
        kinds = [self.bot] * alone + [self.pair] * pairs + [self.with_computer] * computers
        self.tasks += [asyncio.create_task(kind()) for kind in kinds]
        while self.here < len(kinds):
            await asyncio.sleep(0.1)
            self.check()

    def echo(self, url: str, echoes: Latencies) -> None:
        """Let sockets play at the echo."""
        self.tasks += [asyncio.create_task(self.at_echo(url, echoes)) for _ in range(ECHOES)]

    def check(self) -> None:
        """Raise what has ended a bot."""
        for task in self.tasks:
            if task.done():
                task.result()

    async def leave(self) -> None:
        """End all bots; errors that ended one before are counted."""
        failed = [task for task in self.tasks if task.done()]
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.seen.errors += [repr(task.exception()) for task in failed]

    # --- what each of them does ------------------------------------------------------------------

    async def bot(self) -> None:
        """Games one after the other, alone."""
        player = LeanPlayer(self.url, next(self.addresses))
        first = True
        while True:
            async with self.gate:
                table = await player.sit(await player.begin())
            self.seen.games.append(time.perf_counter())
            first = await self.begin(first)
            while actions := table.actions:
                begun = time.perf_counter()
                await table.act(random.choice(actions))
                self.seen.note(begun)
                await self.think()
            table.socket.close()

    async def pair(self) -> None:
        """Two people and a spectator, game after game."""
        ann, ben, eve = Account(self.url), Account(self.url), Account(self.url)
        first = True
        while True:
            async with self.gate:
                game = await ann.create("duo:limited", "Ann")
                await ben.join(game.invite or "", "Ben")
                await eve.join(game.watch or "")
            self.seen.games.append(time.perf_counter())
            async with ann.sit(game.id) as a, ben.sit(game.id) as b, eve.sit(game.id) as watching:
                first = await self.begin(first)
                await asyncio.gather(self.play(a), self.play(b))
                while not watching.view.result:
                    await watching.wait()

    async def with_computer(self) -> None:
        """Somebody and a computer of the server."""
        account = Account(self.url)
        first = True
        while True:
            async with self.gate:
                game = await account.create("duo", "Ann", computer=COMPUTER)
            self.seen.games.append(time.perf_counter())
            async with account.sit(game.id) as seat:
                first = await self.begin(first)
                await self.play(seat)

    async def begin(self, first: bool) -> bool:
        """Wait for all others, and for a random moment, where it is the first game of a bot."""
        if first:
            self.here += 1
            await self.plays.wait()
            await asyncio.sleep(random.uniform(0, PACE))
        return False

    async def play(self, seat: Seat) -> None:
        while not (await seat.wait_until_mine()).result:
            begun = time.perf_counter()
            await seat.act(random.choice(seat.view.actions))
            self.seen.note(begun)
            seat.kept.clear()  # nobody reads them here, and the collector would look at each
            await self.think()

    async def think(self) -> None:
        await asyncio.sleep(PACE * random.uniform(SHORTEST, LONGEST))
        if not self.plays.is_set():
            await self.plays.wait()
            await asyncio.sleep(random.uniform(0, PACE))

    async def at_echo(self, url: str, echoes: Latencies) -> None:
        """A frame as small as an action's, answered by one as big as a view's."""
        socket = await LeanSocket.connect(f"{url}/echo")
        while True:
            await self.think()
            begun = time.perf_counter()
            socket.send(ECHOED)
            await socket.next()
            echoes.note(begun)


def look_for_cycles_rarely() -> None:
    """A look at a thousand sockets takes 200 ms, in which no bot sees its answer."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 2, 100_000)  # little at a time, and never all of it
    sys.setswitchinterval(SWITCH_SECONDS)
