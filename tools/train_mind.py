"""Train the mind: workers play with the compiled engine, this process learns.

    python tools/train_mind.py --out FOLDER --seconds 600 [--warm NET.npz] [--resume FOLDER]

needs torch and numpy, and a compiled engine on the path. It can be stopped at any moment and goes
on with `--resume`: weights, optimiser and block names are written every minute. docs/mind.md tells
how the net that is shipped was made.
"""

from __future__ import annotations

import argparse
import json
import math
import multiprocessing
import shutil
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(1, str(ROOT))

import numpy as np  # noqa: E402

from tools.mind_training.checkpoint import (  # noqa: E402
    fresh_net,
    row_map,
    save_checkpoint,
    warm_start,
)
from tools.mind_training.evaluators import save_net  # noqa: E402
from tools.mind_training.learner import Learner  # noqa: E402
from tools.mind_training.measuring import measure_all  # noqa: E402
from tools.mind_training.rulesets import played_by  # noqa: E402
from tools.mind_training.worker import WIDTH, all_blocks, run_worker  # noqa: E402

EXPORT_SECONDS = 2.0
REPORT_SECONDS = 20.0
SAVE_SECONDS = 60.0
MOST_STEPS = 400  # between two looks at the queue


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


class Training:
    """One run."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.out: Path = options.out
        self.out.mkdir(parents=True, exist_ok=True)
        self.began = time.monotonic()
        self.blocks = all_blocks()
        self.shared = multiprocessing.Array("d", [0.0, 0.0], lock=False)
        self.queue: Any = multiprocessing.Queue()
        self.folder = Path(tempfile.mkdtemp(prefix="mind-", dir=options.scratch))
        self.workers: list[Any] = []
        self.start_workers()  # before torch has threads, which a fork would lose
        self.learner = self.make_learner()
        self.exports = 0
        self.fresh = 0  # samples that have come since the last steps
        self.samples = self.decisions = 0
        self.recent: dict[str, list[tuple[int, int]]] = {}
        self.loss = 0.0
        self.before: dict[str, Any] = {}  # the run that this one goes on with
        if options.resume:
            self.before = json.loads((options.resume / "training.json").read_text())

    def make_learner(self) -> Learner:
        options = self.options
        rows = self.blocks.rows
        if options.warm:
            net, _, known = warm_start(options.warm, self.blocks, options.width, options.seed)
            self.say(f"{known} rows of {options.warm.name} are known here, of {rows}")
        else:
            net = fresh_net(rows, options.width, options.seed)
        learner = Learner(net, options.columns, options.keep, WIDTH, options.device)
        if options.resume:
            weights = dict(np.load(options.resume / "weights.npz"))
            moments = dict(np.load(options.resume / "moments.npz"))
            names = json.loads((options.resume / "net.blocks.json").read_text())
            last = max(*names.values(), int(weights["rows"].max())) + 1
            mean = dict(np.load(options.resume / "net.npz"))
            learner.resume(weights, moments, mean, row_map(names, last, self.blocks))
            self.say(f"goes on after {learner.steps_done} steps with {learner.used} rows")
        return learner

    def say(self, text: str) -> None:
        print(f"{time.monotonic() - self.began:7.1f} {text}", flush=True)

    def start_workers(self) -> None:
        options = self.options
        for number in range(options.workers):
            plan = played_by(number, options.only, options.shares)
            plan = [replace(one, horizon=options.horizon) for one in plan]
            arguments = (number, self.folder, self.shared, self.queue, options.seed, plan)
            worker = multiprocessing.Process(target=run_worker, args=arguments, daemon=True)
            worker.start()
            self.workers.append(worker)

    def run(self) -> None:
        self.export()
        exported = reported = saved = time.monotonic()
        while not self.is_over():
            self.ingest()
            self.learn()
            now = time.monotonic()
            if now - exported > EXPORT_SECONDS:
                self.export()
                exported = time.monotonic()
            if now - reported > REPORT_SECONDS:
                self.report(now - reported)
                reported = now
            if now - saved > SAVE_SECONDS:
                self.save()
                saved = time.monotonic()

    def is_over(self) -> bool:
        options = self.options
        late = time.monotonic() - self.began > options.seconds
        return bool(late or (options.samples > 0 and self.samples >= options.samples))

    def progress(self) -> float:
        """How far the run is; a part of a longer one says where it begins and ends."""
        share = (time.monotonic() - self.began) / self.options.seconds
        if self.options.samples:
            share = max(share, self.samples / self.options.samples)
        begin, end = self.options.span
        return float(begin + (end - begin) * min(1.0, share))

    def ingest(self) -> None:
        """Take what the workers have played."""
        end = time.monotonic() + 1.0
        wait = 0.2
        while time.monotonic() < end:
            try:
                name, targets, label, head, played, won, decisions = self.queue.get(timeout=wait)
            except Exception:
                return
            wait = 0.001
            rows = np.load(name)
            name.unlink()
            n = self.learner.add(rows, targets, head)
            self.fresh += n
            self.samples += n
            self.decisions += decisions
            kept = self.recent.setdefault(label, [])
            kept.append((played, won))
            del kept[:-40]

    def learn(self) -> None:
        options, learner = self.options, self.learner
        self.shared[0] = self.progress()
        if learner.full < min(options.fill, options.keep):
            self.fresh = 0
            return
        steps = min(MOST_STEPS, int(options.ratio * self.fresh / options.batch))
        if steps == 0:
            return
        self.fresh = 0
        high, low = options.rate
        warm = min(1.0, 0.05 + learner.steps_done / 1000)
        rate = high * (low / high) ** self.progress() * warm
        self.rate = rate
        self.loss = learner.learn(steps, options.batch, rate, options.memory)

    def export(self) -> None:
        """Give the workers the newest net; the last but one is deleted."""
        self.exports += 1
        save_net(self.folder / f"net-{self.exports:06}", self.learner.arrays())
        for old in sorted(self.folder.glob("net-*[0-9]"))[:-2]:
            shutil.rmtree(old, ignore_errors=True)

    def report(self, seconds: float) -> None:
        learner = self.learner
        rates = []
        for label, kept in sorted(self.recent.items()):
            played, won = sum(p for p, _ in kept), sum(w for _, w in kept)
            rates.append(f"{label}:{100 * won / max(1, played):.1f}")
        self.say(
            f"loss {self.loss:.4f} steps {learner.steps_done} samples {self.samples / 1e6:.1f} M "
            f"rate {getattr(self, 'rate', 0):.1e} rows {learner.used} "
            f"{self.decisions / seconds / 1e3:.0f} k decisions/s | " + " ".join(rates)
        )
        self.decisions = 0

    def save(self) -> None:
        learner = self.learner
        save_checkpoint(self.out, learner.arrays(), learner.seen(), self.blocks, learner.state())
        command = " ".join(["tools/train_mind.py", *map(without_folder, sys.argv[1:])])
        before = self.before
        facts = {
            "command": f"{before['command']}; {command}" if before else command,
            "seed": self.options.seed,
            "seconds": round(time.monotonic() - self.began) + before.get("seconds", 0),
            "steps": learner.steps_done,
            "samples": self.samples + before.get("samples", 0),
            "rates": {
                k: [sum(p for p, _ in v), sum(w for _, w in v)] for k, v in self.recent.items()
            },
        }
        (self.out / "training.json").write_text(json.dumps(facts, indent=1))

    def end(self) -> None:
        self.shared[1] = 1.0
        self.save()
        end = time.monotonic() + 5
        while time.monotonic() < end and any(worker.is_alive() for worker in self.workers):
            self.ingest()
        for worker in self.workers:
            worker.kill()
        shutil.rmtree(self.folder, ignore_errors=True)
        self.say(f"saved in {self.out}: {self.learner.steps_done} steps, {self.samples} samples")


def without_folder(argument: str) -> str:
    """Where files lay is nobody's business."""
    return Path(argument).name if "/" in argument else argument


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    add = parser.add_argument
    add(
        "--out", type=Path, required=True, help="folder for the net and all that is needed to go on"
    )
    add("--seconds", type=float, default=math.inf, help="how long it trains")
    add("--samples", type=int, default=0, help="or after how many samples it ends")
    add(
        "--span", type=float, nargs=2, default=(0.0, 1.0), help="which part of a longer run this is"
    )
    add("--warm", type=Path, help="a net to begin with; rows are carried over by name")
    add("--resume", type=Path, help="folder of an earlier run to go on with")
    add("--workers", type=int, default=multiprocessing.cpu_count())
    add("--only", nargs="*", default=(), help="play these rulesets only: RULES or RULES=SHARE")
    add("--shares", nargs="*", default=(), help="RULES=TIMES: play these so much more than planned")
    add("--width", type=int, default=384, help="units of the first layer")
    add("--columns", type=int, default=12_288, help="most rows that can occur")
    add("--keep", type=int, default=40_000_000, help="samples in the replay")
    add("--fill", type=int, default=4_000_000, help="samples before the first step")
    add("--batch", type=int, default=16_384)
    add("--ratio", type=float, default=8.0, help="how often a sample is learned from")
    add("--rate", type=float, nargs=2, default=(6e-5, 8e-6), help="of learning, first and last")
    add("--memory", type=float, default=0.9998, help="of the running mean of weights")
    add("--horizon", type=float, default=0.0, help="decisions that a result reaches back")
    add("--device", default="cuda")
    add("--scratch", type=Path, default=Path("/dev/shm"))  # noqa: S108
    add("--seed", type=int, default=30_000_000_000)
    add("--measure", type=int, default=0, help="games a ruleset to measure with at the end")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main())
