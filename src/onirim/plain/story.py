"""What happened, in words: one sentence for each thing that went on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from onirim.events import Ended, Event, Moved, Shuffled, Signalled, TurnBegan, Unseen
from onirim.game import Game
from onirim.plain import texts
from onirim.plain.zones import bare, owner_of

__all__ = ["Ear", "last_signals"]

Way = tuple[bool, str, str]  # does the listener know the cards; from where, to where


class Ear:
    """Tells one seat what happened, each thing once and as that seat saw it."""

    def __init__(self, game: Game, seat: int, names: Sequence[str]) -> None:
        self.game = game
        self.seat = seat
        self.names = names
        self.actor = game.view(seat).active  # whose doings are told
        self.since = 0

    def hear(self) -> list[str]:
        """Everything since the last time."""
        return self.tell(self.fresh())

    def hear_deal(self) -> list[str]:
        """The set-up, where it does not matter in which order the cards came."""
        return self.tell_deal(self.fresh())

    def tell_deal(self, events: Sequence[Event]) -> list[str]:
        ways = [way_of(event) for event in events]
        return self.tell(sorted(events, key=lambda event: ways.index(way_of(event))))

    def skip(self) -> None:
        """It has been told already, to somebody at the same screen."""
        list(self.with_actors(self.fresh()))

    def fresh(self) -> list[Event]:
        if self.since > len(self.game.history):  # something was taken back
            self.since = len(self.game.history) - 1
        events = self.game.events(self.seat, self.since)
        self.since = len(self.game.history)
        return events

    def tell(self, events: Sequence[Event]) -> list[str]:
        """Cards that went the same way one after the other share a sentence."""
        lines: list[str] = []
        acted = self.with_actors(events)
        for (actor, way), pairs in groupby(acted, key=lambda pair: (pair[0], way_of(pair[1]))):
            together = [event for _, event in pairs]
            if way is None:
                lines += [line for event in together if (line := self.tell_other(event))]
            else:
                lines.append(self.tell_move(actor, way, together))
        return lines

    def with_actors(self, events: Sequence[Event]) -> Iterator[tuple[int, Event]]:
        """Each event with the seat that did it: the owner of a place, or whose turn it is."""
        for event in events:
            if isinstance(event, TurnBegan):
                self.actor = event.seat
            actor = self.actor
            if isinstance(event, Moved | Unseen):
                owners = [owner_of(event.source), owner_of(event.target), actor]
                actor = next(owner for owner in owners if owner is not None)
            yield actor, event

    def tell_move(self, actor: int, way: Way, events: Sequence[Event]) -> str:
        _, source, target = way
        cards = [event.card for event in events if isinstance(event, Moved)]
        count = sum(event.count for event in events if isinstance(event, Unseen))
        sentence = self.sentence(actor == self.seat, way)
        the = texts.with_article(cards, "the")
        return sentence.format(
            name=self.names[actor],
            the=the,
            The=the[:1].upper() + the[1:],
            a=texts.with_article(cards, "a"),
            list=texts.card_list(cards),
            cards=texts.cards(count),
            source=source,
            target=target,
        )

    def sentence(self, mine: bool, way: Way) -> str:
        """Own doings, the partner's, and those of which only the number of cards was seen."""
        known, *places = way
        place = places[0], places[1]
        if not known:
            return texts.UNSEEN_MOVES.get(place, texts.OTHER_UNSEEN)
        ours = texts.MOVES.get(place, texts.OTHER_MOVE)
        return ours if mine else texts.PARTNER_MOVES.get(place, ours)

    def tell_other(self, event: Event) -> str:
        if isinstance(event, Shuffled):
            return texts.SHUFFLED
        if isinstance(event, Ended):
            ends = texts.ENDS if self.game.rules.seats == 1 else texts.ENDS_TOGETHER
            return ends[event.result]
        if isinstance(event, Signalled):
            words = texts.SIGNALS[event.signal]
            sentence = texts.YOU_SIGNAL if event.seat == self.seat else texts.SIGNALLED
            return sentence.format(name=self.names[event.seat], words=words)
        return ""


def last_signals(events: Sequence[Event]) -> dict[int, str]:
    """Each seat's last signal, which lies open until the next."""
    return {event.seat: event.signal for event in events if isinstance(event, Signalled)}


def way_of(event: Event) -> Way | None:
    if isinstance(event, Moved | Unseen):
        return isinstance(event, Moved), bare(event.source), bare(event.target)
    return None
