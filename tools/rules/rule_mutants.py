"""Switch each rule off in turn and show the test that then fails.

    python tools/rules/rule_mutants.py [MODULE …] [--id §B7] [--list] [--json] [--fresh]

docs/rules/README.md tells how rules are named in code and tests, and what is tried. The exit
status is 1 if a rule in scope has no tagged line, no test, a surviving or no valid mutant.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parent.parent.parent
KEPT = Path(".venv/rule-mutants.jsonl")  # what was killed before: a stopped run goes on there
if str(ROOT) not in sys.path:  # started as a file, not as a module
    sys.path.insert(0, str(ROOT))

if TYPE_CHECKING:
    from tools.rules.ids import Rule, Rulebook


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line."""
    from tools.rules import ids, proof, report
    from tools.rules.kept import Kept

    options = _options(arguments)
    book = ids.load(options.root)
    try:
        rules = _scope(book, options.modules, options.id)
        _refuse_unknown_ids(book, options.root)
        found = proof.collect(options.root, rules)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    if options.list:
        print(report.cases_table(found))
        return 0
    kept = Kept(options.root / KEPT)
    if options.fresh:
        kept.forget()
    proof.prove(options.root, found, options.jobs, options.limit, _progress, kept)
    if options.json:
        print(report.as_json(found))
    else:
        print(report.results_table(found), report.problems_text(found), sep="\n\n", end="\n\n")
    print(report.summary(found), file=sys.stderr)
    return int(any(evidence.problems() for evidence in found))


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("modules", nargs="*", help="default: those that ids.toml calls implemented")
    parser.add_argument("--id", action="append", default=[], help="only this rule (repeatable)")
    parser.add_argument("--list", action="store_true", help="show the mutants, run nothing")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="default: all cores")
    parser.add_argument("--limit", type=float, default=20.0, help="seconds for a mutant (20)")
    parser.add_argument("--fresh", action="store_true", help="try again what was killed before")
    parser.add_argument("--root", type=Path, default=ROOT, help="the project to look at")
    return parser.parse_args(arguments)


def _scope(book: Rulebook, modules: list[str], names: list[str]) -> list[Rule]:
    """Find the rules asked for: single ones, those of some modules, or all that is built."""
    if strange := book.unknown(names) + sorted(set(modules) - set(book.modules())):
        raise ValueError(f"not known: {', '.join(strange)}; modules: {', '.join(book.modules())}")
    if idle := [name for name in names if not book.rules[name].is_behaviour]:
        raise ValueError(f"no behaviour: {', '.join(idle)}")
    if names:
        return [book.rules[name] for name in names]
    return book.behaviour_of(modules or book.implemented)


def _refuse_unknown_ids(book: Rulebook, root: Path) -> None:
    """Stop at a mistyped id, which would silently prove nothing."""
    from tools.rules import marks, tags

    named = [(tag.file, tag.ids) for tag in tags.tags_in(root)]
    named += [(mark.file, mark.ids) for mark in marks.marks_in(root)]
    for file, ids in named:
        if strange := book.unknown(ids):
            raise ValueError(f"{file}: no such rule: {', '.join(strange)}")


def _progress(done: int, total: int) -> None:
    """Count up on one line; in a log, write one line for each tenth of the way."""
    if sys.stderr.isatty():
        print(f"\r{done} of {total} rules", end="\n" if done == total else "", file=sys.stderr)
    elif done == total or done * 10 // total != (done - 1) * 10 // total:
        print(f"{done} of {total} rules", file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
