"""What this machine needs to build with: nothing is downloaded that is not used.

Imports nothing but the standard library, so that `play.py` can ask before anything is installed.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from buildtools.client import has_client, own_node
from buildtools.engine import has_c_compiler
from buildtools.options import BuildOptions

PROJECT = Path(__file__).resolve().parent.parent


def to_build(options: BuildOptions) -> list[str]:
    """Ask for mypy only where there is a C compiler."""
    compiles = options.compile and (options.must_compile or has_c_compiler())
    return [*(_settings("tool", "onirim", "build", "engine") if compiles else []),
            *to_build_client(options)]  # fmt: skip


def to_build_client(options: BuildOptions) -> list[str]:
    """Ask for nothing if the client is built already, and for Node unless the machine has one.

    Its pictures and lessons are made by the engine, which needs what it is installed with.
    """
    if not options.client or has_client(PROJECT, options):
        return []
    node = [] if own_node() else _settings("tool", "onirim", "build", "table")
    return [*_settings("project", "dependencies"), *node]


def always() -> list[str]:
    """Return what a front end installs before it asks for the rest."""
    return _settings("build-system", "requires")


def _settings(*keys: str) -> list[str]:
    found: Any = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))
    for key in keys:
        found = found[key]
    return [*found]
