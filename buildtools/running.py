"""Runs a command and hears its output line by line, while it is written."""

from __future__ import annotations

import subprocess
import threading
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

Hear = Callable[[str], None]


class TooLongError(Exception):
    """The command was ended, because it took longer than it may."""


def run_heard(
    command: Sequence[str],
    folder: Path,
    environment: Mapping[str, str],
    hear: Hear,
    seconds: float | None = None,
) -> tuple[int, str]:
    """Return status and output; an OSError means that there is no such command."""
    lines: list[str] = []
    with subprocess.Popen(
        list(command),
        cwd=folder,
        env=dict(environment),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    ) as process:
        assert process.stdout is not None
        late = _end_after(process, seconds)
        for line in process.stdout:
            lines.append(line)
            hear(line.rstrip("\n"))
        status = process.wait()
    if late is not None:
        late.cancel()
        if late.finished.is_set() and status < 0:
            raise TooLongError(f"{command[0]} was ended after {seconds:.0f} seconds")
    return status, "".join(lines)


def _end_after(process: subprocess.Popen[str], seconds: float | None) -> threading.Timer | None:
    if seconds is None:
        return None
    timer = threading.Timer(seconds, process.kill)
    timer.daemon = True
    timer.start()
    return timer
