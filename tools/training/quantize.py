"""Choose quantization steps for a trained net's first layer.

    python tools/training/quantize.py TRAINED --out FOLDER

plays some games of every ruleset to find rare features. pack_net.py packs the result.
"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(1, str(ROOT))

import numpy as np  # noqa: E402

from onirim.players.net.feature_groups import FeatureGroups  # noqa: E402
from onirim.players.search.self_play import SelfPlayWorker  # noqa: E402
from onirim.rules.catalogue import ruleset  # noqa: E402
from tools.training.checkpoint import Arrays, warm_start, write  # noqa: E402
from tools.training.evaluators import NumpyEvaluator, save_net, step  # noqa: E402
from tools.training.grid import coarse_of, steps_of  # noqa: E402
from tools.training.rulesets import all_measured, length  # noqa: E402
from tools.training.worker import all_groups  # noqa: E402

SEED = 50_000_000_000


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("trained", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--games", type=int, default=24, help="of each ruleset")
    options = parser.parse_args(arguments)
    file = dict(np.load(options.trained / "net.npz"))
    groups = all_groups()
    net, rows, _ = warm_start(options.trained / "net.npz", groups, file["w1"].shape[1], SEED)
    frequencies = feature_frequencies(net, groups, options.games)
    coarse = coarse_of(frequencies)[rows]
    options.out.mkdir(parents=True, exist_ok=True)
    whole = {**net, "w1": net["w1"][rows].astype(np.float16), "rows": rows}
    write(options.out / "net.npz", {**whole, "steps": steps_of(whole), "coarse": coarse})
    (options.out / "net.blocks.json").write_text(json.dumps(groups.first))
    facts = json.loads((options.trained / "training.json").read_text())
    facts["command"] += f"; tools/training/quantize.py --games {options.games}"
    (options.out / "training.json").write_text(json.dumps(facts, indent=1))
    if (options.trained / "measured.json").exists():
        shutil.copy(options.trained / "measured.json", options.out / "measured.json")
    number, found = np.unique(coarse, return_counts=True)
    print(
        f"{len(rows)} features; steps and features:",
        dict(zip(number.tolist(), found.tolist(), strict=True)),
    )
    return 0


def feature_frequencies(net: Arrays, groups: FeatureGroups, games: int) -> Any:
    """Return the share of evaluated states with each feature, averaged over rulesets."""
    evaluator = NumpyEvaluator()
    found = np.zeros(groups.n_features)
    with tempfile.TemporaryDirectory() as folder:
        save_net(Path(folder) / "net", net)
        evaluator.load(Path(folder) / "net")
    texts = all_measured()
    for text in texts:
        self_play = SelfPlayWorker(ruleset(text), groups, games, SEED)
        self_play.limit = games
        self_play.exploration, self_play.exploring_games = 1_000_000 // length(text), 1_000_000
        self_play.begin_all()
        counts, states = np.zeros(groups.n_features), 0
        while step(self_play, evaluator):
            rows = np.frombuffer(bytes(self_play.feature_bytes), np.int32)
            counts += np.bincount(rows, minlength=groups.n_features)
            states += len(self_play.start_bytes) // 4 - 1
        found += counts / max(1, states) / len(texts)
    return found


if __name__ == "__main__":
    sys.exit(main())
