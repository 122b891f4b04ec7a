"""A recorded game as pages, one a turn: its line of notation, and the same in words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from onirim.game import Game
from onirim.notation.position import write_position
from onirim.notation.record import Comment, Item, Kind, Record
from onirim.notation.record.writer import write_item
from onirim.plain import texts
from onirim.plain.story import Ear
from onirim.records import Played, replay_steps
from onirim.view import SPECTATOR

__all__ = ["Book", "Page", "pages_of"]

BACK = ("b", "back")
LEAVE = ("q", "quit")


@dataclass(slots=True)
class Page:
    """One turn."""

    label: str
    notation: list[str] = field(default_factory=list)
    words: list[str] = field(default_factory=list)
    position: str = ""

    def lines(self) -> list[str]:
        heading = texts.REPLAY_TURN if self.label != "0" else texts.REPLAY_SETUP
        first = heading.format(label=self.label, notation=" ".join(self.notation))
        return [first, *self.words, texts.REPLAY_POSITION.format(position=self.position), ""]


def pages_of(record: Record) -> list[Page]:
    """Replay the whole record; RecordError if it is no game."""
    pages: list[Page] = []
    ear: Ear | None = None
    for game, played in replay_steps(record):
        ear = ear or narrator(game)
        if not pages or pages[-1].label != played.turn:
            pages.append(Page(played.turn))
        add(pages[-1], played, ear)
        pages[-1].position = write_position(game.table)
    return pages


def narrator(game: Game) -> Ear:
    """Alone the reader is the player; of two players he is neither."""
    alone = game.rules.seats == 1
    return Ear(game, 0 if alone else SPECTATOR, texts.NAMES)


def add(page: Page, played: Played, ear: Ear) -> None:
    page.notation += [played.token] if played.token else []
    page.notation += [write_item(item) for item in played.items if item.kind is not Kind.COMMENT]
    tell = ear.tell if played.token else ear.tell_deal
    page.words += [f"  {line}" for line in tell(played.events)]
    page.words += [f"  {comment(item)}" for item in played.items if item.kind is Kind.COMMENT]


def comment(item: Item) -> str:
    """The words, and behind them what programs have noted."""
    parsed = Comment.parse(item.text)
    notes = [f"{name} {value}" for name, value in parsed.commands.items()]
    return texts.REPLAY_COMMENT.format(words="; ".join(filter(None, [parsed.words, *notes])))


class Book:
    """Pages told all at once, or leafed through."""

    def __init__(self, pages: list[Page], tell: Callable[[str], None]) -> None:
        self.pages = pages
        self.tell = tell
        self.at = 0

    def tell_all(self) -> None:
        for page in self.pages:
            self.tell_page(page)

    def leaf(self, ask: Callable[[str], str]) -> None:
        """Until the reader has enough; behind the last page there is none."""
        self.tell_page(self.pages[0])
        while (text := ask(texts.REPLAY_PROMPT).strip()).lower() not in LEAVE:
            self.turn_to(text)

    def turn_to(self, text: str) -> None:
        labels = [page.label for page in self.pages]
        wanted = [label for label in labels if text.upper() in (label, label.rstrip("AB"))]
        if not text and self.at + 1 == len(self.pages):
            self.tell(texts.REPLAY_END)
            return
        if text.lower() in BACK:
            self.at = max(0, self.at - 1)
        elif not text:
            self.at += 1
        elif wanted:
            self.at = labels.index(wanted[0])
        else:
            last = labels[-1]
            self.tell(texts.REPLAY_NO_TURN.format(text=text, first=labels[0], last=last))
            return
        self.tell_page(self.pages[self.at])

    def tell_page(self, page: Page) -> None:
        for line in page.lines():
            self.tell(line)
