"""Choices made with keys, and what they do."""

from __future__ import annotations

from itertools import takewhile

from tests.web.hands import ORDERING, Hands


class Keys(Hands):
    """The same hands, on a keyboard only."""

    def act(self, action: str) -> None:
        before = self.shown()
        verb, _, card = action.partition(":")
        choice = self.page.query_selector(f'[data-action="{action}"][data-number]')
        if choice is not None:
            digit = int(choice.get_attribute("data-number") or 0) - 1
        else:
            digit = self.page.locator(".hand .card").evaluate_all(CODES).index(card)
        self.press(digit)
        if choice is None and verb in ("play", "discard"):
            self.page.keyboard.press("KeyP" if verb == "play" else "KeyX")
        if self.page.query_selector(".armed"):
            self.pause()
            self.press(digit)
        self.wait_after(before)

    def sort(self, actions: list[str]) -> int:
        burnt = [*takewhile(lambda action: not action.startswith(ORDERING), actions)]
        order = [*takewhile(lambda action: action.startswith(ORDERING), actions[len(burnt) :])]
        before = self.shown()
        for action in (*burnt, *order):
            codes = self.page.locator(".found .card").evaluate_all(UNPLACED)
            self.press(codes.index(action.partition(":")[2]))
        self.page.focus(".acts .confirm")
        self.page.keyboard.press("Enter")
        if self.page.query_selector(".armed"):
            self.page.keyboard.press("Enter")
        self.wait_after(before)
        return len(burnt) + len(order)

    def press(self, n: int) -> None:
        self.page.keyboard.press(f"Digit{n + 1}")


UNPLACED = "all => all.map((card) => card.matches('.gone') ? '' : card.dataset.code)"
CODES = "all => all.map((card) => card.dataset.code)"
