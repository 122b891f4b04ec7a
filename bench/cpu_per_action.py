"""Processor time of a server for an action, in turns with that of another checkout.

    .venv/bin/python -m bench.cpu_per_action --other ../onirim-before --games 1000 --rounds 4

The other checkout has been installed there (`make install`). Both servers hold as many games; in
each turn those of one are played and the others wait. So both meet the same neighbours, and what
they take for an action can be compared on a machine that has others to serve. Processor time is
user and system time of the server's processes.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import tempfile
from pathlib import Path

import uvloop

from bench.bots import PACE, Crowd, look_for_cycles_rarely
from bench.served import Served
from onirim.server.security.connection_limits import raise_file_limit

SETTLE = 1.5 * PACE  # seconds until everybody plays at their pace again
Cost = tuple[float, float]  # milliseconds of an action, and of that in the system


async def turn(served: Served, crowd: Crowd, seconds: float) -> Cost:
    """Let the games of one server go on for a while; what an action cost."""
    crowd.plays.set()
    await asyncio.sleep(SETTLE)
    done, user, system = len(crowd.seen.ended), *served.cpu_times()
    await asyncio.sleep(seconds)
    actions, after = len(crowd.seen.ended) - done, served.cpu_times()
    crowd.plays.clear()
    await asyncio.sleep(SETTLE)
    crowd.check()
    return (
        1000 * (sum(after) - user - system) / actions,
        1000 * (after[1] - system) / actions,
    )


async def compare(servers: list[Served], games: int, rounds: int, seconds: float) -> None:
    crowds = [Crowd(served.url) for served in servers]
    for crowd in crowds:
        await crowd.sit_down(games)
    look_for_cycles_rarely()
    names = ("here", "other")
    costs: tuple[list[Cost], list[Cost]] = ([], [])
    print(f"{games} games each, turns of {seconds:g} s, load average {os.getloadavg()[0]:.1f}")
    print("CPU ms an action: all, and of that in the system")
    for number in range(rounds):
        order = (0, 1) if number % 2 == 0 else (1, 0)
        for which in order:
            cost = await turn(servers[which], crowds[which], seconds)
            costs[which].append(cost)
            print(f"{names[which]:6} {cost[0]:.3f} {cost[1]:.3f}", flush=True)
    for crowd in crowds:
        await crowd.leave()
    here, other = (statistics.median(cost for cost, _ in each) for each in costs)
    print(f"median {here:.3f} here, {other:.3f} there: {here / other:.2f} of it")


def main() -> None:
    parser = argparse.ArgumentParser(description="Processor time for an action, in turns.")
    parser.add_argument("--other", type=Path, required=True, help="a checkout that is installed")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=15.0)
    chosen = parser.parse_args()
    raise_file_limit()
    with (
        tempfile.TemporaryDirectory() as ours,
        tempfile.TemporaryDirectory() as theirs,
        Served.games(ours) as here,
        Served.games(theirs, python=chosen.other / ".venv" / "bin" / "python") as there,
    ):
        uvloop.run(compare([here, there], chosen.games, chosen.rounds, chosen.seconds))


if __name__ == "__main__":
    main()
