"""The Goals of the Book of Steps (rules §3.2.1 to §3.2.4, §3.2.9, §K1 to §K4, §K11, §G2)."""

from __future__ import annotations

import pytest

from onirim.game.chance import ShuffledDeck
from onirim.game.logged_game import LoggedGame
from onirim.notation.position import PositionError, read_position
from onirim.rules.catalogue import ruleset
from tests.helpers.dsl import SHUFFLED, A, B, asks, given, new_game, options, when, zone

RULES = "solo+book"
DUO = "duo+book"
GOALS = "goals Rd Bd Gd Td Bd Rd Td Gd"
TRIO = "hand Rk Bs Bm Tk Ts; row Rs Rm; stack act"
DOOR = "hand Rk Bk Bm Tk; stack limbo fill door"
NIGHTMARE = "drawn Nm; stack limbo fill nightmare"
HANDS = "hand1 Rs Rm Rk; hand2 Bs Bm Bk; shared Gs Tk"


@pytest.mark.rule("§3.1", "§3.2.1")
def test_goals_are_laid_in_a_row_by_chance() -> None:
    """Two of each colour, face up, before the hand is dealt."""
    game = new_game("Bd Rd Td Bd Gd Gd Td Rd Rs Rs Rs Rs Rs", RULES)
    assert zone(game, "goals") == "Bd Rd Td Bd Gd Gd Td Rd"
    assert zone(game, "hand") == "Rs Rs Rs Rs Rs"
    assert game.view().deck == 71


@pytest.mark.rule("§3.2.1")
def test_goals_have_an_order_of_their_own() -> None:
    """They are no cards of the deck: shuffled apart from it, they count as no shuffle."""
    numbers: list[int] = []

    def shuffle(cards: list[str], number: int) -> list[str]:
        numbers.append(number)
        return cards[::-1]

    game = LoggedGame(RULES, ShuffledDeck(shuffle))
    assert zone(game, "goals") == "Td Td Rd Rd Gd Gd Bd Bd"
    assert numbers == [-1, 0]


@pytest.mark.rule("§3.2.9")
def test_glyphs_bring_four_more_goals() -> None:
    """One for each Door there is."""
    rules = ruleset("solo+book+glyphs")
    game = LoggedGame(rules, 1)
    assert sorted(zone(game, "goals").split()) == sorted(["Rd", "Bd", "Gd", "Td"] * 3)


@pytest.mark.rule("§3.2.2")
def test_the_door_of_the_next_goal_stays() -> None:
    """Its Goal is turned down."""
    game = given(f"{GOALS}; {TRIO}", deck="Ts", rules=RULES)
    when(game, "play:Rk")
    assert when(game, "take:Rd")[:2] == ["Rd deck>doors", SHUFFLED]
    assert zone(game, "goals") == "Rd* Bd Gd Td Bd Rd Td Gd"


@pytest.mark.rule("§3.2.2", "§3.2.3", "§K2")
def test_another_door_found_by_a_trio_goes_to_limbo() -> None:
    """You may search all the same; the deck is shuffled, the Goals stay as they are."""
    game = given(f"goals Bd Rd Gd Td Bd Rd Td Gd; {TRIO}", deck="Ts", rules=RULES)
    when(game, "play:Rk")
    assert options(game) == "take:Rd search decline"
    assert when(game, "take:Rd")[:2] == ["Rd deck>limbo", SHUFFLED]
    assert zone(game, "doors") == ""
    assert zone(game, "goals") == "Bd Rd Gd Td Bd Rd Td Gd"


@pytest.mark.rule("§3.2.2", "§K2")
def test_the_right_door_found_by_a_trio_is_gained() -> None:
    """The second Goal is next when the first is turned down."""
    game = given(f"goals Bd* Rd Gd Td Bd Rd Td Gd; doors Bd; {TRIO}", deck="Ts", rules=RULES)
    when(game, "play:Rk")
    assert when(game, "take:Rd")[0] == "Rd deck>doors"


@pytest.mark.rule("§3.2.3")
def test_the_order_holds_for_keys_too() -> None:
    """The right Door stays, a wrong one goes to Limbo."""
    game = given(f"{GOALS}; drawn Rd; {DOOR}", deck="Ts Ts", rules=RULES)
    assert when(game, "unlock:Rk")[:2] == ["Rk hand>discard", "Rd drawn>doors"]
    game = given(f"{GOALS}; drawn Bd; {DOOR}", deck="Ts Ts", rules=RULES)
    assert when(game, "unlock:Bk")[:2] == ["Bk hand>discard", "Bd drawn>limbo"]


@pytest.mark.rule("§3.2.3", "§G2")
def test_the_order_holds_for_incantations_too() -> None:
    """You choose which Door; only the right one stays."""
    goals = "goals Rd Bd Gd Td Bd Rd Td Gd Rd Bd Gd Td"
    position = f"{goals}; hand Rs Rm Gs Bk Tg; stack act"
    for door, place in (("Rd", "doors"), ("Gd", "limbo")):
        game = given(position, deck="Gd Rd Nm Nm Nm Ts", rules="solo+book+glyphs")
        when(game, "discard:Tg")
        assert options(game) == "take:Rd take:Gd"
        assert when(game, f"take:{door}")[0] == f"{door} seen>{place}"


@pytest.mark.rule("§K1")
def test_a_wrong_door_is_never_forced_on_anybody() -> None:
    """The Key may be wasted on it or not, the search may be declined."""
    game = given(f"{GOALS}; drawn Bd; {DOOR}", rules=RULES)
    assert options(game) == "unlock:Bk decline"
    game = given(f"goals Bd Rd Gd Td Bd Rd Td Gd; {TRIO}", rules=RULES)
    when(game, "play:Rk")
    assert options(game) == "take:Rd search decline"


@pytest.mark.rule("§3.2.4", "§K3")
def test_a_lost_door_turns_its_right_most_goal_up() -> None:
    """Of two red Goals that are turned down the first stays turned down."""
    goals = "goals Rd* Bd* Rd* Td Bd Gd Td Gd"
    game = given(f"{goals}; hand Rs; doors Rd Rd Bd; {NIGHTMARE}", "Ts Ts Ts Ts Ts", rules=RULES)
    when(game, "pay-door:Rd")
    assert zone(game, "goals") == "Rd* Bd* Rd Td Bd Gd Td Gd"


@pytest.mark.rule("§3.2.4", "§K4")
def test_the_left_most_open_goal_is_next() -> None:
    """After two losses the reopened ones come first, from the left."""
    goals = "goals Td* Rd Bd* Gd Bd Rd Td Gd"
    for door, place in (("Rd", "doors"), ("Gd", "limbo"), ("Bd", "limbo")):
        held = f"{goals}; doors Bd Td; drawn {door}; hand Rk Bk Gk; stack limbo fill door"
        game = given(held, "Ts Ts Ts", rules=RULES)
        assert when(game, f"unlock:{door[0]}k")[1] == f"{door} drawn>{place}"


@pytest.mark.rule("§3.2.4")
def test_the_last_goal_wins() -> None:
    """All Doors gained in order are all Doors."""
    goals = "goals Rd* Bd* Gd* Td* Bd* Rd Td* Gd*"
    game = given(f"{goals}; doors Rd Bd Bd Gd Gd Td Td; drawn Rd; {DOOR}", rules=RULES)
    assert when(game, "unlock:Rk")[-1] == "won"


@pytest.mark.rule("§K11")
def test_two_players_have_one_row_of_goals() -> None:
    """The active player's Door must match it, whoever gained the one before."""
    goals = "goals Bd* Rd Gd Td Bd Rd Td Gd"
    position = f"{goals}; doors2 Bd; {HANDS}; row1 Rs Rm; active 1; stack act"
    game = given(position, "Ts Gs", rules=DUO)
    when(game, "play:Rk")
    assert when(game, "take:Rd")[0] == "Rd deck>doors1"
    assert {zone(game, "goals", viewer) for viewer in (A, B)} == {"Bd* Rd* Gd Td Bd Rd Td Gd"}
    game = given(f"{GOALS}; {HANDS}; drawn Bd; active 2; stack limbo fill door", "Ts", rules=DUO)
    assert when(game, "unlock:Bk")[1] == "Bd drawn>limbo"


@pytest.mark.rule("§K11")
def test_a_door_lost_by_either_player_reopens_a_goal() -> None:
    """The right-most one of its colour, whoever turned it down."""
    goals = "goals Bd* Rd* Rd* Td Bd Gd Td Gd"
    position = f"{goals}; doors1 Rd; doors2 Rd Bd; {HANDS}; active 1; {NIGHTMARE}"
    game = given(position, rules=DUO)
    when(game, "pay-door:Rd")
    assert zone(game, "goals") == "Bd* Rd* Rd Td Bd Gd Td Gd"


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("hand Rs; stack act", "'book' lacks all its Goals, in a row"),
        (f"{GOALS}; doors Rd; hand Rs; stack act", "lacks a Goal turned down .*: Rd"),
        ("goals Rd* Bd Gd Td Bd Rd Td Gd; hand Rs; stack act", "lacks a Goal turned down .*: Rd"),
        (f"{GOALS} Rd; hand Rs; stack act", "room for 8 cards"),
        ("goals Rd Rd Rd; hand Rs; stack act", "'Rd' in 'goals' is one too many: there are 2"),
    ],
)
def test_goals_and_doors_of_a_position_agree(line: str, words: str) -> None:
    with pytest.raises(PositionError, match=words):
        read_position(ruleset(RULES), line)


def test_goals_take_no_doors_out_of_the_deck() -> None:
    """Two red Goals lie there, and both red Doors may still be drawn."""
    game = given(f"{GOALS}; hand Rs Rs Rs Rs; stack limbo fill", "Rd Rd Ts", rules=RULES)
    assert (asks(game), game.view().unknown["Rd"]) == ("act", 2)


FIRST = "solo+book+K-first"
LOST_TWO = "goals Gd* Rd* Bd* Td Bd Rd Td Gd; doors Rd Bd Gd; hand Rs Rm Bk Gk; drawn Nm"


@pytest.mark.rule("§K-first", "§3.2.2", "§3.2.4", "§K4")
def test_house_rule_the_goal_reopened_last_is_next() -> None:
    """Without it the left-most one is, whichever was reopened last."""
    position = f"{LOST_TWO}; stack limbo fill nightmare"
    for rules, goals, next_door in (
        (FIRST, "Gd Rd* Bd! Td Bd Rd Td Gd", "Bd"),
        (RULES, "Gd Rd* Bd Td Bd Rd Td Gd", "Gd"),
    ):
        game = given(position, deck="Nm Ts", rules=rules)
        when(game, "pay-door:Gd", "pay-door:Bd")
        assert zone(game, "goals") == goals
        blocked = {"Rd", "Bd", "Gd", "Td"} - {next_door}
        assert set(game.view().blocked_doors) == blocked


@pytest.mark.rule("§K-first")
def test_house_rule_the_mark_goes_when_its_goal_is_turned_down() -> None:
    """An older reopened Goal does not inherit it: the left-most is next again."""
    position = (
        "goals Gd Rd* Bd! Td Bd Rd Td Gd; doors Rd; hand Bk Bs Bm Tk Ts; row Bs Bm; stack act"
    )
    game = given(position, deck="Ts Ts", rules=FIRST)
    when(game, "play:Bk", "take:Bd")
    assert zone(game, "goals") == "Gd Rd* Bd* Td Bd Rd Td Gd"
    assert "Gd" not in game.view().blocked_doors


@pytest.mark.rule("§K-first", "§K5")
def test_house_rule_planning_moves_the_mark_with_its_goal() -> None:
    pile = "discard Rs Rs Rs Rs Bs Bs Bs"
    position = f"goals Gd Rd* Bd! Td Bd Rd Td Gd; doors Rd; {pile}; hand Gs Gm Gk Tk Ts; stack act"
    game = given(position, deck="Ts Ts", rules=FIRST)
    when(game, "spell-planning", *["remove:Rs"] * 4, *["remove:Bs"] * 3, "goal:1", "goal:3")
    assert zone(game, "goals") == "Bd! Rd* Gd Td Bd Rd Td Gd"


@pytest.mark.rule("§K-first", "§K11")
def test_house_rule_a_door_lost_by_the_partner_carries_the_mark() -> None:
    position = f"goals Gd* Rd* Bd Td Bd Rd Td Gd; doors2 Rd Gd; {HANDS}; drawn Nm; active 2"
    game = given(f"{position}; stack limbo fill nightmare", deck="Ts Ts", rules="duo+book+K-first")
    when(game, "pay-door:Rd")
    assert zone(game, "goals") == "Gd* Rd! Bd Td Bd Rd Td Gd"


@pytest.mark.parametrize(
    ("goals", "rules", "wrong"),
    [
        ("Gd! Rd! Bd Td Bd Rd Td Gd", FIRST, "at most one Goal that was reopened last"),
        ("Gd! Rd Bd Td Bd Rd Td Gd", RULES, "no card has the sign ! there"),
    ],
)
def test_a_mark_that_no_game_could_give_is_refused(goals: str, rules: str, wrong: str) -> None:
    with pytest.raises(PositionError, match=wrong):
        read_position(ruleset(rules), f"goals {goals}; hand Rs Rm Rk Bs Bm; stack act")
