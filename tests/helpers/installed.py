"""The installed wheel, seen from tests that themselves run `src/`."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

import pytest

SRC = Path(__file__).parent.parent.parent / "src"


def run(script: str, *arguments: str) -> str:
    """Run a script in an interpreter that does not know `src/`, and return what it printed."""
    command = [sys.executable, "-I", "-c", script, *arguments]
    with tempfile.TemporaryDirectory() as elsewhere:
        done = subprocess.run(command, cwd=elsewhere, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def is_compiled() -> bool:
    """Tell whether the wheel's engine is compiled."""
    return bool(json.loads(run("import json, onirim; print(json.dumps(onirim.compiled))")))


def refuse_stale_wheel() -> None:
    """Fail unless the wheel holds the very files of `src/`: an old wheel proves nothing."""
    package = Path(sysconfig.get_paths()["purelib"]) / "onirim"
    ours = _contents(SRC / "onirim")
    if ours != _contents(package):
        pytest.fail("the installed wheel differs from src/: run `make install` first")


def excuse_interpreted_wheel() -> None:
    """Skip where there is no C compiler; fail where there is one that was not used."""
    compiler = str(sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler):
        pytest.fail(f"the installed engine is interpreted although there is a {compiler}")
    pytest.skip("there is no C compiler here")


def _contents(package: Path) -> dict[str, bytes]:
    """Read all Python files of a package."""
    return {str(file.relative_to(package)): file.read_bytes() for file in package.rglob("*.py")}
