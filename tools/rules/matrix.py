"""The text of docs/rules-matrix.md: rule, code, tests; without line numbers, so that it rests."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

from tools.rules.ids import Rule, Rulebook
from tools.rules.marks import TESTS, by_rule, marks_in
from tools.rules.tags import MODULE, SOURCES, names_in

MATRIX = Path("docs/rules-matrix.md")

HEAD = """\
# Rules, code and tests

Made by `python tools/rules/rules_matrix.py`; do not edit. The rules are in
[the reference](rules/reference.md); [this](rules/README.md) tells how they are named.
"""


class Matrix:
    """Where each rule is named."""

    def __init__(self, root: Path, book: Rulebook) -> None:
        self.book = book
        self.tests = by_rule(marks_in(root))
        self.code: dict[str, dict[Path, list[str]]] = {}
        for named in names_in(root):
            for name in (n for n in named.ids if not book.is_section(n)):
                places = self.code.setdefault(name, {}).setdefault(named.file, [])
                if named.name not in places:
                    places.append(named.name)

    def unknown(self) -> list[str]:
        """Ids in code or tests that the list of ids does not have."""
        return self.book.unknown([*self.code, *self.tests])

    def text(self) -> str:
        """Write the whole document."""
        blocks = [HEAD]
        for module in self.book.modules():
            rules = [r for r in self.book.behaviour_of([module]) if self._is_begun(r)]
            if rules:
                blocks.append(f"## {module}\n\n{self._table(rules)}")
        blocks += ["## Not built yet\n", self._open_rules(), self._without_behaviour()]
        return "\n".join(blocks)

    def _is_begun(self, rule: Rule) -> bool:
        built = rule.module in self.book.implemented
        return built or rule.id in self.code or rule.id in self.tests

    def _table(self, rules: Iterable[Rule]) -> str:
        lines = ["| rule | title | code | tests |", "|---|---|---|---|"]
        for rule in rules:
            cells = (rule.id, rule.title, self._code_cell(rule), self._tests_cell(rule))
            lines.append(f"| {' | '.join(cells)} |")
        return "\n".join(lines) + "\n"

    def _code_cell(self, rule: Rule) -> str:
        cells = []
        for file, names in sorted(self.code.get(rule.id, {}).items()):
            code = ", ".join(f"`{name}`" for name in names if name != MODULE)
            link = _link(file, file.relative_to(SOURCES))
            cells.append(f"{link}: {code}" if code else link)
        return "<br>".join(cells) or "–"

    def _tests_cell(self, rule: Rule) -> str:
        marks = self.tests.get(rule.id, [])
        cells = [f"{_link(m.file, m.file.relative_to(TESTS))}::`{m.test}`" for m in marks]
        return "<br>".join(cells) or "–"

    def _open_rules(self) -> str:
        lines = []
        for module in self.book.modules():
            rules = [r for r in self.book.behaviour_of([module]) if not self._is_begun(r)]
            if rules:
                lines.append(f"- **{module}** ({len(rules)}): {' '.join(r.id for r in rules)}")
        return "\n".join(lines or ["Nothing."]) + "\n"

    def _without_behaviour(self) -> str:
        lines = [
            "## Without behaviour\n",
            "| rule | title | why no code carries it |",
            "|---|---|---|",
        ]
        idle = [rule for rule in self.book.rules.values() if not rule.is_behaviour]
        lines += [f"| {rule.id} | {rule.title} | {rule.reason} |" for rule in idle]
        return "\n".join(lines) + "\n"


def _link(file: Path, name: Path) -> str:
    target = Path(os.path.relpath(file, MATRIX.parent)).as_posix()
    return f"[{name.as_posix()}]({target})"
