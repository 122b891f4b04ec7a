"""Signs as each language sets them: ellipses, dashes, quotes, spaces that do not break.

What is written for machines (codes in errors, options of the command line) is left alone.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator

from onirim.text import languages
from tools.lint.shared.findings import Finding, report
from tools.lint.shared.messages import Message, messages

NO_BREAK, NARROW = "\N{NO-BREAK SPACE}", "\N{NARROW NO-BREAK SPACE}"
NAMES_ITSELF = "language.ftl"
CODES = (
    "errors.ftl",
    "errors-terminal.ftl",
    "cli.ftl",
    "cli-server.ftl",
    "language.ftl",
    "plain.ftl",
)
SPOKEN = {  # wrong in texts that are spoken at a table, in any language
    r"\.\.\.|\s…": "an ellipsis is one sign and follows its word",
    r"['\"]": "quotes are curly",
}
WRONG = {
    "fr": {
        rf"[ {NARROW}]:|[ {NARROW}]%": "a colon or % follows a plain unbreakable space",
    },
    "ru": {
        r"\s–\s": "an en dash stands only between numbers",
        rf"(?<=[^{NO_BREAK}])(?<!^)—\s": "a line can begin with this dash",
        r"\b(на руке|на руку|с руки)\b": "players hold cards in the hand",
    },
}
BESIDE_SIGNS = {  # wrong but in commands, codes and addresses
    "fr": rf"[^{NARROW}][;!?]|[^{NO_BREAK}]»|«[^{NO_BREAK}]",
}
TORN = {"fr": r" [:;!?%»]"}  # wrong in any file
PLURAL_RULE = "language-plurals"  # no text


def main() -> int:
    return report(findings())


def findings() -> Iterator[Finding]:
    for language in languages():
        for message in messages(language).values():
            for what in wrong(language, message):
                yield message.finding(what)


def wrong(language: str, message: Message) -> Iterator[str]:
    """What is wrong in a text."""
    if message.key != PLURAL_RULE and found(TORN.get(language), message.text):
        yield "a sign can be torn from its word"
    if message.file == NAMES_ITSELF:
        return
    rules = SPOKEN if message.file not in CODES else {}
    for pattern, what in (rules | WRONG.get(language, {})).items():
        if found(pattern, message.text):
            yield what
    if found(BESIDE_SIGNS.get(language), loosed(message.text)):
        yield "no unbreakable space beside a sign"


def found(pattern: str | None, text: str) -> bool:
    return pattern is not None and re.search(pattern, text) is not None


def loosed(text: str) -> str:
    """Without what stands for itself: commands, codes and addresses."""
    return re.sub(r"\S*[/=?&]\S*|(?<=^)[?!]", "", text)


if __name__ == "__main__":
    sys.exit(main())
