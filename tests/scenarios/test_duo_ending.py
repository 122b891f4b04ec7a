"""How two players win and lose together; two Doors of a colour (rules §2.1.7, §2.1.8, §T1)."""

from __future__ import annotations

import pytest

from onirim.rules.catalogue import RulesetError, ruleset
from tests.helpers.dsl import A, B, asks, given, options, when, zone

HANDS = "hand1 Rs Rm Rk; hand2 Bs Bm Bk; shared Gs Tk"
TRIO_OF_A = f"{HANDS}; row1 Rs Rm; active 1; stack act"


@pytest.mark.rule("§2.1.7")
def test_one_door_of_each_colour_for_each_player_wins() -> None:
    """At once, and for both: nothing is shuffled or drawn."""
    game = given(f"doors1 Bd Gd Td; doors2 Rd Bd Gd Td; {TRIO_OF_A}", rules="duo")
    when(game, "play:Rk")
    assert when(game, "take:Rd") == ["Rd deck>doors1", "won"]
    assert game.result == "won"
    assert game.view(A).result == game.view(B).result == "won"


@pytest.mark.rule("§2.1.7")
def test_who_is_complete_plays_on() -> None:
    """Four Doors of A do not win while B has three."""
    game = given(f"doors1 Bd Gd Td; doors2 Rd Bd Gd; {TRIO_OF_A}", deck="Ts Ts", rules="duo")
    when(game, "play:Rk", "take:Rd")
    assert (game.result, game.to_move) == ("", B)
    when(game, "play:Bs")
    assert (game.to_move, asks(game)) == (A, "act")


@pytest.mark.rule("§2.1.7", "§T1")
@pytest.mark.parametrize(
    "doors",
    ["doors1 Rd Bd Gd; doors2 Bd Gd Td Td", "doors1 Rd Bd Gd Td; doors2 Bd Gd Td"],
    ids=["neither-complete", "one-complete"],
)
def test_eight_doors_in_the_wrong_hands_do_not_win(doors: str) -> None:
    """A second Door of a colour is never part of a victory."""
    game = given(f"{doors}; {TRIO_OF_A}", deck="Ts", rules="duo")
    when(game, "play:Rk", "take:Rd")
    assert game.result == ""
    assert zone(game, "doors1").startswith("Rd Rd")


@pytest.mark.rule("§2.1.8")
def test_a_deck_that_runs_out_loses_for_both() -> None:
    """Whoever had to draw, also where only a Shared card is missing."""
    for card in ("Bs", "Gs/shared"):
        position = f"{HANDS}; doors1 Rd Bd Gd Td; active 2; stack act"
        game = given(position, rules="duo", nothing_else=True)
        assert when(game, f"play:{card}")[-1] == "lost"
        assert game.view(A).result == game.view(B).result == "lost"


@pytest.mark.rule("§2.1.8")
def test_a_redraw_that_cannot_be_completed_loses() -> None:
    """Three Personal cards and one Shared are no hand."""
    position = f"{HANDS}; active 1; drawn Nm; stack limbo fill nightmare"
    game = given(position, deck="Ts Ts Rd Ts Ts", rules="duo", nothing_else=True)
    assert when(game, "pay-hand")[-2:] == ["Ts deck>shared", "lost"]


@pytest.mark.rule("§T1")
def test_a_second_door_of_a_colour_may_be_held() -> None:
    """By default it is taken like any other, and a Nightmare can send it back."""
    game = given(f"doors1 Rd; {TRIO_OF_A}", deck="Nm Ts", rules="duo")
    when(game, "play:Rk")
    assert when(game, "take:Rd")[0] == "Rd deck>doors1"
    assert options(game, "pay-door") == "Rd"
    assert when(game, "pay-door:Rd")[0] == "Rd doors1>limbo"


@pytest.mark.rule("§T1")
def test_the_house_rule_sends_a_second_door_from_the_deck_to_limbo() -> None:
    """It is found and shown, but not gained."""
    game = given(f"doors1 Rd; {TRIO_OF_A}", deck="Ts", rules="duo+T1")
    when(game, "play:Rk")
    assert when(game, "take:Rd")[0] == "Rd deck>limbo"
    assert zone(game, "doors1") == "Rd"


@pytest.mark.rule("§T1")
def test_the_house_rule_sends_a_second_drawn_door_to_limbo() -> None:
    """The Key is gone all the same."""
    position = f"{HANDS}; doors1 Rd; active 1; drawn Rd; stack limbo fill door"
    game = given(position, deck="Ts", rules="duo+T1")
    assert when(game, "unlock:Rk")[:2] == ["Rk hand1>discard", "Rd drawn>limbo"]


@pytest.mark.rule("§T1")
@pytest.mark.parametrize("doors", ["doors1 Bd Gd Td", "doors2 Rd"])
def test_the_house_rule_lets_a_first_door_be_gained(doors: str) -> None:
    """Other colours and the partner's Doors do not count."""
    game = given(f"{doors}; {TRIO_OF_A}", deck="Ts", rules="duo+T1")
    when(game, "play:Rk")
    assert when(game, "take:Rd")[0] == "Rd deck>doors1"


@pytest.mark.rule("§T1")
def test_the_house_rule_belongs_to_two_players() -> None:
    """A ruleset names it; alone at the table there is nothing to change."""
    assert ruleset("duo+T1+B10").text == "duo+B10+T1"
    with pytest.raises(RulesetError, match="T1 needs two players"):
        ruleset("solo+T1")
