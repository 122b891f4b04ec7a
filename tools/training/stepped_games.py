"""Games of one player in which every card is drawn by itself, and what they are worth without luck.

Before a card comes, search says what the state is worth by every card that can come; when it has
come, the net says what is made of it. The mean of the second is the first, so their difference is
luck. Alone a result without all the luck in it tells about as much of a player as three results do,
and the same from a state on tells what that state was worth.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import mean, stdev

from onirim.engine.hooks import WAIT
from onirim.engine.memory import GOING_ON, RESULT, WON
from onirim.engine.rng import Rng
from onirim.engine.state import State
from onirim.players.net.features import Encoder
from onirim.players.net.network import ONE
from onirim.players.search.evaluator import Mind
from onirim.players.search.expectimax import Search, chance_weights

DEALT = 10  # rows of cards that stand for all that can come
TAKEN = -1  # nothing else was best


@dataclass(frozen=True)
class Other:
    """A choice that was not taken: its rows, what it is worth one card ahead, what the net says."""

    rows: list[int]
    ahead: int
    said: int


@dataclass
class Moment:
    """Where chance brought a game, or a choice: it waits for chance again, or somebody chooses."""

    said: int  # by the net
    waits: bool
    ahead: int = 0  # of one that waits: the same by every card that can come
    rows: list[int] = field(default_factory=list)
    others: list[Other] = field(default_factory=list)
    instead: int = TAKEN  # what the best choice is worth where another was taken at random


def came_of(moments: Sequence[Moment], result: int, trace: float) -> list[int]:
    """What each moment turned out to be worth, without the luck that came behind it.

    With a trace of 1 everything counts that came later: the mean of such numbers is what the player
    makes of the moment. A smaller one counts what came later for less, and is less noisy.
    """
    worth = said = result
    found: list[int] = []
    for moment in reversed(moments):
        if moment.waits:
            worth = moment.ahead + round(trace * (worth - said))
        elif moment.instead != TAKEN:
            worth = moment.instead
        said = moment.said
        found.append(worth)
    return found[::-1]


def mean_and_error(worths: Sequence[float]) -> str:
    """In per cent, with the standard error of the mean behind it."""
    if len(worths) < 2:
        return "an unknown share"
    error = stdev(worths) / len(worths) ** 0.5
    return f"{100 * mean(worths):.2f} ({100 * error:.2f})"


class SteppedGame:
    """One game after the other; whoever plays asks `go_on` and then applies a choice."""

    def __init__(self, mind: Mind, draw: random.Random, encoder: Encoder | None = None) -> None:
        if mind.rules.seats > 1:
            raise SystemExit(f"games of one player, not {mind.rules.text}")
        self.mind = mind
        self.draw = draw
        self.encoder = encoder  # for who wants the rows of moments
        self.search = Search(mind, 0)
        self.state = State(mind.rules)
        self.dealer = Rng(0)
        self.dealt = State(mind.rules, self.dealer)
        self.moments: list[Moment] = []
        self.came_by_row = True

    def begin(self) -> None:
        self.moments = []
        self.state.start()
        self.draw_row()

    def go_on(self) -> bool:
        """Let chance speak until there is something to choose; False where the game is over."""
        state = self.state
        while state.mem[RESULT] == GOING_ON:
            if state.status == WAIT:
                self.wait()
            elif self.came_by_row and state.option_count() == 1:
                state.apply(state.choices[0])
            else:
                self.meet()
                return True
        return False

    def result(self) -> int:
        """Of a game that is over."""
        return ONE if self.state.mem[RESULT] == WON else 0

    def worth(self) -> int:
        """What a game that is over was worth at its beginning, without luck."""
        return came_of(self.moments, self.result(), 1.0)[0]

    def ahead(self, waiting: State) -> tuple[int, bool]:
        """What a state is worth one card ahead, and whether a row of cards comes instead."""
        if self.deals_on(waiting):
            return self.worth_of_rows(waiting, DEALT), True
        return int(self.search.one_card_ahead(waiting, 0)), False

    def deals_on(self, waiting: State) -> bool:
        """Do several cards come in a row before anybody chooses?"""
        weights = chance_weights(waiting)
        return self.search.mostly_goes_on(waiting, weights, sum(weights), 0)

    def worth_of_rows(self, waiting: State, rows: int) -> int:
        """The mean of what the mind makes of some rows of cards that may come."""
        game, mind, total = self.dealt, self.mind, 0
        for _ in range(rows):
            self.dealer.seed(self.draw.getrandbits(48))
            game.copy_from(waiting)
            game.resume()
            while game.mem[RESULT] == GOING_ON and game.option_count() == 1:
                game.apply(game.choices[0])
            if game.mem[RESULT] == GOING_ON:
                total += int(mind.values[mind.value_choices(game, 0)])
            elif game.mem[RESULT] == WON:
                total += ONE
        return total // rows

    def rows_of(self, state: State) -> list[int]:
        if self.encoder is None:
            return []
        self.encoder.encode(state, 0)
        return [int(self.encoder.rows[i]) for i in range(self.encoder.n)]

    # --- below: how --------------------------------------------------------------------------

    def wait(self) -> None:
        """One card, or the whole row of them."""
        mind, state = self.mind, self.state
        said, rows = int(mind.value(state, 0)), self.rows_of(state)
        ahead, self.came_by_row = self.ahead(state)
        self.moments.append(Moment(said, True, ahead, rows))
        if self.came_by_row:
            self.draw_row()
        else:
            self.draw_card()

    def meet(self) -> None:
        """A choice: the net's word in the way in which it counted for the state before chance."""
        mind, state = self.mind, self.state
        by_lines = self.came_by_row
        best = mind.value_choices(state, 0) if by_lines else mind.value_at_once(state, 0)
        self.moments.append(Moment(int(mind.values[best]), False))
        self.came_by_row = False

    def draw_row(self) -> None:
        while self.state.status == WAIT and self.state.mem[RESULT] == GOING_ON:
            self.draw_card()

    def draw_card(self) -> None:
        weights = chance_weights(self.state)
        self.state.apply_outcome(self.draw.choices(range(len(weights)), weights)[0])
