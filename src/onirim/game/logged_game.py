"""A game as code outside the engine uses it: a view comes out, a checked action goes in.

The engine trusts its callers; this class does not. Unknown cards come from a `ChanceSource`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from copy import deepcopy
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from onirim.engine.checked_state import draw_until_choice, is_legal
from onirim.engine.hooks import WAIT
from onirim.engine.layout import OMNISCIENT, SPECTATOR
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import CHANCE, NO_PLAYER, State
from onirim.game.chance import ChanceSource, FixedDeck, RepeatedDeal, Seeded, chance_source
from onirim.game.events import Event, Happened, Moved, Undone, as_seen, read_journal
from onirim.game.happenings import Happening, happenings
from onirim.game.log import Log, UndoError
from onirim.game.pile_order import Arrivals, PileOrder, pile_order
from onirim.game.ruleset import Ruleset as Front
from onirim.game.ruleset import tables_of
from onirim.game.table_view import TableView, table_view
from onirim.game.undo import refuse_undo
from onirim.knowledge.audience import audience_of_undo
from onirim.knowledge.sight import put_back_so_far
from onirim.notation.actions import parse_action
from onirim.notation.position import read_position, write_position
from onirim.rules.facts.answers import Answer, Insight
from onirim.rules.facts.collect import insight
from onirim.rules.facts.explain import why_not

__all__ = ["CHANCE", "NO_PLAYER", "LoggedGame"]

NO_ACTION = -1
RETURNING = (Seeded, FixedDeck)  # chance that can go back to where it was
MANY = 1 << 30  # more events than any game has


@dataclass(slots=True)
class Unwritten:
    """An action that is not yet in the log: entries are made when somebody reads them."""

    seat: int
    code: str
    turn: int
    events: int  # how many had happened before
    at: float
    cards: Sequence[str]


class LoggedGame:
    """One game from set-up to the end, with its history.

    Chance is a seed, a source, or the name of one (`chance_source`); cards of a deck given as text
    come before. Without events a game is faster, and nobody can ask what has happened. A game is
    resumed by giving it the cards of its log, here and in `apply`.
    """

    checkpoint_every = 32  # entries of the line between two copies of the state

    def __init__(
        self,
        rules: Ruleset | Front | str = "solo",
        chance: ChanceSource | int | str = 0,
        given: Sequence[str] = (),
        at: float = 0.0,
        *,
        deck: str | Iterable[str] = (),
        events: bool = True,
    ) -> None:
        compiled = tables_of(rules)
        state = State(compiled)
        state.journaling = events
        state.start()
        self.begin(state, chance_source(chance, compiled, deck), given, at, beginning_of(compiled))
        self.dealt = True

    @classmethod
    def from_position(
        cls,
        line: str,
        rules: Ruleset | Front | str = "solo",
        chance: ChanceSource | int | str = 0,
        *,
        deck: str | Iterable[str] = (),
    ) -> LoggedGame:
        """Go on from a position line."""
        compiled = tables_of(rules)
        state = read_position(compiled, line)
        return cls.at(state, chance_source(chance, compiled, deck))

    @classmethod
    def at(cls, state: State, chance: ChanceSource | int = 0) -> LoggedGame:
        """Go on from a position."""
        game = cls.__new__(cls)
        state.journaling = True
        game.dealt = False  # nobody knows how it came to this position
        game.begin(state, Seeded(chance) if isinstance(chance, int) else chance)
        return game

    def position(self, viewer: int = OMNISCIENT) -> str:
        """The position line, of what a viewer knows or of everything."""
        return write_position(self.state, viewer)

    def began_at(self, viewer: int = OMNISCIENT) -> str:
        """The position in which the game began, before any chance node, as a viewer knew it."""
        return write_position(self.checkpoints[0][1], viewer)

    def begin(
        self,
        state: State,
        chance: ChanceSource,
        given: Sequence[str] = (),
        at: float = 0.0,
        beginning: State | None = None,
    ) -> None:
        self.rules = state.rules
        self.chance = chance
        self.state = state
        self.journaling = state.journaling
        self.written = Log(at)
        self.unwritten: list[Unwritten] = []
        self.chance_places: list[Any] = []  # before each action of the line; None: unknown
        self.happened: list[Happened] = []
        self.taken = 0  # events that were handed out
        self.checkpoints = [(0, beginning or state.copy())]
        self.dealing: list[str] = []
        if isinstance(chance, RepeatedDeal):
            chance.follow(self.cards_so_far)
        self.resolve_chance(self.dealing, "", given)
        self.written.add_cards(self.dealing)
        self.dealing = []
        self.set_up = self.event_count if beginning else 0  # events of the deal
        self.after_entry()

    @property
    def log(self) -> Log:
        """What was done."""
        for raw in self.unwritten:
            self.written.add(raw.seat, raw.code, raw.turn, raw.events, raw.at, raw.cards)
        self.unwritten.clear()
        return self.written

    def cards_so_far(self) -> list[str]:
        """All outcomes of chance that count, those of an action in progress too."""
        unwritten = [card for raw in self.unwritten for card in raw.cards]
        return [*self.written.cards(), *unwritten, *self.dealing]

    @property
    def history(self) -> list[Happened]:
        """What has happened; nothing if the game was begun without events."""
        if self.state.journal_size():
            self.happened += read_journal(self.state)
        return self.happened

    @property
    def event_count(self) -> int:
        return len(self.happened) + self.state.journal_size()

    def __iter__(self) -> Iterator[Event]:
        """All events, as whoever knows everything sees them."""
        return iter(as_seen(self.history, OMNISCIENT, int(self.rules.seats)))

    def __copy__(self) -> LoggedGame:
        return deepcopy(self)

    def __getstate__(self) -> dict[str, object]:
        """What the state has written is read first: its copy has no journal."""
        assert self.history is self.happened
        return self.__dict__

    def __setstate__(self, saved: dict[str, object]) -> None:
        self.__dict__.update(saved)
        self.state.journaling = self.journaling

    def __repr__(self) -> str:
        return f"<LoggedGame {self.rules.text}, {len(self.actions)} actions: {self.position()}>"

    @property
    def result(self) -> str:
        """Either "won" or "lost"; nothing while the game goes on."""
        return self.state.result

    @property
    def actions(self) -> list[str]:
        """The codes of what was done and not undone."""
        return [played.entry.code for played in self.log.actions]

    @property
    def to_move(self) -> int:
        """The seat that has to choose, CHANCE, or NO_PLAYER when the game is over."""
        return self.state.to_move

    def legal(self) -> tuple[str, ...]:
        """The codes of all legal actions, in the engine's order."""
        return tuple(self.rules.code_of[action] for action in self.legal_actions())

    def legal_actions(self) -> list[int]:
        """The same as numbers of the ruleset."""
        return self.state.legal() if self.state.to_move >= 0 else []

    def insight(self, seat: int = 0) -> Insight:
        """What front ends show beside the view: powers, threats, progress, prices."""
        return insight(table_view(self.state, seat).observed, seat)

    def why_not(self, text: str, seat: int | None = None) -> Answer:
        """Why an action cannot be done now, or would be wasted; by default by who is to move."""
        return why_not(self.state, self.state.to_move if seat is None else seat, text)

    def turn(self) -> int:
        """Which turn it is: set-up is turn 0, and over when nothing lies above the first turn."""
        begun = self.state.turns > 0 or any(played.turn > 0 for played in self.log.line)
        alone = len(self.state.frames()) == 1
        return int(self.state.turns) + 1 if begun or alone else 0

    def apply(self, action: int | str, given: Sequence[str] = (), at: float = 0.0) -> list[Event]:
        """Carry out an action, as it was parsed or as a text that means one; what happened."""
        self.push(action, given, at)
        return self.take_events()

    def push(self, action: int | str, given: Sequence[str] = (), at: float = 0.0) -> None:
        """Carry out an action as `apply` does; `take_events` tells later what happened."""
        rules, state = self.rules, self.state
        number = rules.action_of.get(action, NO_ACTION) if isinstance(action, str) else action
        if not is_legal(state, number):  # then parsing it says what is wrong
            text = action if isinstance(action, str) else rules.code_of.get(action, str(action))
            number = self.parse_action(text)
        turns = state.turns
        turn = int(turns) + 1 if turns else self.turn()
        seat, events = state.active, self.event_count
        self.chance_places.append(self.chance_place())
        code = rules.code_of[number]
        cards: list[str] = []
        state.apply(number)
        self.unwritten.append(Unwritten(seat, code, turn, events, at, cards))
        self.resolve_chance(cards, code, given)
        self.after_entry()

    def pop(self) -> str:
        """Take the last action back without a trace, and say which it was.

        Whoever does the same again meets the same cards. The etiquette of a shared table, where
        what was seen cannot be taken back, is `undo`.
        """
        known = self.history  # what the present state has written is read first
        popped = self.log.pop()
        del known[popped.events :]
        self.taken = min(self.taken, len(known))
        place = self.chance_places.pop() if self.chance_places else None
        if place is not None and isinstance(self.chance, RETURNING):
            self.chance.return_to(place)
        else:
            self.log.remember(popped)
        self.replay()
        return popped.entry.code

    def parse_action(self, text: str) -> int:
        """The legal action that a code, a token or an unambiguous short form means."""
        return parse_action(self.state, text)

    def take_events(self) -> list[Event]:
        """What has happened since this was last asked, as whoever knows everything sees it."""
        fresh = self.history[self.taken :]
        self.taken = len(self.happened)
        return as_seen(fresh, OMNISCIENT, int(self.rules.seats))

    def events(self, viewer: int, since: int = 0) -> list[Event]:
        """What has happened since so many events, as a seat or spectator saw it."""
        happened = self.history[since : self.visible_count(viewer)]
        return as_seen(happened, OMNISCIENT if self.result else viewer, int(self.rules.seats))

    def happenings(self, viewer: int, since: int = 0, until: int = MANY) -> list[Happening]:
        """The same with its meaning."""
        history, visible = self.history, self.visible_count(viewer)
        seer = OMNISCIENT if self.result else viewer
        return happenings(self.state, history, seer, since, min(until, visible), self.set_up)

    def visible_count(self, viewer: int) -> int:
        """How many events a viewer may see: cards are put back all at once for everybody else.

        While a seat chooses their order, nobody else learns how far it is.
        """
        if self.result:
            return len(self.history)
        visible, placed = len(self.history), put_back_so_far(self.state, viewer)[1]
        while placed > 0 and visible > 0:  # a position may be in the middle of it
            visible -= 1
            placed -= isinstance(self.history[visible].event, Moved)
        return visible

    def pile_order(self, viewer: int = 0) -> PileOrder:
        """The cards of piles in the order in which they came, where the view has another."""
        return pile_order(self.state, Arrivals(self.events(viewer)), viewer)

    def view(self, seat: int = 0) -> TableView:
        return table_view(self.state, seat)

    def resolve_chance(self, cards: list[str], code: str, given: Sequence[str] = ()) -> None:
        """Ask for unknown cards until a seat is to move; a line that was undone gives the same."""
        state, codes = self.state, self.rules.codes
        if state.status == WAIT:
            if isinstance(self.chance, Seeded) and not given and not self.written.cards_to_come:
                cards += [codes[kind] for kind in draw_until_choice(state, self.chance.rng)]
            else:
                self.draw_one_by_one(cards, code, given)
        if len(given) > len(cards):
            raise ValueError("more cards are given than chance nodes were met")

    def draw_one_by_one(self, cards: list[str], code: str, given: Sequence[str]) -> None:
        state, known = self.state, self.written.cards_to_come
        line = self.line_so_far(code) if known else ()
        while state.to_move == CHANCE:
            recorded = given[len(cards)] if len(cards) < len(given) else ""
            again = known.get((*line, *cards), "") if known else ""
            card = recorded or again or self.chance.next_card(state)
            state.apply_chance(self.rules.known_kind(card))
            cards.append(card)

    def line_so_far(self, code: str) -> tuple[str, ...]:
        """How the game came to where an action was carried out, and its code."""
        before = [word for raw in self.unwritten[:-1] for word in (raw.code, *raw.cards)]
        return (*self.written.codes_and_cards(), *before, code) if code else (code,)

    def chance_place(self) -> Any:
        """Where chance stands, if it can return there."""
        return self.chance.place() if isinstance(self.chance, RETURNING) else None

    def after_entry(self) -> None:
        length = len(self.written.line) + len(self.unwritten)
        if length >= self.checkpoints[-1][0] + self.checkpoint_every:
            self.checkpoints.append((length, self.state.copy()))

    # --- undo --------------------------------------------------------------------------------

    def undo(
        self, seat: int = 0, practice: bool = False, at: float = 0.0, *, replayed: bool = False
    ) -> None:
        """Undo this seat's last action, for free (`refuse_undo`) or, in practice, any action.

        The record says which actions were undone in practice. What is replayed from a log was
        judged when it was written.
        """
        if not (practice or replayed):
            self.refuse_undo(seat)
        heard = put_back_so_far(self.state, SPECTATOR)[1] == 0
        undone = self.log.undo(seat, practice, at)
        seat = undone.entry.seat
        fact = Happened(Undone(seat), audience_of_undo(seat, heard))
        del self.chance_places[-1:]
        self.happened = [*self.history[: undone.events], fact]
        self.taken = min(self.taken, len(self.history) - 1)
        self.replay()

    def practise(self) -> None:
        """Make this a practice game: its record says that anything could be undone."""
        self.log.practised = True

    def can_undo(self, seat: int = 0, before: State | None = None) -> bool:
        """Is the last action free to undo? `before` is the state before it, for whoever has it."""
        if self.log.line[-1].entry.cards:  # this alone is reason enough
            return False
        try:
            self.refuse_undo(seat, before)
        except UndoError:
            return False
        return True

    def refuse_undo(self, seat: int, before: State | None = None) -> None:
        """Raise UndoError if the last action cannot be undone for free."""

        def state_before() -> State:
            return before or self.state_after(len(self.log.line) - 1)

        refuse_undo(self.state, self.log, self.history, seat, state_before)

    def replay(self) -> None:
        """Replay the line from the last checkpoint."""
        length = len(self.log.line)
        while self.checkpoints[-1][0] > length:
            self.checkpoints.pop()
        self.state = self.state_after(length)
        self.state.journaling = self.journaling
        rewind = getattr(self.chance, "rewind", None)
        if rewind:
            rewind()

    def state_after(self, length: int) -> State:
        """The state after so many entries of the line, replayed from the checkpoint before."""
        begin, checkpoint = next(one for one in reversed(self.checkpoints) if one[0] <= length)
        state = checkpoint.copy()
        for played in self.log.line[begin:length]:
            if played.entry.kind == "action":
                state.apply(self.rules.action_of[played.entry.code])
            for card in played.entry.cards:
                state.apply_chance(self.rules.kind(card))
        state.option_count()
        return state


@lru_cache(maxsize=64)
def beginning_of(rules: Ruleset) -> State:
    """The position in which the games of a ruleset begin, before any chance node; all share it."""
    state = State(rules)
    state.start()
    return state
