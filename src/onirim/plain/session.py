"""One sitting: games one after the other, a line read, lines told."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from onirim.game import Game
from onirim.plain import texts
from onirim.plain.people import People
from onirim.plain.round import Leave, Round

__all__ = ["Session"]


class Session:
    """Asks and tells through two functions, so that any kind of line-wise medium will do.

    `ask` raises EOFError where the input ends.
    """

    def __init__(
        self,
        ask: Callable[[str], str],
        tell: Callable[[str], None],
        people: People | None = None,
    ) -> None:
        self.ask = ask
        self.tell = tell
        self.people = people or People()

    def play_on(self, deals: Iterator[tuple[str, Game]]) -> None:
        """Play games, each told which one it is, until the player has enough or the input ends."""
        which, game = next(deals)
        for line in texts.WELCOME if game.rules.seats == 1 else texts.WELCOME_TWO:
            self.tell(line)
        try:
            self.play(which, game)
            while self.wants_another():
                self.play(*next(deals))
            self.tell(texts.GOODBYE)
        except Leave:
            self.tell(texts.GOODBYE)
        except EOFError:
            self.tell(texts.END_OF_INPUT)

    def play(self, which: str, game: Game) -> None:
        Round(game, self.people, self.ask, self.tell).play(which)

    def wants_another(self) -> bool:
        while True:
            answer = self.ask(texts.AGAIN).strip().lower()
            if answer in texts.YES:
                return True
            if answer in texts.NO:
                return False
            self.tell(texts.YES_OR_NO)
