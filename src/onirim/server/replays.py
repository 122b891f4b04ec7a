"""Records played again for whoever wants to look at them; nothing is stored."""

from __future__ import annotations

from onirim.notation.record import RecordError, read_record
from onirim.records import replay_steps
from onirim.server.problems import ApiError, fault_in
from onirim.wire.replays import RecordText, Replay, ReplayStep

__all__ = ["played_again"]

MOST_STEPS = 3000


def played_again(body: RecordText) -> Replay:
    """Every step as the player whose turn it was saw it; Cannot says where a record is wrong."""
    try:
        record = read_record(body.text, body.name)
        steps: list[ReplayStep] = []
        for game, played in replay_steps(record):
            if len(steps) == MOST_STEPS:
                raise ApiError(413, "too-long", f"a replay has at most {MOST_STEPS} steps")
            view = game.view(game.state.active)
            steps.append(ReplayStep(played.turn, played.token, tuple(played.events), view))
    except RecordError as wrong:
        raise ApiError(400, "no-record", str(wrong), fault_in(wrong)) from None
    return Replay(dict(record.headers), tuple(steps))
