"""What the build reads is there: a name that went with a rename is an error, not silence."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path

import pytest

from buildtools import cache, client, engine
from buildtools.options import BuildOptions

PROJECT = Path(__file__).parent.parent.parent
SRC = PROJECT / "src"


@pytest.mark.parametrize("place", ["gone.py", "gone/**/*.py", "art/**/*.gone"])
def test_the_client_is_not_made_without_an_input(
    monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    assert client.client_key(PROJECT)
    monkeypatch.setattr(client, "PACKAGE", ("art/**/*.py", place))
    with pytest.raises(SystemExit, match=r"made of src/onirim/.*gone.*: no such file"):
        client.client_key(PROJECT)


def test_a_table_from_the_cache_leaves_no_file_of_an_older_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """File names carry hashes, so an older build would stay beside a newer one for ever."""
    monkeypatch.setattr(client, "client_key", lambda _: "key")
    built, there, project = (tmp_path / name for name in ("built", "there", "project"))
    for page, name in ((built, "new.js"), (there, "old.js"), (project / "web", "package.json")):
        page.mkdir(parents=True)
        (page / name).touch()
    cache.store(tmp_path / "cache", "client-key", built, [Path("new.js")])
    assert client.build_client(project, there, BuildOptions(cache=tmp_path / "cache"))
    assert [path.name for path in there.iterdir()] == ["new.js"]


def test_nothing_is_compiled_where_a_pattern_finds_no_file(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    none: tuple[str, ...] = ()
    patterns = {"compiled": ("engine/*.py", "engine/gone/*.py"), "interpreted": none}
    monkeypatch.setattr(engine, "listed", patterns.__getitem__)
    with pytest.raises(SystemExit, match=r"lists engine/gone/.* as compiled: no such file"):
        engine.compiled_files(SRC)


def test_what_stays_interpreted_is_laid_out_but_not_compiled() -> None:
    native = Path("onirim/engine/native.py")
    assert native in engine.sources(SRC)
    assert native not in engine.compiled_files(SRC)


def test_training_is_compiled_in_an_optimised_build_only() -> None:
    worker = Path("onirim/players/search/self_play.py")
    assert worker in engine.compiled_files(SRC, "profile")
    assert worker not in engine.compiled_files(SRC, "quick")


def test_the_engine_can_be_told_how_it_was_built() -> None:
    assert engine.KIND_FILE in engine.compiled_files(SRC)


def test_a_profile_can_be_played() -> None:
    """Whoever renames a module or a player that it names learns it here, before a release."""
    imports = [
        one
        for one in ast.walk(ast.parse(engine.PROFILE_WORKLOAD))
        if isinstance(one, ast.ImportFrom)
    ]
    named = [(str(one.module), alias.name) for one in imports for alias in one.names]
    assert named
    assert [pair for pair in named if not hasattr(import_module(pair[0]), pair[1])] == []
