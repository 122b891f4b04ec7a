"""The border of the engine: what a game takes, and the three ways in which it refuses."""

from __future__ import annotations

import pytest

from onirim.engine.errors import ActionError, AmbiguousAction, IllegalAction, NotAnAction
from onirim.game.logged_game import CHANCE, LoggedGame
from onirim.notation.position import write_position
from tests.helpers.dsl import given

TURN = "hand Rs Rm Rk Gk Ts; row Tm; stack act"
DOOR = "hand Rs Rm Rk Gk; drawn Rd; stack limbo fill door"
NIGHTMARE = "hand Rs Rm Rk Gk; doors Td; drawn Nm; stack limbo fill nightmare"
TRIO = "hand Rs Rm Rk Gk; row Rs* Rm* Rs*; stack limbo fill trio(R)"


@pytest.mark.parametrize("text", ["jump", "play:Xx", "pay-five:Rs", "rs", "play Rs", "", "?"])
def test_what_is_no_action(text: str) -> None:
    """No position of this game could take it; the message says what this one does."""
    game = given(TURN)
    with pytest.raises(NotAnAction, match=r"is no action; possible here: play:Rs, discard:Rs") as e:
        game.apply(text)
    assert (e.value.text, e.value.options) == (text, game.legal())


@pytest.mark.parametrize(
    "text", ["play:Rm", "discard:Bs", "pay-five", "decline", "dec", "Bs", "Rm", "!5"]
)
def test_what_is_not_legal_here(text: str) -> None:
    """It is an action of this game, but not one for now."""
    game = given(TURN)
    with pytest.raises(IllegalAction, match=r"is not possible here; possible: play:Rs,") as e:
        game.apply(text)
    assert (e.value.text, e.value.options) == (text, game.legal())


@pytest.mark.parametrize(
    ("position", "text", "meanings"),
    [
        (TURN, "discard", tuple(f"discard:{card}" for card in ("Rs", "Ts", "Rm", "Rk", "Gk"))),
        (NIGHTMARE, "pay-key", ("pay-key:Rk", "pay-key:Gk")),
        (NIGHTMARE, "pay", ("pay-five", "pay-hand")),
    ],
)
def test_what_is_ambiguous(position: str, text: str, meanings: tuple[str, ...]) -> None:
    """The message names everything that it may mean, and nothing else."""
    game = given(position)
    with pytest.raises(AmbiguousAction, match=f"'{text}' may mean {', '.join(meanings)}$") as e:
        game.apply(text)
    assert e.value.options == meanings


@pytest.mark.parametrize("text", ["jump", "play:Rm", "discard"])
def test_a_refused_action_changes_nothing(text: str) -> None:
    """Neither the table nor the record of the game nor what is to be told."""
    game = given(TURN, deck="Bs")
    before = (write_position(game.state), game.legal(), list(game.actions))
    with pytest.raises(ActionError):
        game.apply(text)
    assert (write_position(game.state), game.legal(), list(game.actions)) == before
    assert game.take_events() == []


@pytest.mark.parametrize(
    ("position", "text", "code"),
    [
        (TURN, "play:Rs", "play:Rs"),
        (TURN, "  play:Rs ", "play:Rs"),
        (TURN, "p:Rs", "play:Rs"),
        (TURN, "dis:Rm", "discard:Rm"),
        (TURN, "Rs", "play:Rs"),
        (TURN, "xRm", "discard:Rm"),
        (DOOR, "&Rk", "unlock:Rk"),
        (DOOR, "-", "decline"),
        (NIGHTMARE, "!kGk", "pay-key:Gk"),
        (NIGHTMARE, "!5", "pay-five"),
        (TRIO, "+?", "search"),
        (TRIO, "+Rd", "take:Rd"),
        (DOOR, "unlock", "unlock:Rk"),
        (DOOR, "Rk", "unlock:Rk"),
        (DOOR, "d", "decline"),
        (NIGHTMARE, "pay-key:Gk", "pay-key:Gk"),
        (NIGHTMARE, "Gk", "pay-key:Gk"),
        (NIGHTMARE, "pay-door", "pay-door:Td"),
        (NIGHTMARE, "pay-f", "pay-five"),
        (TRIO, "s", "search"),
        (TRIO, "t:Rd", "take:Rd"),
    ],
)
def test_short_forms(position: str, text: str, code: str) -> None:
    """A token, or a beginning of its verb or its card as long as only one legal action fits."""
    game = given(position)
    assert game.rules.code_of[game.parse_action(text)] == code


def test_a_parsed_action_is_not_parsed_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor are the codes of all legal actions made to find the one that was sent."""
    game = given(TURN, deck="Bs")
    action = game.parse_action("play:Rs")
    monkeypatch.setattr(LoggedGame, "parse_action", None)
    monkeypatch.setattr(LoggedGame, "legal", None)
    game.apply(action)
    assert game.actions == ["play:Rs"]


def test_a_number_is_checked_like_a_text() -> None:
    """The engine trusts its callers, the border does not."""
    game = given(TURN)
    with pytest.raises(IllegalAction, match="'play:Rm' is not possible here; possible: play:Rs,"):
        game.apply(game.rules.action_of["play:Rm"])
    with pytest.raises(NotAnAction, match="'99999' is no action"):
        game.apply(99999)


def test_a_card_that_cannot_be_played_is_not_discarded_instead() -> None:
    """`Rm` is the token of playing it."""
    with pytest.raises(IllegalAction):
        given(TURN).apply("Rm")


def test_the_record_holds_full_codes() -> None:
    """However short an action was typed."""
    game = given(TURN, deck="Bs")
    game.apply("p:Rs")
    assert game.actions == ["play:Rs"]


def test_after_the_end_nothing_is_legal() -> None:
    """The message says why."""
    game = given("hand Rs; result lost")
    assert game.legal() == game.view().actions == ()
    with pytest.raises(IllegalAction, match="possible: nothing: the game is over"):
        game.apply("play:Rs")


def test_a_view_says_who_is_to_move_and_why() -> None:
    """The seat, what is going on, the rule by which it asks, and the choices."""
    seen = given(DOOR).view()
    assert (seen.to_move, seen.step, seen.rule) == (0, "door", "§1.3.10")
    assert (seen.actions, seen.extras) == (("unlock:Rk", "decline"), ())


def test_chance_decides_too() -> None:
    """While a card has to be told, no seat is asked."""
    game = LoggedGame("solo", 1)
    game.state.apply(game.rules.action_of[game.legal()[0]])
    seen = game.view()
    assert (seen.to_move, seen.step, seen.actions) == (CHANCE, "fill", ())
    assert game.to_move == CHANCE
