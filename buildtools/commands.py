"""The setuptools commands: a wheel holds the compiled engine, or is a pure one without it.

Wheel and sdist hold the browser's client as well. Only `bdist_wheel` compiles. Metadata, sdists and
editable installs never do, and no command writes a compiled file into src/.
"""

from __future__ import annotations

import atexit
import shutil
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

from buildtools.client import STATIC, build_client
from buildtools.engine import build_engine
from buildtools.options import BuildOptions, say_now

PROJECT = Path(__file__).parent.parent
SCRATCH = Path(tempfile.mkdtemp(prefix="onirim-"))  # so that no older build gets into a wheel
atexit.register(shutil.rmtree, SCRATCH, ignore_errors=True)
BUILT = SCRATCH / "built"  # engine and client, laid out as in the wheel


class BuildWheel(bdist_wheel):
    """Compiles the engine first, because the result decides what kind of wheel this is."""

    def run(self) -> None:
        """Build engine and client at the same time: both mostly wait for other processes."""
        options = BuildOptions.from_environment()
        stage = SCRATCH / "stage"
        with ThreadPoolExecutor() as pool:
            client = pool.submit(build_client, PROJECT, BUILT / STATIC, options)
            modules = build_engine(PROJECT / "src", stage, options)
            client.result()
        for file in modules:
            (BUILT / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(stage / file, BUILT / file)
        self.distribution.has_ext_modules = lambda: bool(modules)  # type: ignore[method-assign]
        self.root_is_pure = not modules
        say_now("wheel", "installing the game")
        super().run()  # type: ignore[no-untyped-call]


class BuildPackage(build_py):
    """Adds what was built for the wheel to the package."""

    def run(self) -> None:
        super().run()
        if BUILT.is_dir():
            shutil.copytree(BUILT, self.build_lib, dirs_exist_ok=True)


class SourceRelease(sdist):
    """A release of the sources holds the built client: a build from it needs no Node."""

    def make_release_tree(self, base_dir: str, files: list[str]) -> None:
        """Lay out the files, then put the client among them."""
        super().make_release_tree(base_dir, files)
        build_client(PROJECT, Path(base_dir) / "src" / STATIC, BuildOptions.from_environment())


COMMANDS = {"bdist_wheel": BuildWheel, "build_py": BuildPackage, "sdist": SourceRelease}
OPTIONS = {
    "build": {"build_base": str(SCRATCH / "build")},
    "egg_info": {"egg_base": str(SCRATCH)},
}
