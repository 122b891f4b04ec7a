"""`play.py`: what is done is seen, nothing is installed twice, a failed build breaks nothing."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

import play
from play import REDRAWN, SILENCE, InstallError, Progress


class Out(io.StringIO):
    """A terminal, or a file."""

    def __init__(self, live: bool) -> None:
        super().__init__()
        self.live = live

    def isatty(self) -> bool:
        return self.live


class Clock:
    """A clock that goes when it is told to."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def a_minute(live: bool) -> tuple[Progress, Out]:
    """Compile for a minute, while the table is built in the second half."""
    clock, out = Clock(), Out(live)
    progress = Progress(out, clock)
    progress.now("engine", "compiling the engine")
    for tick in range(int(60 / REDRAWN)):
        clock.now = tick * REDRAWN
        if clock.now == 30:
            progress.now("table", "building the browser table")
        progress.show()
    clock.now = 60
    return progress, out


def test_plain_lines_tell_what_goes_on_side_by_side_and_for_how_long() -> None:
    lines = a_minute(live=False)[1].getvalue().splitlines()
    assert len(lines) == 60 / SILENCE - 1
    assert lines[0] == "  10 s  compiling the engine (10 s)"
    assert lines[-1] == "  50 s  compiling the engine (50 s) | building the browser table (20 s)"


def test_on_a_terminal_it_is_one_line_and_results_stay() -> None:
    progress, out = a_minute(live=True)
    assert out.getvalue().count("\r") == 60 / REDRAWN
    assert "\n" not in out.getvalue()
    progress.tell("the engine is compiled")
    assert out.getvalue().endswith("\r\x1b[K  60 s  the engine is compiled\n")


def test_a_part_that_has_ended_is_no_longer_shown() -> None:
    progress, out = a_minute(live=True)
    progress.hear("  onirim now: engine:\n")  # pip strips its lines
    progress.show()
    shown = out.getvalue().rpartition("\r")[2]
    assert "table" in shown
    assert "engine" not in shown


def test_downloads_are_shown_with_their_sizes_and_counted() -> None:
    out = Out(live=True)
    progress = Progress(out, Clock())
    progress.hear("  Downloading mypy-2.4.1-cp311-cp311-manylinux_2_28_x86_64.whl (15.4 MB)")
    progress.show()
    assert "downloading mypy, 15.4 MB" in out.getvalue()
    progress.hear("  Downloading typing_extensions-4.16.0-py3-none-any.whl (45 kB)")
    progress.hear("  Using cached uvloop-0.23.0-cp311-cp311-manylinux_2_28_x86_64.whl (4.0 MB)")
    assert progress.megabytes == pytest.approx(15.445)
    progress.hear("Installing collected packages: h11, click, mypy")
    progress.show()
    assert out.getvalue().endswith("installing 3 Python packages (0 s)")


def test_results_of_the_build_stay() -> None:
    out = Out(live=False)
    Progress(out, Clock()).hear("  onirim build: the engine stays interpreted: no compiler\n")
    assert out.getvalue() == "   0 s  the engine stays interpreted: no compiler\n"


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with an input and an environment whose Python is ours."""
    for name in ("src/onirim", ".venv"):
        (tmp_path / name).mkdir(parents=True)
    (tmp_path / "src" / "onirim" / "game.py").write_text("1")
    (tmp_path / "pyproject.toml").write_text("")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(play, "PYTHON", Path(sys.executable))
    for name in ("ONIRIM_BUILD", *play.SWITCHES):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


@pytest.fixture
def installed(project: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Count installations; each notes the kind of its build."""
    calls: list[str] = []
    monkeypatch.setattr(play, "build_and_install", lambda _: calls.append("built"))
    assert project.is_dir()
    return calls


def install(dev: bool = False) -> None:
    play.install(Progress(Out(live=False), Clock()), dev)


def test_nothing_is_installed_twice(installed: list[str]) -> None:
    install()
    install()
    assert installed == ["built"]


@pytest.mark.parametrize("change", ["written", "added", "removed"])
def test_a_changed_file_is_installed(project: Path, installed: list[str], change: str) -> None:
    install()
    game = project / "src" / "onirim" / "game.py"
    if change == "written":
        game.write_text("2")
    elif change == "added":
        game.with_name("more.py").touch()
    else:
        game.unlink()
    install()
    assert len(installed) == 2


def test_a_better_engine_is_enough_for_a_quick_one(
    installed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    install()
    monkeypatch.setenv("ONIRIM_BUILD", "profile")
    install()
    monkeypatch.delenv("ONIRIM_BUILD")
    install()
    assert len(installed) == 2


def test_what_failed_is_tried_again(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: Progress) -> None:
        raise InstallError

    with monkeypatch.context() as context:
        context.setattr(play, "build_and_install", fail)
        with pytest.raises(InstallError):
            install()
    assert not (project / ".venv" / "installed").exists()


@pytest.mark.usefixtures("project")
def test_what_a_process_did_ends_with_it() -> None:
    progress = Progress(Out(live=True), Clock())
    play.run(progress, "-c", "print('onirim now: wheel: installing the game')")
    assert progress.parts == {}


def test_a_failure_shows_the_end_of_what_was_said(project: Path) -> None:
    script = "import sys; print('first'); sys.exit('no space left')"
    with pytest.raises(InstallError, match=r"first\nno space left\n\(all of it: .*make.log\)"):
        play.run(Progress(Out(live=False), Clock()), "-c", script)
    assert (project / ".venv" / "make.log").read_text() == "first\nno space left\n"
