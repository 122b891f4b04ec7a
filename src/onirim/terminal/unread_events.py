"""The events that one seat has read so far, and those that are new to it."""

from __future__ import annotations

from collections.abc import Sequence

from onirim.game.events import Event, Signalled
from onirim.game.logged_game import LoggedGame
from onirim.rules.description import described
from onirim.text import Words
from onirim.text.narrator import Narrator

__all__ = ["EventFeed", "last_signals"]


class EventFeed:
    """Narrates events to one seat, each once and as that seat saw it."""

    def __init__(self, words: Words, game: LoggedGame, seat: int, names: Sequence[str]) -> None:
        self.game = game
        self.seat = seat
        rules = described(game.rules)
        self.narrator = Narrator(words, rules, seat, names, game.view(seat).active)
        self.since = 0

    def new_lines(self) -> list[str]:
        """Sentences for the events since the last time."""
        return self.narrate(self.new_events())

    def deal_lines(self) -> list[str]:
        """The set-up, where it does not matter in which order the cards came."""
        return self.narrate_deal(self.new_events())

    def narrate_deal(self, events: Sequence[Event]) -> list[str]:
        way = self.narrator.way
        ways = [way(event) for event in events]
        return self.narrate(sorted(events, key=lambda event: ways.index(way(event))))

    def narrate(self, events: Sequence[Event]) -> list[str]:
        self.narrator.deck = int(self.game.state.deck_size())
        return self.narrator.narrate(events)

    def mark_read(self) -> None:
        """Somebody at the same screen has read them already."""
        list(self.narrator.with_actors(self.new_events()))

    def new_events(self) -> list[Event]:
        if self.since > len(self.game.history):  # something was undone
            self.since = len(self.game.history) - 1
        events = self.game.events(self.seat, self.since)
        self.since = max(self.since, self.game.visible_count(self.seat))
        return events


def last_signals(events: Sequence[Event]) -> dict[int, str]:
    """Each seat's last signal, which lies open until the next."""
    return {event.seat: event.signal for event in events if isinstance(event, Signalled)}
