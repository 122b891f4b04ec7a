"""The texts as files: which languages there are, and which file holds a message.

A language is a folder of `.ftl` files in `locales/`, or in a folder that `ONIRIM_WORDS` names:
so a translator can try a language without touching the program. Modules from outside bring files
of their own; a message that is ours stays ours.
"""

from __future__ import annotations

import os
import re
from functools import cache, cached_property
from pathlib import Path

from onirim.text.fluent import FluentMessage, parse

__all__ = ["ENGLISH", "Shelf", "languages", "shelf"]

ENGLISH = "en"  # what is said where a language has no words
HERE = Path(__file__).parent / "locales"
ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
SPOKEN = "language.ftl"  # every language begins with this file
FIRST_FILE = "base.ftl"  # what messages of other files may refer to


class Shelf:
    """The files of one language. A file is read when one of its messages is wanted."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.files = sorted(folder.glob("*.ftl"))
        self.index = index_of(self.files)

    def find(self, key: str) -> Path | None:
        """The file that holds a message; modules from outside are looked for only at need."""
        return self.index.get(key) or self.outside_index.get(key)

    @cached_property
    def outside_index(self) -> dict[str, Path]:
        return index_of([path for folder in self.outside for path in sorted(folder.glob("*.ftl"))])

    @cached_property
    def outside(self) -> list[Path]:
        """The folders of this language that installed modules bring."""
        from onirim.rules.catalogue import entries

        return [Path(entry.texts) / self.folder.name for entry in entries() if entry.texts]

    def messages(self, path: Path) -> list[FluentMessage]:
        return list(parse(path.read_text(encoding="utf-8")))

    def page(self, name: str) -> str:
        """A page of the rules, nothing if this language has none."""
        for folder in (self.folder, *self.outside):
            path = folder / "pages" / f"{name}.md"
            if path.exists():
                return path.read_text(encoding="utf-8")
        return ""


def index_of(files: list[Path]) -> dict[str, Path]:
    """The file of each message in the order in which they are written; of several the first."""
    found: dict[str, Path] = {}
    for path in files:
        for key in ENTRY.findall(path.read_text(encoding="utf-8")):
            found.setdefault(key, path)
    return found


def languages() -> list[str]:
    """All that have a folder, by name; English first."""
    found = {path.parent.name for place in text_folders() for path in place.glob(f"*/{SPOKEN}")}
    return sorted(found, key=lambda name: (name != ENGLISH, name))


def text_folders() -> list[Path]:
    extra = os.environ.get("ONIRIM_WORDS")
    return [*([Path(extra)] if extra else []), HERE]


def shelf(language: str) -> Shelf:
    """The files of a language that there is."""
    folder = next(
        place / language for place in text_folders() if (place / language / SPOKEN).exists()
    )
    return read_shelf(folder)


@cache
def read_shelf(folder: Path) -> Shelf:
    return Shelf(folder)
