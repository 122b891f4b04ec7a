"""What an abuser has on a server beforehand: games of many people, long games, a long record."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Self

from bench.served import Served
from onirim import Game, record_game
from onirim.client import Account, Seat
from onirim.notation.record import write_record

__all__ = ["Belongings", "prepare"]

HEAVY = "duo:limited+book+towers+premonitions+dreamcatchers+crossroads+glyphs"
PEOPLE = 20  # each with one game for two
LONG_GAMES = 60  # more than stay in memory for as long as the limits let one address load
ENTRIES = 995  # of a long game: beyond 1,000 no undo is offered
RECORDS = 40  # games of which the record that is longest, and still allowed, is replayed
MOST_RECORD = 60_000  # characters
FILE = "belongings.json"


@dataclass(frozen=True)
class Belongings:
    """Cookies and games, as the abuser's process is told."""

    people: list[tuple[str, str]]  # a cookie and a game
    long_cookie: str
    long_games: list[str]
    record: str

    def write(self, folder: Path) -> None:
        (folder / FILE).write_text(json.dumps(asdict(self)), encoding="utf-8")

    @classmethod
    def read(cls, folder: Path) -> Self:
        return cls(**json.loads((folder / FILE).read_text(encoding="utf-8")))


def prepare(folder: Path) -> None:
    """Play what an abuser needs, on a server without limits; it is then off again."""
    with Served.games(str(folder)) as served:
        people, owner, game = asyncio.run(play_all(served.url))
    games = [game, *copy_game(folder / "onirim.sqlite3", game)]
    Belongings(people, owner, games, long_record()).write(folder)


async def play_all(url: str) -> tuple[list[tuple[str, str]], str, str]:
    people = []
    for _ in range(PEOPLE):
        account = Account(url)
        game = await account.create(HEAVY, all_seats=True)
        people.append((account.cookie, game.id))
    account = Account(url)
    game = await account.create("solo", practice=True)
    async with account.sit(game.id) as seat:
        await play_long(seat)
    return people, account.cookie, game.id


async def play_long(seat: Seat) -> None:
    """Actions, and their undo where the game would end."""
    depth = 0
    for _ in range(ENTRIES):
        if depth < 10 and seat.view.actions:
            await seat.act(random.choice(seat.view.actions))
            depth += 1
        else:
            await seat.undo(practice=True)
            depth -= 1


def copy_game(file: Path, game: str) -> list[str]:
    """Copies of a game in the database, under names of their own; playing each takes too long."""
    names = [f"long{number:012}" for number in range(1, LONG_GAMES)]
    with sqlite3.connect(file) as database:
        for table, key in (("games", "id"), ("seats", "game"), ("entries", "game")):
            columns = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
            unique = {key: ":name", "invite": ":name || 'i'", "watch": ":name || 'w'"}
            values = ", ".join(unique.get(column, f'"{column}"') for column in columns)
            words = f"INSERT INTO {table} SELECT {values} FROM {table} WHERE {key} = :game"  # noqa: S608
            database.executemany(words, [{"name": name, "game": game} for name in names])
    database.close()
    return names


def long_record() -> str:
    """The longest of some random games that a server would replay."""
    texts = []
    for seed in range(RECORDS):
        game, chance = Game(HEAVY, seed=seed), random.Random(seed)
        while not game.result:
            game.push(chance.choice(game.legal_actions()))
        texts.append(write_record(record_game(game)))
    return max((text for text in texts if len(text) <= MOST_RECORD), key=len)
