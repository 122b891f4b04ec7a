"""Three ways of talking: silent, limited to signals, open hands (rules §16.5)."""

from __future__ import annotations

import pytest

from onirim.engine.catalogue import RulesetError, ruleset
from tests.scenarios.table_talk import NEXT_TURN, A, B, given, heard, new_game, options, when, zone

HANDS = "hand1 Rs Rm Rk; hand2 Bs Bm Bk; shared Gs Gm"
SIGNALS = "signal:R signal:B signal:G signal:T signal-free"
pytestmark = pytest.mark.rule("§16.5")


def test_there_are_three_modes() -> None:
    """Silence is what a ruleset means that says nothing of it."""
    for text in ("duo", "duo:limited", "duo:open"):
        assert ruleset(text).text == text
    with pytest.raises(RulesetError, match="'duo:openn' is not a mode; did you mean 'duo:open'"):
        ruleset("duo:openn")


def test_silent_players_have_nothing_but_moves() -> None:
    """No signal is offered, no hand is shown."""
    game = given(f"{HANDS}; active 1; stack act", rules="duo")
    assert not any(code.startswith("signal") for code in game.legal())


@pytest.mark.rule("§16.1")
def test_open_hands_lie_face_up() -> None:
    """Whatever is drawn into a hand is seen by the partner."""
    game = new_game("Rs Rm Gs Gm Bs Bm Ts Tk Tm Gk", rules="duo:open")
    when(game, "pick:Rs", "pick:Bs", "pick:Rm", "pick:Bm", "pick:Gm", "pick:Tk")
    assert heard(game, B, "play:Rs")[1] == "Tm deck>hand1"
    assert zone(game, "hand1", B) == "Rm Gm Tm"
    assert heard(game, A, "play:Bs")[1] == "Gk deck>hand2"
    assert zone(game, "hand2", A) == "Bm Gk Tk"


@pytest.mark.rule("§16.1")
def test_the_same_draw_is_secret_among_silent_players() -> None:
    """What is open is the hand, because the table has chosen so."""
    game = given(f"{HANDS}; active 1; stack act", deck="Tm", rules="duo")
    assert heard(game, B, "play:Rs")[1] == "1 unseen deck>hand1"


def test_a_new_hand_is_open_too() -> None:
    """After a Nightmare took the old one."""
    position = f"{HANDS}; active 1; drawn Nm; stack limbo fill nightmare"
    game = given(position, deck="Ts Tm Bs Gm Gk", rules="duo:open")
    when(game, "pay-hand")
    assert zone(game, "hand1", B) == "Bs Ts Tm"


def test_open_hands_do_not_open_the_deck() -> None:
    """A Prophecy is still seen by the prophet alone."""
    game = given(f"{HANDS}; active 1; stack act", deck="Ts Tm Bs Gm Gk", rules="duo:open")
    when(game, "discard:Rk", "decline")
    assert zone(game, "seen", B) == "?? ?? ?? ?? ??"


def test_five_signals_are_offered_at_the_start_of_a_turn() -> None:
    """Four colours and "take what you like"; they are no action of the turn."""
    game = given(f"{HANDS}; active 1; stack act", deck="Ts", rules="duo:limited")
    assert options(game).endswith(SIGNALS)
    assert heard(game, B, "signal:G") == ["A signals G"]
    assert (game.to_move, game.state.top_step.name) == (A, "act")


def test_one_signal_a_turn() -> None:
    """The next one may be given in the next turn; the partner has his own."""
    game = given(f"{HANDS}; active 1; stack act", deck="Ts Ts", rules="duo:limited")
    when(game, "signal-free")
    assert "signal" not in options(game)
    assert when(game, "play:Rs")[-1] == NEXT_TURN
    assert options(game).endswith(SIGNALS)


@pytest.mark.parametrize(
    "what",
    ["drawn Nm; stack limbo fill nightmare", "stack limbo fill trigger(discarded:1:Rs) swap"],
)
def test_no_signal_later_in_the_turn(what: str) -> None:
    """Signals come before the action, not while something is resolved."""
    game = given(f"{HANDS}; active 1; {what}", rules="duo:limited")
    assert "signal" not in options(game)


@pytest.mark.parametrize(
    ("signal", "number"), [("signal:R", 1), ("signal:T", 4), ("signal-free", 5)]
)
def test_a_signal_lies_open_until_the_next(signal: str, number: int) -> None:
    """Each player's last signal is part of the position that everybody sees."""
    game = given(f"{HANDS}; active 1; stack act", deck="Ts Ts", rules="duo:limited")
    when(game, signal, "play:Rs", "signal:B")
    for viewer in (A, B):
        assert f"signal1 {number}; signal2 2;" in game.view(viewer).position
    when(game, "play:Bs", "signal:G")
    assert "signal1 3; signal2 2;" in game.view(B).position
