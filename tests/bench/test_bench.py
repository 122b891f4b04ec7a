"""The benchmark itself works: it measures what it says, and its bars are read rightly."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from bench import c_reference
from bench.children import ROOT, from_folder
from bench.figures import Figure
from bench.plainer import PLAINER, take_away
from bench.report import print_json, print_markdown, print_table
from bench.workload import WORKLOADS


@pytest.mark.parametrize("workload", WORKLOADS)
def test_every_workload_runs_interpreted(workload: str) -> None:
    measured = from_folder(ROOT / "src", workload, 5)
    assert measured.pop("compiled") is False
    assert all(value >= 0 for value in measured.values())


def test_bars() -> None:
    low = Figure("speed", "speed", 3_000, "games/s", at_least=3_500)
    high = Figure("copy", "copy", 200, "ns", at_most=250)
    none = Figure("import", "import", 12.34, "ms")
    assert (low.verdict, low.bar, low.text) == ("below", ">= 3,500", "3,000 games/s")
    assert (high.verdict, high.bar, high.text) == ("ok", "<= 250", "200 ns")
    assert (none.verdict, none.bar, none.text) == ("", "", "12.3 ms")


def test_reports(capsys: pytest.CaptureFixture[str]) -> None:
    figures = [Figure("copy", "copy", 200, "ns", at_most=250)]
    print_json(figures, pinned=True)
    told = json.loads(capsys.readouterr().out)
    assert told["figures"] == {"copy": {"value": 200, "unit": "ns", "bar": "<= 250", "ok": True}}
    print_table(figures, pinned=True)
    assert "<= 250" in capsys.readouterr().out
    print_markdown(figures)
    assert capsys.readouterr().out == "| copy | 200 ns | <= 250 | ok |\n"


@pytest.mark.parametrize("name", PLAINER)
def test_plainer_ways_fit_the_sources(name: str, tmp_path: Path) -> None:
    """The texts that a plainer way replaces are still there, so its gain can be measured."""
    shutil.copytree(ROOT / "src" / "onirim", tmp_path / "onirim")
    take_away(name, tmp_path)
    measured = from_folder(tmp_path, "random", 5)
    assert measured["games"] == 5


@pytest.mark.skipif(c_reference.compiler() is None, reason="there is no C compiler here")
def test_reference_compiles(tmp_path: Path) -> None:
    for deck in c_reference.FLAGS:
        program = c_reference.compile_reference(deck, tmp_path)
        assert program is not None
        assert program.exists()


def test_no_compiler_no_reference(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert c_reference.compile_reference("lazy", tmp_path) is None
