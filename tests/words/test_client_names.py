"""No module is known by name in the browser's client, but for its boards and its lessons.

What the client knows of zones, verbs, cards, steps and counters it learns from the description of
the ruleset. Every word of its sources is compared with the names of everything that a module
brings; only words that mean something else there are let through, and never as a literal.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from onirim.rules.catalogue import MODES
from onirim.rules.description import RulesetDescription, describe
from tests.helpers.rulesets import every_ruleset

SOURCES = Path(__file__).parents[2] / "web" / "src"
NAMED_THERE = ("boards", "lessons")
OURS = ("base", "solo")  # the base game is what the table is built for
LETTERS = "RBGT"

COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?:^|(?<=\s))//[^\n]*", re.DOTALL)
WORD = re.compile(r"[A-Za-z][\w-]*")
# A text's key that ends with a name asks for one module's text: `web-zone-<name>` is put together.
KEY = re.compile(r"[a-z]+(?:-[a-z\d]+)+")

# Words that are names of modules' things, too: as words of code they are no knowledge of them.
CODE = {
    "fetch": "the browser's own function",
    "pick": "taking a card into one's fingers",
    "remove": "a method of the page's elements",
    "stored": "what the browser keeps",
}
LITERALS = {
    "free": "a kind of taking back",
    "identified": "an event of the core",
    "removed": "a kind of price",
    "signal": "what an event of the core tells",
}


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


def sources() -> list[Path]:
    files = [path for path in SOURCES.rglob("*") if path.suffix in (".ts", ".svelte", ".css")]
    assert len(files) > 50
    return [path for path in files if path.relative_to(SOURCES).parts[0] not in NAMED_THERE]


def knowledge(text: str) -> list[str]:
    """The names in a source, each with what it is."""
    text = COMMENT.sub("", text)
    known = names()
    words = [word for word in WORD.findall(text) if word in known and word not in CODE | LITERALS]
    words += [word for word in CODE if re.search(rf"(['\"`]){word}\1|zones\.{word}\b", text)]
    keys = [key for key in KEY.findall(text) if key not in known]
    words += [name for key in keys for name in known if key.endswith(f"-{name}") and len(name) > 4]
    return [f"{word} ({known[word]})" for word in words]


@pytest.mark.parametrize("path", sources(), ids=lambda path: path.relative_to(SOURCES).as_posix())
def test_no_module_is_known_by_name(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert knowledge(text) == []
    assert LETTERS not in text  # colours are told by the cards' descriptions


@pytest.mark.parametrize(
    "text",
    [
        "view.zones.goals",
        "if (verb === 'take-from') return",
        "verb.startsWith('spell-punishment')",
        "const KINDS = /^Hd$/",
        "<div class:towers={true}>",
        ".premonitions { color: red }",
        "rules.includes('pouch')",
        "say('web-next-goals')",
        "zone === 'stored'",
        "if (view.step === 'draft')",
    ],
)
def test_the_search_finds_what_it_is_for(text: str) -> None:
    assert knowledge(text)


def test_the_folders_of_modules_are_there() -> None:
    assert all((SOURCES / folder / "README.md").is_file() for folder in NAMED_THERE)
