"""Compile the engine: copy it, compile the copy, import the result, and only then hand it over.

A mypyc group is one library and a thin shim per module. A group that fails half-way leaves shims
without the library, and then the package cannot be imported at all. So nothing is handed over that
a fresh interpreter has not imported from the copy.
"""

from __future__ import annotations

import json
import os
import platform
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Iterator
from functools import cache as remembered
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from buildtools import cache
from buildtools.options import QUICK, BuildOptions, fail, first_error, say, say_now

HERE = Path(__file__).parent
SETTINGS = HERE.parent / "pyproject.toml"
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
COMPILER_VARIABLES = ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS", "LDSHARED")
SECONDS = {"import": 120.0, "play": 300.0}
PART = "engine"  # of a build, for the live line
OUR_MISTAKE = 3  # exit status of a child that finds this project wrong, not the machine

KIND_FILE = Path("onirim/engine/build_kind.py")
"""Here the engine says how it was built; the copy that is compiled gets the answers."""

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

CHECK_IMPORT = """\
import sys
from importlib import import_module
from pathlib import Path

for name in sys.argv[2:]:
    file = Path(import_module(name).__file__).resolve()
    if file.suffix == ".py" or not file.is_relative_to(Path(sys.argv[1]).resolve()):
        sys.exit(f"error: {name} was imported from {file}")
"""
"""An onirim installed in the same environment must not stand in for the one just built."""


class BuildFailedError(Exception):
    """The engine could not be compiled; the text is the one line a person reads."""

    def __init__(self, reason: str, output: str = "") -> None:
        super().__init__(reason)
        self.output = output


def build_engine(src: Path, stage: Path, options: BuildOptions) -> list[Path]:
    """Compile the engine of `src` in the new folder `stage`, and return its modules' files there.

    An empty list means: install it interpreted.
    """
    if not options.compile:
        say("the engine stays interpreted: ONIRIM_COMPILE=0")
        return []
    try:
        return _compiled_engine(src, stage, options)
    except BuildFailedError as failure:
        if options.must_compile:
            raise fail(f"cannot compile the engine: {failure}", failure.output) from failure
        say(f"the engine stays interpreted: {failure}")
        return []
    finally:
        say_now(PART, "")


def has_c_compiler() -> bool:
    """Return whether the compiler that Python names is here, and Python's headers."""
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or ""
    command = shlex.split(named)[:1] or (["cl"] if os.name == "nt" else [""])
    header = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return shutil.which(command[0]) is not None and header.is_file()


def compiled_files(root: Path, kind: str = "release") -> list[Path]:
    """List the files that mypyc compiles as one group, relative to `root`, in a fixed order.

    Calls inside the group are plain C calls. The files import each other, what is `interpreted`,
    and nothing else of onirim: only these are laid out for mypyc.
    """
    beside = {*matches(root, "interpreted")}
    if kind == QUICK:
        beside |= {*matches(root, "optimised_only")}
    found = {*matches(root, "compiled")} - beside
    return sorted(path for path in found if path.name != "__init__.py")


def sources(root: Path) -> list[Path]:
    """List the compiled files, what they need beside them, and their packages."""
    files = {*matches(root, "compiled"), *matches(root, "interpreted")}
    folders = {folder for file in files for folder in file.parents if folder.name}
    packages = {folder / "__init__.py" for folder in folders}
    return sorted(files | {file for file in packages if (root / file).exists()})


@remembered
def listed(name: str) -> tuple[str, ...]:
    """List the patterns under `tool.onirim.build`, relative to the package."""
    settings = tomllib.loads(SETTINGS.read_text(encoding="utf-8"))
    return tuple(settings["tool"]["onirim"]["build"][name])


def matches(root: Path, name: str) -> Iterator[Path]:
    """Find the files of a list; a pattern that finds none is out of date."""
    for pattern in listed(name):
        found = [path.relative_to(root) for path in (root / "onirim").glob(pattern)]
        if not found:
            raise fail(f"pyproject.toml lists {pattern} as {name}: no such file")
        yield from found


def module_name(path: Path) -> str:
    """Name the module that a file relative to the root is imported as."""
    return ".".join([*path.parent.parts, path.name.partition(".")[0]])


def _compiled_engine(src: Path, stage: Path, options: BuildOptions) -> list[Path]:
    """Take the engine from the cache or compile it; either way it must import."""
    for file in sources(src):
        (stage / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(src / file, stage / file)
    if not has_c_compiler():
        raise BuildFailedError("no C compiler for Python extensions was found")
    key = _cache_key(stage, options)
    if cache.fetch(options.cache, key, stage) and _imports(stage, options):
        say("the engine is compiled (unchanged since an earlier build)")
    else:
        _compile(stage, options)
        _check_import(stage, options)
        cache.store(options.cache, key, stage, _extensions(stage))
        say("the engine is compiled")
    return _extensions(stage)


def _cache_key(stage: Path, options: BuildOptions) -> str:
    """Hash everything that shapes the machine code."""
    facts: list[object] = [sys.version, platform.platform(), SUFFIX, _compiler_version()]
    facts += [options.kind, options.unchecked, options.as_generated]
    facts += [_version(name) for name in ("mypy", "librt", "setuptools")]
    facts += [os.environ.get(name) for name in COMPILER_VARIABLES]
    digest = sha256(json.dumps(facts).encode())
    for file in [*(stage / name for name in sources(stage)), *sorted(HERE.glob("*.py")), SETTINGS]:
        name = file.relative_to(stage) if file.is_relative_to(stage) else file.name
        digest.update(f"\0{name}\0".encode() + file.read_bytes())
    return digest.hexdigest()[:32]


def _compiler_version() -> str:
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl")
    done = subprocess.run([command[0], "--version"], capture_output=True, text=True, check=False)
    return (done.stdout or done.stderr).partition("\n")[0]


def _version(distribution: str) -> str | None:
    try:
        return version(distribution)
    except PackageNotFoundError:
        return None


def _compile(stage: Path, options: BuildOptions) -> None:
    """Compile the stage in place; without a profile where this compiler cannot use one."""
    if options.unchecked:
        say("without index checks: for research only, and no modules from outside")
    if options.kind == "profile":
        try:
            _compile_with_profile(stage, options)
        except BuildFailedError as failure:
            say(f"without a profile: {failure}")
        else:
            say("a profile has guided the compiler")
            return
    _write_kind(stage, QUICK if options.kind == QUICK else "release", options)
    _compile_once(stage, options, QUICK if options.kind == QUICK else "release")


def _compile_with_profile(stage: Path, options: BuildOptions) -> None:
    """Compile, play to find out which branches are hot, and compile again knowing it."""
    _write_kind(stage, "profile", options)
    _compile_once(stage, options, "record")
    _check_import(stage, options)
    say_now(PART, "playing games to find out what is hot in the engine")
    _run(["-c", PROFILE_WORKLOAD], stage, SECONDS["play"], our_mistake=1)
    _compile_once(stage, options, "profile")


def _write_kind(stage: Path, kind: str, options: BuildOptions) -> None:
    """Write into the copy how it is compiled: the engine can tell, and the benchmarks ask."""
    file = stage / KIND_FILE
    text = file.read_text(encoding="utf-8")
    answers = {"BUILD_KIND": kind, "UNCHECKED": options.unchecked, "COMPILED": True}
    for name, value in answers.items():
        text = re.sub(rf"^({name}: .* = )\S+", rf"\g<1>{value!r}", text, flags=re.MULTILINE)
    file.write_text(text, encoding="utf-8")


def _compile_once(stage: Path, options: BuildOptions, step: str) -> None:
    """Run mypyc and the C compiler over the stage."""
    for file in _extensions(stage):
        (stage / file).unlink()
    say_now(PART, "compiling the engine")
    job = {
        "files": [file.as_posix() for file in compiled_files(stage, options.kind)],
        "step": step,
        "unchecked": options.unchecked,
        "as_generated": options.as_generated,
    }
    _run([str(HERE / "compile_engine.py"), json.dumps(job)], stage)


def _check_import(stage: Path, options: BuildOptions) -> None:
    """Import every compiled module from the stage, in an interpreter that knows nothing else."""
    modules = [module_name(file) for file in compiled_files(stage, options.kind)]
    _run(["-c", CHECK_IMPORT, str(stage), *modules], stage, SECONDS["import"])


def _imports(stage: Path, options: BuildOptions) -> bool:
    """Tell whether the stage can be imported; a cached engine that cannot is compiled again."""
    try:
        _check_import(stage, options)
    except BuildFailedError:
        return False
    return True


def _extensions(stage: Path) -> list[Path]:
    """List the extension modules of the stage, relative to it."""
    return sorted(path.relative_to(stage) for path in stage.rglob(f"*{SUFFIX}"))


def _run(
    arguments: list[str],
    stage: Path,
    seconds: float | None = None,
    our_mistake: int = OUR_MISTAKE,
) -> None:
    """Run Python in the stage, which comes first on its path; failure is one line of text.

    A process of its own, because mypyc ends the process it runs in when it finds a mistake. With
    the status `our_mistake` the build itself fails: no machine could do better.
    """
    paths = [str(stage), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    command = [sys.executable, "-P", *arguments]
    try:
        done = subprocess.run(
            command, cwd=stage, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True, errors="replace", timeout=seconds, check=False,
        )  # fmt: skip
    except (OSError, subprocess.TimeoutExpired) as error:
        raise BuildFailedError(str(error)) from error
    reason = first_error(done.stdout, done.returncode)
    if done.returncode == our_mistake:
        raise fail(f"the engine is wrong: {reason}", done.stdout)
    if done.returncode != 0:
        raise BuildFailedError(reason, done.stdout)
