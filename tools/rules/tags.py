"""Where the code names rules: tags that end a line, and mentions in docstrings and comments."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tools.rules.ids import named_in

SOURCES = Path("src/onirim")
MODULE = "(module)"

_TAG = re.compile(r"#\s*(?P<ids>§[^#]*)")


@dataclass(frozen=True)
class Tag:
    """The end of a line of code that carries rules."""

    file: Path
    line: int
    ids: tuple[str, ...]


@dataclass(frozen=True)
class Named:
    """A function, class or constant that names a rule, for the matrix."""

    file: Path
    name: str
    ids: tuple[str, ...]


def tags_in(root: Path) -> list[Tag]:
    """All tags below src/onirim, by file and line."""
    return [tag for file in _files(root) for tag in tags_of(file, _read(root, file))]


def names_in(root: Path) -> list[Named]:
    """Every place below src/onirim that names a rule in a tag, a docstring or a comment."""
    return [named for file in _files(root) for named in names_of(file, _read(root, file))]


def tags_of(file: Path, text: str) -> list[Tag]:
    """Find the tags of one source text."""
    tags = []
    for comment, trailing in _comments(text):
        match = _TAG.search(comment.string)
        if match and trailing:
            tags.append(Tag(file, comment.start[0], tuple(named_in(match["ids"]))))
    return tags


def names_of(file: Path, text: str) -> list[Named]:
    """Who names rules in one source text, in the order of the lines."""
    tree = ast.parse(text)
    found = [(c.start[0], tuple(named_in(c.string))) for c, _ in _comments(text)]
    named = [Named(file, _owner(tree, line), ids) for line, ids in sorted(found) if ids]
    for name, node in scopes(tree):
        ids = tuple(named_in(ast.get_docstring(node) or ""))
        if ids:
            named.append(Named(file, name, ids))
    return named


def module_of(file: Path) -> str:
    """Turn a file below src/ into the dotted name by which it is imported."""
    parts = file.with_suffix("").parts[1:]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


Scope = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def scopes(tree: ast.Module) -> Iterator[tuple[str, Scope]]:
    """Walk over the module, its classes and functions, with their dotted names."""
    yield MODULE, tree
    waiting: list[tuple[str, ast.AST]] = [("", tree)]
    while waiting:
        prefix, parent = waiting.pop(0)
        for node in ast.iter_child_nodes(parent):
            if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                yield prefix + node.name, node
                waiting.append((f"{prefix}{node.name}.", node))
            elif isinstance(node, ast.stmt):
                waiting.append((prefix, node))


def _files(root: Path) -> list[Path]:
    return sorted(path.relative_to(root) for path in (root / SOURCES).rglob("*.py"))


def _read(root: Path, file: Path) -> str:
    return (root / file).read_text(encoding="utf-8")


def _comments(text: str) -> Iterator[tuple[tokenize.TokenInfo, bool]]:
    """Each comment, and whether code stands before it."""
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token, bool(token.line[: token.start[1]].strip())


def _owner(tree: ast.Module, line: int) -> str:
    """Find the innermost function or class around a line, else the name assigned there."""
    inner = MODULE
    for name, node in scopes(tree):
        if not isinstance(node, ast.Module) and _covers(node, line):
            inner = name
    if inner != MODULE:
        return inner
    for statement in tree.body:
        if _covers(statement, line) and isinstance(statement, ast.Assign | ast.AnnAssign):
            target = (
                statement.target if isinstance(statement, ast.AnnAssign) else statement.targets[0]
            )
            return ast.unparse(target)
    return inner


def _covers(node: ast.stmt, line: int) -> bool:
    return node.lineno <= line <= (node.end_lineno or node.lineno)
