"""The figures as a table for people, as JSON for programs, as rows for the documentation."""

from __future__ import annotations

import json
import platform
import sys

from bench import c_reference
from bench.figures import Figure


def print_table(figures: list[Figure], pinned: bool, build: str) -> None:
    """Print a table; the bars are those of a release, so another build is named."""
    print("Onirim's engine on one core" if pinned else "Onirim's engine")
    rows = [("what", "measured", "bar", "")]
    rows += [(figure.label, figure.text, figure.bar, figure.verdict) for figure in figures]
    what, measured, bar = (max(len(row[i]) for row in rows) for i in range(3))
    for row in rows:
        print(f"{row[0]:<{what}}  {row[1]:>{measured}}  {row[2]:>{bar}}  {row[3]}".rstrip())
    print(f"Python {platform.python_version()}, {platform.machine()}, {build} build; CPU seconds")
    if build != "profile":
        print("The bars are for the release with a profile (make install).")
    if c_reference.compiler() is None:
        print("There is no C compiler here, so nothing to compare with.")


def print_markdown(figures: list[Figure]) -> None:
    """Print the rows of the table in docs/performance.md."""
    for figure in figures:
        label = figure.label.strip()
        print(f"| {label} | {figure.text} | {figure.bar} | {figure.verdict} |")


def print_json(figures: list[Figure], pinned: bool, build: str) -> None:
    """Print one object: every figure by its key, with its bar where it has one."""
    told = {
        figure.key: {"value": figure.value, "unit": figure.unit, "bar": figure.bar}
        | ({"ok": figure.verdict == "ok"} if figure.bar else {})
        for figure in figures
    }
    about = {"python": platform.python_version(), "machine": platform.machine(), "pinned": pinned,
             "build": build}  # fmt: skip
    json.dump({**about, "figures": told}, sys.stdout, indent=1)
    print()
