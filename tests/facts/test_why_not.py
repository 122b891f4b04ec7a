"""Why something cannot be done: the message, what it says, and the things it points at."""

from __future__ import annotations

import pytest

from onirim.engine.errors import NotAnAction
from onirim.game.logged_game import LoggedGame
from tests.facts.obstacles import GOALS, TWO, in_short
from tests.helpers.dsl import A, B, given

FOUR = "hand Rs Bs Gm Tk"
NEW_ONES = "stack limbo fill premonitions(Pr,P3)"
SUFFERING = "stack limbo fill premonitions"
TWO_DOWN = "goals Rd* Bd* Gd Td Rd Bd Gd Td"
RED_TRIO = "row Rs* Rm* Rs*"
AT_TRIO = "stack limbo fill trio(R)"


def why(game: LoggedGame, action: str, seat: int | None = None) -> str:
    """The obstacle in short: `key arg=value … @ zone.place card`."""
    answer = game.why_not(action, seat)
    return in_short(answer.obstacle)


CASES = [
    # the base game
    ("solo", "hand Rs Bs Gm Tk Rk; row Gs; stack act", "play:Bs",
     "same-symbol card=Bs other=Gs symbol=sun @hand Bs @row.1 Gs"),
    ("solo", "hand Rs Bs Gm Tk Rk; stack act", "play:Ts", "not-there card=Ts zone=hand @hand"),
    ("solo", "hand Rs Bs Gm Tk Rk; stack act", "pay-hand", "not-asked step=act"),
    ("solo", "hand Rs Bs Gm Tk; row Rs Rm Rs*; stack limbo fill trio(R)", "take:Gd",
     "wrong-colour card=Gd colour=R @row.1 Rs @row.2 Rm @row.3 Rs"),
    ("solo", "hand Rs Bs Gm Tk; doors Rd Rd; row Rs* Rm* Rs*; stack limbo fill trio(R)", "take:Rd",
     "no-door-left card=Rd @deck"),
    ("solo", "hand Rk Gk Gm Tk; drawn Rd; stack limbo fill door", "unlock:Gk",
     "wrong-key card=Gk door=Rd @hand Gk @drawn.1 Rd"),
    ("solo", "hand Rs Gs Gm Tk; drawn Nm; stack limbo fill nightmare", "pay-key:Gs",
     "not-a-key card=Gs @hand Gs"),
    ("solo", "hand Rs Gs Gm Tk; drawn Nm; stack limbo fill nightmare", "pay-door:Gd",
     "not-there card=Gd zone=doors @doors"),
    ("solo+B10", "hand Rs Gs Gm Tk; seen Rd Nm Gs; stack limbo fill order discard-seen",
     "discard-seen:Rd", "protected card=Rd @seen Rd"),
    # two players
    ("duo:limited", f"{TWO}; signal1 3; stack act(1)", "signal:R", "signalled @signal1"),
    ("duo:limited", f"{TWO}; stack limbo fill trigger(discarded:1:Rm) swap", "signal:R",
     "window window=turn"),
    ("duo", f"{TWO}; stack limbo fill trigger(discarded:1:Rm) swap", "swap:Ts/shared",
     "swap-own-first @hand1"),
    ("duo", f"{TWO}; stack limbo fill trigger(discarded:1:Rm) swap(Rs)", "swap:Bs",
     "swap-shared-next @shared"),
    # the Book
    ("solo+book", f"hand Rs Bs Gm Tk Rk; discard Rs Bs; {GOALS}; stack act", "spell-prophecy",
     "spell-price n=2 m=5 @discard"),
    ("solo+book", f"hand Rs Bs Gm Tk Rk; discard Rs Bs; {GOALS}; stack act", "spell-punishment",
     "window window=nightmare"),
    ("solo+book", f"hand Rs Bs Gm Tk Rk; {GOALS}; stack act planning(3)", "goal:2",
     "goal-right place=3 @goals.3 Gd"),
    ("solo+book", f"hand Rs Bs Gm Tk Rk; {GOALS}; stack act planning", "goal:8",
     "goal-left place=8 @goals.8 Td"),
    ("solo+book", f"hand Rs Bs Gm Tk Rk; doors Rd Bd; {TWO_DOWN}; stack act planning(1)", "goal:2",
     "goals-down place=2 @goals.1 Rd @goals.2 Bd"),
    ("solo+book", f"hand Rs Bs Gm Tk Rk; discard Nm Rs Bs Gs; {GOALS}; stack act pay(2:Bs)",
     "remove:Rs", "order card=Rs last=Bs"),
    ("solo+book", f"hand Rs Bs Gm Tk Rk; discard Nm Rs Bs Gs; {GOALS}; stack act pay(2:Nm)",
     "remove:Gs", "order-later card=Gs"),
    # Glyphs
    ("duo+glyphs", f"{TWO}; seen Rd/12 Bs/12; stack limbo fill incantation", "waive:Rd",
     "not-doubled card=Rd @seen Rd @doors1"),
    # Dreamcatchers
    ("solo+dreamcatchers", "hand Rs Bs Gm Tk Rk; catcher1 Nm; catchers 13; books 1; stack act",
     "failsafe:2", "catcher-gone place=2 @catcher2"),
    ("solo+dreamcatchers", "hand Rs Bs Gm Tk Rk; catcher1 Nm; catchers 15; books 1; stack act",
     "failsafe:2", "catcher-empty place=2 @catcher2"),
    ("solo+dreamcatchers", "hand Rs Bs Gm Tk Rk; catcher1 Nm; catchers 15; books 0; stack act",
     "failsafe:1", "no-book @books"),
    ("solo+dreamcatchers", f"hand Rs Bs Gm; {RED_TRIO}; catcher1 Gd; catchers 15; {AT_TRIO}",
     "take-from-1:Gd",
     "wrong-colour card=Gd colour=R @row.1 Rs @row.2 Rm @row.3 Rs"),
    ("solo+dreamcatchers", f"hand Rs Bs Gm; {RED_TRIO}; catcher1 Gd; catchers 15; {AT_TRIO}",
     "take-from-1:Rd", "not-there card=Rd zone=catcher1 @catcher1"),
    # Towers
    ("solo+towers", "hand G5 Bs Gm Tk Rk; towers R4; stack act", "build-left:G5", ""),
    ("solo+towers", "hand B4 Bs Gm Tk Rk; towers R4; stack act", "build-right:B4",
     "towers-touch symbol=moon card=B4 other=R4 @hand B4 @towers.1 R4"),
    ("solo+towers", "hand G3 Bs Gm Tk Rk; towers R4; stack act", "build-left:G3",
     "towers-touch symbol=sun card=G3 other=R4 @hand G3 @towers.1 R4"),
    ("solo+towers", "hand B4 Bs Gm Tk Rk; stack act", "build-left:B4", "towers-none @towers"),
    ("solo+towers", "hand B4 Bs Gm Tk Rk; towers R4; stack act", "build-left:Bs",
     "not-a-tower card=Bs @hand Bs"),
    ("solo+towers", "hand B4 Bs Gm Tk Rk; stack act", "play:B4", "not-playable card=B4 @hand B4"),
    # Crossroads
    ("solo+crossroads", "hand De Bs Gm Tk Rk; stack act", "play:De", "dead-end card=De @hand De"),
    ("solo+crossroads", "hand De Bs Gm Tk Rk; stack act", "discard:De",
     "dead-end card=De @hand De"),
    ("solo+crossroads:hard", "hand Xs Bs Gm Tk Rk; stack act", "play:Xs",
     "intersection card=Xs @hand Xs @row"),
    # the Incubus
    ("solo+incubus", "hand Rs Bs Gm Tk Rk; pawn Rs; stack act", "charge", "charged @pawn"),
    ("solo+incubus", "hand Rs Bs Gm Tk; drawn Nm; stack limbo fill nightmare", "cancel",
     "not-charged @pawn"),
    ("solo+incubus:new", "hand Rs Bs Gm Tk; drawn Nm; incubus 0; stack limbo fill nightmare",
     "cancel", "pawn-gone @incubus"),
    ("solo+incubus", "hand Rs Bs Gm Tk Rk; pawn Rs; stack act", "cancel",
     "window window=nightmare"),
    # Premonitions
    ("solo+premonitions", f"{FOUR}; doors Rd Rd Bd; premonitions Pr P3 P5; {SUFFERING}",
     "suffer:P5", "premonition-sleeps card=P5 n=3 m=5 @premonitions P5"),
    ("solo+premonitions", f"{FOUR}; doors Rd Rd Bd Gd Td; premonitions Pr P3 P5; {NEW_ONES}",
     "suffer:P5", "premonition-later card=P5 @premonitions P5"),
    ("solo+premonitions", f"{FOUR}; doors Rd Rd Bd; stack limbo fill door-penalty(P2)",
     "pay-door:Bd", "not-paired card=Bd @doors"),
    ("solo+premonitions", f"{FOUR}; drawn Hd; stack limbo fill happy-dream", "dream-avert",
     "no-premonition @premonitions"),
    ("solo+premonitions", f"{FOUR}; drawn Hd; doors Rd Rd; stack limbo fill bury order fetch",
     "fetch:Rd", "not-in-deck card=Rd @deck"),
    # the Oniverse
    ("solo+oniverse", "hand Rs Bs Gm Tk Rk; stack act", "spies",
     "no-denizen denizen=Sp @denizens"),
    ("solo+oniverse", "hand Rs Bs Gm Tk Rk; denizens Sp; stack act", "mirror",
     "window window=nightmare"),
    ("solo+oniverse", "hand Rs Bs Gm Tk Rk; denizens Hb; stack act", "hammer-bird",
     "row-empty @row"),
    ("solo+oniverse", "hand Rs Bs Gm Tk Rk; denizens Ar; row Gs; stack act", "architect:Gm",
     "architect card=Gm other=Gs @hand Gm @row.1 Gs"),
    ("solo+oniverse", "hand Rs Bs Gm Tk Rk; denizens Cy; discard Nm; stack act", "cyclobot:Rs",
     "discard-empty @discard"),
    ("solo+oniverse", "hand Rs Bs Gm Tk Rk; denizens Ke; keepers Ke; stored Ts; stack act",
     "keeper:Ts/stored", "stored card=Ts @stored Ts"),
    ("solo+oniverse", f"{FOUR}; denizens Cc; row Rs* Rm* Rs*; stack limbo fill trio(R)",
     "chaos:R", "same-colour colour=R @row"),
    ("solo+oniverse", "hand Rk Bs Gm Bk; denizens Cc; drawn Rd; stack limbo fill door",
     "chaos-unlock:Rk", "key-fits card=Rk door=Rd @hand Rk @drawn.1 Rd"),
    ("solo+oniverse+crossroads", "hand Rs Bs Gm De; drawn Cy; stack limbo fill rally",
     "rally:De", "not-discardable card=De @hand De"),
]  # fmt: skip


@pytest.mark.parametrize(("rules", "position", "action", "expected"), CASES)
def test_why_not(rules: str, position: str, action: str, expected: str) -> None:
    game = given(position, rules=rules)
    answer = game.why_not(action)
    assert in_short(answer.obstacle) == expected
    assert answer.legal == (action in game.legal())
    assert answer.action == action


def test_a_nightmare_without_a_card() -> None:
    position = "hand Rs Bs Gm Tk Rk; pawn Rs; stack limbo fill nightmare(1)"
    game = given(position, "Nm Nm", rules="solo+incubus", nothing_else=True)
    assert why(game, "pay-five") == "deck-short n=2 m=5 @deck"
    assert why(game, "cancel") == "no-nightmare"


def test_a_row_that_would_not_close_up() -> None:
    position = "hand Rs Bs Gm Tk; drawn Nm; towers R4 G5 B4; stack limbo fill bury tower-loss"
    game = given(position, rules="solo+towers")
    expected = "towers-gap symbol=moon card=R4 other=B4 @towers.1 R4 @towers.3 B4"
    assert why(game, "lose-tower:G5") == expected
    assert why(game, "lose-tower:T3") == "not-there card=T3 zone=towers @towers"


@pytest.mark.parametrize(
    ("rules", "position", "action", "expected"),
    [
        ("solo+book", f"hand Rs Bs Gm Tk; row Bs* Bm* Bs*; {GOALS}; stack limbo fill trio(B)",
         "take:Bd",         "goal-first door=Bd next=Rd @goals.1 Rd"),
        ("solo+book", f"hand Rk Bs Gm Bk; drawn Bd; {GOALS}; stack limbo fill door", "unlock:Bk",
         "goal-first door=Bd next=Rd @goals.1 Rd"),
        ("duo+T1", f"{TWO}; drawn Gd; doors1 Gd; stack limbo fill door", "unlock:Gk",
         "enough-doors door=Gd @doors1 Gd"),
    ],
)  # fmt: skip
def test_why_it_would_be_wasted(rules: str, position: str, action: str, expected: str) -> None:
    game = given(position, rules=rules)
    answer = game.why_not(action)
    assert answer.legal
    assert in_short(answer.obstacle) == expected
    assert game.view(game.state.active).wasted_actions == (action,)


def test_whose_turn_it_is() -> None:
    game = given(f"{TWO}; stack act", rules="duo")
    assert why(game, "play:Rm", B) == "not-your-turn seat=0"
    assert why(game, "play:Rs", -1) == "not-your-turn seat=0"
    assert why(game, "play:Rs", A) == ""


def test_the_game_is_over() -> None:
    doors = "doors Rd Rd Bd Bd Gd Gd Td"
    game = given(f"hand Ts Tm Tk Rs Bs; row Ts Tm; {doors}; stack act", rules="solo")
    game.apply("play:Ts")
    game.apply("take:Td")
    assert game.result == "won"
    assert why(game, "play:Tm", A) == "over"


def test_tokens_and_what_is_no_action() -> None:
    game = given("hand Rs Bs Gm Tk Rk; row Gs; stack act")
    assert game.why_not("xRs").action == "discard:Rs"
    for text in ("fly:Rs", "play:Zz", "play", "draw:Rs", "discard:Rs/shared", "goal:99", ""):
        with pytest.raises(NotAnAction):
            game.why_not(text)
