"""Ctrl-C beside several processes."""

from __future__ import annotations

import os
import signal

import pytest

from onirim.players.processes import CtrlC


@pytest.mark.skipif(os.name == "nt", reason="there no signal can be held back")
def test_ctrl_c_while_processes_start_is_not_lost() -> None:
    """It was ignored then, and the match went on to its end."""
    with CtrlC() as ctrl_c:
        with ctrl_c.held_back():
            os.kill(os.getpid(), signal.SIGINT)
        assert ctrl_c.pressed
