"""How a ruleset finds a module: its key, its options, and how it is made for one of them.

Modules can come from outside: whatever package brings an entry point of the group `onirim.modules`.
It names a function without arguments that returns a `CatalogueEntry`.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import entry_points
from typing import Final

from onirim.engine.build_kind import UNCHECKED
from onirim.engine.hooks import Module
from onirim.engine.messages import Message, cause_of

GROUP: Final = "onirim.modules"


class CatalogueEntry:
    """A module that rulesets can name."""

    def __init__(  # noqa: PLR0913  # all that a module may bring
        self,
        key: str,
        make: Callable[[str], Module],
        options: list[str],
        normal: str = "normal",
        *,
        texts: str = "",
        heuristic: str = "",
        facts: str = "",
    ) -> None:
        self.key: str = key
        self.make: Callable[[str], Module] = make
        self.options: list[str] = options
        self.normal: str = normal  # a word for no option
        self.texts: str = texts  # a folder with its messages, `<language>/*.ftl`; "": with ours
        self.heuristic: str = heuristic  # how bots play it: `package.module:Class`, "": no idea
        self.facts: str = facts  # what answers for it, named likewise; "": nothing

    def words(self) -> list[str]:
        """How it can be written, the canonical forms first."""
        written = [f"{self.key}:{option}" for option in self.options]
        return [self.key, *written, f"{self.key}:{self.normal}"]


class Outside:
    """The modules that installed packages bring, and why some of them cannot be used."""

    def __init__(self) -> None:
        self.entries: list[CatalogueEntry] = []
        self.broken: dict[str, Message] = {}  # name -> reason: only whoever wants it is told
        self.looked: bool = False
        self.registered: set[str] = set()  # by this process

    def look(self, taken: list[str]) -> None:
        """Find them once, in the order of their names; keys must be new words."""
        if self.looked:
            return
        self.looked = True
        for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
            try:
                if UNCHECKED:
                    raise ValueError("an engine without index checks takes no module from outside")
                entry = point.load()()
                self.add(entry, [*taken, *[other.key for other in self.entries]])
            except Exception as wrong:
                self.broken[point.name] = Message(
                    "error-module-broken",
                    "the module '{name}' ({place}): {reason}",
                    name=point.name,
                    place=point.value,
                    reason=cause_of(wrong),
                )

    def register(self, entry: CatalogueEntry, taken: list[str]) -> None:
        """Add a module of this process; one that was registered before makes room for it."""
        if UNCHECKED:
            raise ValueError("an engine without index checks takes no module from outside")
        self.entries = [one for one in self.entries if one.key not in self.registered & {entry.key}]
        self.add(entry, [*taken, *[one.key for one in self.entries]])
        self.registered.add(entry.key)

    def add(self, entry: object, taken: list[str]) -> None:
        if not isinstance(entry, CatalogueEntry):
            raise TypeError("a CatalogueEntry is expected")
        key = entry.key
        if key in taken:
            raise ValueError(f"there is a module {key!r} already")
        if not key.isascii() or not key.replace("-", "").isalnum() or not key.islower():
            raise ValueError(f"{key!r} is no key: small letters, digits and - are expected")
        self.entries.append(entry)
