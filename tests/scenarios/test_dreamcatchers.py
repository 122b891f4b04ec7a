"""The Dreamcatchers: catching, overload, victory, set-up (rules section 5, §C2 to §C10)."""

from __future__ import annotations

import pytest

from onirim.game.table_view import table_view
from onirim.notation.position import PositionError, read_position, write_position
from onirim.rules.catalogue import RulesetError, ruleset
from tests.helpers.dsl import (
    NEXT_TURN,
    SHUFFLED,
    A,
    B,
    asks,
    deck_size,
    given,
    new_game,
    options,
    unknown,
    when,
    zone,
)

SOLO = "solo+dreamcatchers"
DUO = "duo+dreamcatchers"
FULL = "hand Rs Rm Gs Bk Ts"
SEVEN_DOORS = "doors Rd Bd Bd Gd Gd Td Td"
CAUGHT = "catcher1 Nm; catcher2 Rd Ld; catcher3 Bd; catcher4 Nm"


# --- set-up --------------------------------------------------------------------------------------


@pytest.mark.rule("§5.1", "§5.2.1", "§5.2.12", "§12.2")
def test_four_lost_dreams_four_catchers_and_two_books() -> None:
    """The Lost Dreams are in the deck, the rest lies on the table, empty."""
    game = new_game("Rs Rm Gs Bk Ts", rules=SOLO)
    assert unknown(game, "Ld") == 4
    assert deck_size(game) == 75
    assert write_position(game.state).endswith("catchers 15; books 2; stack act")
    names = [name for name in table_view(game.state).zones if name.startswith("catcher")]
    assert names == ["catcher1", "catcher2", "catcher3", "catcher4"]


@pytest.mark.rule("§5.2.12", "§5.2.1")
def test_the_hard_game_has_no_books() -> None:
    game = new_game("Rs Rm Gs Bk Ts", rules="solo+dreamcatchers:hard")
    assert write_position(game.state).endswith("catchers 15; stack act")


@pytest.mark.rule("§C5", "§12.6")
def test_what_is_set_aside_at_set_up_is_shuffled_in() -> None:
    """Set-up is no turn: nothing is caught."""
    game = new_game("Rs Ld Rd Rm Gs Bk Ts", rules=SOLO)
    assert (unknown(game, "Ld"), unknown(game, "Rd")) == (4, 2)
    assert zone(game, "limbo") == zone(game, "catcher1") == ""


# --- phase 3 -------------------------------------------------------------------------------------


@pytest.mark.rule("§5.2.3", "§12.6")
def test_a_drawn_lost_dream_goes_to_limbo() -> None:
    """It is not discarded, and filling goes on."""
    game = given(f"{FULL}; catchers 15; stack act", deck="Ld Tm", rules=SOLO)
    told = when(game, "discard:Rs")
    assert told[1:4] == ["Ld deck>drawn", "Ld drawn>limbo", "Tm deck>hand"]
    assert zone(game, "discard") == "Rs"


@pytest.mark.rule("§5.2.4", "§12.5")
def test_limbo_is_caught_and_not_shuffled_in() -> None:
    """All of it on the first empty catcher; what was known of the deck stays known."""
    position = f"{FULL}; limbo Rd Nm Ld; top Ts Bm; catcher1 Bd; catchers 15; stack limbo"
    game = given(position, rules=SOLO)
    assert zone(game, "catcher2") == "Nm Rd Ld"
    assert (zone(game, "limbo"), zone(game, "catcher3"), zone(game, "top")) == ("", "", "Ts Bm")
    assert asks(game) == "act"


@pytest.mark.rule("§5.2.4", "§5.2.6")
def test_without_limbo_nothing_happens() -> None:
    """Not even when all catchers are occupied."""
    game = given(f"{FULL}; {CAUGHT}; catchers 15; top Ts; stack act", rules=SOLO)
    assert when(game, "discard:Rs") == ["Rs hand>discard", "Ts deck>hand", NEXT_TURN]
    assert "catchers 15" in write_position(game.state)


@pytest.mark.rule("§5.2.4", "§5.2.6")
def test_a_catcher_that_is_gone_catches_nothing() -> None:
    """The next one that is there does."""
    game = given(f"{FULL}; limbo Rd; catchers 10; stack limbo", rules=SOLO)
    assert (zone(game, "catcher1"), zone(game, "catcher2")) == ("", "Rd")


@pytest.mark.rule("§5.2.5")
def test_caught_cards_are_in_no_other_place() -> None:
    """Neither in the deck nor in Limbo nor discarded, so they cannot be drawn."""
    game = given(f"{FULL}; limbo Rd Rd; catchers 15; stack limbo", rules=SOLO)
    assert zone(game, "catcher1") == "Rd Rd"
    assert unknown(game, "Rd") == 0
    assert deck_size(game) == 73
    assert zone(game, "discard") == zone(game, "limbo") == ""


# --- overload ------------------------------------------------------------------------------------


@pytest.mark.rule("§5.2.6", "§C8", "§C4", "§C-overload", "§C10")
def test_an_overload_frees_everything() -> None:
    """One catcher is lost without a question; all caught cards and Limbo are shuffled in."""
    position = f"{FULL}; limbo Gd; top Ts Bm; {CAUGHT}; catchers 15; stack act"
    game = given(position, rules=SOLO)
    when(game, "discard:Rs")
    assert [zone(game, f"catcher{n}") for n in (1, 2, 3, 4)] == ["", "", "", ""]
    assert (zone(game, "limbo"), zone(game, "top")) == ("", "")
    assert (unknown(game, "Gd"), unknown(game, "Ld"), unknown(game, "Nm")) == (2, 4, 10)
    assert "catchers 7" in write_position(game.state)
    assert asks(game) == "act"


@pytest.mark.rule("§5.2.6")
def test_an_overload_shuffles_once() -> None:
    game = given(f"{FULL}; limbo Gd; top Ts; {CAUGHT}; catchers 15; stack act", rules=SOLO)
    assert when(game, "discard:Rs").count(SHUFFLED) == 1


@pytest.mark.rule("§5.2.7")
def test_without_the_last_catcher_the_game_is_lost() -> None:
    game = given(f"{FULL}; limbo Gd; top Ts; catcher1 Nm; catchers 1; stack act", rules=SOLO)
    assert when(game, "discard:Rs")[-1] == "lost"
    assert game.result == "lost"


@pytest.mark.rule("§5.2.7")
def test_with_one_left_it_goes_on() -> None:
    position = f"{FULL}; limbo Gd; top Ts; catcher1 Nm; catcher2 Nm; catchers 3; stack act"
    game = given(position, rules=SOLO)
    when(game, "discard:Rs")
    assert (game.result, zone(game, "catcher1")) == ("", "")
    assert "catchers 1;" in write_position(game.state)


OVERLOADED = f"{FULL}; limbo Gd; top Ts; {CAUGHT}; catchers 15; stack act"


@pytest.mark.rule("§C-overload", "§C10")
def test_house_rule_only_one_catcher_is_freed() -> None:
    """The player chooses it; the others keep their cards."""
    game = given(OVERLOADED, rules=f"{SOLO}+C-overload")
    when(game, "discard:Rs")
    assert (asks(game), options(game)) == ("overload", "give-up:1 give-up:2 give-up:3 give-up:4")
    told = when(game, "give-up:2")
    assert told == ["Ld catcher2>deck", "Rd catcher2>deck", "Gd limbo>deck", SHUFFLED, NEXT_TURN]
    assert (zone(game, "catcher1"), zone(game, "catcher2"), zone(game, "limbo")) == ("Nm", "", "")
    assert "catchers 13" in write_position(game.state)


@pytest.mark.rule("§C10", "§5.2.7")
def test_house_rule_the_last_one_may_not_be_kept() -> None:
    """The question is asked though it has one answer, and the answer loses."""
    position = f"{FULL}; limbo Gd; top Ts; catcher3 Nm; catchers 4; stack act"
    game = given(position, rules=f"{SOLO}+C-overload")
    when(game, "discard:Rs")
    assert options(game) == "give-up:3"
    assert when(game, "give-up:3") == ["lost"]


# --- victory -------------------------------------------------------------------------------------


@pytest.mark.rule("§5.2.2", "§12.1")
@pytest.mark.parametrize(
    ("catchers", "result"),
    [
        ("catcher1 Ld Ld; catcher3 Nm Ld Ld", "won"),
        ("catcher1 Ld; catcher2 Ld; catcher3 Ld; catcher4 Ld", "won"),
        ("catcher1 Ld Ld; catcher3 Ld", ""),
        ("catcher1 Nm", ""),
    ],
)
def test_victory_needs_all_lost_dreams_caught(catchers: str, result: str) -> None:
    """Several may share a catcher; the Doors alone are not enough."""
    position = f"hand Rk Bs Gs Ts; {SEVEN_DOORS}; drawn Rd; {catchers}; catchers 15"
    game = given(f"{position}; stack limbo fill door", deck="Rs Bs", rules=SOLO)
    when(game, "unlock:Rk")
    assert game.result == result


@pytest.mark.rule("§C2", "§B20")
def test_catching_the_last_lost_dream_wins() -> None:
    """Victory is tested when Limbo is put on a catcher."""
    position = f"{FULL}; {SEVEN_DOORS} Rd; catcher1 Ld Ld Ld; catchers 15; stack act"
    game = given(position, deck="Ld Tm", rules=SOLO)
    assert when(game, "discard:Rs")[-2:] == ["Ld limbo>catcher2", "won"]


@pytest.mark.rule("§C4", "§5.2.2")
def test_freed_lost_dreams_must_be_caught_again() -> None:
    """They count where they lie now."""
    caught = "catcher1 Ld; catcher2 Ld Ld Ld"
    position = f"hand Rk Bs Gs Ts Rm; {SEVEN_DOORS}; {caught}; catchers 15; books 1; stack act"
    game = given(position, deck="Rd Tm Tm", rules=SOLO)
    when(game, "failsafe:1")
    assert unknown(game, "Ld") == 1
    when(game, "discard:Bs", "unlock:Rk")
    assert (game.result, zone(game, "doors").count("d")) == ("", 8)


@pytest.mark.rule("§B21", "§B10")
def test_a_lost_dream_is_needed() -> None:
    """A Prophecy may discard it, but then the game cannot be won."""
    game = given(f"{FULL}; catchers 15; stack act", deck="Ld Tm Tm Tm Tm", rules=SOLO)
    when(game, "discard:Bk")
    assert table_view(game.state).can_be_won
    when(game, "discard-seen:Ld")
    assert not table_view(game.state).can_be_won


@pytest.mark.rule("§B21", "§B10")
def test_the_house_rule_spares_lost_dreams() -> None:
    game = given(f"{FULL}; catchers 15; stack act", deck="Ld Tm Rd Tm Tm", rules=f"{SOLO}+B10")
    when(game, "discard:Bk")
    assert options(game) == "discard-seen:Tm"


# --- two players ---------------------------------------------------------------------------------

HANDS = "hand1 Rs Rm Rk; hand2 Bs Bm Bk; shared Gs Tk"


@pytest.mark.rule("§C7", "§C8", "§T9")
def test_two_players_share_the_catchers() -> None:
    """What is caught in the turn of one lies open before both."""
    game = given(f"{HANDS}; catchers 15; active 1; stack act", deck="Ld Rd Tm", rules=DUO)
    when(game, "play:Rs")
    if asks(game) == "door":
        when(game, "decline")
    assert zone(game, "catcher1", A) == zone(game, "catcher1", B) == "Rd Ld"


@pytest.mark.rule("§C7", "§5.2.2")
def test_two_players_win_with_all_dreams_caught() -> None:
    """Each has a Door of each colour, and the Lost Dreams lie on common catchers."""
    doors = "doors1 Bd Gd Td; doors2 Rd Bd Gd Td"
    position = f"hand1 Rk Rm; shared Gs Tk; hand2 Bs Bm Bk; {doors}; drawn Rd; catcher4 Ld Ld Ld"
    for more, result in (("catcher1 Ld", "won"), ("catcher1 Nm", "")):
        line = f"{position}; {more}; catchers 15; active 1; stack limbo fill door"
        game = given(line, deck="Rs Bs Ts", rules=DUO)
        when(game, "unlock:Rk")
        assert game.result == result


# --- names and positions -------------------------------------------------------------------------


def test_the_house_rules_need_the_module() -> None:
    with pytest.raises(RulesetError, match="C-overload needs dreamcatchers"):
        ruleset("solo+C-overload")
    assert ruleset("solo+dreamcatchers:normal+manual").text.endswith("+C-overload+C-prophecy")


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (f"{FULL}; stack act", "lacks 'catchers' from 1 to 15"),
        (f"{FULL}; catcher2 Rd; catchers 1; stack act", "lacks the Dreamcatcher below 'catcher2'"),
        (f"{FULL}; catchers 15; stack limbo fill lost-dream", "lacks a drawn Lost Dream"),
        (f"{FULL}; catchers 15; stack new-turn overload", "lacks cards in Limbo"),
    ],
)
def test_positions_that_cannot_be_are_refused(line: str, reason: str) -> None:
    with pytest.raises(PositionError, match=reason):
        read_position(ruleset(f"{SOLO}+C-overload"), line)
