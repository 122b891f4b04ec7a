"""`onirim match` at a terminal: a bar while it plays, and Ctrl-C keeps what was played."""

from __future__ import annotations

import json
import os
import signal

import pytest

from onirim.text import words_in
from tests.helpers.command import onirim
from tests.helpers.terminal import PATIENCE, Terminal

say = words_in("en").say
MANY = "1000000"


@pytest.mark.skipif(os.name == "nt", reason="there Ctrl-C is no signal to a single process")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_reports_what_was_played(jobs: str) -> None:
    """Pressed twice, as people do, and heard by every process; the bar shows that it has begun."""
    arguments = ("match", "seeker", "seeker", "--pairs", MANY, "--jobs", jobs)
    with Terminal(*arguments) as terminal:
        terminal.read_until("/" + MANY)  # pairs that were played, of all
        for _ in range(2):
            os.killpg(terminal.process.pid, signal.SIGINT)
        told = terminal.read_until("no such prompt")
        assert terminal.process.wait(PATIENCE) == 130
    assert "Stopped by Ctrl-C after " in told
    assert "seeker wins" in told
    assert "Traceback" not in told
    assert "Aborted" not in told


def test_there_is_no_bar_in_a_pipe() -> None:
    done = onirim("match", "seeker", "random", "--pairs", "6", "--json")
    assert done.stderr == ""
    assert json.loads(done.stdout)["complete"] is True


def test_the_second_player_can_be_the_better_one() -> None:
    done = onirim("match", "random", "seeker", "--pairs", "200")
    assert say("match-second", second="seeker", margin=0.03) in done.stdout
