"""When it says 35 %, does it win 35 %? What a net has said and how the games ended, by tenths.

    python tools/training/calibration_plot.py MEASURED.json … [--rules RULES …]
                                              [--out docs/calibration.md]

MEASURED is what train_net.py, blend_nets.py, measure_heads.py or
refine_heads.py have measured; of a ruleset that is in several of them the first counts. What
is said is straightened as in the file that is shipped.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(1, str(ROOT))

from tools.training.pack_net import fitted  # noqa: E402

FEWEST = 50  # states that a share is made of
HEAD = """\
# When it says 35 %, does it win 35 %?

What the net says of the states it chose, by tenths, and how often their games were won: "35 → 37"
means that it said 35 % in the mean, straightened by the calibration of its file, and 37 % were won.
Each tenth is of at least {fewest} states; states of one game are no independent witnesses. Measured
in floating point by the net alone, without lines or search ([mind.md](mind.md)): heads that have a
third layer by 4,000 games behind the first layer of the file, the others by 1,000 before it was
rounded; with the file itself, lines and all, the base game by 8,000, and by 4,000 Book, Towers,
Premonitions and Crossroads for one, and all seven, where the heuristic proposes.
`python tools/training/calibration_plot.py MEASURED.json … --out docs/calibration.md` writes this
page.

"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("measured", type=Path, nargs="+")
    parser.add_argument("--rules", nargs="*", default=(), help="these rulesets only")
    parser.add_argument("--out", type=Path, help="a page to write; else it is printed")
    options = parser.parse_args(arguments)
    measured: dict[str, Any] = {}
    for file in reversed(options.measured):
        measured |= json.loads(file.read_text(encoding="utf-8"))
    lines = table({rules: measured[rules]["net"] for rules in options.rules or sorted(measured)})
    if options.out:
        text = HEAD.format(fewest=FEWEST) + "\n".join(lines) + "\n"
        options.out.write_text(text, encoding="utf-8")
    else:
        print("\n".join(lines))
    return 0


def table(nets: dict[str, dict[str, Any]]) -> list[str]:
    """A row for each ruleset, solo before duo and few modules before many."""
    tenths = [f"{low}–{low + 10}" for low in range(0, 100, 10)]
    lines = [f"| rules | games | {' | '.join(tenths)} |", "|---|---:|" + "---:|" * len(tenths)]
    for rules in sorted(nets, key=lambda text: (text.startswith("duo"), text.count("+"), text)):
        net = nets[rules]
        cells = " | ".join(shares(net["bins"]))
        lines.append(f"| `{rules}` | {net['games']:,} | {cells} |")
    return lines


def shares(bins: list[list[float]]) -> list[str]:
    """For each tenth of what the net said: straightened, and how many were won."""
    slope, shift = (number / 1024 for number in fitted(bins))
    tenths = [[0.0, 0.0, 0.0] for _ in range(10)]
    for n, said, won in bins:
        if n:
            tenth = tenths[min(9, int(10 * said / n))]
            tenth[:] = tenth[0] + n, tenth[1] + said, tenth[2] + won
    cells = []
    for n, said, won in tenths:
        if n < FEWEST:
            cells.append("–")
            continue
        mean = min(max(said / n, 1e-5), 1 - 1e-5)
        straight = 1 / (1 + math.exp(-(slope * math.log(mean / (1 - mean)) + shift)))
        cells.append(f"{100 * straight:.0f} → {100 * won / n:.0f}")
    return cells


if __name__ == "__main__":
    sys.exit(main())
