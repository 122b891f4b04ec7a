"""A source text with its syntax tree: find the statement of a line, cut and replace pieces."""

from __future__ import annotations

import ast
import copy
from dataclasses import dataclass

Function = ast.FunctionDef | ast.AsyncFunctionDef
Compound = (
    ast.If | ast.While | ast.For | ast.With | ast.Try | ast.Match | ast.ClassDef
    | ast.FunctionDef | ast.AsyncFunctionDef | ast.AsyncFor | ast.AsyncWith
)  # fmt: skip


@dataclass(frozen=True)
class Edit:
    """Replace the bytes from `start` to `end`; `what` tells it to the reader of the report."""

    start: int
    end: int
    text: str
    what: str


class Source:
    """Positions are bytes of the UTF-8 text, because that is how the syntax tree counts."""

    def __init__(self, text: str) -> None:
        self.data = text.encode()
        self.tree = ast.parse(text)
        self._line_starts = [0]
        for line in self.data.splitlines(keepends=True):
            self._line_starts.append(self._line_starts[-1] + len(line))

    def apply(self, edit: Edit) -> str:
        """Return the whole text with one piece replaced."""
        return (self.data[: edit.start] + edit.text.encode() + self.data[edit.end :]).decode()

    def replace(self, node: ast.expr | ast.stmt, text: str, what: str) -> Edit:
        """Put `text` in the place of a node."""
        return Edit(self.start(node), self.end(node), text, what)

    def start(self, node: ast.expr | ast.stmt) -> int:
        """First byte of a node."""
        return self._line_starts[node.lineno - 1] + node.col_offset

    def end(self, node: ast.expr | ast.stmt) -> int:
        """First byte after a node."""
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self._line_starts[node.end_lineno - 1] + node.end_col_offset

    def statement_at(self, line: int) -> ast.stmt | None:
        """Find the outermost statement that begins on the line."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.stmt) and node.lineno == line:
                return node
        return None

    def statement_around(self, line: int) -> ast.stmt | None:
        """Find the innermost statement that goes on over the line, of compound ones the head."""
        inner: ast.stmt | None = None
        for node in ast.walk(self.tree):
            if isinstance(node, ast.stmt) and node.lineno < line <= last_line_of_head(node):
                inner = node
        return inner

    def owner_of_else(self, line: int) -> ast.If | ast.For | ast.While | None:
        """Find the statement whose `else:` stands on the line."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.If | ast.For | ast.While) and node.orelse:
                after_body = (node.body[-1].end_lineno or 0) < line < node.orelse[0].lineno
                if after_body and self._text_of(line).startswith(b" " * node.col_offset + b"else"):
                    return node
        return None

    def function_around(self, node: ast.stmt) -> Function | None:
        """Find the innermost function that holds a statement."""
        inner: Function | None = None
        for function in ast.walk(self.tree):
            if isinstance(function, Function) and _holds(function, node):
                inner = function
        return inner

    def _text_of(self, line: int) -> bytes:
        return self.data[self._line_starts[line - 1] : self._line_starts[line]]


def body_of(node: Compound) -> list[ast.stmt]:
    """Return the first block of a compound statement."""
    return node.cases[0].body if isinstance(node, ast.Match) else node.body


def head_of(node: ast.stmt) -> str:
    """Write a statement, of a compound one the head, without comments and in one layout."""
    bare = copy.copy(node)
    for block in {"body", "orelse", "handlers", "finalbody", "cases"} & set(node._fields):
        setattr(bare, block, [])
    return ast.unparse(bare)


def last_line_of_head(node: ast.stmt) -> int:
    """Find the line that ends a statement, of a compound one the head."""
    if isinstance(node, Compound):
        return max(node.lineno, body_of(node)[0].lineno - 1)
    return node.end_lineno or node.lineno


def _holds(function: Function, node: ast.stmt) -> bool:
    return function.lineno < node.lineno <= (function.end_lineno or 0)
