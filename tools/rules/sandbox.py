"""A temporary copy of the project in which mutants are tried, one after another."""

from __future__ import annotations

import compileall
import json
import os
import py_compile
import shutil
import signal
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

from tools.rules import child
from tools.rules.tags import module_of

COPIED = ("src", "tests", "pyproject.toml")
QUIETLY = ["-x", "-q", "-p", "no:cacheprovider", "-p", "pytest_timeout"]
PASSED, FAILED, NO_TESTS = 0, 1, 5


@dataclass(frozen=True)
class Trial:
    """How the tests of a rule ended: passed, failed, timeout, invalid or no tests."""

    status: str
    test: str = ""
    note: str = ""
    seconds: float = 0.0


class Sandbox:
    """Only `src/`, `tests/` and the settings are copied: a rule's tests need nothing else."""

    def __init__(self, root: Path, home: Path) -> None:
        self.home = home
        self.report = home / "report.jsonl"
        for name in COPIED:
            _copy(root / name, home / name)
        # Compiled files that carry a hash of their source: quick, and never stale.
        hashed = py_compile.PycInvalidationMode.CHECKED_HASH
        compileall.compile_dir(home / "src", quiet=2, invalidation_mode=hashed)

    def try_text(self, file: Path, text: str | None, arguments: list[str], limit: float) -> Trial:
        """Run pytest with another text of one file (None: as it is), then put the file back."""
        path = self.home / file
        original = path.read_bytes()
        try:
            if text is not None:
                path.write_text(text, encoding="utf-8")
            return self._run(module_of(file), arguments, limit)
        finally:
            path.write_bytes(original)

    def _run(self, module: str, arguments: list[str], limit: float) -> Trial:
        self.report.unlink(missing_ok=True)
        sources = str(self.home / "src")
        command = [sys.executable, "-P", child.__file__, str(self.report), module, sources]
        # No plugin but the one that pyproject.toml has a setting for: to load all of them takes
        # longer than a rule's tests.
        environment = os.environ | {"PYTHONPATH": sources, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
        environment.pop("PYTEST_ADDOPTS", None)
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        began = time.monotonic()
        process = subprocess.Popen(  # noqa: S603 our own interpreter and script
            command + QUIETLY + arguments,
            cwd=self.home,
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        code = _wait(process, limit)
        return _judge(code, self._events(), time.monotonic() - began)

    def _events(self) -> list[tuple[str, str]]:
        """Read the child's report, without a line cut short when it was stopped."""
        if not self.report.exists():
            return []
        lines = self.report.read_text(encoding="utf-8").split("\n")
        return [(event, text) for event, text in map(json.loads, lines[:-1])]


def _copy(source: Path, target: Path) -> None:
    if source.is_dir():
        shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
    elif source.exists():
        shutil.copy2(source, target)


def _wait(process: subprocess.Popen[bytes], limit: float) -> int | None:
    """Return the exit status; None when the process and its children had to be stopped."""
    try:
        return process.wait(timeout=limit)
    except subprocess.TimeoutExpired:
        return None
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def _judge(code: int | None, events: list[tuple[str, str]], seconds: float) -> Trial:
    """Decide what the exit status and the report mean together."""
    last = dict(events)
    test = last.get("failed") or last.get("test", "")
    if "imported" not in last or "invalid" in last:
        note = last.get("invalid", "stopped while it was being imported")
        return Trial("invalid", test, note, seconds)
    if code is None:
        return Trial("timeout", test, "", seconds)
    if code in (PASSED, NO_TESTS):
        return Trial("passed" if code == PASSED else "no tests", "", "", seconds)
    if code == FAILED and "failed" in last:
        return Trial("failed", test, "", seconds)
    # A crash of the interpreter inside a test is a failure too, as long as a test had begun.
    return Trial("failed" if code < 0 and test else "invalid", test, f"exit {code}", seconds)
