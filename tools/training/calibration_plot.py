"""Print a reliability table: chances that a net stated and shares of games won, by tenths.

    python tools/training/calibration_plot.py MEASURED.json … [--rules RULES …]
                                              [--out docs/calibration.md]

MEASURED is what train_net.py, blend_nets.py, measure_heads.py or
refine_heads.py have measured; the first file that has a ruleset counts. Chances are
calibrated as in the shipped file.
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

FEWEST = 50  # states in a tenth, at least
HEAD = """\
# When it says 35 %, does it win 35 %?

A reliability table: the chances that the net gave to the states it chose, by tenths, and the share
of these games that were won. "35 → 37" means a mean calibrated chance of 35 % and 37 % won. Each
tenth has at least {fewest} states; states of one game aren't independent of each other.

Heads with a third layer were measured in 4,000 games, the others in 1,000 before quantization, in
floating point by the net alone, without forced lines or search ([mind.md](mind.md)). The file
itself was measured with forced lines: the base game in 8,000 games; Book, Towers, Premonitions and
Crossroads for one player, and all seven modules with the heuristic prior, in 4,000.

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
    """Return a row for each ruleset, solo before duo and few modules before many."""
    tenths = [f"{low}–{low + 10}" for low in range(0, 100, 10)]
    lines = [f"| rules | games | {' | '.join(tenths)} |", "|---|---:|" + "---:|" * len(tenths)]
    for rules in sorted(nets, key=lambda text: (text.startswith("duo"), text.count("+"), text)):
        net = nets[rules]
        cells = " | ".join(shares(net["bins"]))
        lines.append(f"| `{rules}` | {net['games']:,} | {cells} |")
    return lines


def shares(bins: list[list[float]]) -> list[str]:
    """Return the calibrated chance and the share of games won for each tenth."""
    slope, intercept = (number / 1024 for number in fitted(bins))
    tenths = [[0.0, 0.0, 0.0] for _ in range(10)]
    for n, stated, won in bins:
        if n:
            tenth = tenths[min(9, int(10 * stated / n))]
            tenth[:] = tenth[0] + n, tenth[1] + stated, tenth[2] + won
    cells = []
    for n, stated, won in tenths:
        if n < FEWEST:
            cells.append("–")
            continue
        mean = min(max(stated / n, 1e-5), 1 - 1e-5)
        calibrated = 1 / (1 + math.exp(-(slope * math.log(mean / (1 - mean)) + intercept)))
        cells.append(f"{100 * calibrated:.0f} → {100 * won / n:.0f}")
    return cells


if __name__ == "__main__":
    sys.exit(main())
