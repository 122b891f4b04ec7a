"""A short soak: random rulesets, every decision checked. `make soak` is the long one."""

from __future__ import annotations

from argparse import Namespace
from collections import Counter

import pytest

from tools.soaking.games import chunk
from tools.soaking.report import everything, page

CHUNKS = 12


@pytest.mark.parametrize("seed", range(CHUNKS))
def test_a_ruleset_drawn_by_chance_is_played_without_a_fault(seed: int) -> None:
    """Five games; what goes wrong is named by the number of the chunk."""
    found = chunk(seed, games=5, thorough=30)
    assert found["met"]["games"] == 5


def test_the_page_says_what_was_met_too_seldom() -> None:
    steps, verbs = everything()
    met = Counter({f"verb {verb}": 100 for verb in verbs})
    text = page(met, Namespace(decisions=1, seed=1, twice=50), 60.0)
    assert "Met fewer than 100 times: `act`" in text
    assert "`decline` | 100 |" in text
    assert {"act", "omens", "rally", "tower-loss", "pay", "draft"} <= {*steps}
