"""Asking for the cards of a real deck, one by one."""

from __future__ import annotations

from collections.abc import Callable

from onirim.plain import texts
from onirim.plain.round import Leave

__all__ = ["CardAsker"]

LEAVE = ("q", "quit")
HELP = ("?", "help")


class CardAsker:
    """Asks until a card is named that can come; the first time, says what it is about."""

    def __init__(self, ask: Callable[[str], str], tell: Callable[[str], None]) -> None:
        self.ask = ask
        self.tell = tell
        self.greeting = [texts.REAL_CARDS]

    def __call__(self, counts: dict[str, int]) -> str:
        while self.greeting:
            self.tell(self.greeting.pop())
        while True:
            text = self.ask(texts.WHICH_CARD).strip()
            if text.lower() in LEAVE:
                raise Leave
            if text.capitalize() in counts:
                return text.capitalize()
            if text.lower() in HELP:
                cards = ", ".join(f"{n} {code}" for code, n in counts.items())
                for line in texts.CARD_HELP:
                    self.tell(line.format(cards=cards))
            elif text:
                self.tell(texts.NO_SUCH_CARD.format(text=text))
