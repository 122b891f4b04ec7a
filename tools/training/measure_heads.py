"""Measure a quantized net with deep heads: strength and calibration, in floating point.

    python tools/training/measure_heads.py GRID FOLDER --games 4000 [--only RULES …]

plays with the first layer as the file has it and the heads of FOLDER, and writes what
pack_net.py and calibration_plot.py read: measured.json there. Without `--only` it measures
all rulesets of the table of strengths that a head of FOLDER plays.
"""

from __future__ import annotations

import argparse
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(1, str(ROOT))

from onirim.players.net.network_file import find_head  # noqa: E402
from tools.training.checkpoint import HEADS  # noqa: E402
from tools.training.deep_heads import read_grid, read_heads, rounded_net  # noqa: E402
from tools.training.evaluators import save_net  # noqa: E402
from tools.training.measuring import measure_all  # noqa: E402
from tools.training.rulesets import all_measured  # noqa: E402
from tools.training.worker import all_groups  # noqa: E402


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("grid", type=Path)
    parser.add_argument("folder", type=Path, help="of the heads")
    parser.add_argument("--games", type=int, default=4000, help="a ruleset")
    parser.add_argument("--only", nargs="*", default=(), help="these rulesets")
    parser.add_argument("--workers", type=int, default=2)
    options = parser.parse_args(arguments)
    measure_heads(options.grid, options.folder, options.games, options.workers, options.only)
    return 0


def measure_heads(
    grid: Path, folder: Path, games: int, workers: int, only: Sequence[str] = ()
) -> None:
    """Measure rulesets; entries of other rulesets in the file stay."""
    heads, _ = read_heads(folder, read_grid(grid))
    texts = only or [text for text in all_measured() if HEADS[find_head(HEADS, text)] in heads]
    nets = folder / "floats"
    shutil.rmtree(nets, ignore_errors=True)
    save_net(nets, rounded_net(grid, all_groups()), heads)
    measure_all(nets, folder, games, workers, texts, keep=True)
    shutil.rmtree(nets)


if __name__ == "__main__":
    sys.exit(main())
