"""A run of training: workers play with the newest net, this process learns from them.

Subclasses say what is trained and saved: a whole net, or heads.
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
import shutil
import sys
import tempfile
import time
from abc import ABC, abstractmethod
from pathlib import Path
from typing import Any

import numpy as np

from tools.training.rulesets import Played
from tools.training.worker import all_groups, run_worker

REPORT_SECONDS = 20.0
SAVE_SECONDS = 60.0
MOST_STEPS = 400  # between two looks at the queue


class Run(ABC):
    """One run; it ends after some seconds or samples, and can be stopped at any moment."""

    export_seconds = 2.0

    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.out: Path = options.out
        self.out.mkdir(parents=True, exist_ok=True)
        self.began = time.monotonic()
        self.groups = all_groups()
        self.shared = multiprocessing.Array("d", [0.0, 0.0], lock=False)
        self.queue: Any = multiprocessing.Queue()
        self.folder = Path(tempfile.mkdtemp(prefix="mind-", dir=options.scratch))
        self.workers: list[Any] = []
        self.exports = 0
        self.samples = self.decisions = 0
        self.recent: dict[str, list[tuple[int, int]]] = {}

    @abstractmethod
    def add(self, features: Any, targets: Any, head: int) -> int:
        """Add samples to the replay buffer; return their number."""

    @abstractmethod
    def learn(self) -> None:
        """Take some steps if there are enough new samples."""

    @abstractmethod
    def export(self) -> None:
        """Publish the newest net for the workers."""

    @abstractmethod
    def save(self) -> None:
        """Write everything that is needed to resume."""

    @abstractmethod
    def state(self) -> str:
        """Return the progress of learning for the report."""

    def say(self, text: str) -> None:
        print(f"{time.monotonic() - self.began:7.1f} {text}", flush=True)

    def start_workers(self, plans: list[list[Played]]) -> None:
        """A worker for each plan; before torch has threads, which a fork would lose."""
        for number, plan in enumerate(plans):
            arguments = (number, self.folder, self.shared, self.queue, self.options.seed, plan)
            worker = multiprocessing.Process(target=run_worker, args=arguments, daemon=True)
            worker.start()
            self.workers.append(worker)

    def run(self) -> None:
        self.export()
        exported = reported = saved = time.monotonic()
        while not self.is_over():
            self.ingest()
            self.shared[0] = self.progress()
            self.learn()
            now = time.monotonic()
            if now - exported > self.export_seconds:
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
        """Return the progress of the run, from 0 to 1, or within `--span` of a longer one."""
        share = (time.monotonic() - self.began) / max(self.options.seconds, 1e-9)
        if self.options.samples:
            share = max(share, self.samples / self.options.samples)
        begin, end = self.options.span
        return float(begin + (end - begin) * min(1.0, share))

    def rate(self, steps: int, slow_steps: int) -> float:
        """Return the learning rate, which falls over the run after a warm-up."""
        high, low = self.options.rate
        slow = min(1.0, 0.05 + steps / slow_steps)
        return float(high * (low / high) ** self.progress() * slow)

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
            features = np.load(name)
            name.unlink()
            self.samples += self.add(features, targets, head)
            self.decisions += decisions
            kept = self.recent.setdefault(label, [])
            kept.append((played, won))
            del kept[:-40]

    def next_export(self) -> Path:
        """Return the folder of the next net; of the older ones only the newest is kept."""
        for old in sorted(self.folder.glob("net-*[0-9]"))[:-1]:
            shutil.rmtree(old, ignore_errors=True)
        self.exports += 1
        return self.folder / f"net-{self.exports:06}"

    def report(self, seconds: float) -> None:
        rates = []
        for label, kept in sorted(self.recent.items()):
            played, won = sum(p for p, _ in kept), sum(w for _, w in kept)
            rates.append(f"{label}:{100 * won / max(1, played):.1f}")
        self.say(
            f"{self.state()} samples {self.samples / 1e6:.1f} M "
            f"{self.decisions / seconds / 1e3:.0f} k decisions/s | " + " ".join(rates)
        )
        self.decisions = 0

    def facts(self, tool: str, before: dict[str, Any], steps: int, samples: int) -> dict[str, Any]:
        """Return how the net was trained, including the runs that this one resumes."""
        command = " ".join([tool, *map(without_folder, sys.argv[1:])])
        return {
            "command": f"{before['command']}; {command}" if before else command,
            "seed": self.options.seed,
            "seconds": round(time.monotonic() - self.began) + before.get("seconds", 0),
            "steps": steps,
            "samples": samples + before.get("samples", 0),
        }

    def end(self) -> None:
        self.shared[1] = 1.0
        self.save()
        end = time.monotonic() + 5
        while time.monotonic() < end and any(worker.is_alive() for worker in self.workers):
            self.ingest()
        for worker in self.workers:
            worker.kill()
        shutil.rmtree(self.folder, ignore_errors=True)
        self.say(f"saved in {self.out}: {self.state()}, {self.samples} samples")


def without_folder(argument: str) -> str:
    """Return an argument without the folder of a file."""
    return Path(argument).name if "/" in argument else argument


def add_run_options(parser: argparse.ArgumentParser) -> None:
    """What both tools ask for."""
    add = parser.add_argument
    add(
        "--out", type=Path, required=True, help="folder for the net and all that is needed to go on"
    )
    add("--seconds", type=float, default=math.inf, help="how long it trains")
    add("--samples", type=int, default=0, help="or after how many samples it ends")
    add(
        "--span", type=float, nargs=2, default=(0.0, 1.0), help="which part of a longer run this is"
    )
    add("--workers", type=int, default=multiprocessing.cpu_count())
    add("--batch", type=int, default=16_384)
    add("--ratio", type=float, default=8.0, help="how often a sample is learned from")
    add("--device", default="cuda")
    add("--scratch", type=Path, default=Path("/dev/shm"))  # noqa: S108
    add("--seed", type=int, default=30_000_000_000)
    add("--measure", type=int, default=0, help="games a ruleset to measure with at the end")
