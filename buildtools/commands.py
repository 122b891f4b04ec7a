"""The setuptools commands: a wheel holds the compiled engine, or is a pure one without it.

Wheel and sdist hold the browser's client, too. Only `bdist_wheel` compiles. Metadata, sdists and
editable installs never do, and no command writes a compiled file into src/.
"""

from __future__ import annotations

import atexit
import shutil
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Extension
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

from buildtools.client import STATIC, build_client
from buildtools.engine import Built, build_engine
from buildtools.options import BuildOptions
from buildtools.saying import say_now

PROJECT = Path(__file__).parent.parent


def _scratch_folder() -> str:
    """Make a folder for this process, so that no file of an older build gets into a wheel."""
    folder = tempfile.mkdtemp(prefix="onirim-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


SCRATCH = _scratch_folder()
CLIENT = Path(SCRATCH) / "client"


class BuiltExtension(Extension):
    """An extension module that is compiled already."""

    def __init__(self, built: Built) -> None:
        """Remember the file; there are no sources left to compile."""
        super().__init__(built.module, sources=[])
        self.file = built.file


class BuildWheel(bdist_wheel):
    """Compiles the engine first, because the result decides what kind of wheel this is."""

    def run(self) -> None:
        """Build a wheel for this platform if the engine could be compiled, else a pure one.

        The browser table is built meanwhile; both mostly wait for other processes.
        """
        options = BuildOptions.from_environment()
        with tempfile.TemporaryDirectory(prefix="onirim-") as work:
            with ThreadPoolExecutor() as side_by_side:
                client = side_by_side.submit(build_client, PROJECT, CLIENT, options)
                built = build_engine(PROJECT / "src", Path(work), options)
                client.result()
            self.distribution.ext_modules = [BuiltExtension(one) for one in built]
            self.root_is_pure = not built
            say_now("wheel", "packing the wheel")
            super().run()  # type: ignore[no-untyped-call]
            say_now("wheel", "")


class CopyExtensions(build_ext):
    """Puts the compiled modules where setuptools expects to have compiled them."""

    def build_extension(self, ext: Extension) -> None:
        """Copy one module into the wheel's tree."""
        assert isinstance(ext, BuiltExtension)
        target = Path(self.get_ext_fullpath(ext.name))
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ext.file, target)


class BuildPackage(build_py):
    """Adds the browser's client that was built for the wheel to the package."""

    def run(self) -> None:
        super().run()
        if CLIENT.is_dir():
            shutil.copytree(CLIENT, Path(self.build_lib) / STATIC, dirs_exist_ok=True)


class SourceRelease(sdist):
    """A release of the sources holds the built client: who builds from it needs no Node."""

    def make_release_tree(self, base_dir: str, files: list[str]) -> None:
        """Lay out the files, then put the client among them."""
        super().make_release_tree(base_dir, files)
        build_client(PROJECT, Path(base_dir) / "src" / STATIC, BuildOptions.from_environment())


COMMANDS = {
    "bdist_wheel": BuildWheel,
    "build_ext": CopyExtensions,
    "build_py": BuildPackage,
    "sdist": SourceRelease,
}
OPTIONS = {"build": {"build_base": SCRATCH}, "egg_info": {"egg_base": SCRATCH}}
