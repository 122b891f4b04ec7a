"""Three ways of talking: silent, limited to signals, open hands (rules §16.5)."""

from __future__ import annotations

import pytest

from onirim.notation.position import PositionError
from onirim.rules.catalogue import RulesetError, ruleset
from tests.helpers.dsl import (
    NEXT_TURN,
    SPECTATOR,
    A,
    B,
    given,
    heard,
    new_game,
    options,
    when,
    zone,
)

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


@pytest.mark.rule("§T12")
def test_with_open_hands_both_see_what_one_looks_at() -> None:
    """And the order in which it goes back; spectators see neither."""
    game = given(f"{HANDS}; active 1; stack act", deck="Ts Tm Bs Gm Gk", rules="duo:open")
    assert heard(game, B, "discard:Rk", "decline")[0] == "Ts deck>seen"
    assert zone(game, "seen", B) == "Bs Ts Gm Tm Gk"
    assert zone(game, "seen", SPECTATOR) == "?? ?? ?? ?? ??"
    when(game, "discard-seen:Gk", "top:Ts", "top:Bs")
    assert heard(game, B, "top:Tm")[:2] == ["Ts seen>deck", "Bs seen>deck"]
    assert zone(game, "top", A) == zone(game, "top", B) == "Bs Tm Gm"
    assert zone(game, "top", SPECTATOR) == "?? ?? ??"
    assert "top Bs/12 Tm/12 Gm/12" in game.view(B).position
    assert "top ??/12 ??/12 ??/12" in game.view(SPECTATOR).position


@pytest.mark.rule("§T12")
@pytest.mark.parametrize(
    ("rules", "seen"), [("duo:open", "Bs Ts Gm Tm Gk"), ("duo", "?? ?? ?? ?? ??")]
)
def test_so_does_the_first_player_when_the_second_looks(rules: str, seen: str) -> None:
    """Among silent players each looks alone."""
    game = given(f"{HANDS}; active 2; stack act", deck="Ts Tm Bs Gm Gk", rules=rules)
    when(game, "discard:Bk", "decline")
    assert (zone(game, "seen", A), zone(game, "seen", B)) == (seen, "Bs Ts Gm Tm Gk")


@pytest.mark.rule("§T12", "§T11")
def test_spectators_hear_how_many_it_were() -> None:
    """As among silent players."""
    game = given(f"{HANDS}; active 1; stack act", deck="Ts Tm Bs Gm Gk", rules="duo:open")
    assert heard(game, SPECTATOR, "discard:Rk", "decline") == ["5 unseen deck>seen"]
    assert (
        heard(game, SPECTATOR, "discard-seen:Gk", "top:Ts", "top:Bs", "top:Tm")[0]
        == "4 unseen seen>deck"
    )


@pytest.mark.rule("§T12", "§T11")
def test_shown_cards_are_a_set_for_spectators_alone() -> None:
    """The players tell each other the order."""
    position = "drawn Hd; shared Rs Gs; hand1 Bs Bm; hand2 Bs Bm Bk; active 1"
    deck = "Nm Ts Rd Rs Tm Nm Gk"
    game = given(f"{position}; stack limbo fill happy-dream", deck, rules="duo:open+premonitions")
    when(
        game,
        "seven",
        "discard-seen:Nm",
        "discard-seen:Nm",
        "decline",
        "top:Tm",
        "top:Ts",
        "top:Gk",
        "top:Rd",
    )
    assert zone(game, "top", A) == zone(game, "top", B) == "Ts Gk Rd Rs"
    assert game.view(A).shown == game.view(B).shown == ()
    (members,) = game.view(SPECTATOR).shown
    assert (members.first, members.last, members.cards) == (1, 4, ("Rs", "Ts", "Rd", "Gk"))
    assert "top ??/12 ??/12 ??/12 ??/12" in game.view(SPECTATOR).position


@pytest.mark.rule("§T12")
def test_equal_shown_cards_are_known_to_spectators_too() -> None:
    """They have no order; a plus says that not only the players know them."""
    position = "drawn Hd; shared Rs Gs; hand1 Bs Bm; hand2 Bs Bm Bk; active 1"
    deck = "Nm Ts Ts Ts Ts Ts Nm"
    game = given(f"{position}; stack limbo fill happy-dream", deck, rules="duo:open+premonitions")
    when(game, "seven", "discard-seen:Nm", "discard-seen:Nm", "decline")
    assert zone(game, "top", SPECTATOR) == "Ts Ts Ts Ts"
    assert "top Ts/12+ Ts/12+ Ts/12+ Ts/12+" in game.view(SPECTATOR).position


@pytest.mark.rule("§T12", "§T10")
def test_the_fetched_card_is_seen_by_both_but_not_the_list() -> None:
    """While it waits for a Dreamcatcher to be freed."""
    position = "drawn Hd; shared Rs Gs; hand1 Bs Bm; hand2 Bs Bm Bk; catcher1 Nm; catchers 15"
    rules = "duo:open+dreamcatchers+premonitions"
    game = given(f"{position}; active 1; stack limbo fill happy-dream", rules=rules)
    if "dream-fetch" in game.legal():
        when(game, "dream-fetch")
    assert game.view(B).actions == ()
    when(game, "fetch:Ts")
    assert zone(game, "seen", A) == zone(game, "seen", B) == "Ts"
    assert zone(game, "seen", SPECTATOR) == "??"


@pytest.mark.rule("§T12")
def test_what_one_knows_both_know() -> None:
    game = given(f"{HANDS}; top Ts/12; active 1; stack act", rules="duo:open")
    assert zone(game, "top", A) == zone(game, "top", B) == "Ts"
    assert "top ??/12;" in game.view(SPECTATOR).position


@pytest.mark.parametrize(
    ("rules", "word"),
    [("duo", "Ts/12+"), ("duo:open", "Ts/1"), ("duo:open", "Ts/2"), ("duo:open", "Ts/1+")],
)
def test_open_hands_have_marks_of_their_own(rules: str, word: str) -> None:
    """Both players or nobody; a plus for spectators."""
    with pytest.raises(PositionError, match="nobody is called"):
        given(f"{HANDS}; top {word}; active 1; stack act", rules=rules)


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
