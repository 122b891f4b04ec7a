"""The ids of the rules: the list in docs/rules/ids.toml and the definitions in the reference."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

IDS_FILE = Path("docs/rules/ids.toml")
REFERENCE = Path("docs/rules/reference.md")
BEHAVIOUR = "behaviour"
NO_BEHAVIOUR = "no behaviour"

# Anything written with the sign, so that a mistyped id is found instead of overlooked.
SIGNED = re.compile(r"§[\w.\-]*\w")
_DEFINED = re.compile(r"\*\*(§[\w.\-]*\w)\*\*|^#+ (§[\w.\-]*\w)", re.MULTILINE)


@dataclass(frozen=True)
class Rule:
    """One line of ids.toml."""

    id: str
    section: str
    module: str
    status: str
    title: str
    reason: str = ""

    @property
    def is_behaviour(self) -> bool:
        """Whether code has to carry it."""
        return self.status == BEHAVIOUR


@dataclass(frozen=True)
class Rulebook:
    """All rules in the order of the reference, and the modules that are built so far."""

    implemented: tuple[str, ...]
    rules: dict[str, Rule]

    def modules(self) -> list[str]:
        """Every module that some rule names, in the order of the reference."""
        return list(dict.fromkeys(rule.module for rule in self.rules.values()))

    def behaviour_of(self, modules: Iterable[str]) -> list[Rule]:
        """List the rules of these modules that code has to carry."""
        wanted = set(modules)
        return [r for r in self.rules.values() if r.is_behaviour and r.module in wanted]

    def is_section(self, name: str) -> bool:
        """Whether prose means a whole section (`§14`), not a rule."""
        sections = {rule.section for rule in self.rules.values()}
        sections |= {section.split(".")[0] for section in sections}
        return name not in self.rules and name.removeprefix("§") in sections

    def unknown(self, ids: Iterable[str]) -> list[str]:
        """Those ids that no rule has: a typing error, or a rule that is missing in ids.toml."""
        return sorted(set(ids) - set(self.rules))


def load(root: Path) -> Rulebook:
    """Read ids.toml of the project at `root`."""
    data = tomllib.loads((root / IDS_FILE).read_text(encoding="utf-8"))
    rules = {name: Rule(id=name, **fields) for name, fields in data["ids"].items()}
    return Rulebook(tuple(data["implemented"]), rules)


def defined_in(reference: str) -> list[str]:
    """Ids in the order of their definitions: in bold, or at the head of a section."""
    return [bold or heading for bold, heading in _DEFINED.findall(reference)]


def named_in(text: str) -> list[str]:
    """All ids that a text names, defined or cited."""
    return SIGNED.findall(text)
