"""What the plain installation leaves out, and how whoever misses it is told.

`pip install onirim` brings the engine, records, players and the terminal game. The rest comes
with extras of the package; the packages that stand for each are those that it cannot do without.
"""

from __future__ import annotations

from importlib.util import find_spec

__all__ = ["EXTRAS", "MissingExtra", "need"]

EXTRAS = {
    "client": ("msgspec", "websockets"),
    "server": (
        *("alembic", "h11", "itsdangerous", "msgspec", "platformdirs", "prometheus_client"),
        *("sqlalchemy", "starlette", "structlog", "uvicorn", "websockets"),
    ),
    "postgres": ("psycopg",),
}


class MissingExtra(ImportError):
    """Something is asked for that is not installed."""

    def __init__(self, what: str, extra: str) -> None:
        super().__init__(f'{what} needs the {extra} extra: pip install "onirim[{extra}]"')
        self.what = what
        self.extra = extra


def need(extra: str, what: str) -> None:
    """Refuse at once, in one sentence, rather than half-way with the name of some package."""
    if any(find_spec(package) is None for package in EXTRAS[extra]):
        raise MissingExtra(what, extra)
