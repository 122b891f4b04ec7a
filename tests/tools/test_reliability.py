"""What a net has said and how the games ended, as a page."""

from __future__ import annotations

import json
from pathlib import Path

from tools.training.calibration_plot import main


def measured(games: int, won: float) -> dict[str, object]:
    """Twentieths of what was said: states, the sum of what was said, and how many were won."""
    bins = [[0.0, 0.0, 0.0] for _ in range(20)]
    bins[6] = [40_000.0, 40_000 * 0.33, 40_000 * won]
    bins[19] = [20.0, 19.5, 20.0]  # too few to make a share of
    return {"solo": {"net": {"games": games, "wins": 1, "bins": bins}}}


def test_a_tenth_tells_what_was_said_straightened_and_what_was_won(tmp_path: Path) -> None:
    files = [tmp_path / "heads.json", tmp_path / "net.json"]
    files[0].write_text(json.dumps(measured(4000, 0.45)))
    files[1].write_text(json.dumps(measured(1000, 0.10)))  # of the same rules: the first counts
    page = tmp_path / "page.md"

    main([*map(str, files), "--out", str(page)])

    row = next(line for line in page.read_text().splitlines() if line.startswith("| `solo`"))
    cells = [cell.strip() for cell in row.strip("|").split("|")]
    assert cells[1] == "4,000"
    assert cells[5] == "45 → 45"  # it had said 33
    assert cells[-1] == "–"
