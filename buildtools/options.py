"""What the person who builds asked for, by environment variables (CONTRIBUTING.md lists them)."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

QUICK = "quick"
KINDS = (QUICK, "release", "profile")
BUILT = "onirim build: "


@dataclass(frozen=True)
class BuildOptions:
    """How to build: a quick engine, an optimised one, or one that a profile has guided."""

    kind: str = QUICK
    compile: bool = True
    must_compile: bool = False
    unchecked: bool = False
    as_generated: bool = False  # compile the C as mypyc writes it, to measure what changes gain
    client: bool = True
    must_client: bool = False
    cache: Path | None = None

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> BuildOptions:
        """Read the switches; what is not set stays at its default."""
        kind = environment.get("ONIRIM_BUILD", QUICK)
        if kind not in KINDS:
            raise SystemExit(f"onirim build: ONIRIM_BUILD is one of {', '.join(KINDS)}: not {kind}")
        return cls(
            kind=kind,
            compile=environment.get("ONIRIM_COMPILE") != "0",
            must_compile=environment.get("ONIRIM_COMPILE") == "1",
            unchecked=environment.get("ONIRIM_UNCHECKED") == "1",
            client=environment.get("ONIRIM_CLIENT") != "0",
            must_client=environment.get("ONIRIM_CLIENT") == "1",
            cache=_cache_folder(environment),
        )


def _cache_folder(environment: Mapping[str, str]) -> Path | None:
    """Choose where compiled engines are kept between builds; None keeps nothing."""
    if environment.get("ONIRIM_BUILD_CACHE") == "0":
        return None
    caches = environment.get("XDG_CACHE_HOME") or Path("~/.cache").expanduser()
    return Path(caches) / "onirim-build"


def say(text: str) -> None:
    """Print a result of the build; `play.py` shows these lines."""
    print(f"{BUILT}{text}\n", end="", flush=True)


def say_now(part: str, text: str) -> None:
    """Print what a part of the build is doing, for the live line; no text: it has ended.

    One write for each line: two parts of a build print at the same time.
    """
    print(f"onirim now: {part}: {text}\n", end="", flush=True)


def first_error(output: str, status: int = 1) -> str:
    """Return the line that says why: the first that calls itself an error, or the last of all."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    errors = [line for line in lines if re.search(r"\b\w*[Ee]rror:", line)]
    return (errors[:1] or lines[-1:] or [f"exit status {status}"])[0]


def fail(text: str, output: str = "") -> SystemExit:
    """Return the end of a build that must not continue, after its output."""
    sys.stdout.write(output)
    return SystemExit(f"onirim build: {text}")
