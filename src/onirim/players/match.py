"""Two players on the same decks: which wins more, by how much, and when that is certain.

Pair i is one deck of `CommonDeck` and two games with it, one by each player: luck of the deck
counts for both. Games are paired by their seeds, so any number of processes plays the same match. A
sequential test (SPRT) stops the match as soon as it is clear whether the first player wins more by
the margin asked for, or not at all.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, wait
from contextlib import closing
from dataclasses import dataclass
from functools import cache
from math import log, sqrt
from multiprocessing import get_context
from typing import Final, TypedDict

from onirim.engine.messages import Message, OnirimError
from onirim.engine.rng import PLAYER_STREAM, Rng, mix2
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import CHANCE, State
from onirim.game.chance import CommonDeck
from onirim.players.ctrl_c import CtrlC, leave_ctrl_c_to_parent
from onirim.players.registry import PLAYERS, no_player
from onirim.players.statistics import Z95
from onirim.players.whole_games import StatePlayer
from onirim.rules.catalogue import RulesetError, ruleset

__all__ = ["BadMatch", "Match", "MatchConfig", "MatchReport"]

ERROR: Final = 0.05  # how often the test may be wrong, either way
LEAST_PAIRS: Final = 100  # before it may stop
PAIRS_A_RUN: Final = 1 << 32
IN_FLIGHT: Final = 4  # pairs waiting for each process
SECONDS_BETWEEN_LOOKS: Final = 0.2  # seconds between two looks at Ctrl-C


class BadMatch(OnirimError):
    """Such a match cannot be played; the message says why."""


@dataclass(frozen=True, slots=True)
class MatchConfig:
    """Who plays whom. Refuses what makes no sense."""

    first: str
    second: str
    rules: str
    pairs: int
    run: int
    jobs: int
    margin: float  # the gain that the test looks for, as a share of games

    def __post_init__(self) -> None:
        try:
            ruleset(self.rules)
        except RulesetError as wrong:
            raise BadMatch(wrong.message) from wrong
        for player in (self.first, self.second):
            if player not in PLAYERS:
                raise BadMatch(no_player(player))
        for name, value, most in (
            ("pairs", self.pairs, PAIRS_A_RUN),
            ("run", self.run, (1 << 30) - 1),
            ("jobs", self.jobs, 1024),
        ):
            if not (name == "run" or value >= 1) or not 0 <= value <= most:
                raise BadMatch(
                    Message(
                        "error-number",
                        "{name} is a number from {low} to {high}, not {value}",
                        name=name,
                        low="0" if name == "run" else "1",
                        high=str(most),
                        value=str(value),
                    )
                )


class MatchReport(TypedDict):
    """What a match tells."""

    rules: str
    first: str
    second: str
    run: int
    pairs: int
    first_wins: int
    second_wins: int
    difference: float  # of the shares of games won, the first's less the second's
    difference_ci95: tuple[float, float]
    margin: float
    llr: float  # log-likelihood ratio of "wins more by the margin" against "does not win more"
    verdict: str  # "first", "not-first" or "open"
    complete: bool  # False: it was stopped before all pairs were played or the test had its answer


@dataclass
class Match:
    """A match being played."""

    order: MatchConfig
    pairs: int = 0
    first_wins: int = 0
    second_wins: int = 0
    unequal: int = 0  # pairs of which only one game was won

    def run(self) -> Iterator[int]:
        """Play until all pairs are played or the test has its answer; yields pairs played.

        Ctrl-C stops it between two pairs; what was played until then can be reported.
        """
        with CtrlC() as ctrl_c, closing(self.results(ctrl_c)) as results:
            for first, second in results:
                self.pairs += 1
                self.first_wins += first
                self.second_wins += second
                self.unequal += first != second
                yield self.pairs
                if ctrl_c.pressed or self.verdict() != "open":
                    break
        if ctrl_c.pressed:
            raise KeyboardInterrupt

    def results(self, ctrl_c: CtrlC) -> Generator[tuple[bool, bool], None, None]:
        """The result of each pair, in the order of their seeds."""
        order = self.order
        seeds = [order.run * PAIRS_A_RUN + i for i in range(order.pairs)]
        if order.jobs == 1:
            yield from (play_pair(order, seed) for seed in seeds)
        else:
            yield from self.in_processes(seeds, ctrl_c)

    def in_processes(
        self, seeds: Sequence[int], ctrl_c: CtrlC
    ) -> Generator[tuple[bool, bool], None, None]:
        """Some pairs at a time for each process; when stopped, forget what has not begun."""
        order = self.order
        pool = ProcessPoolExecutor(order.jobs, get_context("spawn"), leave_ctrl_c_to_parent)
        try:
            block = order.jobs * IN_FLIGHT
            for begin in range(0, len(seeds), block):
                with ctrl_c.ignored():  # a process that starts now ignores it from its birth
                    playing = [
                        pool.submit(play_pair, order, seed) for seed in seeds[begin : begin + block]
                    ]
                for pair in playing:
                    if not is_done(pair, ctrl_c):
                        return
                    yield pair.result()
        finally:
            pool.shutdown(cancel_futures=True)

    def spread(self) -> float:
        """Variance of a pair's difference."""
        n, gain = self.pairs, self.first_wins - self.second_wins
        return (self.unequal - gain * gain / n) / n if n else 0.0

    def llr(self) -> float:
        """By the normal approximation, as good as exact for some hundred pairs."""
        spread = self.spread()
        if spread <= 0:
            return 0.0
        margin = self.order.margin
        gain = (self.first_wins - self.second_wins) / self.pairs
        return self.pairs * margin * (gain - margin / 2) / spread

    def verdict(self) -> str:
        if self.pairs < LEAST_PAIRS:
            return "open"
        bound = log((1 - ERROR) / ERROR)
        llr = self.llr()
        return "first" if llr >= bound else "not-first" if llr <= -bound else "open"

    def report(self) -> MatchReport:
        order, n = self.order, self.pairs
        gain = (self.first_wins - self.second_wins) / n if n else 0.0
        reach = Z95 * sqrt(max(self.spread(), 0.0) / n) if n else 1.0
        return {
            "rules": ruleset(order.rules).text,
            "first": order.first,
            "second": order.second,
            "run": order.run,
            "pairs": n,
            "first_wins": self.first_wins,
            "second_wins": self.second_wins,
            "difference": gain,
            "difference_ci95": (max(-1.0, gain - reach), min(1.0, gain + reach)),
            "margin": order.margin,
            "llr": self.llr(),
            "verdict": self.verdict(),
            "complete": n == order.pairs or self.verdict() != "open",
        }


def is_done(pair: Future[tuple[bool, bool]], ctrl_c: CtrlC) -> bool:
    """Wait for a pair; False if Ctrl-C comes first."""
    while not pair.done() and not ctrl_c.pressed:
        wait([pair], timeout=SECONDS_BETWEEN_LOOKS)
    return pair.done()


# --- one pair ------------------------------------------------------------------------------------


def play_pair(order: MatchConfig, seed: int) -> tuple[bool, bool]:
    """Did the first player win its game with this deck, and the second its own?"""
    rules = ruleset(order.rules)
    won = [play_deck(rules, name, seed) for name in (order.first, order.second)]
    return won[0], won[1]


def play_deck(rules: Ruleset, player: str, seed: int) -> bool:
    """One game, both seats by this player."""
    deck, stream = CommonDeck(seed), Rng(0)
    stream.state = mix2(seed, PLAYER_STREAM)
    chooser = player_of(rules.text, player)
    state = State(rules)
    state.start()
    while not state.result:
        if state.to_move == CHANCE:
            state.apply_chance(rules.known_kind(deck.next_card(state)))
        else:
            state.apply(int(chooser.choose(state, stream)))
    return state.result == "won"


@cache
def player_of(text: str, name: str) -> StatePlayer:
    """A player for a ruleset; it is made once a process."""
    return PLAYERS[name].state_player(ruleset(text))
