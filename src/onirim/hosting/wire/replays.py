"""A record played again: sent as text, answered with what a table shows step by step."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from onirim.game.events import Event
from onirim.game.happenings import Happening
from onirim.game.pile_order import PileOrder
from onirim.game.table_view import TableView
from onirim.rules.description import RulesetDescription
from onirim.rules.facts.answers import Insight

__all__ = ["EVERYTHING", "RecordText", "Replay", "ReplayStep"]

EVERYTHING: Final = -2  # a viewer who sees all cards
Viewer = Annotated[int, Meta(ge=-2, le=1)]  # a seat, -1: a spectator, or everything


class RecordText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The text of a record file."""

    text: Annotated[str, Meta(max_length=60_000)]
    name: Annotated[str, Meta(max_length=120)] = ""
    viewer: Viewer | None = None  # None: of each step whoever's turn it was


class ReplayStep(msgspec.Struct, frozen=True):
    """The table after one action; the first step is the set-up."""

    label: str  # the turn, as the record numbers it
    notation: str  # the action as a token
    events: tuple[Event, ...]
    happenings: tuple[Happening, ...]
    view: TableView
    insight: Insight
    next_card: dict[str, int]  # as in an update
    pile_order: PileOrder  # as in an update


class Replay(msgspec.Struct, frozen=True):
    """A whole game to step through."""

    headers: dict[str, str]
    description: RulesetDescription
    steps: tuple[ReplayStep, ...]
