"""Events go over the wire as they are: dataclasses whose field `type` says which.

Only a reader needs help: msgspec does not choose between dataclasses.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Final

import msgspec

from onirim.game.events import EVENTS, Event

__all__ = ["read_event"]

BY_TYPE: Final = {fields(event)[0].default: event for event in EVENTS}


def read_event(kind: type, value: object) -> Event:
    """A decoder's hook: the event that these fields are."""
    tag = value.get("type") if isinstance(value, dict) else None
    if kind is not Event or not isinstance(tag, str) or tag not in BY_TYPE:
        raise msgspec.ValidationError(f"no event: {value!r}")
    return msgspec.convert(value, BY_TYPE[tag])
