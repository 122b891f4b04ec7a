"""The settings of `onirim serve`, and what follows from them."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from onirim.server.store import Retention

__all__ = ["TESTING", "Settings", "default_folder"]

TESTING = "ONIRIM_TESTING"  # must be 1 where a server may be given its decks


def default_folder() -> Path:
    """Where this machine keeps what programs store for a person."""
    from platformdirs import user_data_path

    return user_data_path("onirim", appauthor=False)


@dataclass(frozen=True)
class Settings:
    """What differs from one server to the next, named as the options of `onirim serve`."""

    folder: Path
    database: str = ""  # "": a SQLite file in the folder
    host: str = "127.0.0.1"
    port: int = 8417
    socket: Path | None = None  # a Unix socket instead, for a proxy on this machine
    workers: int = 1  # processes; more than one on PostgreSQL alone
    base_path: str = ""  # "" or "/onirim"
    allow_origin: tuple[str, ...] = ()  # of pages that may talk to us; (): our own address
    allow_host: tuple[str, ...] = ()  # names under which we are asked, besides addresses
    trust_proxy: tuple[str, ...] = ()  # addresses whose X-Forwarded headers are believed
    request_timeout: float = 15.0  # seconds until the last byte of a request must have come
    metrics_folder: Path | None = None  # where several processes leave their metrics
    metrics_token: str = ""  # if there is one, /metrics needs it
    log_level: str = "info"
    rate_limit: float = 1.0  # 0: none; 2: twice as much is allowed
    fixed_deal: bool = False
    max_megabytes: float = 4096.0  # of the database, before new games are refused; 0: no end
    sit_in_after: float = 120.0  # seconds that a partner is away before a computer may sit in
    bot_delay: float = 1.0  # seconds that a computer takes for an action, on average
    retention: Retention = field(default_factory=Retention)

    @property
    def url(self) -> str:
        """The database's address."""
        return self.database or f"sqlite:///{self.folder / 'onirim.sqlite3'}"
