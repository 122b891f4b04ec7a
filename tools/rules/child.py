"""Runs the tests of one mutant, in a process of its own.

    python -P child.py REPORT MODULE SOURCES PYTEST-ARGUMENT…

First the changed module is imported, so that a mutant that cannot be imported is told apart from
one that a test kills. What happens is written to REPORT line by line: if the process has to be
stopped, the last line still says where it was.
"""

import importlib
import json
import re
import sys
from pathlib import Path
from typing import IO

import pytest

INVALID = 90
WRONG_SOURCES = 91
MEMORY = 4 << 30

# Errors of broken code, not of a broken rule: a missing name, a call without its argument.
_BROKEN = re.compile(r"missing \d+ required|\d+ (were )?given|expected .*argument")


class Recorder:
    """Notes which test starts and which one fails first."""

    def __init__(self, report: IO[str]) -> None:
        self.report = report

    def note(self, event: str, text: str) -> None:
        """One line of the report."""
        self.report.write(json.dumps([event, text]) + "\n")
        self.report.flush()

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        """Pytest is about to run a test."""
        self.note("test", nodeid)

    def pytest_exception_interact(
        self,
        node: pytest.Item | pytest.Collector,
        call: pytest.CallInfo[None],
        report: pytest.TestReport | pytest.CollectReport,
    ) -> None:
        """Pytest saw a test fail, or a file that it could not collect."""
        assert call.excinfo is not None
        error = call.excinfo.value
        broken = isinstance(error, NameError) or (
            isinstance(error, TypeError) and _BROKEN.search(str(error))
        )
        if broken or isinstance(report, pytest.CollectReport):
            self.note("invalid", f"{type(error).__name__}: {error}"[:200])
        else:
            self.note("failed", node.nodeid)


def main(report: str, module: str, sources: str, *arguments: str) -> int:
    """Import the module, run pytest, return its exit status or one of our own."""
    _limit_memory()
    with Path(report).open("w", encoding="utf-8") as stream:
        recorder = Recorder(stream)
        try:
            found = importlib.import_module(module).__file__ or ""
        except BaseException as error:  # whatever it is, the mutant is no program
            recorder.note("invalid", f"{type(error).__name__}: {error}"[:200])
            return INVALID
        if not Path(found).resolve().is_relative_to(Path(sources).resolve()):
            recorder.note("invalid", f"{module} was imported from {found}")
            return WRONG_SOURCES
        recorder.note("imported", module)
        return int(pytest.main(list(arguments), plugins=[recorder]))


def _limit_memory() -> None:
    """See to it that a mutant that collects cards for ever ends before the machine does."""
    try:
        import resource
    except ImportError:
        return
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
