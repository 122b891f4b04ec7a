"""State: a game without history, for programs that simulate and search. Every call is checked.

Chance is a player of its own: without a seed unknown cards are chance nodes with exact odds, with
one they come by themselves.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import TYPE_CHECKING, Final, NoReturn, Protocol, Self, SupportsIndex

from onirim.engine.action import Action
from onirim.engine.checked_state import CheckedState
from onirim.engine.errors import IllegalAction, NotAnAction
from onirim.engine.hooks import ASK
from onirim.engine.layout import OMNISCIENT, SPECTATOR
from onirim.engine.messages import Message, MessageValue, OnirimError
from onirim.engine.rng import Rng
from onirim.engine.snapshot import counted_numbers, position_bytes, position_numbers
from onirim.engine.state import CHANCE, NO_PLAYER
from onirim.engine.state import State as EngineState
from onirim.game.cards_shown import cards_by_zone, marks_by_zone, picture, seat_zone
from onirim.game.chance import checked_seed
from onirim.game.expected import expect, expect_integer
from onirim.game.pickling import restored_engine_state, rng_at
from onirim.game.ruleset import Ruleset, front_of, tables_of
from onirim.knowledge.observe import as_seen_by
from onirim.knowledge.odds import next_card_weights, true_next_weights
from onirim.knowledge.sample import draw_what_is_hidden
from onirim.notation.position import read_position, write_observed
from onirim.rules.observation import action_mask, observation
from onirim.rules.steps.gained_doors import doors_gained

if TYPE_CHECKING:
    from onirim.game.view import View

__all__ = ["CHANCE", "NO_PLAYER", "SAME", "RandomNumbers", "State"]


class RandomNumbers(Protocol):
    """Numbers from 0 up to 1: `random.Random`, or a generator of numpy."""

    def random(self) -> float: ...


class Same:
    """`clone()` without an argument: the same chance as the original."""

    def __repr__(self) -> str:
        return "SAME"


SAME: Final = Same()


class State(CheckedState):
    """One game in progress, without history: for simulation and search.

    With a seed, cards come by themselves. Without one, chance is a node of the tree, and `apply`
    takes its outcomes too. States change, so they have no hash: use `key()`.

    Examples:
        >>> from onirim import State
        >>> state = State("solo", seed=7)
        >>> while not state.is_over:
        ...     state.apply(state.legal_actions()[0])
        >>> state.result
        'lost'

    """

    def __init__(self, rules: Ruleset | str = "solo", *, seed: int | None = None) -> None:
        super().__init__(front_of(tables_of(rules))._table)
        self._use_generator(generator_of(seed))
        self._start()

    @classmethod
    def from_position(
        cls, line: str, rules: Ruleset | str = "solo", *, seed: int | None = None
    ) -> Self:
        """Return the state that a position line describes.

        Examples:
            >>> from onirim import State
            >>> state = State.from_position("hand Rs Rm Rk Bs Gs; stack act")
            >>> state == State.from_position(state.position)
            True

        """
        expect(line, str, "a position line")
        return cls._of(read_position(tables_of(rules), line), seed)

    @classmethod
    def _of(cls, core: EngineState, seed: int | None = None) -> Self:
        """Make a state of its own with the contents of an engine's state."""
        state = cls._around(core.copy())
        state._use_generator(generator_of(seed))
        return state

    @classmethod
    def _around(cls, core: EngineState) -> Self:
        """Make the state that has this engine's state; its chance is explicit."""
        state = cls.__new__(cls)
        state._table, state._core, state._rng = front_of(core.rules)._table, core, None
        return state

    @property
    def rules(self) -> Ruleset:
        """The ruleset.

        Examples:
            >>> from onirim import State
            >>> State("duo").rules
            <Ruleset duo>

        """
        front = self._table.front
        assert isinstance(front, Ruleset)
        return front

    # --- the tree ----------------------------------------------------------------------------

    def child(self, action: SupportsIndex | str) -> Self:
        """Return a copy to which an action or outcome was applied.

        Examples:
            >>> from onirim import State
            >>> state = State("solo", seed=7)
            >>> state.child("play:Rs").row(), state.row()
            (('Rs',), ())

        """
        twin = self.clone()
        twin.apply(action)
        return twin

    def children(self) -> list[tuple[Action, Self]]:
        """List every legal action, or outcome of chance, with the state after it.

        Examples:
            >>> from onirim import State
            >>> [(action, child.row()) for action, child in State("solo", seed=7).children()][:2]
            [(play:Rs, ('Rs',)), (discard:Rs, ())]

        """
        actions = self.legal_actions() or [outcome for outcome, _ in self.chance_weights()]
        return [(action, self.child(action)) for action in actions]

    def returns(self) -> list[float]:
        """Return 1.0 for each seat if the game is won, else 0.0.

        Examples:
            >>> from onirim import State
            >>> State("duo", seed=1).returns()
            [0.0, 0.0]

        """
        return [float(self.result == "won")] * self.rules.seats

    # --- chance ------------------------------------------------------------------------------

    def chance_outcomes(self) -> list[tuple[Action, Fraction]]:
        """List what can come at a chance node, with exact odds; [] elsewhere.

        Examples:
            >>> from onirim import State
            >>> State("solo").chance_outcomes()[0]
            (Nm, Fraction(5, 38))

        """
        weights = self.chance_weights()
        total = sum(weight for _, weight in weights)
        return [(outcome, Fraction(weight, total)) for outcome, weight in weights]

    def sample_chance(self, random: RandomNumbers) -> Action:
        """Draw one of the outcomes of a chance node by its weight.

        Examples:
            >>> from random import Random
            >>> from onirim import State
            >>> State("solo").sample_chance(Random(1))
            Rs

        """
        if not hasattr(random, "random"):
            kind = type(random).__name__
            raise TypeError(f"a generator with a method random() is expected, not {kind}")
        weights = self.chance_weights()
        if not weights:
            raise IllegalAction(Message("error-no-chance", "nothing: it is no chance node"))
        total = sum(weight for _, weight in weights)
        ticket = min(int(random.random() * total), total - 1)
        return next(outcome for outcome, end in cumulative(weights) if ticket < end)

    def odds(self) -> dict[str, Fraction]:
        """Return how likely each card is to come next, by its code.

        At a chance node these are its outcomes, elsewhere the next card of the deck.

        Examples:
            >>> from onirim import State
            >>> State("solo").odds()["Nm"], State("solo", seed=7).odds()["Nm"]
            (Fraction(5, 38), Fraction(10, 71))

        """
        if self.to_move == CHANCE:
            return {str(outcome): share for outcome, share in self.chance_outcomes()}
        weights = self._next_card_weights()
        total = sum(weights)
        codes = self._core.rules.codes
        return {codes[kind]: Fraction(n, total) for kind, n in enumerate(weights) if n}

    # --- where the game stands ---------------------------------------------------------------

    @property
    def zones(self) -> dict[str, tuple[str, ...]]:
        """The cards of every zone but the unknown deck, by the zone's name.

        Examples:
            >>> from onirim import State
            >>> State("solo", seed=7).zones["hand"]
            ('Rs', 'Ts', 'Tm', 'Tm', 'Rk')

        """
        return cards_by_zone(self._core, self._viewer)

    @property
    def marks(self) -> dict[str, tuple[str, ...]]:
        """What is marked beside the cards of a zone, one entry a card.

        Examples:
            >>> from onirim import State
            >>> State.from_position("hand Rs Rm Bk Gs Tm; row Bs* Bm* Bk* Rk; stack act").marks
            {'row': ('used', 'used', 'used', '')}

        """
        return marks_by_zone(self._core, self._viewer)

    @property
    def deck(self) -> int:
        """How many cards the deck holds.

        Examples:
            >>> from onirim import State
            >>> State("solo", seed=7).deck
            71

        """
        return int(self._core.deck_size())

    @property
    def counters(self) -> dict[str, int]:
        """What modules count or remember, by name.

        Examples:
            >>> from onirim import State
            >>> State("solo", seed=7).counters
            {}

        """
        return {name: self._core.counter(name) for name, _ in self._core.rules.counters}

    @property
    def door_count(self) -> int:
        """How many Doors are gained.

        Examples:
            >>> from onirim import State
            >>> State.from_position("hand Rs Rm Rk Bs Gs; doors Rd Bd; stack act").door_count
            2

        """
        return int(doors_gained(self._core))

    def hand(self, seat: int | None = None) -> tuple[str, ...]:
        """Return the cards in the hand of a seat, by default of the one whose turn it is.

        Cards that two players share are `zones["shared"]`.

        Examples:
            >>> from onirim import State
            >>> State("solo", seed=7).hand()
            ('Rs', 'Ts', 'Tm', 'Tm', 'Rk')

        """
        return self._of_seat("hand", seat)

    def row(self, seat: int | None = None) -> tuple[str, ...]:
        """Return the labyrinth row of a seat, by default of the one whose turn it is.

        Examples:
            >>> from onirim import State
            >>> State("solo", seed=7).child("play:Rs").row()
            ('Rs',)

        """
        return self._of_seat("row", seat)

    def doors(self, seat: int | None = None) -> tuple[str, ...]:
        """Return the Doors that a seat has gained, by default the one whose turn it is.

        Examples:
            >>> from onirim import State
            >>> State.from_position("hand Rs Rm Rk Bs Gs; doors Rd Bd; stack act").doors()
            ('Rd', 'Bd')

        """
        return self._of_seat("doors", seat)

    @property
    def position(self) -> str:
        """The line of this position; equal positions have equal lines.

        Examples:
            >>> from onirim import State
            >>> State("solo", seed=7).position
            'hand Rs Ts Tm Tm Rk; stack act'

        """
        return write_observed(self._core, self._viewer)

    def key(self) -> bytes:
        """Return the position as a key for tables: all that decides how the game can continue.

        Examples:
            >>> from onirim import State
            >>> state = State("solo", seed=7)
            >>> state.key() == state.clone(seed=8).key() != state.child("play:Rs").key()
            True

        """
        return position_bytes(self._core)

    # --- what a seat knows -------------------------------------------------------------------

    def view(self, seat: int = 0) -> View:
        """Return what a person at this seat sees; SPECTATOR watches.

        Examples:
            >>> from onirim import State
            >>> State("solo", seed=7).view().deck
            71

        """
        if seat != SPECTATOR or self._core.hidden is not None:
            seat = self._checked_seat(seat)
        from onirim.game.view import view_of

        return view_of(self._as_it_was(), seat)

    def observe(self, seat: int = 0) -> Self:
        """Return the state as this seat sees it: cards that it has not seen are chance.

        Cards that the seat can't place are one pool: the unknown part of the deck, the partner's
        hidden cards, and cards of the deck that only the partner has seen. They come by chance
        when they are drawn. Before another player chooses, chance names all that are left, one
        after the other. Chance is explicit, whatever it was before.

        Examples:
            >>> from onirim import CHANCE, State
            >>> state = State("duo", seed=7)
            >>> while state.turns < 2:
            ...     state.apply(state.legal_actions()[0])
            >>> state.observe(1 - state.to_move).to_move == CHANCE
            True

        """
        return self._around(as_seen_by(self._core, self._checked_seat(seat)))

    def observation(self, seat: int | None = None) -> bytes:
        """Return what a seat knows as counts, one byte for each of `rules.observation_names`.

        By default it is the seat whose turn it is.

        Examples:
            >>> from onirim import State
            >>> state = State("solo", seed=7)
            >>> state.observation()[state.rules.observation_names.index("hand/Tm")]
            2

        """
        seat = self._checked_seat(self._core.active if seat is None else seat)
        return observation(self._as_it_was(), seat)

    def mask(self) -> bytes:
        """Return 1 for each action that is legal now and 0 for each other, by its number.

        Examples:
            >>> from onirim import State
            >>> state = State("solo", seed=7)
            >>> state.mask()[state.rules.action("play:Rs")], sum(state.mask())
            (1, 8)

        """
        return action_mask(self._core)

    def determinized(self, seed: int) -> Self:
        """Return a state in which every hidden card was drawn by its odds, for rollouts.

        For a state that a seat observes it is one possible truth; it is what `clone(seed=seed)`
        returns, too.

        Examples:
            >>> from onirim import State
            >>> seen = State("duo:open", seed=7).observe(0)
            >>> seen.determinized(seed=1).observe(0) == seen
            True

        """
        return self.clone(seed=seed)

    # --- copies ------------------------------------------------------------------------------

    def clone(self, *, seed: int | Same | None = SAME) -> Self:
        """Return a copy with the same chance, with another seed, or (None) with explicit chance.

        With a seed, cards that a seat has not seen are drawn at once (`determinized`).

        Examples:
            >>> from onirim import State
            >>> state = State("solo", seed=7)
            >>> state.clone() == state.clone(seed=8) == state
            True

        """
        twin = self.__class__.__new__(self.__class__)
        twin._become(self)
        if not isinstance(seed, Same):
            twin._use_generator(generator_of(seed))
        return twin

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Self:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        core = self._core
        numbers = (position_numbers(core), counted_numbers(core))
        chance = None if self._rng is None else int(self._rng.state)
        return restored_state, (str(self.rules), *numbers, chance)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.rules == other.rules and self.key() == other.key()

    __hash__ = None  # type: ignore[assignment]  # a state changes

    def __str__(self) -> str:
        return picture(self._core, self.zones)

    def __repr__(self) -> str:
        return f"<State {self.rules}: {self.position}>"

    # --- helpers -----------------------------------------------------------------------------

    @property
    def _viewer(self) -> int:
        """Who sees this state: a seat as which it is observed, or one who knows everything."""
        hidden = self._core.hidden
        return OMNISCIENT if hidden is None else int(hidden.viewer)

    def _as_it_was(self) -> EngineState:
        """The engine's state without chance that only the viewer needs."""
        core = self._core
        if core.hidden is not None:
            asked, core = core.hidden.asked, core.copy()
            core.hidden = None
            core.status = ASK if asked else core.status
        return core

    def _of_seat(self, name: str, seat: int | None) -> tuple[str, ...]:
        seat = checked_seat(self._core.active if seat is None else seat, self.rules.seats)
        return self.zones[seat_zone(self._core.rules, name, seat)]

    def _next_card_weights(self) -> list[int]:
        core = self._core
        if core.hidden is None:
            return true_next_weights(core)
        return next_card_weights(core, core.hidden.viewer)

    def _checked_seat(self, seat: int) -> int:
        """A seat that can look at this state."""
        seat = checked_seat(seat, self.rules.seats)
        hidden = self._core.hidden
        if hidden is not None and seat != hidden.viewer:
            raise OnirimError(
                Message(
                    "error-other-seat",
                    "this is the state as seat {seat} sees it; no other seat can look at it",
                    seat=str(hidden.viewer),
                )
            )
        return seat

    def _determinize(self, rng: Rng) -> None:
        if not draw_what_is_hidden(self._core, rng):
            raise OnirimError(
                Message(
                    "error-no-deal-agrees",
                    "no deal agrees with '{position}'",
                    position=self.position,
                )
            )

    # --- what is wrong -----------------------------------------------------------------------

    def _possible(self) -> MessageValue:
        """What may be done here, for messages."""
        if self.is_over:
            return Message("action-over", "nothing: the game is over")
        outcomes = [outcome for outcome, _ in self.chance_weights()]
        return ", ".join(map(str, self.legal_actions() or outcomes))

    def _refuse(self, action: object) -> NoReturn:
        options = [str(one) for one in self.legal_actions()]
        number = self._table.number_of(action)
        if number >= 0:
            text = str(self._table.objects[number])
            raise IllegalAction(illegal_action(text, self._possible()), text, options)
        if isinstance(action, str | Action):
            text = str(action)
            raise NotAnAction(unknown_action(text, self._possible()), text, options)
        wrong = no_number(str(action), len(self._table.objects))
        raise NotAnAction(wrong, str(action), options)


def generator_of(seed: int | None) -> Rng | None:
    """The generator of a seed; without one chance is explicit."""
    return None if seed is None else Rng(checked_seed(seed))


def cumulative(weights: list[tuple[Action, int]]) -> Iterator[tuple[Action, int]]:
    """Outcomes with the sums of the weights up to them."""
    total = 0
    for outcome, weight in weights:
        total += weight
        yield outcome, total


def restored_state(
    rules: str, position: list[int], counted: list[int], chance: int | None
) -> State:
    """A state from its pickle."""
    state = State._around(restored_engine_state(rules, position, counted, None))
    if chance is not None:
        state._use_generator(rng_at(chance))
    return state


def checked_seat(seat: int, seats: int) -> int:
    """A seat of a table with this number of seats, as Python's own integer."""
    number = seat if type(seat) is int else expect_integer(seat, "a seat")
    if not 0 <= number < seats:
        raise OnirimError(no_seat(number, seats))
    return number


def no_seat(seat: int, seats: int) -> Message:
    return Message(
        "error-seat",
        "there is no seat {seat}; seats are numbered from 0 to {last}",
        seat=str(seat),
        last=str(seats - 1),
    )


def no_number(action: str, count: int) -> Message:
    return Message(
        "action-number",
        "actions and outcomes of this ruleset are numbered from 0 to {last}, not {number}",
        last=str(count - 1),
        number=action,
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
