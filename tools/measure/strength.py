"""How often the program's players win, with which rules: docs/strength.md and its data.

    python tools/measure/strength.py [--players mind strong] [--rules solo duo]
                                     [--seconds 600] [--jobs 2]

Figures are kept in docs/strength.json, so it can be stopped at any moment and goes on where it was;
figures found with other rules or another net are thrown away. What was not run is marked. The odds
that front ends show (src/onirim/players/strength.json) are written with the page. The installed
engine plays if it is compiled, else the files of this folder.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict, dataclass, field
from functools import cache
from hashlib import sha256
from itertools import combinations
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, Any
from zlib import crc32

ROOT = Path(__file__).resolve().parent.parent.parent
PAGE = ROOT / "docs" / "strength.md"
DATA = ROOT / "docs" / "strength.json"
ODDS = ROOT / "src" / "onirim" / "players" / "strength.json"
ODDS_BY = "heuristic"  # whose games the odds of front ends are
SEVEN = ("book", "glyphs", "dreamcatchers", "towers", "premonitions", "crossroads", "oniverse")
ALL_SEVEN = "+".join(SEVEN)
# games for a figure, and how many of them one process plays before it tells
GAMES = {
    "random": (1000, 500),
    "seeker": (1000, 500),
    "heuristic": (4000, 500),
    "mind": (4000, 250),
    "strong": (1000, 10),
    "strongest": (400, 2),
}
NOT_RUN = "–"
HEAD = """\
# How strong the players are

    python tools/measure/strength.py

writes this page, and so does `make strength`: it goes on where it was stopped. Each figure is the
share of games won in per cent, with the 95 % interval after Wilson behind it, by the {engine}
engine (rules version {version}), with seeds of run {seed}, by which no player was trained;
[mind.md](mind.md) says what was decided with figures of this run in view.
With two players both seats have the same player. "–" was not run; a figure from fewer or more
games says how many.

| player | | games a figure | a decision |
|---|---|---:|---:|
{players}

Net of the mind: `{net}`. [mind.md](mind.md) says how it works, what was wanted of it and what was
missed.
"""
ABOUT = {
    "random": "every legal action is as likely as any other",
    "seeker": "goes for Doors by rules of thumb, and leaves alone whatever modules offer",
    "heuristic": "has rules of thumb for every module, too",
    "mind": "the net alone; the heuristic where it is better",
    "strong": "the net with up to {budget:,} evaluations of search",
    "strongest": "the net with up to {budget:,}",
}

if TYPE_CHECKING:
    from onirim.players.net.network_file import NetworkFile
    from onirim.players.simulation import PlayedGames, Sums


@dataclass
class Figure:
    """What one player won with one ruleset so far; chunks of games are counted one by one."""

    games: int = 0
    wins: int = 0
    decisions: int = 0
    seconds: float = 0.0
    done: str = "0"  # which chunks, as bits in hex
    by: str = ""  # the weights and the budget that it was found by, if the player asks the net

    def has(self, chunk: int) -> bool:
        return int(self.done, 16) >> chunk & 1 == 1

    def add(self, chunk: int, sums: Sums) -> None:
        self.games += sums.games
        self.wins += sums.wins
        self.decisions += sums.decisions
        self.seconds = round(self.seconds + sums.cpu_seconds, 3)
        self.done = f"{int(self.done, 16) | 1 << chunk:x}"


Rows = dict[str, dict[str, Figure]]
Part = tuple[str, str, int]  # rules, player, chunk


@dataclass
class Results:
    """All figures, with what they were found by."""

    rules_version: int
    net: str
    seed: int
    compiled: bool
    rows: Rows = field(default_factory=dict)

    def figure(self, rules: str, player: str) -> Figure:
        by_player = self.rows.setdefault(rules, {})
        if player not in by_player:
            by_player[player] = Figure(by=found_by(rules, player))
        return by_player[player]

    def missing(
        self, rulesets: Sequence[str], players: Sequence[str], more: int = 0
    ) -> Iterator[Part]:
        """Chunks that were not played yet: all rulesets of one player, then the next player."""
        for player in players:
            games, chunk = max(more, GAMES[player][0]), GAMES[player][1]
            for rules in rulesets:
                figure = self.figure(rules, player)
                for i in range(-(-games // chunk)):
                    if not figure.has(i):
                        yield rules, player, i

    def save(self, file: Path) -> None:
        found = asdict(self)
        found["rows"] = {
            rules: {name: one for name, one in by.items() if one["games"]}
            for rules, by in found["rows"].items()
        }
        beside = file.with_suffix(".new")
        beside.write_text(json.dumps(found, indent=0) + "\n", encoding="utf-8")
        beside.replace(file)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line."""
    options = parse(arguments)
    find_engine()
    results = load(options.data, options.seed)
    rulesets = options.rules or all_rulesets()
    players = [name for name in options.players if name in GAMES]
    try:
        play(results, rulesets, players, options)
    finally:
        results.save(options.data)
        options.page.write_text(page(results), encoding="utf-8")
        if options.odds:
            options.odds.write_text(odds(results), encoding="utf-8")
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


def load(file: Path, seed: int) -> Results:
    """What was found before, if it was found with these rules and this seed.

    Of players that ask the net, figures by other weights or another budget are thrown away.
    """
    import onirim
    from onirim.rules.catalogue import RULES_VERSION

    fresh = Results(RULES_VERSION, net_name(), seed, onirim.compiled)
    if not file.exists():
        return fresh
    old: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    if (old["rules_version"], old["seed"]) != (fresh.rules_version, seed):
        return fresh
    for rules, by in old["rows"].items():
        for player, figure in by.items():
            kept = Figure(**figure)
            if kept.by == found_by(rules, player):
                fresh.rows.setdefault(rules, {})[player] = kept
    return fresh


@cache
def found_by(rules: str, player: str) -> str:
    """By what a player decides with a ruleset, where that can change: weights and a budget."""
    from onirim.players.net.network_file import SHIPPED_NET, without_skin
    from onirim.players.registry import PLAYERS
    from onirim.players.state_players import NET
    from onirim.rules.catalogue import ruleset

    file = SHIPPED_NET.read()
    entry = PLAYERS[player]
    if entry.who != NET or file.leaves_to_heuristic(ruleset(rules)):
        return ""
    played = without_skin(ruleset(rules))
    facts: tuple[object, ...] = (entry.budget, file.calibration(played))
    if file.override_factors(played):
        facts += (file.override_factors(played),)
    mark = sha256(repr(facts).encode())
    mark.update(weights_of(file, played))
    return mark.hexdigest()[:12]


def weights_of(file: NetworkFile, rules: str) -> bytes:
    """A mark of the first layer, which all share, and the head of a ruleset."""
    from onirim.players.net.network_file import part_size

    shared = part_size(file.shared_parts())
    ends = [shared]
    for number in range(file.head_of(rules) + 1):
        ends.append(ends[-1] + part_size(file.head_parts(number)))
    first_layer = crc32(file.upper_bytes[:shared], crc32(file.first_layer))
    return first_layer.to_bytes(4, "little") + file.upper_bytes[ends[-2] : ends[-1]]


def net_name() -> str:
    """The net that is shipped, by its bytes."""
    from importlib.resources import files

    return sha256(files("onirim.players.net").joinpath("mind.net").read_bytes()).hexdigest()[:12]


def all_rulesets() -> list[str]:
    """The base game, each module with each option, pairs, all seven, for one and for two."""
    from onirim.rules.catalogue import module_words

    pairs = ["+".join(pair) for pair in combinations(SEVEN, 2)]
    words = ["", *module_words(), ALL_SEVEN, f"{ALL_SEVEN}+incubus"]
    solo = [f"solo+{word}".rstrip("+") for word in (*words, *pairs)]
    duo = [f"duo+{word}".rstrip("+") for word in (*words, *pairs)]
    return [*solo, *duo, "duo:limited", "duo:open"]


def play(
    results: Results, rulesets: Sequence[str], players: Sequence[str], options: argparse.Namespace
) -> None:
    """Play what is missing, in several processes, until it is done or the time is over."""
    from onirim.players.simulation import GAMES_A_RUN, play_chunk

    end = time.monotonic() + options.seconds
    saved = time.monotonic()
    parts = results.missing(rulesets, players, options.games)
    flying: dict[Future[PlayedGames], Part] = {}
    with ProcessPoolExecutor(options.jobs, get_context("spawn")) as pool:
        while True:
            while len(flying) < 2 * options.jobs and time.monotonic() < end:
                part = next(parts, None)
                if part is None:
                    break
                rules, player, i = part
                games, chunk = max(options.games, GAMES[player][0]), GAMES[player][1]
                first = options.seed * GAMES_A_RUN + i * chunk
                count = min(chunk, games - i * chunk)
                flying[pool.submit(play_chunk, rules, (player,), False, first, count)] = part
            if not flying:
                return
            done, _ = wait(flying, return_when=FIRST_COMPLETED)
            for future in done:
                rules, player, i = flying.pop(future)
                results.figure(rules, player).add(i, future.result().sums)
            if time.monotonic() - saved > 10:
                saved = time.monotonic()
                results.save(options.data)


# --- the page ------------------------------------------------------------------------------------


def page(results: Results) -> str:
    """The whole page; nothing of it is written by hand."""
    from onirim.players.registry import PLAYERS

    rows = []
    for name, (games, _) in GAMES.items():
        about = ABOUT[name].format(budget=PLAYERS[name].budget)
        rows.append(f"| `{name}` | {about} | {games:,} | {cost(results, name)} |")
    lines = [
        HEAD.format(
            engine="compiled" if results.compiled else "interpreted",
            version=results.rules_version,
            seed=results.seed,
            net=results.net,
            players="\n".join(rows),
        )
    ]
    for title, rulesets in sections():
        lines += [f"## {title}", "", *table(rulesets, results), ""]
    return "\n".join(lines)


def sections() -> list[tuple[str, list[str]]]:
    texts = all_rulesets()
    solo = [text for text in texts if text.startswith("solo")]
    duo = [text for text in texts if text.startswith("duo")]
    pairs = {"+".join(pair) for pair in combinations(SEVEN, 2)}
    return [
        ("One player", [t for t in solo if t.partition("+")[2] not in pairs]),
        ("One player, two expansions", [t for t in solo if t.partition("+")[2] in pairs]),
        ("Two players", [t for t in duo if t.partition("+")[2] not in pairs]),
        ("Two players, two expansions", [t for t in duo if t.partition("+")[2] in pairs]),
    ]


def table(rulesets: Sequence[str], results: Results) -> list[str]:
    players = [*GAMES]
    rows = [f"| rules | {' | '.join(players)} |", f"|---|{'---:|' * len(players)}"]
    for rules in rulesets:
        figures = results.rows.get(rules, {})
        cells = [cell(figures.get(player), GAMES[player][0]) for player in players]
        rows.append(f"| {name_of(rules)} | {' | '.join(cells)} |")
    return rows


def cell(figure: Figure | None, wanted: int) -> str:
    if figure is None or figure.games == 0:
        return NOT_RUN
    from onirim.players.statistics import wilson_interval

    low, high = wilson_interval(figure.wins, figure.games)
    text = f"{100 * figure.wins / figure.games:.1f} ({100 * low:.1f}–{100 * high:.1f})"
    return text if figure.games == wanted else f"{text}, {figure.games} games"


def cost(results: Results, player: str) -> str:
    """Processor time of a decision with the base game alone."""
    figure = results.rows.get("solo", {}).get(player)
    if figure is None or figure.decisions == 0:
        return NOT_RUN
    micros = figure.seconds / figure.decisions * 1e6
    return f"{micros:.0f} µs" if micros < 1000 else f"{micros / 1000:.1f} ms"


def name_of(rules: str) -> str:
    mode, _, words = rules.partition("+")
    if words.startswith(ALL_SEVEN):
        rest = words.removeprefix(ALL_SEVEN)
        return f"`{mode}`, all seven expansions" + (f" `{rest}`" if rest else "")
    return f"`{rules}`"


def odds(results: Results) -> str:
    """The file of the set-up screen: shares of games won, with their intervals."""
    from onirim.players.statistics import wilson_interval

    won = {}
    for rules in all_rulesets():
        figure = results.rows.get(rules, {}).get(ODDS_BY)
        if figure is not None and figure.games >= 1000:
            numbers = (figure.wins / figure.games, *wilson_interval(figure.wins, figure.games))
            won[rules] = [round(number, 4) for number in numbers]
    lines = [f"    {json.dumps(rules)}: {json.dumps(figures)}" for rules, figures in won.items()]
    head = f'  "player": "{ODDS_BY}",\n  "games": {GAMES[ODDS_BY][0]},\n'
    head += f'  "rules_version": {results.rules_version},\n'
    return "{\n" + head + '  "won": {\n' + ",\n".join(lines) + "\n  }\n}\n"


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--players", nargs="*", default=[*GAMES], help="who plays")
    parser.add_argument("--rules", nargs="*", default=[], help="with which rulesets; else all")
    parser.add_argument("--games", type=int, default=0, help="more games than usual, for a figure")
    parser.add_argument("--seconds", type=float, default=1e9, help="begin no game after so long")
    parser.add_argument("--seed", type=int, default=77, help="which run: its games are its own")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--page", type=Path, default=PAGE, help="where the page is written")
    parser.add_argument("--data", type=Path, default=DATA, help="where figures are kept")
    parser.add_argument("--odds", type=Path, help=f"where odds are written: {ODDS.name}")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main())
