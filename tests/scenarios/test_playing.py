"""Phase 1, playing a card: the golden rule, trios and the search (rules §1.3.1 to §1.3.5)."""

from __future__ import annotations

import pytest

from tests.helpers.dsl import (
    SHUFFLED,
    asks,
    given,
    options,
    unknown,
    when,
    zone,
)


@pytest.mark.rule("§1.3.1")
def test_one_card_goes_to_the_end_of_the_row() -> None:
    """You play exactly one Location, then the hand is filled and the turn is over."""
    game = given("hand Rs Rm Gs Bk Ts; row Ts Tm; stack act", deck="Bs")
    assert when(game, "play:Rs") == ["Rs hand>row", "Bs deck>hand", "next turn"]
    assert zone(game, "row") == "Ts Tm Rs"
    assert zone(game, "hand") == "Bs Gs Ts Rm Bk"


@pytest.mark.rule("§1.3.2")
def test_no_symbol_follows_itself() -> None:
    """After a Moon no Moon may be played, of whatever colour; all else may."""
    game = given("hand Rs Rm Gm Bk Ts; row Ts Rm; stack act")
    assert options(game, "play") == "Rs Ts Bk"


@pytest.mark.rule("§1.3.2")
def test_a_key_is_a_symbol_like_the_others() -> None:
    """After a Key, Suns and Moons are free, even of the same colour; a second Key is not."""
    game = given("hand Rs Rm Rk Gk; row Rk; stack act")
    assert options(game, "play") == "Rs Rm"


@pytest.mark.rule("§1.3.2")
def test_the_first_card_is_free() -> None:
    """An empty row forbids nothing."""
    game = given("hand Rs Rm Gm Bk Ts; stack act")
    assert options(game, "play") == "Rs Ts Rm Gm Bk"


@pytest.mark.rule("§B15")
def test_who_cannot_play_must_discard() -> None:
    """With nothing but clashing symbols in the hand, a discard is the only way on."""
    game = given("hand Rm Bm Gm Gm Tm; row Rm; stack act")
    assert options(game) == "discard:Rm discard:Bm discard:Gm discard:Tm"


@pytest.mark.rule("§1.3.3")
def test_a_third_card_of_a_colour_wins_a_door() -> None:
    """You look through the deck for a Door of that colour, gain it, and shuffle."""
    game = given("hand Rs Gm Gs Bk Ts; row Rs Rm; top Bm Rd; stack act", deck="Tk")
    when(game, "play:Rs")
    assert options(game, "take") == "Rd"
    assert when(game, "take:Rd") == ["Rd deck>doors", SHUFFLED, "Tk deck>hand", "next turn"]
    assert zone(game, "doors") == "Rd"
    assert zone(game, "top") == ""


@pytest.mark.rule("§1.3.3")
def test_a_door_that_is_known_to_lie_on_top_is_found() -> None:
    """The search is for the whole deck: also for the places that somebody has seen."""
    game = given("hand Rs Gm Gs Bk Ts; row Rs Rm; top Rd; doors Rd; stack act", deck="Tk")
    when(game, "play:Rs", "take:Rd")
    assert zone(game, "doors") == "Rd Rd"


@pytest.mark.rule("§1.3.4")
def test_the_fourth_card_begins_a_new_series() -> None:
    """One, two, three, Door; one, two, three, Door."""
    game = given("hand Rs Rm Rs Rm Gs; row Rk; stack act", deck="Rs Rm Ts Tm Tk")
    when(game, "play:Rs", "play:Rm")
    assert asks(game) == "trio"
    when(game, "take:Rd")
    for card in ("Rs", "Rm"):
        when(game, f"play:{card}")
        assert asks(game) == "act"
    when(game, "play:Rs")
    assert asks(game) == "trio"


@pytest.mark.rule("§1.3.5")
def test_another_colour_begins_its_own_series() -> None:
    """Two red cards, a blue one, a red one: the red ones do not add up."""
    game = given("hand Rs Gm Gs Bk Ts; row Rs Rm Bk; stack act", deck="Tk")
    when(game, "play:Rs")
    assert asks(game) == "act"


@pytest.mark.rule("§1.3.5")
def test_a_discard_does_not_interrupt_a_series() -> None:
    """The row tells the series, and a discarded card never was in it."""
    game = given("hand Rs Gm Gs Bk Ts; row Rs Rm; stack act", deck="Tk")
    when(game, "discard:Gs", "play:Rs")
    assert asks(game) == "trio"


@pytest.mark.rule("§B1")
def test_the_search_may_be_declined() -> None:
    """The Door stays in the deck, and what is known of the deck stays known."""
    game = given("hand Rs Gm Gs Bk Ts; row Rs Rm; top Tk Rd; stack act")
    when(game, "play:Rs")
    assert when(game, "decline") == ["Tk deck>hand", "next turn"]
    assert zone(game, "top") == "Rd"


@pytest.mark.rule("§B18")
def test_a_trio_offers_three_choices() -> None:
    """Take a Door, search and take none, decline: two of them shuffle."""
    position = "hand Rs Gm Gs Bk Ts; row Rs Rm; top Tk Bm; stack act"
    outcomes = {}
    for choice in ("take:Rd", "search", "decline"):
        game = given(position, deck="Bs")
        when(game, "play:Rs")
        assert options(game) == "take:Rd search decline"
        outcomes[choice] = SHUFFLED in when(game, choice), zone(game, "doors")
    assert outcomes == {"take:Rd": (True, "Rd"), "search": (True, ""), "decline": (False, "")}


@pytest.mark.rule("§B18")
def test_an_empty_deck_may_be_searched() -> None:
    """There is nothing to find, and the draw that follows loses, but it may be done."""
    game = given("hand Rs Gm Gs Bk Ts; row Rs Rm; stack act", nothing_else=True)
    when(game, "play:Rs")
    assert options(game) == "search decline"
    assert when(game, "search") == [SHUFFLED, "lost"]


@pytest.mark.rule("§B2")
def test_a_series_without_a_door_is_complete_all_the_same() -> None:
    """With both red Doors gained there is nothing to find, and three new cards are needed."""
    game = given("hand Rs Rm Rs Rm Gs; row Rk Rs; doors Rd Rd; stack act", deck="Rs Ts Tm Tk")
    when(game, "play:Rm")
    assert options(game) == "search decline"
    when(game, "decline", "play:Rs", "play:Rm")
    assert asks(game) == "act"
    when(game, "play:Rs")
    assert asks(game) == "trio"


@pytest.mark.rule("§B3")
def test_a_search_that_finds_nothing_shuffles() -> None:
    """You have seen the deck, so a Prophecy from before is worth nothing now."""
    game = given("hand Rs Gm Gs Bk Ts; row Rs Rm; top Tk Bm; doors Rd Rd; stack act", deck="Bs")
    when(game, "play:Rs")
    assert when(game, "search") == [SHUFFLED, "Bs deck>hand", "next turn"]
    assert zone(game, "top") == ""
    assert unknown(game, "Tk") == 3


@pytest.mark.rule("§B4")
def test_only_the_deck_is_searched() -> None:
    """A Door in Limbo is not found; its twin in the deck is."""
    game = given("hand Rs Gm Gs Bk Ts; row Rs Rm; limbo Rd; stack act")
    when(game, "play:Rs")
    assert options(game) == "take:Rd search decline"
    game = given("hand Rs Gm Gs Bk Ts; row Rs Rm; limbo Rd Rd; stack act")
    when(game, "play:Rs")
    assert options(game) == "search decline"
