"""An offer is made only in the windows that its verb declares."""

from __future__ import annotations

from random import Random

import pytest

from onirim.game.logged_game import LoggedGame
from onirim.rules.catalogue import ruleset
from onirim.rules.description import described

RULES = ("solo+book+incubus", "solo+oniverse+crossroads", "duo+book+oniverse+dreamcatchers")
FEWEST_MET = 20


@pytest.mark.parametrize("rules", RULES)
def test_an_offer_is_made_only_in_its_windows(rules: str) -> None:
    """`VerbInfo.windows` says for front ends what the module's own code does."""
    lookup, player, met = described(ruleset(rules)), Random(rules), 0
    for seed in range(6):
        game = LoggedGame(rules, seed)
        while not game.result:
            window = lookup.questions[game.state.top_step.name].window
            for code in game.legal():
                windows = lookup.parse_action(code).verb.windows
                met += bool(windows)
                assert not windows or window in windows, (code, window, windows)
            game.apply(player.choice(game.legal()))
    assert met > FEWEST_MET
