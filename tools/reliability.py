"""When it says 35 %, does it win 35 %? What a net has said and how the games ended, by tenths.

    python tools/reliability.py MEASURED.json [RULES …]

MEASURED is what tools/train_mind.py or tools/blend_mind.py have measured. Said twice: by the net
itself, and straightened as in the file that is shipped.
"""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(1, str(ROOT))

from tools.pack_mind import fitted  # noqa: E402


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line."""
    file, *texts = sys.argv[1:] if arguments is None else arguments
    measured = json.loads(Path(file).read_text(encoding="utf-8"))
    for rules in texts or measured:
        print("\n".join(table(rules, measured[rules]["net"]["bins"])))
    return 0


def table(rules: str, bins: list[list[float]]) -> list[str]:
    """Rows of a page: states, said, straightened, won."""
    slope, shift = (number / 1024 for number in fitted(bins))
    lines = [f"| `{rules}`: states | says | straightened | wins |", "|---:|---:|---:|---:|"]
    for low in range(0, len(bins), 2):
        n, said, won = (sum(row[i] for row in bins[low : low + 2]) for i in range(3))
        if n < 50:
            continue
        mean = min(max(said / n, 1e-5), 1 - 1e-5)
        straight = 1 / (1 + math.exp(-(slope * math.log(mean / (1 - mean)) + shift)))
        lines.append(f"| {n:.0f} | {100 * mean:.1f} | {100 * straight:.1f} | {100 * won / n:.1f} |")
    return [*lines, ""]


if __name__ == "__main__":
    sys.exit(main())
