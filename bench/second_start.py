"""How long `make play` takes the second time: from the command until the page is answered.

    python bench/second_start.py [--rounds 3]

What is to be built must be built already (`make play` once, or `make .venv/playable`), and no
server may be running on the port. No browser is opened; the server is stopped again each time.
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

ROOT = Path(__file__).resolve().parent.parent
LONGEST = 120.0  # seconds
BAR = 3.0


def main(arguments: Sequence[str] | None = None) -> None:
    """Start it several times and print what each start took."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--port", type=int, default=8431)
    options = parser.parse_args(arguments)
    times = [second_start(options.port) for _ in range(options.rounds)]
    listed = ", ".join(f"{seconds:.2f}" for seconds in times)
    print(f"{listed} s; the bar is {BAR:.0f} s; load average {os.getloadavg()[0]:.1f}")


def second_start(port: int) -> float:
    """Seconds from the command to the first answer."""
    environment = {**os.environ, "BROWSER": "true"}  # a browser that opens nothing
    begun = time.monotonic()
    server = subprocess.Popen(
        [shutil.which("make") or "make", "play", f"PORT={port}"],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        while not answers(port):
            if server.poll() is not None or time.monotonic() - begun > LONGEST:
                sys.exit(f"no server has answered on port {port}")
            time.sleep(0.01)
        return time.monotonic() - begun
    finally:
        os.killpg(server.pid, signal.SIGINT)
        server.wait()


def answers(port: int) -> bool:
    """Does somebody answer there?"""
    try:
        with urlopen(f"http://127.0.0.1:{port}/", timeout=5) as page:
            return bool(page.status == 200)
    except (URLError, ConnectionError, TimeoutError):
        return False


if __name__ == "__main__":
    main()
