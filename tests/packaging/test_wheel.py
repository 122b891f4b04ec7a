"""The wheel works in an empty environment, and building it leaves `src/` as it was."""

from __future__ import annotations

import subprocess
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.packaging.conftest import PROJECT, Build, make_environment
from tests.packaging.package_files import files_of_package

pytestmark = [pytest.mark.packaging, pytest.mark.long]

BUILT_SUFFIXES = {".so", ".pyd", ".o", ".c", ".h", ".egg-info"}


@pytest.fixture(scope="module")
def bin_folder(built: Build, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment that holds the wheel with all that it may ask for, and nothing else."""
    return make_environment(tmp_path_factory.mktemp("empty") / "venv", f"{built.wheel}[all]")


def output_of(*command: str | Path, cwd: Path) -> str:
    """Run a command away from the project."""
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=True)
    return done.stdout


def test_command_and_module_run(bin_folder: Path, tmp_path: Path) -> None:
    """Both ways to start it work and agree."""
    command = output_of(bin_folder / "onirim", "--version", cwd=tmp_path)
    module = output_of(bin_folder / "python", "-m", "onirim", "--version", cwd=tmp_path)
    assert command == module
    assert command.startswith("onirim ")


def test_package_imports_and_is_typed(bin_folder: Path, tmp_path: Path) -> None:
    """The package brings its modules and its promise of types; only OpenSpiel is in no extra."""
    script = """if True:
        import importlib, pathlib, pkgutil
        import onirim
        for module in pkgutil.walk_packages(onirim.__path__, "onirim."):
            try:
                if not module.name.endswith("__main__"):
                    importlib.import_module(module.name)
            except ModuleNotFoundError as error:
                assert error.name == "pyspiel", error
        print(pathlib.Path(onirim.__file__).with_name("py.typed").exists())
    """
    assert output_of(bin_folder / "python", "-c", script, cwd=tmp_path).strip() == "True"


def test_wheel_kind_matches_its_engine(built: Build, bin_folder: Path, tmp_path: Path) -> None:
    """A pure wheel says interpreted; one for this platform holds extensions and says compiled."""
    pure = built.wheel.name.endswith("-py3-none-any.whl")
    extension = any(name.endswith((".so", ".pyd")) for name in ZipFile(built.wheel).namelist())
    said = output_of(bin_folder / "onirim", "--version", cwd=tmp_path)
    assert pure == (not extension)
    assert ("engine interpreted" if pure else "engine compiled") in said


def test_wheel_holds_every_file(built: Build) -> None:
    """Sources travel with the wheel, compiled or not, and so does all that they read."""
    ours = {path.relative_to(PROJECT / "src").as_posix() for path in files_of_package()}
    packed = set(ZipFile(built.wheel).namelist())
    assert ours - packed == set()
    assert {name for name in packed if name.endswith(".py")} <= ours


def test_sdist_holds_no_built_file(built: Build) -> None:
    """What people download as source is source."""
    (sdist,) = [path for path in built.artefacts if path.name.endswith(".tar.gz")]
    with tarfile.open(sdist) as archive:
        names = archive.getnames()
    assert not [name for name in names if Path(name).suffix in BUILT_SUFFIXES]


@pytest.mark.usefixtures("built")
def test_building_leaves_src_clean(project: Path) -> None:
    """Nothing is ever built in place: neither in the copy just built nor where we work."""
    for src in (project / "src", PROJECT / "src"):
        assert not [path for path in src.rglob("*") if path.suffix in BUILT_SUFFIXES]
    assert not (project / "build").exists()


def test_wheel_and_sdist_hold_the_browser_table(built: Build) -> None:
    """Whoever installs it can play, and whoever builds from the sdist needs no Node."""
    page = "onirim/server/static/index.html"
    assert page in ZipFile(built.wheel).namelist()
    (sdist,) = [path for path in built.artefacts if path.name.endswith(".tar.gz")]
    with tarfile.open(sdist) as archive:
        names = archive.getnames()
    assert any(name.endswith(f"/src/{page}") for name in names)
    assert any(name.endswith("/web/package-lock.json") for name in names)
