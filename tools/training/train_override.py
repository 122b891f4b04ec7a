"""Train the override of the heuristic prior, for a ruleset that neither plays well alone.

    python tools/training/train_override.py solo+book+glyphs+dreamcatchers \
        --out FOLDER --seconds 300

The heuristic plays with some random moves, and a deep head of the ruleset's own learns how such
games end. The net then overrides the heuristic's choice where another one has odds that are better
by a factor. Factors are tried in fresh games, and the best one goes into FOLDER/mind.net, a copy of
the shipped net with one more head. In the next round this net overrides some moves of the training
games. pack_net.py knows nothing about such heads, so run this after it. It needs torch, numpy and a
compiled engine; a GPU helps. Solo rulesets only.
"""

from __future__ import annotations

import argparse
import json
import math
import multiprocessing
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(1, str(ROOT))

import numpy as np  # noqa: E402

from onirim.players.net.network_file import NetworkFile  # noqa: E402
from onirim.players.state_players import HEURISTIC  # noqa: E402
from onirim.players.whole_games import play_games  # noqa: E402
from onirim.rules.catalogue import ruleset  # noqa: E402
from tools.training.checkpoint import Arrays  # noqa: E402
from tools.training.heads import FirstLayer, HeadLearner, fresh_head  # noqa: E402
from tools.training.heuristic_games import LOST, Job, Trial, gather, try_out  # noqa: E402
from tools.training.measuring import SEED  # noqa: E402
from tools.training.pack_net import fitted  # noqa: E402
from tools.training.packed_nets import first_layer, plain_head, shifted, with_head  # noqa: E402
from tools.training.run import without_folder  # noqa: E402
from tools.training.worker import WIDTH, all_groups  # noqa: E402

JOB_SECONDS = 20.0
SEEDS_A_JOB = 10**6
HELD_OUT = 20  # one of this many states is held out
LOOKS = 4  # tests in an epoch
AT_ONCE = 16_384  # states that are evaluated at once
TRIED_AT_ONCE = 20  # games


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line."""
    options = parse(arguments)
    training = Training(options)
    for number in range(options.rounds):
        training.play(number)
        training.write(training.learn())
    return 0


class Training:
    """One run: games, a head, trials."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.rules: str = options.rules
        if ruleset(self.rules).seats > 1:
            raise SystemExit(f"a ruleset for one player, not {self.rules}")
        self.out: Path = options.out
        self.out.mkdir(parents=True, exist_ok=True)
        self.file = NetworkFile(options.net.read_bytes())
        self.began = time.monotonic()
        self.training_set: list[tuple[Any, Any]] = []
        self.tests: list[tuple[Any, Any]] = []
        self.pool = multiprocessing.get_context("spawn").Pool(options.workers)
        self.jobs = self.samples = self.steps = 0

    def play(self, number: int) -> None:
        """All workers, until the time of this round is over."""
        options = self.options
        net = self.out / "mind.net" if number > 0 else options.corrects
        end = time.monotonic() + options.seconds
        played = won = 0
        while time.monotonic() < end:
            seconds = min(JOB_SECONDS, end - time.monotonic())
            firsts = [options.seed + (self.jobs + n) * SEEDS_A_JOB for n in range(options.workers)]
            work = [Job(self.rules, first, seconds, net) for first in firsts]
            self.jobs += len(work)
            for features, results, games, wins in self.pool.imap_unordered(gather, work):
                tests = len(results) // HELD_OUT
                self.tests.append((features[:tests], results[:tests]))
                self.training_set.append((features[tests:], results[tests:]))
                played, won = played + games, won + wins
            self.say(f"{played:,} games, {100 * won / played:.2f} % won")

    def learn(self) -> Arrays:
        """Train a head; return the version with the lowest loss on held-out games."""
        options = self.options
        weights, added = first_layer(self.file, all_groups())
        first = FirstLayer(weights, added, options.device)
        self.samples = sum(len(results) for _, results in self.training_set)
        second, third = options.layers
        begin = fresh_head(plain_head(self.file, self.rules), second, third, options.seed)
        learner = HeadLearner(begin, first, max(1, self.samples), WIDTH)
        for features, results in self.training_set:
            learner.add(features, results)
        steps = max(1, round(options.epochs * self.samples / options.batch))
        a_look = max(1, round(self.samples / options.batch / LOOKS))
        best, least = learner.arrays(), math.inf
        high, low = options.rate
        while learner.steps < steps:
            rate = high + (low - high) * learner.steps / steps
            learner.learn(min(a_look, steps - learner.steps), options.batch, rate, options.memory)
            loss = self.loss(learner)
            if loss < least:
                best, least, self.steps = learner.arrays(), loss, learner.steps
            self.say(f"{learner.steps} of {steps} steps, loss {learner.loss:.4f}, test {loss:.4f}")
        return best

    def loss(self, learner: HeadLearner) -> float:
        """Return the loss of the mean head on held-out games."""
        torch, device = learner.torch, learner.first.device
        total, n = 0.0, 0
        with torch.no_grad():
            for features, results in self.tests:
                for at in range(0, len(results), AT_ONCE):
                    some = torch.from_numpy(features[at : at + AT_ONCE]).to(device)
                    wanted = torch.from_numpy(results[at : at + AT_ONCE]).to(device)
                    logits = learner.mean_logits(learner.first.activations(some))
                    loss = torch.nn.functional.binary_cross_entropy_with_logits(logits, wanted)
                    total, n = total + float(loss) * len(wanted), n + len(wanted)
        return total / max(1, n)

    def write(self, head: Arrays) -> None:
        """Try the net with each factor and write it with the best one."""
        options = self.options
        true = shifted(head, LOST)
        facts = {
            "command": " ".join(
                ["tools/training/train_override.py", *map(without_folder, sys.argv[1:])]
            ),
            "seed": options.seed,
            "seconds": round(time.monotonic() - self.began),
            "steps": self.steps,
            "samples": self.samples,
        }
        net = self.out / "mind.net"
        uncalibrated = {self.rules: [1024, 0]}
        more: dict[str, Any] = {"head_training": {self.rules: facts}, "calibration": uncalibrated}
        net.write_bytes(with_head(self.file, self.rules, true, more))
        wins, bins = self.try_factors(net)
        best = max(wins, key=lambda factor: wins[factor])
        heuristic = int(play_games(ruleset(self.rules), SEED, options.trials, HEURISTIC).wins)
        slope, intercept = fitted(bins[best].tolist())
        self.say(
            f"best: {best}; the heuristic {heuristic} of {options.trials}; {slope}, {intercept}"
        )
        plays = [text for text in self.file.header["heuristic_plays"] if text != self.rules]
        measured = {"net": [wins[best], options.trials], "heuristic": [heuristic, options.trials]}
        more |= {
            "calibration": {self.rules: [slope, intercept]},
            "corrections": {self.rules: self.factors(best, slope / 1024)},
            "measured": {self.rules: measured},
            "heuristic_plays": plays,
        }
        net.write_bytes(with_head(self.file, self.rules, true, more))
        sums: dict[str, dict[str, Any]] = {
            who: {"wins": n[0], "games": n[1]} for who, n in measured.items()
        }
        sums["net"]["bins"] = bins[best].tolist()
        (self.out / "measured.json").write_text(json.dumps({self.rules: sums}))

    def factors(self, alone: float, slope: float) -> list[int]:
        """Return the three factors, for odds after calibration."""
        wanted = (alone, self.options.asked, self.options.checked)
        return [round(1024 * factor**slope) for factor in wanted]

    def try_factors(self, net: Path) -> tuple[dict[float, int], dict[float, Any]]:
        """Return games won with each factor on the same decks, and bins of stated chances."""
        options = self.options
        trials = [
            Trial(self.rules, net, round(1024 * factor), SEED + first, games)
            for first in range(0, options.trials, TRIED_AT_ONCE)
            for games in [min(TRIED_AT_ONCE, options.trials - first)]
            for factor in options.factors
        ]
        by_factor = {round(1024 * factor): factor for factor in options.factors}
        wins = dict.fromkeys(options.factors, 0)
        bins = {factor: np.zeros(1) for factor in options.factors}
        for done, (trial, won, binned) in enumerate(self.pool.imap_unordered(try_out, trials), 1):
            factor = by_factor[trial.factor]
            wins[factor] += won
            bins[factor] = bins[factor] + binned
            if done % 100 == 0 or done == len(trials):
                self.say(f"{done} of {len(trials)} trials: {wins}")
        return wins, bins

    def say(self, text: str) -> None:
        print(f"{time.monotonic() - self.began:7.1f} {text}", flush=True)


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    add = parser.add_argument
    add("rules", help="a ruleset for one player")
    add("--out", type=Path, required=True, help="folder for the net")
    add("--net", type=Path, default=ROOT / "src/onirim/players/net/mind.net", help="to begin with")
    add("--corrects", type=Path, help="a net that overrides some moves in the first round")
    add("--seconds", type=float, default=300.0, help="of play in each round")
    add("--rounds", type=int, default=2)
    add("--epochs", type=float, default=20.0, help="passes over the states in a round")
    add("--layers", type=int, nargs=2, default=(128, 32), help="units of the two layers of a head")
    add("--workers", type=int, default=multiprocessing.cpu_count())
    add("--batch", type=int, default=4096)
    add("--rate", type=float, nargs=2, default=(1e-3, 1e-5), help="of learning, first and last")
    add("--memory", type=float, default=0.998, help="of the running mean of weights")
    add("--factors", type=float, nargs="+", default=(1.7, 2.2, 3.0), help="of odds, to be tried")
    add("--asked", type=float, default=1.05, help="a factor for search: where it looks closer")
    add("--checked", type=float, default=1.15, help="and by how much another choice is then better")
    add("--trials", type=int, default=1000, help="games with each factor")
    add("--device", default="cpu")
    add("--seed", type=int, default=70_000_000_000)
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main())
