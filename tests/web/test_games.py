"""Whole games in a browser: won, lost, by keyboard, with every module."""

from __future__ import annotations

import pytest

from onirim.chance import FixedDeck
from onirim.engine.catalogue import module_keys
from onirim.game import Game
from tests.web.conftest import PHONE, OpenTable
from tests.web.hands import Hands, played

WON = 156  # a seed that the player seeker wins, in few actions
LOST = 274  # and one that the random player loses


def test_a_game_is_won_replayed_and_counted(open_table: OpenTable) -> None:
    hands = open_table()
    game = hands.begin(seed=WON)
    actions = played("solo", WON, "seeker")
    hands.do_all(actions)
    assert "You have won" in hands.text(".end")
    assert hands.page.locator(".doors .card").count() == 8

    hands.page.click(".end button:has-text('turning point')")
    hands.page.wait_for_selector(".stage p:has-text('The turning point')")
    assert hands.page.locator("input[type=range]").input_value() != str(len(actions))
    hands.go(f"game/{game}")

    hands.page.click(".end button:has-text('Replay')")
    place = hands.page.locator("input[type=range]")
    assert place.get_attribute("max") == str(len(actions))
    hands.page.click("[aria-label='One step on']")
    assert hands.text(".stage code") == actions[0].removeprefix("play:")
    place.fill(str(len(actions)))
    assert hands.page.locator(".gates .card").count() == 8

    hands.go("stats")
    hands.page.wait_for_selector("dl")
    assert hands.text(".rate").split("\n")[0] == "100%"
    assert "1 of 1 won" in hands.text(".rate")
    assert hands.page.locator("dd").all_inner_texts() == ["8", "1", "1"]
    record = hands.page.evaluate(f"fetch('api/games/{game}/record').then((r) => r.text())")
    assert '[Result "won"]' in record


def test_a_game_is_lost_on_a_phone(open_table: OpenTable) -> None:
    hands = open_table(viewport=PHONE, has_touch=True, is_mobile=True)
    hands.begin(seed=LOST)
    hands.do_all(played("solo", LOST, "random"))
    assert "You have lost" in hands.text(".end")
    hands.page.tap(".end button:has-text('New game')")
    hands.page.wait_for_selector(".table[data-phase=act] .hand .card.offers")
    assert hands.page.locator(".hand .card").count() == 5


def pairs() -> list[str]:
    """Every module once, two at a time."""
    keys = module_keys()
    return ["+".join(["solo", *keys[i : i + 2]]) for i in range(0, len(keys), 2)]


@pytest.mark.parametrize("rules", pairs())
def test_every_module_can_be_played(rules: str, open_table: OpenTable) -> None:
    """Through its board and its cards; whatever lies somewhere has a place on the table."""
    hands = open_table()
    hands.begin(rules, seed=7)
    actions = played(rules, 7, "random", most=18)
    hands.do_all(actions)
    assert hands.shown() > 10
    game = Game(rules, FixedDeck((), 7))
    for action in actions:
        game.apply(action)
    view = game.view(0)
    shown = hands.page.locator("[data-zone]").evaluate_all("all => all.map(z => z.dataset.zone)")
    assert {zone for zone, cards in view.zones.items() if cards} - {*shown, "top"} == set()


class Keys(Hands):
    """The same hands, on a keyboard only."""

    def do(self, action: str) -> None:
        before = self.shown()
        listed = self.page.locator(".choice").evaluate_all("all => all.map(c => c.dataset.action)")
        verb, _, card = action.partition(":")
        if action in listed:
            self.press(listed.index(action))
        else:
            stage = self.page.locator(".zone .card").evaluate_all(CODES)
            hand = self.page.locator(".hand .card").evaluate_all(CODES)
            self.press((stage if verb in ("discard-seen", "top") else hand).index(card))
            if verb in ("play", "discard"):
                self.page.keyboard.press("KeyP" if verb == "play" else "KeyX")
        if self.page.query_selector(".choice.armed"):
            self.pause()
            self.press(listed.index(action))
        elif self.page.query_selector(".card.armed"):
            self.pause()
            self.press(stage.index(card))
        self.wait_after(before)

    def press(self, n: int) -> None:
        self.page.keyboard.press(f"Digit{n + 1}")


CODES = "all => all.map((card) => card.dataset.code)"


def test_a_whole_game_by_keyboard(open_table: OpenTable) -> None:
    hands = open_table()
    keys = Keys(hands.page, hands.url)
    keys.begin(seed=WON)
    keys.do_all(played("solo", WON, "seeker"))
    assert "You have won" in keys.text(".end")
