"""How often the program's players win, with which rules: writes docs/strength.md.

    python tools/strength.py [--games 10000] [--seed 1] [--jobs 2]

The installed engine plays if it is compiled, else the files of this folder.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "strength.md"
ALL_SEVEN = "book+glyphs+dreamcatchers+towers+premonitions+crossroads+oniverse"
CHUNK = 500  # games that one process plays before it tells: progress is seen, nobody waits long
HEAD = """\
# How strong the players are

    python tools/strength.py --games {games} --seed {seed}

writes this page, and so does `make strength`. Each figure is the share of games won, with the 95 %
interval after Wilson behind it: {games:,} games by the {engine} engine (rules version {version}),
with seeds by which no player was tuned. With two players both seats have the same player.

- `random`: every legal action is as likely as any other.
- `seeker`: goes for Doors by rules of thumb, and leaves alone whatever modules offer.
- `heuristic`: has rules of thumb for every module, too.
"""

if TYPE_CHECKING:
    from onirim.simulation import Sums


@dataclass(frozen=True)
class Plan:
    """What is played; one plan is always the same games."""

    games: int
    seed: int
    jobs: int
    rulesets: Sequence[str]
    players: Sequence[str]

    def parts(self) -> Iterator[tuple[str, str, int, int]]:
        """Rules, player, first seed and number of games of each chunk."""
        from onirim.simulation import GAMES_A_RUN

        for rules in self.rulesets:
            for player in self.players:
                for done in range(0, self.games, CHUNK):
                    first = self.seed * GAMES_A_RUN + done
                    yield rules, player, first, min(CHUNK, self.games - done)


Results = dict[tuple[str, str], "Sums"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line."""
    options = parse(arguments)
    find_engine()
    from onirim.simulation import COMPILED_PLAYERS

    plan = Plan(options.games, options.seed, options.jobs, all_rulesets(), [*COMPILED_PLAYERS])
    options.page.write_text(page(plan, play(plan)), encoding="utf-8")
    return 0


def find_engine() -> None:
    """Leave an installed engine that is compiled where it is; else take the one beside us."""
    try:
        import onirim
    except ImportError:
        sys.path.insert(0, str(ROOT / "src"))
        return
    beside_us = Path(onirim.__file__).is_relative_to(ROOT / "src")
    if not onirim.compiled and not beside_us:
        for name in [name for name in sys.modules if name.partition(".")[0] == "onirim"]:
            del sys.modules[name]
        sys.path.insert(0, str(ROOT / "src"))


def all_rulesets() -> list[str]:
    """The base game, each module with each option, and all seven expansions together."""
    from onirim.engine.catalogue import module_words

    sets = ["", *module_words(), ALL_SEVEN]
    return [f"{mode}+{words}".rstrip("+") for mode in ("solo", "duo") for words in sets]


def play(plan: Plan) -> Results:
    """All games of a plan, in several processes, with a bar on the terminal."""
    import click

    from onirim.simulation import Sums, play_chunk

    results: Results = {(r, p): Sums() for r in plan.rulesets for p in plan.players}
    parts = [*plan.parts()]
    with ProcessPoolExecutor(plan.jobs, get_context("spawn")) as pool:
        flying = {pool.submit(play_chunk, *part): part for part in parts}
        done = as_completed(flying)
        with click.progressbar(done, len(parts), "Playing", file=sys.stderr) as bar:
            for future in bar:
                rules, player, *_ = flying[future]
                results[rules, player].add(future.result())
    return results


def page(plan: Plan, results: Results) -> str:
    """The whole page; nothing of it is written by hand."""
    import onirim

    head = HEAD.format(
        games=plan.games,
        seed=plan.seed,
        engine="compiled" if onirim.compiled else "interpreted",
        version=rules_version(),
    )
    lines = [head]
    for mode, title in (("solo", "One player"), ("duo", "Two players")):
        rulesets = [rules for rules in plan.rulesets if rules.split("+")[0] == mode]
        lines += [f"## {title}", "", *table(rulesets, plan.players, results), ""]
    return "\n".join(lines)


def table(rulesets: Sequence[str], players: Sequence[str], results: Results) -> list[str]:
    rows = [f"| rules | {' | '.join(players)} |", f"|---|{'---:|' * len(players)}"]
    for rules in rulesets:
        cells = [cell(results[rules, player]) for player in players]
        rows.append(f"| {name_of(rules)} | {' | '.join(cells)} |")
    return rows


def cell(sums: Sums) -> str:
    from onirim.simulation import wilson_interval

    low, high = wilson_interval(sums.wins, sums.games)
    return f"{100 * sums.wins / sums.games:.1f} % ({100 * low:.1f}–{100 * high:.1f})"


def name_of(rules: str) -> str:
    mode, _, words = rules.partition("+")
    return "all seven expansions" if words == ALL_SEVEN else f"`{mode}+{words}`".replace("+`", "`")


def rules_version() -> int:
    from onirim.engine.catalogue import RULES_VERSION

    return RULES_VERSION


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--games", type=int, default=10_000, help="games for each figure")
    parser.add_argument("--seed", type=int, default=1, help="which run: its games are its own")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--page", type=Path, default=PAGE, help="where the page is written")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main())
