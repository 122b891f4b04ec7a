"""The Glyphs for two players (rules §G6, §G9, §16.3, §T9)."""

from __future__ import annotations

import pytest

from tests.helpers.dsl import (
    SPECTATOR,
    A,
    B,
    asks,
    given,
    heard,
    options,
    when,
    zone,
)

RULES = "duo+glyphs"
HANDS = "hand1 Rs Rm Rg; hand2 Bs Bm Bk; shared Gs Tg"
ACT = f"{HANDS}; active 1; stack act"
ALL_BUT_RED = "Bd Gd Td"


@pytest.mark.rule("§G6")
@pytest.mark.parametrize(
    ("doors", "result"),
    [
        (f"doors1 {ALL_BUT_RED}; doors2 Rd Rd Bd Bd Gd Gd Td Td", "won"),
        (f"doors1 Rd {ALL_BUT_RED}; doors2 Rd Bd Bd Gd Gd Td Td", "won"),
        (f"doors1 Rd Rd {ALL_BUT_RED}; doors2 Bd Bd Gd Gd Td Td", ""),
        (f"doors1 {ALL_BUT_RED}; doors2 Rd Bd Gd Td", ""),
        (f"doors1 {ALL_BUT_RED} Bd; doors2 Rd Rd Bd Gd Gd Td", ""),
    ],
    ids=["one-and-two", "two-and-one", "three-and-none", "only-eight", "eleven"],
)
def test_the_team_needs_all_doors_and_each_player_every_colour(doors: str, result: str) -> None:
    """Of each colour one player has one Door and the other two."""
    game = given(f"{doors}; {ACT}", deck="Rd Ts Ts Ts Ts Gs", rules=RULES)
    when(game, "discard:Rg", "decline", "take:Rd")
    assert game.result == result


@pytest.mark.rule("§G9")
def test_a_colour_that_one_has_may_be_waived() -> None:
    """Only the own Doors count, and taking it is possible as well."""
    game = given(f"doors1 Rd Gd; doors2 Bd; {ACT}", deck="Rd Bd Ts Gd Ts Gs", rules=RULES)
    when(game, "discard:Rg", "decline")
    assert options(game) == "take:Rd take:Bd take:Gd waive:Rd waive:Gd"
    assert when(game, "waive:Gd") == ["Gd seen>limbo"]
    assert options(game) == "bottom:Ts bottom:Rd bottom:Bd"
    assert zone(game, "doors1") == "Rd Gd"


@pytest.mark.rule("§G9")
def test_alone_nothing_is_waived() -> None:
    game = given(
        "doors Rd; hand Rs Rm Rg Gs Tg; stack act", deck="Rd Ts Ts Ts Ts", rules="solo+glyphs"
    )
    when(game, "discard:Rg")
    assert options(game) == "take:Rd"


@pytest.mark.rule("§G9")
@pytest.mark.parametrize(("doors", "place"), [("Rd", "doors1"), ("Rd Rd", "limbo")])
def test_the_house_rule_counts_from_the_third_door(doors: str, place: str) -> None:
    """Two of a colour are part of a win, three are not."""
    game = given(f"doors1 {doors}; {ACT}", deck="Rd Ts Ts Ts Ts Gs", rules=f"{RULES}+T1")
    when(game, "discard:Rg", "decline")
    assert when(game, "take:Rd")[0] == f"Rd seen>{place}"


@pytest.mark.rule("§T4", "§T8", "§G8")
def test_the_swap_comes_before_the_incantation() -> None:
    """Whoever discards a Shared Glyph may swap the other Shared card."""
    game = given(ACT, deck="Rd Ts Ts Ts Ts Gs", rules=RULES)
    assert when(game, "discard:Tg/shared") == ["Tg shared>discard"]
    assert asks(game) == "swap"
    when(game, "swap:Rs", "swap:Gs/shared")
    assert asks(game) == "incantation"


@pytest.mark.rule("§16.3")
@pytest.mark.parametrize("viewer", [A, B, SPECTATOR])
def test_the_five_cards_are_seen_by_everybody(viewer: int) -> None:
    """They are revealed, not looked at; whoever looks on sees them too."""
    game = given(ACT, deck="Rd Ts Nm Ts Tm Gs", rules=RULES)
    told = heard(game, viewer, "discard:Rg", "decline")
    assert told == [f"{card} deck>seen" for card in ("Rd", "Ts", "Nm", "Ts", "Tm")]
    assert zone(game, "seen", viewer) == "Nm Ts Ts Rd Tm"
    assert heard(game, viewer, "take:Rd")[0] == "Rd seen>doors1"


@pytest.mark.rule("§T9", "§T11", "§16.3")
def test_the_order_below_is_known_to_the_active_player_alone() -> None:
    """Also that of the last two, for which nothing is asked."""
    game = given(ACT, deck="Rd Ts Nm Ts Tm Gs", rules=RULES)
    when(game, "discard:Rg", "decline", "take:Rd")
    assert heard(game, B, "bottom:Tm") == []
    assert (zone(game, "seen", B), zone(game, "bottom", B)) == ("Nm Ts Ts Tm", "")
    assert game.view(B).position.endswith("order-bottom")  # not how many lie there
    assert heard(game, B, "bottom:Nm")[0] == "4 unseen seen>bottom"
    assert zone(game, "bottom", A) == "Tm Nm Ts Ts"
    assert zone(game, "bottom", B) == "?? ?? ?? ??"


@pytest.mark.rule("§T9", "§T11")
def test_equal_cards_below_are_known_to_both() -> None:
    """Both have seen them, and there is no order to hide."""
    game = given(ACT, deck="Rd Ts Ts Ts Ts Gs", rules=RULES)
    when(game, "discard:Rg", "decline", "take:Rd")
    assert zone(game, "bottom", A) == zone(game, "bottom", B) == "Ts Ts Ts Ts"
