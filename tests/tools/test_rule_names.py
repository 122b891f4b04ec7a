"""How rules are found in code and in tests."""

from __future__ import annotations

from pathlib import Path

from tools.rules.marks import marks_of
from tools.rules.tags import tags_of

FILE = Path("src/onirim/game/game.py")

CODE = '''\
"""The game (§1.3.1)."""

HAND = 5  # §1.3.9
TEXT = "# §B99 is no comment"


class Step:
    """A step, see §14."""

    def run(self) -> None:
        # §B20 stands alone
        self.go()  # §B7 §1.3.16
        self.pay()  # type: ignore[x]  # §B6
        self.look()  # as in §B12
'''


def test_tags() -> None:
    """A tag begins with an id and ends a line of code; the rest are mentions."""
    found = [(tag.line, tag.ids) for tag in tags_of(FILE, CODE)]
    assert found == [(3, ("§1.3.9",)), (12, ("§B7", "§1.3.16")), (13, ("§B6",))]


TESTS = """\
import pytest

pytestmark = pytest.mark.rule("§B1")
CASES = [pytest.param(1, marks=pytest.mark.rule("§B2")), pytest.param(2)]


@pytest.mark.rule("§B3", "§B4")
def test_function(): ...


@pytest.mark.parametrize("case", CASES)
def test_named_cases(case): ...


@pytest.mark.parametrize("n", [pytest.param(1, marks=[pytest.mark.rule("§B5")])])
def test_params(n): ...


@pytest.mark.rule("§B6")
class TestClass:
    @pytest.mark.rule("§B7")
    def test_method(self): ...


@pytest.mark.rule("§B8")
def helper(): ...
"""


def test_marks() -> None:
    """Everywhere that pytest would find the marker."""
    found = {mark.test: mark.ids for mark in marks_of(Path("tests/test_x.py"), TESTS)}
    assert found == {
        "test_function": ("§B1", "§B3", "§B4"),
        "test_named_cases": ("§B1", "§B2"),
        "test_params": ("§B1", "§B5"),
        "TestClass::test_method": ("§B1", "§B6", "§B7"),
    }
