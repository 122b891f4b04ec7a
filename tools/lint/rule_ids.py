"""The list of rule ids is complete, and everything that names a rule means one that exists."""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator

from tools.lint.shared.findings import ROOT, Finding, line_at, line_of, report
from tools.rules import ids, marks, tags
from tools.rules.ids import Rulebook

LIST = "docs/rules/ids.toml"
MODULES = {
    "base", "duo", "book", "glyphs", "dreamcatchers", "towers", "premonitions", "crossroads",
    "oniverse", "incubus", "pouch", "combining", "visibility",
}  # fmt: skip
WITHDRAWN = {"§K8"}
LONGEST_TITLE = 80
HEADINGS = re.compile(r"^#+ \d[\d.]*|sections? [\d., and]+", re.MULTILINE)
WITHOUT_SIGN = re.compile(r"(?<![§\w.-])(?:[BTKGCWRXOI]\d+|[XCOI]-[a-z]+|\d+\.\d+(?:\.\d+)?)(?!\w)")


def main() -> int:
    return report(findings())


def findings(reference: str | None = None) -> Iterator[Finding]:
    book = ids.load(ROOT)
    if reference is None:
        reference = (ROOT / ids.REFERENCE).read_text(encoding="utf-8")
    yield from wrong_reference(book, reference)
    yield from wrong_sections(book, reference)
    yield from wrong_entries(book)
    yield from unknown_rules(book)


def wrong_reference(book: Rulebook, reference: str) -> Iterator[Finding]:
    """Every id is defined once, is in the list, is written with its sign, and leads somewhere."""
    page = str(ids.REFERENCE)
    counted = Counter(ids.defined_in(reference))
    for name in sorted({*book.rules} ^ {*counted}):
        where = "the reference" if name in book.rules else LIST
        yield Finding(page, line_of(reference, name), f"{name} is not in {where}")
    for name, times in counted.items():
        if times > 1:
            yield Finding(page, line_of(reference, name), f"{name} is defined {times} times")
    for name in book.unknown(ids.named_in(reference)):
        yield Finding(page, line_of(reference, name), f"cites {name}, which does not exist")
    plain = HEADINGS.sub(lambda match: " " * len(match[0]), reference)
    for match in WITHOUT_SIGN.finditer(plain):
        line = line_at(plain, match.start())
        yield Finding(page, line, f"{match[0]} without § could be a card or a number")


def wrong_sections(book: Rulebook, reference: str) -> Iterator[Finding]:
    """Each id is listed under the heading that it stands under."""
    section = ""
    for number, line in enumerate(reference.splitlines(), 1):
        if heading := re.match(r"#+ §?(\d+(?:\.\d+)?)", line):
            section = heading[1]
        for name in ids.defined_in(line):
            if name in book.rules and name not in WITHDRAWN and book.rules[name].section != section:
                yield Finding(str(ids.REFERENCE), number, f"{name} is listed under another section")


def wrong_entries(book: Rulebook) -> Iterator[Finding]:
    """Titles are short; a rule that no code carries says why, and leads to one that code does."""
    for name in sorted({*book.implemented} - MODULES):
        yield Finding(LIST, 1, f"no module {name}")
    for name, rule in book.rules.items():
        idle = rule.status == ids.NO_BEHAVIOUR
        if (
            rule.module not in MODULES
            or not 0 < len(rule.title) <= LONGEST_TITLE
            or rule.status not in {ids.BEHAVIOUR, ids.NO_BEHAVIOUR}
            or bool(rule.reason) != idle
        ):
            yield Finding(LIST, 1, f"the entry of {name} is not well formed: {rule}")
        for other in ids.named_in(rule.reason) if not rule.is_behaviour else ():
            if other not in book.rules or not book.rules[other].is_behaviour:
                yield Finding(LIST, 1, f"{name} leads to {other}, which no code carries")


def unknown_rules(book: Rulebook) -> Iterator[Finding]:
    """A mistyped id would look like a rule without code or without a test."""
    for tag in tags.tags_in(ROOT):
        for name in book.unknown(tag.ids):
            yield Finding(tag.file.as_posix(), tag.line, f"no rule {name}")
    for mark in marks.marks_in(ROOT):
        for name in book.unknown(mark.ids):
            yield Finding(mark.file.as_posix(), 1, f"{mark.test}: no rule {name}")


if __name__ == "__main__":
    sys.exit(main())
