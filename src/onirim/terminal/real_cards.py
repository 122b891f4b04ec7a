"""Asking for the cards of a real deck, one by one."""

from __future__ import annotations

from collections.abc import Callable

from onirim.rules.description import Described
from onirim.terminal.game_loop import Leave
from onirim.terminal.guide import legend
from onirim.text import Words

__all__ = ["CardAsker"]


class CardAsker:
    """Asks until a card is named that can come; the first time, says what it is about."""

    def __init__(
        self,
        words: Words,
        described: Described,
        ask: Callable[[str], str],
        print_line: Callable[[str], None],
    ) -> None:
        self.words = words
        self.described = described
        self.ask = ask
        self.print_line = print_line
        self.greeting = [words.say("real-cards")]

    def __call__(self, counts: dict[str, int], in_place: bool) -> str:
        words = self.words
        question = words.say("which-in-deck" if in_place else "which-card")
        while self.greeting:
            self.print_line(self.greeting.pop())
        while True:
            text = self.ask(question + " ").strip()
            if text.lower() in words.words_of("command-quit"):
                raise Leave
            if text.capitalize() in counts:
                return text.capitalize()
            if text.lower() in words.words_of("command-help"):
                cards = words.listed([f"{n} {code}" for code, n in counts.items()])
                for line in words.lines(
                    "real-card-help", legend=legend(words, self.described), cards=cards
                ):
                    self.print_line(line)
            elif text:
                self.print_line(words.say("cannot-come", text=text))
