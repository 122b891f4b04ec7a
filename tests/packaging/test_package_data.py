"""Every file of the package gets into a wheel: what is not Python by a pattern of setuptools."""

from __future__ import annotations

import tomllib

import pytest

from tests.packaging.package_files import PACKAGE, PROJECT, files_of_package

PATTERNS: list[str] = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))[
    "tool"
]["setuptools"]["package-data"]["onirim"]


@pytest.mark.parametrize("pattern", PATTERNS)
def test_a_pattern_finds_a_file(pattern: str) -> None:
    """A folder that was moved leaves its pattern behind, and setuptools says nothing."""
    assert list(PACKAGE.glob(pattern))


def test_every_file_is_python_or_found_by_a_pattern() -> None:
    found = {path for pattern in PATTERNS for path in PACKAGE.glob(pattern)}
    assert [path for path in files_of_package() if path.suffix != ".py" and path not in found] == []


def test_every_folder_with_python_is_a_package() -> None:
    """Setuptools finds packages by this file, and leaves out a folder without it."""
    folders = {path.parent for path in files_of_package() if path.suffix == ".py"}
    assert [folder for folder in folders if not (folder / "__init__.py").is_file()] == []
