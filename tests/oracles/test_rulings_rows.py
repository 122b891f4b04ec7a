"""Rulings about rows that are easy to get wrong: trios, Crossroads, Towers, Hammer Bird."""

from __future__ import annotations

from itertools import pairwise, permutations

import pytest

from tests.oracles.cards import TOWERS
from tests.oracles.positions import go, layer, position, verbs
from tests.oracles.towers import Towers, is_complete, may_touch

ALL_DOORS = "Rd Rd Bd Bd Gd Gd Td Td"


def test_four_cards_are_one_trio_and_a_beginning() -> None:
    """§1.3.4: the fourth card begins anew, the sixth completes again."""
    oracle = position("solo", hand="Rm Rs Rm Ts Ts", row="Rs* Rm* Rs*", deck="Ts Ts Ts")
    assert go(oracle, "play:Rm").question() == "act"
    assert go(oracle, "play:Rs").question() == "act"
    assert go(oracle, "play:Rm").question() == "trio"


# Crossroads


def test_red_wild_blue_blue() -> None:
    """§X6: the unused Crossroads counts with the next colour."""
    oracle = position("solo+crossroads", hand="Bm", row="Rs Xm Bs", deck="Bd Rd")
    assert verbs(go(oracle, "play:Bm"), "take") == ["Bd"]
    assert oracle.me.used == [False, True, True, True]


def test_red_wild_blue_blue_with_intersections() -> None:
    """§X12: there it counts only as the middle card."""
    oracle = position("solo+crossroads:hard", hand="Bm Rs Rs Rs Rs", row="Rs Xm Bs", deck="Bd Rs")
    assert go(oracle, "play:Bm").question() == "act"
    assert oracle.me.used == [False] * 4


def test_a_trio_cannot_be_refused() -> None:
    """§X13: red, red, wild is complete at once."""
    oracle = position("solo+crossroads", hand="Xs", row="Rs Rm", deck="Rd Bd")
    assert verbs(go(oracle, "play:Xs"), "take") == ["Rd"]


@pytest.mark.parametrize(
    ("text", "row", "card", "takes"),
    [
        ("solo+crossroads", "Xs Xm", "Rs", []),
        ("solo+crossroads+X-wild", "Xs Xm", "Rs", ["Rd"]),
        ("solo+crossroads+X-wild", "Rs Xm", "Xs", ["Rd"]),
        ("solo+crossroads", "Rs Xm", "Xs", []),
        ("solo+crossroads", "Rs* Rm* Xs* Rm", "Rs", []),
        ("solo+crossroads", "Xs Rm Bs", "Rm", []),
    ],
)
def test_which_cards_make_a_trio(text: str, row: str, card: str, takes: list[str]) -> None:
    """§X11, §X-wild."""
    oracle = position(text, hand=f"{card} Ts Ts Ts Ts", row=row, deck="Rd Bd Gd Td")
    assert verbs(go(oracle, f"play:{card}"), "take") == takes


def test_three_crossroads_are_named() -> None:
    """§X-wild: the player names the colour when the trio is complete."""
    oracle = position("solo+crossroads+X-wild", hand="Xs", row="Xs Xm", deck="Rd Bd Od")
    assert go(oracle, "play:Xs").question() == "name-colour"
    assert verbs(oracle, "name") == ["B", "G", "R", "T"]
    assert verbs(go(oracle, "name:B"), "take") == ["Bd", "Od"]


@pytest.mark.parametrize(
    ("row", "allowed"),
    [
        ("", False),
        ("Rs", True),
        ("Rm Rs", False),
        ("Bm Rs", True),
        ("Rs* Rm* Rs*", False),
        ("Rk* Rm* Rk* Rs", True),
        ("Rs Xk Bs", True),
        ("Rk Xs", False),
    ],
)
def test_intersections(row: str, allowed: bool) -> None:
    """§X7, §X12: exactly one ordinary card waits at the unused end."""
    oracle = position("solo+crossroads:hard", hand="Xm", row=row)
    assert ("play:Xm" in oracle.options()) is allowed
    assert "discard:Xm" in oracle.options()


def test_the_architect_lifts_the_golden_rule_only() -> None:
    """§O14, §X12."""
    oracle = position(
        "solo+crossroads:hard+oniverse", hand="Xs Rs Bm R3 De", row="Rm Rs", denizens="Ar"
    )
    assert verbs(oracle, "architect") == ["Rs"]
    assert go(oracle, "architect:Rs").question() == "trio"
    assert oracle.discard == ["Ar"]


def test_dead_ends_leave_by_escape_only() -> None:
    """§8.2.5, §X8."""
    assert position("solo+crossroads", hand="De De De De De").options() == ["escape"]


# Hammer Bird


@pytest.mark.parametrize(
    ("row", "left"),
    [
        ("Bs Bm Rs* Rm* Rs*", "Bs Bm"),
        ("Rs* Rm* Rs* Bm", "Rs* Rm* Rs*"),
        ("Bs Rm Xs Xm", "Bs"),
        ("Bs Xm Rs Rm", "Bs"),
        ("Bs Rm Xs Rm Bs", "Bs Rm Xs Rm"),
        ("Xs Xm", ""),
        ("Rs Xm Rk", ""),
    ],
)
def test_hammer_bird(row: str, left: str) -> None:
    """§O13: used cards go too, Crossroads never stop it, marks stay where they are."""
    oracle = position("solo+crossroads+oniverse", hand="Rs", row=row, denizens="Hb")
    go(oracle, "hammer-bird")
    assert oracle.table()["row"] == left.split()
    assert "hammer-bird" not in oracle.options()


def test_series_after_hammer_bird() -> None:
    """§O13: two blues wait again; after a used trio nothing does."""
    oracle = position("solo+oniverse", hand="Bs", row="Bs Bm Rs* Rm* Rs*", denizens="Hb")
    assert go(oracle, "hammer-bird", "play:Bs").question() == "trio"
    oracle = position(
        "solo+oniverse", hand="Rm Ts Ts Ts Ts", row="Rs* Rm* Rs* Bm", denizens="Hb", deck="Ts"
    )
    assert go(oracle, "hammer-bird", "play:Rm").question() == "act"


@pytest.mark.parametrize(("rules", "asked"), [("", "fill"), ("+O2", "act")])
def test_hammer_bird_before_a_draw(rules: str, asked: str) -> None:
    """§O12, §O2: in phase 2 too while there is a row, unless the switch forbids it."""
    oracle = position(
        "solo+oniverse" + rules, hand="Rs Ts Ts Ts Ts", row="Bm", denizens="Hb", deck="Gs Gs Gs"
    )
    assert go(oracle, "discard:Rs").question() == asked
    if asked == "fill":
        assert oracle.options() == ["draw", "hammer-bird"]
        assert go(oracle, "hammer-bird").question() == "act"
        assert oracle.table()["row"] == []


# Towers


def test_tower_figures() -> None:
    """§6.1: 70 of 132 ordered pairs; 350 rows of four colours, in 14 of 24 orders."""
    assert sum(may_touch(left, right) for left, right in permutations(TOWERS, 2)) == 70
    rows = [
        row
        for row in permutations(TOWERS, 4)
        if is_complete(list(row)) and all(may_touch(a, b) for a, b in pairwise(row))
    ]
    assert len(rows) == 350
    assert len({tuple(tower[0] for tower in row) for row in rows}) == 14


def test_where_towers_may_stand() -> None:
    """§6.2.2, §6.2.3: an empty row has one place; touching sides share no symbol."""
    assert verbs(position("solo+towers", hand="R3"), "build-left") == []
    oracle = position("solo+towers", hand="R3 R5 B5 T5", towers="G4")
    assert verbs(oracle, "build-left") == ["B5", "R3", "R5"]
    assert verbs(oracle, "build-right") == ["B5", "R5", "T5"]


def test_a_tower_loss_can_win() -> None:
    """§W11: red 3, green 3, brown 5, brown 4, blue 3 without brown 4."""
    oracle = position(
        "solo+towers", hand="Rs", doors=ALL_DOORS, towers="R3 G3 T5 T4 B3", deck="Nm Rs Rs Rs Rs Rs"
    )
    go(oracle, "discard:Rs", "pay-five")
    assert verbs(oracle, "lose-tower") == ["B3", "G3", "R3", "T4"]
    go(oracle, "lose-tower:T4")
    assert oracle.result == "won"
    assert oracle.drawn == ["Nm"]


@pytest.mark.parametrize(
    ("text", "asked"), [("solo+towers", "act"), ("solo+towers:hard", "tower-loss")]
)
def test_protection(text: str, asked: str) -> None:
    """§6.2.9, §6.2.10: a complete row is safe, but not in the hard variant."""
    oracle = position(text, hand="Rs Rk Rk Rk Rk", towers="R3 G3 T5 B3", deck="Nm Rs Rs Rs Rs")
    assert go(oracle, "discard:Rs", "pay-key:Rk").question() == asked


def test_false_destruction() -> None:
    """§6.2.8: the Nightmare goes to Limbo instead, and from there into the deck."""
    oracle = position("solo+towers", hand="Rs Rk Rk Rk Rk", towers="R3", deck="Nm Rs Rs Rs Rs")
    go(oracle, "discard:Rs", "pay-key:Rk", "false-destruction")
    assert layer(oracle, Towers).towers == ["R3"]
    assert oracle.deck == ["Nm", "Rs", "Rs"]


def test_a_charge_costs_a_tower_too() -> None:
    """§W10, §I8: without a card there is no false destruction; §I-charge: no loss at all."""
    oracle = position("solo+towers+incubus", hand="Rs", towers="R3 G3", deck="Rs Rs Rs Rs Rs Rs")
    go(oracle, "charge", "pay-five")
    assert oracle.options() == ["lose-tower:G3", "lose-tower:R3"]
    oracle = position(
        "solo+towers+incubus+I-charge", hand="Rs Rs Rs Rs Rs", towers="R3 G3", deck="Rs"
    )
    assert go(oracle, "charge").question() == "act"
