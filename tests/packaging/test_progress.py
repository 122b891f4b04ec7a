"""The live line of `make play`: what is done is seen, and it is never silent for long."""

from __future__ import annotations

import io
import sys
import time
from itertools import pairwise
from pathlib import Path

import pytest

from buildtools.pip_output import PipOutput
from buildtools.progress import REDRAWN, Progress
from buildtools.running import TooLongError, run_heard

LONGEST_SILENCE = 3.0


class Written(io.StringIO):
    """Remembers when it was written to."""

    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self.clock = clock
        self.times = [clock.now]

    def write(self, text: str) -> int:
        self.times.append(self.clock.now)
        return super().write(text)


class Clock:
    """A clock that goes when it is told to."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def a_minute(live: bool) -> tuple[Progress, Written]:
    """Compile for a minute, while the table is built in the second half."""
    clock = Clock()
    out = Written(clock)
    progress = Progress(out, live, clock)
    progress.now("engine", "compiling the engine")
    for tick in range(int(60 / REDRAWN)):
        clock.now = tick * REDRAWN
        if clock.now == 30:
            progress.now("table", "building the browser table")
        progress.show()
    return progress, out


@pytest.mark.parametrize("live", [True, False])
def test_it_is_never_silent_for_more_than_three_seconds(live: bool) -> None:
    out = a_minute(live)[1]
    assert max(later - sooner for sooner, later in pairwise(out.times)) <= LONGEST_SILENCE


def test_plain_lines_tell_what_goes_on_side_by_side_and_for_how_long() -> None:
    lines = a_minute(live=False)[1].getvalue().splitlines()
    assert 20 <= len(lines) <= 24
    assert lines[0] == "   2 s  compiling the engine (2 s)"
    assert lines[-1] == "  58 s  compiling the engine (58 s) | building the browser table (28 s)"


def test_on_a_terminal_it_is_one_line_and_results_stay() -> None:
    progress, out = a_minute(live=True)
    assert "\n" not in out.getvalue()
    progress.tell("the engine is compiled")
    assert out.getvalue().endswith("\r\x1b[K  60 s  the engine is compiled\n")


def test_a_part_that_is_through_is_no_longer_shown() -> None:
    progress, out = a_minute(live=True)
    progress.now("engine", "")
    progress.show()
    shown = out.getvalue().rpartition("\r")[2]
    assert "table" in shown
    assert "engine" not in shown


def test_while_something_blocks_lines_come_by_themselves() -> None:
    out = io.StringIO()
    with Progress(out, live=True) as progress:
        progress.now("engine", "compiling")
        time.sleep(4 * REDRAWN)
    assert out.getvalue().count("compiling") >= 2


def test_downloads_are_shown_with_their_sizes_and_counted() -> None:
    out = io.StringIO()
    progress = Progress(out, live=True)
    output = PipOutput(progress)
    output.hear("  Downloading mypy-2.4.1-cp311-cp311-manylinux_2_28_x86_64.whl (15.4 MB)")
    progress.show()
    assert "downloading mypy, 15.4 MB" in out.getvalue()
    output.hear("  Downloading typing_extensions-4.16.0-py3-none-any.whl (45 kB)")
    output.hear("  Using cached uvloop-0.23.0-cp311-cp311-manylinux_2_28_x86_64.whl (4.0 MB)")
    assert output.megabytes == pytest.approx(15.445)
    output.hear("Installing collected packages: h11, click, mypy")
    progress.show()
    assert out.getvalue().endswith("unpacking 3 Python packages (0 s)")


def test_output_is_heard_while_it_is_written(tmp_path: Path) -> None:
    script = "import sys, time; print('first', flush=True); time.sleep(0.3); print('last')"
    heard: list[tuple[str, float]] = []
    status, output = run_heard(
        [sys.executable, "-c", script], tmp_path, {}, lambda line: heard.append((line, time.time()))
    )
    assert (status, output) == (0, "first\nlast\n")
    assert [line for line, _ in heard] == ["first", "last"]
    assert heard[1][1] - heard[0][1] > 0.2


def test_a_command_that_takes_too_long_is_ended(tmp_path: Path) -> None:
    with pytest.raises(TooLongError, match="after 0 seconds"):
        run_heard([sys.executable, "-c", "import time; time.sleep(60)"], tmp_path, {}, print, 0.2)
