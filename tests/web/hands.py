"""Somebody at the browser's table: taps what a person would tap to do an action."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import takewhile
from typing import Any

from playwright.sync_api import ElementHandle, Page

from onirim.chance import FixedDeck
from onirim.game import Game
from onirim.players import make_player, play

__all__ = ["ORDERING", "Hands", "played"]

SLIP = 400  # milliseconds
LONG = 450
ORDERING = ("top:", "bottom:")  # verbs that put back a card that was looked at

BEGIN = """async (wish) => {
  const headers = {'Content-Type': 'application/json'};
  const answer = await fetch('api/games', {method: 'POST', headers, body: JSON.stringify(wish)});
  const game = await answer.json();
  if (!answer.ok) throw new Error(game.text);
  return game.id;
}"""


def played(rules: str, seed: int, player: str, most: int = 1000) -> list[str]:
    """What a player does with the deck of a seed: the server deals the same one."""
    game = Game(rules, FixedDeck((), seed))
    players = [make_player(player, 1)] * int(game.rules.seats)
    if most == 1000:
        play(game, *players)
        return game.actions
    while not game.result and len(game.actions) < most:
        game.apply(players[game.to_move].choose(game.view(game.to_move)))
    return game.actions


class Hands:
    """One page."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url

    def go(self, path: str = "") -> None:
        self.page.goto(f"{self.url}/#/{path}")
        self.page.wait_for_selector("main")

    def begin(self, rules: str = "solo", **wish: Any) -> str:
        """A game with a deck that is known, and its table."""
        game: str = self.page.evaluate(BEGIN, {"rules": rules, **wish})
        self.go(f"game/{game}")
        self.page.wait_for_selector(".table, .curtain")
        return game

    def shown(self) -> int:
        return int(self.page.get_attribute(".table", "data-shown") or 0)

    def seat(self) -> str:
        return self.page.get_attribute(".table", "data-seat") or ""

    def phase(self) -> str:
        return self.page.get_attribute(".table", "data-phase") or ""

    def do_all(self, actions: Iterable[str]) -> None:
        todo = [*actions]
        while todo:
            self.ready()
            self.lift()
            if self.page.query_selector(".sorter"):
                del todo[: self.sort(todo)]
            else:
                self.do(todo.pop(0))

    def do(self, action: str) -> None:
        """Touch what does it, or the card and then its target; hold what is costly."""
        self.ready()
        self.lift()
        before, seat = self.shown(), self.seat()
        choice = self.find(action)
        if choice is None and self.page.query_selector(".marker, .sorter, .pairing"):
            self.type(action)
            return
        if choice is None and not self.names_card(action):
            self.page.click(".unfold")
            choice = self.find(action)
        if choice is None:
            self.tap_card(action)
            choice = self.find(action)
        if choice is not None:
            self.touch(choice)
        self.wait_after(before, seat)

    def type(self, action: str) -> None:
        """In notation, where several things would have to be touched for it."""
        before, seat = self.shown(), self.seat()
        self.page.keyboard.press("Slash")
        self.page.fill("#typed", action)
        self.page.keyboard.press("Enter")
        self.wait_after(before, seat)
        self.page.keyboard.press("Escape")

    def find(self, action: str) -> ElementHandle | None:
        """The thing on the table that does this when it is touched."""
        found = self.page.query_selector_all(f'[data-action="{action}"]')
        seen = [one for one in found if one.is_visible()]
        return next(
            (one for one in seen if "choice" in (one.get_attribute("class") or "")), None
        ) or (seen[0] if seen else None)

    def touch(self, choice: ElementHandle) -> None:
        choice.click()
        if self.page.query_selector(".armed") is not None:
            self.hold(choice)
        if self.page.query_selector(".armed") is not None:  # a busy machine took it for a tap
            self.hold(choice, 4 * LONG)

    def hold(self, choice: ElementHandle, time: int = LONG) -> None:
        """Until the ring is full."""
        box = choice.bounding_box()
        if box is None:  # it was done meanwhile
            return
        mouse = self.page.mouse
        mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        mouse.down()
        self.page.wait_for_timeout(time)
        mouse.up()

    def sort(self, actions: list[str]) -> int:
        """Sort the cards of the deck as these actions do; how many of them that was."""
        burnt = [*takewhile(lambda action: not action.startswith(ORDERING), actions)]
        order = [*takewhile(lambda action: action.startswith(ORDERING), actions[len(burnt) :])]
        before, seat = self.shown(), self.seat()
        for action in (*burnt, *order):
            if ":" in action:
                code = action.partition(":")[2]
                self.page.click(f'.found .card[data-code="{code}"]:not(.gone)')
        self.touch(self.page.wait_for_selector(".sorter .confirm"))
        self.wait_after(before, seat)
        return len(burnt) + len(order)

    def ready(self) -> None:
        """Something can be done, or somebody else shall sit down."""
        self.page.wait_for_selector(
            ":is(.curtain, .choice, .card.offers, .unfold, .sorter, .marker, .marks, [data-power])"
            ":visible"
        )

    def lift(self) -> None:
        """Where a screen goes around: the one who is named there sits down."""
        if self.page.query_selector(".curtain"):
            self.page.click(".curtain button")
            self.page.wait_for_selector(".table")

    def names_card(self, action: str) -> bool:
        """Can it be done by tapping a card?"""
        card = action.partition(":")[2].partition("/")[0]
        return bool(self.page.query_selector(f'.card.offers[data-code="{card}"]'))

    def tap_card(self, action: str) -> None:
        """The card that the action names, where it can be tapped."""
        card, _, group = action.partition(":")[2].partition("/")
        where = f'[data-zone="{group}"] ' if group else ""
        found = self.page.query_selector_all(f'{where}.card.offers[data-code="{card}"]')
        seen = [one for one in found if one.is_visible()]
        assert seen, f"no card to tap for {action}"
        seen[0].click()

    def pause(self) -> None:
        """A second press that comes too fast is taken for a slip."""
        self.page.wait_for_timeout(SLIP)

    def wait_after(self, before: int, seat: str = "0") -> None:
        """Something new is shown, or somebody else sits there: each seat counts for itself."""
        script = """([n, seat]) => {
          const table = document.querySelector('.table')?.dataset;
          const passed = document.querySelector('.curtain, .end') || table?.seat !== seat;
          return passed || Number(table?.shown) > n;
        }"""
        self.page.wait_for_function(script, arg=[before, seat])

    def text(self, selector: str) -> str:
        return self.page.inner_text(selector)
