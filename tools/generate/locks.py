"""Write the lock files of deploy/: every package with its version and the hashes of its files.

    make locks

They are for all systems and for Python from 3.11 on. uv resolves them (`make locks` installs it
into an environment of its own); `tools/lint/locks.py` compares them with pyproject.toml.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Sequence
from pathlib import Path

__all__ = ["LOCKS", "requirements"]

ROOT = Path(__file__).resolve().parent.parent.parent
SELF = "onirim["
BUILD = "build"  # what a wheel of ours is built with
LOCKS = {  # by file, the extras that are in it
    "deploy/requirements.lock": ("client", "server", "postgres"),
    "deploy/build.lock": (BUILD,),
    "deploy/ci.lock": ("all", "dev", BUILD),
}
HEADER = "# Written by `make locks`: do not edit.\n"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("uv", type=Path, help="the program that resolves")
    options = parser.parse_args(arguments)
    for name, extras in LOCKS.items():
        (ROOT / name).write_text(HEADER + resolved(options.uv, requirements(extras)))
    return 0


def resolved(uv: Path, wanted: Sequence[str]) -> str:
    with tempfile.NamedTemporaryFile("w", suffix=".in") as file:
        file.write("\n".join(wanted))
        file.flush()
        command = [str(uv), "pip", "compile", file.name, "--universal", "--python-version", "3.11",
                   "--generate-hashes", "--no-header", "--no-annotate", "--quiet"]  # fmt: skip
        done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)  # noqa: S603
    return done.stdout


def requirements(extras: Sequence[str]) -> list[str]:
    """What pyproject.toml asks for, with these extras and the extras that they name."""
    stated = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project, build = stated["project"], stated["tool"]["onirim"]["build"]
    known: dict[str, list[str]] = dict(project["optional-dependencies"])
    known[BUILD] = [*stated["build-system"]["requires"], *build["engine"], *build["table"]]
    found: dict[str, None] = {}
    if tuple(extras) != (BUILD,):
        found |= dict.fromkeys(project["dependencies"])
    waiting = list(extras)
    while waiting:
        for wanted in known[waiting.pop(0)]:
            if wanted.startswith(SELF):
                waiting += wanted.removeprefix(SELF).rstrip("]").split(",")
            else:
                found[wanted] = None
    return list(found)


if __name__ == "__main__":
    sys.exit(main())
