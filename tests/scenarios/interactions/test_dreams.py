"""Premonitions and Happy Dreams meet the cards and zones of other modules (rules section 7)."""

from __future__ import annotations

import pytest

from onirim.game.logged_game import LoggedGame
from tests.helpers.dsl import NEXT_TURN, asks, given, options, unknown, when, zone

OPENING = "hand Rk Bs Gs Ts; drawn Rd"  # the Key opens the red Door; two cards are then missing
DREAM = "hand Rs Bs Gs Ts; drawn Hd; stack limbo fill happy-dream"


def opened(rules: str, premonitions: str, doors: str, deck: str, more: str = "") -> LoggedGame:
    """A red Door is opened in phase 2, and whatever holds fires."""
    position = f"{OPENING}; doors {doors}; premonitions {premonitions}{more}; stack limbo fill door"
    game = given(position, deck=deck, rules=rules)
    when(game, "unlock:Rk")
    return game


# --- which Doors count ---------------------------------------------------------------------------


@pytest.mark.interaction("glyphs", "premonitions")
@pytest.mark.rule("§G7", "§R14", "§4.2.4")
def test_a_third_red_door_counts_like_the_others() -> None:
    """Two means at least two; a pair of three is a pair."""
    game = opened("solo+glyphs+premonitions", "Pr P2", "Rd Rd", "Tm Bm")
    assert options(game) == "suffer:Pr suffer:P2"


@pytest.mark.interaction("dreamcatchers", "premonitions")
@pytest.mark.rule("§G7", "§C11", "§5.2.5")
def test_a_caught_door_does_not_count() -> None:
    """Neither does one in Limbo: only gained Doors do."""
    more = "; catchers 15; catcher1 Rd"
    game = opened("solo+dreamcatchers+premonitions", "Pr P2", "Bd", "Tm Bm", more)
    assert zone(game, "premonitions") == "Pr P2"


@pytest.mark.interaction("premonitions", "oniverse")
@pytest.mark.rule("§R10", "§9.2.2")
@pytest.mark.parametrize(
    ("premonition", "doors", "fires"),
    [
        ("P5", "Od Bd Gd Td", True),
        ("Pr", "Od", False),
        ("P2", "Od", False),
        ("Pa", "Od Bd Gd", False),
    ],
)
def test_the_oniverse_door_counts_but_has_no_colour(
    premonition: str, doors: str, fires: bool
) -> None:
    game = opened(
        "solo+premonitions+oniverse", premonition, doors, "Pg Pt Tm Bm" if fires else "Tm Bm"
    )
    assert (premonition in zone(game, "removed")) == fires


@pytest.mark.interaction("premonitions", "oniverse")
@pytest.mark.rule("§O9", "§R17")
@pytest.mark.parametrize(("premonition", "doors"), [("Pt", "Rd Td Od"), ("P2", "Rd")])
def test_a_premonition_may_take_the_oniverse_door_unless_it_takes_of_a_pair(
    premonition: str, doors: str
) -> None:
    """Brown takes any Door; a pair is of one colour, and this Door is of none."""
    position = "hand Tk Rk Bs Gs; drawn {}; doors Rd Td Od; premonitions {}; stack limbo fill door"
    drawn = "Td" if premonition == "Pt" else "Rd"
    game = given(position.format(drawn, premonition), "Tm Bm", rules="solo+premonitions+oniverse")
    when(game, f"unlock:{drawn[0]}k")
    assert options(game, "pay-door") == doors


# --- when ----------------------------------------------------------------------------------------


@pytest.mark.interaction("glyphs", "premonitions")
@pytest.mark.rule("§G8", "§R2", "§R18", "§12.3")
def test_after_an_incantation_the_others_go_below_first() -> None:
    """Then "three" replaces the hand, and phase 3 follows."""
    position = "hand Rg Bs Gs Ts Tm; doors Bd Gd; premonitions P3; stack act"
    deck = "Rd Nm Ts Ts Ts Rs Rs Rs Rs Rs Pg"
    game = given(position, deck=deck, rules="solo+glyphs+premonitions")
    when(game, "discard:Rg", "take:Rd")
    assert (asks(game), zone(game, "premonitions")) == ("order-bottom", "P3")
    told = when(game, "bottom:Nm")
    assert told.index("Ts seen>bottom") < told.index("P3 premonitions>removed")
    assert told[-1] == NEXT_TURN
    assert (zone(game, "hand"), zone(game, "bottom")) == ("Rs Rs Rs Rs Rs", "Nm Ts Ts Ts")


@pytest.mark.interaction("premonitions", "oniverse")
@pytest.mark.interaction("premonitions", "incubus")
@pytest.mark.interaction("premonitions", "towers")
@pytest.mark.rule("§R7", "§R18", "§O16", "§I8")
def test_three_leaves_what_is_outside_the_hand() -> None:
    """In phase 2 with a stored card: the new hand is five cards, the rest of phase 2 is void."""
    rules = "solo+towers+premonitions+oniverse+incubus"
    more = "; stored Gk; keepers Ke; denizens Mi; pawn Tm; towers G4 B4"
    deck = "Rs R3 Hd Rs Rs Rs Pg"
    game = opened(rules, "P3", "Bd Gd", deck, more)
    assert (asks(game), zone(game, "hand")) == ("act", "Rs Rs Rs Rs R3")
    kept = ("stored", "keepers", "denizens", "pawn", "towers")
    assert [zone(game, name) for name in kept] == ["Gk", "Ke", "Mi", "Tm", "G4 B4"]


@pytest.mark.interaction("premonitions", "crossroads")
@pytest.mark.rule("§8.2.7", "§R7", "§B17", "§12.6")
def test_three_rids_you_of_dead_ends_and_may_bring_others() -> None:
    position = "hand Rk De De Ts; drawn Rd; doors Bd Gd; premonitions P3; stack limbo fill door"
    deck = "De Rs Rs Rs Rs Pg"
    game = given(position, deck=deck, rules="solo+premonitions+crossroads")
    told = when(game, "unlock:Rk")
    assert told.count("De hand>discard") == 2
    assert zone(game, "hand") == "Rs Rs Rs Rs De"


# --- what they discard ---------------------------------------------------------------------------


@pytest.mark.interaction("glyphs", "premonitions")
@pytest.mark.interaction("premonitions", "crossroads")
@pytest.mark.interaction("towers", "premonitions")
@pytest.mark.rule("§R4", "§6.2.2", "§8.2.2", "§4.2.2")
def test_red_takes_glyphs_but_no_towers_and_no_crossroads() -> None:
    rules = "solo+glyphs+towers+premonitions+crossroads"
    game = opened(rules, "Pr", "Rd", "Tm Bm")
    assert unknown(game, "Rg") == unknown(game, "Rs") == 0
    assert [unknown(game, card) for card in ("R3", "R4", "R5", "Xs", "Xk", "Rd")] == [
        *(1, 1, 1),
        *(3, 1, 1),
    ]


@pytest.mark.interaction("premonitions", "crossroads")
@pytest.mark.rule("§R6", "§8.2.4")
def test_blue_may_take_the_crossroads_key() -> None:
    """It is a Key; a Crossroads Sun is none."""
    position = "hand Bk Rs Gs Ts; drawn Bd; doors Bd; premonitions Pb; stack limbo fill door"
    game = given(position, deck="Tm Bm", rules="solo+premonitions+crossroads")
    when(game, "unlock:Bk")
    assert options(game) == "discard-seen:Rk discard-seen:Bk discard-seen:Gk discard-seen:Tk"
    when(game, "discard-seen:Tk")
    assert options(game) == "discard-seen:Tk discard-seen:Xk"


@pytest.mark.interaction("premonitions", "crossroads")
@pytest.mark.rule("§X5", "§7.2.5")
def test_a_happy_dream_sifts_dead_ends_out() -> None:
    game = given(DREAM, deck="De Rs De Nm Xs Gm Rd Ts", rules="solo+premonitions+crossroads")
    when(game, "seven")
    assert "discard-seen:De" in game.legal()
    when(game, "discard-seen:De", "discard-seen:De")
    assert (asks(game), zone(game, "discard")) == ("order", "De De")


# --- what they fetch -----------------------------------------------------------------------------


@pytest.mark.interaction("premonitions", "crossroads")
@pytest.mark.interaction("dreamcatchers", "premonitions")
@pytest.mark.rule("§R16", "§8.2.5", "§5.2.3")
@pytest.mark.parametrize(
    ("card", "comes"),
    [("De", "De deck>hand"), ("Xk", "Xk deck>hand"), ("Ld", "Ld drawn>limbo")],
)
def test_whatever_is_fetched_is_then_drawn(card: str, comes: str) -> None:
    """A Dead End stays in the hand, a Lost Dream goes to Limbo."""
    rules = "solo+dreamcatchers+premonitions+crossroads"
    game = given(f"catchers 15; {DREAM}", deck="Tm", rules=rules)
    assert comes in when(game, "dream-fetch", f"fetch:{card}")


@pytest.mark.interaction("premonitions", "oniverse")
@pytest.mark.rule("§R16", "§9.2.1", "§9.2.4")
def test_a_chosen_denizen_is_fetched() -> None:
    """The Denizens of the deck are identified first; the one fetched is drawn normally."""
    denizens = "Ar Cy Ar Sp Mi Hu Ke Cc"
    game = given(DREAM, deck=denizens, rules="solo+premonitions+oniverse")
    when(game, "dream-fetch")
    assert "fetch:Dz" not in game.legal()
    assert "Cy deck>drawn" in when(game, "fetch:Cy")
    assert (asks(game), zone(game, "drawn")) == ("rally", "Cy")


@pytest.mark.interaction("premonitions", "oniverse")
@pytest.mark.rule("§7.2.5", "§R16")
def test_the_oniverse_door_can_be_fetched() -> None:
    deck = "Cy Ar Sp Mi Hu Ke Cc Tm"
    game = given(f"met Ar; {DREAM}", deck=deck, rules="solo+premonitions+oniverse")
    assert "Od drawn>limbo" in when(game, "dream-fetch", "fetch:Od")


@pytest.mark.interaction("towers", "premonitions")
@pytest.mark.rule("§12.4", "§R14", "§6.2.7")
def test_a_door_lost_to_a_nightmare_makes_nothing_fire() -> None:
    """The Tower is lost, the Nightmare goes, and no Premonition looks at the Doors."""
    position = "towers G4; hand Rs Bs Gs Ts; doors Rd Rd Bd; premonitions Pr; drawn Nm"
    game = given(
        f"{position}; stack limbo fill nightmare", deck="Tm", rules="solo+towers+premonitions"
    )
    told = when(game, "pay-door:Bd", "lose-tower:G4")
    assert told[:2] == ["G4 towers>discard", "Nm drawn>discard"]
    assert zone(game, "premonitions") == "Pr"


@pytest.mark.interaction("premonitions", "incubus")
@pytest.mark.rule("§10.3", "§7.2.6", "§12.6")
def test_a_charge_sets_happy_dreams_aside() -> None:
    game = given("hand Rs Bk Gs Ts Tm; stack act", "Hd Gm Gs", rules="solo+premonitions+incubus")
    assert when(game, "charge") == ["Hd deck>limbo", "Gm deck>pawn"]


@pytest.mark.interaction("premonitions", "crossroads")
@pytest.mark.rule("§R16", "§8.2.7")
def test_five_dead_ends_can_be_replaced_by_a_premonition() -> None:
    """Fired in phase 1 by a trio; the hand of Dead Ends is discarded, phase 3 follows."""
    position = "hand Rs De De De De; row Rk Rm; doors Bd Gd; premonitions P3; stack act"
    deck = "Ts Ts Ts Tm Tm Pg"
    game = given(position, deck=deck, rules="solo+premonitions+crossroads")
    told = when(game, "play:Rs", "take:Rd")
    assert told.count("De hand>discard") == 4
    assert (told[-1], zone(game, "hand")) == (NEXT_TURN, "Ts Ts Ts Tm Tm")
