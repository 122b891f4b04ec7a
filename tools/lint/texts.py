"""All languages say the same: no key, argument or form is missing, nothing is left in English."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator

from buildtools.client_assets import FIRST_SCREENS
from onirim.text import languages, words_in
from onirim.text.message_files import ENGLISH, shelf
from tests.helpers.rulesets import alone_and_together
from tools.lint.shared.findings import Finding, name_of, report
from tools.lint.shared.messages import FUNCTIONS, Message, all_arguments, messages

EXPECTED = {"en", "fr", "ru"}
FORMED = ("card-", "colour-", "zone-")  # names have the forms that their language needs
FAMILY = {"CARDS": "card-", "COLOUR": "colour-", "ZONE": "zone-"}
FALL_BACK = {"about"}  # a form that only some cards have
DOORS = ("Rd", "Bd", "Gd", "Td", "Od")
SINGLE = {  # one copy each, so that nobody counts them
    "R3", "R4", "R5", "B3", "B4", "B5", "G3", "G4", "G5", "T3", "T4", "T5", "Od",
    "Pr", "Pb", "Pg", "Pt", "P2", "P3", "P5", "Pa",
}  # fmt: skip
NUMBERS = (2, 3, 5, 8, 11, 21)  # of all plural forms
DECK = re.compile(r"\b(deck|shuffle)", re.IGNORECASE)
SKIN = "pouch-"  # where chips come from a bag, nobody speaks of a deck
AT_THE_TABLE = (  # files; names and descriptions of cards and modules stay as they are
    "base book boards dreamcatchers duo glyphs help incubus oniverse premonitions towers web why"
)
NAMES = ("card-", "module-")


def main() -> int:
    return report(findings())


def findings() -> Iterator[Finding]:
    for language in sorted(EXPECTED - {*languages()}):
        yield Finding("src/onirim/text/locales", 1, f"no folder {language}")
    for language in languages():
        yield from unknown_parts(language)
        yield from missing_forms(language)
        yield from missing_cards(language)
        yield from later_texts(language)
        yield from missing_skin(language)
        if language != ENGLISH:
            yield from differences(said(language), said(ENGLISH))
            yield from other_arguments(language)
            yield from left_in_english(language)


def said(language: str) -> dict[str, Message]:
    """What is said: all messages, and the attributes that are no forms of names."""
    return {
        key: message
        for key, message in messages(language).items()
        if "." not in key or not key.startswith(FORMED)
    }


def differences(theirs: dict[str, Message], english: dict[str, Message]) -> Iterator[Finding]:
    """No key is missing or superfluous; a message stands in the same file in all languages."""
    other = next(iter(theirs.values())).path.parent
    for key, message in english.items():
        if key not in theirs:
            yield message.finding(f"missing in {other.name}")
        elif theirs[key].file != message.file:
            yield theirs[key].finding(f"belongs to {message.file}")
    for key in theirs.keys() - english.keys():
        yield theirs[key].finding("not in English")


def other_arguments(language: str) -> Iterator[Finding]:
    ours = said(language)
    for key in ours.keys() & said(ENGLISH).keys():
        if all_arguments(language, key) != all_arguments(ENGLISH, key):
            yield ours[key].finding("other arguments than in English")


def left_in_english(language: str) -> Iterator[Finding]:
    """Texts that are the same in both are listed in `same.txt`, and no others are."""
    english = said(ENGLISH)
    same = {
        key
        for key, message in said(language).items()
        if key in english
        and any(c.isalpha() for c in message.text)
        and message.text == english[key].text
    }
    path = shelf(language).folder / "same.txt"
    lines = path.read_text(encoding="utf-8").splitlines()
    listed = {line for line in lines if line and not line.startswith("#")}
    for key in sorted(same - listed):
        yield messages(language)[key].finding("left in English")
    for key in sorted(listed - same):
        yield Finding(name_of(path), lines.index(key) + 1, f"{key} is not the same as in English")


def unknown_parts(language: str) -> Iterator[Finding]:
    """Messages use our functions, and messages of the same file or of the base game."""
    found = messages(language)
    for message in found.values():
        for function in sorted(message.functions - FUNCTIONS):
            yield message.finding(f"no function {function}")
        for other in message.references:
            if other not in found or found[other].file not in {message.file, "base.ftl"}:
                yield message.finding(f"{other} is not in this file or in base.ftl")


def missing_forms(language: str) -> Iterator[Finding]:
    """Names have the forms that messages ask for."""
    found = messages(language)
    for message in found.values():
        for function, form in message.forms:
            for key in formed(language, function, form):
                if f"{key}.{form}" not in found:
                    yield message.finding(f"{key} has no form {form}")


def formed(language: str, function: str, form: str) -> list[str]:
    """The names that must have a form."""
    if form in FALL_BACK:
        return []
    if form == "place":
        return [f"card-{code}" for code in DOORS]
    names = [k for k in messages(language) if k.startswith(FAMILY[function]) and "." not in k]
    if form == "short":
        return [key for key in names if key.startswith("card-P")]
    return [key for key in names if key != "card-hidden" or function != "CARDS"]


def missing_cards(language: str) -> Iterator[Finding]:
    """Every card has a name; those of which there are several have plurals."""
    words, found = words_in(language), messages(language)
    codes = {code for rules in alone_and_together() for code in rules.codes} | {"hidden"}
    for code in sorted(codes):
        name = f"card-{code}"
        if name not in found:
            yield Finding(name_of(shelf(language).folder), 1, f"no name for the card {code}")
        elif code not in SINGLE and f"{name}.times" not in found:
            yield found[name].finding("cannot be counted")
        elif code not in SINGLE:
            for n in NUMBERS:
                if str(n) not in words.name(name, "times", n=n):
                    yield found[name].finding(f"{n} of them lack their number")


def later_texts(language: str) -> Iterator[Finding]:
    """What the browser reads first refers to nothing that it reads later."""
    found = messages(language)
    for message in found.values():
        for other in message.references if message.file in FIRST_SCREENS else ():
            if other not in found or found[other].file not in FIRST_SCREENS:
                yield message.finding(f"{other} is read later")


def missing_skin(language: str) -> Iterator[Finding]:
    """What is said of the deck is said of the bag, too."""
    files = {f"{name}.ftl" for name in AT_THE_TABLE.split()}
    theirs = messages(language)
    for key, message in messages(ENGLISH).items():
        of_the_deck = message.file in files and DECK.search(message.text)
        if of_the_deck and not key.startswith(NAMES) and f"{SKIN}{key}" not in theirs:
            yield message.finding(f"no {SKIN}{key} in {language}")


if __name__ == "__main__":
    sys.exit(main())
