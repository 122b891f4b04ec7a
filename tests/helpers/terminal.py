"""The `onirim` command in a terminal of its own, typed at line by line as a person does."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
import time
from pathlib import Path
from select import select
from types import TracebackType
from typing import Self

SRC = Path(__file__).parents[2] / "src"
PATIENCE = 240.0  # seconds for an answer, on a busy machine


class Terminal:
    """A program at one end of a pseudo-terminal; we are at the other."""

    def __init__(self, *arguments: str, site: Path | None = None, home: Path | None = None) -> None:
        path = os.pathsep.join([str(SRC), *([str(site)] if site else [])])
        ours, theirs = pty.openpty()
        self.end = ours
        self.process = subprocess.Popen(
            [sys.executable, "-m", "onirim", *arguments],
            env={"PYTHONPATH": path, "PYTHONUTF8": "1", "TERM": "dumb", "COLUMNS": "200",
                 **({"HOME": str(home)} if home else {})},
            stdin=theirs, stdout=theirs, stderr=theirs, close_fds=True, start_new_session=True,
        )  # fmt: skip
        os.close(theirs)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:  # fmt: skip
        self.process.kill()
        self.process.wait()
        os.close(self.end)

    def read_until(self, prompt: str) -> str:
        """What is shown up to the next prompt, or to the end of the program."""
        shown, until = b"", time.monotonic() + PATIENCE
        while not shown.endswith(prompt.encode()):
            left = until - time.monotonic()
            assert left > 0, shown.decode()
            if select([self.end], [], [], left)[0]:
                try:
                    shown += os.read(self.end, 4096)
                except OSError:  # the program has ended
                    break
        return shown.decode().replace("\r\n", "\n")

    def type(self, line: str, prompt: str) -> str:
        """What is shown after a line has been typed; the line itself is not repeated."""
        os.write(self.end, f"{line}\n".encode())
        return self.read_until(prompt).removeprefix(f"{line}\n")
