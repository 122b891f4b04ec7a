"""A record cut into its actions, each with the cards and comments behind it."""

from __future__ import annotations

from dataclasses import dataclass, field

from onirim.engine.messages import Message
from onirim.game.events import Event
from onirim.game.records.drawn_cards import LOOKED_AT
from onirim.notation.record import Item, ItemKind, Record, TextPlace
from onirim.notation.record.errors import NOWHERE

__all__ = ["RecordedStep", "cut", "joined"]


@dataclass(slots=True)
class RecordedStep:
    """One action of a record (the first: the set-up) with what is written behind it."""

    turn: str
    token: str  # "" for the set-up
    place: TextPlace
    items: list[Item] = field(default_factory=list)  # cards and comments
    code: str = ""
    events: list[Event] = field(default_factory=list)

    def cards(self) -> list[tuple[str, str, Item]]:
        """Card, fate and item of all that came from the deck."""
        return [
            (card, LOOKED_AT if item.kind is ItemKind.LOOK else item.fate, item)
            for item in self.items
            for card in item.cards
        ]


def cut(record: Record) -> list[RecordedStep]:
    """The set-up and each action, with the cards and comments that belong to it."""
    out = [RecordedStep("0", "", NOWHERE)]
    label = ""
    for item in record.items:
        if item.kind is ItemKind.TURN:
            label = item.text
            if not out[-1].token and label != "0" and out[0].place == NOWHERE:
                first = Message("record-begin", "a record begins with turn 0, the set-up")
                raise record.error(first, item.place, label)
            out[0].place = item.place if out[0].place == NOWHERE else out[0].place
        elif item.kind is ItemKind.ACTION:
            out.append(RecordedStep(label, item.text, item.place))
        elif item.kind is not ItemKind.END:
            if item.cards and label not in ("0", out[-1].turn):
                bare = Message("record-turn-begin", "a turn begins with an action")
                raise record.error(bare, item.place, label)
            out[-1].items.append(item)
    return out


def joined(steps: list[RecordedStep], end: list[Item]) -> list[Item]:
    """The items of a record made of these steps; the other way round."""
    items: list[Item] = []
    label = ""
    for step in steps:
        if step.turn != label:
            label = step.turn
            items.append(Item(ItemKind.TURN, label, "", step.place))
        if step.token:
            items.append(Item(ItemKind.ACTION, step.token, "", step.place))
        items += step.items
    return [*items, *end]
