"""The Sandman's Pouch: chips are drawn as cards are (rules section 11)."""

from __future__ import annotations

from random import Random

import pytest

from onirim.game.logged_game import LoggedGame
from onirim.rules.catalogue import ruleset
from tests.helpers.dsl import SHUFFLED, asks, deck_size, given, unknown, when, zone

RULES = "solo+pouch"
HAND = "hand Rs Gm Gs Bk Ts"


@pytest.mark.rule("§11.2")
def test_there_is_a_chip_for_every_card() -> None:
    """Those of the base game, and of every expansion that is played."""
    game = given(f"{HAND}; stack act", rules=RULES)
    assert deck_size(game) == 76 - 5
    assert [unknown(game, chip) for chip in ("Rs", "Td", "Nm", "Bk")] == [8, 2, 10, 2]
    game = given(f"{HAND}; stack act", rules="solo+towers+crossroads+pouch")
    assert deck_size(game) == 76 + 12 + 16 - 5


@pytest.mark.rule("§11.3")
def test_the_prophecy_pile_comes_first_then_the_bag_then_the_bottom_pile() -> None:
    position = "hand Rs; drawn Nm; top Gm Tk; bottom Bm Bs; stack limbo fill nightmare"
    game = given(position, deck="Gs", rules=RULES, nothing_else=True)
    drawn = [f"{chip} deck>hand" for chip in ("Gm", "Tk", "Gs", "Bm", "Bs")]
    assert when(game, "pay-hand")[1:6] == drawn


@pytest.mark.rule("§11.4")
def test_a_prophecy_takes_from_its_pile_first_and_stacks_the_rest_there() -> None:
    game = given(f"{HAND}; top Nm Rd; stack act", deck="Tm Ts Bs", rules=RULES)
    when(game, "discard:Bk")
    assert zone(game, "seen") == "Nm Bs Ts Rd Tm"
    when(game, "discard-seen:Nm", "top:Bs", "top:Tm", "top:Rd")
    assert (zone(game, "top"), zone(game, "discard")) == ("Tm Rd Ts", "Nm Bk")


@pytest.mark.rule("§11.5")
def test_a_shuffle_puts_both_piles_into_the_bag() -> None:
    position = "hand Rs Gm Gs Bk Ts; row Rs Rm; top Tk Gk; bottom Bm; stack act"
    game = given(position, deck="Tm", rules=RULES)
    when(game, "play:Rs")
    assert SHUFFLED in when(game, "search")
    assert (zone(game, "top"), zone(game, "bottom"), unknown(game, "Tk")) == ("", "", 3)


@pytest.mark.rule("§11.5")
def test_phase_3_puts_limbo_and_both_piles_into_the_bag() -> None:
    position = "hand Rs Gm Gs Bk Ts; limbo Nm; top Tk Gk; bottom Bm; stack limbo fill"
    game = given(position, rules=RULES)
    assert (zone(game, "limbo"), zone(game, "top"), zone(game, "bottom")) == ("", "", "")
    assert [unknown(game, chip) for chip in ("Nm", "Tk", "Gk", "Bm")] == [10, 3, 3, 4]


@pytest.mark.rule("§11.6")
def test_the_bottom_is_the_bottom_pile_and_then_the_bag() -> None:
    """Two chips from the bottom pile, one from the bag; they go back to the bottom."""
    position = f"{HAND}; top Tm; bottom Bm Bm; stack limbo fill order-bottom look-below(3)"
    game = given(position, deck="Bm", rules=RULES)
    assert (zone(game, "bottom"), zone(game, "top"), asks(game)) == ("Bm Bm Bm", "Tm", "act")


@pytest.mark.rule("§11.6")
def test_a_look_at_the_bottom_ends_with_the_prophecy_pile() -> None:
    position = f"{HAND}; top Bm Bm; bottom Bm; stack limbo fill order-bottom look-below(5)"
    game = given(position, deck="Bm", rules=RULES, nothing_else=True)
    assert (zone(game, "bottom"), zone(game, "top")) == ("Bm Bm Bm Bm", "")


@pytest.mark.rule("§11.3", "§11.7")
def test_you_lose_when_piles_and_bag_are_empty_at_a_draw() -> None:
    game = given(f"{HAND}; stack act", rules=RULES, nothing_else=True)
    assert when(game, "play:Rs") == ["Rs hand>row", "lost"]
    for last in ("top Tk", "bottom Tk"):
        game = given(f"{HAND}; {last}; stack act", rules=RULES, nothing_else=True)
        when(game, "play:Rs")
        assert (asks(game), game.result) == ("act", "")


@pytest.mark.rule("§11.8")
@pytest.mark.parametrize("text", ["solo", "duo", "solo+towers:hard+crossroads+incubus:true"])
def test_the_pouch_changes_no_rule(text: str) -> None:
    """Game by game the same choices lead to the same end."""
    for seed in range(3):
        cards, chips = LoggedGame(text, seed), LoggedGame(f"{text}+pouch", seed)
        player = Random(seed)
        while not cards.result:
            assert cards.legal() == chips.legal()
            action = player.choice(cards.legal())
            assert cards.apply(action) == chips.apply(action)
        assert cards.result == chips.result


@pytest.mark.rule("§11.8")
def test_the_pouch_goes_with_everything() -> None:
    assert ruleset("solo+pouch+towers").text == "solo+towers+pouch"


@pytest.mark.rule("§I1", "§11.8")
def test_chips_are_no_expansion() -> None:
    """So the house rule that keeps the pawn from expansions says nothing of them."""
    assert ruleset("solo+incubus+pouch+I1").text == "solo+incubus+pouch+I1"
