"""Intersections: a Crossroads only as the second card of a trio (rules §8.2.9, §X12)."""

from __future__ import annotations

import pytest

from onirim.rules.catalogue import ruleset
from tests.helpers.dsl import asks, given, options, when

RULES = "solo+crossroads:hard"


@pytest.mark.rule("§8.2.9", "§X12")
@pytest.mark.parametrize(
    ("row", "may"),
    [
        ("Rk", True),  # a series of one
        ("Rs Rm Bk", True),  # the same after another colour
        ("Rs* Rm* Rk* Bk", True),  # and after a trio
        ("Rs Xm Bk", True),  # a Crossroads that came to nothing
        ("Rm Rk", False),  # a series of two
        ("Bk Rm Rk", False),  # likewise
        ("Rm Xk", False),  # a Crossroads waits already
        ("Rs* Rm* Rk*", False),  # a trio that is complete
        ("Rs* Xm* Rk*", False),  # likewise
    ],
)
def test_when_a_crossroads_may_be_played(row: str, may: bool) -> None:
    game = given(f"row {row}; hand Xs Gs De De De; stack act", rules=RULES)
    assert options(game, "play") == ("Gs Xs" if may else "Gs")
    assert options(game, "discard") == "Gs Xs"


@pytest.mark.rule("§8.2.9", "§X12")
def test_a_crossroads_is_never_the_first_card() -> None:
    game = given("hand Xs Gs De De De; stack act", rules=RULES)
    assert options(game, "play") == "Gs"


@pytest.mark.rule("§8.2.9", "§X12", "§8.2.3")
def test_a_crossroads_in_the_middle_completes_a_trio() -> None:
    game = given("row Rs; hand Xm Rk Gs Gs Ts; stack act", deck="Ts Ts", rules=RULES)
    when(game, "play:Xm", "play:Rk")
    assert options(game) == "take:Rd search decline"


@pytest.mark.rule("§X12")
@pytest.mark.parametrize("wild", ["", "+X-wild"])
@pytest.mark.parametrize(("row", "card"), [("Rs Xm Bs", "Bm"), ("Xm Rs", "Rm"), ("Bs Xm Rs", "Xm")])
def test_a_crossroads_counts_in_the_middle_only(row: str, card: str, wild: str) -> None:
    """Red, Crossroads, blue, blue gives nothing; so the house rule changes nothing."""
    game = given(f"row {row}; hand {card} Gs De De De; stack act", "Ts", rules=RULES + wild)
    when(game, f"play:{card}")
    assert asks(game) == "act"


@pytest.mark.rule("§8.2.9")
def test_the_hard_variant_has_a_name() -> None:
    assert ruleset(RULES).text == RULES
    assert ruleset("solo+crossroads:normal").text == "solo+crossroads"
    game = given("row Rm Rk; hand Xs Gs De De De; stack act", rules="solo+crossroads")
    assert options(game, "play") == "Gs Xs"
