"""What happened that one seat has read so far, and what is new to it."""

from __future__ import annotations

from collections.abc import Sequence

from onirim.game.events import Event, Signalled
from onirim.game.happenings import Happening
from onirim.game.logged_game import LoggedGame
from onirim.rules.description import described
from onirim.text import Words
from onirim.text.narrator import Narrator

__all__ = ["EventFeed", "last_signals"]


class EventFeed:
    """Narrates what happens to one seat, each once and as that seat saw it."""

    def __init__(self, words: Words, game: LoggedGame, seat: int, names: Sequence[str]) -> None:
        self.game = game
        self.seat = seat
        self.narrator = Narrator(words, described(game.rules), seat, names)
        self.since = 0

    def new_lines(self) -> list[str]:
        """Sentences for what has happened since the last time."""
        return self.narrator.narrate(self.new_happenings())

    def mark_read(self) -> None:
        """Somebody at the same screen has read them already."""
        self.new_happenings()

    def new_happenings(self) -> list[Happening]:
        if self.since > len(self.game.history):  # something was undone
            self.since = len(self.game.history) - 1
        happened = self.game.happenings(self.seat, self.since)
        self.since = max(self.since, self.game.visible_count(self.seat))
        return happened


def last_signals(events: Sequence[Event]) -> dict[int, str]:
    """Each seat's last signal, which lies open until the next."""
    return {event.seat: event.signal for event in events if isinstance(event, Signalled)}
