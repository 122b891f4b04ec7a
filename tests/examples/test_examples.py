"""The examples for programs that search and learn do what they say."""

from __future__ import annotations

import runpy
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from onirim import State
from onirim.players.state_players import RANDOM
from onirim.players.whole_games import play_games
from onirim.rules.catalogue import ruleset
from tests.helpers.breadth import WHOLE_ONLY

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


def script(name: str) -> Path:
    return EXAMPLES / f"{name}.py"


def example(name: str) -> dict[str, Any]:
    return runpy.run_path(str(script(name)))


def random_doors() -> float:
    """The mean Doors of random games."""
    tally = play_games(ruleset("solo"), 1, 200, RANDOM)
    return int(tally.doors) / int(tally.games)


def test_every_example_is_tested() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    names = [f"{path.parent.name}/{path.stem}" for path in EXAMPLES.glob("*/*.py")]
    assert names
    assert [name for name in names if f'("{name}")' not in text] == []


def test_a_random_player(capsys: pytest.CaptureFixture[str]) -> None:
    assert example("learning/random_player")["main"]("solo", 32, 60) < 0.05
    assert "games won" in capsys.readouterr().out


def test_expectimax(capsys: pytest.CaptureFixture[str]) -> None:
    """One red card more is a Door for certain; its ten lines are ten."""
    made = example("search/expectimax")
    made["main"]()
    best = capsys.readouterr().out.splitlines()[0]
    assert best.startswith("play:Rs")
    assert best.endswith("= 1/8")
    source = script("search/expectimax").read_text(encoding="utf-8")
    lines = source.partition("def expectimax")[2].partition("\n\n\n")[0].splitlines()
    assert len(lines) <= 10


def test_a_search_for_two(capsys: pytest.CaptureFixture[str]) -> None:
    """It takes the last Door, and reads nothing that its seat has not seen."""
    made = example("search/ismcts")
    zones = "hand1 Rs Bm Gk; hand2 Bs Bm Bk; shared Gs Tk; row1 Rm Rk"
    line = f"{zones}; doors1 Bd Gd Td; doors2 Rd Bd Gd Td; stack act"
    state = State.from_position(line, "duo", seed=1)
    tried = made["search"](state, 100, Random(1))
    assert max(tried, key=lambda action: tried[action]) == state.rules.action("play:Rs")
    other = state.observe(0).determinized(seed=8)
    assert other.hand(1) != state.hand(1)
    assert made["search"](other, 30, Random(2)) == made["search"](state, 30, Random(2))
    made["main"](3)
    assert "of 3 iterations" in capsys.readouterr().out


def test_a_module_of_your_own() -> None:
    """In a process of its own: a module that is registered stays."""
    gale = script("modules/gale")
    done = subprocess.run(
        [sys.executable, str(gale), "4"],
        env={"PYTHONPATH": str(EXAMPLES.parent / "src"), "PYTHONUTF8": "1"},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    lines = done.stdout.splitlines()
    assert len(lines) == 6
    assert lines[-1].startswith("duo+towers+gale:strong   mind ")


def test_linear_td_learns() -> None:
    made = example("learning/linear_td")
    assert made["main"](600) > random_doors()
    source = script("learning/linear_td").read_text(encoding="utf-8")
    assert len([line for line in source.splitlines() if line.strip()]) <= 40


@WHOLE_ONLY
def test_ppo_learns() -> None:
    """A few rounds are enough to find more Doors than a random player."""
    learner = example("learning/ppo")["Learner"]("solo", 1)
    for _ in range(12):
        learner.teach(learner.play(), 1e-3)
    assert np.mean(learner.doors[-500:]) > random_doors()
    source = script("learning/ppo").read_text(encoding="utf-8")
    assert len([line for line in source.splitlines() if line.strip()]) <= 155


def test_ppo_reports(capsys: pytest.CaptureFixture[str]) -> None:
    example("learning/ppo")["main"](0.01)
    assert "Doors in the last 2,000 games" in capsys.readouterr().out
