"""docs/glossary.md says what the texts say: one word for each thing in each language."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator

from onirim.text import words_in
from tools.lint.shared.findings import ROOT, Finding, line_at, report
from tools.lint.shared.messages import messages

PAGE = "docs/glossary.md"
ROW = re.compile(r"\| ([^|]+) \| ([^|]+) \| ([^|]+) \| `([\w-]+)` \|")
LANGUAGES = ("en", "fr", "ru")
FEWEST = 70


def main() -> int:
    return report(findings())


def findings(page: str | None = None) -> Iterator[Finding]:
    page = (ROOT / PAGE).read_text(encoding="utf-8") if page is None else page
    rows = [*ROW.finditer(page)]
    if len(rows) < FEWEST:
        yield Finding(PAGE, 1, f"has only {len(rows)} terms")
    for row in rows:
        *terms, key = row.groups()
        for language, term in zip(LANGUAGES, terms, strict=True):
            if term.lower().rstrip("*") not in said(language, key):
                line = line_at(page, row.start())
                yield Finding(PAGE, line, f"{key} does not say '{term}' in {language}")


def said(language: str, key: str) -> str:
    """The message with its attributes, and what it says without arguments, if it can."""
    found = messages(language)
    own = [found[name].text for name in found if name.partition(".")[0] == key]
    if key in found and not found[key].arguments:
        own.append(words_in(language).say(key))
    return " ".join(own).lower()


if __name__ == "__main__":
    sys.exit(main())
