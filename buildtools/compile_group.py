"""Run as a script in a laid-out copy: compile files as one mypyc group, beside their sources.

A process of its own, because mypyc ends the process it runs in when it finds a mistake.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import setup

sys.path.append(str(Path(__file__).resolve().parent.parent))  # behind the copy that is compiled

from buildtools import recipe
from buildtools.docstrings import Docstrings, docstrings, with_docstrings
from buildtools.generated_c import UnknownWordsError, improved
from buildtools.saying import say_now


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
    improve([Path(source) for extension in extensions for source in extension.sources], job)
    say_now(job["part"], f"compiling the engine, {megabytes(extensions):.0f} MB of C")
    setup(
        name="onirim-engine",
        packages=[],
        py_modules=[],
        ext_modules=extensions,
        script_args=["-q", "build_ext", "--force", "--build-lib", ".", "--build-temp", "objects"],
    )


def improve(sources: list[Path], job: dict[str, Any]) -> None:
    """Change the C text; a change without its places ends the build."""
    found = docstrings(map(Path, job["files"]))
    try:
        kept = sum(improve_one(source, found, job) for source in sources)
        if found and not kept:
            raise UnknownWordsError("no docstring is kept: their places are in other words")
    except UnknownWordsError as wrong:
        print(f"error: buildtools/generated_c.py: {wrong}")
        sys.exit(recipe.OUR_MISTAKE)


def improve_one(source: Path, found: Docstrings, job: dict[str, Any]) -> int:
    """Change one file, and count the docstrings that it keeps."""
    text = source.read_text(encoding="utf-8")
    text = improved(text, job["unchecked"], simplify=not job["as_generated"])
    text, kept = with_docstrings(text, found)
    source.write_text(text, encoding="utf-8")
    return kept


def megabytes(extensions: list[Any]) -> float:
    """How much C there is to compile."""
    return sum(Path(source).stat().st_size for one in extensions for source in one.sources) / 1e6


def set_flags(extension: Any, job: dict[str, Any]) -> None:
    """Add our flags and drop -Werror: a newer compiler's warning must not cost the speed."""
    flags = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
    extension.extra_compile_args = flags + job["compile_flags"]
    extension.extra_link_args = extension.extra_link_args + job["link_flags"]


main()
