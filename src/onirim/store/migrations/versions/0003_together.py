"""How a game stands, computers at seats, and which server acts for them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

NONE = sa.text("0")


def upgrade() -> None:
    op.add_column("games", sa.Column("to_move", sa.Integer))
    for name in ("doors", "doors_needed"):
        op.add_column("games", sa.Column(name, sa.Integer, nullable=False, server_default=NONE))
    op.add_column(
        "seats", sa.Column("computer", sa.String(16), nullable=False, server_default=sa.text("''"))
    )
    played = sa.Column("computer_played", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("seats", played)
    op.create_table(
        "drivers",
        sa.Column(
            "game", sa.String(16), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("server", sa.String(16), nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("drivers")
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("computer_played")
        seats.drop_column("computer")
    with op.batch_alter_table("games") as games:
        for name in ("doors_needed", "doors", "to_move"):
            games.drop_column(name)
