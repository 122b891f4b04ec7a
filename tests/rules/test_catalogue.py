"""Rulesets by name: each is compiled once, however it is written."""

from __future__ import annotations

import pytest

from onirim.game.logged_game import LoggedGame
from onirim.rules.catalogue import MOST_KEPT, RulesetError, ruleset

SPELLINGS = [
    "solo+glyphs+towers",
    "solo+towers+glyphs",
    " solo+glyphs:normal+towers ",
    "solo+towers:normal+glyphs",
]


@pytest.mark.parametrize("text", SPELLINGS)
def test_every_spelling_names_the_same_compiled_ruleset(text: str) -> None:
    assert ruleset(text) is ruleset("solo+glyphs+towers")
    assert ruleset(text).text == "solo+glyphs+towers"


def test_another_option_is_another_ruleset() -> None:
    assert ruleset("solo+towers:hard") is not ruleset("solo+towers")
    assert ruleset("solo+manual") is ruleset("solo")  # nothing of the preset concerns it
    assert ruleset("duo+manual") is ruleset("duo+T1")


def test_games_of_one_ruleset_share_it_and_nothing_else() -> None:
    one, other = LoggedGame("solo+glyphs", 1), LoggedGame("solo+glyphs", 2)
    assert one.rules is other.rules
    before = one.view()
    other.apply(other.legal()[0])
    assert one.view() == before


def test_what_names_no_ruleset_is_refused_every_time() -> None:
    for _ in range(2):
        with pytest.raises(RulesetError, match="did you mean 'towers'"):
            ruleset("solo+tower")


def test_the_number_of_rulesets_kept_is_limited() -> None:
    """Anybody may ask a server for any combination."""
    assert ruleset.cache_info().maxsize == MOST_KEPT
