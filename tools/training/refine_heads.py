"""Train deep heads on search values of their states instead of results (distillation).

    python tools/training/refine_heads.py --only solo --seconds 300 --rounds 2 --out FOLDER

In each round search plays with the current heads. Its values, one card deep and with what it gained
later in the game, are the targets that the heads are trained on, above the first layer of the
shipped file. The luck-adjusted win rate of search is reported for each round. FOLDER/mind.net is
the shipped file with the new heads, each averaged with its previous weights (`--share`). The
samples stay in FOLDER; a run with `--resume` starts by learning from them. At the end the new file
plays: its win rates and the calibration of each head go into its header and into
FOLDER/measured.json, which calibration_plot.py reads. It needs torch, numpy and a compiled engine,
no GPU.
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

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(1, str(ROOT))

import numpy as np  # noqa: E402

from onirim.players.net.network_file import NetworkFile  # noqa: E402
from onirim.players.state_players import HEURISTIC  # noqa: E402
from onirim.players.whole_games import play_games  # noqa: E402
from onirim.rules.catalogue import ruleset  # noqa: E402
from tools.training.checkpoint import Arrays, write  # noqa: E402
from tools.training.heads import FirstLayer, HeadLearner  # noqa: E402
from tools.training.measuring import SEED  # noqa: E402
from tools.training.minds_games import Trial, try_out  # noqa: E402
from tools.training.pack_net import fitted  # noqa: E402
from tools.training.packed_nets import deep_head, first_layer, with_head  # noqa: E402
from tools.training.run import without_folder  # noqa: E402
from tools.training.searched import Job, SearchSamples, gather  # noqa: E402
from tools.training.stepped_games import mean_and_error  # noqa: E402
from tools.training.worker import WIDTH, all_groups  # noqa: E402

JOB_SECONDS = 20.0
SEEDS_A_JOB = 10**6
STEPS_A_RATE = 20  # between two changes of the learning rate
AT_ONCE = 16_384  # states that are evaluated at once
TRIED_AT_ONCE = 100  # games
UNCALIBRATED = [1024, 0]  # slope 1, intercept 0


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line."""
    options = parse(arguments)
    refinement = Refinement(options)
    for _ in range(options.rounds):
        refinement.run_round()
    for text in refinement.texts:
        refinement.measure(text)
    return 0


class Refinement:
    """One run: the heads, their learners and all samples so far."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.out: Path = options.out
        self.out.mkdir(parents=True, exist_ok=True)
        self.net = self.out / "mind.net"
        self.file = NetworkFile(options.net.read_bytes())
        self.began = time.monotonic()
        names = [*self.file.heads]
        self.texts: dict[str, str] = {text: names[self.file.head_of(text)] for text in options.only}
        first = FirstLayer(*first_layer(self.file, all_groups()), options.device)
        self.before = {name: deep_head(self.file, name) for name in self.texts.values()}
        self.learners = {
            name: HeadLearner(head, first, options.keep, WIDTH, squared=True)
            for name, head in self.before.items()
        }
        self.tests: dict[str, list[SearchSamples]] = {name: [] for name in self.learners}
        self.jobs = 0
        self.save()
        if options.resume:
            self.read_samples()
            self.learn_all()

    def run_round(self) -> None:
        """One round: play, learn, write."""
        self.play()
        self.learn_all()

    def learn_all(self) -> None:
        """Train each head on its samples."""
        for name, learner in self.learners.items():
            before = self.error(name)
            self.learn(learner)
            self.say(f"{name}: {learner.samples:,} samples, error {before:.5f} before")
            self.say(f"{name}: {learner.steps} steps, error {self.error(name):.5f} now")
        self.save()

    def play(self) -> None:
        """All workers, until the time of a round is over."""
        options = self.options
        results: dict[str, list[float]] = {text: [] for text in self.texts}
        end = time.monotonic() + options.seconds
        with multiprocessing.get_context("spawn").Pool(options.workers) as pool:
            while time.monotonic() < end:
                seconds = min(JOB_SECONDS, end - time.monotonic())
                jobs = [self.next_job(seconds) for _ in range(options.workers)]
                for found in pool.imap_unordered(gather, jobs):
                    rules, samples = found.job.rules, found.samples
                    self.keep(self.texts[rules], samples)
                    self.keep_on_disk(found.job, samples)
                    results[rules] += found.results
                    games = len(found.results)
                    self.say(f"{rules}: {len(samples.targets):,} samples of {games} games")
        for rules, found_results in results.items():
            self.say(f"{rules}: search wins {mean_and_error(found_results)} %, luck-adjusted")

    def next_job(self, seconds: float) -> Job:
        text = [*self.texts][self.jobs % len(self.texts)]
        self.jobs += 1
        seed = self.options.seed + self.jobs * SEEDS_A_JOB
        return Job(text, self.net, seed, seconds, self.options.trace)

    def keep(self, name: str, samples: SearchSamples) -> None:
        """Add samples to the replay buffer, and the held-out ones to the test set."""
        learned = ~samples.held_out
        self.learners[name].add(samples.features[learned], samples.targets[learned])
        held = samples.held_out
        test = SearchSamples(
            samples.features[held], samples.targets[held], samples.net_values[held], held[held]
        )
        self.tests[name].append(test)

    def keep_on_disk(self, job: Job, samples: SearchSamples) -> None:
        arrays = {name: np.asarray(part) for name, part in vars(samples).items()}
        folder = self.out / "samples"
        folder.mkdir(exist_ok=True)
        arrays["features"] = arrays["features"][
            :, : max(1, int((samples.features >= 0).sum(1).max(initial=1)))
        ]
        write(folder / f"{job.rules}-{job.seed}.npz", arrays)

    def read_samples(self) -> None:
        """Read the samples of earlier runs in the same folder."""
        for file in sorted((self.out / "samples").glob("*.npz")):
            text = file.stem.rpartition("-")[0]
            if text not in self.texts:
                continue
            arrays = dict(np.load(file))
            features = np.full((len(arrays["features"]), WIDTH), -1, np.int16)
            features[:, : arrays["features"].shape[1]] = arrays["features"]
            self.keep(self.texts[text], SearchSamples(**{**arrays, "features": features}))
            self.jobs += 1
        self.say(f"{self.jobs} files of samples to resume with")

    def learn(self, learner: HeadLearner) -> None:
        """Train for some epochs with a falling learning rate."""
        options = self.options
        high, low = options.rate
        steps = max(1, round(options.epochs * learner.full / options.batch))
        for done in range(0, steps, STEPS_A_RATE):
            rate = high + (low - high) * done / steps
            learner.learn(min(STEPS_A_RATE, steps - done), options.batch, rate, options.memory)

    def error(self, name: str) -> float:
        """Return the root mean squared error of a head on held-out search targets."""
        learner, torch = self.learners[name], self.learners[name].torch
        total, n = 0.0, 0
        with torch.no_grad():
            for test in self.tests[name]:
                for at in range(0, len(test.targets), AT_ONCE):
                    features = torch.from_numpy(
                        test.features[at : at + AT_ONCE, : learner.widest].copy()
                    )
                    hidden = learner.first.activations(features.to(learner.first.device))
                    chances = torch.sigmoid(learner.mean_logits(hidden)).cpu().numpy()
                    error: Any = chances - test.targets[at : at + AT_ONCE]
                    total, n = total + float((error**2).sum()), n + len(error)
        return float((total / max(1, n)) ** 0.5)

    def save(self) -> None:
        """Write the file with the current heads, uncalibrated."""
        data = self.options.net.read_bytes()
        for name, learner in self.learners.items():
            facts = dict(self.file.header["head_training"].get(name, {}))
            command = " ".join(
                ["tools/training/refine_heads.py", *map(without_folder, sys.argv[1:])]
            )
            facts["command"] = "; ".join(filter(None, [facts.get("command"), command]))
            facts["seconds"] = facts.get("seconds", 0) + round(time.monotonic() - self.began)
            facts["steps"] = facts.get("steps", 0) + learner.steps
            facts["samples"] = facts.get("samples", 0) + learner.samples
            facts.setdefault("seed", self.options.seed)
            texts = [text for text, its in self.texts.items() if its == name]
            more = {
                "head_training": {name: facts},
                "calibration": dict.fromkeys(texts, UNCALIBRATED),
            }
            data = with_head(NetworkFile(data), name, self.head(name), more)
        self.net.write_bytes(data)

    def head(self, name: str) -> Arrays:
        """Average the trained head with its previous weights, which reduces noise."""
        share = self.options.share
        learned, before = self.learners[name].arrays(), self.before[name]
        return {part: share * learned[part] + (1 - share) * before[part] for part in learned}

    def measure(self, text: str) -> None:
        """Play with the new file; write its win rate and calibration into it."""
        options = self.options
        firsts = range(0, options.games, TRIED_AT_ONCE)
        trials = [
            Trial(text, self.net, SEED + n, min(TRIED_AT_ONCE, options.games - n)) for n in firsts
        ]
        with multiprocessing.get_context("spawn").Pool(options.workers) as pool:
            tried = pool.map(try_out, trials, chunksize=1)
        wins, bins = sum(won for won, _ in tried), sum(binned for _, binned in tried).tolist()
        heuristic = int(play_games(ruleset(text), SEED, options.games, HEURISTIC).wins)
        sums = {
            "net": {"wins": wins, "games": options.games, "bins": bins},
            "heuristic": {"wins": heuristic, "games": options.games},
        }
        measured = {who: [one["wins"], one["games"]] for who, one in sums.items()}
        more = {"measured": {text: measured}, "calibration": {text: fitted(bins)}}
        name = self.texts[text]
        data = with_head(NetworkFile(self.net.read_bytes()), name, self.head(name), more)
        self.net.write_bytes(data)
        file = self.out / "measured.json"
        before = json.loads(file.read_text()) if file.exists() else {}
        file.write_text(json.dumps({**before, text: sums}))
        self.say(f"{text}: {wins} of {options.games} games, the heuristic {heuristic}")

    def say(self, text: str) -> None:
        print(f"{time.monotonic() - self.began:7.1f} {text}", flush=True)


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    add = parser.add_argument
    add("--only", nargs="+", required=True, help="rulesets to play")
    add("--out", type=Path, required=True, help="folder for the net")
    add("--net", type=Path, default=ROOT / "src/onirim/players/net/mind.net", help="to begin with")
    add("--seconds", type=float, default=600.0, help="of play in each round")
    add("--rounds", type=int, default=2, help="0: measure the net as it is")
    add("--resume", action="store_true", help="start by learning from the samples in the folder")
    add("--epochs", type=float, default=10.0, help="passes over the samples in a round")
    add("--workers", type=int, default=multiprocessing.cpu_count())
    add(
        "--share",
        type=float,
        default=0.5,
        help="of the trained weights; the rest are the previous ones",
    )
    add("--batch", type=int, default=4096)
    add("--rate", type=float, nargs=2, default=(6e-4, 1e-5), help="of learning, first and last")
    add("--trace", type=float, default=0.85, help="weight of later gains, for each card")
    add("--memory", type=float, default=0.99, help="of the running mean of weights")
    add("--keep", type=int, default=3_000_000, help="newest samples of each head")
    add("--device", default="cpu")
    add("--games", type=int, default=4000, help="of each ruleset, by which it is measured")
    add("--seed", type=int, default=50_000_000_000)
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main())
