"""Teach deep heads what search says of their states, instead of how games ended.

    python tools/refine_heads.py GRID HEADS --only solo --seconds 600 --rounds 2 --out FOLDER

GRID is a folder of tools/grid_mind.py, HEADS one of tools/train_heads.py. In each round the mind
plays with the heads as they are, search says what some states are worth one card ahead, and the
heads learn that. All heads are written to FOLDER, those that have learned nothing as they were; so
are the lessons, which a run with `--resume` learns from, too. It needs torch, numpy and a compiled
engine, no GPU. tools/measure_heads.py measures FOLDER before tools/pack_mind.py packs it: what was
measured with the heads before is forgotten.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(1, str(ROOT))

import numpy as np  # noqa: E402

from onirim.mind.netfile import find_head  # noqa: E402
from tools.mind_training.checkpoint import HEADS, write  # noqa: E402
from tools.mind_training.deep_heads import (  # noqa: E402
    mark_of,
    read_grid,
    read_heads,
    rounded_net,
    write_head,
)
from tools.mind_training.heads import FirstLayer, HeadLearner  # noqa: E402
from tools.mind_training.run import without_folder  # noqa: E402
from tools.mind_training.searched import Job, Lessons, gather  # noqa: E402
from tools.mind_training.worker import WIDTH, all_blocks  # noqa: E402
from tools.pack_mind import pack, read_measured  # noqa: E402

JOB_SECONDS = 20.0
SEEDS_A_JOB = 10**6
STEPS_A_RATE = 20  # between two rates of learning
AT_ONCE = 16_384  # states that are valued at once


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line."""
    options = parse(arguments)
    refinement = Refinement(options)
    for _ in range(options.rounds):
        refinement.go_on()
    return 0


class Refinement:
    """One run: the heads, their learners and all lessons so far."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.out: Path = options.out
        self.out.mkdir(parents=True, exist_ok=True)
        self.net = read_grid(options.grid)
        self.heads, self.facts = read_heads(options.heads, self.net)
        self.began = time.monotonic()
        self.texts: dict[str, str] = {text: HEADS[find_head(HEADS, text)] for text in options.only}
        for text, name in self.texts.items():
            if name not in self.heads:
                raise SystemExit(f"{text}: no deep head of {name} in {options.heads.name}")
        floats = rounded_net(options.grid, all_blocks())
        first = FirstLayer(floats["w1"], floats["b1"], options.device)
        self.learners = {
            name: HeadLearner(self.heads[name], first, options.keep, WIDTH)
            for name in dict.fromkeys(self.texts.values())
        }
        self.tests: dict[str, list[Lessons]] = {name: [] for name in self.learners}
        self.jobs = 0
        if options.resume:
            self.read_lessons()

    def go_on(self) -> None:
        """One round: play, learn, write."""
        self.play()
        for name, learner in self.learners.items():
            before = self.error(name)
            self.learn(learner)
            self.heads[name] = learner.arrays()
            self.say(f"{name}: {learner.samples:,} lessons, off by {before:.5f} before")
            self.say(f"{name}: {learner.steps} steps, off by {self.error(name):.5f} now")
        self.save()

    def play(self) -> None:
        """All workers, until the time of a round is over."""
        options = self.options
        file = self.out / "playing.net"
        file.write_bytes(pack(options.grid, (self.heads, self.facts), self.still_measured()))
        end = time.monotonic() + options.seconds
        with multiprocessing.get_context("spawn").Pool(options.workers) as pool:
            while time.monotonic() < end:
                seconds = min(JOB_SECONDS, end - time.monotonic())
                jobs = [self.next_job(file, seconds) for _ in range(options.workers)]
                for job, lessons, games in pool.imap_unordered(gather, jobs):
                    self.keep(self.texts[job.rules], lessons)
                    self.keep_on_disk(job, lessons)
                    self.say(f"{job.rules}: {len(lessons.targets):,} lessons of {games} games")
        file.unlink()

    def next_job(self, file: Path, seconds: float) -> Job:
        text = [*self.texts][self.jobs % len(self.texts)]
        self.jobs += 1
        return Job(text, file, self.options.seed + self.jobs * SEEDS_A_JOB, seconds)

    def keep(self, name: str, lessons: Lessons) -> None:
        """To learn from, and to see how well that went."""
        learned = ~lessons.held_out
        self.learners[name].add(lessons.rows[learned], lessons.targets[learned])
        held = lessons.held_out
        test = Lessons(
            lessons.rows[held], lessons.targets[held], lessons.thoughts[held], held[held]
        )
        self.tests[name].append(test)

    def keep_on_disk(self, job: Job, lessons: Lessons) -> None:
        arrays = {name: np.asarray(part) for name, part in vars(lessons).items()}
        folder = self.out / "lessons"
        folder.mkdir(exist_ok=True)
        arrays["rows"] = arrays["rows"][:, : max(1, int((lessons.rows >= 0).sum(1).max(initial=1)))]
        write(folder / f"{job.rules}-{job.seed}.npz", arrays)

    def read_lessons(self) -> None:
        """Of runs before this one in the same folder."""
        for file in sorted((self.out / "lessons").glob("*.npz")):
            text = file.stem.rpartition("-")[0]
            if text not in self.texts:
                continue
            arrays = dict(np.load(file))
            rows = np.full((len(arrays["rows"]), WIDTH), -1, np.int16)
            rows[:, : arrays["rows"].shape[1]] = arrays["rows"]
            self.keep(self.texts[text], Lessons(**{**arrays, "rows": rows}))
            self.jobs += 1
        self.say(f"{self.jobs} files of lessons to go on with")

    def learn(self, learner: HeadLearner) -> None:
        """Some times everything, ever more slowly."""
        options = self.options
        high, low = options.rate
        steps = max(1, round(options.epochs * learner.full / options.batch))
        for done in range(0, steps, STEPS_A_RATE):
            rate = high + (low - high) * done / steps
            learner.learn(min(STEPS_A_RATE, steps - done), options.batch, rate, options.memory)

    def error(self, name: str) -> float:
        """How far a head is from what search says of states that it has not learned."""
        learner, torch = self.learners[name], self.learners[name].torch
        total, n = 0.0, 0
        with torch.no_grad():
            for test in self.tests[name]:
                for at in range(0, len(test.targets), AT_ONCE):
                    rows = torch.from_numpy(test.rows[at : at + AT_ONCE, : learner.widest].copy())
                    hidden = learner.first.units(rows.to(learner.first.device))
                    said = torch.sigmoid(learner.mean_logits(hidden)).cpu().numpy()
                    off: Any = said - test.targets[at : at + AT_ONCE]
                    total, n = total + float((off**2).sum()), n + len(off)
        return float((total / max(1, n)) ** 0.5)

    def save(self) -> None:
        mark = mark_of(self.net)
        command = " ".join(["tools/refine_heads.py", *map(without_folder, sys.argv[1:])])
        for name, head in self.heads.items():
            facts = dict(json.loads((self.options.heads / f"head-{name}.json").read_text()))
            if name in self.learners:
                learner = self.learners[name]
                facts["command"] = f"{facts['command']}; {command}"
                facts["seconds"] += round(time.monotonic() - self.began)
                facts["steps"] += learner.steps
                facts["samples"] += learner.samples
            write_head(self.out, name, head, {**facts, "first_layer": mark})
        (self.out / "measured.json").write_text(json.dumps(self.still_measured()))

    def still_measured(self) -> dict[str, Any]:
        """What was measured with the heads that have learned nothing here."""
        measured = read_measured(self.options.heads / "measured.json")
        kept = [text for text in measured if HEADS[find_head(HEADS, text)] not in self.learners]
        return {text: measured[text] for text in kept}

    def say(self, text: str) -> None:
        print(f"{time.monotonic() - self.began:7.1f} {text}", flush=True)


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    add = parser.add_argument
    add("grid", type=Path, help="folder of a net with a grid")
    add("heads", type=Path, help="folder of the heads to begin with")
    add("--only", nargs="+", required=True, help="rulesets to play")
    add("--out", type=Path, required=True, help="folder for all heads")
    add("--seconds", type=float, default=600.0, help="of play in each round")
    add("--rounds", type=int, default=2)
    add("--resume", action="store_true", help="learn from the lessons in the folder, too")
    add("--epochs", type=float, default=10.0, help="how often each lesson is learned in a round")
    add("--workers", type=int, default=multiprocessing.cpu_count())
    add("--batch", type=int, default=4096)
    add("--rate", type=float, nargs=2, default=(6e-4, 1e-5), help="of learning, first and last")
    add("--memory", type=float, default=0.99, help="of the running mean of weights")
    add("--keep", type=int, default=3_000_000, help="lessons of each head, the newest")
    add("--device", default="cpu")
    add("--seed", type=int, default=50_000_000_000)
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main())
