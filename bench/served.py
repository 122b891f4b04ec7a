"""Server processes for `bench/load.py`, and what they cost."""

from __future__ import annotations

import ctypes
import os
import re
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Mapping
from pathlib import Path
from typing import Self

__all__ = ["Served"]

PR_SET_PDEATHSIG = 1


class Served:
    """A server process, with its own children."""

    def __init__(
        self,
        *command: str,
        python: Path = Path(sys.executable),
        environment: Mapping[str, str] | None = None,
        log: Path | None = None,
    ) -> None:
        """What it logs is written to a file, if one is given."""
        with (log or Path(os.devnull)).open("ab") as errors:
            self.process = subprocess.Popen(
                [python.absolute(), "-m", *command],
                stdout=subprocess.PIPE,
                stderr=errors,
                env={**os.environ, **(environment or {})},
                text=True,
                preexec_fn=end_with_parent,  # noqa: PLW1509  # no thread has begun yet
            )
        self.said: list[str] = []
        assert self.process.stdout is not None
        while not (self.said and "engine" in self.said[-1]):
            line = self.process.stdout.readline()
            assert line, self.said
            self.said.append(line)
        found = re.search(r" at (http://\S+)/", self.said[0])
        assert found, self.said
        self.url = found[1]
        self.engine = self.said[-1].split()[-1]

    @classmethod
    def games(
        cls,
        folder: str,
        database: str = "",
        workers: int = 1,
        python: Path = Path(sys.executable),
        environment: Mapping[str, str] | None = None,
        log: Path | None = None,
    ) -> Self:
        """A server without rate limits, of this checkout or of another one's interpreter."""
        options = ["--port", "0", "--data", folder, limits_option(python), "0"]
        if database:
            options += ["--database", database, "--workers", str(workers)]
        command = ("onirim", "serve", *options)
        return cls(*command, python=python, environment=environment, log=log)

    @classmethod
    def echo(cls) -> Self:
        return cls("bench.echo")

    def family(self) -> list[int]:
        pid = self.process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
        return [pid, *map(int, children)]

    def kilobytes(self) -> int:
        """Memory that is really there (Linux)."""
        found = 0
        for pid in self.family():
            status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
            found += int(status.partition("VmRSS:")[2].split()[0])
        return found

    def cpu_seconds(self) -> float:
        return sum(self.cpu_times())

    def cpu_times(self) -> tuple[float, float]:
        """Seconds as a user and in the system."""
        stats = [Path(f"/proc/{pid}/stat").read_text(encoding="ascii") for pid in self.family()]
        times = [stat.rpartition(")")[2].split()[11:13] for stat in stats]
        user, system = (sum(map(int, ticks)) for ticks in zip(*times, strict=True))
        second = os.sysconf("SC_CLK_TCK")
        return user / second, system / second

    def metrics(self) -> dict[str, float]:
        """By name and labels, of all processes together."""
        with urllib.request.urlopen(self.url + "/metrics", timeout=20) as answer:  # noqa: S310
            lines = answer.read().decode().splitlines()
        pairs = (line.rpartition(" ") for line in lines if not line.startswith("#"))
        return {name: float(value) for name, _, value in pairs}

    def percentile(
        self, before: dict[str, float], after: dict[str, float], name: str, share: float
    ) -> float:
        """A percentile of a histogram between two looks at it, by its buckets; 0 without one."""
        buckets = [key for key in after if key.startswith(f"{name}_bucket")]
        bounds = sorted(
            (float(key.partition('le="')[2].rstrip('"}')), after[key] - before.get(key, 0.0))
            for key in buckets
        )
        aim, low, below = share * (bounds[-1][1] if bounds else 0.0), 0.0, 0.0
        for bound, count in bounds:
            if count >= aim:
                share = (aim - below) / max(1.0, count - below)
                return low + (min(bound, 10.0) - low) * share
            low, below = bound, count
        return low

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait()


def limits_option(python: Path) -> str:
    """The option for rate limits, which has another name in older checkouts."""
    command = [str(python.absolute()), "-m", "onirim", "serve", "--help"]
    shown = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return "--rate-limit" if "--rate-limit" in shown else "--limits"


def end_with_parent() -> None:
    """End when the load is killed, which cannot end its servers then (Linux)."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGTERM)
