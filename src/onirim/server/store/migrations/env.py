"""Run by alembic: migrations over the connection that `open_database.upgrade` has opened."""

from __future__ import annotations

from alembic import context

from onirim.server.store.tables import VERSION_TABLE, metadata

__all__: list[str] = []


def run_all() -> None:
    context.configure(
        connection=context.config.attributes["connection"],
        target_metadata=metadata,
        version_table=VERSION_TABLE,
        render_as_batch=True,
    )
    with context.begin_transaction():
        context.run_migrations()


if __name__ == "env_py":  # as alembic loads it; whoever just imports it migrates nothing
    run_all()
