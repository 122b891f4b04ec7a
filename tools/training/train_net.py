"""Train the net: self-play workers use the compiled engine, this process learns.

    python tools/training/train_net.py --out FOLDER --seconds 600 [--warm NET.npz] [--resume FOLDER]

needs torch and numpy, and a compiled engine on the path. It can be stopped at any time
and continued with `--resume`: weights, optimizer and names of feature groups are written every
minute. docs/mind.md describes how the shipped net was made.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import shutil
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(1, str(ROOT))

import numpy as np  # noqa: E402

from tools.training.checkpoint import feature_map, fresh_net, save_checkpoint, warm_start  # noqa: E402
from tools.training.evaluators import save_net  # noqa: E402
from tools.training.learner import Learner  # noqa: E402
from tools.training.measuring import measure_all  # noqa: E402
from tools.training.rulesets import played_by  # noqa: E402
from tools.training.run import MOST_STEPS, Run, add_run_options  # noqa: E402
from tools.training.worker import WIDTH  # noqa: E402


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line."""
    options = parse(arguments)
    multiprocessing.set_start_method("fork")
    training = Training(options)
    try:
        training.run()
    finally:
        training.end()
    if options.measure:
        nets = training.out / "final"
        shutil.rmtree(nets, ignore_errors=True)
        save_net(nets, training.learner.arrays())
        only = [text.partition("=")[0] for text in options.only]
        measure_all(nets, training.out, options.measure, options.workers, only)
        shutil.rmtree(nets)
    return 0


class Training(Run):
    """A run that trains a whole net."""

    def __init__(self, options: argparse.Namespace) -> None:
        super().__init__(options)
        plans = [played_by(k, options.only, options.shares) for k in range(options.workers)]
        reach = options.horizon
        self.start_workers([[replace(one, horizon=reach) for one in plan] for plan in plans])
        self.learner = self.make_learner()
        self.fresh = 0  # samples that have come since the last steps
        self.loss = self.newest_rate = 0.0
        self.before: dict[str, Any] = {}  # the run that this one resumes
        if options.resume:
            self.before = json.loads((options.resume / "training.json").read_text())

    def make_learner(self) -> Learner:
        options = self.options
        features = self.groups.n_features
        if options.warm:
            net, _, known = warm_start(options.warm, self.groups, options.width, options.seed)
            self.say(f"{known} features of {options.warm.name} are known here, of {features}")
        else:
            net = fresh_net(features, options.width, options.seed)
        learner = Learner(net, options.columns, options.keep, WIDTH, options.device)
        if options.resume:
            weights = dict(np.load(options.resume / "weights.npz"))
            moments = dict(np.load(options.resume / "moments.npz"))
            names = json.loads((options.resume / "net.blocks.json").read_text())
            last = max(*names.values(), int(weights["rows"].max())) + 1
            mean = dict(np.load(options.resume / "net.npz"))
            learner.resume(weights, moments, mean, feature_map(names, last, self.groups))
            self.say(f"resumed after {learner.steps_done} steps with {learner.used} features")
        return learner

    def add(self, features: Any, targets: Any, head: int) -> int:
        n = self.learner.add(features, targets, head)
        self.fresh += n
        return n

    def learn(self) -> None:
        options, learner = self.options, self.learner
        if learner.full < min(options.fill, options.keep):
            self.fresh = 0
            return
        steps = min(MOST_STEPS, int(options.ratio * self.fresh / options.batch))
        if steps == 0:
            return
        self.fresh = 0
        self.newest_rate = self.rate(learner.steps_done, 1000)
        self.loss = learner.learn(steps, options.batch, self.newest_rate, options.memory)

    def export(self) -> None:
        save_net(self.next_export(), self.learner.arrays())

    def state(self) -> str:
        learner = self.learner
        return (
            f"loss {self.loss:.4f} steps {learner.steps_done} "
            f"rate {self.newest_rate:.1e} features {learner.used}"
        )

    def save(self) -> None:
        learner = self.learner
        save_checkpoint(self.out, learner.arrays(), learner.seen(), self.groups, learner.state())
        facts = self.facts(
            "tools/training/train_net.py", self.before, learner.steps_done, self.samples
        )
        facts["rates"] = {
            k: [sum(p for p, _ in v), sum(w for _, w in v)] for k, v in self.recent.items()
        }
        (self.out / "training.json").write_text(json.dumps(facts, indent=1))


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    add_run_options(parser)
    add = parser.add_argument
    add("--warm", type=Path, help="a net to start with; weights are carried over by name")
    add("--resume", type=Path, help="folder of an earlier run to continue")
    add("--only", nargs="*", default=(), help="play these rulesets only: RULES or RULES=SHARE")
    add("--shares", nargs="*", default=(), help="RULES=TIMES: play these more often than planned")
    add("--width", type=int, default=384, help="units of the first layer")
    add("--columns", type=int, default=12_288, help="most features that can occur")
    add("--keep", type=int, default=40_000_000, help="samples in the replay")
    add("--fill", type=int, default=4_000_000, help="samples before the first step")
    add("--rate", type=float, nargs=2, default=(6e-5, 8e-6), help="of learning, first and last")
    add("--memory", type=float, default=0.9998, help="of the running mean of weights")
    add("--horizon", type=float, default=0.0, help="TD horizon in decisions")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main())
