"""The cards and the first hand (rules §1.1 and §1.2)."""

from __future__ import annotations

import pytest

from onirim.rules.catalogue import ruleset
from tests.helpers.dsl import asks, deck_size, new_game, unknown, zone


@pytest.mark.rule("§1.1")
def test_there_are_76_cards() -> None:
    """Suns differ by colour; Moons, Keys and Doors do not; ten Nightmares."""
    rules = ruleset("solo")
    copies = {code: int(rules.copies[kind]) for kind, code in enumerate(rules.codes)}
    assert copies == {
        "Rs": 9, "Rm": 4, "Rk": 3, "Rd": 2,
        "Bs": 8, "Bm": 4, "Bk": 3, "Bd": 2,
        "Gs": 7, "Gm": 4, "Gk": 3, "Gd": 2,
        "Ts": 6, "Tm": 4, "Tk": 3, "Td": 2,
        "Nm": 10,
    }  # fmt: skip
    assert sum(copies.values()) == 76


@pytest.mark.rule("§1.2.1", "§B17")
def test_the_first_hand_is_five_locations() -> None:
    """Doors and Nightmares met on the way are no part of it and do nothing."""
    game = new_game(deck="Rs Nm Rk Rd Bm Ts Nm Tm")
    assert zone(game, "hand") == "Rs Ts Bm Tm Rk"
    assert zone(game, "doors") == ""
    assert asks(game) == "act"


@pytest.mark.rule("§1.2.1")
def test_a_first_hand_without_detours() -> None:
    """Five Locations on top of the deck are the hand, and no sixth card is drawn."""
    game = new_game(deck="Rs Rs Rs Rs Rs Bs")
    assert zone(game, "hand") == "Rs Rs Rs Rs Rs"
    assert deck_size(game) == 71


@pytest.mark.rule("§1.2.1", "§1.2.2", "§B17")
def test_cards_set_aside_go_back_into_the_deck() -> None:
    """When the hand is complete, they are shuffled in: all 71 other cards may come next."""
    game = new_game(deck="Rs Nm Rk Rd Bm Ts Nm Tm")
    assert zone(game, "limbo") == ""
    assert (unknown(game, "Nm"), unknown(game, "Rd")) == (10, 2)
    assert deck_size(game) == 71
