"""Run as a script in a laid-out copy: compile files as one mypyc group, beside their sources.

mypyc writes one C file per module. They are put together into translation units, which all cores
compile at the same time: four for a quick build, one for an optimised build, which can then inline
across modules.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from sysconfig import get_config_var
from typing import Any

from mypyc.build import mypycify
from setuptools import Extension, setup
from setuptools._distutils.ccompiler import get_default_compiler
from setuptools.command.build_ext import build_ext

sys.path.append(str(Path(__file__).resolve().parent.parent))  # behind the copy that is compiled

from buildtools.docstrings import Docstrings, docstrings, with_docstrings
from buildtools.generated_c import UnknownWordsError, has_sums, improved
from buildtools.options import QUICK

OUR_MISTAKE = 3  # exit status: this project is wrong, not the machine
UNITS = 4  # of a quick build
NETWORK = "onirim/players/net/network.py"  # among the files that are compiled

# A signed sum that overflows wraps. Loops over the weights of the net take eight at once, in quick
# builds as well. No warnings: Python's own flags ask for all of them, which takes long.
BASIC_FLAGS = ("-fwrapv", "-ftree-vectorize", "-w", "-Wno-all")
# Nobody outside replaces a function of the group, so it may be inlined.
DIRECT_CALLS = ("-fvisibility=hidden", "-fno-semantic-interposition")
# They let gcc inline the small accessors; clang does not know them.
INLINE_MORE = (
    *("--param", "max-inline-insns-auto=300"),
    *("--param", "max-inline-insns-single=400"),
    *("--param", "inline-unit-growth=800"),
    *("--param", "large-function-growth=3000"),
)
RECORD_PROFILE = ("-fprofile-generate",)
# Partial training: what was never played is compiled as without a profile, not for size.
USE_PROFILE = (
    "-fprofile-use",
    "-fprofile-partial-training",
    "-fprofile-correction",
    "-Wno-missing-profile",
)
FLAGS = {
    QUICK: (),
    "release": INLINE_MORE,
    "record": RECORD_PROFILE,
    "profile": (*INLINE_MORE, *USE_PROFILE),
}
LINKED_WITH = {"record": RECORD_PROFILE, "profile": USE_PROFILE[:1]}
LEVELS = {QUICK: "1"}
"""How hard the compiler tries; anything else than a quick build: 3."""

SHIM_TAIL = re.compile(r"\n// distutils sometimes.*", re.DOTALL)
UNIT_HEAD = """\
#include <Python.h>
#include "CPy.h"
#if defined(__clang__)
#define COLD __attribute__((optnone, noinline))
#elif defined(__GNUC__)
#define COLD __attribute__((optimize("O0")))
#else
#define COLD
#endif
#if defined(__GNUC__)
#pragma GCC visibility push(hidden)
#endif
"""


def main() -> None:
    """Compile what the JSON job in the first argument describes."""
    job: dict[str, Any] = json.loads(sys.argv[1])
    group, *shims = mypycify(
        ["--strict", *job["files"]],
        opt_level=LEVELS.get(job["step"], "3"),
        debug_level="0",
        target_dir="c",
        multi_file=True,
    )
    group.sources = units(group.sources, job)
    libraries = join_shims(shims)
    set_flags([group, *libraries], job["step"])
    setup(
        name="onirim-engine",
        packages=[],
        py_modules=[],
        ext_modules=[group, *libraries],
        cmdclass={"build_ext": ParallelBuild},
        script_args=["-q", "build_ext", "--force", "--build-lib", ".", "--build-temp", "objects"],
    )
    copy_shims(libraries)


def units(sources: list[str], job: dict[str, Any]) -> list[str]:
    """Improve the C text, and put it together in units of about the same size.

    Neighbours stay together: what calls each other most is optimised together.
    """
    files = sorted(map(Path, sources))
    improve([file for file in files if file.name.startswith("__native")], job)
    count = UNITS if job["step"] == QUICK else 1
    each = sum(file.stat().st_size for file in files) / count
    contents = [UNIT_HEAD] * count
    size = 0.0
    for file in files:
        contents[min(int(size / each), count - 1)] += (
            f'#include "{file.relative_to("c").as_posix()}"\n'
        )
        size += file.stat().st_size
    names = [f"c/unit{i}.c" for i in range(count)]
    for name, text in zip(names, contents, strict=True):
        Path(name).write_text(text, encoding="utf-8")
    return names


def improve(files: list[Path], job: dict[str, Any]) -> None:
    """Change the C text; a change without its places ends the build, for it would cost speed."""
    found = docstrings(map(Path, job["files"]))
    try:
        kept = sum(improve_one(file, found, job) for file in files)
        if found and not kept:
            raise UnknownWordsError("no docstring is kept: their places are in other words")
        if NETWORK in job["files"] and not any(has_sums(file.read_text("utf-8")) for file in files):
            raise UnknownWordsError("no loop of the net was found: their names have changed")
    except UnknownWordsError as wrong:
        print(f"error: buildtools/generated_c.py: {wrong}")
        sys.exit(OUR_MISTAKE)


def improve_one(file: Path, found: Docstrings, job: dict[str, Any]) -> int:
    """Change one file, and count the docstrings that it keeps."""
    text = file.read_text(encoding="utf-8")
    text = improved(text, job["unchecked"], not job["as_generated"], job["step"] == QUICK)
    text, kept = with_docstrings(text, found)
    file.write_text(text, encoding="utf-8")
    return kept


def set_flags(extensions: list[Any], step: str) -> None:
    """Add our flags and drop -Werror: a newer compiler's warning must not cost the speed."""
    if get_default_compiler() != "unix":
        return  # of another compiler mypyc knows the flags
    compiler = str(get_config_var("CC")).split()[:1]
    told = subprocess.run([*compiler, "--version"], capture_output=True, text=True, check=False)
    flags = (*BASIC_FLAGS, *DIRECT_CALLS, *(() if "clang" in told.stdout else FLAGS[step]))
    for extension in extensions:
        known = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
        extension.extra_compile_args = [*known, *flags]
        extension.extra_link_args = [*extension.extra_link_args, *LINKED_WITH.get(step, ())]


def join_shims(shims: list[Any]) -> list[Any]:
    """Put the shims of all modules into one library, which is then copied to each module's place.

    A shim exports `PyInit_` and the last part of its module's name. Modules that share it are in
    different libraries.
    """
    rounds: list[dict[str, Any]] = []
    for shim in shims:
        leaf = shim.name.rpartition(".")[2]
        free = next((one for one in rounds if leaf not in one), None)
        if free is None:
            rounds.append(free := {})
        free[leaf] = shim
    libraries = []
    for i, one in enumerate(rounds):
        source = Path(f"c/shims{i}.c")
        texts = [Path(shim.sources[0]).read_text(encoding="utf-8") for shim in one.values()]
        source.write_text("\n".join(SHIM_TAIL.sub("", text) for text in texts), encoding="utf-8")
        first = next(iter(one.values()))
        arguments = {"extra_compile_args": first.extra_compile_args}
        library = Extension(first.name, [str(source)], **arguments)
        library.modules = [shim.name for shim in one.values()]  # type: ignore[attr-defined]
        library.export_symbols = [f"PyInit_{leaf}" for leaf in one]
        libraries.append(library)
    return libraries


def copy_shims(libraries: list[Any]) -> None:
    """Put a copy of each library where its modules are imported from."""
    for library in libraries:
        for module in library.modules:
            if module != library.name:
                shutil.copyfile(file_of(library.name), file_of(module))


def file_of(module: str) -> Path:
    """Return the place of an extension module in the copy."""
    return Path(*module.split(".")).with_suffix(str(get_config_var("EXT_SUFFIX")))


class ParallelBuild(build_ext):
    """Compiles the sources of an extension at the same time."""

    def build_extensions(self) -> None:
        """Replace the compiler's loop over sources by a pool of threads."""
        one_by_one = self.compiler.compile

        def compile_together(sources: list[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                done = pool.map(lambda source: one_by_one([source], **options), sources)
                return [name for names in done for name in names]

        self.compiler.compile = compile_together
        super().build_extensions()


if __name__ == "__main__":
    main()
