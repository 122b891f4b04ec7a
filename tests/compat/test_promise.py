"""The promise: whatever a released version has written, every later version reads.

`tests/compat/VERSION` holds records, positions, action codes and a database as that version wrote
them (`tools/generate/compat.py`). These files never change; each release adds a folder.
"""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import onirim
from onirim.client import Account
from tests.helpers.server_fixtures import MakeServer, fork_server, make_server, quick_folder

__all__ = ["fork_server", "make_server", "quick_folder"]

HERE = Path(__file__).parent
VERSIONS = sorted(path for path in HERE.iterdir() if (path / "actions.json").exists())
RECORDS = [path for version in VERSIONS for path in sorted(version.glob("*.oni"))]
FOREVER = [
    word
    for name in ("", "unstarted-", "finished-", "people-")
    for word in (f"--keep-{name}days", "1000000")
]


def of_version(path: Path) -> str:
    return path.relative_to(HERE).as_posix()


def content(version: Path, name: str) -> dict[str, Any]:
    read: dict[str, Any] = json.loads((version / name).read_text(encoding="utf-8"))
    return read


def test_the_first_version_is_here() -> None:
    assert [path.name for path in VERSIONS][:1] == ["0.2.0"]


@pytest.mark.parametrize("version", VERSIONS, ids=of_version)
def test_no_file_of_a_release_is_changed(version: Path) -> None:
    """`sha256sum --check SHA256SUMS` says the same."""
    lines = (version / "SHA256SUMS").read_text(encoding="utf-8").splitlines()
    stated = dict(line.split("  ")[::-1] for line in lines)
    files = [path for path in version.iterdir() if path.name != "SHA256SUMS"]
    assert {path.name: sha256(path.read_bytes()).hexdigest() for path in files} == stated


@pytest.mark.parametrize("path", RECORDS, ids=of_version)
def test_records_replay_to_their_results(path: Path) -> None:
    record = onirim.load_record(path)
    assert onirim.replay(record).result == record.headers["Result"]


@pytest.mark.parametrize("version", VERSIONS, ids=of_version)
def test_positions_are_read_and_written_again(version: Path) -> None:
    for rules, lines in content(version, "positions.json").items():
        for line in lines:
            assert onirim.State.from_position(line, rules).position == line


@pytest.mark.parametrize("version", VERSIONS, ids=of_version)
def test_action_codes_are_read_and_written_again(version: Path) -> None:
    for rules, codes in content(version, "actions.json").items():
        ruleset = onirim.Ruleset(rules)
        assert [str(ruleset.action(code)) for code in codes] == codes


@pytest.mark.parametrize("version", VERSIONS, ids=of_version)
def test_a_server_continues_with_the_database(
    version: Path, quick_folder: Path, make_server: MakeServer
) -> None:
    """People are who they were, a finished game is shown, and a running one goes on."""
    (quick_folder / "data").mkdir()
    with closing(sqlite3.connect(quick_folder / "data" / "onirim.sqlite3")) as connection:
        connection.executescript((version / "database.sql").read_text(encoding="utf-8"))
    kept = content(version, "database.json")
    asyncio.run(continued(make_server(*FOREVER).url, kept))


async def continued(url: str, kept: dict[str, Any]) -> None:
    port = url.rpartition(":")[2].strip("/")
    cookies = {
        name: re.sub(r"^onirim-\d+", f"onirim-{port}", cookie)
        for name, cookie in kept["people"].items()
    }
    ann, ben = Account(url, cookies["Ann"]), Account(url, cookies["Ben"])
    finished, running = kept["finished"], kept["running"]
    assert await ann.record(finished["id"]) == finished["record"]
    assert (await ann.game(finished["id"])).result == finished["result"]
    async with ann.sit(running["id"]) as first, ben.sit(running["id"]) as second:
        assert first.version >= running["actions"]
        seat = first if first.view.actions else second
        before = seat.version
        assert (await seat.act(seat.view.actions[0])).version > before
