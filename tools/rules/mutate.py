"""Automatic ways to switch one tagged line off (the table in docs/rules/README.md)."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import TypeGuard

from tools.rules.source import Edit, Function, Source
from tools.rules.tags import Tag

_EMPTY = {
    "int": "0", "i64": "0", "i32": "0", "i16": "0", "u8": "0", "float": "0.0", "str": '""',
    "bytes": 'b""', "list": "[]", "dict": "{}", "tuple": "()", "set": "set()",
}  # fmt: skip
_Container = ast.List | ast.Tuple | ast.Set | ast.Dict | ast.Call | ast.BoolOp
_Simple = ast.Expr | ast.AugAssign | ast.Delete | ast.Raise | ast.Assert | ast.Break | ast.Continue


@dataclass(frozen=True)
class Mutant:
    """The text of a file with one tagged line switched off."""

    tag: Tag
    what: str
    text: str


def mutants_of(tag: Tag, text: str, truth_functions: set[str]) -> list[Mutant]:
    """All automatic mutants of a tag; none when the tools know no way to switch such a line off."""
    source = Source(text)
    edits = _Mutator(source, truth_functions).edits(tag)
    return [Mutant(tag, edit.what, source.apply(edit)) for edit in edits]


def truth_functions(texts: Iterable[str]) -> set[str]:
    """Names of functions that are annotated `-> bool` wherever they are defined."""
    returns: dict[str, bool] = {}
    for node in (n for text in texts for n in ast.walk(ast.parse(text))):
        if isinstance(node, Function):
            truth = node.returns is not None and ast.unparse(node.returns) == "bool"
            returns[node.name] = returns.get(node.name, True) and truth
    return {name for name, truth in returns.items() if truth}


class _Mutator:
    """The edits for one line, by the kind of its statement."""

    def __init__(self, source: Source, truth_functions: set[str]) -> None:
        self.source = source
        self.truth_functions = truth_functions

    def edits(self, tag: Tag) -> list[Edit]:
        begins = self.source.statement_at(tag.line)
        statement = begins or self.source.statement_around(tag.line)
        if statement is None:
            return self._else(tag)
        parts = [] if begins else self._parts(statement, tag.line)
        return parts or self._whole(statement)

    def _whole(self, node: ast.stmt) -> list[Edit]:
        edits: list[Edit] = []
        match node:
            case ast.If() | ast.While():
                edits = self._choices(node.test, ["False", "True"], "condition {}")
            case ast.For():
                edits = [self.source.replace(node.iter, "()", "loop never runs")]
            case ast.Return():
                edits = self._return(node)
            case ast.Assign() | ast.AnnAssign():
                edits = self._assignment(node)
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                edits = self._function(node)
            case _ if isinstance(node, _Simple):
                edits = [self.source.replace(node, "pass", "pass")]
        return edits

    def _choices(self, node: ast.expr, texts: list[str], words: str) -> list[Edit]:
        """Make one edit for each text that differs from what is there."""
        now = ast.unparse(node)
        return [self.source.replace(node, t, words.format(t)) for t in texts if t != now]

    def _else(self, tag: Tag) -> list[Edit]:
        owner = self.source.owner_of_else(tag.line)
        if owner is None:
            return []
        return [self._block(owner.orelse, "pass", "else left out")]

    def _block(self, body: list[ast.stmt], text: str, what: str) -> Edit:
        return Edit(self.source.start(body[0]), self.source.end(body[-1]), text, what)

    def _function(self, node: Function) -> list[Edit]:
        if node.returns is not None and ast.unparse(node.returns) == "bool":
            texts = ["return True", "return False"]
        else:
            texts = [f"return {_neutral(node.returns, None)}"]
        return [self._block(node.body, text, f"{text} at once") for text in texts]

    def _return(self, node: ast.Return) -> list[Edit]:
        value = node.value
        if value is None or ast.unparse(value) == "None":
            return [self.source.replace(node, "pass", "pass")]
        if isinstance(value, ast.IfExp):
            return self._branches(value)
        function = self.source.function_around(node)
        returns = function.returns if function else None
        if self._is_truth(value) or (returns is not None and ast.unparse(returns) == "bool"):
            return [self._negated(value, "return ")]
        return self._choices(value, [_neutral(returns, value)], "return {}")

    def _assignment(self, node: ast.Assign | ast.AnnAssign) -> list[Edit]:
        value = node.value
        if isinstance(value, ast.IfExp):
            return self._branches(value)
        if value is None or self._stays_bound(node):
            return [self.source.replace(node, "pass", "pass")]
        if self._is_truth(value):
            return [self._negated(value, "value ")]
        other = _other_value(value)
        if other is None and isinstance(node, ast.AnnAssign):
            other = _neutral(node.annotation, value)
        if other is None or other == "None":
            return [self.source.replace(node, "pass", "pass")]
        return self._choices(value, [other], "value {}")

    def _branches(self, node: ast.IfExp) -> list[Edit]:
        texts = [ast.unparse(node.body), ast.unparse(node.orelse)]
        return [self.source.replace(node, f"({t})", f"only the branch {t}") for t in texts]

    def _negated(self, node: ast.expr, where: str) -> Edit:
        text = ast.unparse(node)
        return self.source.replace(node, f"(not ({text}))", f"{where}not ({text})")

    def _is_truth(self, node: ast.expr) -> bool:
        match node:
            case ast.Compare() | ast.BoolOp() | ast.UnaryOp(op=ast.Not()):
                return True
            case ast.Constant(value=bool()):
                return True
            case ast.Call(func=ast.Name(id=name)) | ast.Call(func=ast.Attribute(attr=name)):
                return name in self.truth_functions
        return False

    def _stays_bound(self, node: ast.Assign | ast.AnnAssign) -> bool:
        """Whether all targets exist without this statement, so that `pass` makes sense."""
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        names = {n.id for t in targets for n in ast.walk(t) if _is_bound_name(n)}
        scope = self.source.function_around(node) or self.source.tree
        before = {n.id for n in _own_names(scope) if n.lineno < node.lineno}
        if isinstance(scope, Function):
            before |= {a.arg for a in ast.walk(scope.args) if isinstance(a, ast.arg)}
        return names <= before

    def _parts(self, statement: ast.stmt, line: int) -> list[Edit]:
        """Leave out the part of a literal, call or condition over several lines that is here."""
        for node in ast.walk(statement):
            edits: list[Edit] = []
            if isinstance(node, ast.comprehension):
                edits = self._filter(node, line)
            elif isinstance(node, _Container) and node.lineno != node.end_lineno:
                edits = self._element(node, line)
            if edits:
                return edits
        return []

    def _filter(self, node: ast.comprehension, line: int) -> list[Edit]:
        for test in node.ifs:
            if line in (test.lineno, test.end_lineno):
                return self._choices(test, ["False", "True"], "condition {}")
        return []

    def _element(self, node: _Container, line: int) -> list[Edit]:
        for element, drop in _elements(node):
            if line in (element.lineno, element.end_lineno):
                what = f"without {_short(ast.unparse(element))}"
                return [self.source.replace(node, f"({drop()})", what)]
        return []


def _elements(node: _Container) -> list[tuple[ast.expr, Callable[[], str]]]:
    """Each element with the text of the container without it."""
    if isinstance(node, ast.Dict):
        return [(v, _without(node, {"keys": i, "values": i})) for i, v in enumerate(node.values)]
    if isinstance(node, ast.Call):
        args = [(a, _without(node, {"args": i})) for i, a in enumerate(node.args)]
        named = [(k.value, _without(node, {"keywords": i})) for i, k in enumerate(node.keywords)]
        return args + named
    if isinstance(node, ast.BoolOp):
        return [(v, _without(node, {"values": i})) for i, v in enumerate(node.values)]
    return [(e, _without(node, {"elts": i})) for i, e in enumerate(node.elts)]


def _without(node: _Container, places: dict[str, int]) -> Callable[[], str]:
    """Write the container with these places left out of its fields."""

    def text() -> str:
        fields = dict(ast.iter_fields(node))
        for field, place in places.items():
            fields[field] = [e for i, e in enumerate(fields[field]) if i != place]
        if isinstance(node, ast.BoolOp) and len(fields["values"]) == 1:
            return ast.unparse(fields["values"][0])
        if isinstance(node, ast.Set) and not fields["elts"]:
            return "set()"
        return ast.unparse(type(node)(**fields))

    return text


def _own_names(scope: ast.AST) -> Iterator[ast.Name]:
    """Walk over the names bound in a scope, without those of the functions and classes in it."""
    for node in ast.iter_child_nodes(scope):
        if _is_bound_name(node):
            yield node
        elif not isinstance(node, Function | ast.ClassDef | ast.Lambda):
            yield from _own_names(node)


def _is_bound_name(node: ast.AST) -> TypeGuard[ast.Name]:
    return isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)


def _neutral(annotation: ast.expr | None, value: ast.expr | None) -> str:
    """Find a value that means nothing: 0, empty, None; another one if it is there now."""
    words = ast.unparse(annotation) if annotation is not None else "None"
    text = "None" if "None" in words else _EMPTY.get(words.split("[")[0].split(".")[-1], "None")
    if value is not None and ast.unparse(value) == text:
        return {"0": "1", "0.0": "1.0", '""': '"-"'}.get(text, text)
    return text


def _other_value(value: ast.expr) -> str | None:
    """Find a different value of the same type, where the type can be seen."""
    match value:
        case ast.Constant(value=int(number)):
            return str(number + 1)
        case ast.List():
            return "[]"
        case ast.Tuple():
            return "()"
        case ast.Dict():
            return "{}"
        case ast.BinOp() | ast.UnaryOp():
            return "0"
    return None


def _short(text: str) -> str:
    return text if len(text) <= 40 else text[:39] + "…"
