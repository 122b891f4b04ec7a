"""The first tables: games with their logs, seats, people, keys, and what servers share."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

NONE = sa.text("0")


def upgrade() -> None:
    create_people()
    create_games()
    create_seats()
    create_shared()


def create_people() -> None:
    op.create_table(
        "keys",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("made_at", sa.Double, nullable=False),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("seen_at", sa.Double, nullable=False),
        sa.Column("marked_at", sa.Double),
        sa.Column("cookies", sa.Integer, nullable=False, server_default=NONE),
    )
    op.create_index("people_seen_at", "people", ["seen_at"])
    op.create_table(
        "transfers",
        sa.Column("code", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), reference("people.id"), nullable=False),
        sa.Column("ends_at", sa.Double, nullable=False),
    )


def create_games() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("practice", sa.Boolean, nullable=False),
        sa.Column("deck", sa.Text),
        sa.Column("seed", sa.Text),
        sa.Column("invite", sa.String(32), nullable=False, unique=True),
        sa.Column("watch", sa.String(32), nullable=False, unique=True),
        sa.Column("made_at", sa.Double, nullable=False),
        sa.Column("touched_at", sa.Double, nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("result", sa.String(8), nullable=False),
        sa.Column("marked_at", sa.Double),
        sa.Column("to_move", sa.Integer),
        sa.Column("doors", sa.Integer, nullable=False, server_default=NONE),
        sa.Column("doors_needed", sa.Integer, nullable=False, server_default=NONE),
    )
    op.create_index("games_touched_at", "games", ["touched_at"])
    op.create_table(
        "entries",
        sa.Column("game", sa.String(16), reference("games.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("code", sa.String(80), nullable=False),
        sa.Column("cards", sa.Text, nullable=False),
        sa.Column("practice", sa.Boolean, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("game", "number"),
    )


def create_seats() -> None:
    op.create_table(
        "seats",
        sa.Column("game", sa.String(16), reference("games.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String(32), reference("people.id", "SET NULL")),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("computer", sa.String(16), nullable=False, server_default=sa.text("''")),
        sa.Column("computer_played", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.PrimaryKeyConstraint("game", "seat"),
    )
    op.create_index("seats_person", "seats", ["person"])
    op.create_table(
        "watchers",
        sa.Column("game", sa.String(16), reference("games.id"), nullable=False),
        sa.Column("person", sa.String(32), reference("people.id"), nullable=False),
        sa.PrimaryKeyConstraint("game", "person"),
    )
    op.create_index("watchers_person", "watchers", ["person"])


def create_shared() -> None:
    """What several servers agree on: leases of computers, limits, the last sweep."""
    op.create_table(
        "computer_leases",
        sa.Column("game", sa.String(16), reference("games.id"), primary_key=True),
        sa.Column("server", sa.String(16), nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_table(
        "rates",
        sa.Column("who", sa.String(64), primary_key=True),
        sa.Column("left", sa.Double, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "upkeep",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
    )


def reference(column: str, ondelete: str = "CASCADE") -> sa.ForeignKey:
    return sa.ForeignKey(column, ondelete=ondelete)
