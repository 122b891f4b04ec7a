"""Rulings about Doors that are easy to get wrong: Goals, Incantations, catchers, Premonitions."""

from __future__ import annotations

import pytest

from tests.oracles.book import Book
from tests.oracles.dreamcatchers import Dreamcatchers
from tests.oracles.positions import go, layer, position, verbs
from tests.oracles.premonitions import Premonitions

GOALS = "Rd Bd Rd Gd Td Bd Gd Td"
SUNS = "Ts Ts Ts Ts Ts"
PILE = " ".join(["Nm", "Rs", "Rd", "Bm"] * 3)


# The Book


def test_a_wrong_door_wastes_the_key() -> None:
    """§3.2.2, §K1: the choice is offered, the Door goes to Limbo."""
    oracle = position("solo+book", GOALS, hand="Ts Ts Ts Ts Bk", deck="Bd Ts Ts Ts")
    go(oracle, "discard:Ts", "unlock:Bk")
    assert oracle.me.doors == []
    assert "Bk" in oracle.discard
    assert "Bd" in oracle.deck


def test_which_goal_reopens() -> None:
    """§3.2.4, §K3: the right-most turned-down one of the colour."""
    oracle = position(
        "solo+book",
        hand=SUNS,
        doors="Rd Bd Rd",
        goals="Rd* Bd* Rd* Gd Td Bd Gd Td",
        deck="Nm " + SUNS,
    )
    go(oracle, "discard:Ts", "pay-door:Rd")
    assert layer(oracle, Book).goals == ["Rd*", "Bd*", "Rd", "Gd", "Td", "Bd", "Gd", "Td"]


def test_which_goals_may_be_exchanged() -> None:
    """§K5: at least one of the two is face up; each keeps its face."""
    oracle = position("solo+book", hand=SUNS, goals="Rd* Bd* Rd Gd", discard=PILE)
    go(oracle, "spell-planning", *["remove:Nm"] * 3, *["remove:Rs"] * 3, "remove:Rd")
    assert oracle.options() == ["goal:1", "goal:2", "goal:3"]
    assert go(oracle, "goal:1").options() == ["goal:3", "goal:4"]
    assert layer(go(oracle, "goal:4"), Book).goals == ["Gd", "Bd*", "Rd", "Rd*"]
    assert oracle.question() == "act"


def test_a_price_is_named_in_ascending_order() -> None:
    """§3.2.5: never a kind with which the rest could not be paid."""
    oracle = position("solo+book", hand=SUNS, discard="Bm Rs Rs Nm Bm Rd", deck="Rs")
    go(oracle, "spell-prophecy")
    assert oracle.options() == ["remove:Nm", "remove:Rs"]
    assert go(oracle, "remove:Rs").options() == ["remove:Rs"]
    go(oracle, "remove:Rs", "remove:Rd", "remove:Bm", "remove:Bm")
    assert oracle.question() == "paradox"
    assert oracle.discard == ["Nm"]


@pytest.mark.parametrize(("size", "offered"), [(9, False), (10, True)])
def test_a_nightmare_cannot_pay_for_its_own_punishment(size: int, offered: bool) -> None:
    """§K13, §K10: the drawn Nightmare lies in no pile yet; punished it costs no Tower."""
    oracle = position(
        "solo+book+towers", hand=SUNS, discard="Rs " * (size - 1), deck="Nm " + SUNS, towers="R3"
    )
    go(oracle, "discard:Ts", "draw")
    assert ("spell-punishment" in oracle.options()) is offered
    if offered:
        go(oracle, "spell-punishment", *["remove:Rs"] * 9, "remove:Ts")
        assert (oracle.question(), oracle.discard) == ("act", ["Nm"])


def test_paradoxical_prophecy() -> None:
    """§3.1, §K6: one of the five bottom cards on top, the first named of the others above."""
    oracle = position("solo+book", hand=SUNS, discard="Nm " * 5, deck="Gs Rs Rm Rk Bs Bm")
    go(oracle, "spell-prophecy", *["remove:Nm"] * 5)
    assert verbs(oracle, "top") == ["Bm", "Bs", "Rk", "Rm", "Rs"]
    go(oracle, "top:Rk", "bottom:Bm", "bottom:Rs", "bottom:Rm")
    assert oracle.deck == ["Rk", "Gs", "Bm", "Rs", "Rm", "Bs"]


def test_no_spell_while_a_nightmare_is_anticipated() -> None:
    """§K12, §I4: no Nightmare was drawn, so no window opens."""
    oracle = position("solo+book+incubus", hand=SUNS, discard=PILE, deck=SUNS + " Rs")
    assert go(oracle, "charge").options() == ["pay-five", "pay-hand"]


# Glyphs


def test_incantation_wins_before_anything_is_put_back() -> None:
    """§4.2.3, §G1, §G8: a Door must be taken, and victory comes first."""
    doors = "Rd Rd Rd Bd Bd Bd Gd Gd Gd Td Td"
    oracle = position("solo+glyphs", hand="Rg", doors=doors, deck="Nm Td Rs Rm Rk Ts")
    assert go(oracle, "discard:Rg").options() == ["take:Td"]
    go(oracle, "take:Td")
    assert (oracle.result, sorted(oracle.seen)) == ("won", ["Nm", "Rk", "Rm", "Rs"])


def test_a_second_door_may_be_waived_by_two() -> None:
    """§G9: only by Incantation, only of a colour already held."""
    oracle = position("duo+glyphs", hand="Rg Ts Ts", shared="", doors="Rd", deck="Rd Bd Ts")
    assert go(oracle, "discard:Rg").options() == ["take:Bd", "take:Rd", "waive:Rd"]
    go(oracle, "waive:Rd")
    assert oracle.limbo == ["Rd"]


@pytest.mark.parametrize(("held", "kept"), [("Rd", True), ("Rd Rd", False)])
def test_the_third_door_of_a_colour(held: str, kept: bool) -> None:
    """§T1, §G9: with Glyphs the switch counts from the third."""
    oracle = position("duo+glyphs+T1", hand="Rg", shared="Ts Ts", doors=held, deck="Rd Ts Ts Ts")
    go(oracle, "discard:Rg", "take:Rd")
    assert (oracle.players[0].doors.count("Rd") > len(held.split())) is kept


def test_two_players_need_all_twelve_doors() -> None:
    """§G6: and each at least one of each colour."""
    half = "Rd Rd Bd Bd Gd Gd"
    oracle = position(
        "duo+glyphs", hand="Rg", doors=half, partner_doors="Rd Bd Gd Td Td", deck="Td Ts"
    )
    go(oracle, "discard:Rg", "take:Td")
    assert oracle.result == "won"


# Dreamcatchers


def caught(text: str, **catchers: str) -> Dreamcatchers:
    """Begin a turn in which a Door is drawn and nobody has a Key, with cards on catchers."""
    oracle = layer(position(text, hand=SUNS, deck="Rd Ts"), Dreamcatchers)
    oracle.catchers = {n: catchers.get(f"c{n}", "").split() for n in range(1, 5)}
    return oracle


def test_the_lowest_empty_catcher() -> None:
    """§5.2.4, §C8: Limbo is caught together and nothing is shuffled."""
    oracle = caught("solo+dreamcatchers", c1="Nm", c3="Bd")
    go(oracle, "discard:Ts")
    assert oracle.catchers == {1: ["Nm"], 2: ["Rd"], 3: ["Bd"], 4: []}
    assert oracle.shuffles == 0


def test_overload() -> None:
    """§5.2.6: everything caught goes back, one catcher is gone."""
    oracle = caught("solo+dreamcatchers", c1="Nm", c2="Nm", c3="Bd", c4="Ld")
    go(oracle, "discard:Ts")
    assert oracle.deck == ["Bd", "Ld", "Nm", "Nm", "Rd"]
    assert oracle.table()["catchers"] == ["7"]


def test_chosen_overload() -> None:
    """§C10: only the cards of the chosen catcher go back."""
    oracle = caught("solo+dreamcatchers+C-overload", c1="Nm", c2="Nm", c3="Bd", c4="Ld")
    go(oracle, "discard:Ts", "give-up:3")
    assert oracle.deck == ["Bd", "Rd"]
    assert oracle.table()["catchers"] == ["11"]


def test_the_last_catcher_loses() -> None:
    """§5.2.7."""
    oracle = caught("solo+dreamcatchers", c1="Nm")
    oracle.removed = {2, 3, 4}
    assert go(oracle, "discard:Ts").result == "lost"


def test_catching_can_win() -> None:
    """§B20, §C2: the fourth Lost Dream is caught in phase 3."""
    oracle = caught("solo+dreamcatchers", c1="Ld Ld", c2="Ld")
    oracle.me.doors = ["Rd", "Rd", "Bd", "Bd", "Gd", "Gd", "Td", "Td"]
    oracle.deck = ["Ld", "Ts"]
    assert go(oracle, "discard:Ts").result == "won"


def test_a_search_frees_and_shuffles_once() -> None:
    """§C6: the Door is taken, then one catcher freed, then shuffled."""
    oracle = third_red_card()
    assert oracle.options() == ["decline", "search", "take-from-1:Rd", "take:Rd"]
    assert go(oracle, "take:Rd").options() == ["decline", "free:1", "free:2"]
    go(oracle, "free:1")
    assert (oracle.shuffles, oracle.catchers[1], oracle.catchers[2]) == (1, [], ["Gd"])
    assert (oracle.drawn, oracle.deck) == (["Nm"], ["Rd", "Ts"])


def test_a_door_of_a_catcher() -> None:
    """§5.2.11, §C3: nothing is searched, freed or shuffled."""
    oracle = third_red_card()
    oracle.deck = ["Ts", "Ts"]
    go(oracle, "take-from-1:Rd")
    assert (oracle.question(), oracle.shuffles) == ("act", 0)
    assert (oracle.me.doors, oracle.catchers[1]) == (["Rd"], ["Nm"])


def third_red_card() -> Dreamcatchers:
    oracle = caught("solo+dreamcatchers", c1="Rd Nm", c2="Gd")
    oracle.me.row, oracle.me.used = ["Rs", "Rm"], [False, False]
    oracle.me.hand[0] = "Rk"
    oracle.restart()
    go(oracle, "play:Rk")
    return oracle


def test_failsafe_books() -> None:
    """§5.2.10: before the action, as often as there are Books; §5.2.12: none if hard."""
    oracle = caught("solo+dreamcatchers", c1="Bd", c4="Nm")
    oracle.restart()
    assert verbs(oracle, "failsafe") == ["1", "4"]
    go(oracle, "failsafe:4", "failsafe:1")
    assert oracle.deck == ["Bd", "Nm", "Rd", "Ts"]
    hard = caught("solo+dreamcatchers:hard", c1="Bd")
    hard.restart()
    assert verbs(hard, "failsafe") == []


def test_a_prophecy_frees_by_the_switch() -> None:
    """§C9: the freed cards are shuffled in, then the kept ones go on top."""
    oracle = caught("solo+dreamcatchers+C-prophecy", c1="Bd")
    oracle.me.hand[0] = "Rk"
    oracle.deck = ["Rs", "Rm", "Bs", "Bm", "Gs", "Ts"]
    oracle.restart()
    go(oracle, "discard:Rk", "discard-seen:Rs", "free:1")
    assert oracle.question() == "order"
    assert oracle.deck == ["Bd", "Ts"]


def test_needed_cards() -> None:
    """§B10, §B21: with the switch Lost Dreams and the Oniverse Door are kept too."""
    text = "solo+dreamcatchers+oniverse+B10"
    oracle = position(text, hand="Rk Ts Ts Ts Ts", deck="Ld Od Rd Nm Bs")
    assert verbs(go(oracle, "discard:Rk"), "discard-seen") == ["Bs", "Nm"]
    oracle = position(text, hand="Rk Ts Ts Ts Ts", deck="Ld Od Rd")
    assert verbs(go(oracle, "discard:Rk"), "discard-seen") == ["Ld", "Od", "Rd"]


# Premonitions


def suffering(
    tokens: str, up: str, doors: str, deck: str, text: str = "solo+premonitions"
) -> Premonitions:
    """Begin a turn with a red Key in hand and a red Door to be drawn next."""
    oracle = position(text, tokens, hand="Ts Ts Ts Ts Rk", doors=doors, deck=f"Rd {deck}")
    premonitions = layer(oracle, Premonitions)
    premonitions.premonitions = up.split()
    premonitions.face_down = [token for token in tokens.split() if token not in up.split()]
    go(premonitions, "discard:Ts", "unlock:Rk")
    return premonitions


def test_revealed_premonitions_come_first() -> None:
    """§R15: the newly revealed ones before the older ones that wait."""
    oracle = suffering("P5 Pr Pt P2 P3 Pa", "P5 Pr", "Rd Bd Gd Td", "Ts " * 9)
    assert oracle.options() == ["suffer:P5", "suffer:Pr"]
    go(oracle, "suffer:P5")
    assert oracle.removed_premonitions == ["P5", "P2"]
    assert oracle.options() == ["pay-door:Rd"]
    go(oracle, "pay-door:Rd")
    assert (oracle.question(), sorted(oracle.premonitions)) == ("act", ["Pr", "Pt"])


def test_red_chambers() -> None:
    """§R4: red Suns, Moons, Keys and Glyphs; no Tower, Crossroads or Door."""
    deck = "Rs Rm Rk Rg R3 Xs Rd Bs Ts Ts"
    oracle = suffering("Pr", "Pr", "Rd", deck, "solo+glyphs+towers+premonitions+crossroads")
    assert sorted(oracle.discard) == ["Rg", "Rk", "Rk", "Rm", "Rs", "Ts"]


def test_two_keys() -> None:
    """§R6: as many as there are, wild ones too, named in ascending order."""
    oracle = suffering("Pb", "Pb", "Bd Bd", "Gk Rk Xk " + SUNS, "solo+premonitions+crossroads")
    assert oracle.options() == ["discard-seen:Gk", "discard-seen:Rk"]
    assert go(oracle, "discard-seen:Gk").options() == ["discard-seen:Xk"]
    oracle = suffering("Pb", "Pb", "Bd Bd", "Gk " + SUNS)
    assert oracle.options() == ["discard-seen:Gk"]
    assert go(oracle, "discard-seen:Gk").question() == "act"


def test_pair_takes_a_door_of_either_player() -> None:
    """§R11, §R17: any Door of a colour that lies there twice."""
    oracle = position(
        "duo+premonitions",
        "P2",
        hand="Rk Ts Ts",
        shared="Ts Ts",
        doors="Gd",
        partner_doors="Rd Bd",
        deck="Rd " + SUNS,
    )
    layer(oracle, Premonitions).premonitions = ["P2"]
    go(oracle, "discard:Ts", "decline", "unlock:Rk")
    assert oracle.options() == ["pay-door:Rd", "pay-partner-door:Rd"]
    go(oracle, "pay-partner-door:Rd")
    assert (oracle.players[0].doors, oracle.players[1].doors) == (["Gd", "Rd"], ["Bd"])


def test_three_fills_the_hand() -> None:
    """§R7: the rest of phase 2 is void; one more is revealed."""
    oracle = suffering("P3 Pa", "P3", "Bd Gd", "Nm Bs Bs Bs Bs Bs Bs Bs")
    assert oracle.me.hand == ["Bs"] * 5
    assert oracle.premonitions == ["Pa"]
    assert oracle.deck == ["Bs", "Bs", "Nm"]


def test_any_of_the_seven_may_be_discarded() -> None:
    """§R13, §R16: any number in ascending order; with the switch nothing that is needed."""
    oracle = position("solo+premonitions+B10", hand=SUNS, deck="Hd Rd Nm Rs Bs Bd Ts Ts")
    go(oracle, "discard:Ts", "seven")
    assert verbs(oracle, "discard-seen") == ["Bs", "Nm", "Rs", "Ts"]
    assert go(oracle, "discard-seen:Bs").options() == ["decline", "discard-seen:Ts"]
    go(oracle, "discard-seen:Ts", "discard-seen:Ts")
    assert (oracle.question(), sorted(oracle.seen)) == ("order", ["Bd", "Nm", "Rd", "Rs"])


def test_fetch() -> None:
    """§7.2.5: shuffled, then the card lies on top and is drawn next."""
    oracle = position("solo+premonitions", hand=SUNS, deck="Hd Rs Nm Bs")
    go(oracle, "discard:Ts")
    assert oracle.options() == ["dream-avert", "dream-fetch", "seven"]
    go(oracle, "dream-fetch")
    assert (oracle.question(), oracle.options()) == ("fetch", ["fetch:Bs", "fetch:Nm", "fetch:Rs"])
    go(oracle, "fetch:Bs")
    assert oracle.me.hand == ["Ts"] * 4 + ["Bs"]
    assert (oracle.deck, oracle.discard) == (["Nm", "Rs"], ["Ts", "Hd"])
