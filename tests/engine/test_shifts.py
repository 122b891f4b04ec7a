"""No variable left shift of a constant in the engine: mypyc compiles it wrongly from 31 on.

`bit(k)` in `card_sets.py` is the right way to say it; shifting a variable by a constant, or a
constant by a constant, is fine.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import onirim.engine

ENGINE = Path(onirim.engine.__file__).parent
FILES = sorted(ENGINE.rglob("*.py"))


def wrong_shifts(text: str) -> list[str]:
    """Shifts to the left of a constant, or of `i64(constant)`, by something else."""
    found = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.LShift):
            value, by = operands(node)
            if is_constant(value) and not is_constant(by):
                found.append(f"line {node.lineno}: {ast.unparse(node)}")
    return found


def operands(node: ast.BinOp | ast.AugAssign) -> tuple[ast.expr, ast.expr]:
    if isinstance(node, ast.BinOp):
        return node.left, node.right
    return node.target, node.value


def is_constant(node: ast.expr) -> bool:
    """A number, a name in capitals (a Final), or either of them as i64."""
    if isinstance(node, ast.Call):
        named = isinstance(node.func, ast.Name) and node.func.id in ("i64", "int")
        return named and all(is_constant(argument) for argument in node.args)
    if isinstance(node, ast.UnaryOp):
        return is_constant(node.operand)
    return isinstance(node, ast.Constant) or (isinstance(node, ast.Name) and node.id.isupper())


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ENGINE)))
def test_no_variable_shift_of_a_constant(file: Path) -> None:
    assert wrong_shifts(file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("text", ["1 << k", "i64(1) << k", "x = -1 << (k + 1)", "ONE << k"])
def test_wrong_shifts_are_found(text: str) -> None:
    assert wrong_shifts(text)


@pytest.mark.parametrize("text", ["1 << 3", "k << 8", "PLAY << 8", "i64(1) << 40", "1 >> k"])
def test_right_shifts_are_left_alone(text: str) -> None:
    assert not wrong_shifts(text)
