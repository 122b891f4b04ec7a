"""The state that programs use: actions are small numbers, every call is checked in every build.

The engine's own State trusts its callers. This one does not, and it owns its chance: with a
generator unknown cards come by themselves, without one they are chance nodes of the game.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from onirim.engine.card_sets import KINDS
from onirim.engine.hooks import WAIT
from onirim.engine.memory import GOING_ON, RESULT
from onirim.engine.native import i64, vec
from onirim.engine.rng import Rng, draw_by_weight
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State


class ActionTable:
    """The actions of a ruleset as numbers without gaps, both ways."""

    def __init__(self, rules: Ruleset) -> None:
        self.actions: vec[i64] = vec[i64]([i64(action) for action in rules.actions])
        self.numbers: vec[i64] = vec[i64]([i64(-1)] * (len(rules.verbs) << 8))
        for number, action in enumerate(rules.actions):
            self.numbers[action] = number


@mypyc_attr(allow_interpreted_subclasses=True)
class CheckedState:
    """What is fast of the public State; `onirim.game.state` adds words."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules: Ruleset = rules
        self.table: ActionTable = action_table(rules)
        self.core: State = State(rules)
        self.rng: Rng | None = None  # of automatic chance

    # --- choosing ----------------------------------------------------------------------------

    def legal_actions(self) -> list[int]:
        """The numbers of what the player to move may do; nothing where no player is to move.

        >>> from onirim import State
        >>> state = State("solo", seed=7)
        >>> [state.action_code(action) for action in state.legal_actions()][:3]
        ['play:Rs', 'discard:Rs', 'play:Ts']
        """
        core = self.core
        numbers = self.table.numbers
        return [int(numbers[core.choices[i]]) for i in range(core.option_count())]

    def apply(self, action: int | str) -> None:
        """Carry out a legal action, given as its number or its code.

        >>> from onirim import State
        >>> state = State("solo", seed=7)
        >>> state.apply("play:Rs")
        >>> state.apply(state.legal_actions()[0])
        >>> state.apply("play:Nm")
        Traceback (most recent call last):
        onirim.engine.errors.NotAnAction: 'play:Nm' is no action; possible here: ...
        """
        core = self.core
        found: i64 = -1
        if isinstance(action, str):
            found = self.rules.action_of.get(action, -1)
        elif 0 <= action < len(self.table.actions):
            found = self.table.actions[action]
        if not is_legal(core, found):
            self.refuse(action)
        core.apply(found)
        if core.status == WAIT and self.rng is not None:
            self.resolve()

    def refuse(self, action: int | str) -> None:
        """Say what is wrong with an action."""
        raise NotImplementedError(action)

    # --- chance ------------------------------------------------------------------------------

    def chance_outcomes(self) -> list[tuple[int, int]]:
        """What can come at this chance node: kinds of cards with exact weights, whole numbers.

        >>> from onirim import State
        >>> state = State("solo")
        >>> [(state.card_code(card), weight) for card, weight in state.chance_outcomes()][:3]
        [('Nm', 10), ('Rs', 9), ('Bs', 8)]
        """
        if self.core.status != WAIT or self.core.mem[RESULT] != GOING_ON:
            return []
        return self.core.outcomes()

    def apply_chance(self, card: int | str) -> None:
        """Say which card comes at this chance node, as its number or its code.

        >>> from onirim import State
        >>> state = State("solo")
        >>> state.apply_chance("Rs")
        >>> state.apply_chance("Od")
        Traceback (most recent call last):
        onirim.game.state.BadOutcome: 'Od' cannot come now; possible: ...
        """
        core = self.core
        kind: i64 = -1
        if isinstance(card, str):
            if card in self.rules.codes:
                kind = self.rules.codes.index(card)
        elif 0 <= card < KINDS:
            kind = card
        possible = core.status == WAIT and core.mem[RESULT] == GOING_ON and kind >= 0
        if not possible or not core.can_come(kind):
            self.refuse_card(card)
        core.apply_chance(kind)
        if core.status == WAIT and self.rng is not None:
            self.resolve()

    def refuse_card(self, card: int | str) -> None:
        """Say what is wrong with an outcome."""
        raise NotImplementedError(card)

    def resolve(self) -> None:
        """Let the generator choose until a player is to move or the game is over.

        The engine does so itself, except as one seat sees it: there weights are not the bag's.
        """
        core = self.core
        rng = self.rng
        if rng is None:
            return
        while core.hidden is not None and core.status == WAIT and core.mem[RESULT] == GOING_ON:
            core.apply_chance(draw_by_weight(core.outcome_weights(), rng))
        if core.hidden is None and core.chance is None:
            core.chance = rng
            if core.status == WAIT and core.mem[RESULT] == GOING_ON:
                core.advance()

    # --- where the game stands ---------------------------------------------------------------

    @property
    def to_move(self) -> int:
        """The seat that has to choose, CHANCE, or NO_PLAYER when the game is over.

        >>> from onirim import CHANCE, State
        >>> State("solo").to_move == CHANCE, State("solo", seed=7).to_move
        (True, 0)
        """
        return self.core.to_move

    @property
    def is_over(self) -> bool:
        return self.core.mem[RESULT] != GOING_ON

    @property
    def result(self) -> str:
        """Either "won" or "lost"; nothing while the game goes on."""
        return self.core.result

    @property
    def decisions(self) -> int:
        """How many actions were applied."""
        return int(self.core.decisions)

    @property
    def turns(self) -> int:
        """How many turns are over."""
        return int(self.core.turns)

    # --- copies ------------------------------------------------------------------------------

    def become(self, other: CheckedState) -> None:
        """Be a copy of another state, its chance included."""
        self.rules = other.rules
        self.table = other.table
        self.core = other.core.copy()
        self.rng = None
        if other.rng is not None:
            self.use_generator(other.rng.copy())

    def use_generator(self, rng: Rng | None) -> None:
        """From now on this generator resolves chance nodes; None: nobody does."""
        self.rng = rng
        self.core.chance = None
        self.resolve()

    def start(self) -> None:
        """Set up a new game."""
        self.core.start()
        self.resolve()


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
    if rules.table is None:
        rules.table = ActionTable(rules)
    table = rules.table
    assert isinstance(table, ActionTable)
    return table
