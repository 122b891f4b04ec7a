"""Taking back: what is free, what is practice, and that nothing is ever lost from the log."""

from __future__ import annotations

import pytest

from onirim.game.chance import CommonDeck, FixedDeck, OutOfCards, Seeded
from onirim.game.log import Entry, UndoError
from onirim.game.logged_game import LoggedGame
from onirim.game.records import record_of
from onirim.game.view import View
from onirim.notation.position import write_position
from onirim.notation.record import ItemKind
from onirim.players.player import chosen_code
from onirim.players.registry import make_player
from tests.helpers.dsl import given, when

PROPHECY = "hand Rs Bs Gs Ts Rk; stack act"


def test_an_order_can_be_thought_over() -> None:
    """Between two cards put back nothing unknown happens, so each can be undone for free."""
    game = given(PROPHECY, deck="Nm Gs Bd Tm Rs Bs")
    when(game, "discard:Rk", "discard-seen:Nm")
    before = write_position(game.state)
    when(game, "top:Gs", "top:Bd")
    game.undo()
    game.undo()
    assert write_position(game.state) == before
    assert game.legal() == ("top:Rs", "top:Gs", "top:Bd", "top:Tm")


def test_free_undo_ends_where_a_card_came() -> None:
    game = given(PROPHECY, deck="Bs")
    when(game, "play:Rs")
    line = write_position(game.state)
    with pytest.raises(UndoError, match="a new card was revealed"):
        game.undo()
    assert not game.can_undo()
    assert write_position(game.state) == line


def test_nothing_to_undo() -> None:
    with pytest.raises(UndoError, match="nothing has been done"):
        LoggedGame("solo", 1).undo()


def test_a_partner_keeps_what_it_did() -> None:
    game = LoggedGame("duo", 3)
    when(game, game.legal()[0])
    with pytest.raises(UndoError, match="partner"):
        game.undo(seat=1)
    game.undo(seat=0)
    assert game.actions == []


def test_a_shown_card_stays_shown() -> None:
    """The partner cannot forget what he has seen."""
    position = "hand1 Rs Rm Rk; shared Gs Tk; hand2 Bs Bm Ts; active 1; stack act"
    game = given(position, deck="Nm Gs Bd Tm Rs", rules="duo")
    when(game, "discard:Rk")
    with pytest.raises(UndoError, match="shown"):
        game.undo(seat=0)
    game.undo(seat=0, practice=True)
    assert game.legal()[0] == "play:Rs"


@pytest.mark.parametrize("chance", [Seeded(5), CommonDeck(5)])
@pytest.mark.parametrize("text", ["solo", "duo"])
def test_practice_meets_the_same_cards_again(text: str, chance: Seeded | CommonDeck) -> None:
    """Back to the first action, and the same way again: the same game, however it was shuffled."""
    game = LoggedGame(text, chance)
    start = write_position(game.state)
    seeker = make_player("seeker", seed=1)
    while not game.result:
        game.apply(chosen_code(seeker, View(game.view(game.to_move))))
    actions, end = list(game.actions), write_position(game.state)
    while game.actions:
        game.undo(practice=True)
    assert write_position(game.state) == start
    for code in actions:
        game.apply(code)
    assert write_position(game.state) == end
    assert game.log.practised


def test_another_way_after_practice_goes_on() -> None:
    """What was undone binds nobody: another action meets other cards, and the game ends."""
    for chance in (Seeded(9), CommonDeck(9)):
        game = LoggedGame("solo", chance)
        for _ in range(3):
            for _ in range(12):
                game.apply(game.legal()[0])
            for _ in range(9):
                game.undo(practice=True)
        while not game.result:
            game.apply(game.legal()[-1])


def test_the_log_only_grows() -> None:
    """Every version is another one; the line is what counts."""
    game = given(PROPHECY, deck="Nm Gs Bd Tm Rs Bs")
    versions = [game.log.version]
    for code in ("discard:Rk", "discard-seen:Nm", "top:Gs"):
        when(game, code)
        versions.append(game.log.version)
    game.undo()
    versions.append(game.log.version)
    assert versions == sorted(set(versions))
    put_back, undone = game.log.entries[-2:]
    assert put_back == Entry(3, 0, "action", "top:Gs")
    assert undone == Entry(4, 0, "undo")
    assert [played.entry.number for played in game.log.line] == [0, 1, 2]
    assert not game.log.practised


def test_cards_belong_to_the_action_that_they_came_after() -> None:
    """One entry each, the deal first: what a server stores, and all that it takes to resume."""
    game = LoggedGame("solo", FixedDeck(["Rs", "Bm", "Gk", "Ts", "Tm", "Bs", "Gs"]))
    when(game, "play:Rs", "play:Tm")
    assert game.log.entries == [
        Entry(0, -1, "deal", cards=("Rs", "Bm", "Gk", "Ts", "Tm")),
        Entry(1, 0, "action", "play:Rs", ("Bs",)),
        Entry(2, 0, "action", "play:Tm", ("Gs",)),
    ]


def test_an_action_whose_cards_have_not_come_is_in_the_log_without_them() -> None:
    """Whoever types real cards may stop in the middle; a record then leaves it out."""
    game = LoggedGame("solo", FixedDeck(["Rs", "Bm", "Gk", "Ts", "Tm"]))
    with pytest.raises(OutOfCards):
        game.apply("play:Rs")
    assert game.log.entries[-1] == Entry(1, 0, "action", "play:Rs")
    assert "Rs" not in [item.text for item in record_of(game).items if item.kind is ItemKind.ACTION]


def test_the_record_tells_of_practice() -> None:
    game = LoggedGame("solo", 4)
    game.apply(game.legal()[0])
    game.undo(practice=True)
    game.apply(game.legal()[0])
    assert record_of(game).headers["Practice"] == "yes"


def test_long_games_replay_from_a_checkpoint() -> None:
    game = LoggedGame("solo", 8)
    seeker = make_player("seeker", seed=1)
    while not game.result:
        game.apply(chosen_code(seeker, View(game.view())))
    assert len(game.checkpoints) > 1
    game.undo(practice=True)
    assert game.checkpoints[-1][0] > 0
    assert not game.result


def test_a_burnt_card_was_shown() -> None:
    """The partner has seen one of the cards that were looked at; the order alone is free."""
    position = "hand1 Rs Rm Rk; shared Gs Tk; hand2 Bs Bm Ts; active 1; stack act"
    game = given(position, deck="Nm Gs Bd Tm Rs", rules="duo")
    when(game, "discard:Rk", "decline", "discard-seen:Nm", "top:Gs")
    game.undo(seat=0)
    with pytest.raises(UndoError, match="shown"):
        game.undo(seat=0)


@pytest.mark.parametrize("top", ["Tm/1 Bs/1", "Bs/1 Tm/1"])
def test_a_card_that_the_partner_has_put_on_the_deck_is_new(top: str) -> None:
    """It comes without chance, unseen by the partner: only whoever draws it has learned of it."""
    hands = "hand1 Rs Rm Gk; shared Gs Tk; hand2 Bs Bm Ts"
    game = given(f"{hands}; top {top}; active 2; stack act", rules="duo", deck="Rs")
    when(game, "discard:Gs/shared", "decline")
    assert not game.log.entries[-1].cards
    with pytest.raises(UndoError, match="a new card was revealed"):
        game.undo(seat=1)


def test_a_card_of_ones_own_that_is_drawn_is_not_new() -> None:
    """Whoever has ordered the deck may think over what it does before that card is drawn."""
    hands = "hand1 Rs Rm Gk; shared Gs Tk; hand2 Bs Bm Ts"
    game = given(f"{hands}; top Tm/2 Rs/2; active 2; stack act", rules="duo", deck="Rs")
    when(game, "discard:Bm", "decline")
    game.undo(seat=1)
    assert "decline" in game.legal()


def test_two_players_cannot_go_back_from_the_end() -> None:
    """All cards lie open then; whoever plays alone has seen nothing new."""
    doors = "doors1 Rd Bd Gd Td; doors2 Rd Bd Gd; row2 Ts* Tm* Ts*"
    together = given(
        f"hand1 Rs; shared Gs Tk; hand2 Bs Bm; {doors}; active 2; stack limbo fill trio(T)",
        rules="duo",
    )
    when(together, "take:Td")
    assert together.result == "won"
    with pytest.raises(UndoError, match="the game is over"):
        together.undo(seat=1)
    alone = given(
        "hand Rs Bs Gm Tk; doors Rd Rd Bd Bd Gd Gd Td; row Ts* Tm* Ts*; stack limbo fill trio(T)"
    )
    when(alone, "take:Td")
    alone.undo()
    assert alone.legal()[0] == "take:Td"


HAPPY = "drawn Hd; premonitions Pr; top Rs Bm Gk Ts Tm Nm Bs; stack limbo fill happy-dream"


@pytest.mark.rule("§R16")
@pytest.mark.parametrize(
    ("option", "why"), [("seven", "cards were shown"), ("dream-fetch", "what the deck holds")]
)
def test_what_a_happy_dream_has_shown_stands(option: str, why: str) -> None:
    """Also where no card came that was unknown; practice goes on."""
    game = given(f"hand Rs Gs Bk Ts; {HAPPY}", rules="solo+premonitions")
    when(game, option)
    assert not any(entry.cards for entry in game.log.entries)
    with pytest.raises(UndoError, match=why):
        game.undo()
    game.undo(practice=True)
    assert game.legal() == ("dream-avert", "seven", "dream-fetch")


@pytest.mark.rule("§R16")
def test_behind_the_option_a_happy_dream_can_be_thought_over() -> None:
    """Which Premonition or whether any, and which card of the list, as long as none comes."""
    game = given(f"hand Rs Gs Bk Ts; {HAPPY}", rules="solo+premonitions")
    when(game, "dream-avert")
    game.undo()
    when(game, "dream-fetch", "fetch:Rk")
    game.undo()
    assert "fetch:Rk" in game.legal()
    with pytest.raises(UndoError, match="what the deck holds"):
        game.undo()


@pytest.mark.rule("§R16", "§16.3")
@pytest.mark.parametrize("rules", ["duo+oniverse", "duo+glyphs"])
def test_cards_turned_up_for_the_partner_stay_shown(rules: str) -> None:
    """The Hunter and an Incantation reveal what one seat alone knew: chance had no part in it."""
    known = "top Rs/1 Bm/1 Gm/1 Ts/1 Tm/1 Bs/1; active 1; stack act"
    cards = "denizens1 Hu; hand1 Rs Rm Rk" if "oniverse" in rules else "hand1 Rs Rm Rg"
    game = given(f"{cards}; hand2 Bs Bm Bk; shared Gs Tk; {known}", rules=rules)
    when(game, *(["hunter"] if "oniverse" in rules else ["discard:Rg", "decline"]))
    assert not any(entry.cards for entry in game.log.entries)
    with pytest.raises(UndoError, match="shown"):
        game.undo(seat=0)
    when(game, game.legal()[0])
    game.undo(seat=0)


@pytest.mark.parametrize("text", ["solo", "duo"])
def test_a_game_is_resumed_from_its_log(text: str) -> None:
    """The cards that came are given; a line that was undone is remembered all the same."""
    game = LoggedGame(text, 6)
    for number in range(60):
        game.apply(game.legal()[number % len(game.legal())])
        if number % 5 == 4:
            game.undo(practice=True)
    again = resumed(game)
    assert again.log.entries == game.log.entries
    assert again.log.cards_to_come == game.log.cards_to_come
    assert again.history == game.history
    assert write_position(again.state) == write_position(game.state)


def test_a_log_that_does_not_fit_is_refused() -> None:
    with pytest.raises(ValueError, match="more cards are given than chance nodes were met"):
        LoggedGame("solo", 1, given=["Rs", "Rs", "Rs", "Rs", "Rs", "Rs"])


def resumed(game: LoggedGame) -> LoggedGame:
    """The same game from the entries of its log alone: its chance source has other cards."""
    deal, *entries = game.log.entries
    again = LoggedGame(game.rules, 99, given=deal.cards)
    for entry in entries:
        if entry.kind == "undo":
            again.undo(entry.seat, entry.practice)
        else:
            again.apply(entry.code, given=entry.cards)
    return again
