"""One meaning a name: a name of the package is defined once, or says the same everywhere.

Constants of equal value say the same. Whatever else is defined twice must be listed here with
the one thing that it means.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).parent.parent / "src" / "onirim"
NAMED_AFTER_SOMETHING = (  # names in these files are those of routes, of SQL, of alembic
    "server/api/routes/games.py",
    "server/store/tables.py",
    "server/store/migrations/versions/",
)
SAME_MEANING = {
    "definitions": "what a picture of the module puts into <defs>",
    "play": "a game is played to its end: the command, a remote seat, players in this process",
    "State": "a game in progress: the engine's own, which trusts its callers, and the checked one",
    "replay": "a record is played again: the command and what it calls",
}


def test_no_name_has_two_meanings() -> None:
    shared = {name: sorted(files) for name, files in definitions().items() if len(files) > 1}
    assert {name: files for name, files in shared.items() if name not in SAME_MEANING} == {}


def test_what_is_listed_is_still_defined_twice() -> None:
    everything = definitions()
    assert [name for name in SAME_MEANING if len(everything[name]) < 2] == []


def definitions() -> dict[str, set[str]]:
    """Each public name with the files that define it, those of one and the same value left out."""
    found: dict[str, dict[str, str]] = defaultdict(dict)
    for path in sorted(PACKAGE.rglob("*.py")):
        file = path.relative_to(PACKAGE).as_posix()
        if not file.startswith(NAMED_AFTER_SOMETHING):
            for name, value in defined_in(ast.parse(path.read_text(encoding="utf-8"))):
                if not name.startswith("_"):
                    found[name].setdefault(value or file, file)
    return defaultdict(set, {name: set(files.values()) for name, files in found.items()})


def defined_in(module: ast.Module) -> Iterator[tuple[str, str]]:
    """Names with the text of their value; nothing for classes and functions."""
    for node in module.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.name, ""
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            yield node.target.id, ast.unparse(node.value) if node.value else ""
        elif isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Name):
                    yield target.id, ast.unparse(node.value)
