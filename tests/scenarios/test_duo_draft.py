"""Two players set up: eight Locations shown, three each taken in turn, two shared (§2.1.1)."""

from __future__ import annotations

import pytest

from tests.helpers.dsl import A, B, asks, deck_size, new_game, options, unknown, when, zone

DECK = "Rs Nm Rm Rd Gs Gm Bs Bm Ts Nm Tk"
PICKS = ("pick:Rs", "pick:Bs", "pick:Rm", "pick:Bm", "pick:Gm", "pick:Tk")


@pytest.mark.rule("§2.1.1")
def test_eight_locations_are_shown() -> None:
    """Doors and Nightmares met on the way are no part of them."""
    game = new_game(DECK, rules="duo")
    assert zone(game, "shared", B) == "Rs Bs Gs Ts Rm Bm Gm Tk"
    assert asks(game) == "draft"
    assert options(game, "pick") == "Rs Bs Gs Ts Rm Bm Gm Tk"


@pytest.mark.rule("§2.1.1")
def test_cards_set_aside_go_back_into_the_deck() -> None:
    """Before the first card is taken they are shuffled in."""
    game = new_game(DECK, rules="duo")
    assert zone(game, "limbo") == ""
    assert (unknown(game, "Nm"), unknown(game, "Rd")) == (10, 2)
    assert deck_size(game) == 68


@pytest.mark.rule("§2.1.1")
def test_the_players_take_one_card_in_turn() -> None:
    """A begins; everybody sees who takes what, and nobody may pass."""
    game = new_game(DECK, rules="duo")
    for number, pick in enumerate(PICKS):
        seat = number % 2
        assert game.to_move == seat
        assert all(code.startswith("pick:") for code in game.legal())
        card = pick.removeprefix("pick:")
        assert when(game, pick)[-1] == f"{card} shared>hand{seat + 1}"


@pytest.mark.rule("§2.1.1")
def test_three_each_and_two_between_them() -> None:
    """The last two cards stay face up, and A has the first turn."""
    game = new_game(DECK, rules="duo")
    when(game, *PICKS)
    assert zone(game, "hand1", A) == "Rs Rm Gm"
    assert zone(game, "hand2", B) == "Bs Bm Tk"
    assert zone(game, "shared") == "Gs Ts"
    assert (game.to_move, asks(game)) == (A, "act")
