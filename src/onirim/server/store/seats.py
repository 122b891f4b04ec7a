"""Giving up a seat, opening one again, and what the links of a game give.

Whenever a seat is emptied the invitation is renewed: who had the old one sits there no more.
"""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Connection, Engine, delete, exists, func, select, update

from onirim.server.store.database import writing
from onirim.server.store.games import lock_games, new_id, notify
from onirim.server.store.retries import retried
from onirim.server.store.tables import entries, games, seats, watchers

__all__ = ["Seating", "leave_seats", "new_code"]


class Seating:
    """Who sits at the games of one database."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    @retried
    def leave(self, person: str, game: str) -> None:
        """Give up one's seats in a game, and watch it no more."""
        with writing(self.engine) as connection:
            leave_seats(connection, person, [game])
            both = (watchers.c.game == game, watchers.c.person == person)
            connection.execute(delete(watchers).where(*both))

    @retried
    def reopen(self, game: str, seat: int) -> bool:
        """Empty a seat that has never acted; False if it has, or is empty already."""
        place = (seats.c.game == game, seats.c.seat == seat)
        acted = exists().where(entries.c.game == game, entries.c.seat == seat)
        empty = update(seats).where(*place, seats.c.person.is_not(None), ~acted)
        with writing(self.engine) as connection:
            lock_games(connection, [game])
            if connection.execute(empty.values(person=None, name="")).rowcount != 1:
                return False
            renew_invitations(connection, [game])
            notify(connection, game)
        return True

    @retried
    def new_links(self, game: str) -> None:
        """Make both codes worthless and send all spectators away."""
        codes = {"invite": new_code(), "watch": new_code()}
        with writing(self.engine) as connection:
            lock_games(connection, [game])
            connection.execute(update(games).where(games.c.id == game).values(codes))
            connection.execute(delete(watchers).where(watchers.c.game == game))
            notify(connection, game)

    @retried
    def remove_watchers(self, game: str) -> None:
        """Send all spectators away, and let nobody in by the old link."""
        renewed = update(games).where(games.c.id == game).values(watch=new_code())
        with writing(self.engine) as connection:
            lock_games(connection, [game])
            connection.execute(renewed)
            connection.execute(delete(watchers).where(watchers.c.game == game))
            notify(connection, game)


def leave_seats(connection: Connection, person: str, touched: list[str]) -> None:
    """Empty the seats of a person; a game without players is deleted."""
    lock_games(connection, touched)
    own = (seats.c.person == person, seats.c.game.in_(touched))
    emptied = update(seats).where(*own).values(person=None, name="").returning(seats.c.game)
    left = set(connection.execute(emptied).scalars())
    taken = (
        select(func.count())
        .select_from(seats)
        .where(seats.c.game == games.c.id, seats.c.person.is_not(None))
    ).scalar_subquery()
    connection.execute(delete(games).where(games.c.id.in_(left), taken == 0))
    renew_invitations(connection, left)
    notify(connection, *touched)


def renew_invitations(connection: Connection, ids: Iterable[str]) -> None:
    for game in ids:
        renewed = update(games).where(games.c.id == game).values(invite=new_code())
        connection.execute(renewed)


def new_code() -> str:
    """Of a link that gives a seat, or lets somebody look on."""
    return new_id() + new_id()
