"""The exit codes that every command shares; those of a running server are in tests/server."""

from __future__ import annotations

from pathlib import Path

import pytest

from onirim.exit_codes import ExitCode
from tests.helpers.command import onirim

RECORD = Path(__file__).parent.parent / "records" / "solo-won.oni"
NOWHERE = "/nowhere/at/all"


@pytest.fixture
def broken(tmp_path: Path) -> str:
    path = tmp_path / "broken.oni"
    path.write_text(RECORD.read_text(encoding="utf-8").replace("1. ", "1. Zz ", 1))
    return str(path)


def test_an_invalid_record_is_a_no(broken: str) -> None:
    assert onirim("check", str(RECORD)).returncode == ExitCode.DONE
    assert onirim("check", str(RECORD), broken).returncode == ExitCode.NO
    assert onirim("replay", broken).returncode == ExitCode.NO


def test_an_unreadable_file_is_a_wrong_call(broken: str) -> None:
    """It counts more than an invalid record."""
    assert onirim("check", NOWHERE, broken).returncode == ExitCode.USAGE
    assert onirim("replay", NOWHERE).returncode == ExitCode.USAGE
    done = onirim("serve", "--config", NOWHERE)
    assert done.returncode == ExitCode.USAGE
    assert done.stderr.startswith(f"onirim: {NOWHERE} cannot be read: ")


def test_nothing_found() -> None:
    assert onirim("rules", "nonsense").returncode == ExitCode.NO


@pytest.mark.parametrize("command", ["simulate --csv", "simulate --jsonl", "play --plain --save"])
def test_a_file_that_cannot_be_written(command: str) -> None:
    done = onirim(*command.split(), NOWHERE)
    assert (done.returncode, done.stdout) == (ExitCode.UNWRITABLE, "")


def test_a_server_that_does_not_answer() -> None:
    done = onirim("play", "--invite", "http://127.0.0.1:9", "--rules", "duo")
    assert (done.returncode, done.stdout) == (ExitCode.UNREACHABLE, "")
    assert done.stderr == "onirim: no server answers at http://127.0.0.1:9.\n"
