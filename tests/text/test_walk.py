"""Games of every ruleset are narrated in every language: every event has its words."""

from __future__ import annotations

import random

import pytest

from onirim.engine.ruleset import Ruleset
from onirim.rules.description import described
from onirim.terminal.guide import guide
from onirim.text import Words, languages
from onirim.text.sentences import say_ruleset
from tests.helpers.breadth import cases, games
from tests.helpers.rulesets import alone_and_together, some_rulesets
from tests.text.walks import check, walk

pytestmark = pytest.mark.long

GAMES = games(part=1, whole=2)
RULESETS = cases(part=some_rulesets(), whole=alone_and_together())


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: str(rules.text))
def test_games_are_told(rules: Ruleset) -> None:
    """Choices, questions, the table, the odds and all that happens, in each language by turns."""
    spoken = [Words(name, rules.skin, strict=True) for name in languages()]
    for words in spoken:
        check([say_ruleset(words, rules.text), *guide(words, described(rules))])
    for seed in range(GAMES):
        walk(spoken, rules, random.Random(f"{rules.text} {seed}"))
