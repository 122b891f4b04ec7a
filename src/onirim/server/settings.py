"""The settings of `onirim serve`, and what follows from them."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

__all__ = ["TESTING", "Settings", "default_folder"]

TESTING = "ONIRIM_TESTING"  # must be 1 where a server may be given its decks
DAY = 86400.0


def default_folder() -> Path:
    """Where this machine keeps what programs store for a person."""
    from platformdirs import user_data_path

    return user_data_path("onirim", appauthor=False)


@dataclass(frozen=True)
class Settings:
    """Everything that differs from one server to the next."""

    folder: Path
    database: str = ""  # "": a SQLite file in the folder
    host: str = "127.0.0.1"
    port: int = 8417
    base_path: str = ""  # "" or "/onirim"
    origins: tuple[str, ...] = ()  # of pages that may talk to us; (): our own address
    proxies: tuple[str, ...] = ()  # addresses whose X-Forwarded headers are believed
    patience: float = 15.0  # seconds until the last byte of a request must have come
    limits: float = 1.0  # 0: none; 2: twice as much is allowed
    fixed_deal: bool = False
    keep_unfinished: float = 90 * DAY
    keep_unbegun: float = 7 * DAY
    keep_finished: float = 400 * DAY
    keep_people: float = 400 * DAY

    @property
    def url(self) -> str:
        """The database's address."""
        return self.database or f"sqlite:///{self.folder / 'onirim.sqlite3'}"

    @property
    def metrics_token(self) -> str:
        """Who knows it may read /metrics from elsewhere."""
        return os.environ.get("ONIRIM_METRICS_TOKEN", "")
