"""Mutants written by hand in tests/mutants.toml, and the one line that each of them means."""

from __future__ import annotations

import ast
import builtins
import difflib
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from tools.rules.mutate import Mutant
from tools.rules.source import Compound, Edit, Source, body_of, head_of, last_line_of_head
from tools.rules.tags import MODULE, SOURCES, Scope, Tag, module_of, scopes

FILE = Path("tests/mutants.toml")

ByTag = dict[tuple[Tag, str], list[Mutant]]


@dataclass(frozen=True)
class Written:
    """What to put in the place of a line, so that its rules no longer hold."""

    ids: tuple[str, ...]
    module: str
    line: str
    off: str
    function: str = MODULE

    def __str__(self) -> str:
        return f"{FILE.as_posix()}: {' '.join(self.ids)} in {self.module} {self.function}"


def load(root: Path) -> list[Written]:
    """Read the file of the project at `root`."""
    data = tomllib.loads((root / FILE).read_text(encoding="utf-8"))
    entries = data.pop("mutant", [])
    if data:
        raise ValueError(f"{FILE.as_posix()}: not known: {', '.join(data)}")
    return [_entry(number, fields) for number, fields in enumerate(entries, 1)]


def resolve(root: Path, tags: Iterable[Tag]) -> ByTag:
    """Find the mutants written for a rule at a tag; ValueError names all that mean no line."""
    by_module: dict[str, list[Tag]] = {}
    for tag in tags:
        by_module.setdefault(module_of(tag.file), []).append(tag)
    known = _known_names(root)
    found: ByTag = {}
    problems = []
    for entry in load(root):
        try:
            mutant = _mutant(entry, root, by_module.get(entry.module, []))
            _refuse_strange_names(mutant, known)
        except ValueError as problem:
            problems.append(f"{entry}: {problem}")
        else:
            for name in entry.ids:
                found.setdefault((mutant.tag, name), []).append(mutant)
    if problems:
        raise ValueError("\n".join(problems))
    return found


def _known_names(root: Path) -> set[str]:
    files = (root / SOURCES).rglob("*.py")
    used = [_names(ast.parse(file.read_text(encoding="utf-8"))) for file in files]
    return set(dir(builtins)).union(*used)


def _refuse_strange_names(mutant: Mutant, known: set[str]) -> None:
    """Stop at a name that the code no longer has: the tests would stumble, whatever they show."""
    if strange := sorted(_names(ast.parse(mutant.text)) - known):
        raise ValueError(f"nothing in the code is called {', '.join(strange)}")


def _names(tree: ast.Module) -> set[str]:
    found = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    return found | {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}


def _entry(number: int, fields: dict[str, object]) -> Written:
    ids = fields.pop("ids", None)
    texts = {name: text for name, text in fields.items() if isinstance(text, str)}
    try:
        if not isinstance(ids, list) or not ids or texts != fields:
            raise TypeError("ids is a list, everything else a text")
        return Written(ids=tuple(map(str, ids)), **texts)
    except TypeError as error:
        raise ValueError(f"{FILE.as_posix()}: entry {number}: {error}") from None


def _mutant(entry: Written, root: Path, tags: list[Tag]) -> Mutant:
    if not tags:
        raise ValueError(f"no line of that module below {SOURCES.as_posix()} carries a rule")
    text = (root / tags[0].file).read_text(encoding="utf-8")
    source = Source(text)
    tag, node = _place(entry, source, tags)
    edit = _edit(source, node, entry.off)
    changed = source.apply(edit)
    try:
        same = ast.dump(ast.parse(changed)) == ast.dump(source.tree)
    except SyntaxError as error:
        raise ValueError(f"`{entry.off}` does not fit there: {error}") from None
    if same:
        raise ValueError(f"`{entry.off}` changes nothing")
    return Mutant(tag, edit.what, changed)


def _place(entry: Written, source: Source, tags: list[Tag]) -> tuple[Tag, ast.stmt]:
    """Find the one statement of this text in this function that carries these ids."""
    inside = [scope for name, scope in scopes(source.tree) if name == entry.function]
    if not inside:
        raise ValueError("no such function")
    wanted = _normal(entry.line)
    statements = [node for scope in inside for node in _statements(scope)]
    alike = [node for node in statements if head_of(node) == wanted]
    if not alike:
        close = difflib.get_close_matches(wanted, map(head_of, statements), 1)
        hint = f"; did you mean `{close[0]}`?" if close else ""
        raise ValueError(f"no line `{entry.line}`{hint}")
    places = [(tag, node) for node in alike for tag in tags if _carries(entry, node, tag)]
    if not places:
        raise ValueError(f"`{entry.line}` ({_lines(alike)}) does not carry {' '.join(entry.ids)}")
    if len(places) > 1:
        lines = _lines(node for _, node in places)
        raise ValueError(f"`{entry.line}` is not one line but {len(places)} ({lines})")
    return places[0]


def _normal(line: str) -> str:
    """Write the line of an entry as `head_of` writes a statement."""
    whole = line.removeprefix("el") if line.startswith("elif ") else line
    try:
        (node,) = ast.parse(f"{whole} pass" if whole.endswith(":") else whole).body
    except (SyntaxError, ValueError):
        raise ValueError(f"`{line}` is not one statement") from None
    return head_of(node)


def _statements(scope: Scope) -> Iterator[ast.stmt]:
    """Walk over the statements of a scope, without those of the functions and classes in it."""
    waiting: list[ast.AST] = [scope]
    while waiting:
        for node in ast.iter_child_nodes(waiting.pop()):
            if isinstance(node, ast.stmt):
                yield node
            if not isinstance(
                node, ast.expr | ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef
            ):
                waiting.append(node)


def _carries(entry: Written, node: ast.stmt, tag: Tag) -> bool:
    return node.lineno <= tag.line <= last_line_of_head(node) and set(entry.ids) <= set(tag.ids)


def _lines(nodes: Iterable[ast.stmt]) -> str:
    return "line " + ", ".join(str(node.lineno) for node in nodes)


def _edit(source: Source, node: ast.stmt, off: str) -> Edit:
    """Replace the statement; a text that ends with a colon replaces only the head."""
    what = f"off: {off}"
    if not (isinstance(node, Compound) and off.endswith(":")):
        return source.replace(node, off, what)
    first = body_of(node)[0]
    gap = " " if first.lineno == node.lineno else "\n" + " " * first.col_offset
    return Edit(source.start(node), source.start(first), off + gap, what)
