"""What is compiled, and with which flags: the one place to change either."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

SETTINGS = Path(__file__).parent.parent / "pyproject.toml"

KIND_FILE = Path("onirim/engine/build_kind.py")
"""Here the engine says how it was built; the copy that is compiled gets the true answer."""

MYPY_OPTIONS = ("--strict",)

BASIC_FLAGS = ("-fwrapv", "-ftree-vectorize", "-w", "-Wno-all")
"""Always: a signed sum that overflows wraps, whatever the optimiser would like to assume. Loops
over the weights of the net take eight at once in quick builds, too. No warnings: Python's own flags
ask for all of them, and looking for them takes long."""

DIRECT_CALLS = ("-fvisibility=hidden", "-fno-semantic-interposition")
"""Quick builds too: nobody outside replaces a function of the group, so it may be inlined."""

QUICK_LEVEL = "1"
RELEASE_LEVEL = "3"
"""How hard the compiler tries: a quick build waits a third as long for a sixth more work."""

RELEASE_FLAGS = (
    *("--param", "max-inline-insns-auto=300"),
    *("--param", "max-inline-insns-single=400"),
    *("--param", "inline-unit-growth=800"),
    *("--param", "large-function-growth=3000"),
)
"""They let gcc inline the small accessors: a sixth more games a second for thrice the wait."""

RECORD_PROFILE = ("-fprofile-generate",)
USE_PROFILE = (
    "-fprofile-use",
    "-fprofile-partial-training",
    "-fprofile-correction",
    "-Wno-missing-profile",
)
"""Partial training: what was never played is compiled as if there were no profile, not for size."""

PROFILE_WORKLOAD = """\
from onirim.players.state_players import HEURISTIC, RANDOM, SEEKER
from onirim.players.whole_games import play_games
from onirim.rules.catalogue import module_keys, ruleset

every = "+".join(["", *module_keys()])
for text in ["duo", "solo" + every, "duo" + every, *["solo+" + key for key in module_keys()]]:
    play_games(ruleset(text), 1, 2_000, RANDOM)
    play_games(ruleset(text), 1, 40, HEURISTIC)
play_games(ruleset("solo"), 1, 40_000, RANDOM)
play_games(ruleset("solo"), 1, 4_000, SEEKER)
"""
"""What a profile-guided build plays to learn which branches are hot: every mode and module."""

OUR_MISTAKE = 3
"""Exit status of a tool that finds this project wrong, not the machine: the build ends with it."""


@cache
def listed(name: str) -> tuple[str, ...]:
    """List the patterns under `tool.onirim.build`, relative to the package."""
    settings = tomllib.loads(SETTINGS.read_text(encoding="utf-8"))
    return tuple(settings["tool"]["onirim"]["build"][name])


def compiled_files(root: Path) -> list[Path]:
    """List the files that mypyc compiles as one group, relative to `root`, in a fixed order.

    Calls inside the group are plain C calls. The files import each other, what is `interpreted`
    beside them, and nothing else of onirim: only these are laid out for mypyc.
    """
    beside = {*matches(root, "interpreted")}
    found = {*matches(root, "compiled")} - beside
    return sorted(path for path in found if path.name != "__init__.py")


def sources(root: Path) -> list[Path]:
    """List the compiled files, what they need beside them, and their packages."""
    files = {*matches(root, "compiled"), *matches(root, "interpreted")}
    folders = {folder for file in files for folder in file.parents if folder.name}
    packages = {folder / "__init__.py" for folder in folders}
    return sorted(files | {file for file in packages if (root / file).exists()})


def matches(root: Path, name: str) -> Iterator[Path]:
    """Find the files of a list; a pattern that finds none is out of date."""
    for pattern in listed(name):
        found = [path.relative_to(root) for path in (root / "onirim").glob(pattern)]
        if not found:
            raise SystemExit(
                f"onirim build: pyproject.toml lists {pattern} as {name}: no such file"
            )
        yield from found


def module_name(path: Path) -> str:
    """Name the module that a file relative to the root is imported as."""
    return ".".join([*path.parent.parts, path.name.partition(".")[0]])
