"""Which cards came from the deck while an action was carried out, as the events tell it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from onirim.engine.ruleset import Ruleset
from onirim.events import Event, Identified, Moved

__all__ = ["LOOKED_AT", "STAYS", "DrawnCard", "TurnLabels", "drawn_from_deck", "first_move"]

LOOKED_AT = "?"
TO_LIMBO = "~"
STAYS = "!"  # it was identified in the deck, and is still there
FATES = {"limbo": TO_LIMBO, "discard": "/", "seen": LOOKED_AT}  # all others are drawn, ""
SEAT_LETTERS = "AB"


@dataclass(frozen=True, slots=True)
class DrawnCard:
    """A card of the deck and what became of it."""

    fate: str
    move: Moved
    unidentified: bool = False  # the card that follows is the same one with its face

    def went_on(self, move: Moved) -> bool:
        return (self.move.card, self.move.target) == (move.card, move.source)


def drawn_from_deck(events: Iterable[Event], named: str) -> list[DrawnCard]:
    """In true order. The first move of the card that an action names is the action itself.

    A card that was drawn and went on to Limbo before anybody was asked went to Limbo. One that was
    identified when it was drawn is listed twice: it was two chance nodes. One that was identified
    in the deck is listed once.
    """
    out: list[DrawnCard] = []
    waiting = bool(named)
    for event in events:
        if isinstance(event, Identified):
            out.append(DrawnCard(STAYS, Moved(event.card, "deck", "deck", audience=0)))
        if not isinstance(event, Moved):
            continue
        if waiting and event.card == named:
            waiting = False
        elif event.by_chance:
            fate = FATES.get(event.target, "")
            if event.was:
                unidentified = replace(event, card=event.was, was="")
                out.append(DrawnCard(fate if fate == LOOKED_AT else "", unidentified, True))
            out.append(DrawnCard(fate, event))
        elif out and event.target == "limbo" and out[-1].went_on(event):
            out[-1] = DrawnCard(TO_LIMBO, out[-1].move)
    return out


def first_move(events: Iterable[Event], card: str) -> Moved | None:
    return next((e for e in events if isinstance(e, Moved) and e.card == card), None)


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
