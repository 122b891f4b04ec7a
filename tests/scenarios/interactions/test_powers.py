"""Denizens and the pawn meet the cards of other modules (rules section 9, §X9 to §X12, §T8)."""

from __future__ import annotations

import pytest

from tests.helpers.dsl import NEXT_TURN, A, asks, given, options, when, zone

RED_TRIO = "hand Rs Gs Bk Ts Tm; row Rk Rm"  # playing the Sun completes it
BOTH = "solo+crossroads+oniverse"


# --- Crossroads and Dead Ends --------------------------------------------------------------------


@pytest.mark.interaction("crossroads", "oniverse")
@pytest.mark.rule("§X9", "§9.2.4", "§O17", "§8.2.5")
def test_no_denizen_is_rallied_for_a_dead_end() -> None:
    game = given("hand Rs De De Xs; drawn Mi; stack limbo fill rally", deck="Ts Ts", rules=BOTH)
    assert options(game) == "rally:Rs rally:Xs decline"


@pytest.mark.interaction("crossroads", "oniverse")
@pytest.mark.rule("§O17", "§9.2.4", "§8.2.5")
def test_with_dead_ends_alone_the_denizen_is_discarded() -> None:
    """A stored card would do."""
    position = "hand De De De De; stack limbo fill"
    game = given(position, deck="Dz Mi Ts", rules=BOTH)
    assert (asks(game), zone(game, "discard")) == ("act", "Mi")
    game = given(f"stored Gk; keepers Ke; {position}", deck="Dz Mi", rules=BOTH)
    assert options(game) == "rally:Gk/stored decline"


@pytest.mark.interaction("crossroads", "oniverse")
@pytest.mark.rule("§X9", "§X10", "§8.2.7")
def test_neither_keeper_nor_cyclobot_takes_a_dead_end() -> None:
    """The Cyclobot gives none back either; other cards of the pile it does."""
    position = "hand Rs De De De Xm; discard De Gs Nm; denizens Cy Ke; stack act"
    game = given(position, rules=BOTH)
    assert options(game, "keeper") == options(game, "cyclobot") == "Rs Xm"
    when(game, "cyclobot:Rs")
    assert options(game) == "retrieve:Gs"


@pytest.mark.interaction("crossroads", "oniverse")
@pytest.mark.rule("§X10")
def test_a_pile_of_dead_ends_is_nothing_for_the_cyclobot() -> None:
    game = given("hand Rs De De De Xm; discard De Nm; denizens Cy; stack act", rules=BOTH)
    assert "cyclobot:Rs" not in game.legal()


@pytest.mark.interaction("crossroads", "oniverse")
@pytest.mark.rule("§X12", "§O14", "§8.2.9")
@pytest.mark.parametrize(
    ("row", "offered"),
    [("Bs", "Rs Xs"), ("Rm Rs", "Rs"), ("Rs* Rm* Rs*", "Rs"), ("Bm Rs", "Rs Xs")],
)
def test_the_architect_lifts_the_golden_rule_alone(row: str, offered: str) -> None:
    """With Intersections a Crossroads must still be the second card of a series."""
    position = f"hand Rs Xs Gm Tm Bk; row {row}; denizens Ar; stack act"
    game = given(position, rules="solo+crossroads:hard+oniverse")
    assert options(game, "architect") == offered


@pytest.mark.interaction("crossroads", "oniverse")
@pytest.mark.rule("§O13", "§O5", "§8.2.2")
@pytest.mark.parametrize(
    ("row", "left"),
    [
        ("Bs Rs Xm Rk", "Bs"),
        ("Bs Rs Xm", "Bs"),
        ("Rs Bm Xs Xm", "Rs"),
        ("Xs Xm", ""),
        ("Xs Rm", ""),
        ("Bs Xm Rs* Rm* Rk*", "Bs"),
    ],
)
def test_the_hammer_bird_takes_crossroads_with_any_colour(row: str, left: str) -> None:
    position = f"hand Rs Xs Gm Tm Bk; row {row}; denizens Hb; stack act"
    game = given(position, rules=BOTH)
    when(game, "hammer-bird")
    assert zone(game, "row") == left


@pytest.mark.interaction("crossroads", "oniverse")
@pytest.mark.rule("§X12", "§O12", "§O5")
def test_intersections_look_at_what_the_hammer_bird_left() -> None:
    """Used before a draw, it changes what may be played in the next turn."""
    position = "hand Rs Xs Gm Tm; row {}; denizens Hb; top Ts; stack limbo fill"
    hard = "solo+crossroads:hard+oniverse"
    game = given(position.format("Bk Rm"), rules=hard)
    when(game, "draw")
    assert options(game, "play").split()[-1] == "Xs"
    game = given(position.format("Bm Bk Rm"), rules=hard)
    when(game, "hammer-bird")
    assert (zone(game, "row"), options(game, "play")) == ("Bm Bk", "Rs Ts Gm Tm")


@pytest.mark.interaction("crossroads", "oniverse")
@pytest.mark.rule("§O15", "§8.2.4", "§15.5")
def test_chaos_is_not_spent_on_a_crossroads_key() -> None:
    """It claims any Door by itself."""
    position = "hand Xk Bk Gs Ts; drawn Rd; denizens Cc; stack limbo fill door"
    game = given(position, rules=BOTH)
    assert options(game) == "unlock:Xk decline chaos-unlock:Bk"


@pytest.mark.interaction("crossroads", "oniverse")
@pytest.mark.rule("§8.2.4", "§X-key", "§9.2.2")
@pytest.mark.parametrize(("rule", "keys"), [("", "Rk Xk"), ("+X-key", "Rk Xs Xm Xk")])
def test_crossroads_claim_the_oniverse_door(rule: str, keys: str) -> None:
    """As any Door: only the Key one, or all of them with the house rule."""
    position = "hand Rk Xs Xm Xk; drawn Od; stack limbo fill door"
    game = given(position, rules=f"{BOTH}{rule}")
    assert options(game, "unlock") == keys


@pytest.mark.interaction("crossroads", "oniverse")
@pytest.mark.rule("§8.2.6", "§X3", "§O16")
def test_escape_spares_what_is_stored_and_rallied() -> None:
    position = "hand Rs De De De De; stored Gk; keepers Ke; denizens Mi; stack act"
    game = given(position, deck="Ts Ts Ts Ts Ts", rules=BOTH)
    when(game, "escape")
    assert [zone(game, name) for name in ("stored", "denizens")] == ["Gk", "Mi"]


# --- Glyphs --------------------------------------------------------------------------------------


@pytest.mark.interaction("glyphs", "crossroads")
@pytest.mark.rule("§8.2.4", "§8.2.3", "§4.2.2", "§4.2.4")
def test_a_glyph_and_a_crossroads_make_a_trio_and_open_glyph_doors() -> None:
    """The third red Door is a Door like the others; a Crossroads is of no Glyph's symbol."""
    position = "hand Rg Gs Bk Ts Tm; row Rs Xm; doors Rd Rd; stack act"
    game = given(position, deck="Gs", rules="solo+glyphs+crossroads")
    when(game, "play:Rg")
    assert options(game, "take") == "Rd"
    position = "hand Xk Gs Bs Ts; doors Rd Rd; drawn Rd; stack limbo fill door"
    game = given(position, deck="Gm Gm", rules="solo+glyphs+crossroads")
    assert "Rd drawn>doors" in when(game, "unlock:Xk")


@pytest.mark.interaction("glyphs", "oniverse")
@pytest.mark.rule("§G8", "§G1", "§9.2.2")
def test_an_incantation_may_take_the_oniverse_door() -> None:
    position = "hand Rg Gs Bk Ts Tm; stack act"
    game = given(position, deck="Od Rd Ts Ts Ts Gs", rules="solo+glyphs+oniverse")
    when(game, "discard:Rg")
    assert options(game) == "take:Rd take:Od"
    assert when(game, "take:Od")[0] == "Od seen>doors"


@pytest.mark.interaction("glyphs", "oniverse")
@pytest.mark.rule("§O14", "§4.2.2")
def test_the_architect_lets_a_glyph_follow_a_glyph() -> None:
    """And the trio that it completes counts."""
    position = "hand Rg Gs Bk Ts Tm; row Rs Rg; denizens Ar; stack act"
    game = given(position, rules="solo+glyphs+oniverse")
    assert "play:Rg" not in game.legal()
    assert options(game, "architect") == "Rg"
    when(game, "architect:Rg")
    assert asks(game) == "trio"


@pytest.mark.interaction("glyphs", "oniverse")
@pytest.mark.rule("§O15", "§G8", "§15.7")
def test_chaos_has_no_part_in_an_incantation() -> None:
    position = "hand Rg Gs Bk Ts Tm; denizens Cc; stack act"
    game = given(position, deck="Bd Rs Ts Ts Ts", rules="solo+glyphs+oniverse")
    when(game, "discard:Rg")
    assert options(game) == "take:Bd"


@pytest.mark.interaction("glyphs", "oniverse")
@pytest.mark.rule("§O16", "§4.2.3", "§B19")
def test_a_stored_glyph_that_is_discarded_is_an_incantation() -> None:
    position = "hand Rs Gs Bk Ts Tm; stored Rg; keepers Ke; stack act"
    game = given(position, deck="Bd Rs Ts Ts Ts", rules="solo+glyphs+oniverse")
    told = when(game, "discard:Rg/stored")
    assert told[:2] == ["Rg stored>discard", "Ke keepers>discard"]
    assert asks(game) == "incantation"


@pytest.mark.interaction("glyphs", "incubus")
@pytest.mark.rule("§I5", "§I8", "§4.2.3", "§12.6")
def test_a_glyph_under_the_pawn_is_spent_without_an_incantation() -> None:
    game = given("hand Rs Gs Bk Ts Tm; stack act", deck="Rd Rg Ts", rules="solo+glyphs+incubus")
    assert when(game, "charge") == ["Rd deck>limbo", "Rg deck>pawn"]
    position = "pawn Rg; hand Rs Gs Bk Ts; drawn Nm; stack limbo fill nightmare"
    game = given(position, deck="Tm", rules="solo+glyphs+incubus")
    assert when(game, "cancel")[-2:] == ["Tm deck>hand", NEXT_TURN]


# --- Towers --------------------------------------------------------------------------------------


@pytest.mark.interaction("glyphs", "towers")
@pytest.mark.rule("§4.2.3", "§4.2.4", "§6.2.5", "§6.2.6", "§12.1")
def test_towers_and_glyphs_look_at_each_other() -> None:
    """A look finds a Glyph and a Door and takes nothing; an Incantation sinks Towers.

    Twelve Doors do not win without the row.
    """
    position = "hand Rg R3 Bk Ts Tm; stack act"
    game = given(position, deck="Rg Rd B4 Ts", rules="solo+glyphs+towers")
    when(game, "discard:R3")
    assert options(game) == "top:Rd top:Rg top:B4"
    doors = "Rd Rd Rd Bd Bd Bd Gd Gd Gd Td Td"
    game = given(f"doors {doors}; {position}", "Td B4 Ts Ts Ts Gs", rules="solo+glyphs+towers")
    when(game, "discard:Rg", "take:Td")
    assert (game.result, options(game)) == ("", "bottom:Ts bottom:B4")
    game = given(
        f"towers R4 G4 B4 T5; doors {doors}; {position}",
        "Td Ts Ts Ts Ts",
        rules="solo+glyphs+towers",
    )
    when(game, "discard:Rg", "take:Td")
    assert game.result == "won"


@pytest.mark.interaction("towers", "crossroads")
@pytest.mark.rule("§X3", "§W5", "§8.2.6", "§6.2.1", "§12.6")
def test_towers_escape_without_a_look_and_are_kept_in_the_new_hand() -> None:
    game = given("hand R3 De De De Xk; stack act", "G3 Ts De Ts T4", rules="solo+towers+crossroads")
    assert when(game, "escape")[-1] == NEXT_TURN
    assert zone(game, "hand") == "Ts Ts G3 T4 De"


@pytest.mark.interaction("towers", "oniverse")
@pytest.mark.rule("§W5", "§9.2.4", "§1.3.8")
def test_a_tower_paid_for_a_rally_gives_no_look() -> None:
    position = "hand R3 Rk Gs Ts; drawn Mi; stack limbo fill rally"
    game = given(position, deck="Tm Tm", rules="solo+towers+oniverse")
    assert when(game, "rally:R3")[-1] == NEXT_TURN


@pytest.mark.interaction("towers", "oniverse")
@pytest.mark.rule("§O14", "§6.2.3")
def test_the_architect_is_no_help_for_towers() -> None:
    """Neither in their own row nor in the labyrinth."""
    position = "hand G4 Rk Gs Ts Tm; towers G3; row Bs; denizens Ar; stack act"
    game = given(position, rules="solo+towers+oniverse")
    assert options(game, "architect") == "Gs Ts"
    assert options(game, "build-right") == ""


@pytest.mark.interaction("towers", "oniverse")
@pytest.mark.rule("§O16", "§6.2.2", "§6.2.5")
def test_a_stored_tower_is_built_or_discarded_with_its_look() -> None:
    position = "hand Rs Rk Gs Ts Tm; stored R3; keepers Ke; stack act"
    game = given(position, rules="solo+towers+oniverse")
    told = when(game, "build-right:R3/stored")
    assert told == ["R3 stored>towers", "Ke keepers>discard", NEXT_TURN]
    game = given(position, deck="Nm Gm Bs", rules="solo+towers+oniverse")
    when(game, "discard:R3/stored")
    assert (asks(game), options(game, "top")) == ("order", "Nm Bs Gm")


@pytest.mark.interaction("towers", "oniverse")
@pytest.mark.rule("§T8", "§T4", "§O16", "§6.2.5")
def test_two_players_swap_before_the_look_of_a_stored_tower() -> None:
    """A discard from the Keeper is a discard; a rally is none."""
    hands = "hand1 Rs Rm Rk; hand2 Bs Bm Bk; shared Gs Tk; active 1"
    position = f"{hands}; stored1 R3; keepers1 Ke; stack act"
    game = given(position, deck="Nm Gm Bs", rules="duo+towers+oniverse")
    when(game, "discard:R3/stored")
    assert (asks(game), options(game)) == ("swap", "swap:Rs swap:Rm swap:Rk decline")
    when(game, "swap:Rs", "swap:Gs/shared")
    assert (asks(game), zone(game, "hand1", A)) == ("order", "Gs Rm Rk")


@pytest.mark.interaction("glyphs", "crossroads")
@pytest.mark.rule("§T8", "§X4", "§4.2.3")
def test_two_players_swap_a_dead_end_before_an_incantation() -> None:
    hands = "hand1 De Rm Rg; hand2 Bs Bm Bk; shared Gs Tk; active 1"
    game = given(f"{hands}; stack act", deck="Nm Gm Bs Ts Rd", rules="duo+glyphs+crossroads")
    when(game, "discard:Rg", "swap:De", "swap:Gs/shared")
    assert (asks(game), zone(game, "shared")) == ("incantation", "Tk De")


@pytest.mark.interaction("crossroads", "incubus")
@pytest.mark.rule("§T8", "§8.2.6", "§10.3")
def test_two_players_swap_neither_after_escape_nor_after_a_charge() -> None:
    hands = "hand1 De Rm Rk; hand2 Bs Bm Bk; shared Gs Tk; active 1"
    rules = "duo+crossroads+incubus+I-charge"
    for action, deck in (("escape", "Ts Ts Ts Ts Ts"), ("charge", "Ts")):
        game = given(f"{hands}; stack act", deck=deck, rules=rules)
        assert when(game, action)[-1] == NEXT_TURN


@pytest.mark.interaction("crossroads", "incubus")
@pytest.mark.rule("§I5", "§I8", "§8.2.5", "§12.6")
def test_a_dead_end_is_stored_and_spent_like_any_location() -> None:
    """The pawn is one way to be rid of it; a Crossroads Key there gives no Prophecy."""
    rules = "solo+crossroads+incubus:true"
    game = given("hand Rs Gs Bk Ts Tm; stack act", deck="De Xk", rules=rules)
    assert when(game, "charge") == ["De deck>pawn", "Xk deck>pawn"]
    position = "pawn De Xk; hand Rs Gs Bk Ts; drawn Nm; stack limbo fill nightmare"
    game = given(position, deck="Tm", rules=rules)
    told = when(game, "cancel")
    assert ("De pawn>discard" in told, told[-1]) == (True, NEXT_TURN)


@pytest.mark.interaction("towers", "incubus")
@pytest.mark.rule("§I5", "§I8", "§W5")
def test_a_tower_under_the_pawn_is_spent_without_a_look() -> None:
    position = "pawn R3; hand Rs Gs Bk Ts; drawn Nm; stack limbo fill nightmare"
    game = given(position, deck="Tm", rules="solo+towers+incubus")
    assert when(game, "cancel")[-1] == NEXT_TURN


@pytest.mark.interaction("oniverse", "incubus")
@pytest.mark.rule("§10.3", "§9.2.1", "§12.6", "§T9")
def test_a_charge_turns_up_a_denizen_and_sets_it_aside() -> None:
    """It gets its face and is not rallied."""
    game = given("hand Rs Gs Bk Ts Tm; stack act", deck="Dz Mi Gm", rules="solo+oniverse+incubus")
    assert when(game, "charge") == ["Mi deck>limbo", "Gm deck>pawn"]
