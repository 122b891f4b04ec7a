"""Cards that all have seen and one seat has put back in secret (rules §T11)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from onirim.game import Game
from onirim.notation.position import PositionError, read_position, write_position
from tests.scenarios.dsl import (
    SPECTATOR,
    A,
    B,
    asks,
    given,
    heard,
    when,
    zone,
)

pytestmark = pytest.mark.rule("§T11")

RULES = "duo+premonitions"
DREAM = (
    "drawn Hd; shared Rs Gs; hand1 Bs Bm; hand2 Bs Bm Bk; active 1; stack limbo fill happy-dream"
)
SEVEN = "Nm Ts Rd Rs Tm Nm Gk"
FIVE = "top Tm/1 Ts/1 Gk/1 Rd/1 Rs/1; shown1 top:1-5/1 Tm Ts Gk Rd Rs"
HANDS = "shared Rs Gs; hand1 Bs Bm Gm; hand2 Bs Bm Bk"


def shown(game: Game, viewer: int) -> list[str]:
    """The sets of a viewer: end, places, cards, and how many are in the orderer's hand."""
    out = []
    for members in game.view(viewer).shown:
        held = f" hand {members.in_hand}" if members.in_hand else ""
        held += f" looked at {members.looked_at}" if members.looked_at else ""
        cards = " ".join(members.cards)
        out.append(f"{members.end} {members.first}-{members.last}: {cards}{held}")
    return out


def ordered(first: str = "Tm") -> Game:
    """A's Happy Dream: five cards are put back, and A has drawn the first of them."""
    game = given(DREAM, deck=SEVEN, rules=RULES)
    when(game, "seven", "discard-seen:Nm", "discard-seen:Nm", "decline", f"top:{first}")
    while asks(game) == "order":
        when(game, game.legal()[-1])
    return game


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


# --- what ends it ------------------------------------------------------------------------------


def test_a_shuffle_ends_every_set() -> None:
    """Limbo goes back into the deck."""
    game = given(f"{HANDS}; limbo Td; {FIVE}; active 1; stack act", rules=RULES)
    when(game, "play:Rs/shared")
    assert shown(game, B) == shown(game, SPECTATOR) == []


def test_so_does_a_search() -> None:
    """Also one that finds its Door elsewhere; here before the shuffle, while it waits."""
    line = "shared Rs Rm; hand1 Rs Bm Rk; hand2 Bs Bm Bk; row1 Rs Rm; catcher1 Nm; catchers 15"
    game = given(f"{line}; {FIVE}; active 1; stack act", rules="duo+dreamcatchers+premonitions")
    when(game, "play:Rk")
    assert shown(game, B) == ["top 1-5: Rs Ts Rd Tm Gk"]
    when(game, "take:Rd")
    assert (asks(game), shown(game, B)) == ("freeing", [])


@pytest.mark.rule("§T9")
def test_so_does_the_card_that_is_fetched_in_secret() -> None:
    """Whoever knew the places must not see which of them is empty."""
    line = f"{DREAM}; catcher1 Nm; catchers 15; {FIVE}"
    game = given(line, rules="duo+dreamcatchers+premonitions")
    fetch(game, "Ts")
    assert (asks(game), shown(game, B), zone(game, "top", B)) == ("freeing", [], "")


def fetch(game: Game, card: str) -> None:
    """First the option, if it is asked for, then the card."""
    if "dream-fetch" in game.legal():
        when(game, "dream-fetch")
    when(game, f"fetch:{card}")


def test_so_does_a_look_of_the_partner() -> None:
    """He may put them back in any order; what he did not reach is no set either."""
    line = "shared Rs R3; hand1 Bs Bm Gm; hand2 Bs Bm Bk"
    game = given(f"{line}; {FIVE}; active 2; stack act", rules="duo+towers")
    when(game, "discard:R3/shared", "decline")
    assert shown(game, SPECTATOR) == []
    assert (zone(game, "seen", B), zone(game, "top", A)) == ("Ts Tm Gk", "Rd Rs")


def test_so_does_a_look_beyond_its_end() -> None:
    """The orderer mixes its cards with others."""
    line = (
        f"{HANDS.replace('Gm', 'Gk')}; top Ts/1 Rd/1; shown1 top:1-2/1 Ts Rd; active 1; stack act"
    )
    game = given(line, deck="Tm Tm Nm", rules=RULES)
    when(game, "discard:Gk", "decline")
    assert (asks(game), shown(game, B)) == ("discard-seen", [])


def test_so_does_a_look_from_above() -> None:
    """The first card looked at is none of it."""
    line = f"{HANDS.replace('Gm', 'Gk')}; top Bs/1 Tm/1 Ts/1 Gk/1 Rd/1 Rs/1"
    line += "; shown1 top:2-6/1 Tm Ts Gk Rd Rs; active 1; stack act"
    game = given(line, rules=RULES)
    when(game, "discard:Gk", "decline")
    assert shown(game, B) == []


def test_two_sets_looked_at_together_both_end() -> None:
    line = f"{HANDS.replace('Gm', 'Gk')}; top Tm/1 Ts/1 Gk/1 Rd/1 Rs/1 Bs/1"
    line += "; shown1 top:1-2/1 Tm Ts; shown2 top:3-6/1 Gk Rd Rs Bs; active 1; stack act"
    game = given(line, rules=RULES)
    when(game, "discard:Gk", "decline")
    assert shown(game, SPECTATOR) == []


def test_paradoxical_prophecy_ends_what_it_touches() -> None:
    """One of the last five leaves its place in secret; what is left of that set is none."""
    discard = "discard Gs Gs Gs Gs Gs"
    bottom = "bottom Nm/2 Rs/2 Rs/2 Bk/2 Tm/2 Ts/2 Bs/2 Gs/2 Gm/2"
    sets = "shown1 bottom:1-2/2 Nm Rs; shown2 bottom:3-9/2 Rs Bk Tm Ts Bs Gs Gm"
    line = f"{HANDS}; {discard}; goals Rd Bd Gd Td Bd Rd Td Gd Rd Bd Gd Td; {bottom}; {sets}"
    game = given(f"{line}; active 1; stack act", rules="duo+book+glyphs")
    assert shown(game, A) == ["bottom 1-2: Nm Rs", "bottom 3-9: Rs Bs Gs Ts Gm Tm Bk"]
    when(game, "spell-prophecy", *["remove:Gs"] * 5)
    assert asks(game) == "paradox"
    assert shown(game, A) == shown(game, SPECTATOR) == ["bottom 1-2: Nm Rs"]


# --- what it outlives --------------------------------------------------------------------------


def test_the_orderer_may_look_at_it_alone() -> None:
    """What the orderer discards is revealed, the rest is the same set in another order."""
    line = f"{HANDS.replace('Gm', 'Gk')}; {FIVE}; active 1; stack act"
    game = given(line, rules=RULES)
    when(game, "discard:Gk", "decline")
    assert shown(game, B) == ["top 0-0: Rs Ts Rd Tm Gk looked at 5"]
    assert zone(game, "seen", B) == "?? ?? ?? ?? ??"
    when(game, "discard-seen:Rd")
    assert shown(game, SPECTATOR) == ["top 0-0: Rs Ts Tm Gk looked at 4"]
    before = game.view(B).to_bytes()
    when(game, "top:Gk")
    assert game.view(B).to_bytes() == before
    when(game, "top:Ts", "top:Rs")
    assert shown(game, B) == ["top 1-3: Rs Ts Tm Gk hand 1"]
    assert zone(game, "top", A) == "Ts Rs Tm"


def test_what_the_orderer_leaves_below_stays_in_it() -> None:
    line = "shared Rs R3; hand1 Bs Bm Gm; hand2 Bs Bm Bk"
    game = given(f"{line}; {FIVE}; active 1; stack act", deck="Ts", rules="duo+towers")
    when(game, "discard:R3/shared", "decline")
    assert shown(game, B) == ["top 1-2: Rs Ts Rd Tm Gk looked at 3"]
    when(game, "top:Gk", "top:Ts")
    assert shown(game, B) == ["top 1-4: Rs Ts Rd Tm"]  # Gk has gone to the Shared cards
    assert zone(game, "top", A) == "Ts Tm Rd Rs"


def test_at_the_end_of_the_deck_too() -> None:
    """A run at the bottom is the top of the deck when nothing lies above it."""
    line = "shared Rs R3; hand1 Bs Bm Gm; hand2 Bs Bm Bk; bottom Tm/1 Ts/1 Gk/1 Rd/1 Rs/1"
    line += "; shown1 bottom:1-4/1 Tm Ts Gk Rd; active 1; stack act"
    game = given(line, rules="duo+towers", nothing_else=True)
    when(game, "discard:R3/shared", "decline")
    assert shown(game, B) == ["top 1-1: Ts Rd Tm Gk looked at 3"]
    when(game, "top:Gk", "top:Ts")
    assert shown(game, B) == ["top 1-3: Ts Rd Tm"]
    assert (zone(game, "top", A), zone(game, "bottom", A)) == ("Ts Tm Rd", "Rs")


def test_a_card_laid_on_top_of_it() -> None:
    """The places move, the set does not: A's Spies have put others there."""
    line = f"{HANDS}; top Ts/1 Tm/1 Gk/1 Rd/1; shown1 top:3-4/1 Gk Rd; active 2; stack act"
    game = given(line, rules=RULES)
    assert shown(game, B) == ["top 3-4: Rd Gk"]
    when(game, "play:Bs")
    assert shown(game, B) == ["top 2-3: Rd Gk"]


def test_a_nightmare_that_takes_a_part_of_it() -> None:
    """Five cards are revealed; a Dreamcatcher holds Limbo, so nothing is shuffled."""
    line = f"{HANDS}; catchers 15; top Tm/1 Ts/1 Gk/1 Rd/1 Rs/1 Gm/1 Td/1 Ts/1; drawn Nm; active 2"
    line += "; shown1 top:1-8/1 Tm Ts Gk Rd Rs Gm Td Ts; stack limbo fill nightmare"
    game = given(line, rules="duo+dreamcatchers")
    when(game, "pay-five")
    assert shown(game, SPECTATOR) == ["top 1-3: Ts Td Gm"]


def test_cards_shown_again_are_another_set() -> None:
    """They were revealed; the rest of the old set lies below the new one."""
    top = "top Tm/1 Ts/1 Gk/1 Rd/1 Rs/1 Gm/1 Td/1 Bs/1 Bd/1"
    game = given(f"{DREAM}; {top}; shown1 top:1-9/1 Tm Ts Gk Rd Rs Gm Td Bs Bd", rules=RULES)
    when(game, "seven")
    assert shown(game, B) == ["top 1-2: Bs Bd"]
    when(game, "decline", "top:Tm", "top:Ts", "top:Gk", "top:Rd", "top:Rs", "top:Gm")
    assert shown(game, SPECTATOR) == ["top 1-6: Rs Ts Rd Td Gm Tm Gk", "top 7-8: Bs Bd"]


# --- at the bottom -----------------------------------------------------------------------------


@pytest.mark.rule("§G8")
def test_two_incantations_are_two_sets() -> None:
    """The worked example: they are never mixed up."""
    line = "shared Rs Gs; hand1 Bs Bm Bk; hand2 Bs Rg Rg; active 2; stack act"
    game = given(line, deck="Gd Nm Rs Rs Bk Ts Rm Tm Ts Bs Gs Gm Rm", rules="duo+glyphs")
    when(game, "discard:Rg", "decline", "take:Gd", "bottom:Nm", "bottom:Rs", "bottom:Rs")
    assert shown(game, A) == ["bottom 1-4: Nm Rs Rs Bk"]
    when(
        game, "play:Bs", "discard:Rg", "decline", "bottom:Tm", "bottom:Ts", "bottom:Bs", "bottom:Gs"
    )
    assert shown(game, A) == ["bottom 1-4: Nm Rs Rs Bk", "bottom 5-9: Bs Gs Ts Gm Tm"]
    assert shown(game, SPECTATOR) == shown(game, A)
    assert shown(game, B) == []


@pytest.mark.rule("§9.1")
def test_the_hunter_leaves_a_set_at_the_bottom() -> None:
    """Nightmares were revealed; a Denizen of it is known by name."""
    line = f"{HANDS}; denizens1 Hu; active 1; stack act"
    game = given(line, deck="Ts Nm Dz Mi Gm Gk", rules="duo+oniverse")
    when(game, "hunter", "bottom:Mi", "bottom:Ts", "bottom:Gm")
    for viewer in (B, SPECTATOR):
        assert shown(game, viewer) == ["bottom 1-4: Ts Gm Gk Mi"]
        assert game.view(viewer).unknown["Mi"] == 1
    assert "Mi" not in game.view(A).unknown


def test_the_deck_drawn_down_to_it() -> None:
    """The worked example: Rs Rs Td lie at the bottom, Td is drawn first."""
    line = f"{HANDS}; catchers 15; bottom Td/1 Rs/1 Rs/1; shown1 bottom:1-3/1 Td Rs Rs; active 2"
    game = given(f"{line}; stack act", rules="duo+dreamcatchers", nothing_else=True)
    assert [game.view(B).odds(card) for card in ("Rs", "Td", "Gs")] == [
        Fraction(2, 3),
        Fraction(1, 3),
        0,
    ]
    when(game, "play:Gs/shared")
    assert (zone(game, "bottom", B), shown(game, B)) == ("Rs", [])
    assert "bottom Rs/12" in write_position(game.state)


# --- odds --------------------------------------------------------------------------------------


def test_odds_of_a_place_come_from_the_set_alone() -> None:
    line = f"{HANDS}; top Rs/1 Nm/1 Rs/1; shown1 top:1-3/1 Nm Rs Rs; active 2; stack act"
    game = given(line, rules=RULES)
    for viewer in (B, SPECTATOR):
        odds = game.view(viewer).odds
        assert [odds("Rs"), odds("Nm")] == [Fraction(2, 3), Fraction(1, 3)]
        assert odds("Ts") == 0
    assert game.view(A).odds("Rs") == 1


def test_what_has_left_unseen_is_a_location() -> None:
    """Of Nm Rs Rs a Sun has gone: both are as likely now."""
    line = (
        f"{HANDS.replace('Gm', 'Ts')}; top Rs/1 Nm/1; shown1 top:1-2/1 hand:1 Nm Rs Rs/1; active 2"
    )
    game = given(f"{line.replace('hand1 Bs Bm Ts', 'hand1 Rs Bm Ts')}; stack act", rules=RULES)
    assert game.view(B).odds("Rs") == game.view(B).odds("Nm") == Fraction(1, 2)


def test_the_worked_example() -> None:
    """One of four Locations has gone, each as likely as the others."""
    odds = ordered().view(B).odds
    assert odds("Rd") == Fraction(1, 4)
    assert [odds(card) for card in ("Rs", "Ts", "Tm", "Gk")] == [Fraction(3, 16)] * 4


def test_a_card_that_lies_elsewhere_is_not_there() -> None:
    """All other red Keys lie open: the one of the set is on its place, so another one has left."""
    line = "shared Rs Gs; hand1 Bs Bm Gm; hand2 Bs Bm Bk; discard Rk Rk; top Rk/1 Nm/1"
    line += "; shown1 top:1-2/1 Rk Nm Rk/1 Ts/1; active 2; stack act"
    game = given(line, rules="duo")
    assert sum(card == "Rk" for card in game.view(B).shown[0].cards) == 2
    assert game.view(B).unknown["Rk"] == 1
    # of Rk Rk Ts two have left, and at most one red Key is on a place: both Suns cannot have stayed
    assert game.view(B).odds("Nm") == Fraction(1, 2)
    assert game.view(B).odds("Rk") == Fraction(1, 3)
    assert game.view(B).odds("Ts") == Fraction(1, 6)


def test_cards_of_sets_are_in_no_other_place() -> None:
    """Above the set at the bottom nobody knows anything: its cards and Ann's hand are left out."""
    line = f"{HANDS}; bottom Rd/1 Gd/1; shown1 bottom:1-2/1 Rd Gd; active 2; stack act"
    seen = given(line, rules="duo").view(B)
    pool = sum(seen.unknown.values())
    assert seen.odds("Rd") == Fraction(seen.unknown["Rd"] - 1, pool - 2 - 3)
    assert sum(seen.odds(card) for card in seen.unknown) == 1


@pytest.mark.rule("§T11")
@pytest.mark.parametrize(
    ("members", "deck", "odds"),
    [
        ("Nm Rm Rs/1", "Nm Gk", {"Nm": 6, "Bs": 6, "Gm": 3, "Gk": 3, "Rs": 0, "Rm": 0}),
        ("Nm Rm Rs/1 Ts/1", "Nm Ts", {"Nm": 6, "Bs": 6, "Gm": 3, "Rs": 1, "Ts": 1, "Rm": 1}),
    ],
    ids=["all that have left", "one of two that have left"],
)
def test_what_is_in_a_hand_for_certain_is_in_no_other_place(
    members: str, deck: str, odds: dict[str, int]
) -> None:
    """Ann has laid a card on a set of which she holds one; shares are eighteenths."""
    line = "shared Gs Gs; hand1 Rs Bs Bs; hand2 Tm Tm Tm; top Gm/1 Rm/1 Nm/1"
    line += f"; shown1 top:2-3/1 hand:1 {members}; active 2; stack act"
    seen = given(line, deck, rules="duo", nothing_else=True).view(B)
    assert {card: seen.odds(card) for card in odds} == {c: Fraction(n, 18) for c, n in odds.items()}
    assert sum(seen.odds(card) for card in seen.unknown) == 1


# --- the position line -------------------------------------------------------------------------


def test_the_line_of_who_knows_everything() -> None:
    line = write_position(ordered().state)
    assert "shown1 top:1-4/1 hand:1 Rs Ts Rd Tm/1 Gk" in line
    game = Game.at(read_position(ordered().rules, line))
    assert write_position(game.state) == line
    assert shown(game, B) == shown(ordered(), B)


def test_the_lines_of_the_others() -> None:
    """The orderer has none; who knows less writes less."""
    game = ordered()
    assert "shown" not in game.view(A).position
    assert "shown1 top:1-4/1 hand:1 Rs Ts Rd Tm Gk;" in game.view(B).position
    assert "shown1 top:1-4/1 Rs Ts Rd Tm Gk;" in game.view(SPECTATOR).position


TWO = f"{HANDS}; top Ts/1 Rd/1; active 2; stack act"


@pytest.mark.parametrize(
    ("part", "message"),
    [
        ("shown1", "begins with its places"),
        ("shown1 Ts Rd", "begins with its places"),
        ("shown1 top:1-3/1 Ts Rd", "seat 1 knows no such places"),
        ("shown1 top:2-1/1 Ts Rd", "seat 1 knows no such places"),
        ("shown1 bottom:1-2/1 Ts Rd", "seat 1 knows no such places"),
        ("shown1 top:1-2/2 Ts Rd", "seat 2 knows no such places, or not alone"),
        ("shown1 top:1-2/1 Ts Ts", "other cards than those in its places"),
        ("shown1 top:1-2/1 Ts Rd Gm", "other cards than those in its places"),
        ("shown1 top:1-2/1 Ts Rd Zz", "is no card of"),
        ("shown1 top:1-2/1 Ts Rd Td/1", "seat 1 has seen no such draw"),
        ("shown1 top:1-2/1 Ts Rd Gm/2", "seat 1 has seen no such draw"),
        ("shown1 top:1-2/1 hand:2 Ts Rd Gm/1", "not in that hand"),
        ("shown1 top:1-2/1 hand:1 Ts Rd Gk/1", "not in that hand"),
        ("shown1 top:1-2/1 seen Ts Rd", "is not looking at cards of this set alone"),
        ("shown2 top:1-2/1 Ts Rd", "numbered from 1"),
        ("shown1 top:1-2/1 Ts Rd; shown2 top:2/1 Rd Gm/1", "no card is in two of them"),
        ("shown1 top:2/1 Rd Gm/1; shown2 top:1/1 Ts Gm/1", "numbered by place"),
        ("shown1 top:1/1 Ts", "several kinds of cards"),
        ("shown1 top:0/1 Gm/1 Gk/1", "a place or a hand card"),
        ("shown1 top:1-2/1 " + "Gm/1 " * 13 + "Ts Rd", "cannot have left"),
    ],
)
def test_what_is_no_set_is_refused(part: str, message: str) -> None:
    with pytest.raises(PositionError, match=message):
        given(f"{TWO}; {part}", rules="duo")


def test_without_a_mistake_it_is_none() -> None:
    part = "shown1 top:1-2/1 hand:1 Ts Rd Gm/1"
    assert part in write_position(given(f"{TWO}; {part}", rules="duo").state)


def test_alone_no_line_has_one() -> None:
    with pytest.raises(PositionError, match="alone at the table"):
        given("hand Rs Rm Gs Gm Bs; top Ts Rd; shown1 top:1-2/1 Ts Rd; stack act")


def test_a_thirteenth_set_ends_the_oldest_at_the_bottom() -> None:
    """It lies above the others there."""
    pairs = ["Rs Bs"] * 6 + ["Gs Ts"] * 4 + ["Rm Bm"] * 2
    bottom = " ".join(f"{card}/1" for pair in pairs for card in pair.split())
    sets = [f"shown{i} bottom:{2 * i - 1}-{2 * i}/1 {pair}" for i, pair in enumerate(pairs, 1)]
    line = f"shared Rs Gs; hand1 Bs Gm Rg; hand2 Bs Gm Bk; bottom {bottom}; {'; '.join(sets)}"
    game = given(f"{line}; active 1; stack act", deck="Nm Tm Gk Tk Tm Ts", rules="duo+glyphs")
    assert len(shown(game, B)) == 12
    when(game, "discard:Rg", "decline", "bottom:Nm", "bottom:Gk", "bottom:Tk")
    assert len(shown(game, B)) == 12
    assert (shown(game, B)[0], shown(game, B)[-1]) == (
        "bottom 3-4: Rs Bs",
        "bottom 25-29: Nm Tm Tm Gk Tk",
    )
