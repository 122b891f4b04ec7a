"""Pages name only make targets, folders and files that exist."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from tools.lint.shared.findings import ROOT, Finding, line_at, line_of, name_of, report

NAMED = re.compile(r"`((?:src/onirim|tests|tools|docs|web|buildtools|bench)/[\w/.-]+)`")
LINKED = re.compile(r"\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)")
COMMAND = re.compile(r"(?:^|`)\s*make ([a-z-]+)", re.MULTILINE)
TARGET = re.compile(r"^([a-z-]+):", re.MULTILINE)
LISTED_FOLDER = re.compile(r"^(  )?([\w/]+/)(?: |$)", re.MULTILINE)
MADE_LATER = ("src/onirim/server/static", "docs/gallery")  # git-ignored
FIRST_COMMANDS = ["make play", "make test"]


def main() -> int:
    return report(findings())


def findings() -> Iterator[Finding]:
    readme, contributing = ROOT / "README.md", ROOT / "CONTRIBUTING.md"
    for page in pages():
        yield from missing_files(page)
    yield from unknown_commands(readme)
    yield from unknown_commands(contributing)
    yield from missing_folders(readme)
    yield from first_commands(readme)


def pages() -> list[Path]:
    return [
        *sorted(ROOT.glob("*.md")),
        *sorted((ROOT / "docs").rglob("*.md")),
        *sorted((ROOT / "tests").rglob("README.md")),
        *sorted((ROOT / "web/src").rglob("README.md")),
    ]


def missing_files(page: Path) -> Iterator[Finding]:
    """Paths are written from the root of the project, links from the folder of the page."""
    text = page.read_text(encoding="utf-8")
    for pattern, start in ((NAMED, ROOT), (LINKED, page.parent)):
        for match in pattern.finditer(text):
            if not (start / match[1]).exists() and not match[1].startswith(MADE_LATER):
                yield Finding(name_of(page), line_at(text, match.start()), f"no file {match[1]}")


def unknown_commands(page: Path) -> Iterator[Finding]:
    """Every `make something` is a target."""
    text = page.read_text(encoding="utf-8")
    targets = {*TARGET.findall((ROOT / "Makefile").read_text(encoding="utf-8"))}
    named = [*COMMAND.finditer(text)]
    if not named:
        yield Finding(name_of(page), 1, "names no make target")
    for match in named:
        if match[1] not in targets:
            yield Finding(name_of(page), line_at(text, match.end()), f"no target {match[1]}")


def missing_folders(page: Path) -> Iterator[Finding]:
    """Every folder of the listing exists; indented ones lie in the one above."""
    text, parent = page.read_text(encoding="utf-8"), ROOT
    for match in LISTED_FOLDER.finditer(text):
        folder = (parent if match[1] else ROOT) / match[2]
        if not folder.is_dir():
            yield Finding(name_of(page), line_at(text, match.end()), f"no folder {match[2]}")
        parent = parent if match[1] else folder


def first_commands(page: Path) -> Iterator[Finding]:
    """A reader sees at once how to play and how to test."""
    text = page.read_text(encoding="utf-8")
    commands = re.findall(r"^    (make \w+)", text, re.MULTILINE)
    if commands[:2] != FIRST_COMMANDS or text.find("make test") > text.find("\n## "):
        yield Finding(
            name_of(page), line_of(text, "make "), f"does not begin with {FIRST_COMMANDS}"
        )


if __name__ == "__main__":
    sys.exit(main())
