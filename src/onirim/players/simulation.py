"""Many games, over several processes, added up.

Run r plays the games with the seeds r * 2**32 + i, i = 0, 1, 2, …: different runs have no game in
common, and each game can be played again by its own seed. Processes get chunks of fixed seeds and
sums do not depend on their order, so the result is the same for any number of processes.
"""

from __future__ import annotations

import pickle
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from typing import Final

import onirim
from onirim.engine.messages import Message
from onirim.engine.rng import MASK32, mix2
from onirim.engine.ruleset import Ruleset as Tables
from onirim.game.game import Game
from onirim.game.ruleset import Ruleset, front_of, tables_of
from onirim.players import NAMES
from onirim.players.errors import PlayerError
from onirim.players.play_game import play
from onirim.players.policy import PlayerLike, as_seats, player_name
from onirim.players.processes import CtrlC, checked_number, process_count, results_in_order
from onirim.players.registry import PLAYERS
from onirim.players.state_players import SeatChoices, StatePlayer
from onirim.players.statistics import ratio, wilson_interval
from onirim.players.whole_games import play_games_with
from onirim.rules.catalogue import ruleset
from onirim.rules.steps.gained_doors import doors_gained

__all__ = [
    "GAMES_A_RUN",
    "GameRow",
    "PlayedGames",
    "SimulationReport",
    "Sums",
    "check_travel",
    "checked_run",
    "play_chunk",
    "simulate",
]

GAMES_A_RUN: Final = 1 << 32
RUNS: Final = 1 << 30  # a seed of a game is below 2**62
CHUNK: Final = 5_000 if onirim.compiled else 250  # a fraction of a second: progress and Ctrl-C
GAMES_A_CHUNK: Final = {  # of players that think longer
    "mind": 500 if onirim.compiled else 5,
    "strong": 4 if onirim.compiled else 1,
    "strongest": 1,
}
OWN_CHUNK: Final = 20  # games of a player that is not compiled


@dataclass(frozen=True, slots=True)
class GameRow:
    """One game of a simulation; the same seed and players give it again.

    Examples:
        >>> from onirim import simulate
        >>> row = simulate("solo", "heuristic", games=1, run=1, rows=True).rows[0]
        >>> row.seed == 2**32, row.result
        (True, 'lost')

    """

    seed: int
    result: str
    doors: int
    turns: int
    decisions: int


@dataclass(frozen=True, slots=True)
class SimulationReport:
    """The result of a simulation.

    Examples:
        >>> from onirim import simulate
        >>> report = simulate("solo", "random", games=10)
        >>> report.games, report.wins, report.win_rate
        (10, 0, 0.0)

    """

    rules: Ruleset
    players: tuple[str, ...]
    """One name for all seats, or one for each."""
    run: int
    games: int
    wins: int
    win_rate: float
    interval: tuple[float, float]
    """95 % interval of the win rate (Wilson)."""
    mean_doors: float
    turns: int
    decisions: int
    cpu_seconds: float
    """Processor time of the games, in all processes together."""
    checksum: int
    """Equal for equal games, however many processes played them."""
    complete: bool
    """False if it was stopped before all games were played."""
    rows: tuple[GameRow, ...] = field(repr=False)
    """The games in the order of their seeds, if they were asked for."""


def simulate(  # noqa: PLR0913  # settings of a run
    rules: Ruleset | str = "solo",
    players: PlayerLike | Sequence[PlayerLike] = "random",
    *,
    games: int = 1000,
    run: int = 1,
    jobs: int = 1,
    rows: bool = False,
    on_progress: Callable[[int], object] | None = None,
) -> SimulationReport:
    """Play many games and count; game i of a run has the seed run * 2**32 + i.

    `players` is one player for all seats, or a tuple with one for each seat. A player is what
    `play` takes. The result depends on the run and not on the number of processes; `jobs=0` takes
    all cores. `on_progress` gets the number of games played so far. Ctrl-C ends it early: the
    report is then not `complete`.

    Examples:
        >>> from onirim import simulate
        >>> simulate("solo", "heuristic", games=100).wins
        51

    """
    tables = tables_of(rules)
    seated = as_seats(players, int(tables.seats), tables.text)
    run = checked_run(run)
    games = checked_number("games", games, 1, GAMES_A_RUN)
    count = process_count(jobs)
    if count > 1:
        check_travel(seated)
    sums, kept = Sums(), list[GameRow]()
    tasks = ((tables.text, seated, rows, *chunk) for chunk in chunks(seated, run, games))
    with CtrlC() as ctrl_c, closing(results_in_order(play_chunk, tasks, count, ctrl_c)) as parts:
        for part in parts:
            sums.add(part.sums)
            kept += part.rows
            if on_progress is not None:
                on_progress(sums.games)
            if ctrl_c.pressed:
                break
    played = PlayedGames(sums, kept)
    return simulation_report(front_of(tables), seated, run, games, played)


def simulation_report(
    rules: Ruleset, players: Sequence[PlayerLike], run: int, games: int, played: PlayedGames
) -> SimulationReport:
    sums = played.sums
    return SimulationReport(
        rules=rules,
        players=tuple(map(player_name, players)),
        run=run,
        games=sums.games,
        wins=sums.wins,
        win_rate=ratio(sums.wins, sums.games),
        interval=wilson_interval(sums.wins, sums.games),
        mean_doors=ratio(sums.doors, sums.games),
        turns=sums.turns,
        decisions=sums.decisions,
        cpu_seconds=round(sums.cpu_seconds, 6),
        checksum=sums.checksum,
        complete=sums.games == games,
        rows=tuple(played.rows),
    )


def checked_run(run: int) -> int:
    """The number of a run."""
    return checked_number("run", run, 0, RUNS - 1)


def check_travel(players: Sequence[PlayerLike]) -> None:
    """Refuse players that other processes can't get."""
    for player in players:
        try:
            pickle.dumps(player)
        except (pickle.PicklingError, AttributeError, TypeError):
            raise PlayerError(
                Message(
                    "error-player-jobs",
                    "{player} cannot be sent to other processes: name it as package.module:Name",
                    player=player_name(player),
                )
            ) from None


def chunks(players: Sequence[PlayerLike], run: int, games: int) -> Iterator[tuple[int, int]]:
    """First seed and number of games of each chunk, which takes a fraction of a second."""
    size = CHUNK if play_in_engine(players) else OWN_CHUNK
    size = min([size, *(GAMES_A_CHUNK.get(str(player), size) for player in players)])
    for done in range(0, games, size):
        yield run * GAMES_A_RUN + done, min(size, games - done)


# --- what each process plays and counts ----------------------------------------------------------


@dataclass(slots=True)
class Sums:
    """Counts; the sums of parts add up to the sums of the whole."""

    games: int = 0
    wins: int = 0
    doors: int = 0
    turns: int = 0
    decisions: int = 0
    checksum: int = 0
    cpu_seconds: float = 0.0

    def add(self, other: Sums) -> None:
        self.games += other.games
        self.wins += other.wins
        self.doors += other.doors
        self.turns += other.turns
        self.decisions += other.decisions
        self.checksum = (self.checksum + other.checksum) & MASK32
        self.cpu_seconds += other.cpu_seconds


@dataclass(slots=True)
class PlayedGames:
    """What one chunk of games gave."""

    sums: Sums
    rows: list[GameRow] = field(default_factory=list)


def play_chunk(
    text: str, players: Sequence[PlayerLike], keep_rows: bool, first: int, count: int
) -> PlayedGames:
    """Play games with consecutive seeds, and measure the processor time they take."""
    rules = ruleset(text)
    before = time.process_time()
    if play_in_engine(players):
        played = compiled_games(rules, players, keep_rows, first, count)
    else:
        rows = [play_one(rules, players, seed) for seed in range(first, first + count)]
        played = PlayedGames(Sums(), rows if keep_rows else [])
        for row in rows:
            played.sums.add(sums_of(row))
    played.sums.cpu_seconds = time.process_time() - before
    return played


def play_in_engine(players: Sequence[PlayerLike]) -> bool:
    """Do all of them play whole games inside the engine?"""
    return all(isinstance(player, str) and player in NAMES for player in players)


def play_one(rules: Tables, players: Sequence[PlayerLike], seed: int) -> GameRow:
    """Play one game to its end."""
    game = Game(rules.text, seed=seed, events=False)
    result = play(game, *players)
    state = game._core.state
    return GameRow(
        seed=seed,
        result=result,
        doors=int(doors_gained(state)),
        turns=game.turns,
        decisions=int(state.decisions),
    )


def sums_of(row: GameRow) -> Sums:
    """The sums of one game; its checksum is that of the compiled players."""
    checksum = int(mix2(row.seed, row.decisions * 64 + row.doors)) & MASK32
    return Sums(1, int(row.result == "won"), row.doors, row.turns, row.decisions, checksum)


def compiled_games(
    rules: Tables, players: Sequence[PlayerLike], keep_rows: bool, first: int, count: int
) -> PlayedGames:
    """Play games inside the engine; one by one if each is wanted."""
    player = engine_player(rules, players)
    if not keep_rows:
        return PlayedGames(engine_sums(rules, player, first, count))
    played = PlayedGames(Sums())
    for seed in range(first, first + count):
        sums = engine_sums(rules, player, seed, 1)
        result = "won" if sums.wins else "lost"
        played.rows.append(GameRow(seed, result, sums.doors, sums.turns, sums.decisions))
        played.sums.add(sums)
    return played


def engine_player(rules: Tables, players: Sequence[PlayerLike]) -> StatePlayer:
    made = [PLAYERS[str(player)].state_player(rules) for player in players]
    return made[0] if len(made) == 1 else SeatChoices(made)


def engine_sums(rules: Tables, player: StatePlayer, first: int, count: int) -> Sums:
    tally = play_games_with(rules, first, count, player)
    return Sums(
        games=int(tally.games),
        wins=int(tally.wins),
        doors=int(tally.doors),
        turns=int(tally.turns),
        decisions=int(tally.decisions),
        checksum=int(tally.checksum),
    )
