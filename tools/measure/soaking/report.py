"""What a soak has met, as a page and as a line while it runs."""

from __future__ import annotations

import argparse
import sys
from collections import Counter

from onirim.rules.catalogue import MODES, entries, house_rules_of, ruleset
from tools.measure.soaking.counting import everything_counted
from tools.measure.soaking.games import ENDINGS, TAKEN_BACK, THOROUGH

ENOUGH = 100
WHAT = """\
Rulesets are drawn from all subsets of modules, modes, options and house rules. Random, seeking,
mixed and curious play (the curious player does what he has done least); every third game begins
late. At every decision: cards and tokens conserved by kind, zones and stack sound, one owner of
the decision, options never empty, none twice. At one decision of {thorough}: position line written
and read, every view, a guessed game with an equal view, hidden cards exchanged without a trace in
any view. At one of {undone}: applied, undone, applied again. At the end of every game: its record
written, read, replayed. One chunk of {twice} is played by the interpreted engine too and must come
through the same memory at every decision; there hooks and steps are counted as they run.
"""


def progress(met: Counter[str], wanted: int, seconds: float) -> None:
    """One line on a screen; in a log, one for each twentieth of the way."""
    share = min(1.0, met["decisions"] / wanted)
    left = seconds / share * (1 - share) / 60 if share else 0.0
    line = f"{share:6.1%}  {met['decisions']:,} decisions, {left:.0f} minutes left"
    if sys.stderr.isatty():
        print(f"\r{line}   ", end="\n" if share == 1 else "", file=sys.stderr)
    elif int(share * 20) > met["lines written"]:
        met["lines written"] = int(share * 20)
        print(line, file=sys.stderr)


def page(met: Counter[str], options: argparse.Namespace, seconds: float) -> str:
    """The table of everything that was met, and what was met too seldom."""
    steps, verbs = everything()
    hooks = everything_counted()
    amounts = f"--decisions {options.decisions} --seed {options.seed} --twice {options.twice}"
    command = f"python tools/measure/soak.py {amounts} --page"
    lines = [
        "# Reliability",
        "",
        f"`{command}`",
        "",
        WHAT.format(thorough=THOROUGH, undone=TAKEN_BACK, twice=options.twice),
        played(met, seconds),
        "",
        *seldom(met, steps, verbs, hooks),
        *table("ending", "games", "end", ENDINGS, met),
        *table("verb", "chosen", "verb", verbs, met),
        *table("hook", "answered, in chunks played twice", "hook", hooks, met),
        "| step | ran, in chunks played twice | lay on the stack at a decision |",
        "|---|---:|---:|",
        *(f"| `{step}` | {met['ran ' + step]:,} | {met['step ' + step]:,} |" for step in steps),
        "",
    ]
    return "\n".join(lines)


def played(met: Counter[str], seconds: float) -> str:
    return (
        f"{met['decisions']:,} decisions, {met['games']:,} games, {met['chunks']:,} rulesets; "
        f"{met['looks']:,} decisions looked at from all sides, {met['undone']:,} undone; "
        f"{met['chunks played twice']:,} chunks with {met['decisions played twice']:,} decisions "
        f"played by both engines; {seconds / 60:.0f} minutes. No failure."
    )


def seldom(met: Counter[str], steps: list[str], verbs: list[str], hooks: list[str]) -> list[str]:
    """Name what was met fewer than a hundred times."""
    names = [f"`{step}`" for step in steps if met["ran " + step] + met["step " + step] < ENOUGH]
    names += [f"`{verb}`" for verb in verbs if met["verb " + verb] < ENOUGH]
    names += [f"`{hook}`" for hook in hooks if met["hook " + hook] < ENOUGH]
    names += [end for end in ENDINGS if met["end " + end] < ENOUGH]
    if not names:
        return [f"Every step, verb, hook and ending was met at least {ENOUGH} times.", ""]
    return [f"Met fewer than {ENOUGH} times: {', '.join(names)}.", ""]


def table(
    title: str, counted: str, prefix: str, names: tuple[str, ...] | list[str], met: Counter[str]
) -> list[str]:
    rows = [f"| `{name}` | {met[f'{prefix} {name}']:,} |" for name in names]
    return [f"| {title} | {counted} |", "|---|---:|", *rows, ""]


def everything() -> tuple[list[str], list[str]]:
    """All steps that can be going on and all verbs, of all rulesets together."""
    steps: dict[str, None] = {}
    verbs: dict[str, None] = {}
    every = [entry.words()[-2] if entry.options else entry.key for entry in entries()]
    houses = sorted({rule for word in (*MODES, *every) for rule in house_rules_of(word)} - {"I1"})
    texts = [*MODES, "+".join(["duo:limited", *every, *houses])]
    texts += [f"solo+{word}" for entry in entries() for word in entry.words()[:-1]]
    for text in texts:
        rules = ruleset(text)
        steps |= dict.fromkeys(rules.steps[i].name for i in range(1, len(rules.steps)))
        verbs |= dict.fromkeys(verb.name for verb in rules.verbs if verb.used)
    return list(steps), list(verbs)
