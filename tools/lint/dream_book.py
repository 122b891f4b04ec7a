"""Every card, place, counter and power of every ruleset is explained, in every language."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator

from onirim.art.drawings import fronts, others
from onirim.rules.catalogue import module_keys
from onirim.rules.description import CardDescription, RulesetDescription, describe
from onirim.text import Words, languages
from onirim.text.dreambook import BookEntry, chapters, entry_lines
from onirim.text.help import about_card, card_help_keys
from onirim.text.message_files import ENGLISH
from tests.helpers.rulesets import every_ruleset
from tools.lint.shared.findings import Finding, report

TEXTS = "src/onirim/text/locales"
SHORTEST = 20  # letters of an explanation
EVERYTHING = "+".join(["duo", *module_keys()])
LEVELS = ("", f"{EVERYTHING}+manual", "solo+towers:hard+crossroads:hard+incubus:true+manual",
          "solo+incubus:new", "duo+oniverse+dreamcatchers+B10+T1+K-first+book")  # fmt: skip


def main() -> int:
    return report(findings())


def findings() -> Iterator[Finding]:
    spoken = {language: Words(language, strict=True) for language in languages()}
    described = [describe(text) for text in every_ruleset()]
    cards = {
        (about_card(spoken[ENGLISH], card, rules.text), card.code): (card, rules.text)
        for rules in described
        for card in rules.cards
    }
    book = [entry for chapter in chapters() for entry in chapter.entries]
    for language, words in spoken.items():
        said = [what for one in cards.values() for what in wrong_card(words, *one)]
        said += [
            what for entry in book for text in LEVELS for what in wrong_entry(words, entry, text)
        ]
        for what in said:
            yield Finding(f"{TEXTS}/{language}", 1, what)
    for what in sorted(missing(book, described)):
        yield Finding("src/onirim/text/dreambook.py", 1, f"no entry {what}")
    faces = {**fronts(), **others()}
    for entry in book:
        if entry.face and entry.face not in faces:
            yield Finding("src/onirim/art/drawings.py", 1, f"no picture {entry.face}")


def wrong_card(words: Words, card: CardDescription, rules: str = "") -> Iterator[str]:
    """A card is explained by its code or its kind; the last key is for modules from outside."""
    *own, _ = card_help_keys(card)
    key = next((key for key in own if words.has(key)), "")
    if not key:
        yield f"the card {card.code} is not explained"
        return
    about = about_card(words, card, rules)
    if len(about) <= SHORTEST or "{" in about:
        yield f"the card {card.code} is explained by '{about}'"


def wrong_entry(words: Words, entry: BookEntry, rules: str) -> Iterator[str]:
    keys = [*(f"window-{window}" for window in entry.windows)]
    lacking = [key for key in keys if not words.has(key)]
    for several in (entry.names, entry.about):
        if not any(words.has(key) for key in several):
            lacking.append(" or ".join(several))
    if lacking:
        yield f"{entry.id}: no text {', '.join(lacking)}"
        return
    name, about = entry_lines(words, entry, rules)
    if not name[0].isupper() or not about.endswith((".", "!")):
        yield f"{entry.id}: no sentence: {name}: {about}"


def missing(book: Iterable[BookEntry], described: Iterable[RulesetDescription]) -> set[str]:
    """What a ruleset has and the book leaves out."""
    expected: set[str] = set()
    for rules in described:
        shown = [zone for zone in rules.zones if zone.shown != "never" and zone.role != "internal"]
        expected |= {f"zone-{zone.family}" for zone in shown}
        counters = [counter for counter in rules.counters if counter.shown != "never"]
        expected |= {f"counter-{counter.family}" for counter in counters}
        powers = [verb for verb in rules.verbs if verb.windows and not verb.piece]
        expected |= {f"power-{verb.family}" for verb in powers}
        expected |= {card.code for card in rules.cards}
    return expected - {entry.id for entry in book}


if __name__ == "__main__":
    sys.exit(main())
