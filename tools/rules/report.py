"""The result of a proof, for people and as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence

from tools.rules.proof import INVALID, KILLED, SURVIVED, Evidence, place


def cases_table(found: Iterable[Evidence]) -> str:
    """Tell what would be tried."""
    rows = [(e.rule.id, place(c.tag), c.what) for e in found for c in e.cases]
    return _table(("rule", "place", "mutation"), rows)


def results_table(found: Iterable[Evidence]) -> str:
    """Tell what was tried, and the test that noticed."""
    rows = [
        (e.rule.id, place(r.case.tag), r.case.what, f"{r.status} {r.by}".strip())
        for e in found
        for r in e.results
    ]
    return _table(("rule", "place", "mutation", "result"), rows)


def problems_text(found: Iterable[Evidence]) -> str:
    """One line for everything that is not proved."""
    lines = [f"{e.rule.id} {e.rule.title}: {p}" for e in found for p in e.problems()]
    return "\n".join(lines)


def summary(found: Sequence[Evidence]) -> str:
    """One line of numbers."""
    results = [r.status for e in found for r in e.results]
    proved = sum(not e.problems() for e in found)
    numbers = ", ".join(f"{results.count(s)} {s.lower()}" for s in (KILLED, SURVIVED, INVALID))
    return f"{proved} of {len(found)} rules proved; {len(results)} mutants: {numbers}"


def as_json(found: Iterable[Evidence]) -> str:
    """Everything, for other programs."""
    return json.dumps({"rules": [_rule(e) for e in found]}, ensure_ascii=False, indent=2)


def _rule(evidence: Evidence) -> dict[str, object]:
    return {
        "id": evidence.rule.id,
        "title": evidence.rule.title,
        "module": evidence.rule.module,
        "problems": evidence.problems(),
        "tests": [mark.node for mark in evidence.tests],
        "mutants": [
            {
                "file": result.case.tag.file.as_posix(),
                "line": result.case.tag.line,
                "mutation": result.case.what,
                "status": result.status.lower(),
                "by": result.by,
            }
            for result in evidence.results
        ],
    }


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Columns as wide as they need to be, but for the last."""
    widths = [max(len(row[i]) for row in (head, *rows)) for i in range(len(head) - 1)]
    lines = []
    for row in (head, *rows):
        cells = [cell.ljust(width) for cell, width in zip(row, widths, strict=False)]
        lines.append("  ".join([*cells, row[-1]]).rstrip())
    return "\n".join(lines)
