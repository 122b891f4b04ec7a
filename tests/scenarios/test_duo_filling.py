"""Two players fill and redraw their hands: Personal first (rules §2.1.5, §2.1.6, §T2, §T3, §T6)."""

from __future__ import annotations

import pytest

from tests.helpers.dsl import NEXT_TURN, B, asks, given, options, when, zone

PARTNER = "hand2 Bs Bm Bk"
HANDS = "hand1 Rs Rm Rk; hand2 Bs Bm Bk; shared Gs Tk"


@pytest.mark.rule("§2.1.5", "§1.3.9")
def test_personal_cards_are_filled_first() -> None:
    """Three before the player, then two between the players, and no more."""
    position = f"hand1 Rs; {PARTNER}; shared Gs; active 1; stack act"
    game = given(position, deck="Ts Tm Bs Gm Gk Gk Gk", rules="duo")
    assert when(game, "play:Rs")[1:] == [
        "Ts deck>hand1",
        "Tm deck>hand1",
        "Bs deck>hand1",
        "Gm deck>shared",
        NEXT_TURN,
    ]


@pytest.mark.rule("§2.1.5")
def test_a_used_shared_card_is_replaced_by_a_shared_one() -> None:
    """Each group is brought back to its own size."""
    game = given(f"{HANDS}; active 1; stack act", deck="Ts", rules="duo")
    assert when(game, "play:Gs/shared") == ["Gs shared>row1", "Ts deck>shared", NEXT_TURN]


@pytest.mark.rule("§2.1.5")
def test_the_active_player_handles_a_door_met_while_filling_the_shared_cards() -> None:
    """The Key may be a Personal one; the gap it leaves is filled before the shared one."""
    position = f"hand1 Rs Rm Rk; {PARTNER}; shared Gs; active 1; stack limbo fill"
    game = given(position, deck="Rd Ts Tm", rules="duo")
    assert (game.to_move, options(game)) == (0, "unlock:Rk decline")
    told = when(game, "unlock:Rk")
    assert told[-4:] == ["Rd drawn>doors1", "Ts deck>hand1", "Tm deck>shared", NEXT_TURN]


@pytest.mark.rule("§T6")
def test_a_nightmare_met_while_filling_the_shared_cards_is_resolved() -> None:
    """A normal fill sets nothing aside, whichever group is being filled."""
    position = f"hand1 Rs Rm Rk; {PARTNER}; shared Gs; active 1; stack limbo fill"
    game = given(position, deck="Nm Ts Tm", rules="duo")
    assert (asks(game), zone(game, "drawn")) == ("nightmare", "Nm")
    when(game, "pay-key:Rk")
    assert (zone(game, "hand1"), zone(game, "shared")) == ("Rs Ts Rm", "Gs Tm")


@pytest.mark.rule("§T6")
def test_locations_do_nothing_when_they_fill_the_shared_cards() -> None:
    """A drawn Key is no Prophecy and asks nobody."""
    position = f"hand1 Rs Rm Rk; {PARTNER}; shared Gs; active 1; stack limbo fill"
    game = given(position, deck="Gk", rules="duo")
    assert (game.to_move, asks(game)) == (B, "act")
    assert zone(game, "shared") == "Gs Gk"


@pytest.mark.rule("§2.1.6")
def test_the_whole_hand_is_both_groups() -> None:
    """Personal and Shared cards go, three and then two are drawn, the partner keeps his."""
    position = f"{HANDS}; active 1; drawn Nm; stack limbo fill nightmare"
    game = given(position, deck="Ts Rd Tm Bs Nm Gm Gk", rules="duo")
    told = when(game, "pay-hand")
    assert told[5:12] == [
        "Ts deck>hand1",
        "Rd deck>limbo",
        "Tm deck>hand1",
        "Bs deck>hand1",
        "Nm deck>limbo",
        "Gm deck>shared",
        "Gk deck>shared",
    ]
    assert zone(game, "discard") == "Nm Rs Gs Rm Rk Tk"
    assert zone(game, "hand2", B) == "Bs Bm Bk"


@pytest.mark.rule("§T2")
def test_the_partners_key_claims_no_door() -> None:
    """The drawn Door goes to Limbo unasked, although A has the Key in his hand."""
    hands = "hand1 Rs Rm Gk; hand2 Bs Bm; shared Bs Tk"
    game = given(f"{hands}; active 2; stack limbo fill", deck="Gd Nm", rules="duo")
    assert zone(game, "limbo") == "Gd"
    assert options(game, "pay-key") == "Tk/shared"


@pytest.mark.rule("§T3")
def test_a_nightmare_takes_an_own_door_only() -> None:
    """The partner's Doors are not offered."""
    doors = "doors1 Rd Td; doors2 Bd Gd"
    position = f"{HANDS}; {doors}; active 2; drawn Nm; stack limbo fill nightmare"
    game = given(position, deck="Ts", rules="duo")
    assert options(game, "pay-door") == "Bd Gd"
    assert when(game, "pay-door:Gd")[0] == "Gd doors2>limbo"
    assert (zone(game, "doors1"), zone(game, "doors2")) == ("Rd Td", "Bd")
