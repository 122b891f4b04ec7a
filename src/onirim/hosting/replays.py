"""Records written from hosted games, and replayed step by step for a viewer.

Both take long, so a host runs them outside the process that answers players.
"""

from __future__ import annotations

from collections.abc import Sequence

from onirim.engine.layout import OMNISCIENT, SPECTATOR
from onirim.engine.messages import Message, OnirimError
from onirim.game.logged_game import LoggedGame
from onirim.game.records import RecordedStep, replayed_steps
from onirim.hosting.next_card import weights_of_next_card
from onirim.hosting.session import GameSession
from onirim.hosting.session_log import SessionEntry
from onirim.hosting.stored_game import StoredGame
from onirim.hosting.wire.replays import RecordText, Replay, ReplayStep
from onirim.hosting.wire.views import encode
from onirim.notation.record import RecordError, read_record, write_record
from onirim.rules.description import describe

__all__ = [
    "CannotReplay",
    "ReplayTooLong",
    "played_again",
    "replay_bytes",
    "replay_of_game",
    "written",
]

MOST_STEPS = 3000


class CannotReplay(OnirimError):
    """The text is not the record of a game; the message says where it is wrong."""


class ReplayTooLong(CannotReplay):
    """The record has more steps than a replay may have."""


def replay_bytes(body: RecordText) -> bytes:
    """The answer as it is sent."""
    return encode(played_again(body))


def written(stored: StoredGame, log: Sequence[SessionEntry], seat: int) -> str:
    """The record of a game that has come so far, as a viewer may have it."""
    names = [row.name or f"Dreamwalker {row.seat + 1}" for row in stored.seats]
    return write_record(GameSession(stored, log).record(seat, names))


def replay_of_game(stored: StoredGame, log: Sequence[SessionEntry], viewer: int) -> bytes:
    """A finished game step by step, as it is sent."""
    text = written(stored, log, SPECTATOR)
    return replay_bytes(RecordText(text, viewer=viewer))


def played_again(body: RecordText) -> Replay:
    """Every step as the viewer saw it, or else the player whose turn it was.

    CannotReplay says where a record is wrong.
    """
    try:
        record = read_record(body.text, body.name)
        steps: list[ReplayStep] = []
        since = 0
        for game, played in replayed_steps(record):
            if len(steps) == MOST_STEPS:
                long = Message(
                    "server-replay-long", "a replay has at most {limit} steps", limit=MOST_STEPS
                )
                raise ReplayTooLong(long)
            steps.append(step_of(game, played, body.viewer, since))
            since = len(game.history) if body.viewer is None else game.visible_count(body.viewer)
    except RecordError as wrong:
        raise CannotReplay(wrong.message) from None
    description = describe(steps[0].view.rules)
    return Replay(dict(record.headers), description, tuple(steps))


def step_of(game: LoggedGame, played: RecordedStep, viewer: int | None, since: int) -> ReplayStep:
    """The table as the viewer saw it, and what this one saw happen since so many events."""
    seat = game.state.active if viewer is None else viewer
    events = played.events if viewer is None else game.events(seat, since)
    known = game.view(seat)
    return ReplayStep(
        label=played.turn,
        notation=played.token,
        events=tuple(events),
        happenings=tuple(game.happenings(OMNISCIENT if viewer is None else viewer, since)),
        view=known,
        insight=game.insight(seat),
        next_card=weights_of_next_card(known),
        pile_order=game.pile_order(seat),
    )
