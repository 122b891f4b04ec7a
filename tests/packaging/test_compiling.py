"""Compiling an engine of two small files: its cache, and the ways in which it can go wrong.

A compiler that fails half-way is played by a script in front of the real one. A mypyc group
that is only half there cannot be imported, so nothing of it may reach the wheel.
"""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.helpers.breadth import WHOLE_ONLY
from tests.packaging.conftest import IGNORED, Build, build, install

pytestmark = [pytest.mark.packaging, pytest.mark.long]

CARDS = "def doors() -> int:\n    return 8\n"
STATE = (
    "from onirim.engine.card_sets import doors\n\n\ndef half() -> int:\n    return doors() // 2\n"
)
CATALOGUE = """\
def module_keys() -> list[str]:
    return []


def ruleset(text: str) -> str:
    return text
"""
STATE_PLAYERS = "RANDOM, SEEKER, HEURISTIC = 0, 1, 2\n"

WHOLE_GAMES = """\
from onirim.engine.state import half


def play_games(rules: str, first: int, count: int, who: int = 0) -> int:
    return sum([half() for game in range(first, first + count)])
"""

VECTOR = """\
from librt.vecs import vec
from mypy_extensions import i64


def third(items: vec[i64]) -> i64:
    return items[2]
"""

WRAPPER = """\
#!/bin/sh
case "$*" in
{case}
esac
exec {compiler} "$@"
"""

HELPER_DOES_NOT_COMPILE = "*-c*unit*) echo 'error: broken on purpose' >&2; exit 1;;"
HELPER_IS_NO_LIBRARY = """\
*-shared*__mypyc*)
    while [ "$1" != "-o" ]; do shift; done
    echo "not a library" > "$2"; exit 0;;"""


@pytest.fixture
def compiler() -> str:
    """The real C compiler; where there is none, nothing here can be tried."""
    found = shutil.which("cc")
    if found is None:
        pytest.skip("there is no C compiler here")
    return found


@pytest.fixture
def small_project(project: Path, tmp_path: Path) -> Path:
    """The project with an engine that compiles in seconds."""
    copy = tmp_path / "small"
    shutil.copytree(project, copy, ignore=IGNORED)
    package = copy / "src" / "onirim"
    engine = package / "engine"
    kind = (engine / "build_kind.py").read_text()
    for folder in (engine, package / "knowledge", package / "players", package / "rules"):
        shutil.rmtree(folder)
        folder.mkdir()
        (folder / "__init__.py").touch()
    (engine / "build_kind.py").write_text(kind)
    (engine / "card_sets.py").write_text(CARDS)
    (engine / "state.py").write_text(STATE)
    compile_only(copy, "engine/*.py")
    return copy


def compile_only(project: Path, *patterns: str) -> None:
    """Change the list of compiled files."""
    file = project / "pyproject.toml"
    text = file.read_text()
    for name, wanted in (("compiled", patterns), ("interpreted", ()), ("optimised_only", ())):
        lines = json.dumps(wanted)
        listed = re.compile(rf"^{name} = \[.*?\]$", re.MULTILINE | re.DOTALL)
        text = listed.sub(f"{name} = {lines}", text)
    file.write_text(text)


def build_small(project: Path, tmp_path: Path, **environment: str) -> Build:
    """Build a wheel with default flags and a cache of the test's own."""
    out = tmp_path / "dist"
    shutil.rmtree(out, ignore_errors=True)
    options = {
        "ONIRIM_CLIENT": "0",
        "XDG_CACHE_HOME": str(tmp_path / "cache"),
    }
    return build(project, out, "--wheel", **options, **environment)


def extensions(done: Build) -> list[str]:
    """List the extension modules of a wheel, helper library and shims alike."""
    return [name for name in ZipFile(done.wheel).namelist() if name.endswith((".so", ".pyd"))]


@pytest.mark.usefixtures("compiler")
def test_cache_is_used_and_never_trusted(small_project: Path, tmp_path: Path) -> None:
    """An unchanged engine is not compiled again; a damaged or a changed one is."""
    first = build_small(small_project, tmp_path)
    assert "onirim build: the engine is compiled\n" in first.output
    assert len(extensions(first)) == 4

    again = build_small(small_project, tmp_path)
    assert "unchanged since an earlier build" in again.output
    assert extensions(again) == extensions(first)
    run = install(again.wheel, tmp_path / "target")
    assert run("-c", "from onirim.engine import state; print(state.half())").strip() == "4"

    (entry,) = (tmp_path / "cache").rglob("*.zip")
    content = entry.read_bytes()
    middle = len(content) // 2
    entry.write_bytes(content[:middle] + b"damaged" + content[middle + 7 :])
    assert "onirim build: the engine is compiled\n" in build_small(small_project, tmp_path).output


@pytest.mark.parametrize(
    "case",
    [
        pytest.param(HELPER_DOES_NOT_COMPILE, id="does not compile"),
        pytest.param(HELPER_IS_NO_LIBRARY, id="does not load"),
    ],
)
def test_half_a_group_leaves_no_shim(
    case: str, compiler: str, small_project: Path, tmp_path: Path
) -> None:
    """A helper library that fails to compile, or to load, takes its shims with it."""
    wrapper = tmp_path / "cc"
    wrapper.write_text(WRAPPER.format(case=case, compiler=compiler))
    wrapper.chmod(0o755)

    done = build_small(small_project, tmp_path, CC=str(wrapper))
    assert "onirim build: the engine stays interpreted: " in done.output
    assert extensions(done) == []
    assert not list((tmp_path / "cache").rglob("*.zip"))
    run = install(done.wheel, tmp_path / "target")
    assert run("-c", "from onirim.engine import state; print(state.half())").strip() == "4"


@pytest.mark.usefixtures("compiler")
def test_type_error_is_named(small_project: Path, tmp_path: Path) -> None:
    """What mypyc finds wrong is the reason that a person reads."""
    state = small_project / "src" / "onirim" / "engine" / "state.py"
    state.write_text(STATE + "\n\nwrong: str = half()\n")
    done = build_small(small_project, tmp_path)
    assert "stays interpreted: onirim/engine/state.py:8: error: " in done.output
    assert extensions(done) == []


@pytest.mark.usefixtures("compiler")
def test_c_in_unknown_words_ends_the_build(small_project: Path, tmp_path: Path) -> None:
    """The engine would be right all the same, and slower, and nobody would be told."""
    changes = small_project / "buildtools" / "generated_c.py"
    changes.write_text(changes.read_text().replace("PyExc_IndexError", "PyExc_ValueError"))
    state = small_project / "src" / "onirim" / "engine" / "state.py"
    state.write_text(VECTOR)
    done = build_small(small_project, tmp_path)
    assert "onirim build: the engine is wrong: error: buildtools/generated_c.py: " in done.output
    assert done.status != 0
    assert done.artefacts == []


@WHOLE_ONLY
@pytest.mark.usefixtures("compiler")
def test_profile_guides_the_build(small_project: Path, tmp_path: Path) -> None:
    """Games that cannot be played are a mistake of ours, which no build may hide."""
    done = build_small(small_project, tmp_path, ONIRIM_BUILD="profile", ONIRIM_BUILD_CACHE="0")
    assert "onirim build: the engine is wrong: ModuleNotFoundError" in done.output
    assert done.status != 0
    assert done.artefacts == []

    package = small_project / "src" / "onirim"
    (package / "rules" / "catalogue.py").write_text(CATALOGUE)
    (package / "players" / "state_players.py").write_text(STATE_PLAYERS)
    (package / "players" / "whole_games.py").write_text(WHOLE_GAMES)
    players = ("players/state_players.py", "players/whole_games.py")
    compile_only(small_project, "engine/*.py", "rules/catalogue.py", *players)
    done = build_small(small_project, tmp_path, ONIRIM_BUILD="profile", ONIRIM_BUILD_CACHE="0")
    assert "a profile has guided the compiler" in done.output
    assert len(extensions(done)) == 7
