"""What a view remembers: picks, swaps, ordered cards (rules §T11)."""

from __future__ import annotations

import pytest

from tests.helpers.dsl import SPECTATOR, A, B, given, heard, new_game, when, zone

HANDS = "hand1 Rs Rm Rk; hand2 Bs Bm Bk; shared Gs Tk"
pytestmark = pytest.mark.rule("§T11")


def test_draft_picks_are_known_to_both() -> None:
    """They were taken from the open table."""
    game = new_game("Rs Rm Gs Gm Bs Bm Ts Tk", rules="duo")
    when(game, "pick:Rs", "pick:Bs", "pick:Rm", "pick:Bm", "pick:Gm", "pick:Tk")
    assert zone(game, "hand1", B) == "Rs Rm Gm"
    assert zone(game, "hand2", A) == "Bs Bm Tk"


def test_a_swapped_card_is_known_to_both() -> None:
    """It lay open before; the card drawn afterwards is not known."""
    game = given(f"{HANDS}; active 1; stack act", deck="Ts", rules="duo")
    when(game, "discard:Rs", "swap:Rk", "swap:Gs/shared")
    assert zone(game, "hand1", B) == "Gs ?? ??"


def test_a_card_that_the_partner_has_ordered_stays_known_to_it() -> None:
    """B put it on top, A drew it: B still knows it, and A is told so."""
    game = given(f"{HANDS}; top Ts/2; active 1; stack act", rules="duo")
    assert zone(game, "top", A) == "??"
    assert heard(game, B, "play:Rs")[1] == "Ts deck>hand1"
    assert zone(game, "hand1", B) == "Ts ?? ??"
    assert "hand1 Ts/2 Rm Rk" in game.view(A).position


def test_so_does_one_that_comes_with_a_new_hand() -> None:
    """A redraw takes it from the same place."""
    position = f"{HANDS}; top Ts/2 Tm/2; active 1; drawn Nm; stack limbo fill nightmare"
    game = given(position, deck="Gs Gm Gk", rules="duo")
    when(game, "pay-hand")
    assert zone(game, "hand1", B) == "Ts Tm ??"


def test_a_card_that_its_drawer_has_ordered_is_secret() -> None:
    """Only the one who looked knows it."""
    game = given(f"{HANDS}; top Ts/1; active 1; stack act", rules="duo")
    assert heard(game, B, "play:Rs")[1] == "1 unseen deck>hand1"
    assert zone(game, "hand1", B) == "?? ?? ??"


def test_a_shuffle_forgets_the_places() -> None:
    """Nobody knows what lies on top any more."""
    position = f"{HANDS}; row1 Rs Rm; top Gm/2 Ts/1; active 1; stack act"
    game = given(position, deck="Tm", rules="duo")
    when(game, "play:Rk", "search")
    assert zone(game, "top", A) == zone(game, "top", B) == ""


def test_a_second_prophecy_takes_the_places_from_the_partner() -> None:
    """What B has ordered lies in an order of A's choice now."""
    game = given(f"{HANDS}; top Ts/2 Tm/2; active 1; stack act", deck="Gs Gm Gk", rules="duo")
    when(game, "discard:Rk", "decline", "discard-seen:Gs", "top:Gm", "top:Ts", "top:Tm")
    assert (zone(game, "top", A), zone(game, "top", B)) == ("Ts Tm Gk", "?? ?? ??")


@pytest.mark.parametrize("action", ["play:Rs", "discard:Rs"])
def test_of_equal_cards_the_known_one_leaves_first(action: str) -> None:
    """B knows one of two red Suns; after A has used one, B knows none."""
    hands = "hand1 Rs Rs/2 Rk; hand2 Bs Bm Bk; shared Gs Tk"
    game = given(f"{hands}; active 1; stack act", deck="Ts", rules="duo")
    assert zone(game, "hand1", B) == "Rs ?? ??"
    when(game, action)
    assert "Rs" not in zone(game, "hand1", B)
    assert zone(game, "hand1", A).startswith("Rs")


def test_the_known_one_is_swapped_first() -> None:
    """The same holds for a card given away in an exchange."""
    hands = "hand1 Rs Rs/2 Rk; hand2 Bs Bm Bk; shared Gs Tk"
    game = given(f"{hands}; active 1; stack act", deck="Ts Tm Tm Tm Tm", rules="duo")
    when(game, "discard:Rk", "swap:Rs", "swap:Gs/shared", "discard-seen:Ts")
    assert zone(game, "hand1", B) == "Gs ?? ??"


def test_the_end_shows_everything_to_everybody() -> None:
    """Also the hands and what somebody knew of the deck."""
    position = "hand1 Rs Rm Rk; hand2 Bs Bm Bk; shared Gs Tk; top Nm/1; result lost"
    game = given(position, rules="duo")
    for viewer in (A, B, SPECTATOR):
        assert zone(game, "hand1", viewer) == "Rs Rm Rk"
        assert zone(game, "hand2", viewer) == "Bs Bm Bk"
        assert zone(game, "top", viewer) == "Nm"
