"""The art library: its page is true, unknown cards are refused, drawings never vary."""

from __future__ import annotations

import doctest
import os
import subprocess
import sys
from pathlib import Path

import pytest

from onirim import art

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(
    ("code", "face"), [("Rs", "open"), ("Zz", "front"), ("back", "front"), ("Nm", "open")]
)
def test_no_such_card_or_face(code: str, face: str) -> None:
    with pytest.raises(KeyError):
        art.card_svg(code, face=face)  # type: ignore[arg-type]


def test_no_such_piece_of_the_hall() -> None:
    with pytest.raises(KeyError):
        art.palace_svg("X")
    with pytest.raises(KeyError):
        art.hall_door_svg("R", "ajar")  # type: ignore[arg-type]


def test_the_examples_of_the_page_run() -> None:
    result = doctest.testfile(str(ROOT / "docs/art.md"), module_relative=False, encoding="utf-8")
    assert result.attempted
    assert not result.failed


def test_the_same_bytes_in_every_process() -> None:
    """Whatever the seed of hashes: browsers cache the sprite by its content."""
    script = (
        "import hashlib, onirim.art as a; print(hashlib.sha256(a.sprite().encode()).hexdigest())"
    )
    found = set()
    for seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT / "src")}
        command = [sys.executable, "-c", script]
        run = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
        found.add(run.stdout)
    assert len(found) == 1
