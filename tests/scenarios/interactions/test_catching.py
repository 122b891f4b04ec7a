"""Dreamcatchers catch whatever Limbo holds, and give it back (rules section 5, §12.5)."""

from __future__ import annotations

import pytest

from tests.helpers.dsl import (
    NEXT_TURN,
    SHUFFLED,
    asks,
    deck_size,
    given,
    options,
    unknown,
    when,
    zone,
)

EMPTY = "catchers 15"
NIGHTMARE = "drawn Nm; stack limbo fill nightmare"
RED_TRIO = "hand Rs Gs Bk Ts Tm; row Rk Rm"  # playing the Sun completes it
EIGHT_DOORS = "Rd Rd Bd Bd Gd Gd Td Td"


# --- what is caught ------------------------------------------------------------------------------


@pytest.mark.interaction("dreamcatchers", "towers")
@pytest.mark.rule("§12.5", "§6.2.8", "§5.2.4")
def test_a_deceived_nightmare_is_caught() -> None:
    """It does not come back before its catcher is freed."""
    position = f"{EMPTY}; towers G4 B4; hand Rs Rm Bk Gk; {NIGHTMARE}"
    game = given(position, deck="Ts Ts", rules="solo+dreamcatchers+towers")
    told = when(game, "pay-key:Gk", "false-destruction")
    assert told[-2:] == ["Nm limbo>catcher1", NEXT_TURN]
    assert SHUFFLED not in told


@pytest.mark.interaction("dreamcatchers", "oniverse")
@pytest.mark.rule("§12.5", "§9.1", "§5.2.4")
def test_a_mirrored_nightmare_is_caught() -> None:
    position = f"{EMPTY}; denizens Mi; hand Rs Rm Bk Gk; {NIGHTMARE}"
    game = given(position, deck="Ts", rules="solo+dreamcatchers+oniverse")
    assert when(game, "mirror")[-2:] == ["Nm limbo>catcher1", NEXT_TURN]


@pytest.mark.interaction("dreamcatchers", "crossroads")
@pytest.mark.rule("§8.2.8", "§5.2.4", "§12.6")
def test_a_dead_end_met_by_the_third_answer_is_caught() -> None:
    """So is what an Escape meets."""
    rules = "solo+dreamcatchers+crossroads"
    game = given(f"{EMPTY}; hand Rs Rm Bk Gk; {NIGHTMARE}", "De Xs Ld Ts Rd Gs", rules=rules)
    told = when(game, "pay-five")
    assert told[:3] == ["De deck>limbo", "Xs deck>discard", "Ld deck>limbo"]
    assert sorted(zone(game, "catcher1").split()) == ["De", "Ld", "Rd"]
    game = given(f"{EMPTY}; hand De De De De De; stack act", "Ld Rs Rs Nm Gs Gs De", rules=rules)
    when(game, "escape")
    assert sorted(zone(game, "catcher1").split()) == ["Ld", "Nm"]


@pytest.mark.interaction("dreamcatchers", "incubus")
@pytest.mark.rule("§10.3", "§5.2.3", "§5.2.4", "§12.6")
def test_what_a_charge_sets_aside_is_caught() -> None:
    """A Lost Dream too: charging is a way to catch it."""
    position = f"{EMPTY}; hand Rs Rm Bk Gk Ts; stack act"
    game = given(position, deck="Ld Rd Tm Gs", rules="solo+dreamcatchers+incubus")
    assert when(game, "charge") == ["Ld deck>limbo", "Rd deck>limbo", "Tm deck>pawn"]
    told = when(game, "pay-key:Gk")
    assert told[-3:] == ["Ld limbo>catcher1", "Rd limbo>catcher1", NEXT_TURN]


@pytest.mark.interaction("dreamcatchers", "premonitions")
@pytest.mark.rule("§7.1", "§12.5", "§5.2.4")
def test_what_a_premonition_puts_into_limbo_is_caught() -> None:
    """Green brings a Nightmare of the discard pile, brown a gained Door."""
    position = (
        f"{EMPTY}; hand Gk Bs Ts Rs; drawn Gd; doors Gd Td; discard Nm; premonitions Pg; "
        "stack limbo fill door"
    )
    game = given(position, deck="Tm Bm", rules="solo+dreamcatchers+premonitions")
    told = when(game, "unlock:Gk")
    assert told[-2:] == ["Nm limbo>catcher1", NEXT_TURN]


# --- freeing -------------------------------------------------------------------------------------


@pytest.mark.interaction("dreamcatchers", "premonitions")
@pytest.mark.rule("§C6", "§R2", "§12.3", "§5.2.8")
def test_the_order_of_a_door_gain() -> None:
    """The Door is taken, a catcher freed, the deck shuffled once; only then a Premonition fires."""
    position = f"{EMPTY}; catcher2 Nm; {RED_TRIO}; doors Rd; discard Nm; premonitions Pg P2 Pr"
    game = given(f"{position}; stack act", deck="Bm", rules="solo+dreamcatchers+premonitions")
    assert when(game, "play:Rs", "take:Rd") == ["Rd deck>doors"]
    assert (asks(game), options(game)) == ("freeing", "free:2 decline")
    assert when(game, "free:2") == ["Nm catcher2>deck", SHUFFLED]
    assert (asks(game), options(game)) == ("premonitions", "suffer:Pr suffer:P2")


@pytest.mark.interaction("dreamcatchers", "premonitions")
@pytest.mark.rule("§C11", "§R5", "§5.2.9")
def test_freed_happy_dreams_escape_the_premonition() -> None:
    """Its cards leave the deck first, then a catcher is freed, then all is shuffled."""
    position = (
        f"{EMPTY}; catcher1 Hd Nm; hand Rk Bs Gs Ts; drawn Rd; doors Bd Gd Td; premonitions Pa; "
        "stack limbo fill door"
    )
    game = given(position, deck="Tm Bm", rules="solo+dreamcatchers+premonitions")
    told = when(game, "unlock:Rk")
    assert told.count("Hd deck>discard") == 3
    assert SHUFFLED not in told
    assert when(game, "free:1")[:3] == ["Hd catcher1>deck", "Nm catcher1>deck", SHUFFLED]
    assert unknown(game, "Hd") == 1


@pytest.mark.interaction("dreamcatchers", "premonitions")
@pytest.mark.rule("§R16", "§5.2.9", "§7.2.5")
def test_a_happy_dream_that_fetches_may_free() -> None:
    """Aside, free, shuffle, on top: the card is drawn before anything that was freed."""
    position = f"{EMPTY}; catcher3 Nm Nm; hand Rs Bs Gs Ts; drawn Hd; stack limbo fill happy-dream"
    game = given(position, rules="solo+dreamcatchers+premonitions")
    when(game, "dream-fetch", "fetch:Gm")
    assert (asks(game), zone(game, "seen")) == ("freeing", "Gm")
    told = when(game, "free:3")
    assert told[2:] == [SHUFFLED, "Gm seen>deck", "Hd drawn>discard", "Gm deck>hand", NEXT_TURN]


@pytest.mark.interaction("dreamcatchers", "glyphs")
@pytest.mark.rule("§G4", "§G5", "§5.2.9")
def test_an_incantation_frees_nothing_and_sinks_lost_dreams() -> None:
    position = f"{EMPTY}; catcher1 Nm; hand Rg Bs Gs Ts Tm; stack act"
    game = given(position, deck="Ld Rd Ld Ld Ld Gs", rules="solo+glyphs+dreamcatchers")
    told = when(game, "discard:Rg", "take:Rd")
    assert told[:2] == ["Rd seen>doors", "Ld seen>bottom"]
    assert SHUFFLED not in told
    assert (zone(game, "bottom"), zone(game, "catcher1")) == ("Ld Ld Ld Ld", "Nm")


@pytest.mark.interaction("dreamcatchers", "oniverse")
@pytest.mark.rule("§C8", "§5.2.11", "§9.2.2")
def test_the_oniverse_door_on_a_catcher_fits_any_trio() -> None:
    position = f"{EMPTY}; catcher2 Od Bd; {RED_TRIO}; stack act"
    game = given(position, deck="Gs", rules="solo+dreamcatchers+oniverse")
    when(game, "play:Rs")
    assert options(game, "take-from-2") == "Od"
    assert when(game, "take-from-2:Od")[0] == "Od catcher2>doors"


@pytest.mark.interaction("dreamcatchers", "oniverse")
@pytest.mark.rule("§O15", "§5.2.11")
def test_chaos_recolours_a_trio_for_catchers_too() -> None:
    """The trio has the named colour only, wherever the Door lies."""
    position = f"{EMPTY}; catcher2 Rd Bd; denizens Cc; {RED_TRIO}; stack act"
    game = given(position, deck="Gs", rules="solo+dreamcatchers+oniverse")
    when(game, "play:Rs")
    assert options(game, "take-from-2") == "Rd"
    when(game, "chaos:B")
    assert options(game, "take-from-2") == "Bd"


@pytest.mark.interaction("dreamcatchers", "oniverse")
@pytest.mark.rule("§C9", "§C-prophecy", "§O-spies")
@pytest.mark.parametrize(
    ("house_rules", "asked"),
    [("C-prophecy+O-spies", "freeing"), ("C-prophecy", "order"), ("O-spies", "order")],
)
def test_spies_free_only_as_a_full_prophecy(house_rules: str, asked: str) -> None:
    """Both house rules are needed: one makes Prophecies free, the other the Spies prophesy."""
    position = f"{EMPTY}; catcher1 Nm; denizens Sp; hand Rg Bs Gs Ts Tm; stack act"
    rules = f"solo+glyphs+dreamcatchers+oniverse+{house_rules}"
    game = given(position, deck="Rs Rs Rs Rs Gm", rules=rules)
    when(game, "spies")
    if "O-spies" in house_rules:
        assert asks(game) == "discard-seen"
        when(game, "discard-seen:Rs")
    assert asks(game) == asked


# --- the ends ------------------------------------------------------------------------------------


@pytest.mark.interaction("dreamcatchers", "towers")
@pytest.mark.rule("§12.1", "§5.2.2", "§6.2.6", "§W8", "§C2")
@pytest.mark.parametrize(("caught", "result"), [("Ld Ld Ld Ld", "won"), ("Ld Ld Ld", "")])
def test_doors_towers_and_lost_dreams_are_all_needed(caught: str, result: str) -> None:
    """The Tower that completes the row wins if nothing else is missing."""
    position = (
        f"{EMPTY}; catcher1 {caught}; doors {EIGHT_DOORS}; towers R3 G4 B4; hand T5 Rs Rm Gs Gm"
    )
    game = given(f"{position}; stack act", deck="Ts", rules="solo+dreamcatchers+towers")
    when(game, "build-right:T5")
    assert game.result == result


@pytest.mark.interaction("dreamcatchers", "premonitions")
@pytest.mark.rule("§R3", "§12.3", "§B20", "§5.2.2")
def test_a_victory_comes_before_freeing_and_premonitions() -> None:
    position = (
        f"{EMPTY}; catcher1 Ld Ld Ld Ld; {RED_TRIO}; doors {EIGHT_DOORS[3:]}; premonitions P5 Pa"
    )
    game = given(f"{position}; stack act", rules="solo+dreamcatchers+premonitions")
    assert when(game, "play:Rs", "take:Rd") == ["Rd deck>doors", "won"]


@pytest.mark.interaction("dreamcatchers", "oniverse")
@pytest.mark.rule("§B8", "§5.2.10", "§5.2.13", "§O16")
def test_a_failsafe_book_or_a_stored_card_saves_from_an_empty_deck() -> None:
    """One fills the deck, the other makes a draw unnecessary; trapped cards alone do not help."""
    position = f"{EMPTY}; catcher1 Gs Nm; books 1; stored Gk; keepers Ke; hand Rs Bs Gm Tm Rk"
    rules = "solo+dreamcatchers+oniverse"
    game = given(f"{position}; stack act", rules=rules, nothing_else=True)
    assert when(game, "play:Rs")[-1] == "lost"
    game = given(f"{position}; stack act", rules=rules, nothing_else=True)
    assert when(game, "play:Gk/stored")[-1] == NEXT_TURN
    game = given(f"{position}; stack act", rules=rules, nothing_else=True)
    when(game, "failsafe:1")
    assert (asks(game), deck_size(game)) == ("act", 2)


@pytest.mark.interaction("dreamcatchers", "crossroads")
@pytest.mark.rule("§5.2.11", "§8.2.3")
def test_a_trio_with_a_crossroads_takes_a_caught_door_of_its_colour() -> None:
    position = f"{EMPTY}; catcher1 Rd Bd; hand Rs Gs Bk Ts Tm; row Rk Xm; stack act"
    game = given(position, deck="Gs", rules="solo+dreamcatchers+crossroads")
    when(game, "play:Rs")
    assert options(game, "take-from-1") == "Rd"
