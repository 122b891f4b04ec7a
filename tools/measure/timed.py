"""Run the parts of a long command one after the other, and tell at the end how long each took.

    python tools/measure/timed.py NAME COMMAND [NAME COMMAND ...]

The first part that fails ends it, with its status. Needs nothing installed: one of the parts may
be the installation.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Sequence

Times = list[tuple[str, float]]


def main(arguments: Sequence[str]) -> int:
    """Run from the command line."""
    if not arguments or len(arguments) % 2:
        sys.exit((__doc__ or "").split("\n")[2].strip())
    times: Times = []
    status = 0
    for name, command in zip(arguments[::2], arguments[1::2]):  # noqa: B905  # an old Python, too
        print(f"{name[0].upper()}{name[1:]} ...", flush=True)
        begun = time.monotonic()
        status = run(command)
        times.append((name, time.monotonic() - begun))
        if status:
            break
    print("\n".join(table(times, failed=status != 0)))
    return status


def run(command: str) -> int:
    """Of a part that somebody breaks off, the time is told too."""
    try:
        return subprocess.run(command, shell=True, check=False).returncode  # noqa: S602  # make's words
    except KeyboardInterrupt:
        return 130


def table(times: Times, failed: bool = False) -> list[str]:
    """A line for each part, and one for all of them."""
    width = max(len(name) for name, _ in times)
    lines = [f"  {name:<{width}}  {clock(seconds)}" for name, seconds in times]
    if failed:
        lines[-1] += "  failed"
    return [*lines, f"  {'all':<{width}}  {clock(sum(seconds for _, seconds in times))}"]


def clock(seconds: float) -> str:
    """As 11:05, in minutes and seconds."""
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes:3}:{rest:02}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
