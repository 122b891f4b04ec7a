"""Train deep heads for some rulesets above the quantized first layer of a net.

    python tools/training/train_heads.py GRID --only solo+premonitions=3 solo \
        --seconds 500 --out FOLDER

GRID is a folder written by quantize.py. Its first layer is fixed, so nothing else changes; a head
starts with the plain one of its ruleset. Rulesets with options share the head of their modules,
which learns them if they are played. A run can be stopped at any time and continued with
`--resume`. It needs torch, numpy and a compiled engine. pack_net.py packs GRID with the heads of
FOLDER.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(1, str(ROOT))

import numpy as np  # noqa: E402

from onirim.players.net.network_file import find_head  # noqa: E402
from tools.training.checkpoint import HEADS, Arrays, head, write  # noqa: E402
from tools.training.deep_heads import mark_of, read_grid, read_heads, rounded_net, write_head  # noqa: E402
from tools.training.evaluators import save_net  # noqa: E402
from tools.training.heads import FirstLayer, HeadLearner, fresh_head  # noqa: E402
from tools.training.measure_heads import measure_heads  # noqa: E402
from tools.training.rulesets import Played, numbered  # noqa: E402
from tools.training.run import MOST_STEPS, Run, add_run_options  # noqa: E402
from tools.training.worker import WIDTH  # noqa: E402

REACH = (3.05, 6.1)  # TD horizon: 18 decisions in the base game, 9 at the end
EXPLORING = (0.6, 0.35)  # share of games with random moves
SLOW_STEPS = 500
LATENESS = 0.15  # share of the run in which the plain heads play


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line."""
    options = parse(arguments)
    multiprocessing.set_start_method("fork")
    training = HeadTraining(options)
    try:
        training.run()
    finally:
        training.end()
    if options.measure:
        measure_heads(options.grid, options.out, options.measure, options.workers)
    return 0


class HeadTraining(Run):
    """A run that trains heads, each for a ruleset and those that share it."""

    export_seconds = 4.0

    def __init__(self, options: argparse.Namespace) -> None:
        self.net = read_grid(options.grid)
        super().__init__(options)
        plan = planned_for_heads(options.only)
        self.start_workers([plan] * options.workers)
        self.floats = rounded_net(options.grid, self.groups)
        first = FirstLayer(self.floats["w1"], self.floats["b1"], options.device)
        self.heads: dict[str, HeadLearner] = {}
        for name in dict.fromkeys(HEADS[find_head(HEADS, one.rules)] for one in plan):
            plain = head(self.net, HEADS.index(name))
            second, third = options.layers
            begin = fresh_head(plain, second, third, options.seed)
            self.heads[name] = HeadLearner(begin, first, options.keep, WIDTH)
        self.before: dict[str, Any] = {}  # the facts of the run that this one resumes
        if options.resume:
            self.resume()

    def resume(self) -> None:
        means, _ = read_heads(self.out, self.net)
        for name, learner in self.heads.items():
            if name not in means:
                raise SystemExit(f"no head of {name} to resume in {self.out.name}")
            learner.resume(dict(np.load(self.out / f"state-{name}.npz")), means[name])
            self.before[name] = json.loads((self.out / f"head-{name}.json").read_text())
            self.say(f"{name} resumed after {learner.steps} steps")

    def add(self, features: Any, targets: Any, head: int) -> int:
        return self.heads[HEADS[head]].add(features, targets)

    def learn(self) -> None:
        options = self.options
        for learner in self.heads.values():
            if learner.full < min(options.fill, options.keep):
                learner.fresh = 0
                continue
            steps = min(MOST_STEPS, int(options.ratio * learner.fresh / options.batch))
            if steps:
                learner.fresh = 0
                rate = self.rate(learner.steps, SLOW_STEPS)
                learner.learn(steps, options.batch, rate, options.memory)

    def export(self) -> None:
        """Publish the plain heads first, until the deep ones have learned something."""
        if self.progress() >= LATENESS or self.before:
            save_net(self.next_export(), self.floats, self.deep_heads())
        elif self.exports == 0:
            save_net(self.next_export(), self.floats)

    def deep_heads(self) -> dict[str, Arrays]:
        return {name: learner.arrays() for name, learner in self.heads.items()}

    def state(self) -> str:
        return " ".join(
            f"{name} loss {one.loss:.4f} steps {one.steps}" for name, one in self.heads.items()
        )

    def save(self) -> None:
        mark = mark_of(self.net)
        for name, learner in self.heads.items():
            write(self.out / f"state-{name}.npz", learner.state())
            before = self.before.get(name, {})
            facts = self.facts(
                "tools/training/train_heads.py", before, learner.steps, learner.samples
            )
            write_head(self.out, name, learner.arrays(), {**facts, "first_layer": mark})


def planned_for_heads(only: Sequence[str]) -> list[Played]:
    """Return the plan of every worker, with the shares from the command line."""
    plan = [Played(rules, share, rules, 0.0) for rules, share in numbered(only)]
    return [replace(one, reach=REACH, exploring=EXPLORING, by_need=False) for one in plan]


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    add_run_options(parser)
    add = parser.add_argument
    add("grid", type=Path, help="folder of a net with a grid")
    add("--only", nargs="+", required=True, help="rulesets to play: RULES or RULES=SHARE")
    add("--layers", type=int, nargs=2, default=(128, 32), help="units of the two layers of a head")
    add("--resume", action="store_true", help="go on with the heads of the folder")
    add("--keep", type=int, default=30_000_000, help="samples in the replay of each head")
    add("--fill", type=int, default=3_000_000, help="samples of a head before its first step")
    add("--rate", type=float, nargs=2, default=(6e-4, 8e-6), help="of learning, first and last")
    add("--memory", type=float, default=0.9995, help="of the running mean of weights")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main())
