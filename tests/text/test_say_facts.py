"""What the rules answer on demand has words: obstacles, prices, threats, progress and powers."""

from __future__ import annotations

import random

import pytest

from onirim.engine.info import Cost
from onirim.engine.ruleset import Ruleset
from onirim.game.logged_game import LoggedGame
from onirim.notation.position import read_position
from onirim.rules.catalogue import ruleset
from onirim.rules.description import described
from onirim.rules.facts.answers import Obstacle, Part, Progress
from onirim.terminal.choices import choices
from onirim.terminal.outlook import outlook_lines, power_lines
from onirim.terminal.scene import scene_of
from onirim.text import Words, languages, words_in
from onirim.text.say_facts import say_costs, say_obstacle, say_progress
from tests.helpers.rulesets import alone_and_together

EN, FR, RU = (words_in(language) for language in ("en", "fr", "ru"))
STRICT = [Words(language, strict=True) for language in languages()]
NAMES = ("Ann", "Ben")
POSITIONS = 40  # of each ruleset in which all actions are asked about


@pytest.mark.parametrize("rules", alone_and_together(), ids=lambda rules: str(rules.text))
def test_every_answer_can_be_said(rules: Ruleset) -> None:
    """Whatever cannot be done in random positions: the obstacle is a sentence in each language."""
    chance = random.Random(rules.text)
    game = LoggedGame(rules, 7)
    codes = list(rules.action_of)
    for _ in range(POSITIONS):
        for code in chance.sample(codes, 12):
            obstacle = game.why_not(code).obstacle
            for words in STRICT if obstacle else ():
                assert obstacle
                assert say_obstacle(words, obstacle, NAMES).endswith((".", ")"))
                assert words.knows(f"why-{obstacle.key}"), obstacle
        if game.result:
            break
        game.apply(chance.choice(game.legal()))


def test_obstacles_in_words() -> None:
    clash = Obstacle("same-symbol", {"card": "Rm", "other": "Bm", "symbol": "moon"})
    assert say_obstacle(EN, clash) == (
        "Neighbours never show the same symbol, and the row ends with the blue Moon."
    )
    assert say_obstacle(RU, clash).endswith("последней в лабиринте лежит синяя луна.")
    assert say_obstacle(FR, Obstacle("not-your-turn", {"seat": 1}), NAMES) == (
        "C’est à Ben de jouer."
    )
    assert say_obstacle(EN, Obstacle("the-lamp-is-out")) == "Not now."


def test_prices_in_words() -> None:
    assert say_costs(EN, [Cost("removed", 10, "discard")]) == (
        "10 cards of the discard pile, for good"
    )
    assert say_costs(RU, [Cost("deck", 2)]) == "2 карты колоды"
    assert say_costs(FR, [Cost("hand", 0, cards=("Rs", "Bk"))]) == (
        "toute la main\u00a0: Soleil rouge, Clé bleue"
    )


def test_progress_in_words() -> None:
    rules = described("solo+oniverse")
    doors = Progress("doors", 3, 9, False, parts=(Part("Rd", 2, 2), Part("Od", 1, 1)))
    assert say_progress(EN, rules, doors) == ("Doors: 3 of 9. Red 2/2, Door to the Oniverse 1/1.")
    towers = Progress("towers", 2, 4, False, parts=(Part("R", 1, 1), Part("B", 0, 1)))
    assert say_progress(RU, described("solo+towers"), towers) == "Башни: подряд 2 из 4. Красные."
    lamps = Progress("lamps-lit", 1, 2, False)
    assert say_progress(EN, rules, lamps) == "Lamps lit: 1 of 2."


def test_what_is_lacking_is_told() -> None:
    """A power that cannot be used says why; a victory condition says how far it is."""
    text = "discard Gs Gs; hand Rs Bs Rm Tm Bk; goals Rd Gd Td Rd Gd Bd Bd Td; stack act"
    game = LoggedGame.at(read_position(ruleset("solo+book"), text))
    scene = scene_of(EN, game, 0)
    assert power_lines(scene)[0] == (
        "Cast Paradoxical Prophecy: one of the 5 bottom cards goes on top"
        " (price: 5 cards of the discard pile, for good)."
        " Not now: The discard pile doesn’t pay for it yet: 2 of 5 cards."
    )
    assert outlook_lines(scene)[0].startswith("Doors: 0 of 8.")


def test_a_price_is_told_before_it_is_paid() -> None:
    text = "hand Rs Bs Rm Tm; drawn Nm; doors Rd; stack limbo fill nightmare"
    lines = choices(scene_of(EN, LoggedGame.at(read_position(ruleset("solo"), text)), 0))
    assert lines[-1].endswith("(price: the whole hand: red Sun, blue Sun, red Moon, brown Moon)")
    assert lines[1].endswith("give up the red Door: it goes to Limbo")
