"""The log of a hosted game: what happened in it, and what its people agreed beside it.

Practice and computers that act for people are matters of the host: the game itself knows nothing
of them, so the entries of the game are numbered again here, in one row with all others. A game
becomes practice, where anything may be undone, when every seat has agreed to it; that can't be
undone.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal, overload

from onirim.game.log import Entry

__all__ = ["SessionEntry", "SessionKind", "SessionLog", "changes_seat", "line_of"]

SessionKind = Literal[
    "deal",
    "action",
    "undo",
    "practice",  # a seat asks for practice, or agrees
    "no-practice",  # a seat declines, or thinks again
    "computer",  # a computer acts for the seat from now on
    "person",  # and now its person does again
]


@dataclass(frozen=True, slots=True)
class SessionEntry:
    """One entry, as it is stored; the cards are the outcomes of chance."""

    number: int
    seat: int  # who did it; the deal is nobody's
    kind: SessionKind
    code: str = ""  # of an action; the name of a computer
    cards: tuple[str, ...] = ()
    practice: bool = False  # an undo beyond what is free; the entry that makes the game practice
    at: float = 0.0  # when, in seconds since 1970


class SessionLog(Sequence[SessionEntry]):
    """The entries, and what follows from them beside the game.

    Entries of the game are kept as the game has them, and numbered when they are read: two objects
    for each would cost an open game another 5 kB.
    """

    def __init__(self, deal: Entry) -> None:
        self.kept: list[Entry | SessionEntry] = []
        self.line: list[int] = []  # numbers of the entries that count: the deal and actions
        self.by_computer: set[int] = set()  # of these, actions that a computer chose
        self.practice = False
        self.agreed: set[int] = set()  # seats that would have practice
        self.computers: dict[int, str] = {}  # by seat: who acts for it now
        self.computers_acted: dict[int, tuple[str, ...]] = {}  # by seat: all who ever did
        self.add(deal)

    def __len__(self) -> int:
        return len(self.kept)

    @overload
    def __getitem__(self, index: int) -> SessionEntry: ...
    @overload
    def __getitem__(self, index: slice) -> list[SessionEntry]: ...
    def __getitem__(self, index: int | slice) -> SessionEntry | list[SessionEntry]:
        numbers = range(len(self.kept))[index]
        if isinstance(numbers, range):
            return [self.entry(number) for number in numbers]
        return self.entry(numbers)

    def entry(self, number: int) -> SessionEntry:
        one = self.kept[number]
        if isinstance(one, SessionEntry):
            return one
        return SessionEntry(number, one.seat, one.kind, one.code, one.cards, one.practice, one.at)

    def add(self, done: Entry) -> None:
        """The game has a new entry."""
        number = len(self.kept)
        self.kept.append(done)
        if done.kind == "undo":
            self.by_computer.discard(self.line.pop())
            return
        self.line.append(number)
        if done.kind == "action" and done.seat in self.computers:
            self.by_computer.add(number)
            acted = (*self.computers_acted.get(done.seat, ()), self.computers[done.seat])
            self.computers_acted[done.seat] = tuple(dict.fromkeys(acted))

    def agree(self, seat: int, wanted: bool, seats: int, at: float) -> None:
        """A seat asks for practice, agrees to it, or declines."""
        if wanted:
            self.agreed.add(seat)
        else:
            self.agreed.clear()
        on = len(self.agreed) == seats
        self.practice |= on
        kind: SessionKind = "practice" if wanted else "no-practice"
        self.kept.append(SessionEntry(len(self.kept), seat, kind, practice=on, at=at))

    def set_computer(self, seat: int, name: str, at: float) -> None:
        """A computer acts for this seat from now on; "": its person does."""
        if name:
            self.computers[seat] = name
        else:
            self.computers.pop(seat, None)
        kind: SessionKind = "computer" if name else "person"
        self.kept.append(SessionEntry(len(self.kept), seat, kind, name, at=at))

    def last(self) -> Entry | SessionEntry:
        """What was done last; only an entry of this log has its number here."""
        return self.kept[-1]

    def last_of_line(self) -> SessionEntry:
        """The last entry that counts: an action, or the deal."""
        return self.entry(self.line[-1])

    def own_action_back(self, seat: int) -> int:
        """How many actions ago this person last chose, or 0 if never.

        Actions of computers since then are passed over, those of another person are not.
        """
        for back in range(1, len(self.line)):
            number = self.line[-back]
            if number not in self.by_computer:
                return back if self.kept[number].seat == seat else 0
        return 0

    def seatings(self) -> int:
        """How often a computer has come or gone."""
        return sum(changes_seat(entry) for entry in self.kept)


def changes_seat(entry: Entry | SessionEntry) -> bool:
    """Does it say who acts for a seat?"""
    return entry.kind in ("computer", "person")


def line_of(entries: Iterable[SessionEntry]) -> list[int]:
    """The numbers of the deal and of the actions that no later entry has undone."""
    line: list[int] = []
    for entry in entries:
        if entry.kind in ("deal", "action"):
            line.append(entry.number)
        elif entry.kind == "undo":
            line.pop()
    return line
