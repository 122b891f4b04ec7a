"""Every file of the project has a name that any system and any unpacker takes."""

from __future__ import annotations

import os
import re
import subprocess
from collections import Counter
from pathlib import Path, PurePosixPath

import pytest

PROJECT = Path(__file__).parent.parent
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


def tracked() -> list[str]:
    """What git tracks; in an unpacked source archive all files but those that a build leaves."""
    try:
        listed = subprocess.run(
            ["git", "ls-files", "-z"],  # noqa: S607  # whichever git there is
            cwd=PROJECT, capture_output=True, check=True,
        )  # fmt: skip
    except (OSError, subprocess.CalledProcessError):
        return sorted(walked())
    return [os.fsdecode(name) for name in listed.stdout.split(b"\0") if name]


def walked() -> list[str]:
    found = []
    for folder, folders, files in os.walk(PROJECT):
        folders[:] = [name for name in folders if not name.startswith(".") and name not in BUILT]
        found += [(Path(folder) / name).relative_to(PROJECT).as_posix() for name in files]
    return found


def why_refused(name: str) -> str:
    """What is wrong with a path; nothing if every system takes it."""
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


def test_every_name_is_taken_everywhere() -> None:
    names = tracked()
    assert "pyproject.toml" in names
    assert {name: why for name in names if (why := why_refused(name))} == {}


def test_no_two_names_differ_in_case_alone() -> None:
    """Where case does not count, one of them would overwrite the other."""
    paths = {*tracked()}
    folders = {str(folder) for path in paths for folder in PurePosixPath(path).parents}
    counted = Counter(path.lower() for path in paths | folders)
    assert [path for path, n in counted.items() if n > 1] == []


def test_the_walk_finds_what_git_tracks() -> None:
    """Without git the same files are looked at, or more."""
    hidden = {
        name for name in tracked() if any(p.startswith(".") for p in PurePosixPath(name).parts)
    }
    built = {name for name in tracked() if BUILT & {*PurePosixPath(name).parts}}
    assert {*tracked()} - hidden - built <= {*walked()}


@pytest.mark.parametrize(
    "name",
    [
        "tests/perft/duo:open.txt", "a/what?.txt", "docs/aux.md", "tests/COM1", "a./b", "b ",
        "é.txt", "a\\b", "tab\t.txt", "x" * 200,
    ],
)  # fmt: skip
def test_bad_names_are_known(name: str) -> None:
    assert why_refused(name)
