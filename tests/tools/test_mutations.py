"""Each kind of line is switched off in the way that docs/rules/README.md promises."""

from __future__ import annotations

import ast
from pathlib import Path
from textwrap import dedent, indent

import pytest

from tools.rules.mutate import Mutant, mutants_of, truth_functions
from tools.rules.tags import tags_of

FILE = Path("src/onirim/game/game.py")


def mutants(text: str) -> list[Mutant]:
    """Mutants of the only tag of a text."""
    (tag,) = tags_of(FILE, text)
    return mutants_of(tag, text, truth_functions([text]))


def in_function(body: str, head: str = "def f(a, b, x) -> int:") -> str:
    """Write a function with this body."""
    return f"def is_key(card) -> bool: ...\n\n\n{head}\n{indent(dedent(body), '    ')}"


SIMPLE = [
    ("a.go()  # §B7", ["a.go()→pass"]),
    ("x = a.go()  # §B7", ["x = a.go()→pass"]),
    ("raise ValueError  # §B7", ["raise ValueError→pass"]),
    ("new = a < b  # §B7", ["a < b→(not (a < b))"]),
    ("new = 5  # §B7", ["5→6"]),
    ("new: int = a.size()  # §B7", ["a.size()→0"]),
    ("if a > b:  # §B7\n    pass", ["a > b→False", "a > b→True"]),
    ("while True:  # §B7\n    pass", ["True→False"]),
    ("if a:\n    pass\nelif b > x:  # §B7\n    pass", ["b > x→False", "b > x→True"]),
    ("if a:\n    pass\nelse:  # §B7\n    a.go()\n    b.go()", ["a.go()\n        b.go()→pass"]),
    ("for y in a.cards():  # §B7\n    pass", ["a.cards()→()"]),
    ("return a.size()  # §B7", ["a.size()→0"]),
    ("return a == b  # §B7", ["a == b→(not (a == b))"]),
    ("return a if x else 3  # §B7", ["a if x else 3→(a)", "a if x else 3→(3)"]),
    ("with a:  # §B7\n    pass", []),
]


@pytest.mark.parametrize(("body", "changes"), SIMPLE)
def test_statements(body: str, changes: list[str]) -> None:
    """One statement in a function that returns a number."""
    text = in_function(body)
    made = mutants(text)
    assert len(made) == len(changes)
    for mutant, change in zip(made, changes, strict=True):
        ast.parse(mutant.text)
        old, new = change.split("→")
        start = text.index(old, text.index("def f"))
        expected = text[:start] + new + text[start + len(old) :]
        assert _code(mutant.text) == _code(expected)


def _code(text: str) -> str:
    """Compare what the program does, not comments and layout."""
    return ast.unparse(ast.parse(text))


@pytest.mark.parametrize(
    ("annotation", "value"),
    [
        ("str", "''"),
        ("list[int]", "[]"),
        ("Card | None", "None"),
    ],
)
def test_neutral_values(annotation: str, value: str) -> None:
    """A returned value becomes the empty one of its type."""
    (mutant,) = mutants(in_function("return a.x()  # §B7", f"def f(a) -> {annotation}:"))
    assert _code(mutant.text).endswith(f"return {value}")


def test_truth_by_the_function() -> None:
    """In a function that returns a truth value every value is one."""
    (mutant,) = mutants(in_function("return a.x  # §B7", "def f(a) -> bool:"))
    assert _code(mutant.text).endswith("return not a.x")


def test_a_tagged_function_returns_at_once() -> None:
    """Both truth values are tried."""
    made = mutants("def won(g) -> bool:  # §B20\n    g.count()\n    return g.doors == 8\n")
    assert [_code(m.text) for m in made] == [
        "def won(g) -> bool:\n    return True",
        "def won(g) -> bool:\n    return False",
    ]


def test_constants_get_another_value() -> None:
    """Without its constants a module could not be imported, which proves nothing."""
    (mutant,) = mutants("HAND: Final = 5  # §1.3.9\nDECK = HAND * 2\n")
    assert _code(mutant.text) == "HAND: Final = 6\nDECK = HAND * 2"


PARTS = {
    "x = [\n    a,\n    b,  # §B7\n]": "x = [a]",
    "x = {\n    a,  # §B7\n}": "x = set()",
    "a.go(\n    b,\n    size=3,  # §B7\n)": "a.go(b)",
    "x = [\n    b(\n        1,\n        2,\n    ),  # §B7\n    a,\n]": "x = [a]",
    "if (\n    a\n    and b  # §B7\n):\n    pass": "if a:\n    pass",
    "return (\n    a\n    or b  # §B7\n    or x\n)": "return a or x",
}


@pytest.mark.parametrize(("body", "result"), PARTS.items())
def test_parts_of_long_statements(body: str, result: str) -> None:
    """Inside a literal, call or condition only the tagged part goes."""
    (mutant,) = mutants(in_function(body))
    assert _code(mutant.text).endswith(f"def f(a, b, x) -> int:\n{indent(result, '    ')}")


def test_a_filter_is_tried_both_ways() -> None:
    """The condition of a comprehension is a condition."""
    made = mutants(in_function("return [\n    y\n    for y in a\n    if y > b  # §B6\n]"))
    assert [mutant.what for mutant in made] == ["condition False", "condition True"]


def test_positions_are_bytes() -> None:
    """Letters outside ASCII before the tagged piece do not shift the cut."""
    (mutant,) = mutants(in_function('a.say("Прощай", é); x += 1\na.go("Ж")  # §B7'))
    assert _code(mutant.text).endswith("a.say('Прощай', é)\n    x += 1\n    pass")
