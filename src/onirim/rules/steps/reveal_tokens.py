"""Tokens of a face-down bag are revealed by chance."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from onirim.engine.arguments import left_to_reveal, revealed_in, tokens_revealed
from onirim.engine.card_sets import bit
from onirim.engine.deck import UNKNOWN
from onirim.engine.hooks import GO, WAIT, Step
from onirim.engine.native import i64
from onirim.engine.state import State


def lay_token(state: State, bag: i64, zone: i64) -> i64:
    """One token of the bag is laid there; UNKNOWN: chance has to say first which."""
    token = state.by_chance(bag)
    if token != UNKNOWN:
        state.origin = bag
        state.place(token, zone)  # §3.2.1 §7.2.1
    return token


def to_reveal(n: i64) -> i64:
    """The argument of a step that has so many tokens to reveal."""
    return tokens_revealed(0, n)


class DealTokens(Step):
    """All tokens of a bag are laid out, one after the other."""

    def __init__(self, bag: i64, zone: i64) -> None:
        self.bag: i64 = bag
        self.zone: i64 = zone

    def run(self, state: State) -> i64:
        while state.size(self.bag) > 0:
            if lay_token(state, self.bag, self.zone) == UNKNOWN:
                return WAIT
        state.pop_step()
        return GO


@mypyc_attr(allow_interpreted_subclasses=True)
class RevealTokens(Step):
    """Some tokens of a bag are revealed (argument: those that were, and how many are left)."""

    def __init__(self, first: i64, bag: i64, zone: i64) -> None:
        self.first: i64 = first  # the kind of the first token
        self.bag: i64 = bag
        self.zone: i64 = zone

    def over(self, state: State, revealed: i64) -> None:
        """As many as there are have been revealed; the set counts from the first token."""

    def run(self, state: State) -> i64:
        left = left_to_reveal(state.arg())
        revealed = revealed_in(state.arg())
        while left > 0 and state.size(self.bag) > 0:  # §R6
            token = lay_token(state, self.bag, self.zone)
            if token == UNKNOWN:
                state.set_arg(tokens_revealed(revealed, left))
                return WAIT
            revealed |= bit(token - self.first)
            left -= 1
        state.pop_step()
        self.over(state, revealed)
        return GO
