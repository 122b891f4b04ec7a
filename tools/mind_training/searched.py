"""Games from which a head learns what search says: states, and what each is worth a card ahead.

The result of a game tells little of one state in it, because luck decides the rest. Every card that
can come next, with the best answer to it, tells what the net thinks of the state when it looks
further: a lesson with hardly any luck in it, for the price of a hundred evaluations.

Where a row of cards comes, as when a Prophecy shows five or a whole hand is drawn, no search looks
at every row that can come: some are dealt, and what the mind makes of each by its lines tells.
"""

from __future__ import annotations

import random
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from onirim.engine.catalogue import ruleset
from onirim.engine.hooks import WAIT
from onirim.engine.memory import ACTIVE, GOING_ON, RESULT, WON
from onirim.engine.observation import as_seen_by
from onirim.engine.rng import Rng
from onirim.engine.state import State
from onirim.mind.encoding import Encoder
from onirim.mind.mind import Mind
from onirim.mind.net import ONE
from onirim.mind.netfile import NetFile
from onirim.mind.search import Search, chance_weights
from tools.mind_training.worker import WIDTH, all_blocks

ASKED = 0.4  # share of the decisions at which search is asked
ASKED_WHEN_SURE = 0.12  # and of those at which the game is as good as won or lost
SURE = 0.97
BEST = 3  # choices there: the best ones, and one of the others
EXPLORING = 0.6  # share of games with random moves
RANDOM = 0.05  # share of them there
DEALT = 3  # rows of cards that stand for all that can come
HELD_OUT = 20  # of so many games one tells how well the others are learned


@dataclass(frozen=True)
class Job:
    """What one worker plays until its time is over."""

    rules: str
    net: Path  # a file as it is shipped
    seed: int
    seconds: float


@dataclass(frozen=True)
class Lessons:
    """Rows of states, what they are worth one card ahead, and what the net thinks without."""

    rows: Any  # WIDTH of each, unused ones are -1
    targets: Any
    thoughts: Any
    held_out: Any  # for which nobody learns


def gather(job: Job) -> tuple[Job, Lessons, int]:
    """Play, and ask search on the way; how many games it was."""
    player = Watched(job)
    end = time.monotonic() + job.seconds
    while time.monotonic() < end:
        player.play()
    return job, player.lessons(), player.games


class Watched:
    """The mind plays, and search says what it thinks of some of its choices."""

    def __init__(self, job: Job) -> None:
        rules = ruleset(job.rules)
        self.mind = Mind(rules, NetFile(job.net.read_bytes()))
        self.search = Search(self.mind, 0)
        self.encoder = Encoder(rules, all_blocks())
        self.chance = Rng(0)
        self.state = State(rules, self.chance)
        self.twin = State(rules)
        self.dealer = Rng(0)
        self.dealt = State(rules, self.dealer)
        self.draw = random.Random(job.seed)
        self.seed = job.seed
        self.games = 0
        self.found: list[tuple[list[int], int, int, bool]] = []

    def play(self) -> None:
        """One game."""
        state = self.state
        self.chance.seed(self.seed + self.games)
        self.games += 1
        state.start()
        explores = self.draw.random() < EXPLORING
        while state.mem[RESULT] == GOING_ON:
            n = int(state.option_count())
            chosen = self.decide() if n > 1 else 0
            if explores and self.draw.random() < RANDOM:
                chosen = self.draw.randrange(n)
            state.apply(state.choices[chosen])

    def decide(self) -> int:
        """The best choice of the mind; now and then search looks at it and at others."""
        state, mind = self.state, self.mind
        seat = state.mem[ACTIVE]
        seen = state if state.rules.seats == 1 else as_seen_by(state, seat)
        best = int(mind.value_choices(seen, seat))
        values = [int(mind.values[i]) for i in range(seen.option_count())]
        sure = not (1 - SURE) * ONE < values[best] < SURE * ONE
        if self.draw.random() < (ASKED_WHEN_SURE if sure else ASKED):
            order = sorted(range(len(values)), key=lambda place: -values[place])
            rest = order[BEST:]
            asked = order[:BEST] + ([self.draw.choice(rest)] if rest else [])
            self.ask(seen, seat, asked)
        return best

    def ask(self, seen: State, seat: int, places: list[int]) -> None:
        """What these choices are worth when the next cards have come, where cards come next."""
        met: set[int] = set()
        for place in places:
            after = self.twin
            after.copy_from(seen)
            after.apply(seen.choices[place])
            if after.mem[RESULT] != GOING_ON or after.status != WAIT or after.lifting:
                continue
            thought = int(self.mind.value(after, seat))
            if thought in met:  # the same state by another name
                continue
            met.add(thought)
            self.encoder.encode(after, seat)
            rows = [int(self.encoder.rows[i]) for i in range(self.encoder.n)]
            if seen.rules.seats == 1 and self.deals_on(after):
                worth = self.worth_of_rows(seen, seen.choices[place], seat)
            else:
                worth = int(self.search.one_card_ahead(seen, seen.choices[place], seat))
            self.found.append((rows, worth, thought, self.games % HELD_OUT == 0))

    def deals_on(self, waiting: State) -> bool:
        """Do several cards come in a row before anybody chooses?"""
        weights = chance_weights(waiting)
        return self.search.mostly_goes_on(waiting, weights, sum(weights), 0)

    def worth_of_rows(self, seen: State, action: int, seat: int) -> int:
        """The mean of what the mind makes of some rows of cards that may come."""
        game, total = self.dealt, 0
        for _ in range(DEALT):
            self.dealer.seed(self.draw.getrandbits(48))
            game.copy_from(seen)
            game.apply(action)
            while game.mem[RESULT] == GOING_ON and game.option_count() == 1:
                game.apply(game.choices[0])
            if game.mem[RESULT] == GOING_ON:
                total += int(self.mind.values[self.mind.value_choices(game, seat)])
            elif game.mem[RESULT] == WON:
                total += ONE
        return total // DEALT

    def lessons(self) -> Lessons:
        """All that was found so far."""
        matrix = np.full((len(self.found), WIDTH), -1, np.int16)
        for line, (rows, _, _, _) in zip(matrix, self.found, strict=True):
            line[: len(rows)] = rows[:WIDTH]
        numbers = np.array([found[1:] for found in self.found], np.float64).reshape(-1, 3)
        return Lessons(
            matrix,
            (numbers[:, 0] / ONE).astype(np.float32),
            (numbers[:, 1] / ONE).astype(np.float32),
            numbers[:, 2] > 0,
        )
