"""One sitting: games one after the other, a line read, lines told."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from onirim.game import Game
from onirim.plain.game_loop import GameLoop, Leave
from onirim.plain.people import Partners
from onirim.words import Words, words_in
from onirim.words.library import ENGLISH
from onirim.words.sentences import say_ruleset

__all__ = ["TerminalSession"]


class TerminalSession:
    """Asks and tells through two functions, so that any kind of line-wise medium will do.

    `ask` raises EOFError where the input ends.
    """

    def __init__(
        self,
        ask: Callable[[str], str],
        tell: Callable[[str], None],
        people: Partners | None = None,
        words: Words | None = None,
    ) -> None:
        self.ask = ask
        self.tell = tell
        self.people = people or Partners()
        self.words = words or words_in(ENGLISH)

    def play_on(self, deals: Iterator[tuple[str, Game]]) -> None:
        """Play games, each told which one it is, until the player has enough or the input ends."""
        which, game = next(deals)
        self.welcome(game)
        try:
            self.play(which, game)
            while self.wants_another():
                self.play(*next(deals))
            self.tell(self.words.say("goodbye"))
        except Leave:
            self.tell(self.words.say("goodbye"))
        except EOFError:
            self.tell(self.words.say("end-of-input"))

    def welcome(self, game: Game) -> None:
        """What it is; what else is played with, if anything."""
        rules = game.rules.text
        self.words = words_in(self.words.language, game.rules.skin)
        for line in self.words.lines("welcome", players="one" if game.rules.seats == 1 else "two"):
            self.tell(line)
        if "+" in rules:
            self.tell(self.words.say("playing", rules=say_ruleset(self.words, rules)))

    def play(self, which: str, game: Game) -> None:
        GameLoop(self.words, game, self.people, self.ask, self.tell).play(which)

    def wants_another(self) -> bool:
        words = self.words
        no = words.words_of("typed-no") | words.words_of("command-quit")
        while True:
            answer = self.ask(words.say("another-game") + " ").strip().lower()
            if answer in words.words_of("typed-yes"):
                return True
            if answer in no:
                return False
            self.tell(words.say("yes-or-no"))
