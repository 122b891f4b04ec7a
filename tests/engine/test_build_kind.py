"""An engine knows how it was built, and one without index checks takes no modules from outside."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from pathlib import Path
from runpy import run_path

import pytest

from buildtools import engine as building
from buildtools.options import BuildOptions
from onirim.engine.build_kind import BUILD_KIND, COMPILED, UNCHECKED
from onirim.rules import registration

SRC = Path(__file__).parent.parent.parent / "src"


def test_the_sources_are_interpreted_and_checked() -> None:
    assert (BUILD_KIND, COMPILED, UNCHECKED) == ("interpreted", False, False)


@pytest.mark.parametrize("unchecked", [False, True])
def test_a_build_writes_into_its_copy_how_it_was_made(tmp_path: Path, unchecked: bool) -> None:
    file = tmp_path / building.KIND_FILE
    file.parent.mkdir(parents=True)
    file.write_text((SRC / building.KIND_FILE).read_text(encoding="utf-8"), encoding="utf-8")
    building._write_kind(tmp_path, "quick", BuildOptions(unchecked=unchecked))
    answers = run_path(str(file))
    assert (answers["BUILD_KIND"], answers["UNCHECKED"]) == ("quick", unchecked)
    assert answers["COMPILED"]


def test_without_index_checks_no_module_comes_from_outside(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    point = EntryPoint("lamplighter", "lamplighter:entry", registration.GROUP)
    monkeypatch.setattr(registration, "UNCHECKED", True)
    monkeypatch.setattr(registration, "entry_points", lambda **_: [point])
    outside = registration.Outside()
    outside.look([])
    assert outside.entries == []
    assert "takes no module from outside" in str(outside.broken["lamplighter"])
