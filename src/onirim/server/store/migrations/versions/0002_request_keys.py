"""Idempotency keys with an end of their own, and notices to the server of a SQLite file.

A person's id was derived from the key of the request that made it. Ids stay as they are; keys of
before are known no more, as if their ten minutes were over.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "request_keys",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column(
            "person",
            sa.String(32),
            sa.ForeignKey("people.id", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column("ends_at", sa.Double, nullable=False),
    )
    op.create_index("request_keys_person", "request_keys", ["person"])
    op.create_table(
        "notices",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("what", sa.String(32), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sqlite_autoincrement=True,
    )
