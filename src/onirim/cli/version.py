"""What `onirim --version` says."""

from __future__ import annotations

import sys

import onirim

__all__ = ["version_line"]


def version_line() -> str:
    """Name the version and what a reader of a bug report asks next: which engine, which Python."""
    speed = "compiled" if onirim.compiled else "interpreted"
    python = ".".join(map(str, sys.version_info[:3]))
    return f"onirim {onirim.__version__} (engine {speed}, Python {python})"
