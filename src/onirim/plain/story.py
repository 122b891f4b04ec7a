"""What happened, in words: one sentence for each thing that went on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from onirim.events import Ended, Event, Moved, Shuffled
from onirim.plain import texts

__all__ = ["tell", "tell_deal"]


def tell(events: Iterable[Event]) -> list[str]:
    """Cards that went the same way one after the other share a sentence."""
    lines: list[str] = []
    for way, together in groupby(events, key=way_of):
        if way is None:
            lines += [line for event in together if (line := tell_other(event))]
        else:
            lines.append(tell_move(way, [e.card for e in together if isinstance(e, Moved)]))
    return lines


def tell_deal(events: Sequence[Event]) -> list[str]:
    """The set-up, where it does not matter in which order the cards came."""
    ways = [way_of(event) for event in events]
    return tell(sorted(events, key=lambda event: ways.index(way_of(event))))


def way_of(event: Event) -> tuple[str, str] | None:
    return (event.source, event.target) if isinstance(event, Moved) else None


def tell_move(way: tuple[str, str], cards: list[str]) -> str:
    source, target = way
    sentence = texts.MOVES.get(way, texts.OTHER_MOVE)
    the = texts.with_article(cards, "the")
    return sentence.format(
        the=the,
        The=the[:1].upper() + the[1:],
        a=texts.with_article(cards, "a"),
        list=texts.card_list(cards),
        source=source,
        target=target,
    )


def tell_other(event: Event) -> str:
    if isinstance(event, Shuffled):
        return texts.SHUFFLED
    if isinstance(event, Ended):
        return texts.WON if event.result == "won" else texts.LOST
    return ""
