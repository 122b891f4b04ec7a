"""The Oniverse with two players: who has what, and who knows what (rules §O11, §O16, §16, §T8)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

import pytest

from onirim.game.events import Moved
from onirim.game.logged_game import LoggedGame
from onirim.game.records import record_of
from onirim.notation.position import read_position
from onirim.notation.record import write_record
from onirim.rules.catalogue import ruleset
from tests.helpers.dsl import (
    NEXT_TURN,
    SHUFFLED,
    SPECTATOR,
    A,
    B,
    asks,
    given,
    heard,
    new_game,
    options,
    unknown,
    when,
    zone,
)

RULES = "duo+oniverse"
HANDS = "hand1 Rs Rm Rk; hand2 Bs Bm Bk; shared Gs Tk"
A_ACTS = f"{HANDS}; active 1; stack act"
DENIZENS = {"Ar", "Hb", "Cy", "Cc", "Sp", "Mi", "Hu", "Ke"}


class Silent(LoggedGame):
    """A game whose chance says nothing yet."""

    def resolve_chance(self, cards: list[str], code: str, given: Sequence[str] = ()) -> None:
        """Wait."""


# --- whose it is


@pytest.mark.rule("§O11")
def test_the_oniverse_door_is_extra_to_the_four() -> None:
    """Whoever gains it keeps it; both need their four colours besides."""
    four = "Rd Bd Gd Td"
    position = f"{HANDS}; row1 Rs Rm; doors1 {four}; doors2 {four}; active 1; stack act"
    game = given(position, rules=RULES)
    when(game, "play:Rk")
    assert when(game, "take:Od") == ["Od deck>doors1", "won"]


@pytest.mark.rule("§O11")
@pytest.mark.parametrize(
    "doors",
    ["doors1 Rd Bd Bd Gd Gd Td Td; doors2 Od", "doors1 Bd Gd Td Od; doors2 Rd Bd Gd Td"],
    ids=["it-is-no-colour", "and-not-without-it"],
)
def test_the_oniverse_door_is_of_no_colour_for_victory(doors: str) -> None:
    position = f"{HANDS}; row1 Rs Rm; {doors}; active 1; stack act"
    game = given(position, deck="Ts", rules=RULES)
    when(game, "play:Rk", "take:Rd")
    assert (game.result == "won") == doors.startswith("doors1 Bd")


@pytest.mark.rule("§O11")
def test_the_house_rule_lets_the_one_oniverse_door_be_gained() -> None:
    position = f"{HANDS}; row1 Rs Rm; doors1 Rd Bd; active 1; stack act"
    game = given(position, deck="Ts", rules=RULES + "+T1")
    when(game, "play:Rk")
    assert when(game, "take:Od")[0] == "Od deck>doors1"


@pytest.mark.rule("§O11", "§O17")
def test_a_denizen_belongs_to_whoever_rallied_it() -> None:
    """It is paid with a Personal or a Shared card, lies open, and serves on A's turns only."""
    position = "hand1 Rs Rm; hand2 Bs Bm Bk; shared Gs Tk; active 1; stack limbo fill"
    game = given(position, deck="Dz Sp Ts Ts", rules=RULES)
    assert options(game) == "rally:Rs rally:Rm rally:Gs/shared rally:Tk/shared decline"
    when(game, "rally:Gs/shared")
    for viewer in (A, B, SPECTATOR):
        assert (zone(game, "denizens1", viewer), zone(game, "denizens2", viewer)) == ("Sp", "")
    assert options(game) == "draw spies"
    assert when(game, "draw") == ["Ts deck>hand1"]
    assert when(game, "draw") == ["Ts deck>shared", NEXT_TURN]
    assert (game.to_move, game.view(game.to_move).extras) == (B, ())


@pytest.mark.rule("§X10", "§T11")
def test_what_the_cyclobot_brings_takes_the_place_of_the_old_card() -> None:
    """Personal or Shared; everybody has seen it."""
    position = f"{HANDS}; discard Ts; denizens1 Cy; active 1; stack act"
    game = given(position, rules=RULES)
    assert options(game, "cyclobot") == "Rs Rm Rk Gs/shared Tk/shared"
    assert when(game, "cyclobot:Tk/shared", "retrieve:Ts")[0] == "Ts discard>shared"
    assert zone(game, "shared") == "Gs Ts"
    game = given(position, rules=RULES)
    assert when(game, "cyclobot:Rs", "retrieve:Ts")[0] == "Ts discard>hand1"
    assert zone(game, "hand1", B) == "Ts ?? ??"


@pytest.mark.rule("§O11", "§O12", "§O13", "§O17")
def test_the_hammer_bird_strikes_on_its_players_turn_in_his_row_alone() -> None:
    """Before a draw too; the partner's Bird and the partner's row wait for the partner."""
    table = "hand1 Rs Rm; hand2 Bs Bm Bk; shared Gs Tk; row1 Ts Gm; row2 Bs Rm; denizens2 Hb"
    filling = "active 1; top Ts/1; stack limbo fill"
    game = given(f"{table}; {filling}", rules=RULES)
    assert (asks(game), game.to_move) == ("act", B)
    game = given(f"{table}; denizens1 Hb; {filling}", rules=RULES)
    assert (game.to_move, options(game)) == (A, "draw hammer-bird")
    when(game, "hammer-bird")
    assert (zone(game, "row1"), zone(game, "row2")) == ("Ts", "Bs Rm")


# --- the Keeper


@pytest.mark.rule("§O16", "§T9")
def test_a_shared_card_that_is_stored_belongs_to_the_keepers_owner() -> None:
    """It lies open. The Shared cards are filled up."""
    position = f"{HANDS}; denizens1 Ke; active 1; stack act"
    game = given(position, deck="Ts Gs", rules=RULES)
    when(game, "keeper:Tk/shared")
    for viewer in (A, B, SPECTATOR):
        assert (zone(game, "stored1", viewer), zone(game, "stored2", viewer)) == ("Tk", "")
    assert "play:Tk/stored" in game.legal()
    when(game, "play:Rs")
    assert (zone(game, "shared"), game.to_move) == ("Gs Gs", B)
    assert not any(code.endswith("/stored") for code in game.legal())


@pytest.mark.rule("§T8", "§O16")
def test_a_discard_from_the_keeper_allows_the_swap() -> None:
    """Before its effect; the other stored card cannot be swapped."""
    position = f"{HANDS}; stored1 Gk Ts; keepers1 Ke Ke; active 1; stack act"
    game = given(position, deck="Ts Nm Rd Tm Gk", rules=RULES)
    when(game, "discard:Gk/stored")
    assert (asks(game), options(game)) == ("swap", "swap:Rs swap:Rm swap:Rk decline")
    when(game, "swap:Rs")
    assert options(game) == "swap:Gs/shared swap:Tk/shared"
    when(game, "swap:Gs/shared")
    assert asks(game) == "discard-seen"


@pytest.mark.rule("§T8")
def test_a_rally_and_a_power_allow_no_swap() -> None:
    position = "hand1 Rs Rm; hand2 Bs Bm Bk; shared Gs Tk; active 1; stack limbo fill"
    game = given(position, deck="Dz Sp Ts Ts", rules=RULES)
    when(game, "rally:Rs")
    assert asks(game) == "fill"
    position = f"{HANDS}; discard Ts; denizens1 Cy Ke; active 1; stack act"
    game = given(position, rules=RULES)
    when(game, "keeper:Rs", "cyclobot:Rm", "retrieve:Ts")
    assert asks(game) == "act"


# --- who sees what


@pytest.mark.rule("§16.2")
def test_what_the_spies_see_is_their_players_alone() -> None:
    game = given(f"{A_ACTS}; denizens1 Sp", deck="Ts Nm Dz Mi Gm Gk", rules=RULES)
    assert heard(game, B, "spies") == ["Sp denizens1>discard", "5 unseen deck>seen"]
    assert zone(game, "seen", A) == "Nm Ts Gm Gk Mi"
    assert zone(game, "seen", B) == "?? ?? ?? ?? ??"
    when(game, "top:Mi", "top:Nm", "top:Ts", "top:Gm")
    assert (zone(game, "top", A), zone(game, "top", B)) == ("Mi Nm Ts Gm Gk", "?? ?? ?? ?? ??")


@pytest.mark.rule("§16.3", "§T9")
def test_what_the_hunter_meets_is_seen_by_everybody() -> None:
    """The order in which the rest goes to the bottom is known to the active player alone."""
    for viewer in (A, B, SPECTATOR):
        game = given(f"{A_ACTS}; denizens1 Hu", deck="Ts Nm Dz Mi Gm Gk", rules=RULES)
        assert heard(game, viewer, "hunter") == [
            "Hu denizens1>discard",
            *("Ts deck>seen", "Nm deck>seen", "Mi deck>seen", "Gm deck>seen", "Gk deck>seen"),
            "Nm seen>discard",
        ]
        assert zone(game, "seen", viewer) == "Ts Gm Gk Mi"
    when(game, "bottom:Mi", "bottom:Ts", "bottom:Gm")
    assert (zone(game, "bottom", A), zone(game, "bottom", B)) == ("Mi Ts Gm Gk", "?? ?? ?? ??")


@pytest.mark.rule("§16.3", "§T9")
def test_revealed_cards_that_have_no_order_stay_known_to_all() -> None:
    game = given(f"{A_ACTS}; denizens1 Hu", deck="Ts Nm Ts Ts Nm", rules=RULES)
    when(game, "hunter")
    for viewer in (A, B, SPECTATOR):
        assert (asks(game), zone(game, "bottom", viewer)) == ("act", "Ts Ts Ts")


def spied() -> LoggedGame:
    """A has seen a Mirror and put it third from the top; B knows nothing of it."""
    game = given(f"{A_ACTS}; denizens1 Sp", deck="Ts Nm Dz Mi Gm Gk", rules=RULES)
    when(game, "spies", "top:Ts", "top:Gm", "top:Mi", "top:Nm")
    return game


@pytest.mark.rule("§T10", "§16.2", "§9.2.1")
def test_a_denizen_that_only_the_partner_saw_is_unidentified() -> None:
    """All eight are in B's pool, and all faces may be theirs: 15, as one Spies lies open."""
    game = spied()
    assert (unknown(game, "Dz", A), zone(game, "identities", A).count("Mi")) == (6, 1)
    for viewer in (B, SPECTATOR):
        seen = game.view(viewer)
        assert seen.unknown["Dz"] == 7
        assert not DENIZENS & set(seen.unknown)
        assert zone(game, "identities", viewer).split().count("Mi") == 2
        assert "Mi" not in seen.position
        assert seen.odds("Mi") == 0
        assert seen.odds("Dz") > 0


@pytest.mark.rule("§T10", "§9.2.1")
def test_after_a_shuffle_nobody_remembers_the_identity() -> None:
    """Not even whoever saw it: a trio was completed and the deck shuffled."""
    game = given(
        f"{HANDS}; row1 Rs Rm; denizens1 Sp; active 1; stack act",
        deck="Ts Nm Dz Mi Gm Gk Bs",
        rules=RULES,
    )
    when(game, "spies", "top:Ts", "top:Gm", "top:Mi", "top:Nm", "play:Rk")
    assert SHUFFLED in when(game, "search")
    for viewer in (A, B, SPECTATOR):
        seen = game.view(viewer)
        assert (seen.unknown["Dz"], "Mi" in seen.position) == (7, False)
        assert not DENIZENS & set(seen.unknown)
        assert zone(game, "identities", viewer).split().count("Mi") == 2


@pytest.mark.rule("§T10")
@pytest.mark.parametrize("met", [True, False], ids=["met-before", "new"])
def test_a_drawn_denizen_does_not_tell_whether_it_was_met(met: bool) -> None:
    """Neither the events nor the record of a seat; the whole record tells both words of chance."""
    before = "Dz Mi " if met else ""
    drawn = "Mi" if met else "Dz Mi"
    game = new_game(f"{before}Rs Rm Gs Bk Ts Gm Gk Bm {drawn} Gs", RULES)
    when(game, *["@Rs", "@Rm", "@Gs", "@Bk", "@Ts", "@Gm"])
    start = len(game.history)
    when(game, "Gk'")
    assert asks(game) == "rally"
    for viewer in (A, B, SPECTATOR):
        seen = [event for event in game.events(viewer, start) if isinstance(event, Moved)]
        assert [asdict(event).keys() for event in seen] == [
            {"type", "card", "source", "target"}
        ] * 2
        text = write_record(record_of(game, viewer=viewer))
        assert ("=Dz" in text, text.count("=Mi")) == (False, 1 + met)
    assert write_record(record_of(game)).count("=Dz =Mi") == 1


@pytest.mark.rule("§T10", "§16.2")
def test_at_a_chance_node_the_partner_learns_nothing() -> None:
    """A looks at cards: that the next one is a Denizen, whose face is to come, is A's to see."""
    lines = [
        f"{HANDS}; seen Ts/1; {top}active 1; stack act order look(4)" for top in ("", "top Dz; ")
    ]
    views = [
        {viewer: game.view(viewer).to_bytes() for viewer in (A, B, SPECTATOR)}
        for game in (Silent.at(read_position(ruleset(RULES), line)) for line in lines)
    ]
    assert views[0] == views[1]
