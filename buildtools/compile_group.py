"""Run as a script in a laid-out copy: compile files as one mypyc group, beside their sources.

A process of its own, because mypyc ends the process it runs in when it finds a mistake.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from mypyc.build import mypycify
from setuptools import setup


def main() -> None:
    """Compile what the JSON job in the first argument describes."""
    job: dict[str, Any] = json.loads(sys.argv[1])
    extensions = mypycify(
        [*job["mypy_options"], *job["files"]], opt_level="3", debug_level="0", target_dir="c"
    )
    for extension in extensions:
        set_flags(extension, job)
    setup(
        name="onirim-engine",
        packages=[],
        py_modules=[],
        ext_modules=extensions,
        script_args=["-q", "build_ext", "--force", "--build-lib", ".", "--build-temp", "objects"],
    )


def set_flags(extension: Any, job: dict[str, Any]) -> None:
    """Add our flags and drop -Werror: a newer compiler's warning must not cost the speed."""
    flags = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
    extension.extra_compile_args = flags + job["compile_flags"]
    extension.extra_link_args = extension.extra_link_args + job["link_flags"]


main()
