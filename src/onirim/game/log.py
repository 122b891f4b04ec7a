"""The log of a game: one entry for the deal, each action and each undo.

Entries are only ever added, so their number is a version that never repeats, and a game is resumed
by replaying them. The line is what counts now: the deal and the actions that no later entry has
undone. What players read as a log is made of happenings (`game/happenings`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from onirim.engine.layout import SPECTATOR
from onirim.engine.messages import Message, OnirimError

__all__ = ["Entry", "EntryKind", "Log", "Played", "UndoError"]

EntryKind = Literal["deal", "action", "undo"]


class UndoError(OnirimError):
    """Nothing was undone; the message says why.

    Examples:
        >>> from onirim import Game
        >>> Game("solo", seed=7).undo()
        Traceback (most recent call last):
        onirim.UndoError: nothing has been done yet

    """

    __module__ = "onirim"  # where programs import it from


@dataclass(frozen=True, slots=True)
class Entry:
    """The deal, an action or an undo, and the outcomes of chance that it brought."""

    number: int
    seat: int  # who did it; the deal is nobody's
    kind: EntryKind
    code: str = ""  # of an action
    cards: tuple[str, ...] = ()
    practice: bool = False  # an undo beyond what is free
    at: float = 0.0  # when, in seconds since 1970


@dataclass(slots=True)
class Played:
    """An entry of the line, and what else a game remembers of it."""

    entry: Entry
    turn: int = 0  # in which it was done; 0 is the set-up
    events: int = 0  # how many events had happened before


class Log:
    """The entries, the line that counts, and the outcomes of lines that were undone."""

    def __init__(self, at: float = 0.0) -> None:
        deal = Entry(0, SPECTATOR, "deal", at=at)
        self.entries = [deal]
        self.line = [Played(deal)]
        self.practised = False  # anything could be undone, or more than was free has been
        self.cards_to_come: dict[tuple[str, ...], str] = {}

    @property
    def version(self) -> int:
        return len(self.entries)

    @property
    def actions(self) -> list[Played]:
        """The actions that count."""
        return self.line[1:]

    def last_action(self) -> Played:
        if len(self.line) == 1:
            raise UndoError(Message("undo-nothing", "nothing has been done yet"))
        return self.line[-1]

    def add(
        self, seat: int, code: str, turn: int, events: int, at: float, cards: Sequence[str]
    ) -> None:
        """An action was carried out, and these cards came by chance."""
        entry = Entry(len(self.entries), seat, "action", code, tuple(cards), at=at)
        self.entries.append(entry)
        self.line.append(Played(entry, turn, events))

    def add_cards(self, cards: Sequence[str]) -> None:
        """These outcomes of chance belong to what was done last."""
        last = self.line[-1]
        cards = (*last.entry.cards, *cards)
        last.entry = self.entries[-1] = replace(last.entry, cards=cards)

    def pop(self) -> Played:
        """Take the last action off the line without a trace: the log is the line alone."""
        popped = self.last_action()
        self.line.pop()
        for number, played in enumerate(self.line):
            if played.entry.number != number:
                played.entry = replace(played.entry, number=number)
        self.entries = [played.entry for played in self.line]
        return popped

    def remember(self, undone: Played) -> None:
        """Whoever goes that way again meets the same cards."""
        before = (*self.codes_and_cards(), undone.entry.code)
        for i, card in enumerate(undone.entry.cards):
            self.cards_to_come[(*before, *undone.entry.cards[:i])] = card

    def undo(self, seat: int, practice: bool, at: float = 0.0) -> Played:
        """Take the last action off the line; whoever goes that way again meets the same cards."""
        undone = self.last_action()
        self.line.pop()
        self.remember(undone)
        self.practised |= practice or bool(undone.entry.cards)
        self.entries.append(Entry(len(self.entries), seat, "undo", practice=practice, at=at))
        return undone

    def cards(self) -> list[str]:
        """All outcomes of chance that count, in the order in which they came."""
        return [card for played in self.line for card in played.entry.cards]

    def codes_and_cards(self) -> tuple[str, ...]:
        """How the line came to where it is: what was done, and which cards came."""
        return tuple(
            word for played in self.line for word in (played.entry.code, *played.entry.cards)
        )
