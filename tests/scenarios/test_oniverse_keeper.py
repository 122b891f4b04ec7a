"""The Repentant Treasure Keeper and the card under it (rules §O3, §O4, §O16)."""

from __future__ import annotations

import pytest

from onirim.notation.position import PositionError, read_position
from onirim.rules.catalogue import ruleset
from tests.helpers.dsl import asks, given, options, when, zone

RULES = "solo+oniverse"
FULL = "hand Rs Bs Gm Tm Rk"


@pytest.mark.rule("§9.2.6", "§O3", "§O16")
def test_storing_costs_no_action() -> None:
    """The Keeper stays with its card; the gap is filled in phase 2 of this turn."""
    game = given(f"{FULL}; denizens Ke; stack act", deck="Ts Ts", rules=RULES)
    assert when(game, "keeper:Rk") == ["Ke denizens>keepers", "Rk hand>stored"]
    assert (asks(game), zone(game, "hand")) == ("act", "Rs Bs Gm Tm")
    told = when(game, "play:Rs")
    assert told[:3] == ["Rs hand>row", "Ts deck>hand", "Ts deck>hand"]
    assert (zone(game, "stored"), zone(game, "keepers")) == ("Rk", "Ke")


@pytest.mark.rule("§O16")
@pytest.mark.parametrize(
    ("position", "action", "goes"),
    [
        (f"{FULL}; row Gs; stack act", "play:Gk/stored", "row"),
        (f"{FULL}; row Gs; stack act", "discard:Gk/stored", "discard"),
        (f"{FULL}; row Gk; denizens Ar; stack act", "architect:Gk/stored", "row"),
        ("hand Rs; drawn Gd; stack limbo fill door", "unlock:Gk/stored", "discard"),
        ("hand Rs; drawn Nm; stack limbo fill nightmare", "pay-key:Gk/stored", "discard"),
        ("hand Rs; drawn Mi; stack limbo fill rally", "rally:Gk/stored", "discard"),
        (
            "hand Rs; denizens Cc; drawn Rd; stack limbo fill door",
            "chaos-unlock:Gk/stored",
            "discard",
        ),
    ],
    ids=["play", "discard", "architect", "unlock", "nightmare", "rally", "chaos"],
)
def test_a_stored_card_is_used_as_a_single_hand_card(position: str, action: str, goes: str) -> None:
    """Then the Keeper is discarded."""
    game = given(f"{position}; stored Gk; keepers Ke", deck="Ts Ts Ts Ts Ts", rules=RULES)
    told = when(game, action)
    at = told.index(f"Gk stored>{goes}")
    assert told[at + 1] == "Ke keepers>discard"
    assert (zone(game, "stored"), zone(game, "keepers")) == ("", "")


@pytest.mark.rule("§O16", "§B19")
def test_a_stored_key_that_is_discarded_prophesies() -> None:
    game = given(f"{FULL}; stored Gk; keepers Ke; stack act", deck="Ts Ts Ts Ts Nm", rules=RULES)
    when(game, "discard:Gk/stored")
    assert asks(game) == "discard-seen"


@pytest.mark.rule("§B6")
def test_a_stored_key_is_enough_to_answer_a_nightmare() -> None:
    position = "hand Rs Bs; stored Gk; keepers Ke; drawn Nm; stack limbo fill nightmare"
    game = given(position, rules=RULES)
    assert options(game) == "pay-key:Gk/stored pay-five pay-hand"


@pytest.mark.rule("§O16", "§B8")
def test_after_a_stored_card_was_played_the_hand_is_full() -> None:
    """Nothing is drawn, and an empty deck does not lose."""
    position = f"{FULL}; stored Gk; keepers Ke; stack act"
    game = given(position, rules=RULES, nothing_else=True)
    assert when(game, "play:Gk/stored")[-1] == "next turn"
    assert (game.result, zone(game, "hand")) == ("", "Rs Bs Gm Tm Rk")


@pytest.mark.rule("§O16")
def test_a_stored_card_is_no_part_of_the_hand() -> None:
    """It is neither lost with the hand, nor counted, nor exchanged, nor stored again."""
    position = "hand Rs Bs; stored Gk; keepers Ke; drawn Nm; stack limbo fill nightmare"
    game = given(position, deck="Ts Ts Ts Ts Ts", rules=RULES)
    assert when(game, "pay-hand")[:2] == ["Bs hand>discard", "Rs hand>discard"]
    assert (asks(game), zone(game, "hand"), zone(game, "stored")) == ("act", "Ts Ts Ts Ts Ts", "Gk")
    position = f"{FULL}; stored Gk; keepers Ke; discard Ts; denizens Cy Ke; stack act"
    game = given(position, rules=RULES)
    assert options(game, "cyclobot") == options(game, "keeper") == "Rs Bs Gm Tm Rk"


@pytest.mark.rule("§O16")
def test_two_keepers_keep_two_cards() -> None:
    """Whichever is used, one Keeper goes."""
    game = given(f"{FULL}; denizens Ke Ke; stack act", deck="Ts Ts", rules=RULES)
    when(game, "keeper:Rs", "keeper:Rk")
    assert (zone(game, "stored"), zone(game, "keepers")) == ("Rs Rk", "Ke Ke")
    when(game, "play:Rs/stored")
    assert (zone(game, "stored"), zone(game, "keepers")) == ("Rk", "Ke")


@pytest.mark.parametrize(
    ("position", "complaint"),
    [
        (f"{FULL}; stored Gk; stack act", "'oniverse' lacks a Keeper for each card stored"),
        (f"{FULL}; keepers Ke; stack act", "'oniverse' lacks a Keeper for each card stored"),
        (f"{FULL}; drawn Ts; discard Gs; stack act cyclobot", "lacks a gap in that part"),
        (f"{FULL}; drawn Ts; discard Gs; stack act cyclobot(stored)", "lacks a gap in that part"),
        ("hand Rs; drawn Ts; discard Nm; stack act cyclobot", "lacks a Location in the discard"),
        ("hand Rs; discard Gs; stack act cyclobot", "lacks a hand card laid down"),
        ("hand Rs; drawn Ts; discard Gs; stack act cyclobot(Ts)", "one of hand, stored is"),
        ("hand Rs; drawn Nm; stack limbo fill rally", "lacks a drawn Denizen"),
        ("hand Rs; met Rs; stack act", "no card of solo.oniverse with a hidden identity"),
        ("hand Rs; met Ar Ar Ar; stack act", "'Ar' in 'met' is one too many"),
        ("hand Rs; met Ar Ar Hb Hb Cy Cy Mi Mi Hu; stack act", "so many are not in the game"),
    ],
)
def test_positions_that_cannot_be(position: str, complaint: str) -> None:
    with pytest.raises(PositionError, match=complaint):
        read_position(ruleset(RULES), position)
