"""The proof by mutants, on a tiny game of its own in a temporary folder."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.helpers import marks
from tools.rules import rule_mutants
from tools.rules.sandbox import Sandbox, Trial

pytestmark = pytest.mark.long

GAME = """\
HAND = 5  # §1.1
LOST = -1


def draw(deck: list[int]) -> int:
    if not deck:  # §B1
        return LOST
    return deck.pop()


def bury(deck: list[int]) -> int:
    while deck:  # §B2
        del deck[-1:]
    return HAND


def cost(hand: list[int]) -> int:
    keys = sum(hand)  # §B3
    return keys


def pay(hand: list[int]) -> list[str]:
    told = []
    hand.pop()  # §B4
    told.append("paid")  # §B5
    return told


def idle() -> int:
    return 7  # §B6
"""

TESTS = """\
import pytest
from onirim.game import game


@pytest.mark.rule("§1.1", "§B2")
def test_bury():
    deck = [1] * 9
    assert (game.bury(deck), deck) == (5, [])


@pytest.mark.rule("§B1")
@pytest.mark.parametrize(
    ("deck", "card"), [pytest.param([], -1, id="empty"), pytest.param([3], 3, id="one card")]
)
def test_draw(deck, card):
    assert game.draw(deck) == card


@pytest.mark.rule("§B3")
def test_cost():
    assert game.cost([1, 2]) == 3


@pytest.mark.rule("§B4", "§B5", "§B7")
def test_pay():
    assert game.pay([1, 2]) == ["paid"]


def test_that_names_no_rule():
    assert False
"""

MUTANTS = """\
[[mutant]]
ids = ["§B5"]
module = "onirim.game.game"
function = "pay"
line = 'told.append("paid")'
off = 'told.append("paid twice")'
"""

SETTINGS = """\
[tool.pytest.ini_options]
pythonpath = ["src"]
"""

RULES = ["§1.1", "§B1", "§B2", "§B3", "§B4", "§B5", "§B6", "§B7"]


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Write a project with a game, its tests and its list of rules."""
    fields = '"{}" = {{ section = "1", module = "{}", status = "{}", title = "-", reason = "-" }}'
    lines = ['implemented = ["base"]', "[ids]"]
    lines += [fields.format(name, "base", "behaviour") for name in RULES]
    lines.append(fields.format("§T1", "duo", "behaviour"))
    lines.append(fields.format("§13.1", "base", "no behaviour"))
    files = {
        "docs/rules/ids.toml": "\n".join(lines),
        "src/onirim/__init__.py": "",
        "src/onirim/game/game.py": GAME,
        "tests/game/test_game.py": TESTS,
        "tests/mutants.toml": MUTANTS,
        "tests/conftest.py": Path(marks.__file__).read_text(encoding="utf-8"),
        "pyproject.toml": SETTINGS,
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


Capture = pytest.CaptureFixture[str]


def run(project: Path, capsys: Capture, *arguments: str) -> tuple[int, dict[str, Any]]:
    """Run the tool; returns its exit status and what it says about each rule."""
    status = rule_mutants.main(["--root", str(project), "--json", "--jobs", "2", *arguments])
    rules = json.loads(capsys.readouterr().out)["rules"]
    return status, {rule["id"]: rule for rule in rules}


def test_every_verdict(project: Path, capsys: Capture) -> None:
    """Each rule of the tiny game ends in another way, and its sources stay as they are."""
    status, rules = run(project, capsys, "--limit", "8")
    assert (project / "src/onirim/game/game.py").read_text(encoding="utf-8") == GAME
    assert status == 1
    found = {name: _outcomes(rule) for name, rule in rules.items()}
    bury, draw = "tests/game/test_game.py::test_bury", "tests/game/test_game.py::test_draw"
    endless = f"killed {bury} (stopped: it ran too long)"
    assert found == {
        "§1.1": [f"value 6: killed {bury}"],
        "§B1": [
            f"condition False: killed {draw}[empty]",
            f"condition True: killed {draw}[one card]",
        ],
        "§B2": [f"condition False: killed {bury}", f"condition True: {endless}"],
        "§B3": ["pass: invalid NameError: name 'keys' is not defined"],
        "§B4": ["pass: survived"],
        "§B5": ['off: told.append("paid twice"): killed tests/game/test_game.py::test_pay'],
        "§B6": [],
        "§B7": [],
    }
    problems = {name: rule["problems"] for name, rule in rules.items() if rule["problems"]}
    assert problems == {
        "§B3": ["only invalid mutants"],
        "§B4": ["survived: src/onirim/game/game.py:24 pass"],
        "§B6": ["no test"],
        "§B7": ["no tagged line"],
    }


def _outcomes(rule: dict[str, Any]) -> list[str]:
    return [f"{m['mutation']}: {m['status']} {m['by']}".strip() for m in rule["mutants"]]


def test_one_proved_rule(project: Path, capsys: Capture) -> None:
    """Only the rules asked for are tried, and the table names the test."""
    arguments = ["--root", str(project), "--id", "§B5", "--jobs", "1"]
    assert rule_mutants.main(arguments) == 0
    told = capsys.readouterr()
    assert "§B5   src/onirim/game/game.py:25  off:" in told.out
    assert "killed tests/game/test_game.py::test_pay" in told.out
    assert "§B4" not in told.out
    assert "1 of 1 rules proved; 1 mutants: 1 killed, 0 survived, 0 invalid" in told.err


def test_a_killed_mutant_is_not_tried_again(
    project: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A stopped run goes on where it ended; a rule whose code or tests have changed does not."""
    _, first = run(project, capsys, "--id", "§B1", "--id", "§B5")
    _change(project, "keys = sum(hand)", "keys = sum(hand) + 0")  # the file of both, another rule
    tried: list[str] = []
    really = Sandbox.try_text

    def counted(box: Sandbox, file: Path, text: str | None, args: list[str], limit: float) -> Trial:
        tried.append(args[1])
        return really(box, file, text, args, limit)

    monkeypatch.setattr(Sandbox, "try_text", counted)
    _, changed = run(project, capsys, "--id", "§B1", "--id", "§B5")
    assert sorted(tried) == ["§B1"] * 3 + ["§B5"] * 2
    tried.clear()
    _, again = run(project, capsys, "--id", "§B1", "--id", "§B5")
    assert tried == []
    assert _outcomes(first["§B1"]) == _outcomes(changed["§B1"]) == _outcomes(again["§B1"])
    run(project, capsys, "--id", "§B5", "--fresh")
    assert tried == ["§B5"] * 2


def test_tests_that_fail_anyway_prove_nothing(project: Path, capsys: Capture) -> None:
    """A red test kills every mutant, but not because of the rule."""
    _change(project, 'told.append("paid")  # §B5', 'told.append("lent")  # §B5')
    _write(project, MUTANTS.replace('"paid"', '"lent"'))
    status, rules = run(project, capsys, "--id", "§B5")
    assert status == 1
    assert "its tests do not pass as they are" in rules["§B5"]["problems"][0]


def _change(project: Path, old: str, new: str) -> None:
    file = project / "src/onirim/game/game.py"
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


def _write(project: Path, mutants: str) -> None:
    (project / "tests/mutants.toml").write_text(mutants, encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--id", "§B77"], "not known: §B77"),
        (["--id", "§13.1"], "no behaviour: §13.1"),
        (["chess"], "not known: chess; modules: base, duo"),
    ],
)
def test_wrong_questions(project: Path, capsys: Capture, arguments: list[str], words: str) -> None:
    """They are refused with the words that are known."""
    assert rule_mutants.main(["--root", str(project), *arguments]) == 2
    assert words in capsys.readouterr().err


def test_a_mistyped_tag_is_refused(project: Path, capsys: Capture) -> None:
    """Otherwise the rule would only seem to have no code."""
    _change(project, "# §B6", "# §B66")
    assert rule_mutants.main(["--root", str(project)]) == 2
    assert "no such rule: §B66" in capsys.readouterr().err
