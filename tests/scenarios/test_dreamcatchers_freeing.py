"""The Dreamcatchers: freeing, Failsafe Books, Doors on a catcher (rules §5.2.8 to §5.2.11)."""

from __future__ import annotations

import pytest

from onirim.engine.card_sets import ALL_COLOURS, DOOR_CARD, Card
from onirim.game.chance import FixedDeck
from onirim.notation.position import write_position
from onirim.rules.expansions.dreamcatchers import Dreamcatchers
from tests.helpers.dsl import (
    NEXT_TURN,
    SHUFFLED,
    A,
    B,
    asks,
    deck_size,
    given,
    heard,
    options,
    unknown,
    when,
    zone,
)
from tests.scenarios.stub_modules import StubModule, given_with

SOLO = "solo+dreamcatchers"
DUO = "duo+dreamcatchers"
TRIO = "hand Rs Gs Bk Ts Tm; row Rk Rm"  # playing the red sun completes it
FULL = "hand Rs Rm Gs Bk Ts"


# --- after a search ------------------------------------------------------------------------------


@pytest.mark.rule("§5.2.8", "§5.2.9", "§C6", "§C9", "§12.3")
def test_a_search_may_free_one_catcher() -> None:
    """The Door is taken, then a catcher is freed, then the deck is shuffled once."""
    position = f"{TRIO}; catcher2 Nm Ld; catcher4 Bd; catchers 15; stack act"
    game = given(position, deck="Gm", rules=SOLO)
    assert when(game, "play:Rs", "take:Rd") == ["Rd deck>doors"]
    assert (asks(game), options(game)) == ("freeing", "free:2 free:4 decline")
    told = when(game, "free:2")
    assert told == ["Ld catcher2>deck", "Nm catcher2>deck", SHUFFLED, "Gm deck>hand", NEXT_TURN]
    assert (zone(game, "catcher2"), zone(game, "catcher4")) == ("", "Bd")
    assert unknown(game, "Ld") == 4


@pytest.mark.rule("§5.2.8", "§5.2.9")
def test_freeing_may_be_declined() -> None:
    """Also a search that takes nothing offers it."""
    game = given(f"{TRIO}; catcher2 Nm; catchers 15; stack act", deck="Gm", rules=SOLO)
    when(game, "play:Rs", "search")
    assert when(game, "decline") == [SHUFFLED, "Gm deck>hand", NEXT_TURN]
    assert zone(game, "catcher2") == "Nm"


@pytest.mark.rule("§5.2.8", "§5.2.9")
def test_without_a_search_or_an_occupied_catcher_nothing_is_asked() -> None:
    for catchers, answer in (("catcher2 Nm; catchers 15", "decline"), ("catchers 15", "search")):
        game = given(f"{TRIO}; {catchers}; stack act", deck="Gm", rules=SOLO)
        when(game, "play:Rs", answer)
        assert asks(game) == "act"


@pytest.mark.rule("§5.2.8", "§B18", "§B8")
def test_a_search_of_an_empty_deck_can_fill_it() -> None:
    """What is freed can be drawn at once."""
    game = given(f"{TRIO}; catcher1 Gm Bm; catchers 15; stack act", nothing_else=True, rules=SOLO)
    when(game, "play:Rs", "search")
    game.chance = FixedDeck(["Gm"])
    assert when(game, "free:1")[-2:] == ["Gm deck>hand", NEXT_TURN]
    assert deck_size(game) == 1


@pytest.mark.rule("§5.2.9", "§C1")
def test_other_effects_free_nothing() -> None:
    """A discarded card, a Door opened with a Key."""
    position = "hand Rk Bs Gs Ts; drawn Rd; catcher1 Nm; catchers 15; stack limbo fill door"
    game = given(position, deck="Rs Bs", rules=SOLO)
    when(game, "unlock:Rk")
    assert asks(game) == "act"


# --- a Prophecy ----------------------------------------------------------------------------------


@pytest.mark.rule("§C1", "§C-prophecy")
def test_as_printed_a_prophecy_frees_nothing() -> None:
    """It neither searches nor shuffles."""
    position = f"{FULL}; catcher1 Nm; catchers 15; stack act"
    game = given(position, deck="Tm Bm Tm Tm Tm", rules=SOLO)
    when(game, "discard:Bk", "discard-seen:Bm")
    assert asks(game) == "act"


@pytest.mark.rule("§C-prophecy", "§C9", "§C1")
def test_house_rule_a_prophecy_frees() -> None:
    """After the discard; the rest of the deck is shuffled, then the kept cards go on top."""
    position = f"{FULL}; catcher1 Nm Rd; top Tm Bm Gm Nm Gs; bottom Bd Bd; catchers 15; stack act"
    game = given(position, rules=f"{SOLO}+C-prophecy")
    when(game, "discard:Bk", "discard-seen:Nm")
    assert (asks(game), options(game)) == ("freeing", "free:1 decline")
    assert when(game, "free:1") == ["Rd catcher1>deck", "Nm catcher1>deck", SHUFFLED]
    assert (asks(game), zone(game, "bottom"), zone(game, "seen")) == ("order", "", "Gs Bm Gm Tm")
    when(game, "top:Gm", "top:Tm", "top:Bm")
    assert zone(game, "top") == "Tm Bm Gs"


@pytest.mark.rule("§C9")
def test_house_rule_a_declined_freeing_shuffles_nothing() -> None:
    position = f"{FULL}; catcher1 Nm Rd; top Tm Bm Gm Nm Gs; bottom Bd; catchers 15; stack act"
    game = given(position, rules=f"{SOLO}+C-prophecy")
    when(game, "discard:Bk", "discard-seen:Nm")
    assert when(game, "decline") == []
    assert (asks(game), zone(game, "bottom")) == ("order", "Bd")


@pytest.mark.rule("§C9", "§B12")
def test_house_rule_a_prophecy_over_nothing_frees_nothing() -> None:
    """Without a card in the deck there is no Prophecy, and the next draw loses."""
    position = f"{FULL}; catcher1 Nm Rd; catchers 15; stack act"
    game = given(position, rules=f"{SOLO}+C-prophecy", nothing_else=True)
    assert when(game, "discard:Bk") == ["Bk hand>discard", "lost"]


# --- Failsafe Books ------------------------------------------------------------------------------


@pytest.mark.rule("§5.2.10", "§15.1", "§C8")
def test_a_book_frees_a_catcher_before_the_action() -> None:
    """It costs no action; freeing is compulsory, and the deck is shuffled."""
    caught = "catcher1 Nm; catcher3 Bd Ld"
    game = given(f"{FULL}; top Ts; {caught}; catchers 15; books 2; stack act", rules=SOLO)
    assert options(game, "failsafe") == "1 3"
    assert when(game, "failsafe:3") == ["Ld catcher3>deck", "Bd catcher3>deck", SHUFFLED]
    assert (asks(game), zone(game, "top"), zone(game, "catcher1")) == ("act", "", "Nm")
    assert "books 1;" in write_position(game.state)
    assert "play:Rs" in options(game)


@pytest.mark.rule("§5.2.10")
def test_several_books_may_be_used_and_then_no_more() -> None:
    caught = "catcher1 Nm; catcher2 Nm; catcher3 Bd"
    game = given(f"{FULL}; {caught}; catchers 15; books 2; stack act", rules=SOLO)
    when(game, "failsafe:1", "failsafe:3")
    assert options(game, "failsafe") == ""
    assert zone(game, "catcher2") == "Nm"


@pytest.mark.rule("§5.2.10", "§5.2.12")
def test_a_book_needs_an_occupied_catcher() -> None:
    game = given(f"{FULL}; catchers 15; books 2; stack act", rules=SOLO)
    assert options(game, "failsafe") == ""


@pytest.mark.rule("§15.1", "§5.2.10")
@pytest.mark.parametrize(
    ("zones", "stack"),
    [
        ("hand Rk Bs Gs Ts; drawn Nm", "limbo fill nightmare"),
        ("hand Rk Bs Gs Ts; drawn Rd", "limbo fill door"),
        (f"{TRIO} Rs", "limbo fill trio(R)"),
    ],
)
def test_a_book_is_for_the_start_of_phase_1_only(zones: str, stack: str) -> None:
    line = f"{zones}; catcher1 Nm; catchers 15; books 2; stack {stack}"
    assert options(given(line, rules=SOLO), "failsafe") == ""


@pytest.mark.rule("§B8", "§5.2.10")
def test_a_book_saves_from_an_empty_deck() -> None:
    """The hand is full and the deck empty: freed in time, the cards can be drawn."""
    position = f"{FULL}; catcher1 Tm Bm; catchers 15; books 1; stack act"
    game = given(position, rules=SOLO, nothing_else=True)
    game.chance = FixedDeck(["Tm"])
    when(game, "failsafe:1")
    assert deck_size(game) == 2
    assert when(game, "discard:Rs")[-1] == NEXT_TURN


@pytest.mark.rule("§B8")
def test_caught_cards_do_not_save_by_themselves() -> None:
    game = given(f"{FULL}; catcher1 Tm; catchers 15; stack act", rules=SOLO, nothing_else=True)
    assert when(game, "discard:Rs") == ["Rs hand>discard", "lost"]


# --- Doors on catchers ---------------------------------------------------------------------------


@pytest.mark.rule("§5.2.11", "§C3")
def test_a_trio_may_take_a_caught_door() -> None:
    """Instead of one of the deck: nothing is searched, freed or shuffled."""
    caught = "catcher1 Nm; catcher2 Rd; catcher3 Bd Rd"
    game = given(f"{TRIO}; top Gm; {caught}; catchers 15; stack act", rules=SOLO)
    when(game, "play:Rs")
    assert options(game) == "search decline take-from-2:Rd take-from-3:Rd"
    told = when(game, "take-from-2:Rd")
    assert told == ["Rd catcher2>doors", "Gm deck>hand", NEXT_TURN]
    assert zone(game, "catcher3") == "Rd Bd"


@pytest.mark.rule("§C3")
def test_a_catcher_without_its_only_card_is_empty_again() -> None:
    """It catches Limbo before others do."""
    trio = TRIO.replace("Bk", "Bm")
    game = given(f"{trio}; top Bd; catcher1 Rd; catchers 15; stack act", deck="Gm", rules=SOLO)
    when(game, "play:Rs", "take-from-1:Rd")
    assert zone(game, "catcher1") == "Bd"


@pytest.mark.rule("§5.2.11", "§5.2.2", "§B20")
def test_a_caught_door_can_win() -> None:
    doors = "doors Rd Bd Bd Gd Gd Td Td"
    game = given(f"{TRIO}; {doors}; catcher1 Rd Ld Ld Ld Ld; catchers 15; stack act", rules=SOLO)
    assert when(game, "play:Rs", "take-from-1:Rd") == ["Rd catcher1>doors", "won"]


@pytest.mark.rule("§C8")
def test_a_caught_door_of_all_colours_fits_any_trio() -> None:
    """Whoever brings such a Door need not tell the catchers."""
    stranger = StubModule(Card("Od", 1, DOOR_CARD, ALL_COLOURS))
    line = f"{TRIO}; top Gm; catcher1 Od Bd; catchers 15; stack act"
    game = given_with([Dreamcatchers(), stranger], line)
    when(game, "play:Rs")
    assert options(game, "take-from-1") == "Od"
    assert when(game, "take-from-1:Od")[0] == "Od catcher1>doors"


@pytest.mark.rule("§C8", "§5.2.11", "§12.5")
def test_a_caught_door_that_may_not_be_gained_goes_to_limbo() -> None:
    """It passes the test of other modules like any Door, and is caught again."""
    line = f"{TRIO}; top Gm; catcher1 Nm Rd; catchers 15; stack act"
    game = given_with([Dreamcatchers(), StubModule(refused="Rd")], line)
    told = when(game, "play:Rs", "take-from-1:Rd")
    assert told == ["Rd catcher1>limbo", "Gm deck>hand", "Rd limbo>catcher2", NEXT_TURN]


# --- two players ---------------------------------------------------------------------------------

HANDS = "hand1 Rs Rm Tm; hand2 Bs Bm Gk; shared Gs Tk; row2 Bk Bm"


@pytest.mark.rule("§C7", "§5.2.8", "§5.2.11")
def test_either_player_frees_and_takes() -> None:
    """The catchers are common: B uses what was caught in A's turn, and what A learns is open."""
    position = f"{HANDS}; catcher1 Bd; catcher2 Nm; catchers 15; active 2; stack act"
    game = given(position, deck="Ts", rules=DUO)
    when(game, "play:Bs")
    assert options(game, "take-from-1") == "Bd"
    when(game, "search")
    assert heard(game, A, "free:2")[:2] == ["Nm catcher2>deck", SHUFFLED]
    assert zone(game, "catcher1", A) == zone(game, "catcher1", B) == "Bd"


@pytest.mark.rule("§C7", "§5.2.10")
def test_the_books_are_common() -> None:
    """What A has used up B cannot use."""
    position = f"{HANDS}; catcher1 Bd; catcher2 Nm; catchers 15; books 1; active 1; stack act"
    game = given(position, deck="Ts", rules=DUO)
    when(game, "failsafe:2", "play:Rs")
    assert (game.to_move, options(game, "failsafe")) == (B, "")
