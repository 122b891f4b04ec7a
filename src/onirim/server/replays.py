"""What workers do: records written of games, and played again for whoever wants to look at them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from onirim.description import describe
from onirim.engine.messages import Message
from onirim.log import Entry
from onirim.notation.record import RecordError, read_record, write_record
from onirim.records import replay_steps
from onirim.server.game_session import GameSession
from onirim.server.problems import ApiError
from onirim.store import StoredGame
from onirim.wire.replays import RecordText, Replay, ReplayStep

__all__ = ["played_again", "replay_bytes", "written"]

MOST_STEPS = 3000


def replay_bytes(body: RecordText) -> bytes:
    """The answer as it is sent."""
    return msgspec.json.encode(played_again(body))


def written(stored: StoredGame, log: Sequence[Entry], seat: int) -> str:
    """The record of a game that has come so far, as a viewer may have it."""
    names = [row.name or f"Dreamwalker {row.seat + 1}" for row in stored.seats]
    return write_record(GameSession(stored, log).record(seat, names))


def played_again(body: RecordText) -> Replay:
    """Every step as the player whose turn it was saw it; ApiError says where a record is wrong."""
    try:
        record = read_record(body.text, body.name)
        steps: list[ReplayStep] = []
        for game, played in replay_steps(record):
            if len(steps) == MOST_STEPS:
                long = Message(
                    "server-replay-long", "a replay has at most {limit} steps", limit=MOST_STEPS
                )
                raise ApiError(413, "too-long", long)
            seat = game.state.active
            view, known = game.view(seat), game.insight(seat)
            events, order = tuple(played.events), game.pile_order(seat)
            step = ReplayStep(played.turn, played.token, events, view, known, order)
            steps.append(step)
    except RecordError as wrong:
        raise ApiError(400, "no-record", wrong.message) from None
    description = describe(steps[0].view.rules)
    return Replay(dict(record.headers), description, tuple(steps))
