"""Compare players by luck-adjusted results: the luck of each card is a control variate.

    python tools/training/control_variate.py --rules solo --players mind strong --games 2000
    python tools/training/control_variate.py --rules solo+towers --nets OLD.net NEW.net --games 4000

The standard error is that of about three times as many plain results: a cheap way to compare two
nets or two searches before `tools/measure/strength.py` measures the better one.
Games of one player only. It needs a compiled engine.
"""

from __future__ import annotations

import argparse
import multiprocessing
import random
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(1, str(ROOT))

from onirim.players.net.network import ONE  # noqa: E402
from onirim.players.net.network_file import NetworkFile  # noqa: E402
from onirim.players.registry import PLAYERS  # noqa: E402
from onirim.players.search.evaluator import Evaluator  # noqa: E402
from onirim.players.search.expectimax import Expectimax  # noqa: E402
from onirim.players.state_players import NET  # noqa: E402
from onirim.rules.catalogue import ruleset  # noqa: E402
from tools.training.stepped_games import SteppedGame, mean_and_error  # noqa: E402

SHIPPED = ROOT / "src/onirim/players/net/mind.net"
AT_ONCE = 20  # games of a process between reports


@dataclass(frozen=True)
class Part:
    """Games of one process."""

    rules: str
    net: Path
    budget: int
    seed: int
    games: int


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line."""
    options = parse(arguments)
    with multiprocessing.get_context("spawn").Pool(options.jobs) as pool:
        for rules, net, player in product(options.rules, options.nets, options.players):
            results: list[float] = []
            wins = 0
            parts = parts_of(rules, net, PLAYERS[player].budget, options)
            for won, found in pool.imap_unordered(play, parts):
                wins, results = wins + won, results + found
                progress = f"{len(results)} of {options.games} games: {mean_and_error(results)} %"
                print(f"\r{progress}", end="", file=sys.stderr, flush=True)
            print("\r", end="", file=sys.stderr)
            share = (
                f"won {100 * wins / len(results):.2f} %, luck-adjusted {mean_and_error(results)} %"
            )
            print(f"{rules} {player} {net.name}: {len(results)} games, {share}", flush=True)
    return 0


def parts_of(rules: str, net: Path, budget: int, options: argparse.Namespace) -> Iterator[Part]:
    for first in range(0, options.games, AT_ONCE):
        games = min(AT_ONCE, options.games - first)
        yield Part(rules, net, budget, options.seed + first, games)


def play(part: Part) -> tuple[int, list[float]]:
    """Play games; return the number won and the luck-adjusted result of each."""
    evaluator = Evaluator(ruleset(part.rules), NetworkFile(part.net.read_bytes()))
    search = Expectimax(evaluator, part.budget)
    game = SteppedGame(evaluator, random.Random(part.seed))
    wins, results = 0, []
    for _ in range(part.games):
        game.begin()
        while game.advance():
            state = game.state
            state.apply(search.choose(state) if part.budget else evaluator.choose(state))
        wins += game.result() == ONE
        results.append(game.adjusted_result() / ONE)
    return wins, results


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    add = parser.add_argument
    with_net = [name for name, entry in PLAYERS.items() if entry.who == NET]
    add("--rules", nargs="+", default=["solo"], help="rulesets for one player")
    add("--players", nargs="+", choices=with_net, default=["mind"])
    add("--nets", nargs="+", type=Path, default=[SHIPPED], help="files as they are shipped")
    add("--games", type=int, default=2000, help="of each")
    add("--jobs", type=int, default=multiprocessing.cpu_count(), help="processes")
    add("--seed", type=int, default=60_000_000_000)
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main())
