"""Interactions that the reference names: a rule of one module that names another one."""

from __future__ import annotations

import re
from pathlib import Path

from tools.rules.ids import REFERENCE, Rulebook

WORDS = {
    "book": r"(?<!Failsafe )\bBook\b|Goal|Punishment|Parallel Planning|Paradoxical",
    "glyphs": r"Glyph|Incantation",
    "dreamcatchers": r"Dreamcatcher|Lost Dream|Failsafe|\bfreed?\b one|freeing",
    "towers": r"Tower|false destruction",
    "premonitions": r"Premonition|Happy Dream",
    "crossroads": r"Crossroad|Dead End|Escape|Intersections",
    "oniverse": r"Oniverse|Denizen|rally|Architect|Hammer|Cyclobot|Chaos|Spies|Mirror|Hunt|Keeper",
    "incubus": r"Incubus|pawn",
    "pouch": r"Pouch|chips",
}
DEFINED = re.compile(r"\*\*(§[\w.\-]*\w)\*\*")


def named_interactions(root: Path, book: Rulebook) -> dict[tuple[str, str], list[str]]:
    """For each pair the rules of one of the two that have a word of the other."""
    found: dict[tuple[str, str], list[str]] = {}
    order = list(WORDS)
    for name, text in rule_texts(root).items():
        rule = book.rules.get(name)
        if rule is None or not rule.is_behaviour or rule.module not in WORDS:
            continue
        for other, words in WORDS.items():
            if other != rule.module and re.search(words, text):
                pair = sorted((rule.module, other), key=order.index)
                found.setdefault((pair[0], pair[1]), []).append(name)
    return found


def rule_texts(root: Path) -> dict[str, str]:
    """Each rule with its lines, up to the next rule, row, head or empty line."""
    texts: dict[str, str] = {}
    name = ""
    for line in (root / REFERENCE).read_text(encoding="utf-8").splitlines():
        defined = DEFINED.search(line)
        if defined:
            name = defined[1]
        elif not line.startswith("   "):
            name = ""
        if name:
            texts[name] = texts.get(name, "") + line
    return texts
