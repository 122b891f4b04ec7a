"""Who is here, lists of games and computers at seats tell nothing of hidden cards either."""

from __future__ import annotations

import asyncio
import json
import pickle
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from onirim.client import Account
from onirim.engine.layout import SPECTATOR
from onirim.game.table_view import TableView, table_view
from onirim.hosting.session import GameSession
from onirim.hosting.stored_game import SeatRow, StoredGame
from onirim.hosting.wire import (
    Act,
    Explain,
    GameInfo,
    Practise,
    Refused,
    ServerFrame,
    Undo,
    Update,
    server_frames,
)
from onirim.server.api.socket import SocketClosed, seat_for
from onirim.server.process.metrics import Metrics
from onirim.server.process.workers import Workers
from onirim.server.rooms.computers import Computers
from onirim.server.rooms.room import Room
from onirim.server.store import Store, Taken
from tests.helpers.deadlines import DEADLINE, run, until_told
from tests.helpers.server_fixtures import MakeServer
from tests.helpers.servers import SHORT_GRACE, Server
from tests.server.raw import Raw, raw_socket
from tests.server.twin_games import BEGIN, DRAFT, LOOKS, PICKS, updates

CONSTANTS = SHORT_GRACE
NOW = 999  # stands for the version that a seat has seen
Asking = Act | Explain | Practise | Undo
OWN = ("id", "invite", "watch", "made")  # what two games never have in common


def test_people_who_come_and_go_during_a_look(server: Server) -> None:
    """Ann loads her page again, leaves and comes back while she looks; Ben lists his games."""

    async def world(look: str, do: list[str]) -> tuple[list[str], list[str], list[str]]:
        ann, ben, eve = (Account(server.url) for _ in range(3))
        deck = [*DRAFT, *look.split()]
        game = await ann.create("duo", "Ann", deck=deck, seed=1)
        await ben.join(game.invite or "", "Ben")
        await eve.join(game.watch or "")
        async with raw_socket(ben, game.id, {}) as b, raw_socket(eve, game.id, {}) as e:
            listed = [await told_of(ben, game.id)]
            await draft(ann, ben, game.id)
            async with ann.sit(game.id) as a:
                for code in BEGIN:
                    await a.act(code)
            for code in do:
                async with ann.sit(game.id) as a:
                    await (a.undo() if code == "undo" else a.act(code))
                    listed.append(await told_of(ben, game.id))
            heard = [await until_away(b), await until_away(e)]
            async with ann.sit(game.id):
                listed.append(await told_of(ben, game.id))
                heard[0] += await updates(b)
                heard[1] += await updates(e)
            return heard[0], heard[1], list(dict.fromkeys(listed))

    async def scenario() -> None:
        worlds = await asyncio.gather(*(world(look, do) for look, do in LOOKS))
        assert sorted_seats(worlds[0]) == sorted_seats(worlds[1]) == sorted_seats(worlds[2])
        away = [frame for frame in worlds[0][0] if seats_here(frame) == [False, True]]
        assert away, "Ben was told that Ann had gone"

    run(scenario())


async def until_away(raw: Raw) -> list[str]:
    """All frames but the welcome up to the one that says that only Ben is here."""
    frames = await updates(raw)
    while not any(seats_here(frame) == [False, True] for frame in frames[-1:]):
        frames.append(json.dumps(await raw.get(), separators=(",", ":")))
    return frames


def sorted_seats(
    world: tuple[list[str], list[str], list[str]],
) -> tuple[list[str], list[str], set[str], set[str], list[str]]:
    """Updates in their order; what is said of seats comes by a clock, not by what is done."""
    ben, eve, listed = world
    return (
        [frame for frame in ben if seats_here(frame) is None],
        [frame for frame in eve if seats_here(frame) is None],
        {frame for frame in ben if seats_here(frame) is not None},
        {frame for frame in eve if seats_here(frame) is not None},
        listed,
    )


def seats_here(frame: str) -> list[bool] | None:
    told = json.loads(frame)
    return [seat["here"] for seat in told["seats"]] if told["type"] == "seats" else None


async def told_of(account: Account, game: str) -> str:
    """What a list and a look at the game say, but for what is its own."""
    (listed,) = [one for one in await account.games() if one.id == game]
    return "\n".join(plain(info) for info in (listed, await account.game(game)))


def plain(info: GameInfo) -> str:
    known = msgspec.to_builtins(info)
    seats = [{**seat, "here": None} for seat in known["seats"]]
    return json.dumps({**known, **dict.fromkeys(OWN), "seats": seats, "spectators": None})


async def draft(ann: Account, ben: Account, game: str) -> None:
    async with ann.sit(game) as a, ben.sit(game) as b:
        for code in PICKS:
            while not (a.view.actions or b.view.actions):
                await asyncio.sleep(0.002)
            await (a if a.view.actions else b).act(code)


def test_a_computer_sends_what_a_person_would(make_server: MakeServer) -> None:
    """The same game twice, by a computer and by a person: Ben and Eve get the same bytes."""
    options = ("--fixed-deal", "--rate-limit", "0", "--bot-delay", "0.01", "--sit-in-after", "0")
    server = make_server(*options, ONIRIM_TESTING="1")

    async def by_computer() -> tuple[list[str], list[str], list[tuple[int, str]]]:
        async with table(server.url) as (_, ben, game, b, e):
            async with ben.sit(game) as player:
                await until_told(player, lambda game: not game.seats[0].here)
                await ben.seat_computer(game, 0, "seeker")
                for _ in range(12):
                    await player.wait_until_mine()
                    await player.act(player.view.actions[0])
                await player.wait_until_mine()
            done = log_of(server, game)
            return await heard(b), await heard(e), done

    async def by_people(done: list[tuple[int, str]]) -> tuple[list[str], list[str]]:
        async with table(server.url) as (ann, ben, game, b, e):
            async with ann.sit(game) as first, ben.sit(game) as second:
                for seat, code in done:
                    actor = (first, second)[seat]
                    await actor.wait_until_mine()
                    await actor.act(code)
            return await heard(b), await heard(e)

    async def scenario() -> None:
        ben, eve, done = await by_computer()
        assert {seat for seat, _ in done} == {0, 1}
        assert await by_people(done) == (ben, eve)
        assert len(ben) > 12

    run(scenario())


@asynccontextmanager
async def table(url: str) -> AsyncIterator[tuple[Account, Account, str, Raw, Raw]]:
    """Ann away, Ben and Eve with a raw socket each."""
    ann, ben, eve = (Account(url) for _ in range(3))
    game = await ann.create("duo", "Ann", deck=DRAFT, seed=3)
    await ben.join(game.invite or "", "Ben")
    await eve.join(game.watch or "")
    async with raw_socket(ben, game.id, {}) as b, raw_socket(eve, game.id, {}) as e:
        await b.rest()
        await e.rest()
        yield ann, ben, game.id, b, e


async def heard(raw: Raw) -> list[str]:
    return [frame for frame in await updates(raw) if seats_here(frame) is None]


def log_of(server: Server, game: str) -> list[tuple[int, str]]:
    store = Store.open(f"sqlite:///{server.data / 'onirim.sqlite3'}", "use")
    log = store.games.log(game)
    store.close()
    return [(one.seat, one.code) for one in log if one.kind == "action"]


def stored(look: str) -> StoredGame:
    seats = (SeatRow(0, "p", "Ann"), SeatRow(1, "q", "Ben"))
    deck = (*DRAFT, *look.split())
    return StoredGame("g", "duo", False, deck, 1, "i", "w", 0.0, "", seats)


def looking(look: str, do: list[str]) -> GameSession:
    """Ann has just ended her look."""
    session = GameSession(stored(look))
    for code in [*PICKS, *BEGIN, *do]:
        if code == "undo":
            session.undo(0, False)
        else:
            session.act(session.game.to_move, code)
    return session


def test_a_computer_is_given_its_view_and_nothing_else() -> None:
    """What goes to its process is the same, byte for byte, whatever its partner has seen."""
    sent = {pickle.dumps(table_view(looking(look, do).game.state, 1)) for look, do in LOOKS}
    assert len(sent) == 1
    assert len({pickle.dumps(table_view(looking(*one).game.state, 0)) for one in LOOKS}) == len(
        LOOKS
    )


class Scripted(Computers):
    """Plays from a script, and notes when it waits for a moment that was drawn."""

    def __init__(self, store: Store, script: list[str]) -> None:
        super().__init__(Workers(Metrics()), store.leases, 0.0)
        self.script: Iterator[str] = iter(script)
        self.waits: list[int] = []  # how much spectators had heard before each
        self.room: FakeRoom | None = None

    async def choose(self, _name: str, _seen: TableView) -> str:
        return next(self.script)

    async def until(self, due: float, _name: str) -> float:
        assert self.room is not None
        self.waits.append(self.room.session.subscriptions[SPECTATOR].version)
        return due


class FakeRoom:
    """A room without a server around it."""

    def __init__(self, session: GameSession, actions: int) -> None:
        self.session = session
        self.left = actions
        self.connections: set[object] = set()

    @property
    def closed(self) -> bool:
        return self.left == 0

    async def act_for_computer(self, seat: int, _name: str, code: str, _length: int) -> None:
        self.left -= 1
        self.session.act(seat, code)


@pytest.mark.parametrize(("look", "do"), [one for one in LOOKS if "undo" not in one[1]])
def test_a_computer_pauses_only_for_what_others_hear(
    look: str, do: list[str], tmp_path: Path
) -> None:
    """How many cards it puts back takes no time: one pause for each thing that others hear of."""
    store = Store.open(f"sqlite:///{tmp_path / 'games.sqlite3'}")
    session = GameSession(stored(look))
    for code in PICKS:
        session.act(session.game.to_move, code)
    session.set_computer(0, "mind")
    script = [*BEGIN, *do]
    computers, room = Scripted(store, script), FakeRoom(session, len(script))
    computers.room = room
    run(computers.act_in(room))  # type: ignore[arg-type]
    first = computers.waits[0]
    assert computers.waits == [first, first + 1, first + 1], "Key, draw, end of the look"
    assert not session.result
    store.close()


class Listener:
    """A connection that keeps what it is sent."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.person = "pq"[seat]
        self.waited = 0.0
        self.owed = 0.0
        self.sent: list[ServerFrame] = []

    def send(self, frame: ServerFrame) -> None:
        self.sent.append(frame)

    def send_raw(self, frame: bytes) -> None:
        self.sent.append(server_frames.decode(frame))


class SlowerServer:
    """The rooms of a server on whose database another one has been quicker."""

    def __init__(self, quicker: GameSession) -> None:
        self.quicker = quicker
        self.metrics = Metrics()
        self.committer = self.loader = self.computers = self

    async def append(self, *_: object) -> None:
        raise Taken

    async def load(self, _game: str) -> GameSession:
        return self.quicker

    def wake(self, _room: Room) -> None:
        """There is no computer."""


def test_who_has_missed_nothing_is_sent_nothing() -> None:
    """Ann orders cards at two servers at once: Ben hears of neither, nor of the loser's reload."""
    look, do = LOOKS[0]
    mine, quicker = (looking(look, do[:1]) for _ in range(2))
    quicker.act(0, do[1])
    room = Room(SlowerServer(quicker), mine)  # type: ignore[arg-type]
    ann, ben = Listener(0), Listener(1)
    room.connections |= {ann, ben}  # type: ignore[arg-type]
    room.told = (room.stored.seats, room.presence())
    version = mine.subscriptions[0].version
    run(room.act(ann, Act(1, version, (do[1],))))  # type: ignore[arg-type]
    told, refused = ann.sent
    assert isinstance(told, Update)
    assert isinstance(refused, Refused)
    assert (told.version, refused.reason) == (version + 1, "stale")
    assert ben.sent == []


@pytest.mark.parametrize(
    ("frame", "reason"),
    [
        (Practise(1, 0, wanted=True), "stale"),
        (Practise(1, NOW, wanted=False), "cannot-practise"),
        (Undo(1, NOW), "cannot-undo"),
        (Act(1, NOW, ("zzz",)), "not-your-turn"),
        (Act(1, NOW, ("play:Rs", "zzz")), "not-your-turn"),
        (Explain(1, 0, "play:Rs"), "stale"),
    ],
)
def test_a_refusal_does_not_wait_for_a_commit(frame: Asking, reason: str) -> None:
    """Ann's order of cards is being committed: how long that takes would tell Ben of it."""
    session = looking(*LOOKS[0])
    session.undo(0, False)
    ben = Listener(1)
    now = session.subscriptions[1].version
    asked = msgspec.structs.replace(frame, version=now) if frame.version == NOW else frame
    room = Room(SlowerServer(session), session)  # type: ignore[arg-type]

    async def ask() -> None:
        async with room.lock:
            answer = room.explain if isinstance(asked, Explain) else room.act
            await asyncio.wait_for(answer(ben, asked), DEADLINE)  # type: ignore[arg-type]

    run(ask())
    (refused,) = ben.sent
    assert isinstance(refused, Refused)
    assert refused.reason == reason


def test_who_looks_on_does_not_wait_for_the_room(tmp_path: Path) -> None:
    """A hello that waited for a player's commit would tell how often there is one."""
    store = Store.open(f"sqlite:///{tmp_path / 'games.sqlite3'}")
    eve = store.people.make("Eve") or ""
    seats = (SeatRow(0, None, "Ann"), SeatRow(1, None, "Ben"))
    game = StoredGame("g" * 16, "duo", False, None, None, "i", "w", 0.0, "", seats)
    store.games.make(game, 1, GameSession(game).log[0])
    store.games.look_on(game.id, eve)
    room = Room(SlowerServer(GameSession(game)), GameSession(game))  # type: ignore[arg-type]

    async def in_thread(work: Callable[..., object], *arguments: object) -> object:
        return await asyncio.to_thread(work, *arguments)

    context: Any = SimpleNamespace(store=store, rooms=SimpleNamespace(in_thread=in_thread))

    async def hello(person: str) -> int:
        async with room.lock:  # Ann's action is being committed
            return await asyncio.wait_for(seat_for(context, room, person, None), DEADLINE)

    assert run(hello(eve)) == SPECTATOR
    with pytest.raises(SocketClosed):
        run(hello("somebody"))
    store.close()
