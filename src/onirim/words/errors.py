"""What went wrong, in the reader's language.

The layers below speak English and know no texts: an error of theirs is one English sentence. The
English messages of `errors.ftl` are these very sentences, so a sentence tells which message it is
and what its arguments are, and any language can say it again.
"""

from __future__ import annotations

import re
from functools import cache

from fluent.syntax import ast

from onirim.notation.record.errors import NOWHERE, RecordError
from onirim.words.library import ENGLISH, shelf
from onirim.words.words import Words

__all__ = ["in_language", "recognise", "say_record_error"]

FILE = "errors.ftl"


def in_language(words: Words, sentence: str) -> str:
    """An English sentence of the program again in these words; as it is if nobody knows it."""
    found = recognise(sentence)
    return words.say(found[0], **found[1]) if found else sentence


def say_record_error(words: Words, error: RecordError) -> str:
    """Where in which file, in which turn, and why."""
    where = [error.file] if error.file else []
    if error.place != NOWHERE:
        where += [str(error.place.line), str(error.place.column)]
    reason = in_language(words, error.reason)
    if error.turn:
        reason = words.say("record-in-turn", turn=error.turn, reason=reason)
    return f"{':'.join(where)}{': ' if where else ''}{reason}"


def recognise(sentence: str) -> tuple[str, dict[str, str]] | None:
    """The message that an English sentence is, with its arguments."""
    for key, pattern in patterns():
        match = pattern.fullmatch(sentence) or pattern.fullmatch(sentence.removesuffix("."))
        if match:
            return key, {name: slug(value) for name, value in match.groupdict().items()}
    return None


def slug(value: str) -> str:
    """A variant of a message cannot have a space in its name."""
    return "going-on" if value == "going on" else value


@cache
def patterns() -> tuple[tuple[str, re.Pattern[str]], ...]:
    """Each English error as a pattern; those with more words of their own come first."""
    english = shelf(ENGLISH)
    messages = [
        entry
        for entry in english.resource(english.folder / FILE).body
        if isinstance(entry, ast.Message) and entry.value
    ]
    messages.sort(key=lambda message: -len(own_words(message)))
    return tuple((message.id.name, as_pattern(message)) for message in messages)


def as_pattern(message: ast.Message) -> re.Pattern[str]:
    first, *rest = [as_part(element) for element in elements(message)]
    start = f"(?i:{first[:1]}){first[1:]}" if first[:1].isalpha() else first
    return re.compile("".join([start, *rest]), re.DOTALL)


def as_part(element: ast.TextElement | ast.Placeable) -> str:
    if isinstance(element, ast.TextElement):
        return re.escape(element.value)
    expression = element.expression
    if isinstance(expression, ast.StringLiteral):
        return re.escape(expression.parse()["value"])
    while isinstance(expression, ast.SelectExpression):
        expression = expression.selector
    assert isinstance(expression, ast.VariableReference)
    return f"(?P<{expression.id.name}>.*?)"


def own_words(message: ast.Message) -> str:
    return "".join(e.value for e in elements(message) if isinstance(e, ast.TextElement))


def elements(message: ast.Message) -> list[ast.TextElement | ast.Placeable]:
    assert message.value is not None
    return list(message.value.elements)
