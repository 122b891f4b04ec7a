"""The front door: `import onirim`, its page, its docstrings and the examples."""

from __future__ import annotations

import doctest
import importlib
import inspect
import json
import pickle
import re
import runpy
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import pytest

import onirim
from onirim import Ruleset
from onirim.players import NAMES
from onirim.players.search_player import SearchPlayer
from onirim.rules.catalogue import OUTSIDE, ruleset

ROOT = Path(__file__).parent.parent.parent
FLAGS = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL
DOCUMENTED = (
    "onirim",
    "onirim.engine.action",
    "onirim.engine.checked_state",
    "onirim.engine.errors",
    "onirim.engine.messages",
    "onirim.events",
    "onirim.game.log",
    "onirim.game.records.files",
    "onirim.notation.record.document",
    "onirim.notation.record.errors",
    "onirim.notation.zones",
    "onirim.players.errors",
    "onirim.players.match",
    "onirim.players.player",
    "onirim.players.registry",
    "onirim.game.ruleset",
    "onirim.game.state",
    "onirim.game.game",
    "onirim.game.view",
    "onirim.modules",
    "onirim.players.play_game",
    "onirim.game.records.for_programs",
    "onirim.players.simulation",
    "onirim.rules.catalogue",
)
EXAMPLES = {  # and how far each is run
    "own_policy": (20,),
    "decision_odds": (),
    "perft": (2,),
    "monte_carlo": (1, 1),
    "walk_record": (),
    "study_position": (1,),
}
SAID = {
    "own_policy": "heuristic",
    "decision_odds": "Nightmare 14.5%",
    "perft": "2 136",
    "monte_carlo": "MonteCarlo",
    "walk_record": "cards left: the deal",
    "study_position": "play:Rk         1 of 1",
}


@pytest.mark.parametrize("name", onirim.__all__)
def test_every_name_is_there_and_explained(name: str) -> None:
    value = getattr(onirim, name)
    if isinstance(value, type) or callable(value):
        assert value.__doc__, name
        assert pickle.loads(pickle.dumps(value)) is value  # noqa: S301  # of our own making


def test_what_is_not_there_is_said() -> None:
    with pytest.raises(AttributeError, match="module 'onirim' has no attribute 'Chess'"):
        onirim.Chess  # noqa: B018  # it is not there
    assert dir(onirim) == sorted(onirim.__all__)


def test_importing_it_imports_nothing_else() -> None:
    """Commands that need no engine start without it."""
    script = "import sys, onirim; print([m for m in sys.modules if m.startswith('onirim.')])"
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={"PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "[]\n"


@pytest.fixture(autouse=True)
def _no_module_stays() -> Iterator[None]:
    """Examples register a module in this process."""
    yield
    OUTSIDE.entries = [one for one in OUTSIDE.entries if one.key not in OUTSIDE.registered]
    OUTSIDE.registered.clear()
    ruleset.cache_clear()


class ExamplesFinder(doctest.DocTestFinder):
    """Finds examples of public classes too, whose module is the one they are imported from."""

    def _from_module(self, module: ModuleType | None, found: object) -> bool:
        here: bool = super()._from_module(module, found)  # type: ignore[misc]
        return here or getattr(found, "__module__", "") == "onirim"


@pytest.mark.parametrize("module", DOCUMENTED)
def test_examples_of_docstrings(module: str) -> None:
    runner = doctest.DocTestRunner(optionflags=FLAGS)
    for examples in ExamplesFinder().find(importlib.import_module(module), module):
        runner.run(examples)
    assert runner.tries > 0
    assert runner.failures == 0


def test_the_page() -> None:
    page = str(ROOT / "docs" / "api.md")
    failed, tried = doctest.testfile(
        page, module_relative=False, encoding="utf-8", optionflags=FLAGS
    )
    assert tried > 30
    assert failed == 0


def test_every_other_block_of_the_page_is_executed_or_compiled() -> None:
    """What is Python runs; what shows signatures is Python with annotations alone."""
    text = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```(\w*)\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
    commands = "console"  # tests/cli/test_command_line.py
    assert {kind for kind, _ in blocks} == {"pycon", "python", "text", commands}
    for kind, block in blocks:
        if kind == "python":
            exec(compile(block, "docs/api.md", "exec"), {})  # noqa: S102  # our own page
        elif kind == "text":
            for line in block.replace(",\n", ", ").splitlines():
                name, _, rest = line.partition("(")
                compile(f"def f({rest.partition('  #')[0]}: ...", "docs/api.md", "exec")
                assert name


CLASSES = [
    name
    for name in onirim.__all__
    if isinstance(getattr(onirim, name), type) and not issubclass(getattr(onirim, name), Exception)
]


def listed(row: str) -> set[str]:
    """The names behind this row of the page, as `|` divides them."""
    text = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    found = re.search(rf"^\| {re.escape(row)} \| (.*) \|$", text, re.MULTILINE)
    assert found is not None, row
    return {*re.findall(r"`(\w+)`", found[1])}


def public(value: object, *bases: object) -> set[str]:
    """Every other name has an underscore, or is that of a framework."""
    return {one for one in dir(value) if one[0] != "_"} - {
        one for base in bases for one in dir(base)
    }


@pytest.mark.parametrize("name", CLASSES)
def test_public_names_of_classes_are_those_of_the_page(name: str) -> None:
    value: object = getattr(onirim, name)
    if name == "Action":
        assert public(onirim.Ruleset().actions[0], int) == listed("`Action`") - {"int"}
    else:
        assert public(value) == listed(f"`{name}`")


ERRORS = [
    (call, kind)
    for kind, call in {
        "ActionError": lambda: onirim.Game("solo", seed=7).push("jump"),
        "NotAnAction": lambda: onirim.State("solo", seed=7).apply(999),
        "IllegalAction": lambda: onirim.Game("solo", seed=7).push("play:Bs"),
        "AmbiguousAction": lambda: onirim.Game("solo", seed=7).push("discard"),
        "UndoError": lambda: onirim.Game("solo", seed=7).undo(),
        "RulesetError": lambda: onirim.Ruleset("sola"),
        "PositionError": lambda: onirim.State.from_position("hand Xx"),
        "ConfigError": lambda: onirim.Game("solo", seed=-1),
        "PlayerError": lambda: onirim.make_player("god"),
        "RecordError": lambda: onirim.replay(onirim.Record({"Rules": "sola"}, [])),
        "MissingExtra": lambda: onirim._need("env", "onirim.envs", "no_such_package"),
    }.items()
]


@pytest.mark.parametrize(("call", "kind"), ERRORS, ids=[kind for _, kind in ERRORS])
def test_public_names_of_errors_are_those_of_the_page(
    call: Callable[[], object], kind: str
) -> None:
    expected = getattr(onirim, kind)
    with pytest.raises(expected) as raised:
        call()
    names = public(raised.value, ValueError(), ImportError())
    for row in ("ActionError", "RecordError", "MissingExtra", "OnirimError"):
        if isinstance(raised.value, getattr(onirim, row)):
            assert names == listed(f"`{row}`")
            return
    pytest.fail(f"{kind} is none of the errors of the page")


@pytest.mark.parametrize("name", NAMES)
def test_public_names_of_players_are_those_of_the_page(name: str) -> None:
    searches = name in ("mind", "strong", "strongest")
    names = listed("players by name") - {"mind"} if searches else {"choose"}
    assert public(onirim.make_player(name)) == names


@pytest.mark.parametrize(
    "name", ["onirim.events", "onirim.modules", "onirim.players", "onirim.envs.duo_v0"]
)
def test_public_names_of_submodules_are_those_of_the_page(name: str) -> None:
    module = importlib.import_module(name)
    assert {*module.__all__} <= {*dir(module)}
    if name == "onirim.envs.duo_v0":
        assert {*module.__all__} == listed("`onirim.envs`") - {"Batch"}
    else:
        assert {*module.__all__} == listed(f"`{name}`")
    assert name not in ("onirim.modules", "onirim.players") or {*dir(module)} == {*module.__all__}


SIGNATURES = [
    ("Game(", onirim.Game),
    ("State(", onirim.State),
    ("State.from_position(", onirim.State.from_position),
    ("make_player(", onirim.make_player),
    ("player.rank(", SearchPlayer.rank),
    ("Player.choose(", onirim.Player.choose),
    ("RankedAction(", onirim.RankedAction),
    ("simulate(", onirim.simulate),
    ("play_match(", onirim.play_match),
]


@pytest.mark.parametrize(("begin", "value"), SIGNATURES, ids=[one for one, _ in SIGNATURES])
def test_signatures_are_those_of_the_page(begin: str, value: Callable[..., object]) -> None:
    """Names, kinds and defaults of parameters; those of State stand at the head of a table."""
    text = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    found = re.search(rf"(?:^|`){re.escape(begin)}(.*?\))(?:`| ->|\n|$)", text, re.MULTILINE)
    assert found is not None
    scope: dict[str, Callable[..., object]] = {}
    exec(f"from __future__ import annotations\ndef shown({found[1]}: ...", scope)  # noqa: S102
    assert parameters(scope["shown"]) == [one for one in parameters(value) if one[0] != "self"]


def parameters(value: Callable[..., object]) -> list[tuple[str, object, object]]:
    found = inspect.signature(value).parameters.values()
    return [(one.name, one.kind, one.default) for one in found]


@pytest.mark.parametrize("name", onirim.__all__)
def test_public_names_have_examples(name: str) -> None:
    """Those of the classes that have more than fields, too."""
    value = getattr(onirim, name)
    if callable(value):
        assert "Examples:\n" in str(value.__doc__)
    if name in ("Game", "Ruleset", "State", "View"):
        plain = {} if name != "Ruleset" else Ruleset.__annotations__  # its docstring has them
        lacking = [
            one
            for one in dir(value)
            if one[0] != "_"
            and one not in plain
            and "Examples:\n" not in getattr(value, one).__doc__
        ]
        assert lacking == []


HELP = """
import inspect, json
import onirim, onirim.envs, onirim.modules
from onirim.envs import duo_v0

def explained(value):
    return inspect.isroutine(value) or isinstance(value, (type, property)) or (
        inspect.isgetsetdescriptor(value)
    )

texts = {}
for module in (onirim, onirim.modules, onirim.envs, duo_v0):
    for name in module.__all__:
        value = getattr(module, name)
        if explained(value):
            texts[name] = inspect.getdoc(value)
        if isinstance(value, type):
            for member in dir(value):
                found = inspect.getattr_static(value, member)
                if member[0] != "_" and explained(found):
                    texts[f"{name}.{member}"] = inspect.getdoc(found)
print(json.dumps(texts))
"""


@pytest.mark.compiled
def test_help_of_the_compiled_build_says_the_same(
    run_compiled: Callable[..., str], capsys: pytest.CaptureFixture[str]
) -> None:
    """Of all that is public, what authors of modules use included."""
    exec(HELP, {})  # noqa: S102
    written = {name: text for name, text in json.loads(capsys.readouterr().out).items() if text}
    shown = json.loads(run_compiled(HELP))
    assert written["State.apply"] == shown["State.apply"] != ""
    assert {name: shown[name] for name in written} == written


def test_every_example_is_run() -> None:
    assert {path.stem for path in (ROOT / "examples").glob("*.py")} == {*EXAMPLES}


@pytest.mark.parametrize("name", EXAMPLES)
def test_examples(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    example = runpy.run_path(str(ROOT / "examples" / f"{name}.py"))
    example["main"](*EXAMPLES[name])
    assert SAID[name] in capsys.readouterr().out


def test_the_monte_carlo_player_has_sixty_lines() -> None:
    lines = (ROOT / "examples" / "monte_carlo.py").read_text(encoding="utf-8").splitlines()
    assert len([line for line in lines if line.strip()]) <= 60
