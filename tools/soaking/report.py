"""What a soak has met, as a page and as a line while it runs."""

from __future__ import annotations

import argparse
import sys
from collections import Counter

from onirim.engine.catalogue import MODES, entries, ruleset, switches_of

ENOUGH = 100
WHAT = """\
Rulesets are drawn from all subsets of modules, modes, options and house rules; random, seeker and
mixed play, every third game from a late position. At every decision: cards and tokens conserved,
zones and stack sound, one owner of the decision, options never empty. At one decision of forty:
position, views, guesses, hidden cards exchanged, undo. At the end of every game: its record
replayed. One chunk in {twice} is played by the interpreted engine too, memory by memory.
"""
CANNOT = {  # steps that are over before anybody decides or chance speaks
    "bury", "set-back", "shuffle", "new-turn", "hunted", "prophecy", "moment", "tower-look",
    "lost-dream", "catching", "limbo",
}  # fmt: skip


def progress(met: Counter[str], wanted: int) -> None:
    if sys.stderr.isatty():
        share = min(1.0, met["decisions"] / wanted)
        print(f"\r{share:6.1%}  {met['decisions']:,} decisions", end="", file=sys.stderr)


def page(met: Counter[str], options: argparse.Namespace, seconds: float) -> str:
    """The table of everything that was met, and what was met too seldom."""
    steps, verbs = everything()
    played = (
        f"{met['decisions']:,} decisions, {met['games']:,} games, {met['chunks']:,} rulesets, "
        f"{met['chunks played twice']:,} of them played twice, {seconds / 60:.0f} minutes. "
    )
    command = f"python tools/soak.py --decisions {options.decisions} --seed {options.seed} --page"
    lines = [
        "# Reliability",
        "",
        f"`{command}`",
        "",
        WHAT.format(twice=options.twice),
        played + "No failure.",
        "",
        "| ending | games |",
        "|---|---:|",
        *(f"| {end} | {met['end ' + end]:,} |" for end in ("won", "lost")),
        "",
        "| what was going on | decisions at which it lay on the stack |",
        "|---|---:|",
        *(f"| `{step}` | {met['step ' + step]:,} |" for step in steps if step not in CANNOT),
        "",
        "| verb | chosen |",
        "|---|---:|",
        *(f"| `{verb}` | {met['verb ' + verb]:,} |" for verb in verbs),
        "",
    ]
    seldom = [step for step in steps if step not in CANNOT and met["step " + step] < ENOUGH]
    seldom += [verb for verb in verbs if met["verb " + verb] < ENOUGH]
    if seldom:
        lines += [
            f"Met fewer than {ENOUGH} times: {', '.join(f'`{name}`' for name in seldom)}.",
            "",
        ]
    over = ", ".join(f"`{step}`" for step in steps if step in CANNOT)
    lines += [f"Over before anybody decides, so never seen on a stack: {over}.", ""]
    return "\n".join(lines)


def everything() -> tuple[list[str], list[str]]:
    """All steps that can be going on and all verbs, of all rulesets together."""
    steps: dict[str, None] = {}
    verbs: dict[str, None] = {}
    every = [entry.words()[-2] if entry.options else entry.key for entry in entries()]
    houses = sorted({switch for word in (*MODES, *every) for switch in switches_of(word)} - {"I1"})
    texts = [*MODES, "+".join(["duo:limited", *every, *houses])]
    texts += [f"solo+{word}" for entry in entries() for word in entry.words()[:-1]]
    for text in texts:
        rules = ruleset(text)
        steps |= dict.fromkeys(rules.steps[i].name() for i in range(1, len(rules.steps)))
        verbs |= dict.fromkeys(verb.name for verb in rules.verbs if verb.used)
    return list(steps), list(verbs)
