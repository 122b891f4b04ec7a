"""What went wrong, in the reader's language: the message of an error by its key."""

from __future__ import annotations

from onirim.engine.messages import Message, OnirimError
from onirim.text.words import Words

__all__ = ["say_error", "say_message"]


def say_error(words: Words, error: Exception) -> str:
    """In these words; an error of Python or of the system as it comes."""
    return say_message(words, error.message) if isinstance(error, OnirimError) else str(error)


def say_message(words: Words, message: Message) -> str:
    """In these words; where no language has the key, as with a module from outside, in English."""
    if not words.knows(message.key):
        return str(message)
    args = {
        name: say_message(words, value) if isinstance(value, Message) else value
        for name, value in message.args.items()
    }
    return words.say(message.key, **args)
