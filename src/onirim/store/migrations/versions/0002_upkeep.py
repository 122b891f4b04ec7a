"""Deletion in two steps, cookies that can be recalled, limits that several servers share."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("games", sa.Column("marked_at", sa.Double))
    op.add_column("people", sa.Column("marked_at", sa.Double))
    op.add_column(
        "people", sa.Column("cookies", sa.Integer, nullable=False, server_default=sa.text("0"))
    )
    op.create_table(
        "upkeep",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "rates",
        sa.Column("who", sa.String(64), primary_key=True),
        sa.Column("left", sa.Double, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("rates")
    op.drop_table("upkeep")
    with op.batch_alter_table("people") as people:
        people.drop_column("cookies")
        people.drop_column("marked_at")
    with op.batch_alter_table("games") as games:
        games.drop_column("marked_at")
