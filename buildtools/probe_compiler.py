"""Run as a script: try the C compiler on one line and print, as JSON, who it is.

The argument is a JSON list of flag lists; the first that the compiler takes is the answer.
"""

from __future__ import annotations

import json
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

import setuptools  # noqa: F401  (brings distutils, which Python 3.12 no longer has)


def main() -> None:
    """Print the compiler and the flags it takes, or the error of the last attempt."""
    answer: dict[str, object] = {"error": "no flags to try"}
    for flags in json.loads(sys.argv[1]):
        answer = probe(flags)
        if "error" not in answer:
            break
    print(json.dumps(answer))


def probe(flags: list[str]) -> dict[str, object]:
    """Compile a file that needs Python's headers."""
    compiler = configured_compiler()
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text("#include <Python.h>\nint probe(void) { return 0; }\n")
        try:
            compiler.compile(
                [str(source)],
                output_dir=folder,
                include_dirs=[sysconfig.get_paths()["include"]],
                extra_postargs=["-Werror", *flags] if compiler.compiler_type == "unix" else flags,
            )
        except Exception as error:
            return {"error": str(error)}
    return {"compiler": identity(compiler), "flags": flags}


def configured_compiler() -> Any:
    """Set the compiler up as setuptools does when it builds an extension."""
    from distutils import ccompiler
    from distutils.sysconfig import customize_compiler

    compiler = ccompiler.new_compiler()
    customize_compiler(compiler)
    return compiler


def identity(compiler: Any) -> str:
    """Name the compiler and its version, as far as it tells."""
    command = list(getattr(compiler, "compiler", []))
    if not command:
        return str(compiler.compiler_type)
    told = subprocess.run([command[0], "--version"], capture_output=True, text=True, check=False)
    return " ".join([*command, *told.stdout.splitlines()[:1]])


main()
