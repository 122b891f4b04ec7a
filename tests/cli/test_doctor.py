"""`onirim doctor`: what is there is named, and what is not comes with advice."""

from __future__ import annotations

import socket
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner

from onirim.cli import doctor as doctor_module
from onirim.cli.commands import app
from onirim.cli.doctor import Check
from onirim.engine import build_kind
from onirim.server.site import Site
from onirim.text import languages
from tests.helpers.command import onirim


@pytest.fixture
def examine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., list[str]]:
    """Run the command on an empty folder and a free port; its lines."""
    monkeypatch.setattr(doctor_module, "browser", lambda: Check("doctor-browser"))
    monkeypatch.setattr(Site, "is_installed", lambda: True)

    def run(*arguments: str, status: int = 0, language: str = "en") -> list[str]:
        places = ["--data", str(tmp_path), "--port", str(free_port())]
        command = ["doctor", "--lang", language, *places, *arguments]
        done = CliRunner().invoke(app, command, catch_exceptions=False)
        assert done.exit_code == status, done.output
        return done.output.splitlines()

    return run


def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return int(listening.getsockname()[1])


def test_the_command_runs_in_a_process_of_its_own(tmp_path: Path) -> None:
    done = onirim("doctor", "--lang", "en", "--data", str(tmp_path))
    assert done.stderr == ""
    assert done.stdout.startswith("✓ Onirim ")
    assert not list(tmp_path.iterdir())  # it looks, and makes nothing


@pytest.mark.parametrize("language", languages())
def test_everything_has_a_line(examine: Callable[..., list[str]], language: str) -> None:
    lines = [line for line in examine(language=language) if not line.startswith("  → ")]
    assert len(lines) == 6


def test_an_interpreted_engine_comes_with_advice(examine: Callable[..., list[str]]) -> None:
    lines = examine()
    at = lines.index("! engine: interpreted; computer players are slow")
    assert "C compiler" in lines[at + 1]


def test_a_compiled_engine_tells_its_kind(
    examine: Callable[..., list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build_kind, "COMPILED", True)
    monkeypatch.setattr(build_kind, "BUILD_KIND", "quick")
    assert "✓ engine: compiled (quick)" in examine()


def test_a_missing_table_fails(
    examine: Callable[..., list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Site, "is_installed", lambda: False)
    assert "✗ browser table: not part of this installation" in examine(status=1)


def test_a_plain_installation_is_told_the_extra(
    examine: Callable[..., list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    missing = Check("doctor-no-server", {"extra": "server"}, "doctor-no-server-advice", fails=True)
    monkeypatch.setattr(doctor_module, "server_missing", lambda: missing)
    assert examine(status=1)[-1] == '  → pip install "onirim[server]"'


def test_a_file_that_is_no_database_fails(
    examine: Callable[..., list[str]], tmp_path: Path
) -> None:
    (tmp_path / "onirim.sqlite3").write_text("no database" * 100)
    assert [line for line in examine(status=1) if line.startswith("✗ database: ")]


def test_a_database_of_something_else_is_left_alone(
    examine: Callable[..., list[str]], tmp_path: Path
) -> None:
    file = tmp_path / "onirim.sqlite3"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()
    examine(status=1)
    with sqlite3.connect(file) as connection:
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [("recipes",)]
    connection.close()


def test_a_port_in_use_comes_with_another(examine: Callable[..., list[str]]) -> None:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen()
        port = listening.getsockname()[1]
        lines = examine("--port", str(port))
    assert f"! port {port}: in use, perhaps by Onirim itself" in lines
    assert f"  → onirim serve --port {port + 1}" in lines


def test_a_machine_without_a_screen_is_told_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("onirim.cli.serve.has_screen", lambda: False)
    assert doctor_module.browser().advice == "doctor-no-browser-advice"
