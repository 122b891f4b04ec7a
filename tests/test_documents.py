"""The pages tell the truth about commands, folders and files."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PROJECT = Path(__file__).parent.parent
README = (PROJECT / "README.md").read_text(encoding="utf-8")
PAGES = [
    *sorted(PROJECT.glob("*.md")),
    *sorted((PROJECT / "docs").rglob("*.md")),
    *sorted((PROJECT / "tests").rglob("README.md")),
    *sorted((PROJECT / "web/src").rglob("README.md")),
]
NAMED = re.compile(r"`((?:src/onirim|tests|tools|docs|web|buildtools|bench)/[\w/.-]+)`")
LINKED = re.compile(r"\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)")
MADE_LATER = ("src/onirim/server/static", "docs/gallery")  # git-ignored
MAKEFILE = (PROJECT / "Makefile").read_text(encoding="utf-8")


@pytest.mark.parametrize("document", ["README.md", "CONTRIBUTING.md"])
def test_named_make_targets_exist(document: str) -> None:
    """Every `make something` is a target."""
    text = (PROJECT / document).read_text(encoding="utf-8")
    named = set(re.findall(r"(?:^|`)\s*make ([a-z-]+)", text, re.MULTILINE))
    targets = set(re.findall(r"^([a-z-]+):", MAKEFILE, re.MULTILINE))
    assert named
    assert named <= targets


def test_listed_folders_exist() -> None:
    """Every folder of the README's listing is there."""
    parent = PROJECT
    for indent, name in re.findall(r"^(  )?([\w/]+/)(?: |$)", README, re.MULTILINE):
        folder = (parent if indent else PROJECT) / name
        assert folder.is_dir(), name
        parent = parent if indent else folder


def test_the_two_commands_come_first() -> None:
    """Whoever opens the README sees at once how to play and how to test."""
    commands = re.findall(r"^    (make \w+)", README, re.MULTILINE)
    assert commands[:2] == ["make play", "make test"]
    assert README.index("make test") < README.index("\n## ")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(PROJECT).as_posix())
def test_named_and_linked_files_exist(page: Path) -> None:
    """Paths are written from the root of the project, links from the folder of the page."""
    text = page.read_text(encoding="utf-8")
    missing = [path for path in NAMED.findall(text) if not (PROJECT / path).exists()]
    missing += [link for link in LINKED.findall(text) if not (page.parent / link).exists()]
    assert [path for path in missing if not path.startswith(MADE_LATER)] == []


def test_paths_are_found() -> None:
    """The test above would notice."""
    assert NAMED.findall("`tests/nowhere.py` and `src/onirim/game/log.py`, not `make test`") == [
        "tests/nowhere.py",
        "src/onirim/game/log.py",
    ]
    assert LINKED.findall("[a](docs/b.md#c) [d](https://e) [f](#g)") == ["docs/b.md"]
