"""What this machine needs for building and for playing: nothing is downloaded that is not used."""

from __future__ import annotations

import os
import shlex
import shutil
import sysconfig
import tomllib
from itertools import chain
from pathlib import Path
from typing import Any

from buildtools.client import has_client
from buildtools.node import own_node
from buildtools.options import BuildOptions

PLAYED_WITH = ("client", "server")  # the extras that `make play` needs


def to_build(project: Path, options: BuildOptions) -> list[str]:
    """A compiler of Python only where there is one of C, and Node only where the table is not."""
    settings = _settings(project)
    needed: list[str] = list(settings["build-system"]["requires"])
    if options.compile and has_c_compiler():
        needed += settings["tool"]["onirim"]["build"]["engine"]
    return needed + to_build_client(project, options)


def to_build_client(project: Path, options: BuildOptions) -> list[str]:
    """Node as a wheel, unless the machine has one or the table is built already."""
    if not options.client or has_client(project, options) or own_node():
        return []
    needed: list[str] = _settings(project)["tool"]["onirim"]["build"]["table"]
    return needed


def to_play(project: Path) -> list[str]:
    """What the installed game asks for, with the extras of the browser table."""
    stated = _settings(project)["project"]
    extras = [stated["optional-dependencies"][extra] for extra in PLAYED_WITH]
    return list(dict.fromkeys(chain(stated["dependencies"], *extras)))


def has_c_compiler() -> bool:
    """Whether it is worth a try: the compiler that Python names is there, and Python's headers."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "")
    header = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return bool(command) and shutil.which(command[0]) is not None and header.is_file()


def _settings(project: Path) -> dict[str, Any]:
    return tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))
