"""Somebody at the browser's table: taps what a person would tap to do an action."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import Any, Literal

from playwright.sync_api import ElementHandle, Page

from onirim.game.chance import FixedDeck
from onirim.game.game import Game
from onirim.game.logged_game import LoggedGame
from onirim.game.view import View
from onirim.hosting.wire import PROTOCOL
from onirim.players.play_game import play
from onirim.players.player import chosen_code
from onirim.players.registry import make_player
from tools.pictures.gallery import BEGIN

__all__ = ["ORDERING", "Hands", "Way", "played"]

Way = Literal["hold", "second tap", "finger", "keys"]

SLIP = 400  # milliseconds
LONG = 450
ORDERING = ("top:", "bottom:")  # verbs that put back a card that was looked at

# One question to the page for each of them: every one takes its time.
SEEN = """const isSeen = (e) => e.getClientRects().length > 0
  && getComputedStyle(e).visibility !== 'hidden';"""
FIND = f"""(action) => {{
  {SEEN}
  const named = (e) => e.dataset.action === action;
  const seen = [...document.querySelectorAll('[data-action]')].filter(named).filter(isSeen);
  return seen.find((e) => e.matches('.choice')) ?? seen[0] ?? null;
}}"""
CARD = f"""([code, zone]) => {{
  {SEEN}
  const named = (e) => e.dataset.code === code
    && (!zone || e.closest(`[data-zone="${{zone}}"]`));
  return [...document.querySelectorAll('.card.offers')].filter(named).find(isSeen) ?? null;
}}"""
BEFORE_TABLE = """() => ['curtain', 'sorter'].find(
  (name) => document.querySelector(`.${name}`)) ?? ''"""
TOLD = """() => {
  const { shown = '0', seat = '' } = document.querySelector('.table')?.dataset ?? {};
  return [Number(shown), seat];
}"""


def played(rules: str, seed: int, player: str, most: int = 1000) -> list[str]:
    """What a player does with the deck of a seed: the server deals the same one."""
    game = LoggedGame(rules, FixedDeck((), seed))
    players = [make_player(player, seed=1)] * int(game.rules.seats)
    if most == 1000:
        play(Game._around(game), *players)
        return game.actions
    while not game.result and len(game.actions) < most:
        game.apply(chosen_code(players[game.to_move], View(game.view(game.to_move))))
    return game.actions


class Hands:
    """One page; `way` is how what is costly is done."""

    def __init__(self, page: Page, url: str, way: Way = "hold") -> None:
        self.page = page
        self.url = url
        self.way = way

    def go(self, path: str = "") -> None:
        self.page.goto(f"{self.url}/#/{path}")
        self.page.wait_for_selector("main")

    def begin(self, rules: str = "solo", after: Sequence[str] = (), **wish: Any) -> str:
        """A game with a deck that is known, some actions of it done already, and its table."""
        wished = {"rules": rules, **wish}
        game: str = self.page.evaluate(BEGIN, [wished, [*after], PROTOCOL])
        self.go(f"game/{game}")
        self.page.wait_for_selector(".table, .curtain")
        return game

    def shown(self) -> int:
        return int(self.page.get_attribute(".table", "data-shown") or 0)

    def seat(self) -> str:
        return self.page.get_attribute(".table", "data-seat") or ""

    def told(self) -> tuple[int, str]:
        """How much has been shown, and to whom."""
        shown, seat = self.page.evaluate(TOLD)
        return shown, seat

    def phase(self) -> str:
        return self.page.get_attribute(".table", "data-phase") or ""

    def do_all(self, actions: Iterable[str]) -> None:
        todo = [*actions]
        while todo:
            if self.sit_down() == "sorter":
                del todo[: self.sort(todo)]
            else:
                self.act(todo.pop(0))

    def do(self, action: str) -> None:
        self.sit_down()
        self.act(action)

    def act(self, action: str) -> None:
        """Touch what does it, or the card and then its target; hold what is costly."""
        before, seat = self.told()
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
        before, seat = self.told()
        self.page.keyboard.press("Slash")
        self.page.fill("#typed", action)
        self.page.keyboard.press("Enter")
        self.wait_after(before, seat)
        self.page.keyboard.press("Escape")

    def find(self, action: str) -> ElementHandle | None:
        """The thing on the table that does this when it is touched."""
        return self.page.evaluate_handle(FIND, action).as_element()

    def touch(self, choice: ElementHandle) -> None:
        """What is costly is only named by that, and then done."""
        self.press_on(choice)
        if self.page.query_selector(".armed") is None:
            return
        if self.way == "hold":
            for time in (LONG, 4 * LONG):  # a busy machine takes the first for a tap
                if self.page.query_selector(".armed"):
                    self.hold(choice, time)
            return
        self.pause()
        self.press_on(choice)
        assert self.page.query_selector(".armed") is None, "it is named again, and not done"

    def press_on(self, choice: ElementHandle) -> None:
        if self.way == "keys":
            choice.focus()
            self.page.keyboard.press("Enter")
        elif self.way == "finger":
            choice.tap()
        else:
            choice.click()

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
        before, seat = self.told()
        for action in (*burnt, *order):
            if ":" in action:
                code = action.partition(":")[2]
                self.page.click(f'.found .card[data-code="{code}"]:not(.gone)')
        confirm = self.page.query_selector(".acts .confirm")
        assert confirm
        self.touch(confirm)
        self.wait_after(before, seat)
        return len(burnt) + len(order)

    def ready(self) -> str:
        """Something can be done, or somebody else shall sit down: what stands before the table."""
        self.page.wait_for_selector(
            ":is(.curtain, .choice, .card.offers, .unfold, .sorter, .marker, .marks, [data-power])"
            ":visible"
        )
        before: str = self.page.evaluate(BEFORE_TABLE)
        return before

    def sit_down(self) -> str:
        """Where a screen goes around, the one who is named there; then something can be done."""
        before = self.ready()
        if before != "curtain":
            return before
        self.lift()
        return self.ready()

    def lift(self) -> None:
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
        found = self.page.evaluate_handle(CARD, [card, group]).as_element()
        assert found, f"no card to tap for {action}"
        found.click()

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
