"""A compiled table gives its memory back.

Compiled attributes that hold packed vectors lose the old one when interpreted code sets them: a
server would grow by a table with every position it reads.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

pytestmark = pytest.mark.compiled

ROOM = 4_000  # kilobytes; a leak of one memory a round would be 20,000
SCRIPT = """
import resource
from onirim.rules.catalogue import ruleset
from onirim import State
from onirim.notation.position import read_position
rules = ruleset("duo+book+dreamcatchers+towers+premonitions+oniverse")
state = State(rules.text, seed=1)
line, seen = state.position, state.observe(0)

def work(rounds):
    for number in range(rounds):
        read_position(rules, line)
        seen.determinized(number)
        state.clone()
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss

before = work(100)
print(work(1000) - before)
"""


def test_positions_and_guesses_leave_nothing_behind(run_compiled: Callable[..., str]) -> None:
    assert int(run_compiled(SCRIPT)) < ROOM
