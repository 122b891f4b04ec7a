"""State: a game for programs that simulate and search. Every call is checked.

Actions are small numbers inside and codes at the edge. Chance is a player of its own: without a
seed unknown cards are chance nodes with exact weights, with one they come by themselves.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from fractions import Fraction
from typing import Final, NoReturn, Self

from onirim.engine.checked_state import CheckedState
from onirim.engine.errors import IllegalAction, NotAnAction
from onirim.engine.layout import OMNISCIENT
from onirim.engine.messages import Message, MessageValue, OnirimError
from onirim.engine.rng import Rng
from onirim.engine.ruleset import Ruleset
from onirim.engine.snapshot import counted_numbers, position_numbers
from onirim.engine.state import CHANCE, NO_PLAYER
from onirim.engine.state import State as EngineState
from onirim.game.pickling import restored_engine_state, rng_at
from onirim.game.view import View
from onirim.knowledge.observe import as_seen_by
from onirim.notation.position import read_position, write_observed, write_position
from onirim.rules.catalogue import ruleset
from onirim.rules.steps.gained_doors import doors_gained

__all__ = ["CHANCE", "NO_PLAYER", "SAME", "BadOutcome", "Position", "State"]


class BadOutcome(OnirimError):
    """No such card can come at this chance node; the message says which can."""


class Same:
    """`clone()` without an argument: the same chance as the original."""

    def __repr__(self) -> str:
        return "SAME"


SAME: Final = Same()


class State(CheckedState):
    """One game in progress, without history: for simulation and search.

    >>> from onirim import State
    >>> state = State("solo", seed=7)
    >>> while not state.is_over:
    ...     state.apply(state.legal_actions()[0])
    >>> state.result
    'lost'
    """

    def __init__(self, rules: Ruleset | str = "solo", seed: int | None = None) -> None:
        super().__init__(ruleset(rules) if isinstance(rules, str) else rules)
        self.use_generator(None if seed is None else Rng(seed))
        self.start()

    @classmethod
    def from_position(
        cls, line: str, rules: Ruleset | str = "solo", seed: int | None = None
    ) -> Self:
        """The state that a position line describes.

        >>> from onirim import State
        >>> state = State.from_position("hand Rs Rm Rk Bs Gs; stack act")
        >>> state.legal_actions() == State.from_position(state.position()).legal_actions()
        True
        """
        known = ruleset(rules) if isinstance(rules, str) else rules
        return cls.of(read_position(known, line), seed)

    @classmethod
    def of(cls, core: EngineState, seed: int | None = None) -> Self:
        """A state of its own with the contents of an engine's state."""
        state = cls.__new__(cls)
        CheckedState.__init__(state, core.rules)
        state.core.copy_from(core)
        state.use_generator(None if seed is None else Rng(seed))
        return state

    @classmethod
    def of_view(cls, view: View) -> Self:
        """What a seat sees, as a state to think with: what it has not seen is chance.

        >>> from onirim import Game, State
        >>> State.of_view(Game("solo", 7).view()).codes()[0]
        'play:Rs'
        """
        state = cls.__new__(cls)
        CheckedState.__init__(state, view.observed.rules)
        state.core = as_seen_by(view.observed, view.seat)
        return state

    @property
    def doors(self) -> int:
        """How many Doors are gained."""
        return int(doors_gained(self.core))

    def position(self) -> str:
        """The line of this position; equal positions give equal lines.

        >>> from onirim import State
        >>> State("solo", seed=7).position()
        'hand Rs Ts Tm Tm Rk; stack act'
        """
        viewer = OMNISCIENT if self.core.hidden is None else int(self.core.hidden.viewer)
        return write_observed(self.core, viewer)

    # --- numbers and codes -------------------------------------------------------------------

    @property
    def action_count(self) -> int:
        """How many different actions the ruleset has: their numbers are smaller."""
        return len(self.rules.actions)

    def action_code(self, action: int) -> str:
        """The code of an action.

        >>> from onirim import State
        >>> state = State()
        >>> state.action_code(state.action_index("discard:Rk"))
        'discard:Rk'
        """
        if not 0 <= action < self.action_count:
            raise NotAnAction(no_number(action, self.action_count), str(action), self.codes())
        return self.rules.code_of[self.rules.actions[action]]

    def action_index(self, code: str) -> int:
        """The number of an action; the same in all states of a ruleset."""
        action = self.rules.action_of.get(code)
        if action is None:
            raise NotAnAction(unknown_action(code, self.possible()), code, self.codes())
        return self.rules.index[action]

    def card_code(self, card: int) -> str:
        """The code of a kind of card: `Rs` is a red sun."""
        return self.rules.codes[card]

    def card_index(self, code: str) -> int:
        """The number of a kind of card."""
        return self.rules.known_kind(code)

    def codes(self) -> list[str]:
        """The codes of all legal actions.

        >>> from onirim import State
        >>> State("solo", seed=7).codes()[:2]
        ['play:Rs', 'discard:Rs']
        """
        return [self.rules.code_of[action] for action in self.core.legal()]

    # --- chance ------------------------------------------------------------------------------

    def odds(self) -> dict[str, Fraction]:
        """How likely each card is at this chance node, by code.

        >>> from onirim import State
        >>> State("solo").odds()["Nm"]
        Fraction(5, 38)
        """
        outcomes = self.chance_outcomes()
        total = sum(weight for _, weight in outcomes)
        return {self.rules.codes[card]: Fraction(weight, total) for card, weight in outcomes}

    def as_seen_by(self, seat: int) -> Self:
        """The same state in which what this seat has not seen is chance.

        Cards that the seat cannot place are one pool: the unknown part of the deck, the partner's
        hidden cards, and cards of the deck that only the partner has seen. They come by chance
        when they are drawn. Before another player chooses, chance names all that are left, one
        after the other. Chance is explicit, whatever it was before.

        >>> from onirim import State
        >>> state = State("duo", seed=7)
        >>> while state.turns < 2:
        ...     state.apply(state.legal_actions()[0])
        >>> seen = state.as_seen_by(1 - state.to_move)
        >>> seen.to_move == CHANCE
        True
        """
        if not 0 <= seat < self.rules.seats:
            raise OnirimError(no_seat(seat, int(self.rules.seats)))
        twin = self.__class__.__new__(self.__class__)
        twin.rules, twin.table, twin.rng = self.rules, self.table, None
        twin.core = as_seen_by(self.core, seat)
        return twin

    # --- copies ------------------------------------------------------------------------------

    def clone(self, seed: int | Same | None = SAME) -> Self:
        """A copy. It goes on like the original, by another seed, or (None) with explicit chance.

        >>> from onirim import State
        >>> state = State("solo", seed=7)
        >>> state.clone() == state, state.clone(seed=8) == state
        (True, False)
        """
        twin = self.__class__.__new__(self.__class__)
        twin.become(self)
        if not isinstance(seed, Same):
            twin.use_generator(None if seed is None else Rng(seed))
        return twin

    __copy__ = clone

    def __deepcopy__(self, memo: object) -> Self:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        core = self.core
        numbers = (position_numbers(core), counted_numbers(core))
        return restored_state, (self.rules.text, *numbers, self.chance_state())

    def __bytes__(self) -> bytes:
        """The position as a key for tables: what decides how the game can go on."""
        return array("q", position_numbers(self.core)).tobytes()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        same = self.rules.text == other.rules.text and self.chance_state() == other.chance_state()
        return same and position_numbers(self.core) == position_numbers(other.core)

    def __hash__(self) -> int:
        return hash(bytes(self))

    def chance_state(self) -> int | None:
        """Where the generator stands; None: chance is explicit."""
        return None if self.rng is None else int(self.rng.state)

    def __repr__(self) -> str:
        return f"<State {self.rules.text}: {self.position()}>"

    # --- what is wrong -----------------------------------------------------------------------

    def possible(self) -> MessageValue:
        """What may be done here, for messages."""
        if self.is_over:
            return Message("action-over", "nothing: the game is over")
        if self.to_move == CHANCE:
            return Message("action-chance", "nothing: a card comes by chance")
        return ", ".join(self.codes())

    def refuse(self, action: int | str) -> NoReturn:
        legal = self.codes()
        if isinstance(action, int) and not 0 <= action < self.action_count:
            raise NotAnAction(no_number(action, self.action_count), str(action), legal)
        text = action if isinstance(action, str) else self.action_code(action)
        if text not in self.rules.action_of:
            raise NotAnAction(unknown_action(text, self.possible()), text, legal)
        raise IllegalAction(illegal_action(text, self.possible()), text, legal)

    def refuse_card(self, card: int | str) -> NoReturn:
        codes = self.rules.codes
        text = codes[card] if isinstance(card, int) and 0 <= card < len(codes) else str(card)
        possible = ", ".join(codes[k] for k, _ in self.chance_outcomes())
        raise BadOutcome(
            Message(
                "error-outcome",
                "'{card}' cannot come now; possible: {possible}",
                card=text,
                possible=possible or Message("error-no-chance", "nothing: it is no chance node"),
            )
        )


@dataclass(frozen=True, slots=True)
class Position:
    """A position of a ruleset, checked, in the one way in which it is written.

    >>> from onirim import Position
    >>> position = Position("stack act; hand Rm Rs Rk Bs Gs")
    >>> str(position)
    'hand Rs Bs Gs Rm Rk; stack act'
    >>> position.state().codes()[0]
    'play:Rs'
    """

    line: str
    rules: str = "solo"

    def __post_init__(self) -> None:
        known = ruleset(self.rules)
        object.__setattr__(self, "line", write_position(read_position(known, self.line)))
        object.__setattr__(self, "rules", known.text)

    def state(self, seed: int | None = None) -> State:
        """A game that begins here."""
        return State.from_position(self.line, self.rules, seed)

    def __str__(self) -> str:
        return self.line


def restored_state(
    rules: str, position: list[int], counted: list[int], chance: int | None
) -> State:
    """A state from its pickle."""
    state = State.of(restored_engine_state(rules, position, counted, None))
    if chance is not None:
        state.use_generator(rng_at(chance))
    return state


def no_seat(seat: int, seats: int) -> Message:
    return Message(
        "error-seat",
        "there is no seat {seat}; seats are numbered from 0 to {last}",
        seat=str(seat),
        last=str(seats - 1),
    )


def no_number(action: int, count: int) -> Message:
    return Message(
        "action-number",
        "actions of this ruleset are numbered from 0 to {last}, not {number}",
        last=str(count - 1),
        number=str(action),
    )


def unknown_action(text: str, possible: MessageValue) -> Message:
    return Message(
        "action-unknown",
        "'{text}' is no action; possible here: {possible}",
        text=text,
        possible=possible,
    )


def illegal_action(text: str, possible: MessageValue) -> Message:
    return Message(
        "action-illegal",
        "'{text}' is not possible here; possible: {possible}",
        text=text,
        possible=possible,
    )
