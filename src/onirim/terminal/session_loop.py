"""A session at a terminal: games one after the other, lines read and lines printed."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from onirim.game.logged_game import LoggedGame
from onirim.terminal.game_loop import GameLoop, Leave
from onirim.terminal.table_settings import TableSettings
from onirim.text import Words, words_in
from onirim.text.message_files import ENGLISH
from onirim.text.sentences import say_ruleset

__all__ = ["TerminalSession"]


class TerminalSession:
    """Reads and prints lines through two functions, so any line-wise medium will do.

    `ask` raises EOFError where the input ends.
    """

    def __init__(
        self,
        ask: Callable[[str], str],
        print_line: Callable[[str], None],
        settings: TableSettings | None = None,
        words: Words | None = None,
    ) -> None:
        self.ask = ask
        self.print_line = print_line
        self.settings = settings or TableSettings()
        self.words = words or words_in(ENGLISH)

    def play_on(self, deals: Iterator[tuple[str, LoggedGame]]) -> None:
        """Play games, each with its heading, until the player has enough or the input ends."""
        try:
            which, game = next(deals)  # real cards are asked for one by one
            self.welcome(game)
            self.play(which, game)
            while self.wants_another():
                self.play(*next(deals))
            self.print_line(self.words.say("goodbye"))
        except Leave:
            self.print_line(self.words.say("goodbye"))
        except EOFError:
            self.print_line(self.words.say("end-of-input"))

    def welcome(self, game: LoggedGame) -> None:
        """What it is; what else is played with, if anything."""
        rules = game.rules.text
        self.words = words_in(self.words.language, game.rules.skin)
        for line in self.words.lines("welcome", players="one" if game.rules.seats == 1 else "two"):
            self.print_line(line)
        if "+" in rules:
            self.print_line(self.words.say("playing", rules=say_ruleset(self.words, rules)))

    def play(self, which: str, game: LoggedGame) -> None:
        GameLoop(self.words, game, self.settings, self.ask, self.print_line).play(which)

    def wants_another(self) -> bool:
        words = self.words
        no = words.words_of("typed-no") | words.words_of("command-quit")
        while True:
            answer = self.ask(words.say("another-game") + " ").strip().lower()
            if answer in words.words_of("typed-yes"):
                return True
            if answer in no:
                return False
            self.print_line(words.say("yes-or-no"))
