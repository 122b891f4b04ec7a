"""The plain installation: small, and enough to play, to let play and to replay."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from onirim.text import languages
from tests.packaging.conftest import PROJECT, Build, make_environment

pytestmark = [pytest.mark.packaging, pytest.mark.long]

MOST_PACKAGES = 8  # onirim itself counted
MOST_BYTES = 30_000_000


@pytest.fixture(scope="module")
def commands(built: Build, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the commands of an environment lie that holds the wheel without any extra."""
    return make_environment(tmp_path_factory.mktemp("plain") / "venv", str(built.wheel))


def run(
    commands: Path, *arguments: str, typed: str = "", at: Path | None = None
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [commands / "onirim", *arguments],
        env={"PYTHONUTF8": "1"}, cwd=at or commands, input=typed,
        capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip


def test_few_packages(commands: Path) -> None:
    pip = [sys.executable, "-m", "pip", "--python", str(commands / "python")]
    command = [*pip, "list", "--format=json"]
    listed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    packages = {package["name"] for package in json.loads(listed)}
    assert "onirim" in packages
    assert len(packages) <= MOST_PACKAGES, packages


def test_small(commands: Path) -> None:
    """All files that were installed, those that Python compiles of them included."""
    (site,) = commands.parent.glob("lib/python*/site-packages")
    assert sum(path.stat().st_size for path in site.rglob("*") if path.is_file()) < MOST_BYTES


def test_it_plays_and_replays(commands: Path, tmp_path: Path) -> None:
    """A game with the computer, whatever comes first each time; its record is one of a game."""
    options = ("--plain", "--rules", "duo", "--partner", "seeker", "--seed", "5")
    played = run(commands, "play", *options, "--save", "x.oni", typed="1\n" * 2000, at=tmp_path)
    assert (played.returncode, played.stderr) == (0, "")
    checked = run(commands, "check", "x.oni", at=tmp_path)
    assert (checked.returncode, checked.stderr) == (0, "")
    told = run(commands, "replay", "x.oni", "--lang", "ru", at=tmp_path)
    assert (told.returncode, told.stderr) == (0, "")
    assert len(told.stdout.splitlines()) > 20


def test_it_replays_old_records(commands: Path) -> None:
    records = [str(path) for path in sorted((PROJECT / "tests" / "records").glob("*.oni"))]
    assert records
    done = run(commands, "check", *records)
    assert (done.returncode, done.stderr) == (0, "")


def test_it_lets_computers_play(commands: Path) -> None:
    done = run(commands, "simulate", "--player", "heuristic", "--games", "20", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["games"] == 20


def test_it_shows_the_rules_and_its_help(commands: Path) -> None:
    for arguments in (("rules", "towers"), ("rules", "B7"), ("--help",), ("serve", "--help")):
        done = run(commands, *arguments)
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout


@pytest.mark.parametrize("language", languages())
def test_the_server_is_named_as_missing(commands: Path, language: str) -> None:
    done = run(commands, "--lang", language, "serve")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert 'pip install "onirim[server]"' in done.stderr


def test_the_client_is_named_as_missing(commands: Path) -> None:
    done = subprocess.run(
        [commands / "python", "-c", "import onirim.client"],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.stderr.rstrip().endswith(
        'onirim.client needs the client extra: pip install "onirim[client]"'
    )
