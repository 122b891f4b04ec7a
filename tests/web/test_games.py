"""Whole games in a browser: won, lost, by keyboard, with every module."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from playwright.sync_api import expect

from onirim.game.chance import FixedDeck
from onirim.game.logged_game import LoggedGame
from onirim.rules.catalogue import module_keys
from onirim.rules.description import describe
from tests.web.conftest import PHONE, OpenTable
from tests.web.hands import Hands, played
from tests.web.key_presses import Keys

WON = 156  # a seed that the player seeker wins, in few actions
LOST = 274  # and one that the random player loses


def test_a_game_is_won_replayed_and_counted(open_table: OpenTable) -> None:
    hands = open_table()
    game = hands.begin(seed=WON)
    actions = played("solo", WON, "seeker")
    hands.do_all(actions)
    assert hands.text(".end h1") == "You wake at dawn"
    assert hands.text(".end .told p").startswith("All eight Doors, with ")
    expect(hands.page.locator(".end .door.open")).to_have_count(8)

    hands.page.click(".end button:has-text('Look back')")
    place = hands.page.locator("input[type=range]")
    assert place.get_attribute("max") == str(len(actions))
    hands.page.click("[aria-label='Next step']")
    assert hands.text(".bar p") == "Turn 1 played"
    place.fill(str(len(actions)))
    expect(hands.page.locator(".hall .arch.open")).to_have_count(8)

    hands.go("album")
    hands.page.wait_for_selector("dl")
    assert "1 of 1 won" in hands.text(".rate")
    assert hands.page.locator("dd").all_inner_texts() == ["8", "1", "1"]
    record = hands.page.evaluate(f"fetch('api/games/{game}/record').then((r) => r.text())")
    assert '[Result "won"]' in record


def test_a_game_is_lost_on_a_phone(open_table: OpenTable) -> None:
    hands = open_table(viewport=PHONE, has_touch=True, is_mobile=True)
    hands.begin(seed=LOST)
    hands.do_all(played("solo", LOST, "random"))
    assert hands.text(".end h1").endswith("short")
    expect(hands.page.locator(".end .slit")).to_have_count(1)
    hands.page.tap(".end button:has-text('Dream again')")
    hands.page.wait_for_selector(".table[data-phase=act] .hand .card.offers")
    expect(hands.page.locator(".hand .card")).to_have_count(5)


def pairs() -> list[str]:
    """Every module once, two at a time."""
    keys = module_keys()
    return ["+".join(["solo", *keys[i : i + 2]]) for i in range(0, len(keys), 2)]


class Typing(Hands):
    """Types what several cards must be chosen for, and what no single thing does."""

    def do_all(self, actions: Iterable[str]) -> None:
        for action in actions:
            self.do(action)

    def act(self, action: str) -> None:
        sorting = self.page.query_selector(".sorter, .marker")
        if not sorting and (self.find(action) or self.names_card(action)):
            super().act(action)
            return
        self.type(action)


@pytest.mark.parametrize("rules", pairs())
def test_every_module_can_be_played(rules: str, open_table: OpenTable) -> None:
    """Whatever a module has laid out lies somewhere on the table."""
    page = open_table()
    hands = Typing(page.page, page.url)
    actions = played(rules, 7, "random", most=18)
    hands.begin(rules, actions[:8], seed=7)
    hands.do_all(actions[8:])
    assert hands.shown() > 5
    game = LoggedGame(rules, FixedDeck((), 7))
    for action in actions:
        game.apply(action)
    view = game.view(0)
    shown = hands.page.locator("[data-zone]").evaluate_all("all => all.map(z => z.dataset.zone)")
    told = {c.module for c in describe(rules).counters if c.shown != "never"} - {"base"}
    boards = hands.page.locator("[data-board]:has(.count)")
    assert told <= {*boards.evaluate_all("all => all.map((board) => board.dataset.board)")}
    counted = {zone.name for zone in describe(rules).zones if zone.shown == "count"}
    there = {zone for zone, cards in view.zones.items() if cards}
    assert there - {*shown, *counted, "top", "bottom"} == set()


def test_a_whole_game_by_keyboard(open_table: OpenTable) -> None:
    hands = open_table()
    keys = Keys(hands.page, hands.url)
    keys.begin(seed=WON)
    keys.do_all(played("solo", WON, "seeker"))
    assert keys.text(".end h1") == "You wake at dawn"
