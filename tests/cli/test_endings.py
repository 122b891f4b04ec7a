"""How commands end that cannot go on: Ctrl-C at any moment, a full disk."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.helpers.command import SRC

INTERRUPTED_AT_IMPORT = """if True:
    import sys
    from importlib.abc import MetaPathFinder

    wanted, sys.argv = sys.argv[1], ["onirim", "simulate", "--games", "5"]

    class CtrlC(MetaPathFinder):
        def find_spec(self, name, path, target=None):
            if name == wanted:
                raise KeyboardInterrupt

    sys.meta_path.insert(0, CtrlC())
    from onirim.cli import main
    main()
"""
FULL = Path("/dev/full")


def run_python(code: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code, *arguments],
        env={"PYTHONPATH": str(SRC)},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize(
    "module", ["click", "onirim.cli.commands", "onirim.text", "onirim.players.simulation"]
)
def test_ctrl_c_while_a_module_is_imported(module: str) -> None:
    """A person has pressed it in the first half second: no traceback, and the usual code."""
    done = run_python(INTERRUPTED_AT_IMPORT, module)
    assert (done.returncode, done.stdout, done.stderr.strip()) == (130, "", "")


@pytest.mark.skipif(not FULL.exists(), reason="the system has no /dev/full")
@pytest.mark.parametrize("arguments", [["rules"], ["simulate", "--games", "5"], ["--version"]])
def test_a_full_disk_is_said_in_one_line(arguments: list[str]) -> None:
    with FULL.open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "onirim", *arguments],
            env={"PYTHONPATH": str(SRC)},
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert (done.returncode, done.stderr) == (6, f"onirim: {os.strerror(errno.ENOSPC)}.\n")


@pytest.mark.skipif(not FULL.exists(), reason="the system has no /dev/full")
def test_rows_that_do_not_fit_are_said_in_one_line() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "onirim", "simulate", "--games", "5", "--csv", str(FULL)],
        env={"PYTHONPATH": str(SRC)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (6, "")
    assert done.stderr == f"onirim: {os.strerror(errno.ENOSPC)}.\n"
