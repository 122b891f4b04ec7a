"""Computers at seats: a worker process chooses the action, and the room applies it like a person's.

The way there: `process/workers` runs `rooms/computer_worker.choose_action` with the view of the
seat, and that asks the player of `players/registry`.

The time of an action reveals nothing about the cards. It is drawn before the computer is asked; if
the computer takes longer, another pause is added. Actions that others don't hear of (the order of
a Prophecy, card by card) take no time, so that the last one, which all hear, comes at the drawn
time however many cards there were.

If a worker dies or takes too long, it is asked again; then the heuristic acts instead, so that no
game is stuck. Of several servers the one with the lease acts (`server/store/computer_leases.py`).
"""

from __future__ import annotations

import asyncio
import logging
import random
import time
from typing import TYPE_CHECKING

from onirim.game.table_view import TableView, table_view
from onirim.game.view import View
from onirim.knowledge.secrecy import stays_hidden
from onirim.players.player import chosen_code
from onirim.players.registry import PLAYERS, make_player
from onirim.server.process.logs import kind_and_place, log, log_rarely
from onirim.server.process.workers import Busy, Workers
from onirim.server.rooms.computer_worker import choose_action
from onirim.server.store.computer_leases import ComputerLeases

if TYPE_CHECKING:
    from onirim.server.rooms.room import Room

__all__ = ["Computers"]

SHORTEST, LONGEST = 0.5, 1.5  # of the usual pause
TRIES = 2  # of a computer, for one action
LEASE_SECONDS = 10.0  # for which one server acts, before another may
SHORT = 0.001  # seconds: the least pause
STAND_IN = "heuristic"


class Computers:
    """Acts for the seats of this server's rooms that have a computer."""

    def __init__(self, thinkers: Workers, leases: ComputerLeases, pause: float) -> None:
        self.thinkers = thinkers
        self.leases = leases
        self.pause = pause  # seconds, on average
        self.tasks: dict[Room, asyncio.Task[None]] = {}
        self.closed = False

    def wake(self, room: Room) -> None:
        """Something has changed: is it a computer's turn?"""
        if self.closed or room in self.tasks or room.session.computer_turn() is None:
            return
        task = self.tasks[room] = asyncio.get_running_loop().create_task(self.act_in(room))
        task.add_done_callback(lambda done: self.ended(room, done))

    def acts_in(self, room: Room) -> bool:
        return room in self.tasks

    def ended(self, room: Room, task: asyncio.Task[None]) -> None:
        del self.tasks[room]
        if task.cancelled():
            return
        if (wrong := task.exception()) is not None:
            log("computer failed", logging.ERROR, why=kind_and_place(wrong))
        elif not room.closed:
            self.wake(room)  # its turn may have come while the task ended

    def close(self) -> None:
        self.closed = True
        for task in self.tasks.values():
            task.cancel()

    def random_pause(self, name: str) -> float:
        """Seconds until this computer does the next thing that others notice."""
        known = PLAYERS.get(name)  # an older version may have seated one that is gone
        return self.pause * (known.pause if known else 1.0) * random.uniform(SHORTEST, LONGEST)

    async def act_in(self, room: Room) -> None:
        """One action after the other, as long as it is a computer's turn."""
        due = 0.0
        while not room.closed and (turn := room.session.computer_turn()) is not None:
            if not await self.has_lease(room):
                if not room.connections:
                    return
                await asyncio.sleep(LEASE_SECONDS / 4)
                continue
            seat, name = turn
            due = due or time.monotonic() + self.random_pause(name)
            length, state = len(room.session.log), room.session.game.state
            seen = table_view(state, seat)
            code = await self.choose(name, seen)
            if len(room.session.log) == length and room.session.game.state is state:
                action = room.session.game.parse_action(code)
                if not stays_hidden(state, seat, action):
                    due = await self.until(due, name)
                await room.act_for_computer(seat, name, code, length)

    async def until(self, due: float, name: str) -> float:
        """Wait until an action is due, or the next such time; return the time after it."""
        while (left := due - time.monotonic()) < 0:
            due += max(self.random_pause(name), SHORT)
        await asyncio.sleep(left)
        return due + self.random_pause(name)

    async def choose(self, name: str, seen: TableView) -> str:
        """The code of an action that is legal, whatever becomes of the computer."""
        for player in [name] * TRIES:
            try:
                code = await self.thinkers.run(
                    choose_action, player, seen, self.thinkers.waiting + 1
                )
            except Busy:
                log("computer asked again", logging.WARNING)
            except Exception as wrong:  # a computer with a fault must not end the game
                log("computer failed", logging.ERROR, why=kind_and_place(wrong))
            else:
                if code in seen.actions:
                    return code
        return stand_in(seen)

    async def has_lease(self, room: Room) -> bool:
        """May this server act? The lease is renewed when half of it is over."""
        now = time.monotonic()
        if not self.leases.shared or room.lease_until > now + LEASE_SECONDS / 2:
            return True
        try:
            taken = await room.rooms.in_thread(self.leases.take, room.stored.id, LEASE_SECONDS)
        except Exception as wrong:  # a database in trouble is asked again
            log_rarely("no lease", logging.WARNING, why=kind_and_place(wrong))
            return False
        room.lease_until = now + LEASE_SECONDS if taken else 0.0
        return taken


def stand_in(seen: TableView) -> str:
    """What is done where a computer has failed; if all else fails, anything."""
    try:
        return chosen_code(make_player(STAND_IN, seed=0), View(seen))
    except Exception as wrong:
        log("stand-in failed", logging.ERROR, why=kind_and_place(wrong))
        return seen.actions[0]
