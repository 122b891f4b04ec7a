"""Messages as data: a key and arguments that any language can render, and the English of them.

The English is written once, where a message is made. `tools/generate/error_texts.py` copies it to
`text/locales/en`; other languages translate the key. Nothing here reads a file: the engine explains
itself without any texts.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr


class Message:
    """A sentence or a phrase of one. An argument may be a message itself.

    `english` is a template, `'{word}' is not a mode`. A number is written as the reader's
    language writes numbers; what must stay as it was typed is given as a string.
    """

    def __init__(self, key: str, english: str, /, **args: MessageValue) -> None:
        self.key: str = key
        self.english: str = english
        self.args: dict[str, MessageValue] = {name: printable(args[name]) for name in args}

    def __str__(self) -> str:
        return self.english.format(**{name: in_english(self.args[name]) for name in self.args})

    def __repr__(self) -> str:
        return repr(str(self))

    def __reduce__(self) -> tuple[object, tuple[str, str, dict[str, MessageValue]]]:
        return restored, (self.key, self.english, self.args)


MessageValue = str | int | Message


@mypyc_attr(allow_interpreted_subclasses=True)
class OnirimError(ValueError):
    """Whatever a user can do wrong; `str()` is the English sentence.

    Examples:
        >>> from onirim import OnirimError, State
        >>> try:
        ...     State("solo+tower")
        ... except OnirimError as wrong:
        ...     print(wrong)
        'tower' is not a module or house rule; did you mean 'towers'?

    """

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message: Message = message

    def __reduce__(self) -> tuple[object, ...]:
        """Copies keep what a subclass adds: compiled, the usual way would lose it."""
        return type(self), (self.message,), getattr(self, "__dict__", {})


def name_as_imported(error: type[OnirimError]) -> None:
    """Let tracebacks name a compiled error as programs import it."""
    error.__module__ = "onirim"


name_as_imported(OnirimError)


def cause_of(error: Exception) -> MessageValue:
    """Why something failed, as an argument of the message that says what failed."""
    if isinstance(error, OnirimError):
        return error.message
    return str(error) or type(error).__name__


def printable(value: MessageValue) -> MessageValue:
    """Nothing that was typed may move a cursor or break a line."""
    if isinstance(value, str) and not value.isprintable():
        return repr(value)[1:-1]
    return value


def in_english(value: MessageValue) -> str:
    return f"{value:,}" if isinstance(value, int) else str(value)


def restored(key: str, english: str, args: dict[str, MessageValue]) -> Message:
    return Message(key, english, **args)
