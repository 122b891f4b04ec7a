"""A short soak: random rulesets, every decision checked. `make soak` is the long one."""

from __future__ import annotations

import os
import subprocess
import sys
from argparse import Namespace
from collections import Counter
from pathlib import Path

import pytest

from tools.measure.soak import SERVER_PART
from tools.measure.soaking.counting import everything_counted
from tools.measure.soaking.games import ENDINGS, chunk
from tools.measure.soaking.report import everything, page

CHUNKS = 12
ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("seed", range(CHUNKS))
def test_a_ruleset_drawn_by_chance_is_played_without_a_fault(seed: int) -> None:
    """Five games; what goes wrong is named by the number of the chunk."""
    found = chunk(seed, games=5, thorough=30)
    assert found["met"]["games"] == 5


def test_played_again_without_the_long_looks_it_comes_through_the_same_memory() -> None:
    once, again = chunk(3, games=3, thorough=30), chunk(3, games=3, thorough=0)
    assert once["checksum"] == again["checksum"]
    assert once["met"]["looks"] > 0
    assert "looks" not in again["met"]


def test_the_page_says_what_was_met_too_seldom() -> None:
    steps, verbs = everything()
    met = Counter({f"verb {verb}": 100 for verb in verbs})
    text = page(met, Namespace(decisions=1, seed=1, twice=50), 60.0)
    assert "Met fewer than 100 times: `act`" in text
    assert "`decline` | 100 |" in text
    assert {"act", "premonitions", "rally", "tower-loss", "pay", "draft"} <= {*steps}


def test_the_page_has_the_verbs_of_the_catalogue() -> None:
    """What was played is of the engine as it is now, not of one with other verbs and steps."""
    text = (ROOT / "docs" / "reliability.md").read_text(encoding="utf-8")
    parts = text.partition(SERVER_PART)[0].split("\n| ")
    listed = {row.split("`")[1] for row in parts if row.startswith("`")}
    steps, verbs = everything()
    assert listed == {*steps, *verbs, *everything_counted(), *ENDINGS}


def test_hooks_and_steps_are_heard_while_they_run() -> None:
    """In a process of its own: what is listened to stays so."""
    code = """if True:
        from tools.measure.soaking.games import chunk
        met = chunk(5, games=2, thorough=0, listening=True)["met"]
        assert met["ran fill"] > met["step act"] > 0, met
        assert met["hook victory"] > 0, met
    """
    paths = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    subprocess.run([sys.executable, "-c", code], check=True, env=os.environ | {"PYTHONPATH": paths})
