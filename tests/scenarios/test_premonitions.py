"""Dark Premonitions: set-up, conditions, and which comes first (rules section 7, §R1 to §R18)."""

from __future__ import annotations

import pytest

from onirim.engine.card_sets import ALL_COLOURS, DOOR_CARD, Card, bit
from onirim.game.logged_game import LoggedGame
from onirim.notation.position import PositionError, read_position, write_position
from onirim.rules.catalogue import RulesetError, ruleset
from onirim.rules.expansions.premonitions import Premonitions
from tests.helpers.dsl import (
    NEXT_TURN,
    SHUFFLED,
    A,
    B,
    asks,
    given,
    new_game,
    options,
    unknown,
    when,
    zone,
)
from tests.scenarios.stub_modules import StubModule, given_with

SOLO = "solo+premonitions"
DUO = "duo+premonitions"
HAND = "Rs Rm Gs Bk Ts"


def gaining(door: str, doors: str, premonitions: str, deck: str = "", more: str = "") -> LoggedGame:
    """A Door has been drawn, a Key will open it; two cards are then missing."""
    key = door[0] + "k"
    zones = f"hand {key} Bs Gs Ts; drawn {door}; doors {doors}; premonitions {premonitions}"
    position = f"{zones}{more}; stack limbo fill door"
    return given(position, deck=deck or "Tm Bm", rules=SOLO)


# --- set-up --------------------------------------------------------------------------------------


@pytest.mark.rule("§7.1", "§7.2.1", "§7.2.7", "§12.2")
@pytest.mark.parametrize(
    ("rules", "face_up"),
    [(SOLO, "Pg P3 P5 Pa"), (f"{SOLO}:5", "Pr Pg P3 P5 Pa"), (f"{SOLO}:6", "Pr Pb Pg P3 P5 Pa")],
)
def test_some_premonitions_are_turned_up(rules: str, face_up: str) -> None:
    """Four, five or six, by chance; the others stay in reserve, and the Happy Dreams are drawn."""
    tokens = ["Pa", "P3", "P5", "Pg", "Pr", "Pb"][: len(face_up.split())]
    game = new_game(f"{' '.join(tokens)} {HAND}", rules=rules)
    assert zone(game, "premonitions") == face_up
    assert zone(game, "removed") == ""
    assert len(zone(game, "reserve").split()) == 8 - len(tokens)
    assert unknown(game, "Hd") == 4


def test_the_number_is_the_option() -> None:
    assert ruleset("solo+premonitions:4").text == SOLO
    with pytest.raises(RulesetError, match="'7' is not an option of premonitions"):
        ruleset("solo+premonitions:7")


# --- conditions ----------------------------------------------------------------------------------

CONDITIONS = [
    ("Pr", "Rd", "Rd", True),
    ("Pr", "Rd", "Bd Gd Td", False),
    ("Pb", "Bd", "Bd", True),
    ("Pb", "Bd", "Rd Rd", False),
    ("Pg", "Gd", "Gd", True),
    ("Pg", "Gd", "Rd Rd", False),
    ("Pt", "Td", "Td", True),
    ("Pt", "Td", "Bd Bd", False),
    ("P2", "Rd", "Bd Bd", True),
    ("P2", "Rd", "Bd Gd Td", False),
    ("P3", "Rd", "Bd Bd", True),
    ("P3", "Rd", "Bd", False),
    ("P5", "Rd", "Rd Bd Bd Gd", True),
    ("P5", "Rd", "Rd Bd Bd", False),
    ("Pa", "Rd", "Bd Gd Td", True),
    ("Pa", "Rd", "Rd Bd Gd", False),
]


@pytest.mark.rule("§7.1", "§7.2.2")
@pytest.mark.parametrize(("premonition", "door", "doors", "holds"), CONDITIONS)
def test_conditions(premonition: str, door: str, doors: str, holds: bool) -> None:
    """A Premonition fires as soon as its Doors lie there, and never before."""
    deck = (
        "Rs Rm Bm Gs Gm Pg Tm Tm"
        if premonition == "P3"
        else "Pg Pt Rs Rm"
        if premonition == "P5"
        else ""
    )
    game = gaining(door, doors, premonition, deck if holds else "")
    told = when(game, f"unlock:{door[0]}k")
    assert (f"{premonition} premonitions>removed" in told) == holds


@pytest.mark.rule("§R14", "§G7")
def test_two_means_at_least_two() -> None:
    """With a third red Door in the game, three fulfil it as well; so does a pair of three."""
    third = StubModule(Card("Rd", 1, DOOR_CARD, bit(0)))
    zones = "hand Rk Bs Gs Ts; drawn Rd; doors Rd Rd; premonitions Pr P2"
    game = given_with([Premonitions(), third], f"{zones}; stack limbo fill door", deck="Bm Tm")
    when(game, "unlock:Rk")
    assert options(game) == "suffer:Pr suffer:P2"


@pytest.mark.rule("§R14", "§12.4")
def test_a_lost_door_makes_nothing_fire() -> None:
    """Two red Doors are left after a Nightmare took another one: no Door was gained."""
    zones = f"hand {HAND[:11]}; drawn Nm; doors Rd Rd Bd; premonitions Pr"
    game = given(f"{zones}; stack limbo fill nightmare", deck="Bm", rules=SOLO)
    when(game, "pay-door:Bd")
    assert zone(game, "premonitions") == "Pr"


@pytest.mark.rule("§R10", "§7.1")
@pytest.mark.parametrize(
    ("premonition", "doors", "holds"),
    [("P3", "Od Bd", True), ("P5", "Od Rd Bd Bd", True), ("Pr", "Od", False), ("P2", "Od", False),
     ("Pa", "Od Bd Gd", False), ("Pr", "Od Rd", True)],
)  # fmt: skip
def test_a_door_of_all_colours_counts_as_a_door_but_not_as_a_colour(
    premonition: str, doors: str, holds: bool
) -> None:
    oniverse = StubModule(Card("Od", 1, DOOR_CARD, ALL_COLOURS))
    deck = {"P3": "Rs Rm Bm Gs Gm Pg", "P5": "Pg Pt Rs Rm"}.get(premonition, "Tm Bm")
    zones = f"hand Rk Bs Gs Ts; drawn Rd; doors {doors}; premonitions {premonition}"
    game = given_with([Premonitions(), oniverse], f"{zones}; stack limbo fill door", deck=deck)
    told = when(game, "unlock:Rk")
    assert (f"{premonition} premonitions>removed" in told) == holds


# --- when, and what becomes of them --------------------------------------------------------------


@pytest.mark.rule("§R2", "§12.3", "§C6")
def test_they_fire_after_the_shuffle_and_before_the_next_draw() -> None:
    """The Door comes into play, the deck is shuffled, then the Premonition."""
    zones = "hand Rs Gs Bk Ts Tm; row Rk Rm; doors Rd; discard Nm; premonitions Pb Pg P2"
    game = given(f"{zones}; stack act", deck="Gm", rules=SOLO)
    told = when(game, "play:Rs", "take:Rd")
    assert told == ["Rd deck>doors", SHUFFLED, "P2 premonitions>removed"]
    assert asks(game) == "door-penalty"
    told = when(game, "pay-door:Rd")
    assert told == ["Rd doors>limbo", "Gm deck>hand", "Rd limbo>deck", SHUFFLED, NEXT_TURN]


@pytest.mark.rule("§R2", "§12.3")
def test_a_door_that_is_only_searched_fires_nothing() -> None:
    zones = "hand Rs Gs Bk Ts Tm; row Rk Rm; doors Bd Bd; premonitions Pb"
    game = given(f"{zones}; stack act", deck="Gm", rules=SOLO)
    when(game, "play:Rs", "search")
    assert (asks(game), zone(game, "removed")) == ("act", "")


@pytest.mark.rule("§R3")
def test_a_win_comes_first() -> None:
    """The last Door ends the game; the Premonition that it fulfils stays where it is."""
    game = gaining("Rd", "Rd Bd Bd Gd Gd Td Td", "Pr")
    assert when(game, "unlock:Rk")[-1] == "won"
    assert zone(game, "premonitions") == "Pr"


@pytest.mark.rule("§R1", "§7.2.2")
def test_a_fired_premonition_leaves_the_game() -> None:
    """It lies neither among those face up nor in the discard pile."""
    game = gaining("Gd", "Gd", "Pg Pr")
    when(game, "unlock:Gk")
    assert (zone(game, "premonitions"), zone(game, "removed")) == ("Pr", "Pg")
    assert zone(game, "discard") == "Gk"


@pytest.mark.rule("§R9")
def test_one_that_has_fired_does_not_come_back() -> None:
    """The others are tested again whenever a Door is gained."""
    game = gaining("Rd", "Rd Gd", "Pg P5", more="; removed P2 Pr", deck="Gd Tm Bm")
    told = when(game, "unlock:Rk")
    assert [event for event in told if event.endswith("removed")] == []
    line = "hand Gk Bs Gs Ts; drawn Gd; doors Rd Rd Gd; premonitions Pg P5; removed P2 Pr"
    game = given(f"{line}; stack limbo fill door", deck="Tm Bm", rules=SOLO)
    told = when(game, "unlock:Gk")
    assert [event for event in told if event.endswith("removed")] == ["Pg premonitions>removed"]


# --- several -------------------------------------------------------------------------------------


@pytest.mark.rule("§7.2.3")
def test_of_several_the_player_chooses() -> None:
    """One after the other; the last one fires by itself."""
    game = gaining("Gd", "Gd Rd", "Pg P2 Pb", more="; discard Nm")
    when(game, "unlock:Gk")
    assert (asks(game), options(game)) == ("premonitions", "suffer:Pg suffer:P2")
    told = when(game, "suffer:Pg")
    assert told == ["Pg premonitions>removed", "Nm discard>limbo", "P2 premonitions>removed"]
    assert asks(game) == "door-penalty"


@pytest.mark.rule("§7.2.3", "§R15")
def test_one_that_holds_no_longer_stays() -> None:
    """Brown took a brown Door: there is no pair any more, so that one waits on."""
    game = gaining("Td", "Td Rd", "Pt P2")
    when(game, "unlock:Tk", "suffer:Pt", "pay-door:Td")
    assert (zone(game, "premonitions"), zone(game, "removed"), asks(game)) == ("P2", "Pt", "act")


@pytest.mark.rule("§7.2.4", "§R15", "§7.1")
def test_a_revealed_one_that_holds_fires_at_once() -> None:
    """Before the older one that still waits."""
    game = gaining("Rd", "Rd Bd Gd Gd", "Pg P5", more="; discard Nm", deck="Pt Pr Bm Tm")
    when(game, "unlock:Rk")
    told = when(game, "suffer:P5")
    assert told[:4] == [
        "P5 premonitions>removed", "Pt reserve>premonitions", "Pr reserve>premonitions",
        "Pr premonitions>removed",
    ]  # fmt: skip
    fired = [event for event in told if event.endswith("removed")]
    assert fired == [f"{premonition} premonitions>removed" for premonition in ("P5", "Pr", "Pg")]
    assert zone(game, "premonitions") == "Pt"


@pytest.mark.rule("§R15", "§7.2.4")
def test_of_several_revealed_ones_the_player_chooses_before_older_ones() -> None:
    """Then those that one of them has revealed come first again."""
    doors = "Rd Bd Bd Gd Gd"
    deck = "P3 Pr Rs Rm Gm Bm Tm Pb"
    game = gaining("Rd", doors, "Pg P5", more="; discard Nm", deck=deck)
    when(game, "unlock:Rk", "suffer:P5")
    assert options(game) == "suffer:Pr suffer:P3"  # not the green one, which is older
    assert write_position(game.state).endswith(
        "stack limbo fill trigger(doors:1) premonitions premonitions(Pr,P3)"
    )
    told = when(game, "suffer:P3")
    assert told[-2:] == ["Pb reserve>premonitions", "Pb premonitions>removed"]
    assert asks(game) == "two-keys"


@pytest.mark.rule("§R15", "§7.2.3")
def test_revealed_ones_that_do_not_hold_wait_with_the_others() -> None:
    game = gaining("Rd", "Bd Bd Gd Gd", "P5 Pg", more="; discard Nm", deck="Pr Pt Tm Bm")
    when(game, "unlock:Rk", "suffer:P5")
    assert (zone(game, "premonitions"), zone(game, "removed")) == ("Pr Pt", "Pg P5")


# --- two players ---------------------------------------------------------------------------------


@pytest.mark.rule("§R11", "§R17")
def test_two_players_doors_count_together() -> None:
    """The active player decides; the Door may be the partner's."""
    zones = "hand1 Rk Rm; shared Gs Tk; hand2 Bs Bm Bk; doors1 Gd; doors2 Rd Bd; drawn Rd"
    line = f"{zones}; premonitions P2; active 1; stack limbo fill door"
    game = given(line, deck="Ts Tm", rules=DUO)
    when(game, "unlock:Rk")
    assert (asks(game), game.to_move) == ("door-penalty", A)
    assert options(game) == "pay-door:Rd pay-partner-door:Rd"
    assert when(game, "pay-partner-door:Rd")[0] == "Rd doors2>limbo"
    assert (zone(game, "doors1"), zone(game, "doors2")) == ("Rd Gd", "Bd")


@pytest.mark.rule("§R11", "§7.1")
def test_two_players_doors_count_together_for_numbers() -> None:
    zones = "hand1 Rk Rm; shared Gs Tk; hand2 Bs Bm Bk; doors2 Gd Bd; drawn Rd"
    line = f"{zones}; premonitions P3; active 1; stack limbo fill door"
    game = given(line, deck="Ts Tm Bs Gm Gk Pt", rules=DUO)
    told = when(game, "unlock:Rk")
    assert "P3 premonitions>removed" in told
    assert "Rm hand1>discard" in told
    assert "Tk shared>discard" in told
    assert "Bs hand2>discard" not in told
    assert (zone(game, "hand1"), zone(game, "shared")) == ("Bs Ts Tm", "Gm Gk")


@pytest.mark.rule("§R11")
def test_the_partner_decides_in_his_turn() -> None:
    """B pays for what both have gained; A's Doors are the partner's now."""
    zones = "hand1 Rk Rm Ts; shared Gs Tk; hand2 Bs Tm Tk; doors1 Td Gd; drawn Td"
    line = f"{zones}; premonitions Pt; active 2; stack limbo fill door"
    game = given(line, deck="Ts Tm", rules=DUO)
    when(game, "unlock:Tk")
    assert game.to_move == B
    assert options(game) == "pay-door:Td pay-partner-door:Gd pay-partner-door:Td"


# --- positions -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (f"hand {HAND}; stack limbo fill happy-dream", "lacks a drawn Happy Dream"),
        (f"hand {HAND}; doors Rd; stack limbo fill door-penalty(P2)", "lacks a Door"),
        (f"hand {HAND}; stack limbo fill door-penalty(Pr)", "one of Pt, P2 is expected"),
        (f"hand {HAND}; stack limbo fill premonitions(Rs)", "one of Pr, .* is expected"),
        (f"hand {HAND}; stack limbo fill reveal-premonitions(9)", "1 to 8"),
        (f"hand {HAND}; stack limbo fill two-keys(16:Rk)", "1 to 15"),
        (f"hand {HAND}; stack limbo fill two-keys(1:Zz)", "'Zz' is no card"),
        (f"hand {HAND}; discard Tk Tk Tk; stack limbo fill two-keys(1:Tk)", "lacks so many Keys"),
        (f"hand {HAND} Pr; stack act", "'hand' has room"),
        ("hand Pr; stack act", "'Pr' in 'hand' is one too many"),
        (f"hand {HAND}; premonitions Pr Pr; stack act", "'Pr' in 'premonitions' is one too many"),
        (f"hand {HAND}; premonitions Rd; stack act", "'Rd' in 'premonitions' is one too many"),
    ],
)
def test_positions_that_cannot_be_are_refused(line: str, reason: str) -> None:
    with pytest.raises(PositionError, match=reason):
        read_position(ruleset(SOLO), line)
