"""The dream book finds things by their codes, and cards are not explained as other cards."""

from __future__ import annotations

import pytest

from onirim.rules.description import describe
from onirim.text import words_in
from onirim.text.dreambook import find_entry
from onirim.text.help import about_card
from tests.helpers.rulesets import every_ruleset


@pytest.mark.parametrize(
    ("code", "word"),
    [
        ("Ld", "Lost Dream"),
        ("Xs", "Crossroads"),
        ("De", "Dead End"),
        ("B4", "Tower"),
        ("B4", "top 4 cards"),
        ("B4", "Left it shows a Moon, right a Moon"),
        ("Od", "Oniverse"),
        ("Pb", "two Keys"),
        ("Mi", "Mirror"),
    ],
)
def test_no_card_is_explained_as_another(code: str, word: str) -> None:
    """What letters alone would say: a Lost Dream is no Door, a Crossroads no plain Sun."""
    cards = {card.code: card for text in every_ruleset() for card in describe(text).cards}
    assert word in about_card(words_in("en"), cards[code])


def test_things_are_found_by_code_and_by_name() -> None:
    keeper = find_entry("ke")
    assert keeper
    assert keeper.id == "Ke"
    assert find_entry("power-spell-planning")
    assert find_entry("door") is None
