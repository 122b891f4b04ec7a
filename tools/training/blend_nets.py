"""Average the weights of a net and of one trained from it: often stronger than both.

    python tools/training/blend_nets.py OLD.npz TRAINED --share 0.7 --out FOLDER

TRAINED is a folder of train_net.py whose run began with OLD (`--warm`); share is its part.
`--measure N` plays N games with every ruleset, for tools/training/pack_net.py.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(1, str(ROOT))

import numpy as np  # noqa: E402

from tools.training.checkpoint import save_checkpoint, warm_start  # noqa: E402
from tools.training.evaluators import save_net  # noqa: E402
from tools.training.measuring import measure_all  # noqa: E402
from tools.training.worker import all_groups  # noqa: E402


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("old", type=Path)
    parser.add_argument("trained", type=Path)
    parser.add_argument("--share", type=float, default=0.7)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--measure", type=int, default=0, help="games a ruleset")
    parser.add_argument("--only", nargs="*", default=(), help="measure these rulesets only")
    parser.add_argument("--workers", type=int, default=2)
    options = parser.parse_args(arguments)
    facts = json.loads((options.trained / "training.json").read_text())
    trained = dict(np.load(options.trained / "net.npz"))
    groups = all_groups()
    net, known, _ = warm_start(options.old, groups, trained["w1"].shape[1], facts["seed"])
    rows, share = trained["rows"], np.float32(options.share)
    net["w1"][rows] += share * (trained["w1"].astype(np.float32) - net["w1"][rows])
    for name in ("b1", "w2", "b2", "w3", "b3"):
        net[name] += share * (trained[name] - net[name])
    save_checkpoint(options.out, net, np.union1d(rows, known), groups, {})
    facts["command"] += f"; tools/training/blend_nets.py --share {options.share}"
    (options.out / "training.json").write_text(json.dumps(facts, indent=1))
    if options.measure:
        save_net(options.out / "floats", net)
        folder = options.out / "floats"
        measure_all(folder, options.out, options.measure, options.workers, options.only)
    return 0


if __name__ == "__main__":
    sys.exit(main())
