"""Makes the compiled engine: lay out a copy, compile it, import it, and only then hand it over.

A mypyc group is one helper library and a thin shim per module. A group that fails half-way
leaves shims without the library, and the package cannot be imported at all; so nothing is handed
over that has not been imported from the copy by a fresh interpreter.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import sys
import sysconfig
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from buildtools import cache, recipe
from buildtools.options import BuildOptions
from buildtools.running import TooLongError, run_heard
from buildtools.saying import pass_on, say, say_now

HERE = Path(__file__).parent
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
COMPILER_VARIABLES = ("CFLAGS", "CPPFLAGS", "LDFLAGS", "LDSHARED")
IMPORT_SECONDS = 120
PROFILE_SECONDS = 300
PART = "engine"  # of a build, where it says what it is doing


@dataclass(frozen=True)
class Built:
    """One extension module, compiled and tried: its import name and its file."""

    module: str
    file: Path


class BuildFailedError(Exception):
    """The engine could not be compiled; the text is the one line a person reads."""

    def __init__(self, reason: str, output: str = "") -> None:
        super().__init__(reason)
        self.output = output


def build_engine(src: Path, work: Path, options: BuildOptions) -> list[Built]:
    """Compile the engine of `src` inside `work`; an empty list means: install it interpreted."""
    if not options.compile:
        say("the engine stays interpreted: ONIRIM_COMPILE=0")
        return []
    try:
        return _compiled_engine(src, work / "stage", options)
    except BuildFailedError as failure:
        if options.must_compile:
            print(failure.output, flush=True)
            raise SystemExit(f"onirim build: cannot compile the engine: {failure}") from failure
        say(f"the engine stays interpreted: {failure}")
        return []
    finally:
        say_now(PART, "")


def _compiled_engine(src: Path, stage: Path, options: BuildOptions) -> list[Built]:
    """Take the engine from the cache or compile it; either way it must import."""
    _lay_out(src, stage)
    if not recipe.compiled_files(stage):
        raise BuildFailedError("there is nothing to compile")
    say_now(PART, "looking for a C compiler")
    compiler, flags = _probe_compiler(stage, options)
    key = _cache_key(stage, compiler, flags, options)
    if cache.fetch(options.cache, key, stage) and _imports(stage):
        say("the engine is compiled (unchanged since an earlier build)")
    else:
        _remove_extensions(stage)
        _compile(stage, flags, options)
        say_now(PART, "trying the compiled engine")
        _check_import(stage)
        cache.store(options.cache, key, stage, _extensions(stage))
        say("the engine is compiled")
    return [Built(recipe.module_name(file), stage / file) for file in _extensions(stage)]


def _lay_out(src: Path, stage: Path) -> None:
    """Copy what is compiled, and the package around it, to where nobody minds the litter."""
    for file in recipe.sources(src):
        (stage / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(src / file, stage / file)


def _probe_compiler(stage: Path, options: BuildOptions) -> tuple[str, list[str]]:
    """Find out who compiles and which of our flags it takes (clang takes fewer than gcc)."""
    basic = list(recipe.BASIC_FLAGS)
    direct = [*basic, *recipe.DIRECT_CALLS]
    attempts = (
        [direct, basic] if options.fast else [[*direct, *recipe.RELEASE_FLAGS], direct, basic]
    )
    output = _run_tool("probe_compiler.py", json.dumps(attempts), stage=stage)
    answer = json.loads(output.strip().splitlines()[-1])
    if "error" in answer:
        raise BuildFailedError(f"no working C compiler ({answer['error']})")
    return answer["compiler"], answer["flags"]


def _cache_key(stage: Path, compiler: str, flags: list[str], options: BuildOptions) -> str:
    """Hash everything that shapes the machine code."""
    tools = {name: _version(name) for name in ("mypy", "librt")}
    settings = {name: os.environ.get(name) for name in COMPILER_VARIABLES}
    facts: list[object] = [sys.version, sysconfig.get_platform(), SUFFIX, compiler, flags]
    facts += [options.fast, options.profile, options.unchecked, options.as_generated]
    digest = sha256(json.dumps([facts, tools, settings]).encode())
    files = [stage / file for file in recipe.sources(stage)] + sorted(HERE.glob("*.py"))
    for file in files:
        name = file.relative_to(stage if file.is_relative_to(stage) else HERE)
        digest.update(f"\0{name.as_posix()}\0".encode() + file.read_bytes())
    return digest.hexdigest()[:32]


def _version(distribution: str) -> str | None:
    """Name an installed version, if it is installed."""
    try:
        return version(distribution)
    except PackageNotFoundError:
        return None


def _compile(stage: Path, flags: list[str], options: BuildOptions) -> None:
    """Compile the stage in place; a profile that the machine cannot make is a pity, no more."""
    if options.unchecked:
        say("without index checks: for research only, and no modules from outside")
    if options.profile:
        try:
            _compile_with_profile(stage, flags, options)
        except BuildFailedError as failure:
            say(f"without a profile: {failure}")
            _remove_extensions(stage)
        else:
            say("a profile has guided the compiler")
            return
    _write_kind(stage, "quick" if options.fast else "release", options)
    _compile_once(stage, flags, options)


def _write_kind(stage: Path, kind: str, options: BuildOptions) -> None:
    """Write into the copy how it is compiled: the engine can tell, and the benchmarks ask."""
    file = stage / recipe.KIND_FILE
    text = file.read_text(encoding="utf-8")
    answers = {"BUILD_KIND": kind, "UNCHECKED": options.unchecked, "COMPILED": True}
    for name, value in answers.items():
        text = re.sub(rf"^({name}: .* = )\S+", rf"\g<1>{value!r}", text, flags=re.MULTILINE)
    file.write_text(text, encoding="utf-8")


def _compile_with_profile(stage: Path, flags: list[str], options: BuildOptions) -> None:
    """Compile, play to find out which branches are hot, and compile again knowing it."""
    _write_kind(stage, "profile", options)
    quick = [flag for flag in flags if flag not in recipe.RELEASE_FLAGS]
    _compile_once(stage, [*quick, *recipe.RECORD_PROFILE], options, recipe.RECORD_PROFILE)
    _check_import(stage)
    say_now(PART, "playing games to find out what is hot in the engine")
    games = [sys.executable, "-P", "-c", recipe.PROFILE_WORKLOAD]
    _run(games, stage, PROFILE_SECONDS, our_mistake=1)  # Python's status after an exception
    _remove_extensions(stage)
    _compile_once(stage, [*flags, *recipe.USE_PROFILE], options, recipe.USE_PROFILE[:1])


def _compile_once(
    stage: Path, flags: list[str], options: BuildOptions, link_flags: Sequence[str] = ()
) -> None:
    """Run mypyc and the C compiler over the stage."""
    job = {
        "files": [file.as_posix() for file in recipe.compiled_files(stage)],
        "mypy_options": recipe.MYPY_OPTIONS,
        "compile_flags": flags,
        "link_flags": link_flags,
        "optimise": recipe.QUICK_LEVEL if options.fast else recipe.RELEASE_LEVEL,
        "part": PART,
        "unchecked": options.unchecked,
        "as_generated": options.as_generated,
    }
    _run_tool("compile_group.py", json.dumps(job), stage=stage)


def _check_import(stage: Path) -> None:
    """Import every compiled module from the stage, in an interpreter that knows nothing else."""
    modules = [recipe.module_name(file) for file in recipe.compiled_files(stage)]
    _run_tool("check_import.py", str(stage), *modules, stage=stage, seconds=IMPORT_SECONDS)


def _imports(stage: Path) -> bool:
    """Tell whether the stage can be imported; a cached engine that cannot is compiled anew."""
    try:
        _check_import(stage)
    except BuildFailedError:
        return False
    return True


def _extensions(stage: Path) -> list[Path]:
    """List the extension modules of the stage, relative to it."""
    return sorted(path.relative_to(stage) for path in stage.rglob(f"*{SUFFIX}"))


def _remove_extensions(stage: Path) -> None:
    """Take every extension module away, good or bad."""
    for file in _extensions(stage):
        (stage / file).unlink()


def _run_tool(script: str, *arguments: str, stage: Path, seconds: float | None = None) -> str:
    """Run one of the scripts beside this file: mypyc ends its process when it fails."""
    return _run([sys.executable, "-P", str(HERE / script), *arguments], stage, seconds)


def _run(
    command: list[str],
    stage: Path,
    seconds: float | None,
    our_mistake: int = recipe.OUR_MISTAKE,
) -> str:
    """Run a command in the stage, which comes first on its path; failure is one line of text.

    With the status `our_mistake` the build itself fails: no machine could do better.
    """
    paths = [str(stage), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    try:
        status, output = run_heard(command, stage, environment, pass_on, seconds)
    except (OSError, TooLongError) as error:
        raise BuildFailedError(str(error)) from error
    if status == our_mistake:
        print(output, flush=True)
        raise SystemExit(f"onirim build: the engine is wrong: {_summary(output, status)}")
    if status != 0:
        raise BuildFailedError(_summary(output, status), output)
    return output


def _summary(output: str, status: int) -> str:
    """Choose the line that says why: the first that calls itself an error, or the last of all."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    errors = [line for line in lines if re.search(r"\berror:", line)]
    return (errors[:1] or lines[-1:] or [f"exit status {status}"])[0]
