"""A Chromium for tests and pictures: the machine's own, else one that is installed for it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

__all__ = ["NoBrowser", "find_browser"]

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
APT = (("apt-get", "update", "-qq"), ("apt-get", "install", "-y", "-qq", "chromium"))
OWN = ""  # playwright knows where its own browser lies


class NoBrowser(Exception):
    """There is none, and none could be installed."""


def find_browser() -> str:
    """The path for `executable_path`; nothing means playwright's own."""
    return on_machine() or installed()


def on_machine() -> str:
    wished = os.environ.get("ONIRIM_BROWSER", "")
    return wished or next(filter(None, map(shutil.which, NAMES)), "")


def installed() -> str:
    """Debian's package where we may install it, else playwright's download."""
    if shutil.which("apt-get") and os.geteuid() == 0:
        for command in APT:
            subprocess.run(command, check=False, capture_output=True)  # noqa: S603  # our own words
        if found := on_machine():
            return found
    ours = [sys.executable, "-m", "playwright", "install", "chromium"]
    done = subprocess.run(ours, check=False, capture_output=True, text=True)  # noqa: S603  # likewise
    if done.returncode != 0:
        raise NoBrowser("no Chromium is there, and none could be installed")
    return OWN
