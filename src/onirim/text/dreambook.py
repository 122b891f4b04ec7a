"""The dream book: every card, place, counter and power of every module, with what explains it.

The entries follow from the descriptions of the rulesets, so that a new module is in the book as
soon as it is in the catalogue. Front ends say the messages; pictures are names of `onirim.art`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache

from onirim.engine.info import Cost
from onirim.rules.catalogue import MODES, entries
from onirim.rules.description import (
    CardDescription,
    CounterDescription,
    RulesetDescription,
    VerbDescription,
    ZoneDescription,
    describe,
)
from onirim.text.help import card_help_args, card_help_keys, switches
from onirim.text.rulebook import page_names, rules_on
from onirim.text.words import TextArgument, Words

__all__ = ["BookEntry", "Chapter", "chapters", "entry_lines", "find_entry"]

ALONE = "solo"
INSIDE = ("internal",)  # roles of zones that nobody is shown


@dataclass(frozen=True, slots=True)
class BookEntry:
    """One thing that can be looked up."""

    id: str  # as in a link: a card's code, zone-<family>, counter-<family>, power-<family>
    face: str  # a picture; "": none
    names: tuple[str, ...]  # messages that name it, the best first
    about: tuple[str, ...]  # messages that explain it, the best first
    args: dict[str, TextArgument] = field(default_factory=dict)
    rules: tuple[str, ...] = ()
    copies: int = 0  # of a card, with its module alone
    windows: tuple[str, ...] = ()  # of a power: when it can be used
    costs: tuple[Cost, ...] = ()


@dataclass(frozen=True, slots=True)
class Chapter:
    """The base game, the game for two or a module."""

    key: str
    entries: tuple[BookEntry, ...]
    rules: tuple[str, ...]  # all that its page has


@cache
def chapters() -> tuple[Chapter, ...]:
    """In the order in which the rules are read; pages without things have rules only."""
    return tuple(
        Chapter(name, tuple(things_of(name)), tuple(rules_on(name))) for name in page_names()
    )


def things_of(name: str) -> list[BookEntry]:
    found: dict[str, BookEntry] = {}
    for rules in rulesets_with(name):
        for entry in entries_in(rules, name):
            found.setdefault(entry.id, entry)
    return list(found.values())


def rulesets_with(name: str) -> list[RulesetDescription]:
    """Each level of a module, each way to play with two; nothing for pages of other kinds."""
    if name == "base":
        return [describe(ALONE)]
    modes = [mode for mode in MODES if mode.partition(":")[0] == name]
    if modes:
        return [describe(mode) for mode in modes]
    module = next((entry for entry in entries() if entry.key == name), None)
    if module is None:
        return []
    levels = ["", *(f":{option}" for option in module.options)]
    return [describe(f"{ALONE}+{name}{level}") for level in levels]


def entries_in(rules: RulesetDescription, module: str) -> list[BookEntry]:
    cards = [of_card(rules, card) for card in rules.cards if card.module == module]
    verbs = [v for v in rules.verbs if v.module == module and v.windows and not v.piece]
    counters = [c for c in rules.counters if c.module == module and c.shown != "never"]
    zones = [z for z in rules.zones if z.module == module and z.shown != "never"]
    return [
        *cards,
        *(of_power(verb) for verb in verbs),
        *(of_counter(counter) for counter in counters),
        *(of_zone(rules, zone) for zone in zones if zone.role not in INSIDE),
    ]


def of_card(rules: RulesetDescription, card: CardDescription) -> BookEntry:
    powers = [verb for verb in rules.verbs if verb.piece == card.code]
    return BookEntry(
        id=card.code,
        face=card.code,
        names=(f"card-{card.code}",),
        about=card_help_keys(card),
        args=card_help_args(card),
        rules=card.rules,
        copies=card.copies,
        windows=tuple(dict.fromkeys(window for verb in powers for window in verb.windows)),
    )


def of_power(verb: VerbDescription) -> BookEntry:
    return BookEntry(
        id=f"power-{verb.family}",
        face=verb.face,
        names=(f"title-{verb.family}", f"do-{verb.family}"),
        about=(f"about-power-{verb.family}",),
        windows=verb.windows,
        costs=verb.costs,
    )


def of_counter(counter: CounterDescription) -> BookEntry:
    family = counter.family
    names = (f"title-{family}", f"counter-{family}")
    return BookEntry(f"counter-{family}", counter.face, names, (f"about-counter-{family}",))


def of_zone(rules: RulesetDescription, zone: ZoneDescription) -> BookEntry:
    """A place shows what it is when empty, or the first piece that can lie there."""
    first = next((card.code for card in rules.cards if card.card_class == "door"), "")
    face = f"{zone.face}-{first}" if zone.face else zone.empty_face
    names = (f"web-zone-{zone.family}", f"zone-{zone.family}")
    return BookEntry(f"zone-{zone.family}", face, names, (f"about-zone-{zone.family}",))


# --- as text -------------------------------------------------------------------------------------


def find_entry(text: str) -> BookEntry | None:
    """The thing with this id, whichever case it is typed in."""
    wanted = text.lower()
    every = (entry for chapter in chapters() for entry in chapter.entries)
    return next((entry for entry in every if entry.id.lower() == wanted), None)


def entry_lines(words: Words, entry: BookEntry, ruleset: str = "") -> list[str]:
    """Its name and what it is for: in a ruleset, or in general."""
    name = next((words.say(key) for key in entry.names if words.knows(key)), entry.id)
    about = next((key for key in entry.about if words.knows(key)), "")
    rules = f" ({', '.join(entry.rules)})" if entry.rules else ""
    said = words.say(about, **entry.args, **switches(ruleset)) if about else ""
    return [f"{name[:1].upper()}{name[1:]}{rules}", said]
