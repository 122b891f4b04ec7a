"""Promises: what a label says of an action is what happens."""

from __future__ import annotations

from random import Random

import pytest

from onirim.game.logged_game import LoggedGame
from onirim.rules.facts.answers import Promised
from onirim.rules.facts.ruleset_facts import effects_of, facts_of
from tests.helpers.breadth import games
from tests.helpers.rulesets import alone_and_together

GAMES = games(part=2, whole=8)  # of each ruleset
MOVES = 160
UNPROMISED = {  # what they lead to shows only later, or is nothing at all
    "decline", "draw", "dream-avert", "dream-fetch", "search", "seven", "signal", "signal-free",
    "end", "suffer", "name",
}  # fmt: skip


def promised(line: str, rules: str, *actions: str, deck: str = "") -> Promised:
    """What is promised of the last of these actions, before it is done."""
    game = LoggedGame.from_position(line, rules, deck=deck)
    for action in actions[:-1]:
        game.push(action)
    return game.insight(game.to_move).promises[actions[-1]]


def test_what_is_promised_happens() -> None:
    """Every action that is played in games of every module; some promise is kept for each verb."""
    kept: set[str] = set()
    played: set[str] = set()
    for rules in alone_and_together():
        for seed in range(GAMES):
            game, player = LoggedGame(rules, seed), Random(seed)
            for _ in range(MOVES):
                if game.result:
                    break
                promises = game.insight(game.to_move).promises
                action = player.choice(game.legal())
                since, seat, verb = len(game.history), game.to_move, action.partition(":")[0]
                empty = game.state.deck_size() == 0  # whatever takes a card loses
                game.push(action)
                keys = [one.key for one in game.happenings(seat, since)]
                played.add(verb)
                if action in promises and not (empty and game.result):
                    assert promises[action].key in keys, (rules.text, seed, action, keys)
                    kept.add(verb)
    assert len(kept) > 30
    assert played - kept <= UNPROMISED


@pytest.mark.parametrize(
    ("rules", "card", "key"),
    [
        ("solo", "Rs", "discard"),
        ("solo", "Rk", "discard-prophecy"),
        ("solo+glyphs", "Rg", "discard-incantation"),
        ("solo+towers", "R3", "discard-tower"),
    ],
)
def test_no_effect_has_the_name_of_another(rules: str, card: str, key: str) -> None:
    assert promised(f"hand {card} Bs Bm Gs Gm; stack act", rules, f"discard:{card}").key == key


TRIO = "hand Rs Gm Gs Ts Tk; row Rs Rm; stack act"


def test_the_third_card_leads_to_a_door() -> None:
    assert promised(TRIO, "solo", "play:Rs").args == {
        "joins": 2, "breaks": 0, "door": "Rd", "left": 1,
    }  # fmt: skip


def test_a_card_of_another_colour_breaks_what_waits() -> None:
    """Once the label said only that it starts a new series."""
    assert promised(TRIO, "solo", "play:Gs").args["breaks"] == 2
    assert promised("hand Rs Gm Gs Ts Tk; stack act", "solo", "play:Gs").args["breaks"] == 0


OUT_OF_ORDER = "goals Bd Bd Rd Rd Gd Gd Td Td; hand Rs Gm Gs Ts Rk; row Rs Rm; stack act"


def test_a_door_out_of_order_is_not_promised() -> None:
    """Neither by the card that completes its trio, nor when it is found, nor by its Key."""
    third = promised(OUT_OF_ORDER, "solo+book", "play:Rs")
    assert (third.args["door"], third.args["left"]) == ("", 1)
    found = promised(OUT_OF_ORDER, "solo+book", "play:Rs", "take:Rd")
    key = promised(OUT_OF_ORDER, "solo+book", "discard:Ts", "unlock:Rk", deck="Rd")
    assert found == key == Promised("door-blocked", {"door": ""})


def test_a_door_in_order_is_promised() -> None:
    assert promised(TRIO, "solo", "play:Rs", "take:Rd") == Promised("door-trio", {"door": "Rd"})


def test_every_promise_is_declared() -> None:
    """A key that no effect has could not be said."""
    for rules in alone_and_together():
        table = effects_of(rules)
        game = LoggedGame(rules, 1)
        promises = game.insight(game.to_move).promises
        assert {one.key for one in promises.values()} <= table.keys()


def test_a_promise_that_depends_on_no_position_is_made_once() -> None:
    """Games of a ruleset share it, and the question of each step."""
    game, other = LoggedGame("solo", 1), LoggedGame("solo", 1)
    facts, step = facts_of(game.rules), game.state.top_step
    assert facts.question(step) is facts.question(step)
    code = next(one for one in game.legal() if one.startswith("discard:"))
    assert game.insight().promises[code] is other.insight().promises[code]
