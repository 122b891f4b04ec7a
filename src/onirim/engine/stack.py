"""The stack of steps: what is going on, and below it what goes on afterwards.

A frame is a step and its argument, two cells of the memory. When the game is over there is none.
"""

from __future__ import annotations

from onirim.engine.deck import Deck
from onirim.engine.memory import STACK
from onirim.engine.native import i64


class Stack(Deck):
    """A memory that knows what its frames are."""

    __slots__ = ()

    def push_step(self, step: i64, arg: i64 = 0) -> None:
        """Put a step on the stack; it is done before whatever lies below."""
        mem = self.mem
        top = mem[STACK] + 2
        mem[STACK] = top
        mem[top] = step
        mem[top + 1] = arg

    def pop_step(self) -> None:
        """The step on top of the stack is over."""
        mem = self.mem
        top = mem[STACK]
        mem[top] = 0
        mem[top + 1] = 0
        mem[STACK] = top - 2

    def replace_step(self, step: i64, arg: i64 = 0) -> None:
        """The step on top of the stack goes on as another one."""
        mem = self.mem
        top = mem[STACK]
        mem[top] = step
        mem[top + 1] = arg

    def replace_with_two(self, below: i64, above: i64) -> None:
        """The step on top of the stack goes on as two, one after the other."""
        mem = self.mem
        top = mem[STACK]
        mem[top] = below
        mem[top + 1] = 0
        mem[top + 2] = above
        mem[top + 3] = 0
        mem[STACK] = top + 2

    def arg(self) -> i64:
        at = self.mem[STACK] + 1
        return self.mem[at]

    def set_arg(self, arg: i64) -> None:
        mem = self.mem
        mem[mem[STACK] + 1] = arg

    def is_on_stack(self, step: i64) -> bool:
        """Does this step lie anywhere on the stack?"""
        mem = self.mem
        at = mem[STACK]
        while at > STACK and mem[at] != step:
            at -= 2
        return at > STACK

    def clear_stack(self) -> None:
        while self.mem[STACK] > STACK:
            self.pop_step()

    def frames(self) -> list[tuple[int, int]]:
        """The number of each step and its argument, the turn at the bottom first."""
        mem = self.mem
        first = STACK + 2
        return [(int(mem[at]), int(mem[at + 1])) for at in range(first, int(mem[STACK]) + 1, 2)]
