"""Rulesets by name: the only file of the rules that knows which modes and modules there are.

A ruleset is written `solo`, or `duo:open+towers:hard+glyphs+T1`: the mode first (two players choose
how they communicate after a colon), then modules with their option after a colon, then house
rules, joined by `+`. The canonical form has the modules in the order of the rules and the house
rules sorted. The presets `printed` and `manual` stand for house rules (rules §14).
"""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from functools import lru_cache
from typing import Final

from onirim.engine.hooks import Module
from onirim.engine.kinds import BASE
from onirim.engine.messages import Message, OnirimError, name_as_imported
from onirim.engine.ruleset import Ruleset
from onirim.rules.base.install import BASE_HOUSE_RULES, install_base_cards, install_base_steps
from onirim.rules.base.verbs import complete_base_verbs, install_base_verbs
from onirim.rules.duo import Duo, LimitedDuo
from onirim.rules.expansions.book import Book
from onirim.rules.expansions.crossroads import Crossroads
from onirim.rules.expansions.dreamcatchers import Dreamcatchers
from onirim.rules.expansions.glyphs import Glyphs
from onirim.rules.expansions.incubus import Incubus
from onirim.rules.expansions.oniverse import Oniverse
from onirim.rules.expansions.pouch import Pouch
from onirim.rules.expansions.premonitions import Premonitions
from onirim.rules.expansions.towers import Towers
from onirim.rules.registration import CatalogueEntry, Outside
from onirim.rules.solo import Solo

RULES_VERSION: Final = 2
"""Raised when a ruling changes what happens in games already played. The shipped net then has to be
trained or checked again: it is refused by rules of another version."""
MODES: Final = ("solo", "duo", "duo:limited", "duo:open")
PRINTED: Final = "printed"
MANUAL: Final = "manual"
MOST_RULESETS: Final = (
    128  # compiled rulesets, of 0.3 MB each; a server may be asked for any of them
)


def ours(
    key: str, make: Callable[[str], Module], options: list[str], normal: str = "normal"
) -> CatalogueEntry:
    """An expansion of this package; its heuristic and its facts are named, never imported here."""
    name = key.capitalize()
    heuristic = f"onirim.players.heuristic.{key}:{name}Heuristic"
    facts = f"onirim.rules.facts.{key}:{name}Facts"
    return CatalogueEntry(key, make, options, normal, heuristic=heuristic, facts=facts)


ENTRIES: Final[list[CatalogueEntry]] = [  # in the order of the rules
    ours("book", Book, ["hard"]),
    ours("glyphs", Glyphs, []),
    ours("dreamcatchers", Dreamcatchers, ["hard"]),
    ours("towers", Towers, ["hard"]),
    ours("premonitions", Premonitions, ["5", "6"], "4"),
    ours("crossroads", Crossroads, ["hard"]),
    ours("oniverse", Oniverse, []),
    ours("incubus", Incubus, ["new", "true"], "apprentice"),
    CatalogueEntry("pouch", Pouch, []),
]
OUTSIDE: Final = Outside()  # behind them what other packages bring


class RulesetError(OnirimError):
    """The text names no ruleset; the message says what was expected.

    Examples:
        >>> from onirim import Ruleset
        >>> Ruleset("sola")
        Traceback (most recent call last):
        onirim.RulesetError: 'sola' is not a mode; did you mean 'solo'?

    """


name_as_imported(RulesetError)


@lru_cache(maxsize=MOST_RULESETS)
def ruleset(text: str) -> Ruleset:
    """The ruleset that a text names. It is compiled once, and all of its games share it."""
    mode_text, *items = text.strip().split("+")
    mode = make_mode(mode_text)
    wanted = Wanted(mode)
    for item in items:
        wanted.add(item)
    modules = [entry.make(wanted.options[entry.key]) for entry in wanted.entries()]
    chosen = wanted.chosen_house_rules(modules)
    canonical = "+".join([mode_text, *wanted.module_words(), *chosen])
    if text != canonical:
        return ruleset(canonical)
    refuse_bad_company(modules, chosen)
    rules = compile_rules(mode, modules, chosen)
    rules.text = canonical
    return rules


def entries() -> list[CatalogueEntry]:
    """All modules: our own, then those from outside."""
    OUTSIDE.look([entry.key for entry in ENTRIES])
    return [*ENTRIES, *OUTSIDE.entries]


def register_module(entry: CatalogueEntry) -> None:
    """A module of this process alone, until it is registered again."""
    OUTSIDE.look([one.key for one in ENTRIES])
    OUTSIDE.register(entry, [one.key for one in ENTRIES])
    ruleset.cache_clear()


def module_keys() -> list[str]:
    """The keys of all modules, in the order of the rules."""
    return [entry.key for entry in entries()]


def module_words() -> list[str]:
    """Every module with every option, as a ruleset names it."""
    return [word for entry in entries() for word in entry.words()[:-1]]


def house_rules_of(word: str) -> list[str]:
    """The house rules that a mode or module reads."""
    if word in MODES:
        return sorted([*BASE_HOUSE_RULES, *make_mode(word).house_rules()])
    return sorted(entry_of(word).make("").house_rules())


def compile_rules(mode: Module, modules: list[Module], house_rules: list[str]) -> Ruleset:
    """Cards first, then what the modules declare, then everything that counts them."""
    rules = Ruleset(mode, modules, house_rules)
    install_base_cards(rules)
    for module in modules:
        rules.installing = module.key()
        for card in module.cards(house_rules):
            rules.add_card(card)
    rules.installing = BASE
    install_base_steps(rules)
    install_base_verbs(rules)
    for module in rules.modules_with_mode:
        rules.installing = module.key()
        module.install(rules)
    rules.installing = BASE
    for seat in range(int(rules.seats)):
        rules.add_seat(seat)
    complete_base_verbs(rules)
    rules.finish()
    return rules


# --- below: reading the text ---------------------------------------------------------------------


class Wanted:
    """What a text asks for, word by word."""

    def __init__(self, mode: Module) -> None:
        self.mode: Module = mode
        self.options: dict[str, str] = {}
        self.house_rules: list[str] = []
        self.preset: str = ""

    def add(self, item: str) -> None:
        key, colon, option = item.partition(":")
        if key in module_keys():
            self.add_module(key, option if colon else "", bool(colon))
        elif item in all_house_rules():
            self.add_once(self.house_rules, item)
        elif item in (PRINTED, MANUAL):
            if self.preset not in ("", item):
                raise RulesetError(
                    Message(
                        "error-presets",
                        "{one} and {other} are two presets: choose one",
                        one=PRINTED,
                        other=MANUAL,
                    )
                )
            self.preset = item
        elif key in OUTSIDE.broken:
            raise RulesetError(OUTSIDE.broken[key])
        else:
            known = [*module_keys(), *all_house_rules(), PRINTED, MANUAL]
            raise RulesetError(
                Message(
                    "error-item",
                    "'{word}' is not a module or house rule; {hint}",
                    word=item,
                    hint=hint(item, known),
                )
            )

    def add_module(self, key: str, option: str, written: bool) -> None:
        entry = entry_of(key)
        if key in self.options:
            raise written_twice(key)
        known = [*entry.options, entry.normal]
        if written and option not in known:
            raise RulesetError(
                Message(
                    "error-module-option",
                    "'{word}' is not an option of {module}; {hint}",
                    word=option,
                    module=key,
                    hint=hint(option, known),
                )
            )
        self.options[key] = "" if option == entry.normal else option

    def add_once(self, items: list[str], item: str) -> None:
        if item in items:
            raise written_twice(item)
        items.append(item)

    def entries(self) -> list[CatalogueEntry]:
        return [entry for entry in entries() if entry.key in self.options]

    def module_words(self) -> list[str]:
        words = []
        for entry in self.entries():
            option = self.options[entry.key]
            words.append(f"{entry.key}:{option}" if option else entry.key)
        return words

    def chosen_house_rules(self, modules: list[Module]) -> list[str]:
        """The house rules in order; each must mean something to a mode or module of the game."""
        read = [*BASE_HOUSE_RULES]
        preset: list[str] = []
        for module in [self.mode, *modules]:
            read += module.house_rules()
            preset += module.manual_house_rules() if self.preset == MANUAL else []
        for rule in self.house_rules:
            if rule not in read:
                raise RulesetError(what_needs(rule))
        return sorted({*self.house_rules, *preset})


def refuse_bad_company(modules: list[Module], house_rules: list[str]) -> None:
    for module in modules:
        others = [other for other in modules if other is not module and other.is_expansion()]
        reason = module.obstacle_with(others, house_rules)
        if reason is not None:
            raise RulesetError(reason)


def make_mode(text: str) -> Module:
    if text == "solo":
        return Solo()
    if text == "duo":
        return Duo()
    if text == "duo:open":
        return Duo(open_hands=True)
    if text == "duo:limited":
        return LimitedDuo()
    raise RulesetError(
        Message(
            "error-mode", "'{word}' is not a mode; {hint}", word=text, hint=hint(text, list(MODES))
        )
    )


def entry_of(word: str) -> CatalogueEntry:
    for entry in entries():
        if word in entry.words():
            return entry
    raise RulesetError(
        Message(
            "error-module",
            "'{word}' is not a module; {hint}",
            word=word,
            hint=hint(word, module_keys()),
        )
    )


def all_house_rules() -> list[str]:
    found = {*BASE_HOUSE_RULES, *Duo().house_rules()}
    for entry in entries():
        found.update(entry.make("").house_rules())
    return sorted(found)


def manual_house_rules() -> list[str]:
    """The house rules that the preset `manual` switches, where what they change is played."""
    found = {*Duo().manual_house_rules()}
    for entry in entries():
        found.update(entry.make("").manual_house_rules())
    return sorted(found)


def what_needs(rule: str) -> Message:
    """A house rule without what it changes: what would have to be played with it."""
    if rule in Duo().house_rules():
        return Message(
            "error-house-needs-two", "the house rule {rule} needs two players", rule=rule
        )
    modules = [e.key for e in entries() if rule in e.make("").house_rules()]
    return Message(
        "error-house-needs",
        "the house rule {rule} needs {modules}",
        rule=rule,
        modules=", ".join(modules),
    )


def written_twice(item: str) -> RulesetError:
    return RulesetError(Message("error-twice", "{item} is written twice", item=item))


def hint(word: str, known: list[str]) -> Message:
    """The nearest word that would have been right; all of them if none is near."""
    near = get_close_matches(word, known, 1, 0.4)
    if near:
        return Message("error-near", "did you mean '{near}'?", near=near[0])
    return Message("error-known", "expected one of: {known}", known=", ".join(known))
