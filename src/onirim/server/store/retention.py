"""Deleting what nobody has touched for long, but never because a clock was wrong.

A sweep compares the clock with the sweep before it. After a jump, in either direction, nothing is
deleted: the jump is noted, and games that were touched by the clock of before a jump ahead count
as touched now. What is too old is marked first and deleted a week later, if it still is.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    Table,
    delete,
    exists,
    or_,
    select,
    update,
)

from onirim.server.store.append import TOUCH_SECONDS
from onirim.server.store.database import writing
from onirim.server.store.games import insert_if_new
from onirim.server.store.retries import retried
from onirim.server.store.tables import (
    games,
    notices,
    people,
    rates,
    request_keys,
    seats,
    transfers,
    upkeep,
)

__all__ = ["DAY", "Retention", "Sweep", "Upkeep"]

DAY = 86400.0
JUMP = DAY  # a clock that went further between two sweeps was set
SLACK = 3600.0  # by so much the clocks of several servers may differ
GRACE = 7 * DAY  # between the mark and the end
SWEPT, STEADY = "swept", "steady"  # the last sweep; since when the clock has not jumped


@dataclass(frozen=True)
class Retention:
    """After how many seconds without a touch something is too old."""

    unfinished: float = 90 * DAY
    unstarted: float = 7 * DAY
    finished: float = 400 * DAY
    people: float = 400 * DAY


@dataclass
class Sweep:
    """What one sweep has done."""

    jumped: bool = False
    marked: int = 0
    deleted: list[str] = field(default_factory=list)  # games
    people: int = 0


class Upkeep:
    """The housekeeping of one database."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    @retried
    def sweep(self, now: float, keep: Retention) -> Sweep:
        """Mark what is too old, delete what has been marked for long enough."""
        with writing(self.engine) as connection:
            first = time_of(connection, SWEPT) is None
            if self.clock_jumped(connection, now):
                return Sweep(jumped=not first)
            done = Sweep()
            done.deleted = delete_old(connection, games, old_games(now, keep), now)
            done.people = len(delete_old(connection, people, old_people(now, keep), now))
            done.marked = mark_old(connection, games, old_games(now, keep), now)
            mark_old(connection, people, old_people(now, keep), now)
            connection.execute(delete(notices).where(notices.c.at < now - DAY))
            ended = request_keys.c.ends_at < now - DAY
            connection.execute(delete(request_keys).where(ended))
            connection.execute(delete(transfers).where(transfers.c.ends_at < now))
            connection.execute(delete(rates).where(rates.c.at < now - DAY))
            return done

    def clock_jumped(self, connection: Connection, now: float) -> bool:
        last, steady = time_of(connection, SWEPT), time_of(connection, STEADY)
        set_time(connection, SWEPT, now)
        if last is not None and -SLACK <= now - last <= JUMP:
            return False
        set_time(connection, STEADY, now)
        for table in (games, people):
            early = table.c.marked_at > now
            connection.execute(update(table).where(early).values(marked_at=None))
        if last is not None and steady is not None and now > last:
            touched = (games.c.touched_at >= steady - TOUCH_SECONDS, games.c.touched_at < now)
            connection.execute(update(games).where(*touched).values(touched_at=now))
            seen = (people.c.seen_at >= steady, people.c.seen_at < now)
            connection.execute(update(people).where(*seen).values(seen_at=now))
        return True


def old_games(now: float, keep: Retention) -> ColumnElement[bool]:
    return or_(
        (games.c.result == "") & (games.c.touched_at < now - keep.unfinished),
        (games.c.length == 1) & (games.c.touched_at < now - keep.unstarted),
        (games.c.result != "") & (games.c.touched_at < now - keep.finished),
    )


def old_people(now: float, keep: Retention) -> ColumnElement[bool]:
    """Who plays somewhere is kept as long as the game."""
    plays = exists().where(seats.c.person == people.c.id)
    return (people.c.seen_at < now - keep.people) & ~plays


def delete_old(
    connection: Connection, table: Table, old: ColumnElement[bool], now: float
) -> list[str]:
    marked = table.c.marked_at <= now - GRACE
    found = select(table.c.id).where(marked, old).order_by(table.c.id)
    connection.execute(found.with_for_update())  # in the order of `games.lock_games`
    gone = delete(table).where(marked, old).returning(table.c.id)
    return [str(name) for name in connection.execute(gone).scalars()]


def mark_old(connection: Connection, table: Table, old: ColumnElement[bool], now: float) -> int:
    kept = update(table).where(table.c.marked_at.is_not(None), ~old).values(marked_at=None)
    connection.execute(kept)
    new = update(table).where(table.c.marked_at.is_(None), old).values(marked_at=now)
    return int(connection.execute(new).rowcount)


def time_of(connection: Connection, name: str) -> float | None:
    found = select(upkeep.c.at).where(upkeep.c.name == name).with_for_update()
    return connection.execute(found).scalar()


def set_time(connection: Connection, name: str, at: float) -> None:
    """Two servers that are started together on an empty database both come here first."""
    if not insert_if_new(connection, upkeep, name=name, at=at):
        connection.execute(update(upkeep).where(upkeep.c.name == name).values(at=at))
