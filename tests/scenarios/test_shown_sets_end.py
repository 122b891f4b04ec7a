"""How long cards stay known as a set: what ends it, what it outlives, at top and bottom."""

from __future__ import annotations

from fractions import Fraction

import pytest

from onirim.game.logged_game import LoggedGame
from onirim.notation.position import write_position
from tests.helpers.dsl import SPECTATOR, A, B, asks, given, when, zone
from tests.scenarios.shown import DREAM, FIVE, HANDS, RULES, shown

pytestmark = pytest.mark.rule("§T11")


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


def fetch(game: LoggedGame, card: str) -> None:
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
