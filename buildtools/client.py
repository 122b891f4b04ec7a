"""Makes the browser's client: texts and pictures of the package, packed by Vite.

Node is the machine's own or comes from a wheel, so that nobody has to install it. The result is
kept beside the compiled engine under a hash of everything it is made of; an sdist carries it, and
a build from there needs no Node at all.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))  # this file is run by itself, too

from buildtools import cache  # noqa: E402
from buildtools.node import Node, find_node  # noqa: E402
from buildtools.options import BuildOptions  # noqa: E402
from buildtools.running import TooLongError, run_heard  # noqa: E402
from buildtools.saying import say, say_now  # noqa: E402

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
OURS = ("client.py", "client_assets.py", "rule_pages.py")
SECONDS = 600
PART = "table"  # of a build, where it says what it is doing
WATCHED = 1.0  # seconds between two looks at how much there is
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
FIXTURES = Path("tests/data/descriptions")  # what the client's own tests read


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
            print(failure.output, flush=True)
            raise SystemExit(f"onirim build: no browser table: {failure}") from failure
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
            raise SystemExit(f"onirim build: the browser table is made of {place}: no such file")
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
                print(failure.output)
                raise SystemExit("onirim build: the client's sources are wrong") from failure


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
    """What the lock file names, from npm's own cache if it is there; told while it comes."""

    def tell() -> None:
        here = _megabytes(web / "node_modules")
        say_now(PART, f"downloading and unpacking the table's tools, {here:.0f} MB")

    with _repeated(tell):
        _run([*node.npm, "ci", *which, "--no-audit", "--no-fund", "--loglevel=error"], web)


@contextmanager
def _repeated(tell: Callable[[], None]) -> Iterator[None]:
    """Tell something again and again, as long as the block goes on."""
    ended = threading.Event()

    def go_on() -> None:
        tell()
        while not ended.wait(WATCHED):
            tell()

    teller = threading.Thread(target=go_on, daemon=True)
    teller.start()
    try:
        yield
    finally:
        ended.set()
        teller.join()


def _megabytes(folder: Path) -> float:
    """How much there is; files may go while they are counted."""
    total = 0
    for path in folder.rglob("*"):
        try:
            total += path.stat().st_size if path.is_file() else 0
        except OSError:
            continue
    return total / 1e6


def _node() -> Node:
    node = find_node()
    if node is None:
        raise NoClient("there is no Node that is new enough")
    return node


def _add_tests(project: Path, web: Path) -> None:
    shutil.copyfile(project / "web" / "vitest.config.ts", web / "vitest.config.ts")
    shutil.copytree(project / "web" / "tests", web / "tests")
    shutil.copytree(project / FIXTURES, web.parent / FIXTURES)


def _build(project: Path, work: Path) -> Path:
    node = _node()
    say_now(PART, "drawing the table's pictures")
    web = _lay_out(project, work)
    _install_packages(node, web, "--omit=dev")
    say_now(PART, "building the browser table")
    _run([*node.node, VITE, "build", "--outDir", "built"], web)
    _run([*node.node, "build/compress.mjs", "built"], web)
    if not (web / "built" / "index.html").is_file():
        raise NoClient("Vite wrote nothing")
    return web / "built"


def _run(command: Sequence[str], folder: Path) -> None:
    environment = {**os.environ, "npm_config_update_notifier": "false"}
    try:
        status, output = run_heard(command, folder, environment, lambda _line: None, SECONDS)
    except (OSError, TooLongError) as error:
        raise NoClient(str(error)) from error
    if status != 0:
        lines = [line.strip() for line in output.splitlines() if line.strip()]
        wrong = [line for line in lines if "rror" in line]
        raise NoClient((wrong[:1] or lines[-1:] or ["it failed"])[0], output)


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
