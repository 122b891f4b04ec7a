"""What is compiled, and with which flags: the one place to change either."""

from __future__ import annotations

import re
from pathlib import Path

TREES = ("onirim/engine", "onirim/bots", "onirim/mind")
"""Folders under src/ that are compiled as one group: calls inside a group are plain C calls.

They may import each other and nothing else of onirim, because only they are laid out for mypyc.
"""

NOT_COMPILED = frozenset({"__init__.py", "native.py", "facts.py", "info.py"})
"""`native.py` chooses the types of the interpreted engine, which compiled code never looks up;
`facts.py` and `info.py` are plain data for front ends, which go over the wire as they are."""

KIND_FILE = Path("onirim/engine/build_kind.py")
"""Here the engine says how it was built; the copy that is compiled gets the true answer."""

MEMORY_FILE = Path("onirim/engine/memory.py")
LEAST_CELLS = re.compile(r"^FIRST_FREE: Final = (\d+)", re.MULTILINE)
"""No memory of a game has fewer cells: what is at a fixed place below that is there in each."""

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
from onirim.mind.games import HEURISTIC, RANDOM, SEEKER, play_games
from onirim.engine.catalogue import module_keys, ruleset

every = "+".join(["", *module_keys()])
for text in ["duo", "solo" + every, "duo" + every, *["solo+" + key for key in module_keys()]]:
    play_games(ruleset(text), 1, 2_000, RANDOM)
    play_games(ruleset(text), 1, 40, HEURISTIC)
play_games(ruleset("solo"), 1, 40_000, RANDOM)
play_games(ruleset("solo"), 1, 4_000, SEEKER)
"""
"""What a profile-guided build plays to learn which branches are hot: every mode and module."""


def sources(root: Path) -> list[Path]:
    """List the Python files of the compiled trees, relative to `root`, in a fixed order."""
    found = (path for tree in TREES for path in (root / tree).rglob("*.py"))
    return sorted(path.relative_to(root) for path in found)


def compiled_files(root: Path) -> list[Path]:
    """List those of the sources that mypyc compiles."""
    return [path for path in sources(root) if path.name not in NOT_COMPILED]


def module_name(path: Path) -> str:
    """Name the module that a file relative to the root is imported as."""
    return ".".join([*path.parent.parts, path.name.partition(".")[0]])


def least_cells(root: Path) -> int:
    """How many cells every memory has; 0 where the sources do not say it."""
    memory = root / MEMORY_FILE
    found = LEAST_CELLS.search(memory.read_text(encoding="utf-8")) if memory.exists() else None
    return int(found[1]) if found else 0
