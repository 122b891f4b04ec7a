"""Run as a script: import the named modules and insist that they are compiled ones, from here.

The first argument is the folder they must come from: an onirim that is installed in the same
environment must not stand in for the one that was just built.
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path


def main() -> None:
    """Import all modules, the first failure ends the process."""
    stage = Path(sys.argv[1]).resolve()
    for name in sys.argv[2:]:
        check(name, stage)


def check(name: str, stage: Path) -> None:
    """Import one module and look where it came from."""
    file = str(import_module(name).__file__)
    if not Path(file).resolve().is_relative_to(stage):
        sys.exit(f"error: {name} was imported from {file}")
    if not file.endswith(tuple(EXTENSION_SUFFIXES)):
        sys.exit(f"error: {name} is not compiled")


main()
