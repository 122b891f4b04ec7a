"""One sitting: games one after the other, a line read, lines told."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from onirim.errors import ActionError, AmbiguousAction, IllegalAction
from onirim.game import Game
from onirim.notation.position import write_position
from onirim.plain import screen, story, texts
from onirim.view import View, view

__all__ = ["Leave", "Session"]


class Leave(Exception):
    """The player wants to go."""


class Session:
    """Asks and tells through two functions, so that any kind of line-wise medium will do.

    `ask` raises EOFError where the input ends.
    """

    def __init__(self, ask: Callable[[str], str], tell: Callable[[str], None]) -> None:
        self.ask = ask
        self.tell = tell
        self.commands: dict[str, Callable[[Game], list[str]]] = {
            "?": lambda _: list(texts.HELP),
            "help": lambda _: list(texts.HELP),
            "odds": lambda game: screen.odds(view(game.table)),
            "table": everything,
            "discard": lambda game: screen.discard_pile(view(game.table)),
            "rule": why,
            "position": lambda game: [write_position(game.table)],
            "quit": leave,
            "q": leave,
        }

    def play_on(self, deals: Iterator[tuple[str, Game]]) -> None:
        """Play games, each told which one it is, until the player has enough or the input ends."""
        self.tell_all(texts.WELCOME)
        try:
            self.play(*next(deals))
            while self.wants_another():
                self.play(*next(deals))
            self.tell(texts.GOODBYE)
        except Leave:
            self.tell(texts.GOODBYE)
        except EOFError:
            self.tell(texts.END_OF_INPUT)

    def play(self, which: str, game: Game) -> None:
        """One game from deal to end."""
        self.tell_all(["", which, *story.tell_deal(game.take_events())])
        before: View | None = None
        turn = -1
        while not game.result:
            now = view(game.table)
            if turn != game.table.turns:
                turn = int(game.table.turns)
                self.tell_all(["", *screen.short_table(now, turn + 1)])
            elif before:
                self.tell_all(screen.changes(before, now))
            before = now
            self.tell_all(screen.choices(now, game.decision()))
            self.next_action(game)
        gained, all_doors = screen.doors_gained(view(game.table))
        self.tell(texts.SUMMARY.format(doors=gained, all_doors=all_doors, turns=turn + 1))

    def next_action(self, game: Game) -> None:
        """Read lines until one of them is an action; every other line changes nothing."""
        while True:
            text = self.ask(texts.PROMPT).strip()
            command = self.commands.get(text.lower())
            if command:
                self.tell_all(command(game))
            elif text:
                try:
                    events = game.apply(meant(game, text))
                except ActionError as wrong:
                    self.tell(in_words(wrong))
                else:
                    self.tell_all(["", *story.tell(events)])
                    return

    def wants_another(self) -> bool:
        while True:
            answer = self.ask(texts.AGAIN).strip().lower()
            if answer in texts.YES:
                return True
            if answer in texts.NO:
                return False
            self.tell(texts.YES_OR_NO)

    def tell_all(self, lines: tuple[str, ...] | list[str]) -> None:
        for line in lines:
            self.tell(line)


def meant(game: Game, text: str) -> str:
    """What was typed as the border reads it: `3`, `play:Rs`, and `play rs` as people write it."""
    legal = screen.in_order(game.legal())
    if text.isdecimal():
        if 1 <= int(text) <= len(legal):
            return legal[int(text) - 1]
        message = texts.NOT_A_NUMBER.format(number=text, last=len(legal))
        raise NoSuchNumber(message, text, legal)
    verb, _, card = ":".join(text.replace(":", " ").split()).rpartition(":")
    if not game.is_action(text) and game.is_action(card.capitalize()):
        return f"{verb.lower()}:{card.capitalize()}" if verb else card.capitalize()
    return text


class NoSuchNumber(ActionError):
    """A number that stands before none of the choices."""


def in_words(wrong: ActionError) -> str:
    if isinstance(wrong, NoSuchNumber):
        return str(wrong)
    if isinstance(wrong, AmbiguousAction):
        return texts.AMBIGUOUS.format(text=wrong.text, options=texts.either(wrong.options))
    unclear = texts.NOT_POSSIBLE if isinstance(wrong, IllegalAction) else texts.NOT_AN_ACTION
    return unclear.format(text=wrong.text)


def everything(game: Game) -> list[str]:
    now = view(game.table)
    turn = int(game.table.turns) + 1
    return [*screen.table(now, turn), *screen.choices(now, game.decision())]


def why(game: Game) -> list[str]:
    rule = game.decision().rule
    sentence = texts.RULES.get(rule, texts.NO_SENTENCE)
    return [texts.WHY.format(rule=rule, sentence=sentence)]


def leave(_: Game) -> list[str]:
    raise Leave
