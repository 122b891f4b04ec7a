"""One numbering of actions: a number can never play another card."""

from __future__ import annotations

import copy
import json
import pickle
from typing import Any

import numpy as np
import pytest

from onirim import Ruleset, State
from onirim.engine.errors import NotAnAction

RULES = ("solo", "duo:limited", "duo+book+glyphs+dreamcatchers+towers+premonitions+oniverse")


def through_pickle(value: Any) -> Any:
    return pickle.loads(pickle.dumps(value))  # noqa: S301  # our own


@pytest.mark.parametrize("name", RULES)
def test_actions_are_numbered_without_gaps_and_outcomes_follow(name: str) -> None:
    rules = Ruleset(name)
    every = [*rules.actions, *rules.outcomes]
    assert [int(action) for action in every] == [*range(len(every))]
    assert len({str(action) for action in every}) == len(every)
    assert [action.is_chance for action in every] == [False] * len(rules.actions) + [True] * len(
        rules.outcomes
    )
    for action in every:
        assert rules.action(str(action)) is rules.action(int(action)) is action


def test_an_action_is_a_number_that_prints_as_its_code() -> None:
    action = Ruleset("solo").action("discard:Rs")
    assert isinstance(action, int)
    assert (repr(action), str(action), f"{action:>11}|{action:03d}") == (
        "discard:Rs",
        "discard:Rs",
        " discard:Rs|012",
    )
    assert (action.verb, action.card, action.token) == ("discard", "Rs", "xRs")
    assert json.dumps([action]) == "[12]"
    assert action == 12
    with pytest.raises(AttributeError, match="cannot be changed"):
        action.card = "Bs"


def test_actions_and_rulesets_are_made_once_and_pickle_by_name() -> None:
    rules = Ruleset("duo+towers")
    action = rules.actions[-1]
    assert through_pickle(rules) is copy.deepcopy(rules) is Ruleset(rules) is rules
    assert through_pickle(action) is copy.copy(action) is copy.deepcopy(action) is action
    assert b"duo+towers" in pickle.dumps(action)
    assert State(rules).rules is rules


def test_every_kind_of_integer_is_a_number() -> None:
    """Numbers of arrays are taken by __index__."""
    state = State("solo", seed=7)
    for number in (np.int8(12), np.uint16(12), np.int64(12), 12):
        assert str(state.child(number)) == str(state.child("discard:Rs"))


def test_an_action_of_another_ruleset_means_its_code() -> None:
    """Its number would mean something else."""
    theirs = Ruleset("duo").action("play:Rs")
    assert str(State("solo", seed=7).child(theirs)) == str(State("solo", seed=7).child("play:Rs"))
    other = Ruleset("duo:limited").action("signal:R")
    with pytest.raises(NotAnAction, match="'signal:R' is no action"):
        State("solo", seed=7).apply(other)


def test_what_is_not_an_action_of_the_ruleset_is_an_error() -> None:
    with pytest.raises(NotAnAction, match="'charge' is no action of solo"):
        Ruleset("solo").action("charge")
    with pytest.raises(TypeError, match="rules are a name or a Ruleset, not int"):
        Ruleset(7)  # type: ignore[arg-type]


def test_a_ruleset_says_what_it_is_made_of() -> None:
    rules = Ruleset("duo:open+towers:hard+glyphs+T1")
    assert str(rules) == "duo:open+glyphs+towers:hard+T1"
    assert (rules.mode, rules.modules) == ("duo:open", ("glyphs", "towers:hard"))
    assert (rules.house_rules, rules.seats) == (("T1",), 2)
    described = rules.describe()
    assert described.actions[12] == str(rules.actions[12])
    assert described.outcomes == tuple(card.code for card in described.cards)
    with pytest.raises(AttributeError, match="cannot be changed"):
        rules.mode = "solo"
