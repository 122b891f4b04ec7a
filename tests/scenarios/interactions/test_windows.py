"""Powers of several modules in one window (rules section 15, §12.4, §I4, §K12, §W3)."""

from __future__ import annotations

import pytest

from tests.helpers.dsl import NEXT_TURN, asks, given, options, when, zone

EIGHT = "Rd Bd Gd Td Bd Rd Td Gd"
GOALS = f"goals {EIGHT}"
NINE = f"goals {EIGHT} Od"
PILE = "discard Rs Rs Rs Bs Bs Bs Gs Gs Gs Gm Gm Gm"
PAID = ["remove:Rs"] * 3 + ["remove:Bs"] * 3 + ["remove:Gs"] * 3 + ["remove:Gm"]
SPELLS = "spell-prophecy spell-planning"
NIGHTMARE = "drawn Nm; stack limbo fill nightmare"


@pytest.mark.interaction("book", "dreamcatchers")
@pytest.mark.interaction("book", "oniverse")
@pytest.mark.interaction("dreamcatchers", "oniverse")
@pytest.mark.rule("§15.1", "§K12", "§O12", "§5.2.10")
def test_at_the_start_of_phase_1() -> None:
    """Spells, a Failsafe Book and the free Denizens, in any order."""
    position = (
        f"{NINE}; {PILE}; catchers 15; books 2; catcher2 Nm; denizens Hb Hu Sp; row Tm; "
        "hand Rm Bm Tk Ts Gk; stack act"
    )
    game = given(position, deck="Ts Ts Ts Nm Tm", rules="solo+book+dreamcatchers+oniverse")
    powers = f"{SPELLS} failsafe:2 hammer-bird spies hunter"
    assert game.view(game.to_move).extras == tuple(powers.split())
    when(game, "failsafe:2", "hunter", "bottom:Tm")
    assert (asks(game), "spies" in game.legal()) == ("act", True)


@pytest.mark.interaction("book", "oniverse")
@pytest.mark.rule("§15.3", "§15.6", "§K12", "§O12")
def test_spells_and_denizens_in_turn_before_a_draw() -> None:
    """After a power the window is there again, and a spell may come between two Denizens."""
    position = f"{NINE}; {PILE}; denizens Sp Hu; hand Rm Bm Tk Gk; stack limbo fill"
    deck = "Ts Ts Ts Ts Nm Tm Tm Tm Tm Gs"
    game = given(position, deck=deck, rules="solo+book+oniverse")
    assert (asks(game), options(game)) == ("fill", f"draw {SPELLS} spies hunter")
    when(game, "spies", "top:Nm")
    assert options(game) == f"draw {SPELLS} hunter"
    when(game, "spell-prophecy", *["remove:Rs"] * 3, *["remove:Bs"] * 2, "top:Gs")
    assert options(game) == f"draw {SPELLS} hunter"
    assert when(game, "hunter")[1:3] == ["Gs deck>seen", "Nm deck>seen"]


@pytest.mark.interaction("book", "oniverse")
@pytest.mark.rule("§15.3", "§K12", "§O12", "§O13")
def test_what_the_hammer_bird_tears_down_pays_for_a_spell() -> None:
    """In the same window: the discard pile holds enough cards only then."""
    position = (
        f"{NINE}; discard Nm Nm; row Bs Rm* Rs* Rk*; denizens Hb; hand Rm Bm Tk Gk; "
        "stack limbo fill"
    )
    game = given(position, deck="Ts Ts Ts Ts Nm", rules="solo+book+oniverse")
    assert (asks(game), options(game)) == ("fill", "draw hammer-bird")
    when(game, "hammer-bird")
    assert (asks(game), options(game)) == ("fill", "draw spell-prophecy")
    when(game, "spell-prophecy", *["remove:Nm"] * 2, "remove:Rs", "remove:Rm", "remove:Rk")
    assert (asks(game), zone(game, "discard")) == ("paradox", "Hb")


@pytest.mark.interaction("book", "oniverse")
@pytest.mark.interaction("book", "incubus")
@pytest.mark.interaction("oniverse", "incubus")
@pytest.mark.rule("§15.4", "§12.4", "§K12", "§O12", "§10.4")
@pytest.mark.parametrize(
    ("cancel", "place"),
    [("spell-punishment", "discard"), ("mirror", "limbo"), ("cancel", "discard")],
)
def test_three_ways_out_of_a_nightmare(cancel: str, place: str) -> None:
    """Each for itself; the other two are kept."""
    position = f"{NINE}; {PILE}; denizens Mi; pawn Tm; hand Rm Bm Ts Gm; {NIGHTMARE}"
    game = given(position, deck="Ts", rules="solo+book+oniverse+incubus")
    assert options(game) == f"pay-five pay-hand {SPELLS} spell-punishment mirror cancel"
    told = when(game, cancel)
    if cancel == "spell-punishment":
        told = when(game, *PAID)
    assert f"Nm drawn>{place}" in told
    assert zone(game, "denizens") == ("" if cancel == "mirror" else "Mi")
    assert zone(game, "pawn") == ("" if cancel == "cancel" else "Tm")


@pytest.mark.interaction("book", "oniverse")
@pytest.mark.rule("§15.5", "§K12", "§O15")
def test_chaos_opens_the_window_of_a_door_for_spells_too() -> None:
    """Without Chaos no Key could claim this Door, and nobody would be asked."""
    position = f"{NINE}; {PILE}; hand Bk Bm Ts Gm; drawn Rd; stack limbo fill door"
    game = given(f"denizens Cc; {position}", rules="solo+book+oniverse")
    assert (asks(game), options(game)) == ("door", f"decline {SPELLS} chaos-unlock:Bk")
    game = given(position, deck="Ts", rules="solo+book+oniverse")
    assert (asks(game), zone(game, "limbo")) == ("fill", "Rd")


@pytest.mark.interaction("book", "oniverse")
@pytest.mark.rule("§15.5", "§K12", "§O15")
def test_spells_and_chaos_before_the_search() -> None:
    """Chaos may follow a spell; then the trio is of the new colour alone."""
    position = f"{NINE}; {PILE}; denizens Cc; hand Rk Bm Ts Gm Tm; row Rs Rm; stack act"
    game = given(position, deck="Ts Ts Ts Ts Tm", rules="solo+book+oniverse")
    when(game, "play:Rk")
    extras = tuple(f"{SPELLS} chaos:B chaos:G chaos:T".split())
    assert game.view(game.to_move).extras == extras
    when(game, "spell-prophecy", *["remove:Rs"] * 3, *["remove:Bs"] * 2, "top:Ts", "bottom:Tm")
    when(game, "chaos:T")
    assert options(game, "take") == "Td Od"


@pytest.mark.interaction("book", "oniverse")
@pytest.mark.rule("§K9", "§9.2.6")
def test_denizens_that_were_used_pay_for_spells() -> None:
    position = f"{NINE}; discard Nm Rs Ar Hb Mi; hand Rm Bm Tk Ts Gk; stack act"
    game = given(position, deck="Gs Gs Gs Gs Gm", rules="solo+book+oniverse")
    when(game, "spell-prophecy", "remove:Nm", "remove:Rs", "remove:Ar", "remove:Hb", "remove:Mi")
    assert (asks(game), zone(game, "out")) == ("paradox", "Nm Rs Ar Hb Mi")


@pytest.mark.interaction("book", "oniverse")
@pytest.mark.interaction("book", "glyphs")
@pytest.mark.rule("§15.7", "§K12", "§4.2.3")
def test_no_power_while_an_incantation_is_going_on() -> None:
    """Neither while a Door is chosen nor while the others are put below."""
    goals = f"{NINE} Rd Bd Gd Td"
    position = f"{goals}; {PILE}; denizens Sp Cc; hand Rg Bm Tk Ts Gk; stack act"
    game = given(position, deck="Rd Ts Ts Ts Nm Tm", rules="solo+book+glyphs+oniverse")
    when(game, "discard:Rg")
    assert options(game) == "take:Rd"
    when(game, "take:Rd")
    assert options(game) == "bottom:Nm bottom:Ts"


# --- a Nightmare that is not resolved ------------------------------------------------------------

TOWERS = "towers G4 B4"


@pytest.mark.interaction("book", "towers")
@pytest.mark.rule("§K10", "§W3", "§12.4")
def test_a_punished_nightmare_costs_no_tower() -> None:
    """An answered one does."""
    position = f"{GOALS}; {PILE}; {TOWERS}; hand Rm Bm Tk Gm; {NIGHTMARE}"
    game = given(position, deck="Ts", rules="solo+book+towers")
    told = when(game, "spell-punishment", *PAID)
    assert told[1:] == ["Nm drawn>discard", "Ts deck>hand", NEXT_TURN]
    game = given(position, deck="Ts", rules="solo+book+towers")
    when(game, "pay-key:Tk")
    assert asks(game) == "tower-loss"


@pytest.mark.interaction("book", "towers")
@pytest.mark.rule("§15.7", "§6.2.7", "§K12")
def test_no_spell_while_a_tower_is_chosen() -> None:
    position = f"{GOALS}; {PILE}; {TOWERS}; hand Rm Bm Tk Gm; {NIGHTMARE}"
    game = given(position, deck="Ts", rules="solo+book+towers")
    when(game, "pay-key:Tk")
    assert options(game) == "lose-tower:G4 lose-tower:B4 false-destruction"


@pytest.mark.interaction("towers", "oniverse")
@pytest.mark.rule("§W3", "§12.4", "§9.1")
def test_a_mirrored_nightmare_costs_no_tower() -> None:
    position = f"{TOWERS}; denizens Mi; hand Rm Bm Tk Gm; {NIGHTMARE}"
    game = given(position, deck="Ts", rules="solo+towers+oniverse")
    told = when(game, "mirror")
    assert told[:3] == ["Mi denizens>discard", "Nm drawn>limbo", "Ts deck>hand"]
    assert (asks(game), zone(game, "towers")) == ("act", "G4 B4")


@pytest.mark.interaction("towers", "oniverse")
@pytest.mark.rule("§W3", "§9.1")
def test_a_hunted_nightmare_costs_no_tower() -> None:
    """It was revealed, not drawn."""
    position = f"{TOWERS}; denizens Hu; hand Rm Bm Tk Gm Gs; stack act"
    game = given(position, deck="Nm Nm Ts Ts Ts", rules="solo+towers+oniverse")
    assert when(game, "hunter").count("Nm seen>discard") == 2
    assert (asks(game), zone(game, "towers")) == ("act", "G4 B4")


@pytest.mark.interaction("towers", "incubus")
@pytest.mark.rule("§W3", "§12.4", "§10.4")
def test_a_cancelled_nightmare_costs_no_tower() -> None:
    position = f"{TOWERS}; pawn Tm; hand Rm Bm Tk Gm; {NIGHTMARE}"
    game = given(position, deck="Ts", rules="solo+towers+incubus")
    told = ["Nm drawn>discard", "Tm pawn>discard", "Ts deck>hand", NEXT_TURN]
    assert when(game, "cancel") == told


# --- the Nightmare that a charge anticipates -----------------------------------------------------


@pytest.mark.interaction("book", "incubus")
@pytest.mark.interaction("oniverse", "incubus")
@pytest.mark.rule("§I4", "§I8", "§15.4")
def test_neither_punishment_nor_mirror_helps_against_a_charge() -> None:
    """No Nightmare was drawn, so no window opens: Prophecy and Planning neither."""
    position = f"{NINE}; {PILE}; denizens Mi; hand Rm Bm Tk Gm Gs; stack act"
    game = given(position, deck="Tm Ts", rules="solo+book+oniverse+incubus")
    when(game, "charge")
    assert (asks(game), options(game)) == ("nightmare", "pay-key:Tk pay-five pay-hand")


@pytest.mark.interaction("towers", "incubus")
@pytest.mark.rule("§W10", "§I8", "§12.4")
def test_a_charge_costs_a_tower_that_cannot_be_saved() -> None:
    """After its option, and there is no card for a false destruction."""
    position = f"{TOWERS}; hand Rm Bm Tk Gm Gs; stack act"
    game = given(position, deck="Tm Ts", rules="solo+towers+incubus")
    when(game, "charge", "pay-key:Tk")
    assert options(game) == "lose-tower:G4 lose-tower:B4"


@pytest.mark.interaction("towers", "incubus")
@pytest.mark.rule("§W10", "§I-charge")
def test_a_charge_without_an_option_costs_no_tower() -> None:
    game = given(
        f"{TOWERS}; hand Rm Bm Tk Gm Gs; stack act",
        deck="Tm",
        rules="solo+towers+incubus+I-charge",
    )
    assert when(game, "charge") == ["Tm deck>pawn", NEXT_TURN]
