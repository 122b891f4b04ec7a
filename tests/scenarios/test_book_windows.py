"""When spells may be cast (rules §K12 and section 15), and by whom of two (§K11, §16.2)."""

from __future__ import annotations

import pytest

from tests.helpers.dsl import A, B, asks, given, heard, options, when, zone

RULES = "solo+book"
GOALS = "goals Rd Bd Gd Td Bd Rd Td Gd"
PILE = "Rs Rs Rs Bs Bs Bs Gs Gs Gs Gm Gm Gm"
BOOK = f"{GOALS}; discard {PILE}"
BOTH = "spell-prophecy spell-planning"
HANDS = "hand1 Rs Rm Rk; hand2 Bs Bm Bk; shared Gs Tk"


@pytest.mark.rule("§15.1", "§K12", "§3.2.6")
def test_at_the_start_of_phase_1() -> None:
    """Before the turn's action; they are no main choice."""
    game = given(f"{BOOK}; hand Rs Rm Gs Bk Tk; stack act", rules=RULES)
    assert options(game).endswith(f"discard:Tk {BOTH}")
    assert game.view(game.to_move).extras == ("spell-prophecy", "spell-planning")


@pytest.mark.rule("§15.3", "§15.6", "§K12", "§3.2.6")
def test_before_every_draw_of_phase_2() -> None:
    """The first included; one card is drawn, then there is the choice again."""
    game = given(f"{BOOK}; hand Rs Rm Gs; stack limbo fill", deck="Tm Tk", rules=RULES)
    assert (asks(game), options(game)) == ("fill", f"draw {BOTH}")
    assert when(game, "draw") == ["Tm deck>hand"]
    assert (asks(game), options(game)) == ("fill", f"draw {BOTH}")
    assert when(game, "draw")[0] == "Tk deck>hand"
    assert asks(game) == "act"


@pytest.mark.rule("§15.3", "§15.6")
def test_the_window_is_there_again_after_a_spell() -> None:
    """As long as another one can be paid; then the card is drawn at once."""
    game = given(f"{BOOK}; hand Rs Rm Gs Bk; stack limbo fill", "Ts Ts Ts Ts Tm", rules=RULES)
    when(game, "spell-prophecy", *["remove:Rs"] * 3, *["remove:Bs"] * 2, "top:Tm")
    assert (asks(game), options(game)) == ("fill", f"draw {BOTH}")
    when(game, "spell-planning", "remove:Bs", *["remove:Gs"] * 3, *["remove:Gm"] * 3, "goal:1")
    assert when(game, "goal:8")[0] == "Tm deck>hand"


@pytest.mark.rule("§15.3", "§15.6")
def test_without_a_power_nobody_is_asked_before_a_draw() -> None:
    game = given(f"{GOALS}; hand Rs Rm Gs; stack limbo fill", deck="Tm Tk", rules=RULES)
    assert asks(game) == "act"


@pytest.mark.rule("§15.6")
def test_no_window_before_a_draw_from_an_empty_deck() -> None:
    """The game is lost at once, though a planning could be paid."""
    game = given(f"{BOOK}; hand Rs Rm Gs Bk Tk; stack act", rules=RULES, nothing_else=True)
    assert when(game, "play:Rs")[-1] == "lost"


@pytest.mark.rule("§15.6")
def test_no_window_after_the_hand_is_full_nor_in_a_redraw() -> None:
    """The new hand is drawn card by card without a question."""
    position = f"{BOOK}; hand Rs Rm Gs; drawn Nm; stack limbo fill nightmare"
    game = given(position, deck="Tm Nm Rd Tk Ts Ts Ts", rules=RULES)
    when(game, "pay-hand")
    assert asks(game) == "act"


@pytest.mark.rule("§15.4", "§K12", "§3.2.6")
def test_when_a_nightmare_has_been_drawn() -> None:
    """All three; Punishment only here. After a spell the Nightmare is still to be answered."""
    position = f"{BOOK}; hand Rs Rm Gs; drawn Nm; stack limbo fill nightmare"
    game = given(position, deck="Ts Ts Ts Ts Tm", rules=RULES)
    assert options(game) == f"pay-five pay-hand {BOTH} spell-punishment"
    when(game, "spell-prophecy", *["remove:Rs"] * 3, *["remove:Bs"] * 2, "top:Tm")
    assert options(game) == f"pay-five pay-hand {BOTH}"


@pytest.mark.rule("§15.5", "§K12")
def test_when_a_door_has_been_drawn_that_a_key_could_claim() -> None:
    """With Planning the Door may become the next Goal's."""
    position = f"{BOOK}; hand Bk Rm Gs; drawn Bd; stack limbo fill door"
    game = given(position, rules=RULES)
    assert options(game) == f"unlock:Bk decline {BOTH}"
    when(game, "spell-planning", *["remove:Rs"] * 3, *["remove:Bs"] * 3, "remove:Gs")
    when(game, "goal:1", "goal:2")
    assert options(game) == "unlock:Bk decline spell-prophecy"
    assert when(game, "unlock:Bk")[1] == "Bd drawn>doors"


@pytest.mark.rule("§15.5", "§K12")
def test_not_when_no_key_could_claim_the_door() -> None:
    """The Door goes to Limbo, and the next question is that before the next draw."""
    game = given(f"{BOOK}; hand Rk Rm Gs; drawn Bd; stack limbo fill door", rules=RULES)
    assert (asks(game), zone(game, "limbo")) == ("fill", "Bd")


@pytest.mark.rule("§15.5", "§K12")
def test_when_a_trio_is_complete() -> None:
    """Before the search is decided."""
    game = given(f"{BOOK}; hand Rk Bs Bm Tk Ts; row Rs Rm; stack act", rules=RULES)
    when(game, "play:Rk")
    assert options(game) == f"take:Rd search decline {BOTH}"


@pytest.mark.rule("§15.7", "§K12")
def test_no_spell_while_cards_are_paid_or_ordered() -> None:
    """Nor while they are looked at: the spell in hand comes to its end first."""
    game = given(f"{BOOK}; hand Rs Rm Gs Bk Tk; stack act", deck="Ts Nm Ts Ts Tm", rules=RULES)
    when(game, "spell-prophecy")
    assert options(game) == "remove:Rs remove:Bs remove:Gs"
    when(game, *["remove:Rs"] * 3, *["remove:Bs"] * 2)
    assert options(game) == "top:Nm top:Ts top:Tm"
    when(game, "top:Tm")
    assert options(game) == "bottom:Nm bottom:Ts"


@pytest.mark.rule("§15.7")
def test_no_spell_during_a_prophecy() -> None:
    """Neither while the card to discard is chosen nor while the others are ordered."""
    game = given(f"{BOOK}; hand Rs Rm Gs Bk Tk; stack act", deck="Ts Nm Ts Ts Tm", rules=RULES)
    when(game, "discard:Bk")
    assert options(game) == "discard-seen:Nm discard-seen:Ts discard-seen:Tm"
    when(game, "discard-seen:Nm")
    assert options(game) == "top:Ts top:Tm"


@pytest.mark.rule("§K11")
def test_both_players_cast_from_the_common_discard_pile() -> None:
    """Each on the own turn, with one row of Goals."""
    for seat in (1, 2):
        game = given(f"{BOOK}; {HANDS}; active {seat}; stack act", rules="duo+book")
        when(game, "spell-planning", *["remove:Rs"] * 3, *["remove:Bs"] * 3, "remove:Gs")
        assert game.to_move == seat - 1
        when(game, "goal:1", "goal:8")
        assert {zone(game, "goals", viewer) for viewer in (A, B)} == {"Gd Bd Gd Td Bd Rd Td Rd"}


@pytest.mark.rule("§16.2", "§T9", "§T11")
def test_what_the_caster_looks_at_the_partner_does_not_see() -> None:
    """Neither the cards nor the one that comes on top; that one he may draw himself."""
    position = f"{BOOK}; {HANDS}; active 1; stack act"
    game = given(position, deck="Ts Nm Ts Tm Ts", rules="duo+book")
    when(game, "spell-prophecy", *["remove:Rs"] * 3, "remove:Bs")
    assert heard(game, B, "remove:Bs") == ["Bs discard>out", "5 unseen deck>seen"]
    assert heard(game, B, "top:Tm") == ["1 unseen seen>deck"]
    assert heard(game, B, "bottom:Nm") == ["4 unseen seen>bottom"]
    assert (zone(game, "top", A), zone(game, "bottom", A)) == ("Tm", "Nm Ts Ts Ts")
    assert (zone(game, "top", B), zone(game, "bottom", B)) == ("??", "?? ?? ?? ??")
