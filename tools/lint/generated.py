"""Everything that a tool writes from the sources is as the tool would write it now."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable, Iterator
from itertools import zip_longest
from pathlib import Path

from onirim import art
from tools.generate import architecture, descriptions, error_texts, rules_pages, wire_types
from tools.lint.shared.findings import ROOT, Finding, line_of, name_of, report
from tools.measure import strength
from tools.pictures import card_pictures
from tools.rules import ids
from tools.rules.interactions_page import PAGE as INTERACTIONS
from tools.rules.interactions_page import Interactions
from tools.rules.matrix import MATRIX, Matrix

Written = tuple[Path, str]


def main() -> int:
    return report(findings())


def findings() -> Iterator[Finding]:
    yield from outdated(drawn(), "tools/generate/architecture.py")
    yield from files_without_a_subject((ROOT / "docs/architecture.md").read_text(encoding="utf-8"))
    yield from outdated(rules_pages.pages(), "tools/generate/rules_pages.py")
    yield from outdated(error_texts.texts().items(), "tools/generate/error_texts.py")
    yield from outdated([(wire_types.FILE, wire_types.typescript())], "make wire")
    yield from outdated(described(), "make descriptions")
    yield from outdated(pictures(), "tools/pictures/card_pictures.py")
    yield from outdated([strength_page()], "tools/measure/strength.py --page")
    yield from pages_on_rules()
    yield from left_over()


def outdated(written: Iterable[Written], tool: str) -> Iterator[Finding]:
    """The files whose text is another, at the first line that differs."""
    for path, text in written:
        found = path.read_text(encoding="utf-8") if path.exists() else ""
        if found != text:
            yield Finding(name_of(path), first_difference(found, text), f"is out of date: {tool}")


def first_difference(one: str, other: str) -> int:
    """The number of the first line that differs, or that only one of them has."""
    pairs = enumerate(zip_longest(one.splitlines(), other.splitlines()), 1)
    return next((number for number, (ours, theirs) in pairs if ours != theirs), 1)


def drawn() -> Iterator[Written]:
    yield architecture.PICTURE, architecture.picture()
    yield architecture.PAGE, architecture.page()


def files_without_a_subject(page: str) -> Iterator[Finding]:
    """The tables take the subject of a file from its docstring."""
    for row in re.findall(r"^\| `[^`]+` \| *\|$", page, re.MULTILINE):
        yield Finding("docs/architecture.md", line_of(page, row), f"no subject: {row}")


def described() -> Iterator[Written]:
    for name, text in descriptions.descriptions().items():
        yield descriptions.FOLDER / name, text


def pictures() -> Iterator[Written]:
    for code in card_pictures.shown():
        yield card_pictures.FOLDER / f"{code}.svg", f"{art.card_svg(code)}\n"


def strength_page() -> Written:
    """What the tool writes from the figures that are kept."""
    kept = json.loads(strength.DATA.read_text(encoding="utf-8"))
    rows = {
        rules: {player: strength.Figure(**figure) for player, figure in by.items()}
        for rules, by in kept.pop("rows").items()
    }
    return strength.PAGE, strength.page(strength.Results(**kept, rows=rows))


def pages_on_rules() -> Iterator[Finding]:
    """The matrix and the page of interactions; the second also says what no test shows."""
    book = ids.load(ROOT)
    matrix, interactions = Matrix(ROOT, book), Interactions(ROOT, book)
    yield from outdated([(ROOT / MATRIX, matrix.text())], "tools/rules/rules_matrix.py")
    yield from outdated([(ROOT / INTERACTIONS, interactions.text())], "tools/rules/interactions.py")
    for problem in interactions.problems():
        yield Finding(Path(INTERACTIONS).as_posix(), 1, problem)


def left_over() -> Iterator[Finding]:
    """Files in folders of generated files that no tool writes any more."""
    for expected in (described(), pictures()):
        paths = {path for path, _ in expected}
        for folder in {path.parent for path in paths}:
            for path in sorted(folder.glob("*.*")):
                if path not in paths:
                    yield Finding(name_of(path), 1, "no tool writes this file any more")


if __name__ == "__main__":
    sys.exit(main())
