"""A game as everybody outside the engine meets it: decisions in, checked actions out.

The engine trusts its callers; this border does not. Chance is told by a driver, card by card.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from onirim.chance import ChanceSource, Seeded
from onirim.engine.catalogue import ruleset
from onirim.engine.hooks import ASK, WAIT
from onirim.engine.layout import OPEN
from onirim.engine.memory import ACTIVE, LOST, RESULT, STACK, WON
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State
from onirim.errors import AmbiguousAction, IllegalAction, NotAnAction
from onirim.events import EVERYBODY, Event, Moved, Undone, as_seen, read_journal
from onirim.log import Acted, Came, CannotUndo, Log
from onirim.notation.position import write_position
from onirim.notation.sight import put_back_so_far
from onirim.notation.tokens import code_of, is_token, same_verb
from onirim.notation.zones import OMNISCIENT, SPECTATOR
from onirim.view import CHANCE, NO_PLAYER, View, extras, view

__all__ = ["CHANCE", "NO_PLAYER", "Decision", "Done", "Game"]

RESULT_NAMES = {WON: "won", LOST: "lost"}
CHECKPOINT = 32  # entries of the line between two copies of the table


@dataclass(frozen=True, slots=True)
class Decision:
    """Who decides now, why, and between what."""

    seat: int  # a seat, CHANCE or NOBODY
    step: str  # what is going on, "" when the game is over
    rule: str  # the rule that asks
    actions: tuple[str, ...]
    extras: tuple[str, ...] = ()  # those of them that are no main choice (rules §15)


@dataclass(frozen=True, slots=True)
class Done:
    """An action that was carried out, and when: what a record says of it."""

    code: str
    turn: int  # 0 is the set-up
    seat: int
    events: int  # how many events had happened before


class Game:
    """One game from set-up to the end.

    Whoever takes a game up again from its log tells the cards that came then, here and in `apply`:
    they come before those of the driver.
    """

    def __init__(
        self,
        rules: Ruleset | str = "solo",
        chance: ChanceSource | int = 0,
        given: Sequence[str] = (),
    ) -> None:
        compiled = ruleset(rules) if isinstance(rules, str) else rules
        state = State(compiled)
        state.journaling = True
        state.start()
        self.begin(state, chance, given)
        self.dealt = True

    @classmethod
    def at(cls, state: State, chance: ChanceSource | int = 0) -> Game:
        """Go on from a position."""
        game = cls.__new__(cls)
        state.journaling = True
        game.dealt = False  # nobody knows how it came to this position
        game.begin(state, chance)
        return game

    def began_at(self, viewer: int = OMNISCIENT) -> str:
        """The position in which the game began, before chance spoke, as an eye knew it."""
        return write_position(self.checkpoints[0][1], viewer)

    def begin(self, state: State, chance: ChanceSource | int, given: Sequence[str] = ()) -> None:
        self.rules = state.rules
        self.chance: ChanceSource = Seeded(chance) if isinstance(chance, int) else chance
        self.state = state
        self.log = Log()
        self.actions: list[str] = []
        self.done: list[Done] = []
        self.history: list[Event] = []
        self.given = 0
        self.checkpoints = [(0, state.copy())]
        self.outcomes_given = list(given)
        self.resolve_chance()

    @property
    def result(self) -> str:
        """Tell "won" or "lost"; nothing while the game goes on."""
        return RESULT_NAMES.get(int(self.state.mem[RESULT]), "")

    def decision(self) -> Decision:
        state = self.state
        if self.result:
            return Decision(NO_PLAYER, "", "", ())
        step = self.rules.steps[state.mem[state.mem[STACK]]]
        if state.status == WAIT:
            return Decision(CHANCE, step.name(), step.rule(), ())
        seat = int(state.mem[ACTIVE])
        return Decision(seat, step.name(), step.rule(), self.legal(), extras(state))

    def legal(self) -> tuple[str, ...]:
        """The codes of all legal actions, in the engine's order."""
        if self.state.status != ASK or self.result:
            return ()
        return tuple(self.rules.code_of[a] for a in self.state.legal())

    def turn(self) -> int:
        """Which turn it is: set-up is turn 0, and over when nothing lies above the first turn."""
        begun = self.state.turns > 0 or any(done.turn > 0 for done in self.done)
        alone = self.state.mem[STACK] == STACK + 2
        return int(self.state.turns) + 1 if begun or alone else 0

    def apply(self, text: str, given: Sequence[str] = ()) -> list[Event]:
        """Carry out an action given by code, token or unambiguous short form; what happened."""
        code = self.resolve(text)
        self.log.add(Acted(int(self.state.mem[ACTIVE]), code))
        self.done.append(Done(code, self.turn(), int(self.state.mem[ACTIVE]), len(self.history)))
        self.actions.append(code)
        self.state.apply(self.rules.action_of[code])
        self.outcomes_given = list(given)
        self.resolve_chance()
        return self.take_events()

    def resolve(self, text: str) -> str:
        """The code of the legal action that the text means.

        `Rm` is the token of playing it: where cards can be played but not this one, it is never
        taken as short for a discard.
        """
        text = text.strip()
        legal = self.legal()
        if text in legal:
            return text
        meant = code_of(self.rules, text)
        if meant in legal:
            return meant
        short = [code for code in legal if is_short_for(text, code)]
        if meant and any(same_verb(code, meant) for code in legal):
            short = []
        if len(short) == 1:
            return short[0]
        here = "nothing: the game is over" if not legal else ", ".join(legal)
        if short:
            raise AmbiguousAction(f"{text!r} may mean {', '.join(short)}", text, short)
        if self.is_action(text):
            raise IllegalAction(f"{text!r} is not possible here; possible: {here}", text, legal)
        raise NotAnAction(f"{text!r} is no action; possible here: {here}", text, legal)

    def is_action(self, text: str) -> bool:
        codes = self.rules.action_of
        known = text in codes or is_token(self.rules, text)
        return known or any(is_short_for(text, code) for code in codes)

    def take_events(self) -> list[Event]:
        """What has happened since this was last asked, as whoever knows everything sees it."""
        self.history += read_journal(self.state)
        fresh = self.history[self.given :]
        self.given = len(self.history)
        return fresh

    def events(self, viewer: int, since: int = 0) -> list[Event]:
        """What has happened since a moment (a number of events), as a seat or spectator saw it."""
        happened = self.history[since : self.heard_by(viewer)]
        return as_seen(happened, OMNISCIENT if self.result else viewer, int(self.rules.seats))

    def heard_by(self, viewer: int) -> int:
        """How many events a viewer has heard of: cards are put back all at once for everybody else.

        While a seat chooses their order, nobody else hears how far it is.
        """
        if self.result:
            return len(self.history)
        heard, placed = len(self.history), put_back_so_far(self.state, viewer)[1]
        while placed > 0 and heard > 0:  # a position may be in the middle of it
            heard -= 1
            placed -= isinstance(self.history[heard], Moved)
        return heard

    def view(self, seat: int = 0) -> View:
        return view(self.state, seat)

    def resolve_chance(self) -> None:
        """Ask for unknown cards until a seat decides; a line taken back gives the same again."""
        state = self.state
        while state.status == WAIT and not self.result:
            card = self.next_given() or self.log.remembered() or self.chance.next_card(state)
            state.apply_chance(self.rules.known_kind(card))
            self.log.add(Came(card))
        if self.outcomes_given:
            raise ValueError("more cards are told than came")
        self.history += read_journal(state)
        if len(self.log.line) >= self.checkpoints[-1][0] + CHECKPOINT:
            self.checkpoints.append((len(self.log.line), state.copy()))

    def next_given(self) -> str | None:
        return self.outcomes_given.pop(0) if self.outcomes_given else None

    # --- taking back -------------------------------------------------------------------------

    def undo(self, seat: int = 0, practice: bool = False) -> None:
        """Take back this seat's last action.

        Free undo ends where chance has spoken, where a card was shown that the partner did not
        know, and at the partner's action. Practice goes further; the record then says so.
        """
        at = self.log.last_action()
        if not practice:
            self.refuse_undo(seat, at)
        unheard = put_back_so_far(self.state, SPECTATOR)[1] > 0
        self.log.cut(at, practice)
        self.log.practised |= practice
        done = self.done.pop()
        self.actions.pop()
        audience = 1 << done.seat if unheard else EVERYBODY
        self.history = [*self.history[: done.events], Undone(done.seat, audience)]
        self.given = min(self.given, len(self.history) - 1)
        self.replay()

    def can_undo(self, seat: int = 0) -> bool:
        try:
            self.refuse_undo(seat, self.log.last_action())
        except CannotUndo:
            return False
        return True

    def refuse_undo(self, seat: int, at: int) -> None:
        """Say why the last action cannot be taken back for nothing, if so."""
        action, *cards = self.log.line[at:]
        if isinstance(action, Acted) and action.seat != seat:
            raise CannotUndo("the last action was your partner's")
        if cards:
            raise CannotUndo("a card has come that nobody knew")
        if any(shows_a_card(self.state, event) for event in self.history[self.done[-1].events :]):
            raise CannotUndo("a card was shown that your partner did not know")

    def replay(self) -> None:
        """Come to the end of the line again, from the last checkpoint before it."""
        line = self.log.line
        while self.checkpoints[-1][0] > len(line):
            self.checkpoints.pop()
        begin, checkpoint = self.checkpoints[-1]
        self.state = checkpoint.copy()
        for step in line[begin:]:
            if isinstance(step, Came):
                self.state.apply_chance(self.rules.kind(step.card))
            else:
                self.state.apply(self.rules.action_of[step.code])
        self.state.option_count()
        self.state.journaling = True
        rewind = getattr(self.chance, "rewind", None)
        if rewind:
            rewind()


def shows_a_card(state: State, event: Event) -> bool:
    """Has a card left a hidden hand, a look or the deck for an open place?"""
    if state.rules.seats == 1 or not isinstance(event, Moved):
        return False
    sight = {zone.name: zone.sight for zone in state.rules.zones}
    return sight.get(event.source) != OPEN and sight.get(event.target) == OPEN


def is_short_for(text: str, code: str) -> bool:
    """`Rk`, `d:Rk` and `discard` are short for `discard:Rk`."""
    if not text:
        return False
    verb, colon, argument = code.partition(":")
    if ":" in text:
        start, _, rest = text.partition(":")
        return bool(colon) and verb.startswith(start) and rest == argument
    return text in (verb, argument) or (not colon and verb.startswith(text))
