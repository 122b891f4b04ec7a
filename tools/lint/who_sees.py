"""Only `knowledge/` decides who sees what: no other package looks at sight, owner or marks for it.

The engine declares sight and marks, and a rule that declares a zone says who sees into it.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from tools.lint.shared.findings import ROOT, Finding, name_of, report

PACKAGE = ROOT / "src" / "onirim"
DECIDES = ("knowledge/", "engine/")
SIGHT = {"OPEN", "OWNER", "SEERS", "HIDDEN_FROM_ALL"}
MARKS = {"MARK_BITS", "EVERY_SEAT"}
EXCEPTIONS = {  # what looks at them without asking for a viewer
    "notation/zones.py": "marks are read from a position, and written into one",
    "rules/description/build.py": "front ends are given the sight of each zone",
    "rules/steps/look.py": "a rule says which seats have seen the cards that it puts back",
}


def main() -> int:
    return report(findings())


def findings(package: Path = PACKAGE) -> Iterator[Finding]:
    needed = set()
    for path in sorted(package.rglob("*.py")):
        file = path.relative_to(package).as_posix()
        if file.startswith(DECIDES):
            continue
        found = [*questions(ast.parse(path.read_text(encoding="utf-8")))]
        if file in EXCEPTIONS:
            needed.update([file] if found else [])
        else:
            for line, what in found:
                yield Finding(name_of(path), line, f"{what}: ask knowledge/ who sees what")
    for file in EXCEPTIONS.keys() - needed:
        yield Finding("tools/lint/who_sees.py", 1, f"`{file}` needs no exception any more")


def questions(module: ast.Module) -> Iterator[tuple[int, str]]:
    """Where a module looks at what decides who sees a card, with what it looks at."""
    constants = imported_constants(module)
    declared = {
        id(keyword.value)
        for node in ast.walk(module)
        if isinstance(node, ast.Call)
        for keyword in node.keywords
        if keyword.arg == "sight"
    }
    for node in ast.walk(module):
        match node:
            case ast.Attribute(attr="sight"):
                yield node.lineno, "reads the `sight` of a zone"
            case ast.Name(id=name) if name in constants and id(node) not in declared:
                yield node.lineno, f"uses {name}"
            case ast.Compare(left=left, comparators=others) if is_owned_by_viewer(left, *others):
                yield node.lineno, "compares an owner with a viewer"
            case ast.BinOp(op=ast.LShift() | ast.RShift(), right=right) if is_viewer(right):
                yield node.lineno, "reads the mark of a viewer"


def imported_constants(module: ast.Module) -> set[str]:
    """The names that a module imports of those that say who sees a card."""
    from_engine = [
        node
        for node in ast.walk(module)
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("onirim.engine")
    ]
    return {name.name for node in from_engine for name in node.names} & (SIGHT | MARKS)


def is_owned_by_viewer(*sides: ast.expr) -> bool:
    owners = [one for one in sides if isinstance(one, ast.Attribute) and one.attr == "owner"]
    return bool(owners) and any(is_viewer(side) for side in sides)


def is_viewer(node: ast.expr) -> bool:
    named = node.id if isinstance(node, ast.Name) else getattr(node, "attr", "")
    return named == "viewer"


if __name__ == "__main__":
    sys.exit(main())
