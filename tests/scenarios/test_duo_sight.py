"""Who sees what: secret hands, looks and reveals (rules §16.1 to §16.3, §T9, §T10)."""

from __future__ import annotations

import pytest

from tests.helpers.dsl import (
    NEXT_TURN,
    SHUFFLED,
    SPECTATOR,
    A,
    B,
    asks,
    given,
    heard,
    options,
    unknown,
    when,
    zone,
)

HANDS = "hand1 Rs Rm Rk; hand2 Bs Bm Bk; shared Gs Tk"
PROPHECY = f"{HANDS}; active 1; stack act", "Ts Nm Rd Tm Gk"


@pytest.mark.rule("§16.1")
def test_personal_cards_are_secret() -> None:
    """Each sees the own ones; the partner and whoever looks on see how many there are."""
    game = given(f"{HANDS}; active 1; stack act", rules="duo")
    assert (zone(game, "hand1", A), zone(game, "hand2", A)) == ("Rs Rm Rk", "?? ?? ??")
    assert (zone(game, "hand1", B), zone(game, "hand2", B)) == ("?? ?? ??", "Bs Bm Bk")
    assert zone(game, "hand1", SPECTATOR) == zone(game, "hand2", SPECTATOR) == "?? ?? ??"
    assert {zone(game, "shared", viewer) for viewer in (A, B, SPECTATOR)} == {"Gs Tk"}


@pytest.mark.rule("§16.1")
def test_a_drawn_personal_card_is_seen_by_its_owner_alone() -> None:
    """A Shared one is seen by everybody."""
    for viewer, personal in ((A, "Ts deck>hand1"), (B, "1 unseen deck>hand1")):
        position = "hand1 Rs Rm Rk; hand2 Bs Bm Bk; shared Gs; active 1; stack act"
        game = given(position, deck="Ts Tm", rules="duo")
        told = heard(game, viewer, "play:Rs")
        assert told == ["Rs hand1>row1", personal, "Tm deck>shared", NEXT_TURN]


@pytest.mark.rule("§16.1")
def test_a_spectator_learns_no_personal_card() -> None:
    """Not even one that both players happen to know: B has ordered it, A has drawn it."""
    game = given(f"{HANDS}; top Ts/2; active 1; stack act", rules="duo")
    told = heard(game, SPECTATOR, "play:Rs")
    assert told == ["Rs hand1>row1", "1 unseen deck>hand1", NEXT_TURN]


@pytest.mark.rule("§16.1")
def test_the_place_of_a_secret_card_tells_nothing() -> None:
    """A hand lies sorted, but nobody else may learn from it where an unknown card would lie."""
    lines = {
        given(f"hand1 Bs/2 {others}; hand2 Bs Bm Bk; shared Gs Tk; stack act", rules="duo")
        .view(SPECTATOR)
        .position
        for others in ("Rs Rs", "Rs Tk", "Tk Tk")
    }
    assert len(lines) == 1


@pytest.mark.rule("§16.2")
def test_a_prophecy_is_seen_by_the_prophet_alone() -> None:
    """The partner hears that five cards were looked at, and which one was discarded."""
    position, deck = PROPHECY
    game = given(position, deck=deck, rules="duo")
    assert heard(game, B, "discard:Rk", "decline") == ["5 unseen deck>seen"]
    assert zone(game, "seen", A) == "Nm Ts Rd Tm Gk"
    assert zone(game, "seen", B) == zone(game, "seen", SPECTATOR) == "?? ?? ?? ?? ??"
    assert heard(game, B, "discard-seen:Nm") == ["Nm seen>discard"]


@pytest.mark.rule("§16.2", "§T9")
def test_the_order_on_top_belongs_to_whoever_looked() -> None:
    """The partner sees that cards lie there and who knows them."""
    position, deck = PROPHECY
    game = given(position, deck=deck, rules="duo")
    when(game, "discard:Rk", "decline", "discard-seen:Nm", "top:Ts", "top:Rd")
    assert heard(game, B, "top:Gk")[0] == "4 unseen seen>deck"
    assert zone(game, "top", A) == "Rd Gk Tm"
    assert zone(game, "top", B) == zone(game, "top", SPECTATOR) == "?? ?? ??"
    assert "top ??/1 ??/1 ??/1" in game.view(B).position


@pytest.mark.rule("§T9", "§T11")
@pytest.mark.parametrize("viewer", [B, SPECTATOR])
def test_nobody_else_sees_how_far_an_ordering_is(viewer: int) -> None:
    """Until the last card lies, all of them are where they were before the first was placed."""
    position, deck = PROPHECY
    game = given(position, deck=deck, rules="duo")
    when(game, "discard:Rk", "decline", "discard-seen:Nm")
    before, events = game.view(viewer).to_bytes(), game.events(viewer)
    assert zone(game, "seen", viewer) == "?? ?? ?? ??"
    for action in ("top:Ts", "top:Rd"):
        when(game, action)
        assert game.view(viewer).to_bytes() == before
        assert game.position(viewer) == game.view(viewer).position
        assert game.events(viewer) == events
    assert (zone(game, "seen", A), zone(game, "top", A)) == ("Tm Gk", "Ts Rd")
    assert game.view(A).deck == game.view(viewer).deck + 2


@pytest.mark.rule("§T11")
def test_nor_that_a_pick_was_undone() -> None:
    """Nobody else has heard of it."""
    position, deck = PROPHECY
    game = given(position, deck=deck, rules="duo")
    when(game, "discard:Rk", "decline", "discard-seen:Nm")
    before = game.visible_count(B)
    when(game, "top:Ts", "top:Gk")
    game.undo(A)
    game.undo(A)
    assert game.events(B, before) == []
    assert len(game.events(A, before)) == 1
    assert heard(game, B, "top:Gk", "top:Ts", "top:Rd")[0] == "4 unseen seen>deck"


@pytest.mark.rule("§16.2")
def test_the_partner_sees_the_phase_and_no_more() -> None:
    """No options, no number of them; the card that A has named for a swap is not told."""
    position, deck = PROPHECY
    game = given(position, deck=deck, rules="duo")
    when(game, "discard:Rk", "swap:Rm")
    for viewer in (B, SPECTATOR):
        seen = game.view(viewer)
        assert (seen.to_move, seen.step, seen.actions) == (A, "swap", ())
        assert seen.position.endswith("stack limbo fill prophecy trigger(discarded:1:Rk) swap")
    assert game.view(A).actions == ("swap:Gs/shared", "swap:Tk/shared")


@pytest.mark.rule("§16.3")
@pytest.mark.parametrize("viewer", [A, B, SPECTATOR])
def test_five_revealed_cards_are_seen_by_everybody(viewer: int) -> None:
    """Those that are discarded and those that go to Limbo."""
    position = f"{HANDS}; top Ts/1; active 1; drawn Nm; stack limbo fill nightmare"
    game = given(position, deck="Rd Gm Nm Gk", rules="duo")
    assert heard(game, viewer, "pay-five")[:5] == [
        "Ts deck>discard",
        "Rd deck>limbo",
        "Gm deck>discard",
        "Nm deck>limbo",
        "Gk deck>discard",
    ]


@pytest.mark.rule("§T9")
@pytest.mark.parametrize("viewer", [A, B, SPECTATOR])
def test_a_door_that_was_searched_is_shown(viewer: int) -> None:
    """So is the shuffle; the search itself shows nothing to anybody else."""
    game = given(f"{HANDS}; row1 Rs Rm; active 1; stack act", deck="Ts", rules="duo")
    when(game, "play:Rk")
    assert (asks(game), game.view(B).actions) == ("trio", ())
    assert heard(game, viewer, "take:Rd")[:2] == ["Rd deck>doors1", SHUFFLED]


@pytest.mark.rule("§T9")
def test_redrawn_personal_cards_are_not_shown() -> None:
    """What is set aside and what is shared is seen by everybody."""
    position = f"{HANDS}; active 1; drawn Nm; stack limbo fill nightmare"
    game = given(position, deck="Ts Tm Rd Bs Gm Gk", rules="duo")
    assert heard(game, B, "pay-hand")[5:10] == [
        "2 unseen deck>hand1",
        "Rd deck>limbo",
        "1 unseen deck>hand1",
        "Gm deck>shared",
        "Gk deck>shared",
    ]
    assert zone(game, "hand1", B) == "?? ?? ??"
    assert zone(game, "hand1", A) == "Bs Ts Tm"


@pytest.mark.rule("§T9")
def test_equal_cards_go_back_unseen_too() -> None:
    """Nobody is asked for their order, and the partner does not learn why."""
    game = given(f"{HANDS}; active 1; stack act", deck="Ts Ts Ts Ts Nm", rules="duo")
    told = heard(game, B, "discard:Rk", "decline", "discard-seen:Nm")
    assert told[:3] == ["Nm seen>discard", "4 unseen seen>deck", "1 unseen deck>hand1"]
    assert zone(game, "top", B) == "?? ?? ??"


@pytest.mark.rule("§T10")
def test_a_search_does_not_show_what_is_missing() -> None:
    """Whoever has looked through the deck is told nothing of the partner's hand."""
    game = given(f"{HANDS}; row1 Rs Rm; active 1; stack act", deck="Ts", rules="duo")
    when(game, "play:Rk")
    assert options(game) == "take:Rd search decline"
    before = unknown(game, "Bk", A)
    when(game, "search")
    assert (before, unknown(game, "Bk", A)) == (3, 3)
    assert zone(game, "hand2", A) == "?? ?? ??"


@pytest.mark.rule("§T10")
def test_cards_that_a_seat_cannot_place_are_one_pool() -> None:
    """The partner's hand and the places that only he knows lie in it like the deck."""
    game = given(f"{HANDS}; top Gk/1 Nm/2; active 1; stack act", rules="duo")
    assert (unknown(game, "Gk", A), unknown(game, "Nm", A)) == (2, 10)
    assert (unknown(game, "Gk", B), unknown(game, "Nm", B)) == (3, 9)
    assert (unknown(game, "Bs", A), unknown(game, "Bs", B)) == (8, 7)
    assert unknown(game, "Rs", SPECTATOR) == 9
