"""What happened, in words: one sentence for each thing that went on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from onirim.game.events import (
    Ended,
    Event,
    Identified,
    Moved,
    Shuffled,
    Signalled,
    TurnBegan,
    Undone,
    Unseen,
)
from onirim.rules.description import Described
from onirim.text.sentences import say_signal
from onirim.text.words import Words

__all__ = ["Narrator", "Way", "way_of"]

DECK = "deck"
Way = tuple[bool, str, str, int]  # are the cards known; from where, to where, which of several
IN_THE_DECK: Way = (True, "deck", "deck", 0)  # of cards that are identified and stay there


class Narrator:
    """Narrates to one seat or a spectator what happened and who did it."""

    def __init__(
        self, words: Words, described: Described, seat: int, names: Sequence[str], actor: int = 0
    ) -> None:
        self.words = words
        self.described = described
        self.seat = seat
        self.names = names
        self.actor = actor  # whose doings are told
        self.deck = 0  # cards in the deck, when the end is told

    def narrate(self, events: Sequence[Event]) -> list[str]:
        """Cards that went the same way one after the other share a sentence."""
        lines: list[str] = []
        acted = self.with_actors(events)
        for (actor, way), pairs in groupby(acted, key=lambda pair: (pair[0], self.way(pair[1]))):
            together = [event for _, event in pairs]
            if way is None:
                lines += [line for event in together if (line := self.say_other(event))]
            else:
                lines.append(self.say_move(actor, way, together))
        return lines

    def with_actors(self, events: Sequence[Event]) -> Iterator[tuple[int, Event]]:
        """Each event with the seat that did it: the owner of a place, or whose turn it is."""
        for event in events:
            if isinstance(event, TurnBegan | Undone):
                self.actor = event.seat
            actor = self.actor
            if isinstance(event, Moved | Unseen):
                zones = self.described.zones
                owners = [zones[event.source].seat, zones[event.target].seat, actor]
                actor = next(owner for owner in owners if owner >= 0)
            yield actor, event

    def way(self, event: Event) -> Way | None:
        return way_of(self.described, event)

    def say_move(self, actor: int, way: Way, events: Sequence[Event]) -> str:
        known, source, target, number = way
        cards = " ".join(event.card for event in events if isinstance(event, Moved | Identified))
        if isinstance(events[0], Identified):
            return self.words.say("identified", cards=cards)
        said = "moved" if known else "unseen"
        key = self.words.first(f"{said}-{source}-{target}", f"{said}-other")
        return self.words.say(
            key,
            who="you" if actor == self.seat else "other",
            name=self.names[actor],
            cards=cards,
            n=sum(event.count for event in events if isinstance(event, Unseen)),
            place=number,
            source=source,
            target=target,
        )

    def say_other(self, event: Event) -> str:
        say = self.words.say
        if isinstance(event, Shuffled):
            return say("shuffled")
        if isinstance(event, Undone):
            who = "you" if event.seat == self.seat else "other"
            return say("undone", who=who, name=self.names[event.seat])
        if isinstance(event, Ended):
            players = "one" if len(self.names) == 1 else "two"
            return say(f"end-{event.result}", players=players, deck=self.deck)
        if isinstance(event, Signalled):
            who = "you" if event.seat == self.seat else "other"
            name = self.names[event.seat]
            return say("signalled", who=who, name=name, words=say_signal(self.words, event.signal))
        return ""


def way_of(described: Described, event: Event) -> Way | None:
    """The key by which moves in a row share a sentence; None for other events.

    What comes from the bottom of the deck comes from the deck; what is put there is told.
    """
    if isinstance(event, Identified):
        return IN_THE_DECK
    if isinstance(event, Moved | Unseen):
        source, target = described.zones[event.source], described.zones[event.target]
        from_family = DECK if source.role == "bottom" else source.family
        number = max(source.number, target.number)
        return isinstance(event, Moved), from_family, target.family, number
    return None
