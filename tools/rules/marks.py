"""Which tests name which rules, read from the sources so that nothing has to be imported.

`@pytest.mark.rule("§B7")` counts on functions, on classes, in `pytestmark`, in the `marks` of a
`pytest.param`, and in lists of such params that have a name at the top level of the file.
`@pytest.mark.interaction("book", "glyphs")` names two modules that a test shows together.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

TESTS = Path("tests")


@dataclass(frozen=True)
class Mark:
    """One test function and the rules that it shows."""

    file: Path
    test: str
    ids: tuple[str, ...]
    interactions: tuple[tuple[str, ...], ...] = ()  # modules that it shows together

    @property
    def node(self) -> str:
        """The name by which pytest knows it (without parameters)."""
        return f"{self.file.as_posix()}::{self.test}"


def marks_in(root: Path) -> list[Mark]:
    """All marked tests of the project, by file and line."""
    files = sorted((root / TESTS).rglob("test_*.py"))
    return [m for f in files for m in marks_of(f.relative_to(root), f.read_text(encoding="utf-8"))]


def marks_of(file: Path, text: str) -> list[Mark]:
    """Find the marked tests of one file."""
    tree = ast.parse(text)
    constants = _constants(tree)
    common = [constants["pytestmark"]] if "pytestmark" in constants else []
    marks = []
    for name, decorators in _tests(tree.body):
        rules = _marked([*common, *decorators], constants, "rule")
        ids = tuple(dict.fromkeys(name for names in rules for name in names))
        interactions = tuple(_marked([*common, *decorators], constants, "interaction"))
        if ids or interactions:
            marks.append(Mark(file, name, ids, interactions))
    return marks


def by_rule(marks: Iterable[Mark]) -> dict[str, list[Mark]]:
    """Sort tests by the ids they name."""
    index: dict[str, list[Mark]] = {}
    for mark in marks:
        for name in mark.ids:
            index.setdefault(name, []).append(mark)
    return index


def _tests(body: list[ast.stmt]) -> Iterator[tuple[str, list[ast.expr]]]:
    """Test functions, and those inside test classes, with all decorators that apply to them."""
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            if node.name.startswith("test"):
                yield node.name, node.decorator_list
        elif isinstance(node, ast.ClassDef):
            for name, decorators in _tests(node.body):
                yield f"{node.name}::{name}", [*node.decorator_list, *decorators]


def _constants(tree: ast.Module) -> dict[str, ast.expr]:
    """Look up what the names at the top level of the file stand for."""
    values = {}
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            values[node.targets[0].id] = node.value
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value:
            values[node.target.id] = node.value
    return values


def _marked(
    found: Iterable[ast.expr], constants: dict[str, ast.expr], mark: str
) -> Iterator[tuple[str, ...]]:
    """Arguments of every `….rule(…)` inside these expressions and inside constants they name."""
    for node in (inner for expression in found for inner in ast.walk(expression)):
        if isinstance(node, ast.Name) and node.id in constants:
            yield from _marked([constants[node.id]], {}, mark)
        elif isinstance(node, ast.Call) and _is_mark(node.func, mark):
            yield tuple(str(a.value) for a in node.args if isinstance(a, ast.Constant))


def _is_mark(function: ast.expr, mark: str) -> bool:
    return isinstance(function, ast.Attribute) and function.attr == mark
