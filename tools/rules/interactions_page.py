"""The text of docs/rules/interactions.md: where modules meet, by which rules, in which tests."""

from __future__ import annotations

import os
from collections.abc import Iterable
from itertools import combinations
from pathlib import Path

from tools.rules.ids import Rulebook
from tools.rules.marks import TESTS, Mark, marks_in
from tools.rules.named import named_interactions
from tools.rules.touches import Touches, all_touches

PAGE = Path("docs/rules/interactions.md")
NEVER_TESTED = "tests/rules/test_interactions.py"

HEAD = """\
# Where modules meet

Made by `python tools/rules/interactions.py`; do not edit. What a module declares and touches is
read
from its file, with all of the core that it calls, and from its rulesets. Two modules meet where
they move cards in one zone of the core, answer one hook, where one raises what the other answers,
or where one reads a set of kinds that holds cards of the other. Rules and tests are those of the
scenarios marked with the two, `@pytest.mark.interaction("book", "glyphs")`; "named" are rules
of the one that name the other. [This](README.md) tells how rules are named.
"""

Pair = tuple[str, str]


class Interactions:
    """All pairs of modules, why they meet, and what shows it."""

    def __init__(self, root: Path, book: Rulebook) -> None:
        self.book = book
        self.touches = {t.module: t for t in all_touches()}
        self.order = list(self.touches)
        self.named = named_interactions(root, book)
        self.tests: dict[Pair, list[Mark]] = {}
        self.strange: list[str] = []
        for mark in marks_in(root):
            for modules in mark.interactions:
                self.add(mark, modules)

    def add(self, mark: Mark, modules: tuple[str, ...]) -> None:
        if len(set(modules)) == 2 and set(modules) <= set(self.order):
            first, second = sorted(modules, key=self.order.index)
            self.tests.setdefault((first, second), []).append(mark)
        else:
            self.strange.append(f"{mark.node}: no pair of modules: {', '.join(modules)}")

    def pairs(self) -> list[Pair]:
        return list(combinations(self.order, 2))

    def reasons(self, pair: Pair) -> list[str]:
        """Why the two meet; nothing: they cannot."""
        a, b = (self.touches[key] for key in pair)
        lines = [
            ("both move cards in", a.places & b.places),
            ("both answer", a.answers & b.answers),
            (f"{a.module} answers {b.module}", a.answers & b.raises),
            (f"{b.module} answers {a.module}", b.answers & a.raises),
            (f"{a.module} reads sets with cards of {b.module}", a.reads & b.sets),
            (f"{b.module} reads sets with cards of {a.module}", b.reads & a.sets),
            ("both bring", a.kinds & b.kinds),
        ]
        return [f"{words}: {', '.join(sorted(shared))}" for words, shared in lines if shared]

    def independent_pairs(self) -> list[Pair]:
        """The pairs that cannot meet."""
        return [pair for pair in self.pairs() if not self.reasons(pair)]

    def rules_shown(self, pair: Pair) -> dict[str, list[str]]:
        """Rules that the tests of a pair name, by module, in the order of the reference."""
        shown = {name for mark in self.tests.get(pair, []) for name in mark.ids}
        by_module: dict[str, list[str]] = {}
        for name, rule in self.book.rules.items():
            if name in shown:
                by_module.setdefault(rule.module, []).append(name)
        return by_module

    def problems(self) -> list[str]:
        """What makes the page untrue: an interaction that nothing shows, or shows by half."""
        found = list(self.strange)
        for pair in self.pairs():
            shown = self.rules_shown(pair)
            words = " and ".join(pair)
            if not self.reasons(pair):
                found += [f"{words} cannot meet: {m.node}" for m in self.tests.get(pair, [])]
                continue
            found += [f"{words}: no test names a rule of {key}" for key in pair if key not in shown]
            all_shown = {name for names in shown.values() for name in names}
            missing = [name for name in self.named.get(pair, []) if name not in all_shown]
            found += [
                f"{words}: {name} is named, and no test of the two shows it" for name in missing
            ]
        return found

    # --- the page ----------------------------------------------------------------------------

    def text(self) -> str:
        met = [pair for pair in self.pairs() if self.reasons(pair)]
        blocks = [HEAD, "## What modules touch\n", touch_table(self.touches.values())]
        blocks += [f"## Interactions\n\n{len(met)} pairs interact.\n", *map(self._interaction, met)]
        blocks += ["## Pairs that cannot meet\n", self._apart()]
        return "\n".join(blocks)

    def _interaction(self, pair: Pair) -> str:
        lines = [f"### {pair[0]} and {pair[1]}\n"]
        lines += [f"- {reason}" for reason in self.reasons(pair)]
        lines += [f"- named: {' '.join(self.named[pair])}"] if pair in self.named else []
        shown = self.rules_shown(pair)
        own = [key for key in pair if key in shown]
        others = [key for key in shown if key not in pair]
        rules = "; ".join(f"{key} {' '.join(shown[key])}" for key in own + others)
        lines += [f"- rules: {rules}", "- tests:"]
        lines += [f"  - {link(m.file)}::`{m.test}`" for m in self.tests.get(pair, [])]
        return "\n".join(lines) + "\n"

    def _apart(self) -> str:
        lines = [f"{link(Path(NEVER_TESTED))} plays them together and for themselves.\n"]
        for a, b in self.independent_pairs():
            idle = [key for key in (a, b) if not declares(self.touches[key])]
            why = f"{' and '.join(idle)} declares nothing" if idle else "they share nothing"
            lines.append(f"- {a} and {b}: {why}")
        return "\n".join(lines) + "\n"


def touch_table(all_: Iterable[Touches]) -> str:
    lines = ["| module | brings | own zones | core zones | reads | answers | raises |"]
    lines.append("|" + "---|" * 7)
    for t in all_:
        cells = [cell(part) for part in (t.kinds, t.zones, t.places, t.reads, t.answers, t.raises)]
        lines.append(f"| {t.module} | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def cell(names: Iterable[str]) -> str:
    return ", ".join(sorted(names)) or "–"


def declares(t: Touches) -> bool:
    return any((t.kinds, t.zones, t.places, t.reads, t.answers, t.raises))


def link(file: Path) -> str:
    target = Path(os.path.relpath(file, PAGE.parent)).as_posix()
    return f"[{file.relative_to(TESTS).as_posix()}]({target})"
