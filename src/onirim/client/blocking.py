"""A seat for programs that wait: a thread of its own keeps the socket open meanwhile."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine
from contextlib import suppress
from types import TracebackType
from typing import Self, TypeVar

from onirim.client.seat import Seat
from onirim.hosting.wire import GameInfo, Update

__all__ = ["BlockingSeat"]

END_SECONDS = 5.0
Awaited = TypeVar("Awaited")


class BlockingSeat:
    """The same as a `Seat`, but its methods return when it is done."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.runner = asyncio.Runner(loop_factory=asyncio.new_event_loop)
        self.loop = self.runner.get_loop()
        self.thread = threading.Thread(target=self.run, name="onirim-seat", daemon=True)

    def __enter__(self) -> Self:
        self.thread.start()
        try:
            self.do(self.seat.__aenter__())
        except BaseException:
            self.end()
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        value: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.end()

    def run(self) -> None:
        """Run the thread's loop until it is stopped, and then end what is still going on in it."""
        with self.runner:
            self.loop.run_forever()

    def end(self) -> None:
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(END_SECONDS)

    @property
    def update(self) -> Update:
        return self.seat.update

    @property
    def game(self) -> GameInfo:
        return self.seat.game

    def is_connected(self) -> bool:
        """Is there a socket at this moment? If it was cut, a new one is being opened."""
        return self.seat.socket is not None

    def act(self, *actions: str) -> list[Update]:
        """Do it; all updates that were not yet asked for, the answer among them."""
        return self.do(self.then_news(self.seat.act(*actions)))

    def undo(self, practice: bool = False) -> list[Update]:
        return self.do(self.then_news(self.seat.undo(practice)))

    def practise(self, wanted: bool = True) -> list[Update]:
        return self.do(self.then_news(self.seat.practise(wanted)))

    def wait(self, seconds: float | None = None) -> list[Update]:
        """What is new; nothing if only who is here has changed, or all this time nothing has."""
        return self.do(self.wait_for_news(seconds))

    def do(self, work: Coroutine[None, None, Awaited]) -> Awaited:
        """Let the thread do it; whoever stops waiting for it stops it too."""
        doing = asyncio.run_coroutine_threadsafe(work, self.loop)
        try:
            return doing.result()
        except BaseException:
            doing.cancel()
            raise

    async def then_news(self, asking: Coroutine[None, None, Update]) -> list[Update]:
        await asking
        return self.news()

    async def wait_for_news(self, seconds: float | None) -> list[Update]:
        seats = self.seat.game.seats
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not self.seat.kept and self.seat.game.seats == seats:
                    await self.seat.wait()
        return self.news()

    def news(self) -> list[Update]:
        """What has come and was not yet asked for."""
        news = list(self.seat.kept)
        self.seat.kept.clear()
        return news
