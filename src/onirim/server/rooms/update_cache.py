"""Encoded updates, kept for as long as nothing changes for their viewer.

Clients ask for the same update again when they have lost track, and every refusal contains it. What
a viewer wasn't sent doesn't matter here, so a quick or slow answer reveals nothing of it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from onirim.hosting.session import GameSession
from onirim.hosting.wire.views import encode

__all__ = ["UpdateCache"]

NO_ANSWER: Final = b'"answers":null}'  # the end of an update that answers no frame


@dataclass(frozen=True, slots=True)
class Kept:
    """An encoded update, and what it was made from."""

    session: GameSession
    made_from: tuple[object, ...]
    update: bytes


class UpdateCache:
    """The current update of each viewer of a game."""

    def __init__(self) -> None:
        self.kept: dict[int, Kept] = {}

    def has(self, session: GameSession, seat: int) -> bool:
        kept = self.kept.get(seat)
        return kept is not None and (kept.session, kept.made_from) == (session, key(session, seat))

    def update(self, session: GameSession, seat: int) -> bytes:
        if not self.has(session, seat):
            encoded = encode(session.update(seat))
            assert encoded.endswith(NO_ANSWER)
            self.kept[seat] = Kept(session, key(session, seat), encoded)
        return self.kept[seat].update

    def answering(self, session: GameSession, seat: int, answers: int) -> bytes:
        """The same as an answer to a frame."""
        update = self.update(session, seat)
        return update.removesuffix(NO_ANSWER) + b'"answers":%d}' % answers


def key(session: GameSession, seat: int) -> tuple[object, ...]:
    sub = session.subscriptions[seat]
    return sub.version, sub.last_sent.undo, sub.last_sent.entries, session.practice_for(seat)
