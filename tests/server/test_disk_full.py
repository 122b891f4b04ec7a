"""A disk that is really full: nothing acknowledged is lost, and when there is room all goes on."""

from __future__ import annotations

import os
import subprocess
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from onirim.client import Account, RequestFailed
from onirim.server.store import Store
from tests.helpers.deadlines import DEADLINE, run
from tests.helpers.servers import ForkServer, Server, until
from tests.server.raw import Frame, raw_socket

MEGABYTES = 3
MOST_ACTIONS = 200
OFTEN = {  # seconds between two checkpoints
    "onirim.server.store.wal_checkpoints.LOOK_SECONDS": 0.1,
    "onirim.server.store.wal_checkpoints.CHECKPOINT_SECONDS": 0.3,
}


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of its own in memory, where the system lets us have one."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={MEGABYTES}m", "none", str(folder)]
    unmount = ["umount", str(folder)]
    try:
        done = subprocess.run(mount, capture_output=True, check=False)
    except OSError:
        pytest.skip("there is no mount")
    if done.returncode != 0:
        pytest.skip("only root may mount a small disk")
    yield folder
    subprocess.run(unmount, check=True)


def test_a_full_disk(small_disk: Path, tmp_path: Path, fork_server: ForkServer) -> None:
    data = small_disk / "data"
    options = ("--rate-limit", "0", "--data", str(data))
    server = Server(fork_server, tmp_path, *options, constants=OFTEN).start()
    ann, filler = Account(server.url), small_disk / "filler"
    acknowledged: list[str] = []

    async def full() -> str:
        game = (await ann.create("solo", "Ann")).id
        await play_on(ann, game, acknowledged, 3)
        fill(filler)
        await play_on(ann, game, acknowledged, MOST_ACTIONS)
        with pytest.raises(RequestFailed) as refused:
            await ann.create("solo", "Ann")
        assert refused.value.status >= 500
        assert (await ann.game(game)).id == game, "reading goes on"
        return game

    game = run(full())
    assert 3 <= len(acknowledged) < MOST_ACTIONS
    until(lambda: health(server.url) == 503, server.said)
    until(lambda: "thread failed" in server.said(), server.said)
    filler.unlink()
    until(lambda: health(server.url) == 200, server.said)
    before, file = len(acknowledged), data / "onirim.sqlite3"
    moved_at = file.stat().st_mtime_ns
    run(play_on(ann, game, acknowledged, 2))
    assert len(acknowledged) == before + 2
    until(lambda: file.stat().st_mtime_ns > moved_at, server.said)  # checkpoints go on
    server.kill()
    store = Store.open(f"sqlite:///{data / 'onirim.sqlite3'}")
    assert [entry.code for entry in store.games.log(game)][1:] == acknowledged
    store.close()


async def play_on(account: Account, game: str, acknowledged: list[str], most: int) -> None:
    """So many actions, or as many as can be stored; a new game's deal may be its end, too."""
    async with raw_socket(account, game, {}) as raw:
        await raw.get()
        update = await raw.get()
        for number in range(most):
            action = update["view"]["actions"][0]
            act: Frame = {"type": "act", "id": number, "version": update["version"]}
            update = await raw.ask({**act, "actions": [action]})
            if update["type"] == "wrong":
                assert update["reason"] == "trouble"
                return
            assert update["type"] == "update"
            acknowledged.append(action)


def fill(file: Path) -> None:
    """To the last byte."""
    with file.open("wb", buffering=0) as filler:
        for size in (1 << 16, 1 << 10, 1):
            try:
                while True:
                    filler.write(b"x" * size)
                    os.fsync(filler.fileno())
            except OSError:
                continue


def health(url: str) -> int:
    try:
        with urllib.request.urlopen(url + "/healthz", timeout=DEADLINE) as answer:  # noqa: S310
            return int(answer.status)
    except urllib.error.HTTPError as wrong:
        return wrong.code
