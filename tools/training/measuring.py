"""Measure how often a net wins with every ruleset, its calibration, and the heuristic."""

from __future__ import annotations

import json
import multiprocessing
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tools.training.rulesets import all_measured
from tools.training.worker import Job, measure

SEED = 9_000_000_000_000  # no training comes near
PART = 500  # games of a job


def measure_all(
    net: Path,
    out: Path,
    games: int,
    workers: int,
    only: Sequence[str] = (),
    keep: bool = False,
) -> None:
    """Write `measured.json`: for each ruleset the sums of the net and of the heuristic.

    With `keep`, entries of other rulesets in the file stay.
    """
    texts = [*only] or all_measured()
    jobs: list[Job] = []
    for by_heuristic in (False, True):
        for text in texts:
            for first in range(0, games, PART):
                number = min(PART, games - first)
                jobs.append((text, number, SEED + first, net, by_heuristic))
    began = time.monotonic()
    sums: dict[str, dict[str, Any]] = {}
    if keep and (out / "measured.json").exists():
        before = json.loads((out / "measured.json").read_text())
        sums = {rules: one for rules, one in before.items() if rules not in texts}
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        for job, result in pool.imap_unordered(measure_job, jobs):
            add(sums, "heuristic" if job[4] else "net", result)
            if time.monotonic() - began > 5:
                began = time.monotonic()
                (out / "measured.json").write_text(json.dumps(sums))
    (out / "measured.json").write_text(json.dumps(sums))
    for text in texts:
        net_sums, heuristic = sums[text]["net"], sums[text]["heuristic"]
        print(
            f"{text:70} net {100 * net_sums['wins'] / net_sums['games']:5.1f} "
            f"heuristic {100 * heuristic['wins'] / heuristic['games']:5.1f}",
            flush=True,
        )


def measure_job(job: Job) -> tuple[Job, dict[str, Any]]:
    return job, measure(job)


def add(sums: dict[str, dict[str, Any]], who: str, result: dict[str, Any]) -> None:
    kept = sums.setdefault(result["rules"], {}).setdefault(who, {})
    for name in ("games", "wins", "decisions", "evaluations", "seconds"):
        kept[name] = kept.get(name, 0) + result.get(name, 0)
    if result["bins"]:
        old = kept.get("bins") or [[0.0, 0.0, 0.0] for _ in result["bins"]]
        kept["bins"] = [
            [a + b for a, b in zip(one, two, strict=True)]
            for one, two in zip(old, result["bins"], strict=True)
        ]
