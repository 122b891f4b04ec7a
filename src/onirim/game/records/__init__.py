"""Records and games: a game written down, a record played again, both in files."""

from __future__ import annotations

from onirim.game.records.files import load, load_record, save
from onirim.game.records.recorder import record_of
from onirim.game.records.replay import RecordedStep, SeatRecord, replayed, replayed_steps

__all__ = [
    "RecordedStep",
    "SeatRecord",
    "load",
    "load_record",
    "record_of",
    "replayed",
    "replayed_steps",
    "save",
]
