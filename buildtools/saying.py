"""How the parts of a build tell what they do: lines that whoever started it can pick out.

`onirim build:` is what has come of it, worth keeping; `onirim now:` is what a part is doing at
the moment, and the next such line replaces it.
"""

from __future__ import annotations

import re
import sys

BUILT = "onirim build: "
NOW = re.compile(r"onirim now: (.+?): (.*)")


def say(text: str) -> None:
    """Tell the person who builds."""
    print(f"{BUILT}{text}\n", end="", flush=True)


def say_now(part: str, text: str) -> None:
    """Tell what a part is doing; an empty text says that it is through.

    On a terminal nobody picks it out: there it is one line that is written anew.
    """
    if sys.stdout.isatty():
        print(f"\r\033[K{text}", end="", flush=True)
        return
    print(f"onirim now: {part}: {text}\n", end="", flush=True)


def pass_on(line: str) -> None:
    """Of the output of a child, what was meant for the person."""
    if NOW.match(line):
        print(f"{line}\n", end="", flush=True)
