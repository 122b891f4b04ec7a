"""What a module of the game declares and touches, read from its code and from its ruleset.

The code of a module, and whatever of the core it calls, names the zones in which it moves cards,
the triggers it raises, the hooks it asks and the sets of kinds it reads. The frames of the turn
itself (fill the hand, give Limbo back) are not followed: they are everybody's.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from onirim.engine import hooks
from onirim.engine.hooks import HOOKS, TRIGGER_NAMES, TRIGGERS, Module
from onirim.engine.ruleset import Ruleset
from onirim.rules import expansions, numbers
from onirim.rules.catalogue import ENTRIES, entry_of, ruleset

MACHINE = ("engine/state.py", "engine/stack.py", "engine/deck.py", "engine/memory.py")
STEPS = ("rules/base/*.py", "rules/steps/*.py")
PLACES = {
    "LIMBO": "limbo",
    "DISCARDED": "discard pile",
    "OUT": "out of the game",
    "SEEN": "seen",
    "DRAWN": "drawn",
    "TOP": "deck",
    "BAG": "deck",
    "BOTTOM": "deck",
}
SEAT = {"hand": "hand", "hand_group": "hand", "doors": "gained Doors", "row": "row"}  # of `state`
SETS = ("locations", "doors", "dreams", "keys", "playable", "discardable", "discarded_by_reveal")
RAISED = ("DISCARDED_CARD", "SEARCHED", "DOORS_CHANGED", "NIGHTMARE_RESOLVED", "PROPHESIED")
THE_TURN = ("ACT", "FILL", "LIMBO_BACK", "NEW_TURN", "SET_BACK", "TRIGGER")
CARRIES_OUT = ("run", "options", "choose")  # the methods of a step


@dataclass(frozen=True)
class Touches:
    """Everything that can bring a module together with another one."""

    module: str
    kinds: frozenset[str]  # cards it brings, or of which it brings more
    sets: frozenset[str]  # the sets its cards are in
    reads: frozenset[str]  # sets of kinds that it asks for
    places: frozenset[str]  # zones of the core in which it moves or looks for cards
    zones: frozenset[str]  # its own
    answers: frozenset[str]  # hooks and triggers
    raises: frozenset[str]  # hooks and triggers that others may answer


@dataclass
class Declared:
    """What a module adds to the tables of its rulesets."""

    key: str
    kinds: set[str] = field(default_factory=set)
    sets: set[str] = field(default_factory=set)
    zones: set[str] = field(default_factory=set)
    answers: set[str] = field(default_factory=set)

    def add(self, rules: Ruleset, base: Ruleset) -> None:
        """Compare a ruleset with that of two players alone."""
        brought = {code for code in rules.codes if more_copies(rules, base, code)}
        self.kinds |= brought
        self.sets |= {name for name in SETS for code in brought if is_in(rules, name, code)}
        self.zones |= {zone.name for zone in rules.zones} - {zone.name for zone in base.zones}
        self.answers |= answered(rules, self.key)


@cache
def touches_of(key: str) -> Touches:
    """Look at a module with each of its options and house rules."""
    entry = entry_of(key)
    base = ruleset("duo")
    module = entry.make("")
    declared = Declared(key)
    for word in entry.words():
        for house in ("", *[f"+{rule}" for rule in module.house_rules()]):
            declared.add(ruleset(f"duo+{word}{house}"), base)
    used = Names().of_files(files_of(module))
    return Touches(
        module=key,
        kinds=frozenset(declared.kinds),
        sets=frozenset(declared.sets),
        reads=frozenset(name for name in SETS if f"rules.{name}" in used),
        places=frozenset(places_in(used)),
        zones=frozenset(declared.zones),
        answers=frozenset(declared.answers),
        raises=frozenset(raised_in(used)),
    )


def files_of(module: Module) -> list[Path]:
    """Its file, or all files of its package."""
    file = Path(inspect.getfile(type(module)))
    alone = file.parent == Path(inspect.getfile(expansions)).parent
    return [file] if alone else sorted(file.parent.glob("*.py"))


def all_touches() -> list[Touches]:
    """Every module of our own, in the order of the rules."""
    return [touches_of(entry.key) for entry in ENTRIES]


def more_copies(rules: Ruleset, base: Ruleset, code: str) -> bool:
    """Tell whether there are more cards of this kind than in the base game; tokens are none."""
    mine = int(rules.copies[rules.kind(code)])
    return mine > (int(base.copies[base.kind(code)]) if code in base.codes else 0)


def is_in(rules: Ruleset, name: str, code: str) -> bool:
    members: int = getattr(rules, name)
    return bool(members >> rules.kind(code) & 1)


def answered(rules: Ruleset, key: str) -> set[str]:
    """Hooks that the module overrides, triggers at which it has a rank."""
    module = next(m for m in rules.modules if m.key() == key)
    found = {h for h in HOOKS if getattr(type(module), h) is not getattr(Module, h)}
    found |= {f"trigger: {TRIGGER_NAMES[i]}" for i in range(TRIGGERS) if module.rank(i) >= 0}
    return found | ({"phase 3"} if rules.phase_3_owner == key else set())


def places_in(used: Iterable[str]) -> set[str]:
    found = {PLACES[name] for name in used if name in PLACES}
    return found | {
        SEAT[part]
        for name in used
        if (part := name.removeprefix("state.")) != name and part in SEAT
    }


def raised_in(used: Iterable[str]) -> set[str]:
    hooks_asked = {name.removeprefix("rules.on_") for name in used if name.startswith("rules.on_")}
    found = hooks_asked & set(HOOKS)
    triggers = {name for name in used if name in RAISED}
    return found | {f"trigger: {TRIGGER_NAMES[getattr(hooks, name)]}" for name in triggers}


# --- below: which names a piece of code uses, with all that it calls -----------------------------


class Names:
    """Names and attributes of code, and of the functions, methods and steps of the core in it."""

    def __init__(self) -> None:
        self.bodies = core_bodies()
        self.used: set[str] = set()

    def of_files(self, files: Iterable[Path]) -> set[str]:
        """Names of a whole module that it has from the core; what it calls alike is its own."""
        for file in files:
            tree = ast.parse(file.read_text(encoding="utf-8"))
            imports = [node for node in tree.body if isinstance(node, ast.ImportFrom)]
            self.follow(tree.body, {alias.name for node in imports for alias in node.names})
        return self.used

    def follow(self, nodes: Iterable[ast.AST], imported: set[str] | None = None) -> None:
        inside = [inner for outer in nodes for inner in ast.walk(outer)]
        tests = [node for node in inside if isinstance(node, ast.Compare)]
        compared = {id(name) for node in tests for name in node.comparators}
        for node in inside:
            name = "" if id(node) in compared else name_of(node)
            if isinstance(node, ast.Name) and imported is not None and name not in imported:
                continue
            if name and name not in self.used:
                self.used.add(name)
                self.follow(self.bodies.get(name, []))


def name_of(node: ast.AST) -> str:
    """A plain name, or what is read of the state (`state.hand`) or of its rules (`rules.doors`)."""
    if isinstance(node, ast.Name):
        return node.id
    if not isinstance(node, ast.Attribute) or isinstance(node.ctx, ast.Store):
        return ""
    owner = node.value
    if isinstance(owner, ast.Attribute) and owner.attr == "rules":
        return f"rules.{node.attr}"
    if isinstance(owner, ast.Name) and owner.id in ("state", "rules"):
        return f"{owner.id}.{node.attr}"
    return ""


@cache
def core_bodies() -> dict[str, list[ast.stmt]]:
    """By the name under which modules use it: functions, methods of the state, steps."""
    bodies: dict[str, list[ast.stmt]] = {}
    for file in core_files():
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef):
                bodies[node.name] = node.body
            elif isinstance(node, ast.ClassDef):
                bodies |= of_class(node, is_table=file.parent.name == "engine")
    return bodies


def core_files() -> list[Path]:
    """The machine and the shared steps; a file that isn't there is an error."""
    root = Path(inspect.getfile(hooks)).parent.parent
    found = {part: sorted(root.glob(part)) for part in (*MACHINE, *STEPS)}
    if missing := [part for part, files in found.items() if not files]:
        raise FileNotFoundError(f"no such file in src/onirim: {', '.join(missing)}")
    return [file for files in found.values() for file in files]


def of_class(node: ast.ClassDef, is_table: bool) -> dict[str, list[ast.stmt]]:
    """Take the methods of the state for themselves, as of `state`; those of a step together."""
    methods = [inner for inner in node.body if isinstance(inner, ast.FunctionDef)]
    if is_table:
        return {f"state.{method.name}": as_of_state(method) for method in methods}
    constant = constant_of(node.name)
    if constant in THE_TURN:
        return {}
    name = constant if hasattr(numbers, constant) else node.name  # a base class of modules' steps
    return {name: [line for m in methods if m.name in CARRIES_OUT for line in m.body]}


def as_of_state(method: ast.FunctionDef) -> list[ast.stmt]:
    """In its own methods the state is called self."""
    for node in ast.walk(method):
        if isinstance(node, ast.Name) and node.id == "self":
            node.id = "state"
    return method.body


def constant_of(step: str) -> str:
    """`RevealFive` is `REVEAL_FIVE` in the vocabulary."""
    return "".join(f"_{c}" if c.isupper() and i else c for i, c in enumerate(step)).upper()
