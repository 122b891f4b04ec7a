"""A game on a server: log entries go in, one stream of updates for each viewer comes out.

Each entry changes the game at once; a viewer gets an update only if something changed for it.
Versions count the updates of one viewer. While a player looks at hidden cards or puts cards back,
all others get nothing: how often the player is asked for their order would reveal whether equal
cards are among them. A viewer that connects meanwhile gets the last update again.

All of it is a function of the log: a server that loads the game gives the same versions.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from dataclasses import replace

from onirim.engine.layout import OMNISCIENT, SPECTATOR
from onirim.engine.messages import Message, OnirimError
from onirim.engine.state import State
from onirim.game.chance import ChanceSource, FixedDeck, RepeatedDeal, SystemRandom
from onirim.game.events import Event, Happened, Undone, as_seen
from onirim.game.happenings import Happening, undone
from onirim.game.log import UndoError
from onirim.game.logged_game import LoggedGame
from onirim.game.pile_order import Arrivals, pile_order
from onirim.game.records import record_of
from onirim.game.records.steps import SEAT_LETTERS
from onirim.game.table_view import table_view
from onirim.hosting.action_list import parse_list
from onirim.hosting.next_card import weights_of_next_card
from onirim.hosting.seating import check_seating, computers_at, standing_of, with_computers
from onirim.hosting.session_log import SessionEntry, SessionLog, line_of
from onirim.hosting.stored_game import Standing, StoredGame
from onirim.hosting.subscriptions import LastSent, Subscription, UndoKind
from onirim.hosting.wire import Explained, PracticeState, Update
from onirim.knowledge.observe import observe
from onirim.knowledge.secrecy import looks_at_hidden_cards, player_and_step
from onirim.notation.record import Record
from onirim.rules.catalogue import ruleset
from onirim.rules.facts.collect import insight
from onirim.rules.facts.explain import why_not

__all__ = ["CannotPractise", "GameSession"]

CHECKPOINT_EVERY = 64  # entries: most games end before the first copy of their state, of 7 kB
MOST_ENTRIES = 1000  # a game ends by itself; undo and redo would not
MOST_SAID = 40  # of practice in one game: a partner must not use up the entries of undo


class CannotPractise(OnirimError):
    """Nothing was said about practice; the message says why."""


class GameSession:
    """One game and its viewers."""

    def __init__(self, stored: StoredGame, log: Sequence[SessionEntry] = ()) -> None:
        self.stored = stored
        recorded = self.outcomes_of(log[0]) if log else ()
        at = log[0].at if log else time.time()
        self.game = LoggedGame(ruleset(stored.rules), chance_source_of(stored), recorded, at)
        self.game.checkpoint_every = CHECKPOINT_EVERY
        self.log = SessionLog(self.game.log.entries[0])
        if log and self.log[0] != log[0]:
            raise ValueError("the deal of this log does not come about by these rules")
        self.seats = int(self.game.rules.seats)
        self.told: tuple[tuple[int, ...], list[Event]] = (), []  # by `told_between`, the last time
        events = len(self.game.history)
        self.subscriptions = {
            seat: Subscription(seat, LastSent(1, events))
            for seat in (*range(self.seats), SPECTATOR)
        }
        for entry in log[1:]:
            self.replay_entry(entry)
        self.set_stored(self.stored)

    def set_stored(self, stored: StoredGame) -> None:
        """What the store says of the game; who acts for a seat is in the log."""
        self.stored = with_computers(stored, computers_at(self.log, self.seats))

    @property
    def result(self) -> str:
        return self.game.state.result

    @property
    def computers(self) -> dict[int, str]:
        """By seat: the computer that acts for it now."""
        return self.log.computers

    def act(self, seat: int, text: str) -> tuple[SessionEntry, set[int]]:
        """Apply one action: the entry to store, and the viewers that get an update."""
        entries, new = self.act_all(seat, [text])
        return entries[0], new

    def act_all(self, seat: int, texts: Sequence[str]) -> tuple[list[SessionEntry], set[int]]:
        """Apply several actions of this seat, or none of them and say why (RefusedActions)."""
        actions = self.check_actions(seat, texts)
        return all_of(self.apply(seat, action, time.time()) for action in actions)

    def check_actions(self, seat: int, texts: Sequence[str]) -> list[int]:
        """The actions that these texts mean; RefusedActions says why they cannot be done."""
        return parse_list(self.game.state, seat, texts)

    def undo(self, seat: int, practice: bool) -> tuple[list[SessionEntry], set[int]]:
        """Undo this seat's last action; UndoError says why not.

        In practice what computers have done since is undone before it, one entry each.
        """
        back = self.check_undo(seat, practice) == "practice"
        times = self.log.own_action_back(seat) if back else 1
        return all_of(self.apply_undo(seat, back, time.time()) for _ in range(times))

    def check_undo(self, seat: int, practice: bool) -> UndoKind:
        """How this seat can undo its last action; UndoError says why it cannot."""
        kind = self.undo_for(seat)
        if kind == "free" or (kind == "practice" and practice):
            return kind
        self.game.refuse_undo(seat)
        if self.result:
            raise UndoError(Message("undo-over", "the game is over"))
        raise UndoError(Message("undo-enough", "enough was undone in this game"))

    def can_do_something(self, seat: int) -> bool:
        """Is this seat to move, or was the last action its own? Others are always refused."""
        if self.game.to_move == seat or self.log.last_of_line().seat == seat:
            return True
        return self.is_practice and self.log.own_action_back(seat) > 0

    def practise(self, seats: Sequence[int], wanted: bool) -> tuple[list[SessionEntry], set[int]]:
        """Ask for practice, agree to it or decline, for the seats of one person."""
        self.check_practice(wanted)
        return all_of(self.apply_practice(seat, wanted, time.time()) for seat in seats)

    def check_practice(self, wanted: bool) -> None:
        """Raise CannotPractise if nobody can say so now."""
        if self.result:
            raise CannotPractise(Message("practice-over", "the game is over"))
        if self.is_practice:
            raise CannotPractise(Message("practice-on", "this is practice already"))
        if not wanted and not self.log.agreed:
            raise CannotPractise(Message("practice-not-asked", "nobody has asked for practice"))
        said = sum(entry.kind in ("practice", "no-practice") for entry in self.log)
        if said >= MOST_SAID or len(self.log) >= MOST_ENTRIES:
            raise CannotPractise(Message("practice-enough", "enough was said in this game"))

    def set_computer(self, seat: int, name: str) -> list[SessionEntry]:
        """Let a computer act for a seat, or ("") its person again; nobody gets an update."""
        if self.computers.get(seat, "") == name:
            return []
        check_seating(self.log, name, self.result)
        return [self.apply_computer(seat, name, time.time())]

    def computer_turn(self) -> tuple[int, str] | None:
        """The seat for which a computer is to act now, and which."""
        seat = self.game.to_move
        name = self.computers.get(seat, "")
        return (seat, name) if name and not self.result else None

    def standing(self) -> Standing:
        """How the game stands as spectators know it, who know least."""
        state = self.subscriptions[SPECTATOR].last_sent.state or self.game.state
        return standing_of(state, self.result, computers_at(self.log, self.seats))

    @property
    def is_practice(self) -> bool:
        return self.stored.practice or self.log.practice

    def practice_for(self, seat: int) -> PracticeState:
        """How a viewer stands to practice."""
        agreed = self.log.agreed
        if self.is_practice:
            return "on"
        if seat in agreed:
            return "asked"
        return "offered" if agreed and seat != SPECTATOR else "off"

    def replay_entry(self, entry: SessionEntry) -> set[int]:
        """Apply a stored entry; the viewers that get an update."""
        follows = entry.number == len(self.log)
        done, new = self.repeat(entry) if follows else (None, set[int]())
        if done != entry:
            raise ValueError(f"entry {entry.number} does not fit the log before it")
        return new

    def explain(self, seat: int, text: str, answers: int) -> Explained:
        """Why this seat cannot do it now, or would waste it."""
        sub = self.subscriptions[seat]
        state = sub.last_sent.state or self.game.state
        answer = why_not(observe(state, seat), seat, text)
        return Explained(answers, sub.version, answer.action, answer.legal, answer.obstacle)

    def update(self, seat: int, since: int | None = None, answers: int | None = None) -> Update:
        """The current update of a viewer, with the events since one of its versions."""
        sub = self.subscriptions[seat]
        if since is None or not sub.oldest_diffable <= since <= sub.version:
            return self.make_update(seat, (), whole=True, answers=answers)
        begin, end = sub.events[since], sub.last_sent.events
        events = self.told_between(seat, begin, end)
        return self.make_update(seat, events, self.happenings(seat, begin, end), answers=answers)

    def last_update(self, seat: int, answers: int | None = None, entries: int = 1) -> Update:
        """The update that the last entries of the log give this viewer."""
        last, sub = self.log.last(), self.subscriptions[seat]
        if last.kind == "undo":
            told = undone(last.seat, self.game.history)
            return self.make_update(seat, [Undone(last.seat)], [told], answers=answers)
        seen = sub.versions_after(len(self.log) - entries, entries)
        return self.update(seat, sub.version - seen, answers)

    def make_update(
        self,
        seat: int,
        events: Iterable[Event],
        told: Iterable[Happening] = (),
        *,
        whole: bool = False,
        answers: int | None = None,
    ) -> Update:
        sub = self.subscriptions[seat]
        state = sub.last_sent.state or self.game.state
        known = table_view(state, seat)
        return Update(
            version=sub.version,
            view=known,
            pile_order=pile_order(state, self.arrivals(sub), seat),
            events=tuple(events),
            happenings=tuple(told),
            whole=whole,
            undo=sub.last_sent.undo,
            practice=self.practice_for(seat),
            insight=insight(known.observed, seat, known.legal(), known.can_be_won),
            next_card=weights_of_next_card(known),
            answers=answers,
        )

    def arrivals(self, sub: Subscription) -> Arrivals:
        """Of all that this viewer was told; at the end everybody is told everything."""
        history, told = self.game.history, sub.last_sent.events
        if self.result:
            return Arrivals(self.visible_events(sub.seat, history[:told]))
        if sub.arrived < told:
            sub.arrivals.add(self.told_between(sub.seat, sub.arrived, told))
            sub.arrived = told
        return sub.arrivals

    def record(self, seat: int, names: Sequence[str]) -> Record:
        """The record of what this viewer was sent; of everything when the game is over."""
        last_sent = self.subscriptions[seat].last_sent
        past = last_sent.state is not None
        then = GameSession(self.stored, self.log[: last_sent.entries]) if past else self
        day = time.strftime("%Y-%m-%d", time.gmtime(self.stored.made_at))
        more = then.headers()
        return record_of(then.game, viewer=seat, date=day, names=names, more=more)

    def headers(self) -> dict[str, str]:
        """Headers of a record that the host knows: computers, as "B heuristic", and the deal."""
        acted = [
            f"{SEAT_LETTERS[seat]} {name}"
            for seat, names in sorted(self.log.computers_acted.items())
            for name in names
        ]
        known = {"Computers": ", ".join(acted), "Deal": self.stored.deal}
        return {name: value for name, value in known.items() if value}

    # --- what an entry does ----------------------------------------------------------------------

    def repeat(self, entry: SessionEntry) -> tuple[SessionEntry, set[int]]:
        if entry.kind == "undo":
            return self.apply_undo(entry.seat, entry.practice, entry.at, replayed=True)
        if entry.kind in ("practice", "no-practice"):
            return self.apply_practice(entry.seat, entry.kind == "practice", entry.at)
        if entry.kind in ("computer", "person"):
            return self.apply_computer(entry.seat, entry.code, entry.at), set()
        action = self.game.parse_action(entry.code)
        return self.apply(entry.seat, action, entry.at, self.outcomes_of(entry))

    def apply(
        self, seat: int, action: int, at: float, recorded: Sequence[str] = ()
    ) -> tuple[SessionEntry, set[int]]:
        before = self.game.state.copy() if self.seats > 1 else None
        self.subscriptions[seat].note_done("action", self.game.rules.code_of[action])
        self.game.push(action, recorded, at)
        self.log.add(self.game.log.entries[-1])
        return self.log[-1], self.publish(seat, before)

    def apply_undo(
        self, seat: int, practice: bool, at: float, *, replayed: bool = False
    ) -> tuple[SessionEntry, set[int]]:
        undone = self.log.last_of_line().number
        self.subscriptions[seat].note_done("undo")
        self.game.undo(seat, practice, at, replayed=replayed)
        self.log.add(self.game.log.entries[-1])
        return self.log[-1], self.publish_undo(seat, undone)

    def apply_practice(self, seat: int, wanted: bool, at: float) -> tuple[SessionEntry, set[int]]:
        """Agree to practice, or not. Everybody gets an update, without what is hidden from them."""
        self.subscriptions[seat].note_done("practice" if wanted else "no-practice")
        self.log.agree(seat, wanted, self.seats, at)
        if self.log.practice:
            self.game.practise()
        self.stored = replace(self.stored, practice=self.is_practice)
        for sub in self.subscriptions.values():
            if sub.last_sent.state is None:
                self.show(sub)
            else:
                sub.note()  # what was sent last, as a new version
        return self.log[-1], set(self.subscriptions)

    def apply_computer(self, seat: int, name: str, at: float) -> SessionEntry:
        self.log.set_computer(seat, name, at)
        self.set_stored(self.stored)
        return self.log[-1]

    def outcomes_of(self, entry: SessionEntry) -> Sequence[str]:
        """A fixed deck gives its cards itself, also when the game is resumed."""
        return entry.cards if self.stored.deck is None or self.stored.deal else ()

    def undo_for(self, seat: int, before: State | None = None) -> UndoKind:
        """What undo is for this seat now; no other person may have acted since.

        `before` is the state before the last action: finding it again takes long.
        """
        back = self.log.own_action_back(seat) if seat != SPECTATOR else 0
        if back == 0 or len(self.log) >= MOST_ENTRIES:
            return ""
        if back == 1 and not self.result and self.game.can_undo(seat, before):
            return "free"
        return "practice" if self.is_practice else ""

    # --- who gets an update ----------------------------------------------------------------------

    def publish(self, actor: int, before: State | None) -> set[int]:
        """Let viewers see an action; `before` is the state before it, None if all of them do."""
        if before is None:
            for sub in self.subscriptions.values():
                self.show(sub)
            return set(self.subscriptions)
        new = {
            sub.seat
            for sub in self.subscriptions.values()
            if self.has_changed_for(sub, actor, before)
        }
        for sub in self.subscriptions.values():
            if sub.seat in new:
                self.show(sub, before)
            elif sub.last_sent.state is None:
                sub.last_sent.state = before
        return new

    def has_changed_for(self, sub: Subscription, actor: int, before: State) -> bool:
        now = self.game.state
        if self.result or sub.seat in (actor, now.to_move):
            return True
        if looks_at_hidden_cards(now, sub.seat):
            return False
        unheard = self.visible_events(sub.seat, self.game.history[sub.last_sent.events :])
        return bool(unheard) or player_and_step(now) != player_and_step(
            sub.last_sent.state or before
        )

    def publish_undo(self, actor: int, undone: int) -> set[int]:
        """Only viewers that were sent what is undone get an update."""
        new = set()
        for sub in self.subscriptions.values():
            if sub.seat != actor and sub.last_sent.entries <= undone:
                continue
            if sub.seat != actor and looks_at_hidden_cards(self.game.state, sub.seat):
                self.show_earlier(sub, undone)
            else:
                self.show(sub)
            new.add(sub.seat)
            sub.forget_events()
        return new

    def show(self, sub: Subscription, before: State | None = None) -> None:
        """Make the present the viewer's next version; `last_update` builds what is sent of it."""
        undo = self.undo_for(sub.seat, before)
        sub.last_sent = LastSent(len(self.log), self.game.event_count, None, undo)
        sub.note()

    def show_earlier(self, sub: Subscription, undone: int) -> None:
        """The last update that still holds: the current state is hidden from this viewer."""
        entries, events = sub.last_before(undone)
        sub.last_sent = LastSent(entries, events, self.state_after(entries))
        sub.note()

    def state_after(self, entries: int) -> State:
        """The state when the log had so many entries.

        What counted then is mostly the beginning of what counts now; else it is played again.
        """
        then = line_of(self.log[:entries])
        if then == self.log.line[: len(then)]:
            return self.game.state_after(len(then))
        return GameSession(self.stored, self.log[:entries]).game.state

    def happenings(self, seat: int, begin: int, end: int) -> list[Happening]:
        """What these events mean to a viewer, without the undo of something it was never sent."""
        told = self.game.happenings(seat, begin, end)
        return [one for one in told if one.kind != "undo"]

    def told_between(self, seat: int, begin: int, end: int) -> list[Event]:
        """What a viewer was told then; the same is mostly asked twice for one update."""
        asked = (seat, begin, end, len(self.log))
        if self.told[0] != asked:
            self.told = asked, self.visible_events(seat, self.game.history[begin:end])
        return self.told[1]

    def visible_events(self, seat: int, history: Iterable[Happened]) -> list[Event]:
        """The events for a viewer, without the undo of something it was never sent."""
        stands = [one for one in history if not isinstance(one.event, Undone)]
        return as_seen(stands, OMNISCIENT if self.result else seat, self.seats)


def all_of(done: Iterable[tuple[SessionEntry, set[int]]]) -> tuple[list[SessionEntry], set[int]]:
    """The entries of several things that are done one after the other, and whom they reach."""
    each = list(done)
    return [entry for entry, _ in each], set().union(*(new for _, new in each))


def chance_source_of(stored: StoredGame) -> ChanceSource:
    """From the system's generator, after the cards of a deal; a fixed deck is for tests only."""
    if stored.deck is None:
        return SystemRandom()
    if stored.deal:
        return RepeatedDeal(stored.deck, SystemRandom())
    return FixedDeck(stored.deck, stored.seed or 0)
