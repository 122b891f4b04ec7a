"""Games from which a head learns what search makes of a state.

The result of a game tells little of one state in it, because luck decides the rest. Every card that
can come next, with the best answer to it, tells what the net thinks of the state when it looks
further: a lesson with hardly any luck in it, for the price of a hundred evaluations. What search
gained later in the game, above what the net had said, belongs to the lesson, too: so the net learns
what states are worth to a player who searches, not to one who follows the net.
"""

from __future__ import annotations

import random
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from onirim.engine.hooks import WAIT
from onirim.engine.memory import GOING_ON, RESULT
from onirim.engine.state import State
from onirim.players.net.features import Encoder
from onirim.players.net.network import ONE
from onirim.players.net.network_file import NetFile
from onirim.players.search.evaluator import Mind
from onirim.players.search.expectimax import NEAR
from onirim.rules.catalogue import ruleset
from tools.training.stepped_games import Other, SteppedGame, came_of
from tools.training.worker import WIDTH, all_blocks

ASKED_WHEN_SURE = 0.1  # share of the decisions at which search is asked, if all is won or lost
SURE = 0.97
BEST = 4  # choices that search looks at
EXPLORING = 0.5  # share of games with random moves
RANDOM = 0.04  # share of them there
DEALT_FOR_OTHERS = 3  # rows of cards that stand for all, where a choice was not taken
HELD_OUT = 20  # of so many games one tells how well the others are learned


@dataclass(frozen=True)
class Job:
    """What one worker plays until its time is over."""

    rules: str
    net: Path  # a file as it is shipped
    seed: int
    seconds: float
    trace: float  # how much of what came later counts, by each card further


@dataclass(frozen=True)
class Lessons:
    """Rows of states, what they are worth to search, and what the net thinks without."""

    rows: Any  # WIDTH of each, unused ones are -1
    targets: Any
    thoughts: Any
    held_out: Any  # for which nobody learns


@dataclass(frozen=True)
class Gathered:
    """What one worker found."""

    job: Job
    lessons: Lessons
    worths: list[float]  # of each game, without luck


def gather(job: Job) -> Gathered:
    """Play, with search asked on the way."""
    player = Watched(job)
    end = time.monotonic() + job.seconds
    while time.monotonic() < end:
        player.play()
    return Gathered(job, player.lessons(), player.worths)


class Watched:
    """Search plays one card ahead, and what it thinks of its choices is written down."""

    def __init__(self, job: Job) -> None:
        rules = ruleset(job.rules)
        self.trace = job.trace
        self.mind = Mind(rules, NetFile(job.net.read_bytes()))
        self.draw = random.Random(job.seed)
        self.game = SteppedGame(self.mind, self.draw, Encoder(rules, all_blocks()))
        self.twin = State(rules)
        self.games = 0
        self.worths: list[float] = []
        self.found: list[tuple[list[int], int, int, bool]] = []

    def play(self) -> None:
        """One game."""
        game = self.game
        self.games += 1
        explores = self.draw.random() < EXPLORING
        game.begin()
        while game.go_on():
            n = int(game.state.option_count())
            chosen = self.decide(n, explores) if n > 1 else 0
            game.state.apply(game.state.choices[chosen])
        self.worths.append(game.worth() / ONE)
        self.write_down()

    def decide(self, n: int, explores: bool) -> int:
        """The best choice by search, or by the net where nothing hangs on it; or any."""
        mind, state = self.mind, self.game.state
        best = int(mind.value_choices(state, 0))
        values = [int(mind.values[i]) for i in range(n)]
        sure = not (1 - SURE) * ONE < values[best] < SURE * ONE
        if sure and self.draw.random() >= ASKED_WHEN_SURE:
            return best
        order = sorted(range(n), key=lambda place: -values[place])[:BEST]
        places = [place for place in order if values[place] + NEAR >= values[best]]
        search = self.game.search
        ahead = {place: int(search.choice_one_card_ahead(state, place, 0)) for place in places}
        best = max(places, key=lambda place: ahead[place])
        chosen = best
        if explores and self.draw.random() < RANDOM:
            chosen = self.draw.randrange(n)
            self.game.moments[-1].instead = ahead[best]
        self.remember([place for place in places if place != chosen], ahead)
        return chosen

    def remember(self, places: list[int], ahead: dict[int, int]) -> None:
        """Choices that are not taken, where chance comes next: each a lesson, too."""
        state, after = self.game.state, self.twin
        met: set[tuple[int, ...]] = set()
        for place in places:
            after.copy_from(state)
            after.apply(state.choices[place])
            if after.mem[RESULT] != GOING_ON or after.status != WAIT:
                continue
            rows = self.game.rows_of(after)
            if tuple(rows) in met:  # the same state by another name
                continue
            met.add(tuple(rows))
            said, worth = int(self.mind.value(after, 0)), ahead[place]
            if self.game.deals_on(after):
                worth = self.game.worth_of_rows(after, DEALT_FOR_OTHERS)
            self.game.moments[-1].others.append(Other(rows, worth, said))

    def write_down(self) -> None:
        """The lessons of a game that is over.

        What came later counts for the choices that were not taken, too: between them and the one
        that was, only what search says makes a difference.
        """
        game = self.game
        held_out = self.games % HELD_OUT == 0
        worths = came_of(game.moments, game.result(), self.trace)
        for i, moment in enumerate(game.moments):
            if moment.waits:
                self.found.append((moment.rows, worths[i], moment.said, held_out))
                continue
            followed = i + 1 < len(worths) and game.moments[i + 1].waits
            later = worths[i + 1] - game.moments[i + 1].ahead if followed else 0
            for other in moment.others:
                self.found.append((other.rows, other.ahead + later, other.said, held_out))

    def lessons(self) -> Lessons:
        """All that was found so far."""
        matrix = np.full((len(self.found), WIDTH), -1, np.int16)
        for line, (rows, _, _, _) in zip(matrix, self.found, strict=True):
            line[: len(rows)] = rows[:WIDTH]
        numbers = np.array([found[1:] for found in self.found], np.float64).reshape(-1, 3)
        return Lessons(
            matrix,
            np.clip(numbers[:, 0] / ONE, 0, 1).astype(np.float32),
            (numbers[:, 1] / ONE).astype(np.float32),
            numbers[:, 2] > 0,
        )
