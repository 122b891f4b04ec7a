"""House rules of the base game: what a Prophecy may discard (rules §B10, §B21, section 14)."""

from __future__ import annotations

import pytest

from onirim.game.table_view import table_view
from onirim.rules.catalogue import RulesetError, ruleset
from tests.helpers.dsl import asks, given, options, when

PROPHECY = "hand Rs Rm Gs Bk Ts; stack act"


@pytest.mark.rule("§B10", "§B21")
def test_as_printed_a_prophecy_may_discard_a_door() -> None:
    """The game goes on, and the view tells that it can no longer be won."""
    game = given(PROPHECY, deck="Tm Rd Tm Tm Tm")
    when(game, "discard:Bk")
    assert options(game) == "discard-seen:Rd discard-seen:Tm"
    assert table_view(game.state).can_be_won
    when(game, "discard-seen:Rd")
    assert not table_view(game.state).can_be_won
    assert (asks(game), game.result) == ("act", "")


@pytest.mark.rule("§B10", "§B21")
def test_other_discards_leave_the_game_winnable() -> None:
    """Not every lost card is a needed one."""
    game = given(PROPHECY, deck="Tm Rd Tm Tm Tm")
    when(game, "discard:Bk", "discard-seen:Tm")
    assert table_view(game.state).can_be_won


@pytest.mark.rule("§B10", "§B21")
def test_with_the_house_rule_doors_are_spared() -> None:
    """As long as any other card was seen, no Door may be chosen."""
    game = given(PROPHECY, deck="Tm Rd Nm Gd Tm", rules="solo+B10")
    when(game, "discard:Bk")
    assert options(game) == "discard-seen:Nm discard-seen:Tm"


@pytest.mark.rule("§B10", "§B21")
def test_with_the_house_rule_a_door_goes_if_nothing_else_was_seen() -> None:
    """One card must be discarded, so one of the Doors is."""
    game = given(PROPHECY, deck="Rd Rd Gd", rules="solo+B10", nothing_else=True)
    when(game, "discard:Bk")
    assert options(game) == "discard-seen:Rd discard-seen:Gd"


def test_a_house_rule_has_one_name() -> None:
    """The set-up is written with it, and a mistyped one is refused."""
    assert ruleset("solo+B10").text == "solo+B10"
    with pytest.raises(
        RulesetError, match="'B11' is not a module or house rule; did you mean 'B10'"
    ):
        ruleset("solo+B11")


def test_the_manual_is_a_set_of_house_rules() -> None:
    """Each module that is played brings its own; `K-first` belongs to no preset."""
    everything = "book+dreamcatchers+towers+crossroads+oniverse+incubus:true"
    house = "C-overload+C-prophecy+I-charge+I-one+O-spies+T1+W-immune+X-cards+X-key+X-wild"
    assert ruleset(f"duo+{everything}+manual").text == f"duo+{everything}+{house}"
    assert ruleset("solo+book+manual").text == "solo+book"


@pytest.mark.parametrize(
    ("rule", "module"), [("K-first", "book"), ("I-one", "incubus"), ("W-immune", "towers")]
)
def test_a_house_rule_needs_its_module(rule: str, module: str) -> None:
    with pytest.raises(RulesetError, match=f"the house rule {rule} needs {module}"):
        ruleset(f"solo+{rule}")
