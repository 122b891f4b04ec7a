"""Every text is said somewhere, and everything that the engine has can be said."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from onirim.engine.ruleset import Ruleset
from onirim.game.happenings import PLAIN_KEYS
from onirim.game.logged_game import LoggedGame
from onirim.hosting.lessons import LESSONS, NIGHT
from onirim.players.registry import PLAYERS
from onirim.rules.catalogue import MODES, all_house_rules, module_keys, module_words
from onirim.rules.description import described
from onirim.rules.facts.ruleset_facts import effects_of
from onirim.terminal.guide import COMMANDS, symbol_of
from onirim.terminal.odds import CARD_CLASSES
from onirim.text.dreambook import chapters
from onirim.text.message_files import ENGLISH
from onirim.text.rulebook import page_names
from tests.helpers.rulesets import alone_and_together
from tools.generate.error_texts import messages_in_source
from tools.lint.shared.findings import ROOT, Finding, report
from tools.lint.shared.messages import messages
from tools.rules import ids

TEXTS = "src/onirim/text/locales/en"
SKIN = "pouch-"
OTHER = "-other"  # what is said of things without a text of their own
FACTS = ("why", "cost", "threat", "victory", "power")  # see fact_texts.py
SHOWN = "shown"
PARTS = {"happened": ("", ".log", ".strip")}  # a caption, a row of the log, words on the curtain
COMMAND_LINE = ("cli", "simulation")  # see command_help.py
AT_STEP = {  # verbs that are said otherwise at one question
    "decline-at-trio", "decline-at-door", "decline-at-swap", "decline-at-freeing",
    "decline-at-discard-any", "decline-at-rally", "take-at-incantation", "top-at-paradox",
}  # fmt: skip
LATER_LEVEL = "incubus-apprentice"  # the level without an option is called by its own name
ASKING = ("web-explain-", "web-mark-", "web-sort-", "web-ask-", "web-moment-")  # beside a question
DOING = (
    "web-do-",
    "web-more-",
    "web-many-",
    "web-lost-",
    "web-any-",
    "web-armed-",
)  # beside a verb
NO_LINE = {"deck", "bottom", "hand", "row", "doors", "shared"}  # they have lines of their own


def main() -> int:
    return report(findings())


def findings() -> Iterator[Finding]:
    found = messages(ENGLISH)
    for family, names in families().items():
        for name in sorted(names) if family != "letter" else ():
            for part in PARTS.get(family, ("",)):
                if f"{family}-{name}{part}" not in found:
                    yield Finding(TEXTS, 1, f"no text {family}-{name}{part}")
    for key, message in found.items():
        if not is_used(key.partition(".")[0]):
            yield message.finding("is said nowhere")
    yield from wrong_places()


def wrong_places() -> Iterator[Finding]:
    """Every zone that is shown has a line, and nothing else has."""
    zones = families()["zone"]
    for key, message in messages(ENGLISH).items():
        family, _, name = key.partition("-")
        if family == SHOWN and name not in {*zones, "other"}:
            yield message.finding("no zone")
    for zone in sorted(zones - NO_LINE):
        if f"{SHOWN}-{zone}" not in messages(ENGLISH):
            yield Finding(TEXTS, 1, f"no text {SHOWN}-{zone}")


# --- what there is -------------------------------------------------------------------------------


@cache
def families() -> dict[str, set[str]]:
    """For each kind of name all that there are."""
    every = alone_and_together()
    steps = in_any(map(asking, every))
    lookups = [described(rules) for rules in every]
    return {
        "ask": steps,
        "step": steps,
        "do": in_any(map(verbs, every)) | AT_STEP,
        "effect": in_any(map(effects, every)),
        "card": {code for rules in every for code in rules.codes} | {"hidden"},
        "zone": in_any(map(zones, every)) | {"deck"},
        "counter": {c.family for lookup in lookups for c in lookup.counters.values()},
        "house": {*all_house_rules()},
        "mode": {mode.replace(":", "-") for mode in MODES},
        "module": {*page_names()},
        "option": {word.replace(":", "-") for word in module_words() if ":" in word}
        | {LATER_LEVEL},
        "badge": {*module_keys()},
        "gives": {*module_keys()},
        "risks": {*module_keys()},
        "level": levels(),
        "preset": {"printed", "manual"},
        "player": {*PLAYERS, "A", "B"},
        "chance": {*CARD_CLASSES},
        "command": {*COMMANDS, "back"},
        "end": {"won", "lost"},
        "colour": {*"RBGTX"},
        "symbol": {s for lookup in lookups for c in lookup.cards.values() if (s := symbol_of(c))},
        "happened": happened(every),
        "fact": in_any(map(facts, every)),
        "group": {group for rules in every for group in rules.group_names[1:]},
        "letter": {*"smkdg"},
        "rule": {name.removeprefix("§").replace(".", "-") for name in ids.load(ROOT).rules},
    }


def in_any(names: Iterable[Iterable[str]]) -> set[str]:
    return {name for some in names for name in some}


def asking(rules: Ruleset) -> list[str]:
    """Steps that put a question to a player."""
    return [step.name for step in rules.steps[1:] if step.rule]


def effects(rules: Ruleset) -> list[str]:
    steps = {int(rules.on_discard[k]) for k in range(rules.n_kinds)} - {0}
    return [rules.steps[step].name for step in steps]


def happened(every: Iterable[Ruleset]) -> set[str]:
    """The keys of all happenings."""
    return in_any(effects_of(rules).keys() for rules in every) | {*PLAIN_KEYS}


def facts(rules: Ruleset) -> list[str]:
    """Numbers that happenings compare."""
    declared = [one for found in effects_of(rules).by_cause.values() for one in found]
    return [fact.partition("=")[0] for effect in declared for fact in effect.facts]


def verbs(rules: Ruleset) -> list[str]:
    return [verb.info.family or verb.name for verb in rules.verbs]


def zones(rules: Ruleset) -> list[str]:
    """Those that somebody can see into, as they are called at the table."""
    seen, known = LoggedGame(rules, 1).view().zones, described(rules).zones
    return [known[name].family for name in seen if name != "top"]


def levels() -> set[str]:
    """The levels of modules that have several."""
    words = {word.replace(":", "-") for word in module_words() if ":" in word}
    return words | {f"{word.partition('-')[0]}-normal" for word in words}


# --- where texts are said ------------------------------------------------------------------------


def is_used(key: str) -> bool:
    """Named in the code, referred to by a message, or the name of something that there is."""
    plain = key.removeprefix(SKIN)
    family, _, name = plain.partition("-")
    if name in families().get(family, ()) or key.endswith(OTHER):
        return True
    if family in (*FACTS, SHOWN, *COMMAND_LINE):
        return True  # checked elsewhere
    if plain in raised() or plain.removeprefix("web-") in raised():
        return True  # the message of an error, or what the browser says in its place
    return is_used_by_client(plain) or plain in literals() or plain in referred_to()


@cache
def referred_to() -> set[str]:
    return {name for message in messages(ENGLISH).values() for name in message.references}


@cache
def raised() -> set[str]:
    """The messages of all errors."""
    return {found.key for found in messages_in_source()}


@cache
def literals() -> set[str]:
    """The strings of all of our Python that prints texts for people."""
    folders = ("src/onirim/cli", "src/onirim/terminal", "src/onirim/text", "tools/generate")
    return quoted("\n".join(read((ROOT / folder).rglob("*.py")) for folder in folders))


def read(paths: Iterable[Path]) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


def quoted(text: str) -> set[str]:
    return {*re.findall(r"(?<=['\"])[\w-]+(?=['\"])", text)}


def is_used_by_client(key: str) -> bool:
    """Named whole, or put together from a beginning and a name that is there, too."""
    return key in book_keys() or is_of_a_thing(key) or is_written_in_client(key)


@cache
def book_keys() -> set[str]:
    """What the dream book says of something, and of when it can be used."""
    things = [entry for chapter in chapters() for entry in chapter.entries]
    keys = {key for entry in things for key in (*entry.names, *entry.about)}
    return keys | {f"window-{window}" for entry in things for window in entry.windows}


def is_of_a_thing(key: str) -> bool:
    """Said of a zone, a mode, a verb, a question or a step of a lesson."""
    if any(key.startswith(start) and key.removeprefix(start) in known
           for start, known in things().items()):  # fmt: skip
        return True
    for start in DOING:
        verb = key.removeprefix(start).partition("-at-")[0]
        if key.startswith(start) and f"do-{verb}" in messages(ENGLISH):
            return True
    starts = [start for start in ASKING if key.startswith(start)]
    return any(f"ask-{key.removeprefix(start)}" in messages(ENGLISH) for start in starts)


@cache
def things() -> dict[str, set[str]]:
    zone, mode = {*families()["zone"], "top"}, families()["mode"]
    scripts = (NIGHT, *(lesson.steps for lesson in LESSONS))
    return {
        "web-zone-": zone,
        "web-group-": zone,
        "web-mode-": mode,
        "together-mode-": mode,
        "tutorial-": {step.text for script in scripts for step in script},
        "brief-": families()["card"],
    }


def is_written_in_client(key: str) -> bool:
    if key == "language-locale":  # found in the file before its messages can be read
        return f"/^{key}" in client()
    whole, ends = names_in_client()
    starts = [start for start in beginnings() if key.startswith(start)]
    return key in whole or any(key.removeprefix(start) in ends for start in starts)


@cache
def client() -> str:
    """What the browser's client is written in."""
    sources = (ROOT / "web" / "src").rglob("*")
    return read([path for path in sources if path.suffix in (".ts", ".svelte")])


@cache
def beginnings() -> set[str]:
    """Beginnings of keys that the client puts together: `web-zone-${name}`."""
    return {*re.findall(r"[`']([a-z]+-(?:[a-z]+-)*)\$\{", client())}


@cache
def names_in_client() -> tuple[set[str], set[str]]:
    """Strings, and whatever can be the end of a key: strings, and names before a colon."""
    text = client()
    whole = {*re.findall(r"(?<=')[\w-]+(?=')", text)}
    ends = {*re.findall(r"(?<=['\".])[\w-]+(?=['\"])", text)}
    for name in re.findall(r"([\w-]+):", text):
        parts = name.split("-")
        ends |= {"-".join(parts[i:]) for i in range(len(parts))}
    return whole, ends


if __name__ == "__main__":
    sys.exit(main())
