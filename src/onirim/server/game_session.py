"""A game on a server: its log goes in, what each pair of eyes may know comes out.

Every entry of the log changes the game at once, but a seat is told only when there is something
for it. Versions count what a seat was told, so each seat has its own. While a player looks at
hidden cards or puts cards back, everybody else hears nothing: how often the player is asked for
their order would tell whether equal cards are among them. Whoever comes in meanwhile sees what was
shown last.

All of it follows from the log alone: a server that takes a game up again tells the same versions.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from onirim.chance import ChanceSource, FixedDeck, SystemRandom
from onirim.engine.catalogue import ruleset
from onirim.engine.layout import SEERS
from onirim.engine.messages import Message
from onirim.engine.state import State
from onirim.errors import NotAnAction
from onirim.events import Event, Undone, as_seen
from onirim.game import Game
from onirim.insight import Reason, insight, why_not
from onirim.log import DEAL, UNDO, CannotUndo, Entry
from onirim.notation.record import Record
from onirim.notation.sight import put_back_so_far
from onirim.notation.zones import HIDDEN, OMNISCIENT, SPECTATOR, cards_in
from onirim.records import record_game
from onirim.store.games import StoredGame
from onirim.view import view
from onirim.wire import Explained, LastAction, Update, as_wire

__all__ = ["GameSession", "Subscription"]

UndoKind = Literal["", "free", "practice"]
MOST_ENTRIES = 5000  # a game ends by itself; taking back and forth would not


@dataclass(slots=True)
class LastSent:
    """What a pair of eyes was shown last."""

    entries: int  # how much of the log
    events: int  # how much of the history
    state: State | None = None  # as it was then; None: as it is now
    undo: UndoKind = ""


@dataclass(slots=True)
class Subscription:
    """One seat, or everybody who looks on."""

    seat: int
    shown: LastSent
    marks: list[tuple[int, int]]  # by version: how much of the log, and of the history
    version: int = 0
    floor: int = 0  # events of older versions do not lead here: something was taken back
    mine: LastAction | None = None


class GameSession:
    """One game and all eyes on it."""

    def __init__(self, stored: StoredGame, log: Sequence[Entry] = ()) -> None:
        self.stored = stored
        recorded = self.outcomes_of(log[0]) if log else ()
        at = log[0].at if log else time.time()
        self.game = Game(ruleset(stored.rules), chance_source_of(stored), recorded, at)
        if log and self.log[0] != log[0]:
            raise ValueError("the deal of this log does not come about by these rules")
        self.seats = int(self.game.rules.seats)
        events = len(self.game.history)
        self.subscriptions = {
            seat: Subscription(seat, LastSent(1, events), [(1, events)])
            for seat in (*range(self.seats), SPECTATOR)
        }
        for entry in log[1:]:
            self.take_in(entry)

    @property
    def result(self) -> str:
        return self.game.result

    @property
    def log(self) -> list[Entry]:
        return self.game.log.entries

    def act(self, seat: int, text: str) -> tuple[Entry, set[int]]:
        """Do it: the entry to be written, and the eyes that have something new."""
        return self.apply(seat, self.game.parse_action(text), time.time())

    def undo(self, seat: int, practice: bool) -> tuple[Entry, set[int]]:
        """Take back this seat's last action; CannotUndo says why not."""
        kind = self.undo_for(seat)
        if kind == "free" or (kind == "practice" and practice):
            return self.take_back(seat, kind == "practice", time.time())
        self.game.refuse_undo(seat)
        if self.result:
            raise CannotUndo(Message("undo-over", "the game is over"))
        raise CannotUndo(Message("undo-enough", "enough was undone in this game"))

    def take_in(self, entry: Entry) -> set[int]:
        """Do what the log tells; the eyes that have something new."""
        follows = entry.number == len(self.log)
        done, new = self.repeat(entry) if follows else (None, set[int]())
        if done != entry:
            raise ValueError(f"entry {entry.number} does not fit the log before it")
        return new

    def explain(self, seat: int, text: str, answers: int) -> Explained:
        """Why this seat cannot do it now, or would waste it."""
        shown = self.subscriptions[seat]
        answer = why_not(shown.shown.state or self.game.state, seat, text)
        return Explained(answers, shown.version, answer.action, answer.legal, answer.reason)

    def why_refused(self, seat: int, text: str) -> Reason | None:
        """The same for an action that was sent and is not legal."""
        try:
            return self.explain(seat, text, 0).reason
        except NotAnAction:
            return None

    def update(self, seat: int, since: int | None = None, answers: int | None = None) -> Update:
        """What these eyes were shown last, and what has happened since a version of theirs."""
        eyes = self.subscriptions[seat]
        if since is None or not eyes.floor <= since <= eyes.version:
            return self.told(seat, (), whole=True, answers=answers)
        happened = self.game.history[eyes.marks[since][1] : eyes.shown.events]
        return self.told(seat, self.as_told(seat, happened), answers=answers)

    def news(self, seat: int, answers: int | None = None) -> Update:
        """What the last entry of the log has brought to these eyes."""
        last = self.log[-1]
        if last.code == UNDO:
            return self.told(seat, [Undone(last.seat)], answers=answers)
        return self.update(seat, self.subscriptions[seat].version - 1, answers)

    def told(
        self, seat: int, happened: Iterable[Event], whole: bool = False, answers: int | None = None
    ) -> Update:
        shown = self.subscriptions[seat].shown
        return Update(
            version=self.subscriptions[seat].version,
            view=view(shown.state or self.game.state, seat),
            events=as_wire(happened),
            whole=whole,
            undo=shown.undo,
            insight=insight(shown.state or self.game.state, seat),
            answers=answers,
        )

    def record(self, seat: int, names: Sequence[str]) -> Record:
        """The record of what these eyes have been shown; of everything when the game is over."""
        shown = self.subscriptions[seat].shown
        past = shown.state is not None
        game = GameSession(self.stored, self.log[: shown.entries]).game if past else self.game
        day = time.strftime("%Y-%m-%d", time.gmtime(self.stored.made_at))
        return record_game(game, viewer=seat, date=day, names=names)

    # --- what an entry does ----------------------------------------------------------------------

    def repeat(self, entry: Entry) -> tuple[Entry, set[int]]:
        if entry.code == UNDO:
            return self.take_back(entry.seat, entry.practice, entry.at)
        action = self.game.parse_action(entry.code)
        return self.apply(entry.seat, action, entry.at, self.outcomes_of(entry))

    def apply(
        self, seat: int, action: int, at: float, recorded: Sequence[str] = ()
    ) -> tuple[Entry, set[int]]:
        before = self.game.state.copy()
        self.note_action(seat, self.game.rules.code_of[action])
        self.game.apply(action, recorded, at)
        return self.log[-1], self.publish(seat, before)

    def take_back(self, seat: int, practice: bool, at: float) -> tuple[Entry, set[int]]:
        undone = self.game.log.last_action().entry.number
        self.note_action(seat, UNDO)
        self.game.undo(seat, practice, at)
        return self.log[-1], self.publish_undo(seat, undone)

    def note_action(self, seat: int, code: str) -> None:
        actor = self.subscriptions[seat]
        actor.mine = LastAction(actor.version, code)

    def outcomes_of(self, entry: Entry) -> Sequence[str]:
        """A fixed deck gives its cards itself, also when the game is resumed."""
        return entry.cards if self.stored.deck is None else ()

    def undo_for(self, seat: int) -> UndoKind:
        """What taking back is for this seat now; it must have acted last."""
        game, last = self.game, self.game.log.line[-1].entry
        if last.seat != seat or last.code == DEAL or len(self.log) >= MOST_ENTRIES:
            return ""
        if game.can_undo(seat) and not game.result:
            return "free"
        return "practice" if self.stored.practice else ""

    # --- who is told -----------------------------------------------------------------------------

    def publish(self, actor: int, before: State) -> set[int]:
        new = {
            eyes.seat for eyes in self.subscriptions.values() if self.has_news(eyes, actor, before)
        }
        for eyes in self.subscriptions.values():
            if eyes.seat in new:
                self.show(eyes)
            elif eyes.shown.state is None:
                eyes.shown.state = before
        return new

    def has_news(self, eyes: Subscription, actor: int, before: State) -> bool:
        now = self.game.state
        if self.seats == 1 or self.result or eyes.seat in (actor, now.to_move):
            return True
        if is_kept_from(now, eyes.seat):
            return False
        unheard = self.as_told(eyes.seat, self.game.history[eyes.shown.events :])
        return bool(unheard) or phase_of(now) != phase_of(eyes.shown.state or before)

    def publish_undo(self, actor: int, undone: int) -> set[int]:
        """Only who was told what is taken back hears of it."""
        new = set()
        for eyes in self.subscriptions.values():
            if eyes.seat != actor and eyes.shown.entries <= undone:
                continue
            if eyes.seat != actor and is_kept_from(self.game.state, eyes.seat):
                self.show_earlier(eyes, undone)
            else:
                self.show(eyes)
            new.add(eyes.seat)
            eyes.floor = eyes.version
        return new

    def show(self, eyes: Subscription) -> None:
        """The table as it is now."""
        eyes.shown = LastSent(len(self.log), len(self.game.history), None, self.undo_for(eyes.seat))
        eyes.version += 1
        eyes.marks.append((eyes.shown.entries, eyes.shown.events))

    def show_earlier(self, eyes: Subscription, undone: int) -> None:
        """The last thing shown that still counts: what is there now is not for these eyes."""
        entries, events = next(mark for mark in reversed(eyes.marks) if mark[0] <= undone)
        eyes.shown = LastSent(
            entries, events, GameSession(self.stored, self.log[:entries]).game.state
        )
        eyes.version += 1
        eyes.marks.append((entries, events))

    def as_told(self, seat: int, history: Iterable[Event]) -> list[Event]:
        """Nobody hears that something was taken back which he was never told."""
        stands = [event for event in history if not isinstance(event, Undone)]
        return as_seen(stands, OMNISCIENT if self.result else seat, self.seats)


def chance_source_of(stored: StoredGame) -> ChanceSource:
    """Nobody can foretell a game but in tests."""
    return SystemRandom() if stored.deck is None else FixedDeck(stored.deck, stored.seed or 0)


def phase_of(state: State) -> tuple[int, str]:
    """Who decides, and at which step."""
    return state.to_move, state.top_step.name()


def is_kept_from(state: State, seat: int) -> bool:
    """Does another seat look at cards that this one may not know, or is it putting cards back?"""
    if state.rules.seats == 1:
        return False
    if put_back_so_far(state, seat)[1] > 0:
        return True
    looks = [z for z in state.rules.zones if z.sight == SEERS and not z.in_deck]
    return any(HIDDEN in cards_in(state, zone, seat) for zone in looks)
