"""No compiler, no matter: the same sources are installed interpreted, and it is said why."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.packaging.conftest import build, install

pytestmark = pytest.mark.packaging


def hidden_compiler(tmp_path: Path) -> dict[str, str]:
    """An environment in which no compiler can be found."""
    return {"PATH": str(tmp_path / "empty"), "CC": "/nonexistent/cc"}


def test_installs_interpreted_and_works(project: Path, tmp_path: Path) -> None:
    """Without a compiler the wheel is a pure one, runs, and says that it is interpreted."""
    done = build(project, tmp_path / "dist", "--wheel", **hidden_compiler(tmp_path))
    assert (
        "onirim build: the engine stays interpreted: no C compiler for Python extensions was found"
        in done.output
    )
    assert done.wheel.name.endswith("-py3-none-any.whl")
    run = install(done.wheel, tmp_path / "target")
    assert "(engine interpreted, " in run("-m", "onirim", "--version")
    assert run("-c", "import onirim.engine.state as t; print(t.__file__)").strip().endswith(".py")


def test_switched_off(project: Path, tmp_path: Path) -> None:
    """ONIRIM_COMPILE=0 leaves the compiler alone."""
    done = build(project, tmp_path / "dist", "--wheel", ONIRIM_COMPILE="0")
    assert "stays interpreted: ONIRIM_COMPILE=0" in done.output
    assert done.wheel.name.endswith("-py3-none-any.whl")


def test_insisting_fails(project: Path, tmp_path: Path) -> None:
    """ONIRIM_COMPILE=1 rather builds nothing than something slow."""
    environment = {**hidden_compiler(tmp_path), "ONIRIM_COMPILE": "1"}
    done = build(project, tmp_path / "dist", "--wheel", **environment)
    assert done.status != 0
    assert "cannot compile the engine: no C compiler for Python extensions was found" in done.output
    assert not done.artefacts
