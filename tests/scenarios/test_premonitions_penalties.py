"""Dark Premonitions: what each of the eight costs (rules §7.1, §R4 to §R8, §R17, §R18, §C11)."""

from __future__ import annotations

import pytest

from onirim.engine.card_sets import ALL_COLOURS, DOOR_CARD, LOCATION, SUN, Card, bit
from onirim.game.logged_game import LoggedGame
from onirim.notation.position import write_position
from onirim.rules.expansions.premonitions import Premonitions
from tests.helpers.dsl import (
    NEXT_TURN,
    SHUFFLED,
    A,
    B,
    asks,
    given,
    heard,
    options,
    unknown,
    when,
    zone,
)
from tests.scenarios.stub_modules import StubModule, given_with

SOLO = "solo+premonitions"
BOTH = "solo+dreamcatchers+premonitions"
RED_ROW = "hand Rs Gs Bk Ts Tm; row Rk Rm"  # playing the red sun completes a trio


def suffering(
    premonition: str, door: str, doors: str, deck: str = "Tm Bm", more: str = ""
) -> LoggedGame:
    """A Door is opened with a Key, and the Premonition fires."""
    zones = f"hand {door[0]}k Bs Gs Ts; drawn {door}; doors {doors}; premonitions {premonition}"
    game = given(f"{zones}{more}; stack limbo fill door", deck=deck, rules=SOLO)
    when(game, f"unlock:{door[0]}k")
    return game


# --- red, blue, all: the deck is looked through --------------------------------------------------


@pytest.mark.rule("§7.1", "§R4", "§R5", "§T9")
def test_red_discards_all_red_chambers_of_the_deck() -> None:
    """Suns, Moons and Keys; not the Doors, and not what lies elsewhere. Then it is shuffled."""
    game = suffering("Pr", "Rd", "Rd", more="; limbo Nm; row Rs; top Gk; bottom Rm Gm")
    assert [unknown(game, card) for card in ("Rs", "Rm", "Rk")] == [0, 0, 0]
    assert zone(game, "discard").split().count("Rs") == 8
    assert zone(game, "discard").split().count("Rm") == 4
    assert zone(game, "discard").split().count("Rk") == 3  # two of the deck and the one that paid
    assert (zone(game, "row"), zone(game, "top"), zone(game, "bottom")) == ("Rs", "", "")


@pytest.mark.rule("§R4")
def test_red_means_chambers_of_the_labyrinth_that_are_red_alone() -> None:
    """A red card with another symbol goes; one of another row, one of all colours, a Door stay."""
    brought = [
        Card("Rg", 2, LOCATION, bit(0), "star"),
        Card("R3", 1, LOCATION, bit(0)),
        Card("Xs", 2, LOCATION, ALL_COLOURS, SUN),
        Card("Rd", 1, DOOR_CARD, bit(0)),
    ]
    stranger = StubModule(*brought, playable="Rg Xs")
    zones = "hand Rk Bs Gs Ts; drawn Rd; doors Rd; premonitions Pr"
    game = given_with([Premonitions(), stranger], f"{zones}; stack limbo fill door", deck="Bm Tm")
    when(game, "unlock:Rk")
    left = [unknown(game, card) for card in ("Rg", "R3", "Xs", "Rd")]
    assert left == [0, 1, 2, 1]


@pytest.mark.rule("§7.1", "§R6")
def test_blue_discards_two_keys_of_the_deck() -> None:
    """Of any colour, chosen in ascending order; then the deck is shuffled."""
    game = suffering("Pb", "Bd", "Bd", more="; top Rk; discard Rk Bk")
    assert (asks(game), options(game)) == (
        "two-keys",
        "discard-seen:Rk discard-seen:Bk discard-seen:Gk discard-seen:Tk",
    )
    assert when(game, "discard-seen:Gk") == ["Gk deck>discard"]
    assert write_position(game.state).endswith("two-keys(1:Gk)")
    assert options(game) == "discard-seen:Gk discard-seen:Tk"
    told = when(game, "discard-seen:Tk")
    assert told[:2] == ["Tk deck>discard", SHUFFLED]
    assert zone(game, "top") == ""


@pytest.mark.rule("§R5")
def test_blue_shuffles() -> None:
    """Also what was known of the bottom."""
    game = suffering("Pb", "Bd", "Bd", more="; bottom Nm")
    when(game, "discard-seen:Rk", "discard-seen:Rk")
    assert zone(game, "bottom") == ""


KEYS = "Rk Rk Rk Bk Bk Gk Gk Gk Tk Tk Tk"  # all but the one that opens the Door


@pytest.mark.rule("§R6")
@pytest.mark.parametrize(
    ("left", "asked"),
    [
        ("Tk", "discard-seen:Tk"),
        ("Rk Tk", "discard-seen:Rk"),
        ("Gk Gk", "discard-seen:Gk"),
        ("", ""),
    ],
)
def test_blue_with_few_keys_takes_what_is_there(left: str, asked: str) -> None:
    """And the first of two leaves enough for the second."""
    gone = KEYS.split()
    for key in left.split():
        gone.remove(key)
    game = suffering("Pb", "Bd", "Bd", more=f"; discard {' '.join(gone)}")
    assert options(game, "discard-seen") == asked.removeprefix("discard-seen:")
    if asked:
        when(
            game,
            asked,
            *(["discard-seen:Tk"] if "R" in left else ["discard-seen:Gk"] if "G" in left else []),
        )
    assert asks(game) == "act"
    assert zone(game, "removed") == "Pb"


@pytest.mark.rule("§7.1", "§R5", "§R6")
def test_all_discards_the_happy_dreams_of_the_deck() -> None:
    """Those in Limbo are safe; the deck is shuffled, Happy Dreams or not."""
    game = suffering("Pa", "Rd", "Bd Gd Td", more="; limbo Hd; discard Hd; top Tm Bm; bottom Nm")
    assert (unknown(game, "Hd"), zone(game, "bottom"), zone(game, "removed")) == (1, "", "Pa")
    assert zone(game, "discard") == "Rk Hd Hd Hd"
    game = suffering("Pa", "Rd", "Bd Gd Td", more="; discard Hd Hd Hd Hd; bottom Nm")
    assert (zone(game, "bottom"), zone(game, "removed")) == ("", "Pa")


# --- green, brown, pair --------------------------------------------------------------------------


@pytest.mark.rule("§7.1", "§R6")
def test_green_brings_a_nightmare_back() -> None:
    """From the discard pile to Limbo; without one there, nothing happens."""
    game = suffering("Pg", "Gd", "Gd", more="; discard Nm Nm; top Tm Bm")
    assert (zone(game, "discard"), unknown(game, "Nm")) == ("Nm Gk", 9)
    game = suffering("Pg", "Gd", "Gd")
    assert (zone(game, "discard"), zone(game, "removed")) == ("Gk", "Pg")
    assert unknown(game, "Nm") == 10


@pytest.mark.rule("§7.1")
def test_brown_takes_any_door() -> None:
    game = suffering("Pt", "Td", "Td Rd Bd")
    assert options(game) == "pay-door:Rd pay-door:Bd pay-door:Td"
    assert when(game, "pay-door:Bd")[0] == "Bd doors>limbo"


@pytest.mark.rule("§7.1", "§R17", "§R14")
def test_pair_takes_a_door_of_a_pair() -> None:
    """Of several pairs the player chooses one."""
    game = suffering("P2", "Td", "Td Rd Rd Bd")
    assert options(game) == "pay-door:Rd pay-door:Td"
    when(game, "pay-door:Rd")
    assert zone(game, "doors") == "Rd Bd Td Td"


@pytest.mark.rule("§R8")
@pytest.mark.parametrize("premonition", ["Pt", "P2"])
def test_other_modules_are_notified_of_the_lost_door(premonition: str) -> None:
    """So that the Book can reopen its Goal."""
    stranger = StubModule()
    zones = f"hand Tk Bs Gs Ts; drawn Td; doors Td; premonitions {premonition}"
    game = given_with([Premonitions(), stranger], f"{zones}; stack limbo fill door", deck="Bm Tm")
    when(game, "unlock:Tk", "pay-door:Td")
    assert stranger.lost == ["Td"]


# --- three and five ------------------------------------------------------------------------------


@pytest.mark.rule("§7.1", "§R7", "§B17")
def test_three_discards_the_hand_and_redraws() -> None:
    """Phase 2 is over: the new hand is full. Then one more Premonition is turned up."""
    game = suffering("P3", "Rd", "Bd Gd", deck="Rs Nm Bs Rk Gm Tm Pt")
    assert zone(game, "hand") == "Rs Bs Gm Tm Rk"
    assert zone(game, "discard") == "Bs Gs Ts Rk"
    assert (zone(game, "premonitions"), zone(game, "removed"), asks(game)) == ("Pt", "P3", "act")
    assert unknown(game, "Nm") == 10  # it lay in Limbo, unresolved


@pytest.mark.rule("§R7", "§B7")
def test_three_loses_with_a_short_deck() -> None:
    zones = "hand Rk Bs Gs Ts; drawn Rd; doors Bd Gd; premonitions P3"
    game = given(f"{zones}; stack limbo fill door", "Rs Bs", rules=SOLO, nothing_else=True)
    assert when(game, "unlock:Rk")[-1] == "lost"


@pytest.mark.rule("§R18", "§R2")
def test_three_after_a_trio_leaves_nothing_to_fill() -> None:
    """The search is over, then the hand is redrawn, then phase 3 follows; the rest stays."""
    position = f"{RED_ROW}; doors Bd Gd; premonitions P3; stack act"
    game = given(position, deck="Rs Bs Gm Gs Bd Tm Pt", rules=SOLO)
    told = when(game, "play:Rs", "take:Rd")
    assert told[:3] == ["Rd deck>doors", SHUFFLED, "P3 premonitions>removed"]
    tail = ["Bd deck>limbo", "Tm deck>hand", "Pt reserve>premonitions", "Bd limbo>deck"]
    assert told[-6:] == [*tail, SHUFFLED, NEXT_TURN]
    assert (zone(game, "row"), zone(game, "doors")) == ("Rk* Rm* Rs*", "Rd Bd Gd")


@pytest.mark.rule("§7.1", "§R6")
def test_five_turns_up_two_or_what_is_there() -> None:
    game = suffering("P5", "Rd", "Bd Gd Td Rd", deck="Pt Pb Bm Tm")
    assert zone(game, "premonitions") == "Pb Pt"
    rest = "; removed Pr Pb Pg Pa P2 P3"
    game = suffering("P5", "Rd", "Bd Gd Td Rd", deck="Pt Bm Tm", more=rest)
    assert (zone(game, "premonitions"), zone(game, "reserve")) == ("Pt", "")
    game = suffering("P5", "Rd", "Bd Gd Td Rd", deck="Bm Tm", more=rest + " Pt")
    assert (zone(game, "premonitions"), asks(game)) == ("", "act")


# --- with Dreamcatchers --------------------------------------------------------------------------


@pytest.mark.rule("§C11", "§5.2.9", "§R5")
@pytest.mark.parametrize(
    ("premonition", "doors"), [("Pr", "Rd"), ("Pb", "Bd Bd"), ("Pa", "Bd Gd Td")]
)
def test_looking_through_the_deck_may_free_a_catcher(premonition: str, doors: str) -> None:
    """First the penalty's cards leave the deck, then a catcher is freed, then one shuffle."""
    zones = f"hand Rk Bs Gs Ts; drawn Rd; doors {doors}; premonitions {premonition}"
    line = f"{zones}; catcher1 Hd Rs Gk; catchers 15; stack limbo fill door"
    game = given(line, deck="Tm Bm", rules=BOTH)
    when(game, "unlock:Rk")
    if premonition == "Pb":
        when(game, "discard-seen:Bk", "discard-seen:Bk")
    assert (asks(game), options(game)) == ("freeing", "free:1 decline")
    assert unknown(game, {"Pr": "Rs", "Pb": "Hd", "Pa": "Hd"}[premonition]) == (
        3 if premonition == "Pb" else 0
    )
    told = when(game, "free:1")
    assert told[:4] == ["Hd catcher1>deck", "Gk catcher1>deck", "Rs catcher1>deck", SHUFFLED]
    assert told.count(SHUFFLED) == 1
    assert (unknown(game, "Hd"), unknown(game, "Rs")) != (0, 0)  # what was freed is not touched


@pytest.mark.rule("§C11", "§R11")
def test_with_catchers_limbo_is_not_searched() -> None:
    """Keys on catchers cannot pay for blue, nor can they be counted."""
    gone = "Rk Rk Bk Bk Gk Gk Gk Tk Tk Tk"
    zones = f"hand Bk Bs Gs Ts; drawn Bd; doors Bd; discard {gone}; premonitions Pb"
    line = f"{zones}; catcher1 Rk; catchers 15; stack limbo fill door"
    game = given(line, deck="Tm Bm", rules=BOTH)
    when(game, "unlock:Bk")
    assert asks(game) == "freeing"


@pytest.mark.rule("§C6", "§R2", "§12.3", "§5.2.11")
def test_a_caught_door_makes_premonitions_fire() -> None:
    """Taken from a catcher it is gained like any other, and nothing is searched or freed."""
    zones = f"{RED_ROW}; doors Rd; catcher1 Rd Nm; catchers 15; premonitions Pg P2"
    game = given(f"{zones}; stack act", deck="Gm", rules=BOTH)
    told = when(game, "play:Rs", "take-from-1:Rd")
    assert told == ["Rd catcher1>doors", "P2 premonitions>removed"]
    assert asks(game) == "door-penalty"


@pytest.mark.rule("§C6", "§R2", "§12.3")
def test_freeing_and_shuffle_come_before_premonitions() -> None:
    zones = f"{RED_ROW}; doors Rd; catcher1 Nm; catchers 15; premonitions P2"
    game = given(f"{zones}; stack act", deck="Gm", rules=BOTH)
    when(game, "play:Rs", "take:Rd")
    assert asks(game) == "freeing"
    assert when(game, "free:1") == ["Nm catcher1>deck", SHUFFLED, "P2 premonitions>removed"]


@pytest.mark.rule("§12.5", "§5.2.4")
def test_what_a_penalty_puts_into_limbo_is_caught() -> None:
    zones = "hand Gk Bs Gs Ts; drawn Gd; doors Gd; discard Nm; premonitions Pg; catchers 15"
    game = given(f"{zones}; stack limbo fill door", deck="Tm Bm", rules=BOTH)
    when(game, "unlock:Gk")
    assert zone(game, "catcher1") == "Nm"


# --- two players ---------------------------------------------------------------------------------


@pytest.mark.rule("§R11", "§T9")
def test_discarded_keys_are_shown_to_the_partner() -> None:
    """The search is seen by the searcher alone, the discard by both."""
    zones = "hand1 Bk Rm; shared Gs Tk; hand2 Bs Bm Rs; doors2 Bd; drawn Bd"
    line = f"{zones}; premonitions Pb; active 1; stack limbo fill door"
    game = given(line, deck="Ts Tm", rules="duo+premonitions")
    when(game, "unlock:Bk")
    assert game.view(B).actions == ()
    assert heard(game, B, "discard-seen:Rk") == ["Rk deck>discard"]
    assert (asks(game), game.to_move) == ("two-keys", A)
