"""Powers, threats, progress, prices and what loses the game, as one seat may know them."""

from __future__ import annotations

import pytest

from onirim.engine.info import Cost
from onirim.game.logged_game import LoggedGame
from onirim.rules.facts.answers import HeldPower, Progress, Stake, Threat
from tests.facts.obstacles import GOALS, TWO, in_short, thing_in_short
from tests.helpers.dsl import SPECTATOR, A, B, given


def power(game: LoggedGame, verb: str, seat: int = A) -> HeldPower:
    (found,) = (power for power in game.insight(seat).powers if power.verb == verb)
    return found


def threats(game: LoggedGame, seat: int = A) -> list[str]:
    return [threat_in_short(threat) for threat in game.insight(seat).threats]


def threat_in_short(threat: Threat) -> str:
    things = "".join(f" @{thing_in_short(thing)}" for thing in threat.things)
    return f"{threat.level} {threat.key} {threat.have}/{threat.need}{things}"


def progress(game: LoggedGame, key: str, seat: int = -1) -> Progress:
    found = [p for p in game.insight(A).progress if p.key == key and p.seat == seat]
    assert len(found) == 1
    return found[0]


# --- powers --------------------------------------------------------------------------------------


def test_spells_say_what_they_have_and_need() -> None:
    discard = "discard Nm Nm Rs Rs Rm Bs Bs"
    game = given(f"hand Rs Bs Gm Tk Rk; {discard}; {GOALS}; stack act", rules="solo+book")
    prophecy, punishment = power(game, "spell-prophecy"), power(game, "spell-punishment")
    assert (prophecy.usable, prophecy.have, prophecy.need, prophecy.obstacles) == (True, 7, 5, ())
    assert prophecy.price == (Cost("removed", 5, "discard"),)
    assert not punishment.usable
    assert [in_short(obstacle) for obstacle in punishment.obstacles] == [
        "spell-price n=7 m=10 @discard", "window window=nightmare",
    ]  # fmt: skip


def test_failsafe_books() -> None:
    caught = "hand Rs Bs Gm Tk Rk; catcher1 Nm; catchers 15; books 1; stack act"
    assert power(given(caught, rules="solo+dreamcatchers"), "failsafe").usable
    empty = given(
        "hand Rs Bs Gm Tk Rk; catchers 15; books 2; stack act", rules="solo+dreamcatchers"
    )
    held = power(empty, "failsafe")
    assert (held.have, [in_short(obstacle) for obstacle in held.obstacles]) == (2, ["all-empty"])
    hard = given("hand Rs Bs Gm Tk Rk; catchers 15; stack act", rules="solo+dreamcatchers:hard")
    assert not hard.insight(A).powers


def test_the_incubus() -> None:
    game = given("hand Rs Bs Gm Tk Rk; pawn Rs Bs; stack act", rules="solo+incubus:true")
    charge, cancel = power(game, "charge"), power(game, "cancel")
    assert [in_short(obstacle) for obstacle in charge.obstacles] == ["charged @pawn"]
    assert [in_short(obstacle) for obstacle in cancel.obstacles] == ["window window=nightmare"]
    assert (cancel.have, cancel.need) == (2, 2)
    assert (charge.have, charge.need) == (0, 1)  # no place is free


def test_the_incubus_offers_what_he_can_still_do() -> None:
    """A board that showed the charge of a charged Incubus would name what cannot be done."""
    empty = given("hand Rs Bs Gm Tk; drawn Nm; stack limbo fill nightmare", rules="solo+incubus")
    charge, cancel = power(empty, "charge"), power(empty, "cancel")
    assert (charge.have, charge.need) == (1, 1)
    assert (cancel.have, cancel.need) == (0, 1)


def test_an_escape_is_a_power_while_there_is_something_to_escape_from() -> None:
    assert power(given("hand De Bs Gm Tk Rk; stack act", rules="solo+crossroads"), "escape").usable
    without = given("hand Rs Bs Gm Tk Rk; stack act", rules="solo+crossroads")
    assert not without.insight(A).powers
    assert "escape" in without.legal()


def test_a_signal_once_a_turn() -> None:
    game = given(f"{TWO}; stack act", rules="duo:limited")
    assert power(game, "signal").usable
    assert [in_short(one) for one in power(game, "signal", B).obstacles] == ["not-now"]
    game.apply("signal:R")
    assert [in_short(one) for one in power(game, "signal").obstacles] == ["signalled"]
    assert game.insight(SPECTATOR).powers == ()


def test_denizens_before_a_player() -> None:
    game = given(f"{TWO}; denizens1 Sp Sp Hb Mi; denizens2 Ke; stack act", rules="duo+oniverse")
    mine = game.insight(A).powers
    assert [held.verb for held in mine] == ["hammer-bird", "spies", "mirror"]
    hammer, spies, mirror = mine
    assert (spies.usable, spies.have) == (True, 2)
    assert [in_short(obstacle) for obstacle in hammer.obstacles] == ["row-empty @row1"]
    assert [in_short(obstacle) for obstacle in mirror.obstacles] == ["window window=nightmare"]
    (keeper,) = game.insight(B).powers
    assert keeper.piece is not None
    assert (keeper.usable, thing_in_short(keeper.piece)) == (False, "denizens2 Ke")
    assert game.insight(SPECTATOR).powers == ()


def test_chaos_is_one_power_with_two_verbs() -> None:
    drawn = "hand Rk Bs Gm Bk; denizens Cc; drawn Gd; stack limbo fill door"
    game = given(drawn, rules="solo+oniverse")
    assert power(game, "chaos").usable
    turn = given("hand Rk Bs Gm Bk Gs; denizens Cc; stack act", rules="solo+oniverse")
    assert [in_short(one) for one in power(turn, "chaos").obstacles] == ["window window=door-trio"]


# --- threats -------------------------------------------------------------------------------------


def test_the_deck_runs_out() -> None:
    position = "hand Rs Bs Gm Tk Rk; stack act"
    assert threats(given(position, "Nm Rs Bs Gs Ts Tm", nothing_else=True)) == []
    few = given(position, "Nm Rs Bs Gs Ts", nothing_else=True)
    assert threats(few) == ["near deck-low 5/5 @deck"]
    assert threats(given(position, nothing_else=True)) == ["now deck-low 0/5 @deck"]


def test_no_empty_dreamcatcher() -> None:
    both = "catcher1 Nm; catcher2 Nm; catchers 3; books 0; stack act"
    game = given(f"hand Rs Bs Gm Tk Rk; {both}", rules="solo+dreamcatchers")
    assert threats(game) == ["near overload 2/4 @catcher1 @catcher2"]
    now = given(f"hand Rs Bs Gm Tk Rk; limbo Nm; {both}", rules="solo+dreamcatchers")
    assert threats(now) == ["now overload 2/4 @catcher1 @catcher2"]
    last = "hand Rs Bs Gm Tk Rk; catcher3 Nm; catchers 4; books 0; stack act"
    assert threats(given(last, rules="solo+dreamcatchers")) == ["near last-catcher 1/4 @catcher3"]
    free = "hand Rs Bs Gm Tk Rk; catcher3 Nm; catchers 5; books 0; stack act"
    assert threats(given(free, rules="solo+dreamcatchers")) == []


def test_towers_that_a_nightmare_would_take() -> None:
    row = "towers R4 G5 B4"
    watch = given(f"hand Rs Bs Gm Tk Rk; {row}; stack act", rules="solo+towers")
    assert threats(watch) == ["watch tower-falls 3/0 @towers.1 R4 @towers.3 B4"]
    drawn = f"hand Rs Bs Gm Tk; drawn Nm; {row}; stack limbo fill nightmare"
    assert threats(given(drawn, rules="solo+towers"))[0].startswith("now tower-falls")


def test_dead_ends_in_the_hand() -> None:
    three = given("hand De De De Bs Gs; stack act", rules="solo+crossroads")
    assert threats(three) == ["near clogged 3/5 @hand De"]
    five = given("hand De De De De De; stack act", rules="solo+crossroads")
    assert threats(five) == ["now clogged 5/5 @hand De"]
    two = given("hand De De Rs Bs Gs; stack act", rules="solo+crossroads")
    assert threats(two) == []


def test_premonitions_that_wait() -> None:
    position = "hand Rs Bs Gm Tk Rk; doors Rd Bd; premonitions Pr Pg P2 P3 P5 Pa; stack act"
    assert threats(given(position, rules="solo+premonitions")) == [
        "near strike 1/2 @premonitions Pr", "near strike 1/2 @premonitions P2",
        "near strike 2/3 @premonitions P3", "watch strike 0/2 @premonitions Pg",
        "watch strike 2/5 @premonitions P5", "watch strike 2/4 @premonitions Pa",
    ]  # fmt: skip
    now = "hand Rs Bs Gm Tk; doors Rd Rd; premonitions Pr P2; stack limbo fill premonitions"
    assert [t.level for t in given(now, rules="solo+premonitions").insight(A).threats] == [
        "now"
    ] * 2


def test_the_nearest_threat_comes_first() -> None:
    position = "hand De De De De De; towers R4; stack act"
    game = given(position, rules="solo+crossroads+towers")
    assert [threat.level for threat in game.insight(A).threats] == ["now", "watch"]


# --- progress ------------------------------------------------------------------------------------


def test_doors() -> None:
    game = given("hand Rs Bs Gm Tk Rk; doors Rd Rd Bd; stack act")
    doors = progress(game, "doors")
    assert (doors.have, doors.need, doors.met) == (3, 8, False)
    assert [(p.label, p.have, p.need) for p in doors.parts][:2] == [("Rd", 2, 2), ("Bd", 1, 2)]


def test_doors_of_two() -> None:
    game = given(f"{TWO}; doors1 Rd Bd; doors2 Rd; stack act", rules="duo")
    assert progress(game, "doors").have == 3
    mine, theirs = progress(game, "door-colours", A), progress(game, "door-colours", B)
    assert (mine.have, theirs.have, mine.need) == (2, 1, 4)
    assert [part.have for part in mine.parts] == [1, 1, 0, 0]


def test_lost_dreams() -> None:
    caught = "catcher1 Ld Ld; catcher3 Ld Nm; catchers 15; books 0; stack act"
    game = given(f"hand Rs Bs Gm Tk Rk; {caught}", rules="solo+dreamcatchers")
    dreams = progress(game, "lost-dreams")
    assert (dreams.have, dreams.need) == (3, 4)
    assert [part.have for part in dreams.parts] == [2, 0, 1, 0]


@pytest.mark.parametrize(
    ("row", "have", "places"),
    [
        ("", 0, []),
        ("towers R4", 1, [1]),
        ("towers R4 G5 R5", 2, [1, 2, 3]),
        ("towers R4 G4 R5 G5 T5", 3, [2, 3, 4, 5]),
    ],
)
def test_the_best_run_of_towers(row: str, have: int, places: list[int]) -> None:
    game = given(f"hand Rs Bs Gm Tk Rk; {row}; stack act".replace("; ;", ";"), rules="solo+towers")
    towers = progress(game, "towers")
    assert (towers.have, towers.need) == (have, 4)
    assert [thing.place for thing in towers.things] == places


# --- prices and what loses the game --------------------------------------------------------------


def test_what_an_answer_to_a_nightmare_costs() -> None:
    position = "hand1 Rs Bs Gk; hand2 Rm Bm Gm; shared Ts; drawn Nm; active 1"
    game = given(
        f"{position}; stack limbo fill nightmare", "Rs Bs Gs", rules="duo", nothing_else=True
    )
    costs = game.insight(A).costs
    assert costs["pay-hand"] == (Cost("hand", 4, "@hand", ("Rs", "Bs", "Gk", "Ts")),)
    assert costs["pay-five"] == (Cost("deck", 3, "deck"),)
    assert game.insight(B).costs == {}


def test_what_a_freed_catcher_gives_back() -> None:
    position = "hand Rs Bs Gm Tk Rk; catcher2 Nm Ld; catchers 15; books 1; stack act"
    costs = given(position, rules="solo+dreamcatchers").insight(A).costs
    returned = Cost("returned", 2, "catcher2", ("Nm", "Ld"))
    assert costs["failsafe:2"] == (Cost("spent", 1, "books"), returned)


def test_what_the_hammer_bird_tears_down() -> None:
    position = "hand Rs Bs Gm Tk Rk; row Gs Rs Rm Xs Rk; denizens Hb; stack act"
    costs = given(position, rules="solo+oniverse+crossroads").insight(A).costs
    fallen = Cost("lost", 4, "row", ("Rs", "Rm", "Xs", "Rk"))
    assert costs["hammer-bird"] == (fallen, Cost("spent", 1, "denizens"))


def test_cards_that_are_needed_to_win() -> None:
    position = "hand Rs Gs Gm Tk; seen Rd Nm Gs; stack limbo fill order discard-seen"
    assert given(position).insight(A).unwinnable == ("discard-seen:Rd",)
    lost = "hand Rs Gs Gm Tk; seen Ld Nm Gs; catchers 15; stack limbo fill order discard-seen"
    assert given(lost, rules="solo+dreamcatchers").insight(A).unwinnable == ("discard-seen:Ld",)


def test_the_last_tower_of_a_colour() -> None:
    position = "hand R3 Gs Gm Tk Rs; discard R4 {}; stack act"
    assert given(position.format("R5"), rules="solo+towers").insight(A).unwinnable == (
        "discard:R3",
    )
    assert given(position.format(""), rules="solo+towers").insight(A).unwinnable == ()
    back = given(position.format("R5"), rules="solo+towers+oniverse")
    assert back.insight(A).unwinnable == ()  # a Cyclobot could bring it back


def test_what_is_lost_already_is_not_lost_again() -> None:
    position = "hand Rs Gs Gm Tk; discard Bd; seen Rd Nm Gs; stack limbo fill order discard-seen"
    assert given(position).insight(A).unwinnable == ()


def test_after_the_end_only_progress_is_left() -> None:
    game = given("hand Ts Tm Tk Rs Bs; row Ts Tm; doors Rd Rd Bd Bd Gd Gd Td; stack act")
    game.apply("play:Ts")
    game.apply("take:Td")
    known = game.insight(A)
    assert known.progress[0].met
    assert (known.powers, known.threats, known.costs, known.unwinnable) == ((), (), {}, ())


def test_how_many_cards_a_partner_has_put_back_is_no_threat() -> None:
    """The deck of somebody who does not see them is as low as before the first."""
    look = "hand1 Bs Bs Gk; row1 Rk Rm Bs Bm; hand2 Rs/1 Ts/1 Gm; row2 Bk Ts; active 2"
    steps = "stack limbo fill order"
    before = given(f"seen Nm/2 Bk/2 Nm/2; {look}; {steps}", rules="duo", nothing_else=True)
    placed = f"seen Nm/2 Bk/2; top Nm/2; {look}; {steps}(1)"
    after = given(placed, rules="duo", nothing_else=True)
    assert threats(after, B) == ["near deck-low 1/5 @deck"]
    for seat in (A, SPECTATOR):
        assert threats(before, seat) == threats(after, seat) == ["now deck-low 0/5 @deck"]


# --- what is at stake ----------------------------------------------------------------------------


SEEN = "hand Rs Bs Gm Tk; seen {}; stack limbo fill order discard-seen"


def stakes(seen: str, rules: str = "solo", more: str = "") -> dict[str, Stake]:
    return given(SEEN.format(seen) + more, rules=rules).insight(A).stakes


def test_a_key_is_at_stake_while_its_door_is_closed() -> None:
    """Once the warning named the Doors of its colour even if all of them were gained."""
    assert stakes("Rk Bm Bm Gm Tm") == {"discard-seen:Rk": Stake(("Rd",))}
    assert stakes("Rk Bm Bm Gm Tm", more="; doors Rd Rd") == {}


def test_of_doors_none_can_be_spared() -> None:
    assert stakes("Rd Bm Bm Gm Tm") == {"discard-seen:Rd": Stake((), 0, ("Rd",))}


def test_towers_of_a_colour_are_needed_together() -> None:
    """Two red ones that burn at once are the last ones, though each alone could be spared."""
    gone = "; discard R5"
    found = stakes("R3 R4 Bm Gm Tm", "solo+towers", gone)["discard-seen:R3"]
    assert found == Stake((), 1, ("R3", "R4", "R5"))


def test_what_is_paid_from_the_discard_pile_opens_nothing() -> None:
    discard = "discard Rk Bk Gk Rs Rs; "
    game = given(f"hand Rs Bs Gm Tk Ts; {discard}{GOALS}; stack act", rules="solo+book")
    game.apply("spell-prophecy")
    assert game.insight(A).stakes == {}
