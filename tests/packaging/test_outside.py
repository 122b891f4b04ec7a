"""docs/adding-an-expansion.md is followed to the letter: made, installed and played."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.helpers.outside_package import NAME, PAGE, PROJECT, installed


@pytest.fixture
def site(tmp_path: Path) -> Path:
    return installed(tmp_path)


def onirim(site: Path, *arguments: str, answers: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command with the files of this checkout and of the site."""
    path = os.pathsep.join([str(PROJECT / "src"), str(site)])
    return subprocess.run(
        [sys.executable, "-m", "onirim", *arguments],
        capture_output=True, text=True, env=os.environ | {"PYTHONPATH": path}, input=answers,
        timeout=120, check=False,
    )  # fmt: skip


def test_the_commands_of_the_page_run(site: Path) -> None:
    commands = re.findall(r"^\$ onirim (simulate .+)$", PAGE, re.MULTILINE)
    assert commands
    for command in commands:
        done = onirim(site, *command.split(), "--jobs", "1")
        assert done.returncode == 0, done.stderr
        assert "200" in done.stdout


@pytest.mark.parametrize("rules", ["solo+lamplighter:many", "duo+lamplighter+T1"])
def test_games_are_whole_and_survive_their_record(site: Path, rules: str) -> None:
    """Both answers are given, every position is written and read back, records replay."""
    done = subprocess.run(
        [sys.executable, "-c", GAMES, rules],
        capture_output=True, text=True, timeout=120, check=False, cwd=PROJECT,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(map(str, ("src", PROJECT, site)))},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert {"lamp-look", "lamp-shuffle", "top"} <= {*done.stdout.split()}


def test_the_heuristic_player_plays_it_by_its_own_heuristic(site: Path) -> None:
    """It looks ahead, but not at a Nightmare that it knows; and what the others do is the same."""
    done = subprocess.run(
        [sys.executable, "-c", CHOICES],
        capture_output=True, text=True, timeout=120, check=False, cwd=PROJECT,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(map(str, ("src", PROJECT, site)))},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["lamp-look", "lamp-shuffle", "LamplighterHeuristic"]


def test_its_own_facts_answer_for_its_question(site: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", ANSWERS],
        capture_output=True, text=True, timeout=120, check=False, cwd=PROJECT,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(map(str, ("src", PROJECT, site)))},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["deck-empty", "not-asked"]


def test_a_broken_one_troubles_only_who_wants_it(site: Path) -> None:
    (site / NAME / "__init__.py").write_text("raise RuntimeError('the lamp is out')")
    assert onirim(site, "simulate", "--games", "1", "--run", "1").returncode == 0
    wanted = onirim(site, "simulate", "--rules", "solo+lamplighter", "--games", "1")
    assert wanted.returncode == 2
    assert "the module 'lamplighter' (onirim_lamplighter:entry): the lamp is out" in wanted.stderr


GAMES = """
import sys
from random import Random
from onirim.game.logged_game import LoggedGame
from onirim.notation.position import read_position, write_position
from onirim.notation.record import read_record, write_record
from onirim.game.records import record_of, replayed
from tests.helpers.invariants import check

for seed in range(12):
    game, player = LoggedGame(sys.argv[1], seed), Random(seed)
    assert game.rules.text == sys.argv[1]
    while not game.result:
        check(game.state)
        line = write_position(game.state)
        assert write_position(read_position(game.rules, line)) == line
        game.apply(player.choice(game.legal()))
    again = replayed(read_record(write_record(record_of(game))))
    assert write_position(again.state) == write_position(game.state)
    print(*{code.partition(":")[0] for code in game.actions})
"""

ANSWERS = """
from tests.helpers.dsl import given

met = "hand Rs Bs Gm Tk; drawn Lp; stack limbo fill lamplighter"
game = given(met, rules="solo+lamplighter", nothing_else=True)
print(game.why_not("lamp-look").obstacle.key, game.why_not("play:Rs").obstacle.key)
"""

CHOICES = """
from onirim.players.heuristic.heuristic import module_heuristics
from onirim.rules.catalogue import ruleset
from onirim.notation.position import read_position
from onirim.players.registry import make_player
from onirim.game.view import view_of

rules, player = ruleset("solo+lamplighter"), make_player("heuristic", seed=1)
for top in ("Rs", "Nm"):
    line = f"hand Rs Rm Bk Ts; drawn Lp; top {top}; stack limbo fill lamplighter"
    print(player.choose(view_of(read_position(rules, line))))
print(*(type(heuristic).__name__ for heuristic in module_heuristics(rules)))
"""
