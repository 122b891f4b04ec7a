"""What one seat has heard of a game so far, and what is new to it."""

from __future__ import annotations

from collections.abc import Sequence

from onirim.description import described
from onirim.events import Event, Signalled
from onirim.game import Game
from onirim.words import Words
from onirim.words.narration import Narrator

__all__ = ["EventFeed", "last_signals"]


class EventFeed:
    """Tells one seat what happened, each thing once and as that seat saw it."""

    def __init__(self, words: Words, game: Game, seat: int, names: Sequence[str]) -> None:
        self.game = game
        self.seat = seat
        rules = described(game.rules)
        self.narrator = Narrator(words, rules, seat, names, game.view(seat).active)
        self.since = 0

    def hear(self) -> list[str]:
        """Everything since the last time."""
        return self.narrate(self.fresh())

    def hear_deal(self) -> list[str]:
        """The set-up, where it does not matter in which order the cards came."""
        return self.tell_deal(self.fresh())

    def tell_deal(self, events: Sequence[Event]) -> list[str]:
        way = self.narrator.way
        ways = [way(event) for event in events]
        return self.narrate(sorted(events, key=lambda event: ways.index(way(event))))

    def narrate(self, events: Sequence[Event]) -> list[str]:
        self.narrator.deck = int(self.game.state.deck_size())
        return self.narrator.narrate(events)

    def skip(self) -> None:
        """It has been told already, to somebody at the same screen."""
        list(self.narrator.with_actors(self.fresh()))

    def fresh(self) -> list[Event]:
        if self.since > len(self.game.history):  # something was taken back
            self.since = len(self.game.history) - 1
        events = self.game.events(self.seat, self.since)
        self.since = max(self.since, self.game.heard_by(self.seat))
        return events


def last_signals(events: Sequence[Event]) -> dict[int, str]:
    """Each seat's last signal, which lies open until the next."""
    return {event.seat: event.signal for event in events if isinstance(event, Signalled)}
