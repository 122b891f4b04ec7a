"""`onirim --version`: what it says, and that it says it quickly."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import onirim
from onirim.cli.version import version_line

SRC = Path(__file__).parent.parent.parent / "src"


def run_source(*arguments: str) -> str:
    """Run Python with `src/` in front, as a developer does."""
    done = subprocess.run(
        [sys.executable, *arguments],
        env={"PYTHONPATH": str(SRC)},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


def test_version_line_names_version_engine_and_python() -> None:
    """The three facts a bug report needs."""
    form = r"onirim \d+\.\d+\.\d+ \(engine interpreted, Python 3\.\S+\)"
    assert re.fullmatch(form, version_line())


def test_src_is_interpreted() -> None:
    """Tests of `src/` never run the compiled engine by accident."""
    assert not onirim.compiled


def test_module_and_command_say_the_same() -> None:
    """`python -m onirim` is the `onirim` command."""
    assert run_source("-m", "onirim", "--version").strip() == version_line()


@pytest.mark.parametrize("heavy", ["onirim.engine", "onirim.text"])
def test_version_imports_nothing_heavy(heavy: str) -> None:
    """Asking for the version must not wait for the engine or for the texts."""
    script = (
        "import sys; sys.argv[1:] = ['--version']\n"
        "from onirim.cli import main\n"
        "try: main()\n"
        "except SystemExit: pass\n"
        f"print({heavy!r} in sys.modules)"
    )
    assert run_source("-c", script).splitlines()[-1] == "False"
