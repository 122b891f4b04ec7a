"""A record cut into actions with the cards drawn by each."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from onirim.engine.action import Action
from onirim.engine.messages import Message
from onirim.engine.ruleset import Ruleset
from onirim.game.events import Event, Happened, Identified, Moved
from onirim.notation.record import Item, ItemKind, Record, TextPlace
from onirim.notation.record.errors import NOWHERE

__all__ = [
    "LOOKED_AT",
    "STAYS",
    "DrawnCard",
    "RecordedStep",
    "TurnLabels",
    "cut",
    "drawn_from_deck",
    "first_move",
    "joined",
]

LOOKED_AT = "?"
TO_LIMBO = "~"
STAYS = "!"  # it was identified in the deck, and is still there
FATES = {"limbo": TO_LIMBO, "discard": "/", "seen": LOOKED_AT}  # all others are drawn, ""
SEAT_LETTERS = "AB"


@dataclass(slots=True)
class RecordedStep:
    """One action of a record (the first: the set-up) with what is written behind it."""

    turn: str
    token: str  # "" for the set-up
    place: TextPlace
    items: list[Item] = field(default_factory=list)  # cards and comments
    code: str = ""
    action: Action | None = None  # for programs
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
    label, begun = "", False
    for item in record.items:
        if item.kind is ItemKind.TURN:
            label = item.text
            if not begun and not out[-1].token and label != "0":
                first = Message("record-begin", "a record begins with turn 0, the set-up")
                raise record.error(first, item.place, label)
            if not begun:
                out[0].place, begun = item.place, True
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


@dataclass(frozen=True, slots=True)
class DrawnCard:
    """A card of the deck and what became of it."""

    fate: str
    card: str
    place: str  # where it went
    audience: int  # who may know which card it is
    unidentified: bool = False  # the card that follows is the same one with its face

    @property
    def is_identified(self) -> bool:
        """Does it say when the card was identified?"""
        return self.unidentified or self.fate == STAYS

    def went_on(self, move: Moved) -> bool:
        return (self.card, self.place) == (move.card, move.source)


def drawn_from_deck(history: Iterable[Happened], named: str) -> list[DrawnCard]:
    """In true order. The first move of the card that an action names is the action itself.

    A card that was drawn and went on to Limbo before anybody was asked went to Limbo. One that was
    identified when it was drawn is listed twice: it was two chance nodes. One that was identified
    in the deck is listed once.
    """
    out: list[DrawnCard] = []
    waiting = bool(named)
    for happened in history:
        event, audience = happened.event, happened.audience
        if isinstance(event, Identified):
            out.append(DrawnCard(STAYS, event.card, "deck", audience))
        if not isinstance(event, Moved):
            continue
        if waiting and event.card == named:
            waiting = False
        elif happened.by_chance:
            fate = FATES.get(event.target, "")
            if happened.was:
                first = fate if fate == LOOKED_AT else ""
                out.append(DrawnCard(first, happened.was, event.target, audience, True))
            out.append(DrawnCard(fate, event.card, event.target, audience))
        elif out and event.target == "limbo" and out[-1].went_on(event):
            out[-1] = replace(out[-1], fate=TO_LIMBO)
    return out


def first_move(history: Iterable[Happened], card: str) -> Happened | None:
    return next((h for h in history if isinstance(h.event, Moved) and h.event.card == card), None)


class TurnLabels:
    """How turns are numbered: 0, 1, 2 … and with two players 0, 1A, 1B, 2A …"""

    def __init__(self, rules: Ruleset) -> None:
        self.seats = int(rules.seats)
        self.turn = -1
        self.label = ""

    def of(self, turn: int, seat: int) -> str:
        """The label of a turn that this seat began; whoever acts in it, it stays the same."""
        if turn != self.turn:
            self.turn = turn
            if turn == 0 or self.seats == 1:
                self.label = str(turn)
            else:
                self.label = f"{(turn - 1) // self.seats + 1}{SEAT_LETTERS[seat]}"
        return self.label
