"""Modules that declare nothing in common change nothing for each other."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from onirim.game.logged_game import LoggedGame
from tools.rules import ids
from tools.rules.interactions_page import Interactions, declares
from tools.rules.touches import touches_of

ROOT = Path(__file__).parents[2]
MEETINGS = Interactions(ROOT, ids.load(ROOT))
GAMES = 3
DECISIONS = 400


@pytest.mark.parametrize(("first", "second"), MEETINGS.independent_pairs())
def test_pairs_that_cannot_meet(first: str, second: str) -> None:
    """One of the two declares nothing; with or without it games go on alike, event for event."""
    idle = [key for key in (first, second) if not declares(touches_of(key))]
    assert idle, "say here how two modules that both do something are kept apart"
    other = second if idle[0] == first else first
    for mode in ("solo", "duo"):
        for seed in range(GAMES):
            alone = played(f"{mode}+{other}", seed)
            assert played(f"{mode}+{first}+{second}", seed) == alone


def played(rules: str, seed: int) -> tuple[list[str], list[object]]:
    """The actions and events of a game at random."""
    game = LoggedGame(rules, seed)
    player = Random(seed)
    for _ in range(DECISIONS):
        if game.result:
            break
        game.apply(player.choice(game.legal()))
    return list(game.actions), list(game.history)


def test_what_modules_declare_and_touch() -> None:
    """Read from the ruleset and from the code, through what the core does for them."""
    towers, incubus, glyphs = map(touches_of, ("towers", "incubus", "glyphs"))
    assert "trigger: nightmare" in towers.answers & incubus.raises
    assert {"limbo", "discard pile", "drawn"} <= towers.places & incubus.places
    assert {"Rg", "Rd"} <= glyphs.kinds
    assert {"may_gain", "trigger: doors"} <= glyphs.raises
    assert "trigger: searched" not in glyphs.raises
    assert touches_of("crossroads").sets >= {"keys", "playable"}
    assert touches_of("dreamcatchers").answers >= {"phase 3", "trigger: prophesied"}
    assert not declares(touches_of("pouch"))
