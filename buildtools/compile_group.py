"""Run as a script in a laid-out copy: compile files as one mypyc group, beside their sources.

A process of its own, because mypyc ends the process it runs in when it finds a mistake.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import setup

sys.path.append(str(Path(__file__).resolve().parent.parent))  # behind the copy that is compiled

from buildtools.saying import say_now

INSIDE = re.compile(r"= (\(uint64_t\)\w+ < \(uint64_t\)\w+);")
FROM_THE_END = re.compile(r"(\w+) = \w+ \+ (\w+);\n +(\w+) = \(uint64_t\)\1 < \(uint64_t\)\2;")
"""How mypyc 2.4 writes `items[i]`: is i below the length, and if not, is i plus the length?"""


def main() -> None:
    """Compile what the JSON job in the first argument describes."""
    job: dict[str, Any] = json.loads(sys.argv[1])
    say_now(job["part"], f"translating {len(job['files'])} files of the engine to C")
    extensions = mypycify(
        [*job["mypy_options"], *job["files"]],
        opt_level=job["optimise"],
        debug_level="0",
        target_dir="c",
    )
    for extension in extensions:
        set_flags(extension, job)
        for source in extension.sources:
            simplify_index_checks(Path(source), job["unchecked"])
    say_now(job["part"], f"compiling the engine, {megabytes(extensions):.0f} MB of C")
    setup(
        name="onirim-engine",
        packages=[],
        py_modules=[],
        ext_modules=extensions,
        script_args=["-q", "build_ext", "--force", "--build-lib", ".", "--build-temp", "objects"],
    )


def megabytes(extensions: list[Any]) -> float:
    """How much C there is to compile."""
    return sum(Path(source).stat().st_size for one in extensions for source in one.sources) / 1e6


def set_flags(extension: Any, job: dict[str, Any]) -> None:
    """Add our flags and drop -Werror: a newer compiler's warning must not cost the speed."""
    flags = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
    extension.extra_compile_args = flags + job["compile_flags"]
    extension.extra_link_args = extension.extra_link_args + job["link_flags"]


def simplify_index_checks(source: Path, unchecked: bool) -> None:
    """Refuse negative indices of a vec instead of counting them from the end: we use none.

    What is left is one comparison. Only an unchecked build does without it.
    """
    text = FROM_THE_END.sub(r"\1 = 0; \3 = 0;", source.read_text(encoding="utf-8"))
    text = INSIDE.sub("= 1;" if unchecked else r"= likely(\1);", text)
    source.write_text(text, encoding="utf-8")


main()
