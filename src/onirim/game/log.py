"""What was done in a game: one entry for the deal, each action, each undo, each word beside it.

Beside it somebody asks for practice, or a computer begins or ends to act for a seat.

Entries are only ever added, so the number of entries is a version that never repeats, and a game
is resumed by doing the same again. The line is what counts now: the deal and the actions that no
later entry has undone. A game becomes practice, where anything may be undone, when every seat has
agreed to it; that cannot be undone.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from onirim.engine.layout import SPECTATOR
from onirim.engine.messages import Message, OnirimError

__all__ = [
    "COMPUTER",
    "DEAL",
    "NO_PRACTICE",
    "PERSON",
    "PRACTICE",
    "UNDO",
    "CannotUndo",
    "Entry",
    "Log",
    "Played",
    "computer_of",
    "is_about_seat",
    "is_aside",
    "line_of",
]

DEAL = ""  # codes of entries that are no actions
UNDO = "undo"
PRACTICE = "practice"  # a seat asks for practice, or agrees
NO_PRACTICE = "no-practice"  # and this one declines, or thinks again
COMPUTER = "computer:"  # the player of this name acts for the seat from now on
PERSON = "person"  # and now its person does again


class CannotUndo(OnirimError):
    """Nothing was undone; the message says why."""


@dataclass(frozen=True, slots=True)
class Entry:
    """The deal, an action or an undo, as it is stored; the cards are the outcomes of chance."""

    number: int
    seat: int  # who did it; the deal is nobody's
    code: str
    cards: tuple[str, ...] = ()
    practice: bool = False  # an undo beyond what is free; the word by which a game becomes practice
    at: float = 0.0  # when, in seconds since 1970


@dataclass(slots=True)
class Played:
    """An entry of the line, and what else a game remembers of it."""

    entry: Entry
    turn: int = 0  # in which it was done; 0 is the set-up
    events: int = 0  # how many events had happened before
    by_computer: bool = False  # one acted for the seat then


class Log:
    """The entries, the line that counts, and the outcomes of lines that were undone."""

    def __init__(self, at: float = 0.0) -> None:
        deal = Entry(0, SPECTATOR, DEAL, at=at)
        self.entries = [deal]
        self.line = [Played(deal)]
        self.practised = False
        self.practice = False
        self.agreed: set[int] = set()  # seats that would have practice
        self.cards_to_come: dict[tuple[str, ...], str] = {}
        self.computers: dict[int, str] = {}  # by seat: who acts for it now
        self.computers_acted: dict[int, tuple[str, ...]] = {}  # by seat: all who ever did

    @property
    def version(self) -> int:
        return len(self.entries)

    @property
    def actions(self) -> list[Played]:
        """The actions that count."""
        return self.line[1:]

    def last_action(self) -> Played:
        if len(self.line) == 1:
            raise CannotUndo(Message("undo-nothing", "nothing has been done yet"))
        return self.line[-1]

    def own_action_back(self, seat: int) -> int:
        """The how manyeth action from the end is the last that this person chose; 0: none is.

        What computers have done since is passed over, what another person has done is not.
        """
        for back, played in enumerate(reversed(self.actions), start=1):
            if not played.by_computer:
                return back if played.entry.seat == seat else 0
        return 0

    def add(
        self, seat: int, code: str, turn: int, events: int, at: float, cards: Sequence[str]
    ) -> None:
        """An action was carried out, and these cards came by chance."""
        entry = Entry(len(self.entries), seat, code, tuple(cards), at=at)
        self.entries.append(entry)
        self.line.append(Played(entry, turn, events, seat in self.computers))
        if seat in self.computers:
            acted = (*self.computers_acted.get(seat, ()), self.computers[seat])
            self.computers_acted[seat] = tuple(dict.fromkeys(acted))

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
        self.entries.append(Entry(len(self.entries), seat, UNDO, (), practice, at))
        return undone

    def say_practice(self, seat: int, wanted: bool, seats: int, at: float = 0.0) -> None:
        """A seat asks for practice, agrees to it, or declines."""
        if wanted:
            self.agreed.add(seat)
        else:
            self.agreed.clear()
        on = len(self.agreed) == seats
        self.practice |= on
        self.practised |= on
        code = PRACTICE if wanted else NO_PRACTICE
        self.entries.append(Entry(len(self.entries), seat, code, (), on, at))

    def set_computer(self, seat: int, name: str, at: float = 0.0) -> None:
        """A computer acts for this seat from now on; "": its person does."""
        if name:
            self.computers[seat] = name
        else:
            self.computers.pop(seat, None)
        code = COMPUTER + name if name else PERSON
        self.entries.append(Entry(len(self.entries), seat, code, at=at))

    def cards(self) -> list[str]:
        """All outcomes of chance that count, in the order in which they came."""
        return [card for played in self.line for card in played.entry.cards]

    def codes_and_cards(self) -> tuple[str, ...]:
        """How the line came to where it is: what was done, and which cards came."""
        return tuple(
            word for played in self.line for word in (played.entry.code, *played.entry.cards)
        )


def line_of(log: Iterable[Entry]) -> list[Entry]:
    """What was not undone."""
    line: list[Entry] = []
    for entry in log:
        if entry.code == UNDO:
            line.pop()
        elif not is_aside(entry.code):
            line.append(entry)
    return line


def is_aside(code: str) -> bool:
    """An entry that is no part of the line: it is about the game, not in it."""
    return code in (UNDO, PRACTICE, NO_PRACTICE) or is_about_seat(code)


def is_about_seat(code: str) -> bool:
    """Whether a computer or a person acts for a seat."""
    return code == PERSON or code.startswith(COMPUTER)


def computer_of(code: str) -> str:
    """The name of the computer that an entry about a seat puts there; "" for a person."""
    return code.removeprefix(COMPUTER) if code.startswith(COMPUTER) else ""
