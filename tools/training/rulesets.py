"""The rulesets that self-play workers play, how often, and how long their games are."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations

SEVEN = ("book", "glyphs", "dreamcatchers", "towers", "premonitions", "crossroads", "oniverse")
MODULES = (*SEVEN, "incubus")
OPTIONS = {
    "book": ("hard",),
    "dreamcatchers": ("hard",),
    "towers": ("hard",),
    "premonitions": ("5", "6"),
    "crossroads": ("hard",),
    "incubus": ("new", "true"),
}
ALL_SEVEN = "+".join(SEVEN)
DUO_MODES = ("duo", "duo:limited", "duo:open")
SINGLES = tuple(
    word
    for module in MODULES
    for word in (module, *(f"{module}:{option}" for option in OPTIONS.get(module, ())))
)
PAIRS = tuple("+".join(pair) for pair in combinations(SEVEN, 2))
# relative to a single module with an option
MAIN_SHARE = {
    "book": 3.5,
    "glyphs": 3.0,
    "dreamcatchers": 3.0,
    "towers": 3.5,
    "premonitions": 4.0,
    "crossroads": 4.0,
    "oniverse": 2.0,
}
DUO_SHARE = MAIN_SHARE | {"book": 8.0}
HARD_PAIRS = ("book+glyphs", "glyphs+dreamcatchers")  # they are played three times as often
# target win rates: a ruleset further below is played more
WANTED = {
    "solo": 0.93,
    "solo+glyphs": 0.91,
    "solo+crossroads": 0.95,
    "solo+oniverse": 0.95,
    "solo+premonitions": 0.82,
    "solo+book": 0.68,
    "solo+dreamcatchers": 0.69,
    "solo+towers": 0.63,
    "duo": 0.58,
}


@dataclass(frozen=True)
class Played:
    """A ruleset that a worker plays."""

    rules: str
    share: float  # of the samples, before weighting by need
    label: str  # in reports
    guided: float = 0.03  # share of games that the heuristic starts
    horizon: float = 0.0  # TD horizon in decisions, 0: by the game's length
    reach: tuple[float, float] = (
        3.0,
        5.5,
    )  # the length is divided by this, at the start and the end
    exploring: tuple[float, float] = (0.65, 0.3)  # share of games with random moves
    by_need: bool = True  # whether it is played more if it is below its target


def played_by(worker: int, only: Sequence[str] = (), more: Sequence[str] = ()) -> list[Played]:
    """All rulesets of a worker: the common ones, and combinations of its own.

    With `only` these alone, "solo" or "solo=3" with its share; `more` says which are played how
    many times as often as planned: "solo=2".
    """
    if only:
        return [Played(rules, share, rules) for rules, share in numbered(only)]
    plan = planned(worker)
    times = dict(numbered(more))
    missing = {*times} - {one.label for one in plan}
    if missing:
        raise SystemExit(f"not in the plan: {', '.join(sorted(missing))}")
    return [replace(one, share=one.share * times.get(one.label, 1.0)) for one in plan]


def numbered(words: Sequence[str]) -> list[tuple[str, float]]:
    """Rulesets with the number behind each, 1 if there is none."""
    parts = [word.partition("=") for word in words]
    return [(rules, float(number or 1)) for rules, _, number in parts]


def planned(worker: int) -> list[Played]:
    draw = random.Random(worker + 1)
    out = [Played("solo", 17.0, "solo", 0.0)]
    for word, share in shares(MAIN_SHARE).items():
        out.append(Played(f"solo+{word}", 38.0 * share, f"solo+{word}"))
    for word, share in shares(DUO_SHARE).items():
        out.append(Played(f"duo+{word}", 14.0 * share, f"duo+{word}", 0.08))
    for mode, share in zip(DUO_MODES, (9.0, 1.5, 1.0), strict=True):
        out.append(Played(mode, share, mode))
    for pair in PAIRS:
        share = 12.0 / len(PAIRS) * (3.0 if pair in HARD_PAIRS else 1.0)
        out.append(Played(f"solo+{pair}", share, f"solo+{pair}", guided_share(pair)))
    out += [combination(draw, "solo", 2, 6, 5.0 / 8) for _ in range(8)]
    out += [combination(draw, "duo", 2, 4, 3.0 / 4) for _ in range(4)]
    out.append(Played(f"solo+{ALL_SEVEN}", 2.0, "solo+all seven", 0.5))
    out.append(Played(f"duo+{ALL_SEVEN}", 0.3, "duo+all seven", 0.5))
    return out


def shares(main: dict[str, float]) -> dict[str, float]:
    """The share of each single module, with each option."""
    total = sum(main.get(word, 1.0) for word in SINGLES)
    return {word: main.get(word, 1.0) / total for word in SINGLES}


def combination(draw: random.Random, mode: str, least: int, most: int, share: float) -> Played:
    chosen = set(draw.sample(MODULES, draw.randint(least, most)))
    words = []
    for module in MODULES:
        if module in chosen:
            options = OPTIONS.get(module, ())
            option = f":{draw.choice(options)}" if options and draw.random() < 0.3 else ""
            words.append(module + option)
    text = "+".join(words)
    return Played(f"{mode}+{text}", share, f"{mode}+{len(words)} modules", guided_share(text))


def guided_share(words: str) -> float:
    """Return the share of guided games: in hard combinations the heuristic plays the start."""
    hard = "glyphs" in words and ("book" in words or "dreamcatchers" in words)
    return 0.5 if hard or words.count("+") > 2 else 0.15


def need(rules: str, rate: float) -> float:
    """Return the weight of a ruleset with this win rate."""
    return 0.6 + 8.0 * max(0.0, WANTED.get(rules, 0.0) - rate) if rules in WANTED else 1.0


def length(rules: str) -> int:
    """Estimate the number of decisions in a game."""
    return 55 + 30 * rules.count("+") + (20 if rules.startswith("duo") else 0)


def rulesets_with_all_groups() -> list[str]:
    """Return rulesets that together have every feature group."""
    texts: list[str] = []
    for mode in ("solo", *DUO_MODES):
        texts += [mode, *(f"{mode}+{word}" for word in SINGLES)]
        for incubus in ("", "+incubus", "+incubus:new", "+incubus:true"):
            texts.append(f"{mode}+{ALL_SEVEN}{incubus}")
    return texts


def all_measured() -> list[str]:
    """Return the rulesets of the table of strengths."""
    out = []
    for mode in ("solo", "duo"):
        out += [mode, *(f"{mode}+{word}" for word in SINGLES)]
        out += [f"{mode}+{ALL_SEVEN}"]
    out += ["duo:limited", "duo:open", *(f"solo+{pair}" for pair in PAIRS)]
    return out
