"""The pages of the rulebook: every rule is on one, and all languages say the same."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator

from onirim.text import languages, words_in
from onirim.text.message_files import ENGLISH, shelf
from onirim.text.rulebook import HOUSE, cited, page, page_names, rules_on
from tools.lint.shared.findings import ROOT, Finding, report
from tools.rules import ids

EXAMPLE = re.compile(r"```(cards|position \S+)\n(.*?)\n```", re.DOTALL)
RULE = re.compile(r"§[\w.-]*\w")
LAYOUT = ("#", "|", "-", "  ")  # beginnings of lines


def main() -> int:
    return report(findings())


def findings() -> Iterator[Finding]:
    book = ids.load(ROOT)
    for rule in sorted({*book.rules} ^ {rule for name in page_names() for rule in rules_on(name)}):
        yield Finding("docs/rules/ids.toml", 1, f"{rule} is on no page, or on a page alone")
    for name in page_names():
        if name != HOUSE and not examples(prose(ENGLISH, name)):
            yield Finding(path_of(ENGLISH, name), 1, "no example")
        for language in languages():
            text = page(words_in(language), name)
            for rule in sorted({*rules_on(name)} - cited(text)):
                yield Finding(path_of(language, name), 1, f"{rule} is missing")
            for rule in book.unknown(cited(text)):
                yield Finding(path_of(language, name), 1, f"no rule {rule}")
            for what in differences(prose(ENGLISH, name), prose(language, name)):
                yield Finding(path_of(language, name), 1, what)


def path_of(language: str, name: str) -> str:
    return f"src/onirim/text/locales/{language}/pages/{name}.md"


def prose(language: str, name: str) -> str:
    return shelf(language).page(name)


def examples(text: str) -> list[tuple[str, str]]:
    return EXAMPLE.findall(text)


def differences(english: str, other: str) -> Iterator[str]:
    """The same rules in the same order, the same examples, headings and rows of tables."""
    if not other:
        yield "is empty"
    if RULE.findall(other) != RULE.findall(english):
        yield "names other rules than in English"
    if examples(other) != examples(english):
        yield "other examples than in English"
    for mark in LAYOUT:
        ours = [line.startswith(mark) for line in other.splitlines()]
        if ours != [line.startswith(mark) for line in english.splitlines()]:
            yield f"other lines than in English begin with '{mark}'"


if __name__ == "__main__":
    sys.exit(main())
