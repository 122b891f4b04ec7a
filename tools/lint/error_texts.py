"""Every error that a user can cause carries a message with a text in every language."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from string import Formatter

from onirim.engine.messages import Message, MessageValue
from onirim.text import languages, words_in
from onirim.text.message_files import ENGLISH
from onirim.text.say_error import say_message
from tools.generate.error_texts import Found, messages_in_source
from tools.lint.shared.findings import ROOT, Finding, line_of, report
from tools.lint.shared.messages import messages

SOURCE = "src/onirim"
SERVED = "errors.ftl", "errors-terminal.ftl"
FOR_DEVELOPERS = {  # a wrong module, caller or text: a bug, for which English is enough
    "game/deals/__init__.py",
    "rules/registration.py",
    "engine/info.py",
    "engine/kinds.py",
    "engine/memory.py",
    "engine/ruleset.py",
    "engine/state.py",
    "game/logged_game.py",
    "players/net/network.py",
    "hosting/session.py",
    "text/fluent/bundle.py",
}
NESTED = Message("error-near", "did you mean '{near}'?", near="x")
SAMPLES: tuple[MessageValue, ...] = ("Rs {x}", 1, 12_345, NESTED)


def main() -> int:
    return report(findings())


def findings() -> Iterator[Finding]:
    found = messages_in_source()
    yield from inconsistent(found)
    yield from untranslated(found)
    yield from other_english(found)
    yield from bare_errors()


def inconsistent(found: Iterable[Found]) -> Iterator[Finding]:
    """Templates use the arguments they are given; one key is one sentence."""
    sentences: dict[str, str] = {}
    for one in found:
        fields = {field for _, field, *_ in Formatter().parse(one.english) if field is not None}
        if fields != one.names:
            yield at(one, f"uses {sorted(fields)}, but is given {sorted(one.names)}")
        if sentences.setdefault(one.key, one.english) != one.english:
            yield at(one, "another line says another sentence by this key")


def untranslated(found: list[Found]) -> Iterator[Finding]:
    """Every message has a text with exactly its arguments, and every text a message."""
    keys = {one.key for one in found}
    for language in languages():
        texts = messages(language)
        for text in texts.values():
            if text.file in SERVED and text.key not in keys:
                yield text.finding("no error has this message")
        for one in found:
            if one.key not in texts or texts[one.key].arguments != one.names:
                yield at(one, f"no text with these arguments in {language}")


def other_english(found: list[Found]) -> Iterator[Finding]:
    """The English text is what the error says of itself."""
    for one in found:
        for sample in SAMPLES:
            message = Message(one.key, one.english, **dict.fromkeys(one.names, sample))
            if say_message(words_in(ENGLISH), message) != str(message):
                yield at(one, f"the English text is another: {message}")


def at(one: Found, what: str) -> Finding:
    path, _, line = one.where.rpartition(":")
    return Finding(f"{SOURCE}/{path}", int(line), f"{one.key}: {what}")


def bare_errors() -> Iterator[Finding]:
    """Only bugs are bare value errors; every other error carries a message."""
    bare: set[str] = set()
    for path in sorted((ROOT / SOURCE).rglob("*.py")):
        text, file = path.read_text(encoding="utf-8"), path.relative_to(ROOT / SOURCE).as_posix()
        for line in bare_in(text):
            bare.add(file)
            if file not in FOR_DEVELOPERS:
                yield Finding(f"{SOURCE}/{file}", line, "a bare ValueError: use a Message")
    for file in sorted(FOR_DEVELOPERS - bare):
        here = "tools/lint/error_texts.py"
        line = line_of((ROOT / here).read_text(encoding="utf-8"), f'"{file}"')
        yield Finding(here, line, f"{file} raises no bare ValueError any more")


def bare_in(text: str) -> list[int]:
    """The lines that raise `ValueError(...)`."""
    if not re.search(r"raise ValueError\(", text):
        return []
    return [
        node.lineno
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Raise)
        and isinstance(node.exc, ast.Call)
        and getattr(node.exc.func, "id", "") == "ValueError"
    ]


if __name__ == "__main__":
    sys.exit(main())
