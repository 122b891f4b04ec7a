"""Messages on the wire: what the server explains, a client says in the language of its player."""

from __future__ import annotations

from onirim.engine.messages import Message
from onirim.hosting.wire.bodies import Fault

__all__ = ["as_fault", "as_message"]


def as_fault(message: Message) -> Fault:
    args = {
        name: as_fault(value) if isinstance(value, Message) else value
        for name, value in message.args.items()
    }
    return Fault(message.key, args)


def as_message(text: str, fault: Fault | None) -> Message:
    """What a server sent: the text is its English. Without a fault nobody can translate it."""
    key, args = (fault.key, fault.args) if fault else ("", {})
    english = text.replace("{", "{{").replace("}", "}}")
    parts = {
        name: as_message(value.key, value) if isinstance(value, Fault) else value
        for name, value in args.items()
    }
    return Message(key, english, **parts)
