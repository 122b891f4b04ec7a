"""The files of the package in the sources."""

from __future__ import annotations

from pathlib import Path

PROJECT = Path(__file__).parent.parent.parent
PACKAGE = PROJECT / "src" / "onirim"
BUILT = ("__pycache__", "server/static")  # made by a run or a build, and packed by the build itself


def files_of_package() -> list[Path]:
    """All files below the package but what is built into it."""
    files = [path for path in PACKAGE.rglob("*") if path.is_file()]
    return [path for path in files if not any(f"/{part}/" in path.as_posix() for part in BUILT)]
