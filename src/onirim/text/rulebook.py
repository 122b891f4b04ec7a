"""The rules to read: a page for each module, and each rule by its id.

A page is prose with small examples; what it does not say itself follows as small print, the help
texts of all other rules of its modules. So every rule is on a page, and said in one place only.
"""

from __future__ import annotations

import re
from functools import cache

from onirim.rules.catalogue import MODES, manual_house_rules, module_keys
from onirim.rules.description import Described
from onirim.text.message_files import ENGLISH, shelf
from onirim.text.sentences import rule_key, say_rule
from onirim.text.words import Words, bare

__all__ = [
    "HOUSE",
    "cited",
    "laid_out",
    "page",
    "page_names",
    "page_of",
    "rule_named",
    "rules_on",
]

BASE, COMBINING = "base", "combining"
HOUSE = "house"
SIGN = "§"
CITED = re.compile(r"§(\d+(?:\.\d+)+|[A-Z]\d+|[A-Z]-[a-z]+)")


@cache
def page_names() -> tuple[str, ...]:
    """All pages in the order in which they are read: modes and modules that have one."""
    modes = dict.fromkeys(mode.partition(":")[0] for mode in MODES)
    names = [BASE, *modes, *module_keys(), COMBINING, HOUSE]
    return tuple(name for name in names if shelf(ENGLISH).page(name))


def page(words: Words, name: str) -> str:
    """A page in Markdown: its prose, then its small print."""
    prose = words.shelf.page(name) or shelf(ENGLISH).page(name)
    if name == HOUSE:
        switched = words.listed([f"**{SIGN}{rule}**" for rule in manual_house_rules()], "and")
        manual = words.say("manual-switches", rules=switched)
        return "\n".join([prose, *house_rules(words), "", manual, ""])
    left = [rule for rule in rules_on(name) if rule not in cited(prose)]
    if not left:
        return prose
    small = [f"- **{rule}** {say_rule(words, rule)}" for rule in left]
    return "\n".join([prose.rstrip(), "", f"## {words.say('small-print')}", "", *small, ""])


def house_rules(words: Words) -> list[str]:
    """The house rules: the default, and what each makes of it."""
    english = shelf(ENGLISH)
    keys = [key for key, path in english.index.items() if path.name == f"{HOUSE}.ftl"]
    return [
        f"- **{SIGN}{key.removeprefix('house-')}** "
        + words.say(
            "switch-entry",
            name=words.say(key),
            printed=words.say(f"{key}.printed"),
            other=words.say(f"{key}.other"),
        )
        for key in keys
        if key.startswith("house-")
    ]


def laid_out(words: Words, described: Described, position: str) -> list[tuple[str, list[str]]]:
    """A position line as somebody sees it: the places that hold cards, and their cards."""
    found = []
    for part in position.split(";"):
        word, *codes = part.split()
        zone = described.zones.get(word)
        if zone and codes and all(bare(code) in described.cards for code in codes):
            name = words.name(f"zone-{zone.family}")
            number = zone.number or (zone.seat + 1 if described.description.seats > 1 else 0)
            found.append((f"{name} {number}" if number else name, codes))
    return [(name[:1].upper() + name[1:], codes) for name, codes in found]


def cited(prose: str) -> set[str]:
    """The rules that a text names."""
    return {SIGN + name for name in CITED.findall(prose)}


def rules_on(name: str) -> list[str]:
    """The rules that belong on a page, in the order of the reference."""
    english = shelf(ENGLISH)
    stems = sorted({path.stem for path in english.index.values() if is_about(path.stem, name)})
    return [rule_of(key) for stem in stems for key, path in english.index.items()
            if path.stem == stem]  # fmt: skip


def is_about(stem: str, name: str) -> bool:
    """`rules-duo` and `rules-duo-visibility` are both about `duo`."""
    return f"{stem}-".startswith(f"rules-{name}-")


def page_of(rule: str) -> str:
    return next(name for name in page_names() if rule in rules_on(name))


def rule_named(text: str) -> str:
    """The id that somebody means, with or without its sign; nothing if there is none."""
    wanted = text.removeprefix(SIGN).lower()
    every = (rule for name in page_names() for rule in rules_on(name))
    return next((rule for rule in every if rule.removeprefix(SIGN).lower() == wanted), "")


def rule_of(key: str) -> str:
    """The id whose help is the message of this key."""
    name = key.removeprefix("rule-")
    rule = SIGN + (name.replace("-", ".") if name[0].isdigit() else name)
    assert rule_key(rule) == key
    return rule
