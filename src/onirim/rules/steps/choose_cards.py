"""Several cards chosen one after the other, in the order of their kinds.

Each set can be chosen in one way only, so a search meets it once.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from onirim.engine.hooks import ASK, GO, Step
from onirim.engine.info import Question
from onirim.engine.messages import Message, OnirimError
from onirim.engine.native import i64
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State

MOST_CHOSEN: Final = 15


def to_choose(n: i64, kind: i64 = 0) -> i64:
    """The argument of a step that has so many cards to choose, of this kind or those behind it."""
    return n << 6 | kind


def left_to_choose(arg: i64) -> i64:
    return arg >> 6


def lowest_kind(arg: i64) -> i64:
    """The kind that was chosen last."""
    return arg & 63


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseMultiset(Step):
    """Argument: how many more, and the kind chosen last; none of a lower kind may follow."""

    def __init__(self, verb: i64, too_few: Message) -> None:
        self.verb: i64 = verb
        self.too_few: Message = too_few  # what is missing where there are not so many cards

    def question(self) -> Question:
        return Question("exactly-n", [self.verb], "ascending")

    def pool(self, state: State) -> list[int]:
        found: list[int] = []
        k: i64
        for k in range(lowest_kind(state.arg()), state.rules.n_kinds):
            found += [int(k)] * int(self.stock(state, k))
        return found

    def limits(self, state: State) -> tuple[int, int]:
        left = int(left_to_choose(state.arg()))
        return left, left

    def stock(self, state: State, kind: i64) -> i64:
        """How many cards of a kind can be chosen."""
        raise NotImplementedError

    def take(self, state: State, kind: i64) -> None:
        """Move the card that was chosen."""
        raise NotImplementedError

    def over(self, state: State) -> None:
        """The last one was chosen, and this step is done."""

    def write_arg(self, rules: Ruleset, arg: i64) -> str:
        """As `5:Nm`: five more, none of them before the Nightmare in the order of kinds."""
        return f"{left_to_choose(arg)}:{rules.codes[lowest_kind(arg)]}"

    def read_arg(self, rules: Ruleset, text: str) -> i64:
        left, _, code = text.partition(":")
        if not left.isdecimal() or not 0 < int(left) <= MOST_CHOSEN:
            raise OnirimError(
                Message(
                    "argument-cards",
                    "how many cards, 1 to {most}, and a kind are expected, as {example}",
                    most=MOST_CHOSEN,
                    example="2:Rs",
                )
            )
        return to_choose(int(left), rules.known_kind(code))

    def missing(self, state: State, arg: i64) -> Message | None:
        left = left_to_choose(arg)
        enough = left > 0 and self.from_kind(state, lowest_kind(arg)) >= left
        return None if enough else self.too_few

    def run(self, state: State) -> i64:
        if left_to_choose(state.arg()) > 0:
            return ASK
        state.pop_step()
        self.over(state)
        return GO

    def options(self, state: State) -> None:
        left = left_to_choose(state.arg())
        k: i64 = lowest_kind(state.arg())
        there = self.from_kind(state, k)
        while there >= left:
            copies = self.stock(state, k)
            if copies > 0:
                state.offer(self.verb, k)
            there -= copies
            k += 1

    def choose(self, state: State, verb: i64, ref: i64) -> None:
        state.set_arg(to_choose(left_to_choose(state.arg()) - 1, ref))
        self.take(state, ref)

    def from_kind(self, state: State, kind: i64) -> i64:
        """How many there are of this kind and those behind it."""
        n: i64 = 0
        k: i64
        for k in range(kind, state.rules.n_kinds):
            n += self.stock(state, k)
        return n
