"""A state machine: hypothesis decides what happens next and shrinks whatever goes wrong."""

from __future__ import annotations

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from onirim.engine.hooks import ASK, WAIT
from onirim.engine.state import State
from onirim.notation.position import read_position, write_position
from tests.helpers.breadth import games
from tests.helpers.invariants import cells, check
from tests.helpers.strategies import RULES


class GameMachine(RuleBasedStateMachine):
    """One game; the twin is a copy that was left behind and must stay as it was."""

    def __init__(self) -> None:
        super().__init__()
        self.state = State(RULES["solo"])
        self.twin = self.state
        self.left_behind = b""

    @initialize(text=st.sampled_from(sorted(RULES)))
    def begin(self, text: str) -> None:
        self.state = State(RULES[text])
        self.state.start()
        self.leave_a_copy()

    @precondition(lambda self: self.state.status == ASK)
    @rule(number=st.integers(0, 1_000))
    def decide(self, number: int) -> None:
        """A seat decides."""
        legal = self.state.legal()
        self.state.apply(legal[number % len(legal)])

    @precondition(lambda self: self.state.status == WAIT)
    @rule(number=st.integers(0, 1_000))
    def tell(self, number: int) -> None:
        """Chance decides."""
        state = self.state
        kinds = [k for k in range(int(state.rules.n_kinds)) if state.count(state.chance_bag, k) > 0]
        state.apply_chance(kinds[number % len(kinds)])

    @rule()
    def leave_a_copy(self) -> None:
        self.twin = self.state.copy()
        self.left_behind = cells(self.twin)

    @rule()
    def go_on_with_a_copy(self) -> None:
        self.state = self.state.copy()
        self.state.option_count()  # a copy finds its choices when it is asked for them

    @rule()
    def save_and_load(self) -> None:
        self.state = read_position(self.state.rules, write_position(self.state))

    @rule()
    def run_again(self) -> None:
        before = cells(self.state), self.state.legal()
        self.state.resume()
        assert (cells(self.state), self.state.legal()) == before

    @invariant()
    def in_order(self) -> None:
        check(self.state)

    @invariant()
    def copy_untouched(self) -> None:
        assert cells(self.twin) == self.left_behind

    @precondition(lambda self: self.state.result != "")
    @rule()
    def play_again(self) -> None:
        self.state.start()


TestGame = GameMachine.TestCase
TestGame.settings = settings(max_examples=games(30, 100), stateful_step_count=150, deadline=None)
