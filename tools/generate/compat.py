"""Write what this version writes into `tests/compat/VERSION`, for all later versions to read.

    python tools/generate/compat.py

Run it once for a release. A folder that is there stays as it is: it is a promise.
"""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parent.parent.parent
if str(ROOT / "src") not in sys.path:  # started as a file
    sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

import onirim  # noqa: E402
from onirim.rules.catalogue import MODES, module_keys  # noqa: E402

if TYPE_CHECKING:
    from onirim.client import Account

COMPAT = ROOT / "tests" / "compat"
ACTIONS_OF_RUNNING_GAME = 12


def main() -> int:
    folder = COMPAT / onirim.__version__
    if folder.exists():
        print(f"{folder} is there: what a version has written stays as it is")
        return 1
    folder.mkdir(parents=True)
    games = {rules: played(rules, seed) for seed, rules in enumerate(rulesets(), 1)}
    for rules, game in games.items():
        name = re.sub(r"\W+", "-", rules)
        onirim.save_record(folder / f"{name}.oni", game)
    write(folder / "positions.json", {rules: midway(rules) for rules in games})
    write(folder / "actions.json", {rules: codes(rules) for rules in games})
    with tempfile.TemporaryDirectory() as scratch:
        write(folder / "database.json", asyncio.run(hosted(Path(scratch))))
        with closing(sqlite3.connect(Path(scratch) / "onirim.sqlite3")) as connection:
            dump = "\n".join(connection.iterdump())
    (folder / "database.sql").write_text(dump + "\n", encoding="utf-8")
    sums = [
        f"{sha256(path.read_bytes()).hexdigest()}  {path.name}" for path in sorted(folder.iterdir())
    ]
    (folder / "SHA256SUMS").write_text("\n".join(sums) + "\n", encoding="utf-8")
    return 0


def rulesets() -> list[str]:
    """Every mode, every module in both numbers of players, and all of them together."""
    every = "+".join(module_keys())
    pairs = [f"{seats}+{key}" for key in module_keys() for seats in ("solo", "duo")]
    return [*MODES, *pairs, f"solo+{every}", f"duo+{every}"]


def played(rules: str, seed: int) -> onirim.Game:
    game = onirim.Game(rules, seed=seed)
    onirim.play(game, *(onirim.make_player("heuristic", seed=i) for i in range(seats(rules))))
    return game


def seats(rules: str) -> int:
    return 2 if rules.startswith("duo") else 1


def midway(rules: str) -> list[str]:
    """Positions of one game, some of them with a question in progress."""
    game = onirim.Game(rules, seed=7)
    player = onirim.make_player("random", seed=7)
    lines: list[str] = []
    while not game.is_over and len(lines) < 5:
        for _ in range(7):
            if not game.is_over:
                game.push(player.choose(game.view(game.to_move)))
        lines.append(game.position)
    return lines


def codes(rules: str) -> list[str]:
    """Codes of actions that were legal in a game, in the order in which they came."""
    game = onirim.Game(rules, seed=11)
    player = onirim.make_player("random", seed=11)
    seen: dict[str, None] = {}
    while not game.is_over:
        seen |= dict.fromkeys(map(str, game.legal_actions()))
        game.push(player.choose(game.view(game.to_move)))
    return list(seen)


async def hosted(data: Path) -> dict[str, object]:
    """Play on a server: a finished game alone, and a running one of two people."""
    from onirim.client import Account, play

    command = [sys.executable, "-m", "onirim", "serve", "--port", "0", "--data", str(data)]
    with subprocess.Popen(  # noqa: S603  # ourselves
        command, cwd=ROOT / "src", stdout=subprocess.PIPE, text=True
    ) as server:
        try:
            assert server.stdout is not None
            line = server.stdout.readline()
            url = next(word for word in line.split() if word.startswith("http"))
            ann, ben = Account(url), Account(url)
            alone = await ann.create("solo+towers", "Ann")
            async with ann.sit(alone.id) as seat:
                result = await play(seat, onirim.make_player("random", seed=1))
            together = await ann.create("duo", "Ann")
            assert together.invite is not None
            await ben.join(together.invite, "Ben")
            actions = await begun(ann, ben, together.id)
            record = await ann.record(alone.id)
            people = {"Ann": ann.cookie, "Ben": ben.cookie}
        finally:
            server.terminate()
            server.wait()
    return {
        "people": people,
        "finished": {"id": alone.id, "result": result, "record": record},
        "running": {"id": together.id, "actions": actions},
    }


async def begun(ann: Account, ben: Account, game: str) -> int:
    """Play the first actions of a game of two; how many there were."""
    from onirim.client import play

    done = 0

    async def count(_action: str, _update: object) -> None:
        nonlocal done
        done += 1
        if done == ACTIONS_OF_RUNNING_GAME:
            raise EnoughPlayedError

    async with ann.sit(game) as first, ben.sit(game) as second:
        try:
            async with asyncio.TaskGroup() as group:
                for seat in (first, second):
                    group.create_task(play(seat, onirim.make_player("random", seed=1), count))
        except* EnoughPlayedError:
            pass
    return done


class EnoughPlayedError(Exception):
    """A game is as far as it has to be."""


def write(path: Path, content: object) -> None:
    path.write_text(json.dumps(content, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
