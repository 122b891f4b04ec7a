"""Events go over the wire as they are: dataclasses whose field `type` says which.

Only a reader needs help: msgspec does not choose between dataclasses.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Final

import msgspec

from onirim.events import EVENTS, Event

__all__ = ["read_event"]

BY_TYPE: Final = {fields(event)[0].default: event for event in EVENTS}


def read_event(kind: type, value: object) -> Event:
    """A decoder's hook: the event that these fields are."""
    if kind is not Event or not isinstance(value, dict):
        raise TypeError(f"no event: {value!r}")
    event = BY_TYPE.get(value.get("type"))
    if event is None:
        raise ValueError(f"no event of ours: {value.get('type')!r}")
    return msgspec.convert(value, event)
