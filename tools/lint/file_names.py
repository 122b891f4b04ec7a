"""Every file of the project has a name that any system and any unpacker takes."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePosixPath

from tools.lint.shared.findings import ROOT, Finding, report

REFUSED = re.compile(r'[<>:"|?*\\\x00-\x1f\x7f]')
DEVICES = {
    "con",
    "prn",
    "aux",
    "nul",
    *(f"{port}{n}" for port in ("com", "lpt") for n in range(10)),
}
LONGEST = 160  # characters; Windows takes 260 with the folder that somebody unpacks into
BUILT = {"node_modules", "__pycache__", "build", "dist", "generated", "static"}


def main() -> int:
    return report(findings())


def findings(names: Iterable[str] | None = None) -> Iterator[Finding]:
    names = tracked() if names is None else [*names]
    for name in names:
        if why := why_refused(name):
            yield Finding(name, 1, why)
    spellings: dict[str, set[str]] = defaultdict(set)
    for name in names:
        for path in (name, *map(str, PurePosixPath(name).parents)):
            spellings[path.lower()].add(path)
    for same in spellings.values():
        if len(same) > 1:
            yield Finding(min(same), 1, f"differs only in case from {max(same)}")


def tracked() -> list[str]:
    """What git tracks; in an unpacked source archive all files but those that a build leaves."""
    try:
        listed = subprocess.run(
            ["git", "ls-files", "-z"],  # noqa: S607  # whichever git there is
            cwd=ROOT, capture_output=True, check=True,
        )  # fmt: skip
    except (OSError, subprocess.CalledProcessError):
        return sorted(walked())
    return [os.fsdecode(name) for name in listed.stdout.split(b"\0") if name]


def walked() -> Iterator[str]:
    for folder, folders, files in os.walk(ROOT):
        folders[:] = [name for name in folders if not name.startswith(".") and name not in BUILT]
        for name in files:
            yield (Path(folder) / name).relative_to(ROOT).as_posix()


def why_refused(name: str) -> str:
    """What is wrong with a path; empty if every system takes it."""
    if not name.isascii():
        return "a letter that unpackers write in several ways"
    if len(name) > LONGEST:
        return "too long"
    for part in PurePosixPath(name).parts:
        if REFUSED.search(part):
            return "a character that Windows refuses"
        if part != part.rstrip(". "):
            return "a dot or a space at the end, which Windows drops"
        if part.partition(".")[0].lower() in DEVICES:
            return "the name of a device"
    return ""


if __name__ == "__main__":
    sys.exit(main())
