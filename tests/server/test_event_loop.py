"""What keeps the event loop from answering: how it is measured, and when cycles are looked for."""

from __future__ import annotations

import asyncio
import time

import pytest

from onirim.server.process import collector
from onirim.server.process.loop_lateness import watch_lateness


class Recorder:
    """In the place of `gc`: remembers what it was asked for."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.callbacks: list[object] = []

    def __getattr__(self, name: str) -> object:
        return lambda *_: self.asked.append(name)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    recorder = Recorder()
    monkeypatch.setattr(collector, "gc", recorder)
    return recorder.asked


def test_a_loop_that_was_held_up_is_late() -> None:
    late: list[float] = []

    async def scenario() -> None:
        watching = asyncio.create_task(watch_lateness(late.append))
        await asyncio.sleep(0)  # it has begun
        time.sleep(0.2)
        while not late:
            await asyncio.sleep(0.001)
        watching.cancel()

    asyncio.run(scenario())
    assert late[0] >= 0.1


def test_what_survives_a_look_at_the_young_is_not_looked_at_again(asked: list[str]) -> None:
    collector.freeze_young("stop", {"generation": 0})
    collector.freeze_young("start", {"generation": 1})
    assert asked == []
    collector.freeze_young("stop", {"generation": 1})
    assert asked == ["freeze"]


def test_everything_is_looked_at_when_nobody_is_here_or_once_a_day(asked: list[str]) -> None:
    now = 0.0
    looks = collector.FullLooks(lambda: now)
    now = collector.EMPTY_SECONDS - 1
    assert not looks.look_if_quiet(sockets=0)
    now = collector.EMPTY_SECONDS
    assert not looks.look_if_quiet(sockets=1)
    assert asked == []
    assert looks.look_if_quiet(sockets=0)
    assert asked == ["unfreeze", "collect", "freeze"]
    now += collector.DAY_SECONDS
    assert looks.look_if_quiet(sockets=5000)
