"""The browser client knows no module by name, except in its boards and its lessons.

What the client knows of zones, verbs, cards, steps and counters it learns from the description of
the ruleset. Every word of its sources is compared with the names of everything that a module
brings. Words that also mean something else are allowed, but not as literals.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from functools import cache

from onirim.rules.catalogue import MODES
from onirim.rules.description import RulesetDescription, describe
from tests.helpers.rulesets import every_ruleset
from tools.lint.shared.findings import ROOT, Finding, line_at, name_of, report

SOURCES = ROOT / "web" / "src"
NAMED_THERE = ("boards", "learn")
OURS = ("base", "solo")  # the base game is what the table is built for
LETTERS = "RBGT"  # colours are told by the cards' descriptions

COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?:^|(?<=\s))//[^\n]*", re.DOTALL)
WORD = re.compile(r"[A-Za-z][\w-]*")
# A text's key that ends with a name asks for one module's text: `web-zone-<name>` is put together.
KEY = re.compile(r"[a-z]+(?:-[a-z\d]+)+")
SHORTEST_END = 5  # letters; shorter names end too many keys

# Words that are names of modules' things, too: as words of code they are no knowledge of them.
CODE = {
    "cancel": "ending an animation of the browser",
    "fetch": "the browser's own function",
    "pick": "taking a card into one's fingers",
    "remove": "a method of the page's elements",
    "stored": "what the browser keeps",
}
LITERALS = {
    "free": "a kind of undo",
    "identified": "an event of the core",
    "pay": "a kind of happening",
    "removed": "a kind of price",
    "signal": "what an event of the core tells",
}
AS_LITERAL = re.compile(r"(['\"`])({0})\1|zones\.({0})\b".format("|".join(CODE)))


def main() -> int:
    return report(findings())


def findings() -> Iterator[Finding]:
    for folder in NAMED_THERE:
        if not (SOURCES / folder / "README.md").is_file():
            yield Finding(name_of(SOURCES / folder), 1, "has no README.md that says what is here")
    for path in sorted(SOURCES.rglob("*")):
        named_there = path.relative_to(SOURCES).parts[0] in NAMED_THERE
        if path.suffix in (".ts", ".svelte", ".css") and not named_there:
            for line, what in knowledge(path.read_text(encoding="utf-8")):
                yield Finding(name_of(path), line, what)


def knowledge(text: str) -> Iterator[tuple[int, str]]:
    """The names in a source, each with its line and what it is."""
    text = COMMENT.sub(lambda match: re.sub(r"[^\n]", " ", match[0]), text)
    known = names()
    for match in WORD.finditer(text):
        if match[0] in known and match[0] not in CODE | LITERALS:
            yield line_at(text, match.start()), f"names {match[0]} ({known[match[0]]})"
    for match in AS_LITERAL.finditer(text):
        yield line_at(text, match.start()), f"names {match[2] or match[3]} as a literal"
    for match in KEY.finditer(text):
        for name in ends(match[0]):
            yield line_at(text, match.start()), f"{match[0]} names {name} ({known[name]})"
    if LETTERS in text:
        yield line_at(text, text.index(LETTERS)), f"names the colours {LETTERS}"


@cache
def ends(key: str) -> tuple[str, ...]:
    """The names that a key ends with."""
    known = names()
    if key in known:
        return ()
    return tuple(n for n in known if len(n) >= SHORTEST_END and key.endswith(f"-{n}"))


@cache
def names() -> dict[str, str]:
    """Every name that a module or the game for two brings, and what it is."""
    found = {mode.partition(":")[0]: "mode" for mode in MODES if mode != "solo"}
    for text in every_ruleset():
        found |= names_in(describe(text))
    return found


def names_in(rules: RulesetDescription) -> dict[str, str]:
    found = {module.key: "module" for module in rules.modules}
    for zone in rules.zones:
        if zone.module not in OURS:
            found |= {zone.name: "zone", zone.family: "zone"}
    for verb in rules.verbs:
        if verb.module not in OURS:
            found |= {verb.name: "verb", verb.family: "verb"}
    for counter in rules.counters:
        if counter.module not in OURS:
            found |= {counter.name: "counter", counter.family: "counter"}
    found |= {card.code: "card" for card in rules.cards if card.module not in OURS}
    return found | {q.step: "step" for q in rules.questions if q.module not in OURS}


if __name__ == "__main__":
    sys.exit(main())
