"""A Chromium for tests and pictures: the machine's own, else one that is installed for it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

__all__ = ["NoBrowser", "find_browser"]

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
APT = (("apt-get", "update", "-qq"), ("apt-get", "install", "-y", "-qq", "chromium"))
OWN = ""  # playwright knows where its own browser lies
LOCK = "onirim-browser.lock"


class NoBrowser(Exception):
    """There is none, and none could be installed."""


def find_browser() -> str:
    """The path for `executable_path`; nothing means playwright's own."""
    return on_machine() or installed()


def on_machine() -> str:
    wished = os.environ.get("ONIRIM_BROWSER", "")
    return wished or next(filter(None, map(shutil.which, NAMES)), "")


def installed() -> str:
    """Debian's package where we may install it, else playwright's download.

    Tests run in several processes, and apt serves one at a time: the others wait and find it there.
    """
    with one_at_a_time():
        if found := on_machine():
            return found
        said: list[str] = []
        if shutil.which("apt-get") and os.geteuid() == 0:
            said += [failure(command) for command in APT]
            if found := on_machine():
                return found
        said.append(failure((sys.executable, "-m", "playwright", "install", "chromium")))
        if said[-1]:
            raise NoBrowser("\n".join(["no Chromium is there, and none could be installed", *said]))
        return OWN


def failure(command: tuple[str, ...]) -> str:
    """What a command said at its end if it failed."""
    done = subprocess.run(command, check=False, capture_output=True, text=True)  # noqa: S603  # our own words
    if done.returncode == 0:
        return ""
    return (
        f"{' '.join(command[1:])}: {done.returncode} {(done.stdout + done.stderr)[-500:].strip()}"
    )


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Among the processes of this machine, where it has such locks."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    with (Path(tempfile.gettempdir()) / LOCK).open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield
