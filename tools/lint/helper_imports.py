"""Helpers of tests lie where they are looked for: nothing is imported from a test or a conftest.

What several folders of tests use is in `tests/helpers`; what one folder uses lies beside its tests.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from tools.lint.shared.findings import ROOT, Finding, name_of, report

TESTS = ROOT / "tests"
SHARED = "helpers"


def main() -> int:
    return report(findings())


def findings(tests: Path = TESTS) -> Iterator[Finding]:
    for path in sorted(tests.rglob("*.py")):
        folder = path.relative_to(tests).parts[0]
        for line, module in imported(ast.parse(path.read_text(encoding="utf-8"))):
            if what := misplaced(folder, module):
                yield Finding(name_of(path), line, f"imports {module}: {what}")


def imported(module: ast.Module) -> Iterator[tuple[int, str]]:
    """The modules below `tests` that a file imports, with their line."""
    for node in ast.walk(module):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("tests."):
            yield node.lineno, str(node.module)


def misplaced(folder: str, module: str) -> str:
    """Why a test of this folder should not import that."""
    _, home, *rest = module.split(".")
    if rest and rest[-1].startswith("test_"):
        return "move what is shared out of the test"
    if rest and rest[-1] == "conftest" and home != folder:
        return f"fixtures of several folders belong to tests/{SHARED}"
    return "" if home in (folder, SHARED) else f"what folders share belongs to tests/{SHARED}"


if __name__ == "__main__":
    sys.exit(main())
