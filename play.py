"""Build Onirim, install it into .venv and play: `python play.py`, on every system.

Needs nothing but Python 3.11. pip does the work; what it does is shown as one live line, and all
its output is kept in .venv/make.log. Nothing is installed again that is unchanged. A failed build
leaves what was installed before.
"""

from __future__ import annotations

import argparse
import itertools
import os
import re
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Self, TextIO

PROJECT = Path(__file__).resolve().parent
VENV = Path(".venv")
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
LOG = VENV / "make.log"
NEEDED = (3, 11)
PORT = 8417
INPUTS = ("src", "buildtools", "web/src", "web/build", "web/public")
INPUT_FILES = ("web/*.*", "pyproject.toml", "setup.py")
IGNORED = {"__pycache__", "static", ".mypy_cache"}
PIP = ("-m", "pip", "--disable-pip-version-check", "install", "--no-compile")
EXTRAS = "client,server"  # what the browser table needs
QUICK = "quick"  # the build that is made unless ONIRIM_BUILD names another
SWITCHES = ("ONIRIM_COMPILE", "ONIRIM_CLIENT", "ONIRIM_UNCHECKED")
LINES_OF_FAILURE = 60
LINE_START = "\r\x1b[K"
REDRAWN = 0.25  # seconds between two looks at the live line of a terminal
SILENCE = 10.0  # seconds between two lines elsewhere

BUILT = re.compile(r"\s*onirim build: (.*)")
NOW = re.compile(r"\s*onirim now: (\w+): ?(.*)")
DOWNLOADING = re.compile(r"\s*Downloading (?:\S*/)?([^/\s]+?)-\d\S* \(([\d.]+) ([kMG]?)B\)")
INSTALLING = re.compile(r"Installing collected packages: (.+)")
MEGABYTES = {"": 1e-6, "k": 1e-3, "M": 1.0, "G": 1e3}


class InstallError(Exception):
    """Something failed; the text is what it printed last."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the arguments say; where something fails, show the end of the log."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--port", type=int, default=PORT, help="of the page (default: %(default)s)")
    parser.add_argument("--terminal", action="store_true", help="play in the terminal")
    parser.add_argument("--doctor", action="store_true", help="check what is installed")
    parser.add_argument("--install", action="store_true", help="only build and install")
    parser.add_argument("--environment", action="store_true", help="only make .venv, empty")
    parser.add_argument("--dev", action="store_true", help="install the tools of developers")
    options = parser.parse_args(arguments)
    if sys.version_info < NEEDED:
        print(f"Onirim needs Python {'.'.join(map(str, NEEDED))} or newer")
        return 1
    os.chdir(PROJECT)
    try:
        with Progress() as progress:
            make_environment(progress)
            if not options.environment:
                install(progress, options.dev)
    except InstallError as failure:
        print(failure)
        return 1
    except KeyboardInterrupt:
        return 130
    if options.environment or options.install or options.dev:
        return 0
    if options.doctor:
        return play(["doctor"])
    page = ["serve", "--open", "--port", str(options.port)]
    return play(["play", "--plain"] if options.terminal else page)


def play(arguments: list[str]) -> int:
    """Become the game, where the system can; elsewhere start it and wait."""
    command = [str(PYTHON), "-m", "onirim", *arguments]
    if os.name != "nt":
        os.execv(command[0], command)  # noqa: S606  # it gets all signals itself
    with subprocess.Popen(command) as game:
        while True:
            try:
                return game.wait()
            except KeyboardInterrupt:
                continue  # the game has heard it as well, and ends by itself


def make_environment(progress: Progress) -> None:
    """Make .venv unless it is there; half an environment is worse than none."""
    made = VENV / "made"
    if made.exists():
        return
    progress.now("environment", f"making {VENV}")
    shutil.rmtree(VENV, ignore_errors=True)
    command = [sys.executable, "-m", "venv", str(VENV)]
    if subprocess.run(command, check=False, stdout=subprocess.DEVNULL).returncode != 0:
        shutil.rmtree(VENV, ignore_errors=True)
        raise InstallError("Python's venv module is needed (Debian: python3-venv)")
    made.touch()
    progress.now("environment", "")


def install(progress: Progress, dev: bool) -> None:
    """Build and install the game, and what it needs, unless that is there."""
    LOG.touch()
    wanted = fingerprint()
    kind = os.environ.get("ONIRIM_BUILD", QUICK)
    installed = read(VENV / "installed").split()
    if installed[:1] != [wanted] or (kind not in (QUICK, installed[1])):
        (VENV / "installed").unlink(missing_ok=True)
        LOG.write_text("")
        build_and_install(progress)
        (VENV / "installed").write_text(f"{wanted} {kind}\n")
    settings = Path("pyproject.toml").read_text(encoding="utf-8")
    if dev and read(VENV / "dev") != settings:
        progress.now("packages", "asking which Python packages are needed")
        run(progress, *PIP, "onirim[dev]")
        progress.tell("the development tools are installed")
        (VENV / "dev").write_text(settings, encoding="utf-8")


def build_and_install(progress: Progress) -> None:
    """Let pip build the wheel with what the build asks for, and install it."""
    from buildtools.options import BuildOptions
    from buildtools.requirements import always, to_build

    progress.now("packages", "asking which Python packages are needed")
    run(progress, *PIP, *always(), *to_build(BuildOptions.from_environment()))
    run(progress, *PIP, "--verbose", "--no-build-isolation", f".[{EXTRAS}]")
    progress.tell(f"installed into {VENV}; {progress.megabytes:.1f} MB were downloaded")


def fingerprint() -> str:
    """Hash all that the installed game is made of, and how it is to be built."""
    digest = sha256(repr([os.environ.get(name) for name in SWITCHES]).encode())
    paths = itertools.chain(
        *(Path(folder).rglob("*") for folder in INPUTS), *map(Path().glob, INPUT_FILES)
    )
    for path in sorted(paths):
        if path.is_file() and not IGNORED.intersection(path.parts):
            digest.update(f"\0{path.as_posix()}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.exists() else ""


def run(progress: Progress, *arguments: str) -> None:
    """Run the environment's Python; show what its lines mean, and keep them all in the log."""
    lines = []
    environment = {**os.environ, "PYTHONUNBUFFERED": "1", "PYTHONUTF8": "1"}
    with (
        LOG.open("a", encoding="utf-8") as log,
        subprocess.Popen(
            [str(PYTHON), *arguments], env=environment, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            text=True, encoding="utf-8", errors="replace",
        ) as process,
    ):  # fmt: skip
        assert process.stdout is not None
        for line in process.stdout:
            log.write(line)
            lines.append(line.rstrip())
            progress.hear(line)
    progress.end()
    if process.returncode != 0:
        raise InstallError("\n".join([*lines[-LINES_OF_FAILURE:], f"(all of it: {LOG})"]))


class Progress:
    """The live line: what each part is doing, and for how long.

    On a terminal it is one line that is written again and again; elsewhere there is a line every
    few seconds. Results stay as lines of their own in both.
    """

    def __init__(
        self, out: TextIO = sys.stdout, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.out = out
        self.live = out.isatty()
        self.clock = clock
        self.begun = self.shown_at = clock()
        self.parts: dict[str, tuple[str, float]] = {}
        self.megabytes = 0.0
        self.lock = threading.Lock()
        self.ended = threading.Event()
        self.ticker = threading.Thread(target=self._tick, daemon=True)

    def __enter__(self) -> Self:
        self.ticker.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.ended.set()
        self.ticker.join()
        self._write(LINE_START if self.live else "")

    def hear(self, line: str) -> None:
        """Show what a line of pip or of the build means; most of them mean nothing."""
        if found := DOWNLOADING.match(line):
            name, size, unit = found.groups()
            self.megabytes += float(size) * MEGABYTES[unit]
            self.now("packages", f"downloading {name}, {size} {unit}B")
        elif found := INSTALLING.match(line):
            count = len(found[1].split(", "))
            self.now("packages", f"installing {count} Python package{'s' if count > 1 else ''}")
        elif found := NOW.match(line):
            self.now("packages", "")
            self.now(found[1], found[2])
        elif found := BUILT.match(line):
            self.tell(found[1])

    def now(self, part: str, text: str) -> None:
        """Remember what a part is doing; an empty text says that it has ended."""
        with self.lock:
            if not text:
                self.parts.pop(part, None)
            elif self.parts.get(part, ("", 0))[0] != text:
                self.parts[part] = (text, self.clock())

    def end(self) -> None:
        """Forget all parts: the process that did them has ended."""
        with self.lock:
            self.parts.clear()

    def tell(self, text: str) -> None:
        """Write a line that stays, with the seconds since the beginning."""
        with self.lock:
            start = LINE_START if self.live else ""
            self._write(f"{start}{self.clock() - self.begun:4.0f} s  {text}\n")

    def show(self) -> None:
        """Write what goes on, where it is time for it."""
        now = self.clock()
        with self.lock:
            doing = [f"{text} ({now - since:.0f} s)" for text, since in self.parts.values()]
            line = f"{now - self.begun:4.0f} s  {' | '.join(doing)}"
            if self.live:
                width = shutil.get_terminal_size().columns - 1
                self._write(LINE_START + line[:width])
            elif doing and now - self.shown_at >= SILENCE:
                self._write(line + "\n")

    def _write(self, text: str) -> None:
        self.out.write(text)
        self.out.flush()
        self.shown_at = self.clock()

    def _tick(self) -> None:
        while not self.ended.wait(REDRAWN):
            self.show()


if __name__ == "__main__":
    sys.exit(main())
