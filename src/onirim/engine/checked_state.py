"""The state that programs use: every call is checked in every build.

The engine's own State trusts its callers. This one does not, and it owns its chance: with a
generator unknown cards come by themselves, without one they are chance nodes of the game.
"""

from __future__ import annotations

from operator import index
from typing import SupportsIndex, cast

from mypy_extensions import mypyc_attr

from onirim.engine.action import Action
from onirim.engine.hooks import WAIT
from onirim.engine.memory import GOING_ON, RESULT
from onirim.engine.native import i64, vec
from onirim.engine.rng import Rng, draw_by_weight
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State

MOST_PAIRED = 16


class ActionTable:
    """The actions of a ruleset as numbers without gaps, both ways."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules: Ruleset = rules
        self.actions: vec[i64] = vec[i64]([i64(action) for action in rules.actions])
        self.count: i64 = len(rules.actions)
        self.numbers: vec[i64] = vec[i64]([i64(-1)] * (len(rules.verbs) << 8))
        for number, action in enumerate(rules.actions):
            self.numbers[action] = number


class ActionObjects(ActionTable):
    """What programs get for these numbers: the actions, then the outcomes of chance."""

    def __init__(self, rules: Ruleset, objects: list[Action], front: object) -> None:
        super().__init__(rules)
        self.objects: list[Action] = objects
        self.front: object = front  # the ruleset as programs see it
        self.by_code: dict[str, int] = {str(one): i for i, one in enumerate(objects)}
        self.weighed: list[tuple[Action, int]] = [
            (one, n) for one in objects[len(rules.actions) :] for n in range(MOST_PAIRED)
        ]
        """Outcomes with small weights, made once: programs ask for them before every card."""

    def number_of(self, action: object) -> int:
        """The number of an action, an integer or a code; -1: it is none of this ruleset."""
        if type(action) is Action:
            number = int(action)
            if number < len(self.objects) and self.objects[number] is action:
                return number
            return self.by_code.get(str(action), -1)  # of another ruleset
        if isinstance(action, str):
            return self.by_code.get(action, -1)
        try:
            number = index(cast("SupportsIndex", action))
        except TypeError:
            kind = type(action).__name__
            raise TypeError(f"an action is an Action, its number or its code, not {kind}") from None
        return number if 0 <= number < len(self.objects) else -1


@mypyc_attr(allow_interpreted_subclasses=True)
class CheckedState:
    """What is fast of the public State; `onirim.game.state` adds words."""

    def __init__(self, table: ActionObjects) -> None:
        self._table: ActionObjects = table
        self._core: State = State(table.rules)
        self._rng: Rng | None = None  # of automatic chance

    # --- choosing ----------------------------------------------------------------------------

    def legal_actions(self) -> list[Action]:
        """List what the player to move may do; nothing at a chance node and at the end.

        Examples:
            >>> from onirim import State
            >>> State("solo", seed=7).legal_actions()[:3]
            [play:Rs, discard:Rs, play:Ts]

        """
        core = self._core
        numbers = self._table.numbers
        objects = self._table.objects
        return [objects[numbers[core.choices[i]]] for i in range(core.option_count())]

    def apply(self, action: SupportsIndex | str) -> None:
        """Carry out a legal action, or an outcome of chance at a chance node.

        It is an Action, any integer that is its number, or its code. With a seed the cards that
        follow come by themselves.

        Examples:
            >>> from onirim import State
            >>> state = State("solo", seed=7)
            >>> state.apply("play:Rs")
            >>> state.apply(state.legal_actions()[0])
            >>> state.apply("play:Nm")
            Traceback (most recent call last):
            onirim.NotAnAction: 'play:Nm' is no action; possible here: ...

        """
        core = self._core
        table = self._table
        number: i64 = table.number_of(action)
        if number < 0:
            self._refuse(action)
        elif number < table.count:
            if not is_legal(core, table.actions[number]):
                self._refuse(action)
            core.apply(table.actions[number])
        else:
            waits = core.status == WAIT and core.mem[RESULT] == GOING_ON
            if not waits or not core.can_come(number - table.count):
                self._refuse(action)
            core.apply_outcome(number - table.count)
        if core.status == WAIT and self._rng is not None:
            self._resolve()

    def _refuse(self, action: object) -> None:
        """Raise the error that says what is wrong with an action."""
        raise NotImplementedError(action)

    # --- chance ------------------------------------------------------------------------------

    def chance_weights(self) -> list[tuple[Action, int]]:
        """List what can come at a chance node, weighted by whole numbers; [] elsewhere.

        The odds of an outcome are its weight as one to the sum of all, exactly.

        Examples:
            >>> from onirim import State
            >>> State("solo").chance_weights()[:3]
            [(Nm, 10), (Rs, 9), (Bs, 8)]

        """
        core = self._core
        found: list[tuple[Action, int]] = []
        if core.status != WAIT or core.mem[RESULT] != GOING_ON:
            return found
        table = self._table
        bag = core.counted_bag()
        if bag == 0:
            for kind, weight in enumerate(core.outcome_weights()):
                if weight > 0:
                    found.append((table.objects[int(table.count) + kind], weight))
            return found
        mem = core.mem
        left = mem[bag]
        k: i64 = 0
        while left > 0:
            n = mem[bag + 1 + k]
            if n > 0:
                if n < MOST_PAIRED:
                    found.append(table.weighed[k * MOST_PAIRED + n])
                else:
                    found.append((table.objects[table.count + k], int(n)))
                left -= n
            k += 1
        return found

    def _resolve(self) -> None:
        """Let the generator choose until a player is to move or the game is over.

        The engine does so itself, except as one seat sees it: there weights are not the bag's, and
        where hidden cards matter all of them are drawn.
        """
        core = self._core
        rng = self._rng
        if rng is None:
            return
        while core.hidden is not None and core.mem[RESULT] == GOING_ON:
            if core.status == WAIT and not core.is_lifting():
                core.apply_outcome(draw_by_weight(core.outcome_weights(), rng))
            else:
                self._determinize(rng)
        if core.hidden is None and core.chance is None:
            core.chance = rng
            if core.status == WAIT and core.mem[RESULT] == GOING_ON:
                core.advance()

    def _determinize(self, rng: Rng) -> None:
        """Draw every card that a seat has not seen: then none is hidden."""
        raise NotImplementedError(rng)

    # --- where the game stands ---------------------------------------------------------------

    @property
    def to_move(self) -> int:
        """The seat that has to choose, CHANCE, or NO_PLAYER when the game is over.

        Examples:
            >>> from onirim import CHANCE, State
            >>> State("solo").to_move == CHANCE, State("solo", seed=7).to_move
            (True, 0)

        """
        return self._core.to_move

    @property
    def is_over(self) -> bool:
        """Is the game won or lost?

        Examples:
            >>> from onirim import State
            >>> State("solo", seed=7).is_over
            False

        """
        return self._core.mem[RESULT] != GOING_ON

    @property
    def result(self) -> str:
        """Either "won", "lost" or "" while the game continues.

        Examples:
            >>> from onirim import State
            >>> State("solo", seed=7).result
            ''

        """
        return self._core.result

    @property
    def decisions(self) -> int:
        """How many actions were applied; a state as a seat observes it counts from 0.

        Examples:
            >>> from onirim import State
            >>> State("solo", seed=7).child("play:Rs").decisions
            1

        """
        return int(self._core.decisions)

    @property
    def turns(self) -> int:
        """How many turns are over.

        Examples:
            >>> from onirim import State
            >>> State("solo", seed=7).child("play:Rs").turns
            1

        """
        return int(self._core.turns)

    # --- copies ------------------------------------------------------------------------------

    def _become(self, other: CheckedState) -> None:
        """Be a copy of another state, its chance included."""
        self._table = other._table
        self._core = other._core.copy()
        self._rng = None
        if other._rng is not None:
            self._use_generator(other._rng.copy())

    def _use_generator(self, rng: Rng | None) -> None:
        """From now on this generator resolves chance nodes; None: nobody does."""
        self._rng = rng
        self._core.chance = None
        self._resolve()

    def _start(self) -> None:
        """Set up a new game."""
        self._core.start()
        self._resolve()


def is_legal(state: State, action: i64) -> bool:
    """May the player to move do this?"""
    n = state.option_count()
    i: i64 = 0
    while i < n and state.choices[i] != action:
        i += 1
    return i < n


def draw_until_choice(state: State, rng: Rng) -> list[int]:
    """Let a generator resolve chance nodes until a player is to move; the kinds that came."""
    drawn: list[int] = []
    while state.status == WAIT and state.mem[RESULT] == GOING_ON:
        bag = state.chance_bag
        ticket = rng.below(state.mem[bag])
        kind: i64 = 0
        while ticket >= state.mem[bag + 1 + kind]:
            ticket -= state.mem[bag + 1 + kind]
            kind += 1
        state.apply_chance(kind)
        drawn.append(int(kind))
    return drawn


def action_table(rules: Ruleset) -> ActionTable:
    """The numbers of a ruleset's actions, made when they are first needed."""
    if rules.table is None:
        rules.table = ActionTable(rules)
    table = rules.table
    assert isinstance(table, ActionTable)
    return table
