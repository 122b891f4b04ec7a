"""The Little Incubus: three levels, charging and cancelling (rules section 10)."""

from __future__ import annotations

import pytest

from onirim.notation.position import read_position, write_position
from onirim.rules.catalogue import RulesetError, ruleset
from tests.helpers.dsl import (
    NEXT_TURN,
    SHUFFLED,
    SPECTATOR,
    A,
    B,
    asks,
    deck_size,
    given,
    heard,
    new_game,
    options,
    unknown,
    when,
    zone,
)

RULES = "solo+incubus"
HAND = "hand Rs Rm Bk Gs Ts"
NIGHTMARE = "hand Rs Rm Bk Gk; drawn Nm; stack limbo fill nightmare"


@pytest.mark.rule("§10.1")
def test_a_level_is_chosen_before_the_start() -> None:
    assert ruleset("solo+incubus:apprentice").text == "solo+incubus"
    assert ruleset("solo+incubus:new").text == "solo+incubus:new"
    assert ruleset("solo+incubus:true").text == "solo+incubus:true"
    with pytest.raises(RulesetError, match="option of incubus"):
        ruleset("solo+incubus:hard")


@pytest.mark.rule("§10.1", "§10.2")
def test_a_new_dreamwalker_cancels_one_nightmare() -> None:
    """Once a game; then the pawn is out."""
    game = new_game("Rs Rm Bk Gs Ts Nm Ts Nm", "solo+incubus:new")
    assert "charge" not in game.legal()
    when(game, "play:Rs")
    assert options(game) == "pay-key:Bk pay-five pay-hand cancel"
    assert when(game, "cancel") == ["Nm drawn>discard", "Ts deck>hand", NEXT_TURN]
    when(game, "play:Rm")
    assert options(game) == "pay-key:Bk pay-five pay-hand"


@pytest.mark.rule("§10.2", "§I8")
def test_a_new_dreamwalker_may_keep_the_pawn() -> None:
    game = given(f"incubus 1; {NIGHTMARE}", deck="Ts Nm", rules="solo+incubus:new")
    when(game, "pay-key:Gk")
    assert "cancel" in game.legal()


@pytest.mark.rule("§10.3", "§I8")
def test_an_apprentice_charges_the_pawn() -> None:
    """Doors and Dreams met go to Limbo, the Location under the pawn, then an answer is due."""
    game = given(f"{HAND}; stack act", deck="Nm Rd Tm Gm", rules=RULES)
    assert when(game, "charge") == ["Nm deck>limbo", "Rd deck>limbo", "Tm deck>pawn"]
    assert asks(game) == "nightmare"
    assert when(game, "pay-key:Bk") == [
        "Bk hand>discard",
        "Gm deck>hand",
        "Rd limbo>deck",
        "Nm limbo>deck",
        SHUFFLED,
        NEXT_TURN,
    ]
    assert (zone(game, "pawn"), zone(game, "discard")) == ("Tm", "Bk")


@pytest.mark.rule("§10.3")
def test_charging_is_the_turns_action() -> None:
    """It stands beside play and discard, and the hand stays as it is."""
    game = given(f"{HAND}; doors Rd; stack act", deck="Gm", rules=RULES)
    assert "charge" in game.legal()
    assert when(game, "charge", "pay-door:Rd")[-1] == NEXT_TURN
    assert zone(game, "hand") == "Rs Gs Ts Rm Bk"


@pytest.mark.rule("§10.3", "§10.4")
def test_a_charged_pawn_cannot_be_charged_again() -> None:
    game = given(f"pawn Tm; {HAND}; stack act", rules=RULES)
    assert "charge" not in game.legal()


@pytest.mark.rule("§10.4", "§15.4")
def test_a_charged_pawn_cancels_a_nightmare() -> None:
    """What is stored and the Nightmare are discarded; then the pawn may be charged again."""
    game = given(f"pawn Tm; {NIGHTMARE}", deck="Ts", rules=RULES)
    assert options(game) == "pay-key:Bk pay-key:Gk pay-five pay-hand cancel"
    assert game.view(game.to_move).extras == ("cancel",)
    told = when(game, "cancel")
    assert told == ["Nm drawn>discard", "Tm pawn>discard", "Ts deck>hand", NEXT_TURN]
    assert zone(game, "hand") == "Rs Ts Rm Bk Gk"
    assert "charge" in game.legal()


@pytest.mark.rule("§10.4")
def test_an_empty_pawn_cancels_nothing() -> None:
    game = given(NIGHTMARE, rules=RULES)
    assert "cancel" not in game.legal()


@pytest.mark.rule("§10.3", "§10.5", "§I7")
@pytest.mark.parametrize(("level", "stored"), [("", "Tm"), (":true", "Gm Tm")])
def test_the_level_tells_how_many_cards_a_charge_stores(level: str, stored: str) -> None:
    game = given(f"{HAND}; stack act", deck="Tm Gm", rules=f"solo+incubus{level}")
    when(game, "charge")
    assert zone(game, "pawn") == stored


@pytest.mark.rule("§10.5", "§I7", "§I-one")
def test_a_true_dreamwalker_stores_two_cards_in_one_charge() -> None:
    game = given(f"{HAND}; stack act", deck="Tm Nm Gm Gk", rules="solo+incubus:true")
    assert when(game, "charge") == ["Tm deck>pawn", "Nm deck>limbo", "Gm deck>pawn"]
    assert asks(game) == "nightmare"
    when(game, "pay-key:Bk")
    assert zone(game, "pawn") == "Gm Tm"
    assert asks(game) == "act"
    assert "charge" not in game.legal()


@pytest.mark.rule("§10.5", "§I7")
def test_a_true_dreamwalker_spends_both_cards_at_once() -> None:
    game = given(f"pawn Gm Tm; {NIGHTMARE}", deck="Ts", rules="solo+incubus:true")
    when(game, "cancel")
    assert (zone(game, "pawn"), zone(game, "discard")) == ("", "Nm Gm Tm")


@pytest.mark.rule("§I-one", "§10.5", "§I7")
def test_house_rule_a_true_dreamwalker_stores_one_card() -> None:
    """As an Apprentice does, and one card is enough to cancel."""
    game = given(f"{HAND}; stack act", deck="Tm Nm Gm", rules="solo+incubus:true+I-one")
    assert when(game, "charge") == ["Tm deck>pawn"]
    game = given(f"pawn Gm; {NIGHTMARE}", deck="Ts", rules="solo+incubus:true+I-one")
    when(game, "cancel")
    assert (zone(game, "pawn"), zone(game, "discard")) == ("", "Nm Gm")


@pytest.mark.rule("§I-charge")
@pytest.mark.parametrize(("level", "deck"), [("", "Nm Tm"), (":true", "Tm Nm Gm")])
def test_house_rule_a_charge_costs_nothing(level: str, deck: str) -> None:
    """No answer to a Nightmare, only the turn."""
    game = given(f"{HAND}; stack act", deck=deck, rules=f"solo+incubus{level}+I-charge")
    assert when(game, "charge")[-3:] == ["Nm limbo>deck", SHUFFLED, NEXT_TURN]
    game = given(f"{HAND}; stack act", deck=deck, rules=f"solo+incubus{level}")
    when(game, "charge")
    assert asks(game) == "nightmare"


@pytest.mark.rule("§I1")
def test_the_pawn_goes_together_with_expansions_unless_a_house_rule_forbids_it() -> None:
    assert ruleset("solo+towers+incubus").text == "solo+towers+incubus"
    with pytest.raises(
        RulesetError, match="I1 the Little Incubus does not go together with towers"
    ):
        ruleset("solo+towers+incubus+I1")
    assert ruleset("solo+incubus+I1").text == "solo+incubus+I1"


@pytest.mark.rule("§I2")
@pytest.mark.parametrize(("level", "deck"), [("", "Nm Rd"), (":true", "Tm Rd"), ("", "")])
def test_a_charge_that_empties_the_deck_loses(level: str, deck: str) -> None:
    """A card had to be drawn."""
    rules = f"solo+incubus{level}"
    game = given(f"{HAND}; stack act", deck=deck, rules=rules, nothing_else=True)
    assert when(game, "charge")[-1] == "lost"
    line = write_position(game.state)
    assert write_position(read_position(game.rules, line)) == line


@pytest.mark.rule("§I3", "§B5", "§B6")
@pytest.mark.parametrize(("left", "offered"), [(4, False), (5, True)])
def test_five_cards_are_paid_only_from_five(left: int, offered: bool) -> None:
    """They are counted after the reveal."""
    deck = ["Rd", "Tm", *["Gs"] * left]
    position = f"{HAND}; stack act"
    game = given(position, deck=" ".join(deck), rules=RULES, nothing_else=True)
    when(game, "charge")
    assert deck_size(game) == left
    assert options(game) == ("pay-key:Bk pay-five pay-hand" if offered else "pay-key:Bk pay-hand")


@pytest.mark.rule("§I4", "§I8")
def test_nothing_cancels_the_anticipated_nightmare() -> None:
    """It is no card: the pawn that was just charged is of no use, nor is any other power.

    Against the next one that is drawn it is.
    """
    game = given(f"{HAND}; stack act", deck="Tm Nm", rules=RULES)
    when(game, "charge")
    assert options(game) == "pay-key:Bk pay-five pay-hand"
    assert game.view(game.to_move).extras == ()
    when(game, "pay-key:Bk")
    assert options(game) == "pay-five pay-hand cancel"


@pytest.mark.rule("§I5", "§12.6")
@pytest.mark.parametrize("card", ["R3", "De", "Xk", "Tk"])
def test_any_location_is_stored(card: str) -> None:
    rules = "solo+towers+crossroads+incubus"
    game = given(f"{HAND}; stack act", deck=f"Nm {card}", rules=rules)
    when(game, "charge")
    assert zone(game, "pawn") == card


@pytest.mark.rule("§I8")
def test_stored_cards_are_discarded_without_effect() -> None:
    """No Prophecy for a Key, no look for a Tower, and a Dead End goes as well."""
    rules = "solo+towers+crossroads+incubus:true"
    for stored in ("Tk Xk", "R3 De"):
        game = given(f"pawn {stored}; {NIGHTMARE}", deck="Ts", rules=rules)
        assert when(game, "cancel")[-1] == NEXT_TURN
        assert zone(game, "discard") == f"Nm {stored}"


@pytest.mark.rule("§I8", "§B6")
def test_cards_under_the_pawn_are_not_in_the_hand() -> None:
    """A Key there pays nothing, and a new hand leaves it where it is."""
    position = "pawn Tk; hand Rs Rm Gs Bs; drawn Nm; stack limbo fill nightmare"
    game = given(position, deck="Ts Ts Gs Gs Bs", rules=RULES)
    assert options(game) == "pay-five pay-hand cancel"
    when(game, "pay-hand")
    assert zone(game, "pawn") == "Tk"


@pytest.mark.rule("§I8", "§W3")
def test_only_a_drawn_nightmare_is_cancelled() -> None:
    """Those met by the third answer or in a redraw go to Limbo, and nobody is asked."""
    for answer, deck in (("pay-five", "Nm Ts Ts Ts Ts Gs"), ("pay-hand", "Nm Ts Ts Ts Ts Gs")):
        game = given(f"pawn Tm; {NIGHTMARE}", deck=deck, rules=RULES)
        when(game, answer)
        assert asks(game) == "act"
        assert (zone(game, "pawn"), unknown(game, "Nm")) == ("Tm", 9)


@pytest.mark.rule("§W3")
def test_a_cancelled_nightmare_costs_no_tower() -> None:
    rules = "solo+towers+incubus"
    game = given(f"pawn Tm; towers G4 B4; {NIGHTMARE}", deck="Ts", rules=rules)
    assert when(game, "cancel")[-1] == NEXT_TURN
    assert zone(game, "towers") == "G4 B4"


@pytest.mark.rule("§W10", "§I8")
def test_a_charge_costs_a_tower_and_cannot_be_deceived() -> None:
    """The anticipated Nightmare is no card that could go to Limbo."""
    position = "towers G4 B4; hand Rs Rm Bk Gk Ts; stack act"
    game = given(position, deck="Gs Ts", rules="solo+towers+incubus")
    when(game, "charge", "pay-key:Gk")
    assert options(game) == "lose-tower:G4 lose-tower:B4"
    assert when(game, "lose-tower:B4")[-1] == NEXT_TURN


@pytest.mark.rule("§W10", "§I-charge")
def test_a_charge_that_costs_nothing_costs_no_tower() -> None:
    position = "towers G4 B4; hand Rs Rm Bk Gk Ts; stack act"
    game = given(position, deck="Gs", rules="solo+towers+incubus+I-charge")
    assert when(game, "charge") == ["Gs deck>pawn", NEXT_TURN]


HANDS = "hand1 Rs Rm Rk; hand2 Bs Bm Bk; shared Gs Tk"


@pytest.mark.rule("§I6")
def test_two_players_have_one_pawn() -> None:
    """One charges it, the other uses it."""
    deck = "Tm Gm Gm Nm Ts"
    game = given(f"{HANDS}; active 1; stack act", deck=deck, rules="duo+incubus")
    when(game, "charge", "pay-key:Rk")
    assert game.to_move == B
    assert "charge" not in game.legal()
    when(game, "play:Bs")
    assert game.to_move == A
    when(game, "play:Rs")
    assert (asks(game), "cancel" in game.legal()) == ("nightmare", True)
    when(game, "cancel")
    assert (game.to_move, "charge" in game.legal()) == (B, True)


@pytest.mark.rule("§I6", "§10.2")
def test_two_new_dreamwalkers_share_the_one_time() -> None:
    nightmare = "drawn Nm; hand1 Rs Rm; hand2 Bs Bm Bk; shared Gs Tk; active 1"
    position = f"incubus 1; {nightmare}; stack limbo fill nightmare"
    game = given(position, deck="Ts Nm", rules="duo+incubus:new")
    when(game, "cancel", "play:Bs")
    assert options(game) == "pay-key:Bk pay-key:Tk/shared pay-five pay-hand"


@pytest.mark.rule("§T9")
def test_what_a_charge_reveals_is_shown() -> None:
    """Set-aside cards and those under the pawn lie open, for whoever looks on too."""
    for viewer in (A, B, SPECTATOR):
        game = given(f"{HANDS}; active 1; stack act", deck="Nm Tm", rules="duo+incubus")
        assert heard(game, viewer, "charge") == ["Nm deck>limbo", "Tm deck>pawn"]
        assert zone(game, "pawn", viewer) == "Tm"


@pytest.mark.rule("§T8", "§I8")
def test_a_charge_allows_no_exchange() -> None:
    game = given(f"{HANDS}; active 1; stack act", deck="Tm", rules="duo+incubus+I-charge")
    when(game, "charge")
    assert (game.to_move, asks(game)) == (B, "act")


def test_a_half_charged_pawn_is_refused() -> None:
    """Unless the charge is going on: chance has to tell the second card."""
    rules = "solo+incubus:true"
    with pytest.raises(ValueError, match="'incubus' lacks 2 cards in 'pawn', or none"):
        given(f"pawn Tm; {HAND}; stack act", rules=rules)
    game = given(f"pawn Tm; {HAND}; stack limbo fill nightmare(1) charge", deck="Gs", rules=rules)
    assert (asks(game), zone(game, "pawn")) == ("nightmare", "Gs Tm")
