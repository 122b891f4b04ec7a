"""A game as code outside the engine uses it: a view comes out, a checked action goes in.

The engine trusts its callers; this class does not. Unknown cards come from a `ChanceSource`.
"""

from __future__ import annotations

from collections.abc import Sequence

from onirim.chance import ChanceSource, RepeatedDeal, Seeded
from onirim.engine.actions import verb_of
from onirim.engine.catalogue import ruleset
from onirim.engine.layout import OPEN
from onirim.engine.messages import Message
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State
from onirim.errors import AmbiguousAction, IllegalAction, NotAnAction
from onirim.events import EVERYBODY, Event, Happened, Moved, Undone, as_seen, read_journal
from onirim.insight import Answer, Insight, insight, why_not
from onirim.log import DEAL, CannotUndo, Log
from onirim.notation.position import write_position
from onirim.notation.sight import put_back_so_far
from onirim.notation.tokens import is_token
from onirim.notation.zones import OMNISCIENT, SPECTATOR
from onirim.pile_order import PileOrder, pile_order
from onirim.view import CHANCE, NO_PLAYER, View, view

__all__ = ["CHANCE", "NO_PLAYER", "Game"]

WHY_FINAL = {
    "cards": Message("undo-cards", "cards were shown"),
    "deck": Message("undo-deck", "you have seen what the deck holds"),
}
CHECKPOINT = 16  # entries of the line between two copies of the state


class Game:
    """One game from set-up to the end.

    A game is resumed by giving it the cards of its log, here and in `apply`: they come before those
    of the chance source.
    """

    def __init__(
        self,
        rules: Ruleset | str = "solo",
        chance: ChanceSource | int = 0,
        given: Sequence[str] = (),
        at: float = 0.0,
    ) -> None:
        compiled = ruleset(rules) if isinstance(rules, str) else rules
        state = State(compiled)
        state.journaling = True
        state.start()
        self.begin(state, chance, given, at)
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
        """The position in which the game began, before any chance node, as a viewer knew it."""
        return write_position(self.checkpoints[0][1], viewer)

    def begin(
        self,
        state: State,
        chance: ChanceSource | int,
        given: Sequence[str] = (),
        at: float = 0.0,
    ) -> None:
        self.rules = state.rules
        self.chance: ChanceSource = Seeded(chance) if isinstance(chance, int) else chance
        self.state = state
        self.log = Log(at)
        self.history: list[Happened] = []
        self.taken = 0  # events that were handed out
        self.checkpoints = [(0, state.copy())]
        if isinstance(self.chance, RepeatedDeal):
            self.chance.follow(self.log.cards)
        self.resolve_chance(given)

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
        return insight(self.state, seat)

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
        if isinstance(action, str):
            action = self.parse_action(action)
        elif action not in self.legal_actions():  # then parsing it says what is wrong
            action = self.parse_action(self.rules.code_of.get(action, str(action)))
        code = self.rules.code_of[action]
        self.log.begin(self.state.active, code, self.turn(), len(self.history), at)
        self.state.apply(action)
        self.resolve_chance(given)
        return self.take_events()

    def parse_action(self, text: str) -> int:
        """The legal action that a code, a token or an unambiguous short form means.

        `Rm` is the token of playing it: where cards can be played but not this one, it is never
        taken as short for a discard.
        """
        text = text.strip()
        actions = self.legal_actions()
        token = self.rules.action_by_token.get(text)
        for action in (self.rules.action_of.get(text), token):
            if action is not None and action in actions:
                return action
        legal = self.legal()
        short = [code for code in legal if is_short_for(text, code)]
        if token is not None and any(verb_of(action) == verb_of(token) for action in actions):
            short = []
        if len(short) == 1:
            return self.rules.action_of[short[0]]
        if short:
            meanings = ", ".join(short)
            several = Message(
                "action-ambiguous", "'{text}' may mean {meanings}", text=text, meanings=meanings
            )
            raise AmbiguousAction(several, text, short)
        over = Message("action-over", "nothing: the game is over")
        possible = ", ".join(legal) or over
        if self.is_action(text):
            illegal = Message(
                "action-illegal",
                "'{text}' is not possible here; possible: {possible}",
                text=text,
                possible=possible,
            )
            raise IllegalAction(illegal, text, legal)
        unknown = Message(
            "action-unknown",
            "'{text}' is no action; possible here: {possible}",
            text=text,
            possible=possible,
        )
        raise NotAnAction(unknown, text, legal)

    def is_action(self, text: str) -> bool:
        codes = self.rules.action_of
        known = text in codes or is_token(self.rules, text)
        return known or any(is_short_for(text, code) for code in codes)

    def take_events(self) -> list[Event]:
        """What has happened since this was last asked, as whoever knows everything sees it."""
        self.history += read_journal(self.state)
        fresh = self.history[self.taken :]
        self.taken = len(self.history)
        return [happened.event for happened in fresh]

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
            placed -= isinstance(self.history[heard].event, Moved)
        return heard

    def pile_order(self, viewer: int = 0) -> PileOrder:
        """The cards of piles in the order in which they came, where the view has another."""
        return pile_order(self.state, self.events(viewer), viewer)

    def view(self, seat: int = 0) -> View:
        return view(self.state, seat)

    def resolve_chance(self, given: Sequence[str] = ()) -> None:
        """Ask for unknown cards until a seat is to move; a line that was undone gives the same."""
        state, recorded = self.state, iter(given)
        while state.to_move == CHANCE:
            card = next(recorded, "") or self.log.remembered() or self.chance.next_card(state)
            state.apply_chance(self.rules.known_kind(card))
            self.log.add_card(card)
        if next(recorded, ""):
            raise ValueError("more cards are given than chance nodes were met")
        self.history += read_journal(state)
        if len(self.log.line) >= self.checkpoints[-1][0] + CHECKPOINT:
            self.checkpoints.append((len(self.log.line), state.copy()))

    # --- undo --------------------------------------------------------------------------------

    def undo(self, seat: int = 0, practice: bool = False, at: float = 0.0) -> None:
        """Undo this seat's last action.

        Free undo ends at a chance outcome, where a card was shown that the partner did not
        know, where the deck was looked through, and at the partner's action. Practice goes
        further; the record then says so.
        """
        if not practice:
            self.refuse_undo(seat)
        unheard = put_back_so_far(self.state, SPECTATOR)[1] > 0
        undone = self.log.undo(seat, practice, at)
        audience = 1 << undone.entry.seat if unheard else EVERYBODY
        fact = Happened(Undone(undone.entry.seat), audience)
        self.history = [*self.history[: undone.events], fact]
        self.taken = min(self.taken, len(self.history) - 1)
        self.replay()

    def can_undo(self, seat: int = 0) -> bool:
        try:
            self.refuse_undo(seat)
        except CannotUndo:
            return False
        return True

    def refuse_undo(self, seat: int) -> None:
        """Raise CannotUndo if the last action cannot be undone for free."""
        last = self.log.last_action()
        if last.entry.seat != seat:
            raise CannotUndo(Message("undo-partner", "the last action was your partner's"))
        if shows := self.rules.verb_of_code(last.entry.code).final:
            raise CannotUndo(WHY_FINAL[shows])
        if last.entry.cards:
            raise CannotUndo(Message("undo-card", "a new card was revealed"))
        if any(shows_a_card(self.state, one) for one in self.history[last.events :]):
            raise CannotUndo(
                Message("undo-shown", "a card was shown that your partner did not know")
            )

    def replay(self) -> None:
        """Replay the line from the last checkpoint."""
        line = self.log.line
        while self.checkpoints[-1][0] > len(line):
            self.checkpoints.pop()
        begin, checkpoint = self.checkpoints[-1]
        self.state = checkpoint.copy()
        for played in line[begin:]:
            if played.entry.code != DEAL:
                self.state.apply(self.rules.action_of[played.entry.code])
            for card in played.entry.cards:
                self.state.apply_chance(self.rules.kind(card))
        self.state.option_count()
        self.state.journaling = True
        rewind = getattr(self.chance, "rewind", None)
        if rewind:
            rewind()


def shows_a_card(state: State, happened: Happened) -> bool:
    """Has a card left a hidden hand, a look or the deck for where everybody sees it?"""
    event = happened.event
    if state.rules.seats == 1 or not isinstance(event, Moved):
        return False
    sight = {zone.name: zone.sight for zone in state.rules.zones}
    shown = event.target == "seen" and happened.audience == EVERYBODY
    return sight.get(event.source) != OPEN and (shown or sight.get(event.target) == OPEN)


def is_short_for(text: str, code: str) -> bool:
    """`Rk`, `d:Rk` and `discard` are short for `discard:Rk`."""
    if not text:
        return False
    verb, colon, argument = code.partition(":")
    if ":" in text:
        start, _, rest = text.partition(":")
        return bool(colon) and verb.startswith(start) and rest == argument
    return text in (verb, argument) or (not colon and verb.startswith(text))
