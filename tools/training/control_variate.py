"""How often players that ask the net win, with the luck of each card taken out of the results.

    python tools/training/control_variate.py --rules solo --players mind strong --games 2000
    python tools/training/control_variate.py --rules solo+towers --nets OLD.net NEW.net --games 4000

Alone a figure has the standard error that about three times as many results would have: the cheap
way to compare two nets or two searches before `tools/measure/strength.py` measures the one kept.
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
from onirim.players.net.network_file import NetFile  # noqa: E402
from onirim.players.registry import PLAYERS  # noqa: E402
from onirim.players.search.evaluator import Mind  # noqa: E402
from onirim.players.search.expectimax import Search  # noqa: E402
from onirim.players.whole_games import NET  # noqa: E402
from onirim.rules.catalogue import ruleset  # noqa: E402
from tools.training.stepped_games import SteppedGame, mean_and_error  # noqa: E402

SHIPPED = ROOT / "src/onirim/players/net/mind.net"
AT_ONCE = 20  # games of one process before it tells


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
            worths: list[float] = []
            wins = 0
            parts = parts_of(rules, net, PLAYERS[player].budget, options)
            for won, found in pool.imap_unordered(play, parts):
                wins, worths = wins + won, worths + found
                told = f"{len(worths)} of {options.games} games: {mean_and_error(worths)} %"
                print(f"\r{told}", end="", file=sys.stderr, flush=True)
            print("\r", end="", file=sys.stderr)
            share = f"won {100 * wins / len(worths):.2f} %, without luck {mean_and_error(worths)} %"
            print(f"{rules} {player} {net.name}: {len(worths)} games, {share}", flush=True)
    return 0


def parts_of(rules: str, net: Path, budget: int, options: argparse.Namespace) -> Iterator[Part]:
    for first in range(0, options.games, AT_ONCE):
        games = min(AT_ONCE, options.games - first)
        yield Part(rules, net, budget, options.seed + first, games)


def play(part: Part) -> tuple[int, list[float]]:
    """How many games were won, and what each was worth without luck."""
    mind = Mind(ruleset(part.rules), NetFile(part.net.read_bytes()))
    search = Search(mind, part.budget)
    game = SteppedGame(mind, random.Random(part.seed))
    wins, worths = 0, []
    for _ in range(part.games):
        game.begin()
        while game.go_on():
            state = game.state
            state.apply(search.choose(state) if part.budget else mind.choose(state))
        wins += game.result() == ONE
        worths.append(game.worth() / ONE)
    return wins, worths


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
