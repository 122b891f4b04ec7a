"""One meaning for each name: a public name of the package is defined once, and so is a file name.

Constants with the same value in several files are fine, and an expansion has a file of its name in
every room that knows it. Any other name that is there twice must be listed here with the one thing
that it means.
"""

from __future__ import annotations

import ast
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from onirim.rules.catalogue import module_keys
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
SAME_SUBJECT = {  # names of files
    "actions": "actions of a ruleset: interned by the engine, and written as text",
    "admin": "what an administrator does to a database: the commands and what they call",
    "batch": "many games at once: the compiled ones, and the environment around them",
    "errors": "the errors of a package",
    "events": "what happened: as a game tells it, on the wire, and the classes for programs",
    "files": "files that are read or written whole: those of commands, and records",
    "games": "hosted games: their routes and their rows",
    "match": "a match between players: the command and what it calls",
    "module": "the module of an expansion that is a folder",
    "odds": "how likely each card comes next: worked out, and shown",
    "people": "the persons of a server: their routes and their rows",
    "replay": "a record is played again: the command and what it calls",
    "replays": "the replay of a hosted game: made, and on the wire",
    "ruleset": "the rules of a game: the engine's tables, and what programs see of them",
    "seats": "the seats of a hosted game: their routes and their rows",
    "shown_sets": "cards shown and put back in secret: kept, and written in a position",
    "state": "a game in progress: the engine's own, and the one for programs",
}

Place = tuple[str, int]  # of a definition: path and line


def main() -> int:
    return report([*findings(), *shared_files()])


def findings(package: Path = PACKAGE) -> Iterator[Finding]:
    shared = {name: places for name, places in definitions(package).items() if len(places) > 1}
    for name, places in shared.items():
        if name not in SAME_MEANING:
            files = ", ".join(path for path, _ in places[1:])
            yield Finding(*places[0], f"`{name}` is also defined in {files}")
    for name in SAME_MEANING:
        if name not in shared:
            yield Finding("tools/lint/names.py", 1, f"`{name}` is no longer defined twice")


def shared_files(package: Path = PACKAGE) -> Iterator[Finding]:
    """File names of two subjects; an expansion has its own in several rooms."""
    found: dict[str, list[Path]] = defaultdict(list)
    for path in sorted(package.rglob("*.py")):
        if not path.stem.startswith("_"):
            found[path.stem].append(path)
    shared = {stem: paths for stem, paths in found.items() if len(paths) > 1}
    for stem, paths in shared.items():
        if stem not in SAME_SUBJECT and stem not in rooms_of_modules():
            files = ", ".join(name_of(path) for path in paths[1:])
            yield Finding(name_of(paths[0]), 1, f"`{stem}` is also the name of {files}")
    for stem in SAME_SUBJECT:
        if stem not in shared:
            yield Finding("tools/lint/names.py", 1, f"no two files are named `{stem}` any more")


def rooms_of_modules() -> set[str]:
    """The names that our modules and modes give to files, and what the Oniverse is made of."""
    return {*module_keys(), "duo", "denizens"}


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
