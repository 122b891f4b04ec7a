"""Cards that all have seen and one seat has put back in secret (rules §T11)."""

from __future__ import annotations

import pytest

from onirim.notation.position import write_position
from tests.helpers.dsl import SPECTATOR, A, B, asks, given, heard, when, zone
from tests.scenarios.shown import DREAM, FIVE, HANDS, RULES, SEVEN, ordered, shown

pytestmark = pytest.mark.rule("§T11")


# --- what begins -------------------------------------------------------------------------------


@pytest.mark.rule("§16.3", "§T9")
def test_cards_that_were_shown_stay_known_as_a_set() -> None:
    """Everybody but the orderer knows which they are, and of no place which one."""
    game = ordered()
    assert shown(game, A) == []
    assert shown(game, B) == ["top 1-4: Rs Ts Rd Tm Gk hand 1"]
    assert shown(game, SPECTATOR) == ["top 1-4: Rs Ts Rd Tm Gk"]
    assert zone(game, "top", A) == "Gk Rd Ts Rs"
    assert zone(game, "top", B) == zone(game, "top", SPECTATOR) == "?? ?? ?? ??"


@pytest.mark.rule("§T9")
@pytest.mark.parametrize("viewer", [B, SPECTATOR])
def test_two_orders_look_the_same(viewer: int) -> None:
    """Whichever card A has drawn from it."""
    views = {ordered(first).view(viewer).to_bytes() for first in ("Tm", "Ts", "Rs", "Gk")}
    assert len(views) == 1


def test_equal_cards_are_no_set() -> None:
    """They have no order: each is known in its place."""
    game = given(DREAM, deck="Nm Ts Ts Ts Ts Nm Nm", rules=RULES)
    when(game, "seven", "discard-seen:Nm", "discard-seen:Nm", "discard-seen:Nm", "decline")
    assert shown(game, B) == []
    assert zone(game, "top", B) == "Ts Ts Ts"


def test_what_one_has_looked_at_alone_is_no_set() -> None:
    game = given(f"{HANDS}; active 2; stack act", deck="Ts Nm Rd Tm Gk", rules="duo")
    when(game, "discard:Bk", "decline", "discard-seen:Nm", "top:Ts", "top:Tm", "top:Rd")
    assert shown(game, A) == shown(game, SPECTATOR) == []


def test_alone_there_are_none() -> None:
    game = given(
        "drawn Hd; hand Bs Bm Gs Gm; stack limbo fill happy-dream",
        deck=SEVEN,
        rules="solo+premonitions",
    )
    when(game, "seven", "decline", *("top:Nm", "top:Nm", "top:Ts", "top:Tm", "top:Rs", "top:Rd"))
    assert shown(game, A) == []


# --- what leaves -------------------------------------------------------------------------------


def test_a_card_that_is_revealed_leaves_the_set() -> None:
    """A Nightmare and a Shared card; both are seen by everybody."""
    position = (
        f"{HANDS}; top Nm/1 Ts/1 Tm/1 Gm/1; shown1 top:1-4/1 Nm Ts Tm Gm; active 2; stack act"
    )
    game = given(position, rules=RULES)
    when(game, "play:Rs/shared")
    assert (asks(game), shown(game, A)) == ("nightmare", [])
    assert shown(game, B) == shown(game, SPECTATOR) == ["top 1-3: Ts Gm Tm"]
    when(game, "pay-key:Bk")
    assert (zone(game, "shared", B), zone(game, "hand2", B)) == ("Gs Tm", "Bs Ts Bm")
    assert shown(game, SPECTATOR) == ["top 1-1: Ts Gm"]


def test_one_that_the_orderer_draws_unseen_stays_in_it() -> None:
    """One of them is in that hand now; of the others none can be: Rd is no Location."""
    game = given(f"{HANDS}; {FIVE}; active 1; stack act", rules=RULES)
    when(game, "play:Bs")
    assert shown(game, B) == ["top 1-4: Rs Ts Rd Tm Gk hand 1"]
    assert game.view(B).shown[0].fixed == ("Rd",)
    assert zone(game, "hand1", B) == "?? ?? ??"


@pytest.mark.parametrize("action", ["play:Bm", "discard:Bm"])
def test_when_a_card_leaves_that_hand_its_cards_are_unknown_again(action: str) -> None:
    """It may have been the one, or not; what has left the set has left it."""
    line = f"{HANDS}; top Ts/1 Gk/1 Rd/1 Nm/1; shown1 top:1-4/1 hand:1 Ts Gk Rd Nm Gm/1"
    game = given(f"{line}; active 1; stack act", rules=RULES)
    when(game, action, *(["decline"] if action.startswith("discard") else []))
    assert shown(game, B) == ["top 1-3: Nm Ts Rd Gm Gk hand 1"]  # the one drawn just now


def test_so_they_are_after_a_swap() -> None:
    """The Shared card that is drawn next is revealed."""
    line = f"{HANDS}; top Ts/1 Rd/1 Gk/1; shown1 top:1-3/1 hand:1 Ts Rd Gk Gm/1; active 1"
    game = given(f"{line}; stack act", rules=RULES)
    when(game, "discard:Gs/shared", "swap:Bm", "swap:Rs/shared")
    assert shown(game, B) == ["top 1-2: Rd Gm Gk"]


def test_so_they_are_with_a_new_hand() -> None:
    """Else B would know both: what has left the set would all be in the hand."""
    line = "shared Rs Gs; hand1 Bs Bm Gm; hand2 Bs Bm Bk; catchers 15; top Rd/1 Tm/1"
    line += "; shown1 top:1-2/1 hand:1 Rd Tm Gm/1; drawn Nm; active 1; stack limbo fill nightmare"
    game = given(line, deck="Ts Ts Ts Ts", rules="duo+dreamcatchers")
    when(game, "pay-hand")
    assert shown(game, B) == ["top 0-0: Gm Tm hand 1"]
    assert zone(game, "hand1", B) == "?? ?? ??"


def test_so_they_are_when_a_card_is_stored() -> None:
    """The Keeper takes it from the hand; a power before the action."""
    line = f"{HANDS}; denizens1 Ke; top Rd/1 Tm/1; shown1 top:1-2/1 hand:1 Rd Tm Gm/1; active 1"
    game = given(f"{line}; stack act", rules="duo+oniverse")
    assert shown(game, B) == ["top 1-2: Rd Gm Tm hand 1"]
    when(game, "keeper:Bs")
    assert shown(game, B) == ["top 1-2: Rd Gm Tm"]


def test_so_they_are_when_a_tower_is_built() -> None:
    """The one drawn for it is one of them again."""
    line = "shared Rs Gs; hand1 R3 T5 Gm; hand2 Bs Bm Bk; towers G4; top Ts/1 Rd/1 Gk/1"
    line += "; shown1 top:1-3/1 hand:1 Ts Rd Gk Gm/1; active 1; stack act"
    game = given(line, rules="duo+towers")
    when(game, "build-left:R3")
    assert shown(game, B) == ["top 1-2: Ts Rd Gm Gk hand 1"]


def test_the_partner_sees_what_it_draws_from_the_set() -> None:
    """For B it has left the set; spectators do not know which it was; A knows it."""
    game = given(f"{HANDS}; {FIVE}; active 2; stack act", rules=RULES)
    assert heard(game, A, "play:Bs")[1] == "Tm deck>hand2"
    assert shown(game, B) == ["top 1-4: Rs Ts Rd Gk"]
    assert shown(game, SPECTATOR) == ["top 1-4: Rs Ts Rd Tm Gk"]
    assert zone(game, "hand2", A) == "Tm ?? ??"


# --- what follows ------------------------------------------------------------------------------


def test_of_one_kind_every_card_is_known() -> None:
    """Nm is revealed, and both red Suns are known to everybody."""
    position = f"{HANDS}; top Nm/1 Rs/1 Rs/1; shown1 top:1-3/1 Nm Rs Rs; active 2; stack act"
    game = given(position, rules=RULES)
    when(game, "play:Gs/shared")
    assert shown(game, B) == shown(game, SPECTATOR) == []
    assert zone(game, "top", B) == zone(game, "top", SPECTATOR) == "Rs Rs"
    assert "top Rs/12 Rs/12" in write_position(game.state)


def test_so_is_the_hand_card_that_was_one_of_them() -> None:
    """It stays known until it leaves, whatever else does."""
    line = f"{HANDS}; top Nm/1 Gm/1; shown1 top:1-2/1 hand:1 Nm Gm Gm/1; active 2; stack act"
    game = given(line, deck="Ts Ts Ts", rules=RULES)
    assert zone(game, "hand1", B) == "?? ?? ??"
    when(game, "play:Gs/shared")
    assert zone(game, "hand1", B) == "Gm ?? ??"
    when(game, "pay-key:Bk", "play:Bs")
    assert zone(game, "hand1", B).startswith("Gm")


def test_for_the_partner_alone_who_has_drawn_the_others() -> None:
    """Spectators have not seen what he drew: for them it goes on, and nothing tells them."""
    line = (
        f"{HANDS}; top Ts/1 Gm/1 Gm/1; shown1 top:1-3/1 hand:1 Ts Gm Gm Gm/1; active 2; stack act"
    )
    game = given(line, rules=RULES)
    when(game, "play:Bs")
    assert shown(game, B) == []
    assert (zone(game, "top", B), zone(game, "hand1", B)) == ("Gm Gm", "Gm ?? ??")
    assert shown(game, SPECTATOR) == ["top 1-2: Ts Gm Gm Gm"]
    assert "hand1 ?? ?? ??; hand2 ?? ?? ??" in game.view(SPECTATOR).position
    assert heard(game, B, "play:Bs")[1] == "Gm deck>hand1"
    assert shown(game, SPECTATOR) == ["top 1-1: Ts Gm Gm Gm"]
    assert game.view(B).position.startswith("top Gm/12")


def test_when_all_of_it_is_in_one_hand_the_partner_knows_that_hand() -> None:
    """No place is left; a spectator remembers nothing of hands. Nobody is told in which order."""
    line = (
        "shared Rs Gs; hand1 Bs Bk; hand2 Bs Bm Bk; top Tm/1 Ts/1; shown1 top:1-2/1 Tm Ts; drawn Nm"
    )
    game = given(f"{line}; active 1; stack limbo fill nightmare", rules=RULES)
    assert "2 unseen deck>hand1" in heard(game, B, "pay-key:Bk")
    assert zone(game, "hand1", B) == "Ts Tm ??"
    assert shown(game, B) == shown(game, SPECTATOR) == []
    assert zone(game, "hand1", SPECTATOR) == "?? ?? ??"


def test_with_no_place_left_a_hand_card_may_still_be_one_of_them() -> None:
    """Until a card leaves that hand."""
    line = "shared Gs; hand1 Bs Bm Tm; hand2 Bs Bm Bk; top Rs/1; shown1 top:1/1 hand:1 Rs Tm/1 Gk/1"
    game = given(f"{line}; active 2; stack limbo fill", deck="Ts Ts", rules=RULES)
    assert shown(game, B) == ["top 0-0: Tm Gk hand 1"]
    assert shown(game, SPECTATOR) == []
    when(game, "play:Bs")
    assert shown(game, B) == []
