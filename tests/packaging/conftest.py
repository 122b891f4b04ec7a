"""The project built and installed for real, once for all packaging tests.

Everything happens in copies, so that a build that runs at the same time is not disturbed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

PROJECT = Path(__file__).parent.parent.parent
BUILD_FILES = (
    "pyproject.toml", "setup.py", "MANIFEST.in", "docs/pypi.md", "LICENSE", "buildtools", "web",
)  # fmt: skip
IGNORED = shutil.ignore_patterns("__pycache__", "*.pyc", "node_modules")


@dataclass(frozen=True)
class Build:
    """What a build left behind."""

    status: int
    output: str
    artefacts: list[Path]

    @property
    def wheel(self) -> Path:
        """The wheel; the build must have made one."""
        wheels = [path for path in self.artefacts if path.suffix == ".whl"]
        assert wheels, self.output
        return wheels[0]


def build(project: Path, out: Path, *options: str, **environment: str) -> Build:
    """Build a project with the tools of this environment."""
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(out), *options]
    done = subprocess.run(
        [*command, str(project)],
        env={**_plain_environment(), **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return Build(done.returncode, done.stdout, sorted(out.glob("*")))


def install(wheel: Path, target: Path) -> Callable[..., str]:
    """Unpack a wheel into a folder; returns a function that runs Python with it in front."""
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target"]
    subprocess.run([*pip, str(target), str(wheel)], check=True)

    def run(*arguments: str) -> str:
        environment = {**_plain_environment(), "PYTHONPATH": str(target)}
        return subprocess.run(
            [sys.executable, "-P", *arguments],
            cwd=target,
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        ).stdout

    return run


def make_environment(folder: Path, *requirements: str) -> Path:
    """A new environment that holds these and what they ask for; returns its commands' folder."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    pip = [sys.executable, "-m", "pip", "--python", str(folder / "bin" / "python")]
    install = [*pip, "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*install, *requirements], env=_plain_environment(), check=True)
    return folder / "bin"


def _plain_environment() -> dict[str, str]:
    """The environment without what would change how we build or import."""
    dropped = {"PYTHONPATH", "ONIRIM_COMPILE"}
    return {name: value for name, value in os.environ.items() if name not in dropped}


@pytest.fixture(scope="session")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what a build needs."""
    copy = tmp_path_factory.mktemp("project")
    for name in (*BUILD_FILES, "src"):
        if (PROJECT / name).is_dir():
            shutil.copytree(PROJECT / name, copy / name, ignore=IGNORED)
        else:
            (copy / name).parent.mkdir(exist_ok=True)
            shutil.copyfile(PROJECT / name, copy / name)
    return copy


@pytest.fixture(scope="session")
def built(project: Path, tmp_path_factory: pytest.TempPathFactory) -> Build:
    """The project's sdist, and the wheel made from that sdist."""
    return build(project, tmp_path_factory.mktemp("dist"))
