"""Makes an environment with the game in it, and shows what goes on.

    python buildtools/install.py .venv --environment   # make the environment itself
    python buildtools/install.py .venv [--quick]       # build the game and install it there
    python buildtools/install.py .venv --dev           # add the tools for working on it

All packages come in one go, before anything is built; the game itself is installed once, when it
is built. Byte code is left to the first start, which writes it only for what is used.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(PROJECT))

from buildtools.options import BuildOptions  # noqa: E402
from buildtools.pip_output import PART, PipOutput  # noqa: E402
from buildtools.progress import Progress  # noqa: E402
from buildtools.requirements import to_build, to_play  # noqa: E402
from buildtools.running import run_heard  # noqa: E402
from buildtools.saying import BUILT, NOW  # noqa: E402

BUILD_WHEEL = "import sys; from buildtools.backend import build_wheel; build_wheel(sys.argv[1])"
PIP = ("-m", "pip", "--disable-pip-version-check")
INSTALL = (*PIP, "install", "--no-compile")
LINES_OF_FAILURE = 60


def main(arguments: Sequence[str] | None = None) -> None:
    """Do what the arguments say; where something fails, show the end of the log."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--environment", action="store_true")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--dev", action="store_true")
    options = parser.parse_args(arguments)
    try:
        with Progress() as progress:
            if options.environment:
                make_environment(options.folder, progress)
                return
            installer = Installer(options.folder.absolute(), progress)
            if options.dev:
                installer.add_development_tools()
            else:
                installer.install_game(options.quick)
    except CannotInstallError as failure:
        sys.exit(str(failure))
    except KeyboardInterrupt:
        sys.exit(130)


class CannotInstallError(Exception):
    """Something failed; the text is what it printed last."""


def make_environment(folder: Path, progress: Progress) -> None:
    """Make it anew; half an environment is worse than none."""
    progress.now("environment", f"making {folder}")
    shutil.rmtree(folder, ignore_errors=True)
    command = [sys.executable, "-m", "venv", str(folder)]
    if subprocess.run(command, check=False, stdout=subprocess.DEVNULL).returncode != 0:
        shutil.rmtree(folder, ignore_errors=True)
        raise CannotInstallError("Python's venv module is needed (Debian: python3-venv)")
    progress.tell(f"made {folder}")


class Installer:
    """Runs the steps in an environment; all that they print goes to its log."""

    def __init__(self, folder: Path, progress: Progress) -> None:
        self.folder = folder
        self.progress = progress
        self.python = str(folder / ("Scripts" if os.name == "nt" else "bin") / "python")
        self.log = folder / "make.log"
        self.log.write_text("")

    def install_game(self, quick: bool) -> None:
        """Fetch what is needed, build, install."""
        if quick:
            os.environ["ONIRIM_FAST_BUILD"] = "1"
        options = BuildOptions.from_environment()
        self.fetch([*to_build(PROJECT, options), *to_play(PROJECT)])
        wheels = self.folder / "wheel"
        shutil.rmtree(wheels, ignore_errors=True)
        self.run("-c", BUILD_WHEEL, str(wheels), hear=self.hear_build)
        self.progress.now(PART, "installing the game")
        wheel = next(wheels.glob("*.whl"))
        self.run(*INSTALL, "--force-reinstall", "--no-deps", str(wheel))
        self.progress.tell(f"installed into {self.folder.name}")

    def add_development_tools(self) -> None:
        """Everything that tests, checks and tools of the project use."""
        wheel = next((self.folder / "wheel").glob("*.whl"))
        self.fetch([f"{wheel}[dev]"])
        self.progress.tell("the development tools are installed")

    def fetch(self, requirements: Sequence[str]) -> None:
        """Download and install packages; what is there already stays."""
        output = PipOutput(self.progress)
        self.progress.now(PART, "asking which Python packages are needed")
        self.run(*INSTALL, *requirements, hear=output.hear)
        self.progress.now(PART, "")
        if output.megabytes:
            self.progress.tell(f"downloaded {output.megabytes:.1f} MB of Python packages")

    def hear_build(self, line: str) -> None:
        """One line of the build's output."""
        if found := NOW.match(line):
            self.progress.now(found[1], found[2])
        elif line.startswith(BUILT):
            self.progress.tell(line.removeprefix(BUILT))

    def run(self, *arguments: str, hear: Callable[[str], None] = lambda _line: None) -> None:
        """Run the environment's Python in the project."""
        environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
        status, output = run_heard([self.python, *arguments], PROJECT, environment, hear)
        with self.log.open("a", encoding="utf-8") as log:
            log.write(output)
        if status != 0:
            lines = output.splitlines()[-LINES_OF_FAILURE:]
            raise CannotInstallError("\n".join([*lines, f"(all of it: {self.log})"]))


if __name__ == "__main__":
    main()
