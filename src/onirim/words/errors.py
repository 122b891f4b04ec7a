"""What went wrong, in the reader's language.

The layers below speak English and know no texts: an error of theirs is one English sentence. The
English messages of `errors.ftl` are these very sentences, so a sentence tells which message it is
and what its arguments are, and any language can say it again.
"""

from __future__ import annotations

import re
from functools import cache

from onirim.notation.record.errors import NOWHERE, RecordError
from onirim.words.fluent import Literal, Message, Pattern, Select, Variable
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
    messages = [m for m in english.messages(english.folder / FILE) if m.value]
    messages.sort(key=lambda message: -len(own_words(message)))
    return tuple((message.name, as_pattern(message)) for message in messages)


def as_pattern(message: Message) -> re.Pattern[str]:
    first, *rest = [as_part(element) for element in elements(message)]
    start = f"(?i:{first[:1]}){first[1:]}" if first[:1].isalpha() else first
    return re.compile("".join([start, *rest]), re.DOTALL)


def as_part(element: object) -> str:
    if isinstance(element, str):
        return re.escape(element)
    if isinstance(element, Literal):
        return re.escape(str(element.value))
    while isinstance(element, Select):
        element = element.selector
    assert isinstance(element, Variable)
    return f"(?P<{element.name}>.*?)"


def own_words(message: Message) -> str:
    return "".join(element for element in elements(message) if isinstance(element, str))


def elements(message: Message) -> Pattern:
    assert message.value is not None
    return message.value
