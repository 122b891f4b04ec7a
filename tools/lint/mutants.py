"""Every mutant written by hand in tests/mutants.toml means exactly one line of the code."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from tools.lint.shared.findings import ROOT, Finding, report
from tools.rules import written
from tools.rules.tags import tags_in


def main() -> int:
    return report(findings())


def findings(root: Path = ROOT) -> Iterator[Finding]:
    """After a change of a line its mutant has to follow."""
    path = written.FILE.as_posix()
    try:
        found = written.resolve(root, tags_in(root))
    except ValueError as problems:
        for problem in str(problems).splitlines():
            yield Finding(path, 1, problem.removeprefix(f"{path}: "))
        return
    made = {(name, mutant.what) for (_, name), some in found.items() for mutant in some}
    for entry in written.load(root):
        for name in entry.ids:
            if (name, f"off: {entry.off}") not in made:
                yield Finding(path, 1, f"{name}: `{entry.off}` means no line")


if __name__ == "__main__":
    sys.exit(main())
