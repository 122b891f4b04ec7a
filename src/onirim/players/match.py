"""Paired matches: two players on the same decks, with a sequential test (SPRT).

Pair i is one deck of `CommonDeck` and two games with it, one by each player, so the luck of the
deck counts for both. Pairs have fixed seeds, so any number of processes plays the same match. The
test stops it when one player wins more by the margin, or when the difference is within it.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from functools import cache
from math import copysign, log, sqrt
from numbers import Real
from typing import Final, Literal

from onirim.engine.errors import ConfigError
from onirim.engine.messages import Message
from onirim.engine.rng import PLAYER_STREAM, Rng, mix2
from onirim.engine.ruleset import Ruleset as Tables
from onirim.engine.state import CHANCE, State
from onirim.game.chance import CommonDeck
from onirim.game.expected import expect
from onirim.game.game import Game
from onirim.game.ruleset import Ruleset, front_of, tables_of
from onirim.players.play_game import play
from onirim.players.policy import PlayerLike, as_seats, player_name
from onirim.players.processes import CtrlC, checked_number, process_count, results_in_order
from onirim.players.registry import PLAYERS
from onirim.players.simulation import GAMES_A_RUN, check_travel, checked_run
from onirim.players.state_players import StatePlayer
from onirim.players.statistics import Z95
from onirim.rules.catalogue import ruleset

__all__ = ["MatchReport", "Verdict", "play_match"]

ERROR: Final = 0.05  # how often the test may be wrong about one player
LEAST_PAIRS: Final = 100  # before it may stop

Verdict = Literal["first", "second", "equal", "open"]


@dataclass(frozen=True, slots=True)
class MatchReport:
    """The result of a match.

    Examples:
        >>> from onirim import play_match
        >>> report = play_match("random", "random", pairs=20)
        >>> report.pairs, report.difference
        (20, 0.0)

    """

    rules: Ruleset
    first: str
    second: str
    run: int
    pairs: int
    """Decks that both players played."""
    first_wins: int
    second_wins: int
    difference: float
    """Win rate of the first player minus that of the second."""
    interval: tuple[float, float]
    """95 % interval of the difference."""
    margin: float
    llr: float
    """Log-likelihood ratio: the better player wins more by the margin, against equal players."""
    verdict: Verdict
    complete: bool
    """False if it was stopped before the last pair and before the test had its answer."""


def play_match(  # noqa: PLR0913  # settings of a match
    first: PlayerLike,
    second: PlayerLike,
    rules: Ruleset | str = "solo",
    *,
    pairs: int = 1000,
    margin: float = 0.03,
    run: int = 1,
    jobs: int = 1,
    on_progress: Callable[[int], object] | None = None,
) -> MatchReport:
    """Play two players on the same decks until all pairs are played or the test has its answer.

    Each plays all seats of its games. `margin` is the difference in win rate that the test looks
    for. The verdict is "first" or "second" if that player wins more, "equal" if the difference is
    within the margin, and "open" if more pairs are needed. `on_progress` gets the number of pairs
    played so far. Ctrl-C ends it early: the report is then not `complete`.

    Examples:
        >>> from onirim import play_match
        >>> report = play_match("seeker", "random", pairs=200)
        >>> report.verdict, report.pairs, report.second_wins
        ('first', 100, 0)

    """
    tables = tables_of(rules)
    seats = int(tables.seats)
    players = tuple(as_seats(one, seats, tables.text)[0] for one in (first, second))
    pairs = checked_number("pairs", pairs, 1, GAMES_A_RUN)
    run = checked_run(run)
    check_margin(margin)
    count = process_count(jobs)
    if count > 1:
        check_travel(players)
    score = Score(margin)
    begin = run * GAMES_A_RUN
    tasks = ((tables.text, *players, seed) for seed in range(begin, begin + pairs))
    with CtrlC() as ctrl_c, closing(results_in_order(play_pair, tasks, count, ctrl_c)) as results:
        for won in results:
            score.add(*won)
            if on_progress is not None:
                on_progress(score.pairs)
            if ctrl_c.pressed or score.verdict() != "open":
                break
    return match_report(score, front_of(tables), players, run, pairs)


def match_report(
    score: Score, rules: Ruleset, players: tuple[PlayerLike, ...], run: int, pairs: int
) -> MatchReport:
    return MatchReport(
        rules=rules,
        first=player_name(players[0]),
        second=player_name(players[1]),
        run=run,
        pairs=score.pairs,
        first_wins=score.first_wins,
        second_wins=score.second_wins,
        difference=score.difference(),
        interval=score.interval(),
        margin=score.margin,
        llr=score.llr(),
        verdict=score.verdict(),
        complete=score.pairs == pairs or score.verdict() != "open",
    )


def check_margin(margin: float) -> None:
    expect(margin, Real, "a margin between 0 and 1")
    if not 0 < margin <= 1:
        raise ConfigError(
            Message(
                "error-margin",
                "margin is a difference of win rates above 0 and up to 1, not {value}",
                value=str(margin),
            )
        )


@dataclass
class Score:
    """The state of a match, and what the test says about it."""

    margin: float
    pairs: int = 0
    first_wins: int = 0
    second_wins: int = 0
    unequal: int = 0  # pairs of which only one game was won

    def add(self, first: bool, second: bool) -> None:
        self.pairs += 1
        self.first_wins += first
        self.second_wins += second
        self.unequal += first != second

    def difference(self) -> float:
        return (self.first_wins - self.second_wins) / self.pairs if self.pairs else 0.0

    def variance(self) -> float:
        """Variance of the difference of one pair."""
        return self.unequal / self.pairs - self.difference() ** 2 if self.pairs else 0.0

    def interval(self) -> tuple[float, float]:
        reach = Z95 * sqrt(max(self.variance(), 0.0) / self.pairs) if self.pairs else 1.0
        middle = self.difference()
        return max(-1.0, middle - reach), min(1.0, middle + reach)

    def llr(self) -> float:
        """Log-likelihood ratio of the player in front, by the normal approximation.

        It compares "wins more by the margin" with "equal". The variance is at least that of one
        unequal pair, so that players who always do the same are found equal.
        """
        if not self.pairs:
            return 0.0
        variance = max(self.variance(), 1 / self.pairs)
        return self.pairs * self.margin * (abs(self.difference()) - self.margin / 2) / variance

    def verdict(self) -> Verdict:
        if self.pairs < LEAST_PAIRS:
            return "open"
        bound = log((1 - ERROR) / ERROR)
        if self.llr() >= bound:
            return "first" if copysign(1, self.difference()) > 0 else "second"
        return "equal" if self.llr() <= -bound else "open"


# --- one pair ------------------------------------------------------------------------------------


def play_pair(text: str, first: PlayerLike, second: PlayerLike, seed: int) -> tuple[bool, bool]:
    """Play a deck with each player; return whether each of them won."""
    rules = ruleset(text)
    return play_deck(rules, first, seed), play_deck(rules, second, seed)


def play_deck(rules: Tables, player: PlayerLike, seed: int) -> bool:
    """Play one game, both seats by this player; return whether it was won."""
    if not (isinstance(player, str) and player in PLAYERS):
        game = Game(rules.text, chance=CommonDeck(seed), events=False)
        return play(game, player) == "won"
    deck, stream = CommonDeck(seed), Rng(0)
    stream.state = mix2(seed, PLAYER_STREAM)
    chooser = engine_player_of(rules.text, player)
    state = State(rules)
    state.start()
    while not state.result:
        if state.to_move == CHANCE:
            state.apply_chance(rules.known_kind(deck.next_card(state)))
        else:
            state.apply(int(chooser.choose(state, stream)))
    return state.result == "won"


@cache
def engine_player_of(text: str, name: str) -> StatePlayer:
    """A player for a ruleset; it is made once a process."""
    return PLAYERS[name].state_player(ruleset(text))
