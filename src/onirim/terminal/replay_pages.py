"""A recorded game as pages, one a turn: its line of notation, and the same in words."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import date

from onirim.engine.layout import SPECTATOR
from onirim.game.logged_game import LoggedGame
from onirim.game.records import RecordedStep, replayed_steps
from onirim.notation.position import write_position
from onirim.notation.record import Comment, Item, ItemKind, Record
from onirim.notation.record.writer import write_item
from onirim.terminal.unread_events import EventFeed
from onirim.text import Words
from onirim.text.sentences import say_ruleset

__all__ = ["Page", "Pager", "heading", "pages_of"]


@dataclass(slots=True)
class Page:
    """One turn."""

    label: str
    notation: list[str] = field(default_factory=list)
    words: list[str] = field(default_factory=list)
    position: str = ""

    def lines(self, words: Words) -> list[str]:
        key = "replay-turn" if self.label != "0" else "replay-setup"
        first = words.say(key, label=self.label, notation=" ".join(self.notation))
        return [first, *self.words, words.say("replay-position", position=self.position), ""]


def heading(words: Words, record: Record) -> list[str]:
    """Who played what, and when, as far as the record says so."""
    lines = []
    written = record.headers.get("Date", "")
    with suppress(ValueError):
        lines.append(words.say("replay-date", date=date.fromisoformat(written)))
    names = record.headers.get("Dreamwalkers", "")
    if names:
        listed = words.listed([name.strip() for name in names.split(",")], "and")
        rules = say_ruleset(words, record.headers["Rules"])
        lines.append(words.say("replay-players", names=listed, rules=rules))
    return [*lines, ""] if lines else []


def pages_of(words: Words, record: Record) -> list[Page]:
    """Replay the whole record; RecordError if it is no game."""
    pages: list[Page] = []
    feed: EventFeed | None = None
    for game, played in replayed_steps(record):
        feed = feed or narrator(words, game)
        if not pages or pages[-1].label != played.turn:
            pages.append(Page(played.turn))
        add(words, pages[-1], played, feed)
        pages[-1].position = write_position(game.state)
    return pages


def narrator(words: Words, game: LoggedGame) -> EventFeed:
    """Alone the reader is the player; of two players, neither."""
    if game.rules.seats == 1:
        return EventFeed(words, game, 0, [words.say("you")])
    return EventFeed(words, game, SPECTATOR, [words.say("player-A"), words.say("player-B")])


def add(words: Words, page: Page, played: RecordedStep, feed: EventFeed) -> None:
    page.notation += [played.token] if played.token else []
    page.notation += [
        write_item(item) for item in played.items if item.kind is not ItemKind.COMMENT
    ]
    page.words += [f"  {line}" for line in feed.new_lines()]
    page.words += [
        f"  {comment(words, item)}" for item in played.items if item.kind is ItemKind.COMMENT
    ]


def comment(words: Words, item: Item) -> str:
    """The words, and behind them what programs have noted."""
    parsed = Comment.parse(item.text)
    notes = [f"{name} {value}" for name, value in parsed.commands.items()]
    return words.say("replay-comment", words="; ".join(filter(None, [parsed.words, *notes])))


class Pager:
    """Pages printed all at once, or browsed."""

    def __init__(self, words: Words, pages: list[Page], print_line: Callable[[str], None]) -> None:
        self.words = words
        self.pages = pages
        self.print_line = print_line
        self.at = 0

    def print_all(self) -> None:
        for page in self.pages:
            self.print_page(page)

    def browse(self, ask: Callable[[str], str]) -> None:
        """Until the reader has enough; behind the last page there is none."""
        self.print_page(self.pages[0])
        prompt = self.words.say("replay-prompt") + " "
        leave = self.words.words_of("command-quit")
        while (text := ask(prompt).strip()).lower() not in leave:
            self.turn_to(text)

    def turn_to(self, text: str) -> None:
        labels = [page.label for page in self.pages]
        wanted = [label for label in labels if text.upper() in (label, label.rstrip("AB"))]
        if not text and self.at + 1 == len(self.pages):
            self.print_line(self.words.say("replay-end"))
            return
        if text.lower() in self.words.words_of("command-back"):
            self.at = max(0, self.at - 1)
        elif not text:
            self.at += 1
        elif wanted:
            self.at = labels.index(wanted[0])
        else:
            first, last = labels[0], labels[-1]
            self.print_line(self.words.say("replay-no-turn", text=text, first=first, last=last))
            return
        self.print_page(self.pages[self.at])

    def print_page(self, page: Page) -> None:
        for line in page.lines(self.words):
            self.print_line(line)
