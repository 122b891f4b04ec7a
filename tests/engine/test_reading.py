"""The state as everybody outside the engine reads it; its cells are the engine's own."""

from __future__ import annotations

import ast
from pathlib import Path

import onirim
from onirim.engine.state import CHANCE, NO_PLAYER, State
from onirim.notation.position import read_position
from onirim.rules.catalogue import ruleset

PACKAGE = Path(onirim.__file__).parent
OWN = ("engine", "knowledge", "rules", "players")  # compiled code lives here


def at(position: str, rules: str = "solo") -> State:
    return read_position(ruleset(rules), position)


def test_nothing_outside_the_compiled_group_reads_cells() -> None:
    """The imports of cell addresses are import-linter's; attributes are looked for here."""
    files = [f for f in PACKAGE.rglob("*.py") if f.relative_to(PACKAGE).parts[0] not in OWN]
    assert len(files) > 100
    reads = [
        f"{file.relative_to(PACKAGE)}:{node.lineno}"
        for file in files
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and node.attr in ("mem", "journal")
    ]
    assert reads == []


def test_who_is_to_move() -> None:
    turn = at("hand1 Rs; hand2 Rm; active 2; stack act", "duo")
    assert (turn.active, turn.to_move, turn.result) == (1, 1, "")
    waiting = State(ruleset("solo"))
    waiting.start()
    assert (waiting.to_move, waiting.chance_zone.name) == (CHANCE, "bag")
    over = at("hand Rs; result lost")
    assert (over.to_move, over.result) == (NO_PLAYER, "lost")


def test_what_is_going_on() -> None:
    door = at("hand Rs Rk; drawn Rd; stack limbo fill door")
    steps = [(door.rules.steps[number].name, arg) for number, arg in door.frames()]
    assert steps == [("limbo", 0), ("fill", 0), ("door", 0)]
    assert door.top_step.name == "door"
    over = at("hand Rs; result won")
    assert (over.frames(), over.top_step.name) == ([], "")


def test_cards_with_their_marks() -> None:
    state = at("hand Rs Rm; row Ts* Tm* Ts* Bm; top Bd Gs; limbo Nm Nm; stack act")
    cells = {zone.name: state.cells(zone.at) for zone in state.rules.zones}
    codes = {
        name: [(state.rules.codes[kind], marks) for kind, marks in held]
        for name, held in cells.items()
    }
    assert codes["hand"] == [("Rs", 0), ("Rm", 0)]
    assert codes["row"] == [("Ts", 1), ("Tm", 1), ("Ts", 1), ("Bm", 0)]
    assert codes["top"] == [("Gs", 1), ("Bd", 1)]  # the next card last
    assert codes["seen"] == []
    assert len(codes["bag"]) == 76 - 2 - 4 - 2 - 2
    assert codes["bag"].count(("Nm", 0)) == 8


def test_counters_by_name() -> None:
    state = at("hand Rs; catchers 15; stack act", "solo+dreamcatchers")
    assert state.counter("catchers") == 15
    state.set_counter("catchers", 7)
    assert state.counter("catchers") == 7
