"""The measurements, each an answer to one question; `run.py` prints them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from bench import c_reference
from bench.children import ROOT, from_folder, installed
from bench.environments import environments
from bench.figures import Figure

PEER = 127_000  # games per second of the fastest other engine that we know, in Rust


@dataclass(frozen=True)
class Amounts:
    """How much is played for each figure."""

    rounds: int = 7
    games: int = 100_000
    interpreted: int = 4_000
    decisions: int = 600_000
    checked: int = 30_000
    copies: int = 1_000_000
    imports: int = 9
    stepped: int = 2_000_000


QUICK = Amounts(
    rounds=3,
    games=20_000,
    interpreted=800,
    decisions=100_000,
    checked=5_000,
    copies=200_000,
    imports=3,
    stepped=300_000,
)


NOT_COMPILED = Amounts(
    rounds=3,
    games=2_000,
    interpreted=2_000,
    decisions=50_000,
    checked=5_000,
    copies=100_000,
    imports=3,
    stepped=20_000,
)
"""Where nothing could be compiled, the same figures are slow to get."""


def everything(amounts: Amounts) -> Iterator[Figure]:
    """All figures, as they become known."""
    yield from against_c(amounts)
    yield from other_players(amounts)
    yield from from_python(amounts)
    yield from around_it(amounts)
    yield from environments(amounts.rounds, amounts.stepped)


def against_c(amounts: Amounts) -> Iterator[Figure]:
    """Random games, ours and the reference's in turns, so that both see the same machine."""
    with TemporaryDirectory() as folder:
        decks = {
            deck: program
            for deck in c_reference.FLAGS
            if (program := c_reference.compile_reference(deck, Path(folder)))
        }
        ours: list[float] = []
        theirs: dict[str, list[float]] = {deck: [] for deck in decks}
        for _ in range(amounts.rounds):
            ours.append(rate(installed("random", amounts.games), "games"))
            for deck, program in decks.items():
                theirs[deck].append(c_reference.games_per_second(program, amounts.games))
    yield Figure("random_compiled", "random games", median(ours), "games/s", at_least=PEER)
    for deck, rates in theirs.items():
        ratios = [a / b for a, b in zip(ours, rates, strict=True)]
        bar = 0.42 if deck == "lazy" else None
        yield Figure(f"c_{deck}", f"C, {deck} deck", median(rates), "games/s")
        yield Figure(f"ratio_{deck}", "  ours / C, median", median(ratios), "", at_least=bar)
        yield Figure(f"ratio_{deck}_best", "  ours / C, best round", max(ratios), "")


def other_players(amounts: Amounts) -> Iterator[Figure]:
    """The same engine with another player, and the same player without a compiler."""
    seeker = rate(installed("seeker", amounts.games // 4), "games")
    yield Figure("seeker_compiled", "seeker games", seeker, "games/s")
    yield from with_modules(amounts)
    plain = max(
        rate(from_folder(ROOT / "src", "random", amounts.interpreted), "games")
        for _ in range(amounts.rounds)
    )
    yield Figure(
        "random_interpreted", "random games, interpreted", plain, "games/s", at_least=3_500
    )


def with_modules(amounts: Amounts) -> Iterator[Figure]:
    """Decisions a second with all modules, beside those of the base game in the same round."""
    rounds = []
    for _ in range(amounts.rounds):
        base = rate(installed("random", amounts.games // 4), "decisions")
        rounds.append((rate(installed("modules", amounts.games // 40), "decisions"), base))
    speed = median(modules for modules, _ in rounds)
    share = median(modules / base for modules, base in rounds)
    yield Figure("modules_compiled", "random decisions, all modules", speed, "decisions/s")
    yield Figure("modules_share", "  with all modules / base", share, "", at_least=0.70)


def from_python(amounts: Amounts) -> Iterator[Figure]:
    """What a program in Python gets out of the compiled engine."""
    unchecked = max(
        rate(installed("unchecked", amounts.decisions), "decisions") for _ in range(amounts.rounds)
    )
    yield Figure("unchecked", "decisions, unchecked", unchecked, "decisions/s", at_least=2_000_000)
    checked = max(
        rate(installed("checked", amounts.checked), "decisions") for _ in range(amounts.rounds)
    )
    yield Figure("checked", "decisions, checked", checked, "decisions/s")
    yield from with_own_players(amounts)
    copies = min(
        1e9 / rate(installed("copying", amounts.copies), "copies") for _ in range(amounts.rounds)
    )
    yield Figure("copy", "copy of a game", copies, "ns", at_most=100)


def with_own_players(amounts: Amounts) -> Iterator[Figure]:
    """Players in Python and through the public protocol, beside the compiled random player."""
    shares = []
    for _ in range(amounts.rounds):
        compiled = rate(installed("random", amounts.games // 4), "games")
        shares.append(rate(installed("own-state", amounts.checked // 10), "games") / compiled)
    yield Figure("own_state", "own policy on State / compiled", median(shares), "", at_least=0.15)
    runs = [installed("rollouts", amounts.checked // 10) for _ in range(amounts.rounds)]
    ratio = median(run["observed"] / run["determinized"] for run in runs)
    label = "rollouts for two, observed / determinized"
    yield Figure("observed_rollouts", label, ratio, "", at_least=0.85)
    for key, label, amount, what, bar in (
        ("own-view", "own policy on Game and View", 100, "games", 400),
        ("pushing", "decisions pushed, events off", 1, "decisions", 300_000),
        ("bot-by-view", "heuristic player by its view", 100, "games", 300),
    ):
        best = max(
            rate(installed(key, amounts.checked // amount), what) for _ in range(amounts.rounds)
        )
        yield Figure(key.replace("-", "_"), label, best, f"{what}/s", at_least=bar)


def around_it(amounts: Amounts) -> Iterator[Figure]:
    """What it costs to begin, and what it costs to be told what happened."""
    imports = min(installed("importing", 1)["import_s"] for _ in range(amounts.imports))
    yield Figure("import", "import of the engine", 1e3 * imports, "ms")
    runs = [installed("events", amounts.games // 10) for _ in range(amounts.rounds)]
    off, on, read = (min(run[key] for run in runs) for key in ("off_s", "on_s", "read_s"))
    yield Figure("events_on", "events: written", 100 * (on / off - 1), "% more time")
    yield Figure("events_read", "events: written and read", read / off, "times the time")


def rate(measured: dict[str, float], what: str) -> float:
    return measured[what] / measured["cpu_s"]
