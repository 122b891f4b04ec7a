"""Views go over the wire as all their fields at once; who receives them has a view again."""

from __future__ import annotations

from operator import itemgetter
from typing import Final

import msgspec

from onirim.game.table_view import OpenQuestion, ShownSet, TableView
from onirim.hosting.wire.events import read_event

__all__ = ["SentView", "encode", "read_custom"]


class SentView(msgspec.Struct, frozen=True):
    """The observation of one seat: all that a front end shows and that a bot gets."""

    rules: str
    seat: int
    active: int
    to_move: int
    step: str
    rule: str
    actions: tuple[str, ...]
    extras: tuple[str, ...]
    result: str
    zones: dict[str, tuple[str, ...]]
    deck: int
    known_top: tuple[str, ...]
    shown: tuple[ShownSet, ...]
    unknown: dict[str, int]
    blocked_doors: tuple[str, ...]
    wasted_actions: tuple[str, ...]
    can_be_won: bool
    series_length: int
    series_if_played: dict[str, int]
    question: OpenQuestion | None
    counters: dict[str, int]
    position: str


of_names: Final = itemgetter(*SentView.__struct_fields__)


def write_custom(value: object) -> SentView:
    """An encoder's hook."""
    if not isinstance(value, TableView):
        raise NotImplementedError
    return SentView(*of_names(value.fields()))


def read_custom(kind: type, value: object) -> object:
    """A decoder's hook."""
    if kind is TableView:
        return TableView.of_fields(msgspec.structs.asdict(msgspec.convert(value, SentView)))
    return read_event(kind, value)


encode: Final = msgspec.json.Encoder(enc_hook=write_custom).encode
"""Whatever is sent, as JSON."""
