"""One meaning for each name: a public name of the package is defined once.

Constants with the same value in several files are fine. Any other name that is defined twice must
be listed here with the one thing that it means.
"""

from __future__ import annotations

import ast
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from tools.lint.shared.findings import ROOT, Finding, name_of, report

PACKAGE = ROOT / "src" / "onirim"
NAMED_AFTER_SOMETHING = (  # names in these files are those of routes, of SQL, of alembic
    "server/api/routes/games.py",
    "server/store/tables.py",
    "server/store/migrations/versions/",
)
SAME_MEANING = {
    "definitions": "what a picture of the module puts into <defs>",
    "play": "a game is played to its end: the command, a remote seat, players in this process",
    "Ruleset": "the rules of a game: the engine's tables, and what programs see of them",
    "State": "a game in progress: the engine's own, which trusts its callers, and the checked one",
    "replay": "a record is played again: the command and what it calls",
}

Place = tuple[str, int]  # of a definition: path and line


def main() -> int:
    return report(findings())


def findings(package: Path = PACKAGE) -> Iterator[Finding]:
    shared = {name: places for name, places in definitions(package).items() if len(places) > 1}
    for name, places in shared.items():
        if name not in SAME_MEANING:
            files = ", ".join(path for path, _ in places[1:])
            yield Finding(*places[0], f"`{name}` is also defined in {files}")
    for name in SAME_MEANING:
        if name not in shared:
            yield Finding("tools/lint/names.py", 1, f"`{name}` is no longer defined twice")


def definitions(package: Path) -> dict[str, list[Place]]:
    """Where each public name is defined, once for all constants of one and the same value."""
    found: dict[str, dict[str, Place]] = defaultdict(dict)
    for path in sorted(package.rglob("*.py")):
        file = path.relative_to(package).as_posix()
        if not file.startswith(NAMED_AFTER_SOMETHING):
            for name, value, line in defined_in(ast.parse(path.read_text(encoding="utf-8"))):
                if not name.startswith("_"):
                    found[name].setdefault(value or file, (name_of(path), line))
    return {
        name: [*{place[0]: place for place in by.values()}.values()] for name, by in found.items()
    }


def defined_in(module: ast.Module) -> Iterator[tuple[str, str, int]]:
    """Names with the text of their value (empty for classes and functions) and their line."""
    for node in module.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.name, "", node.lineno
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            yield node.target.id, ast.unparse(node.value) if node.value else "", node.lineno
        elif isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Name):
                    yield target.id, ast.unparse(node.value), node.lineno


if __name__ == "__main__":
    sys.exit(main())
