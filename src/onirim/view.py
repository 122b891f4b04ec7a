"""What a seat may know: zones, counts, what can come next and how likely it is.

Alone at the table nothing is hidden but the order of the deck, so odds are exact.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from onirim.engine.actions import GROUPS
from onirim.engine.base.series import joined
from onirim.engine.cards import EVERY_COLOUR
from onirim.engine.memory import ACTIVE, DISCARDED, OUT
from onirim.engine.table import Table
from onirim.notation.position import cards_in

__all__ = ["View", "view"]


@dataclass(frozen=True, slots=True)
class View:
    """Everything a front end shows of the table."""

    rules: str  # the name of the ruleset
    zones: dict[str, tuple[str, ...]]  # open zones with their cards, in order
    deck: int  # how many cards it holds
    known_top: tuple[str, ...]  # known cards on top, the next one first
    unknown: dict[str, int]  # cards of the deck whose place nobody knows, by kind
    can_be_won: bool  # False: a card that is needed is gone for good
    series: int  # how many cards at the end of the row are an unfinished series
    joins: dict[str, int]  # hand card -> how many of these it would go on with if played
    effects: dict[str, str]  # hand card -> the step that its discard sets off, if any

    def odds(self, card: str) -> Fraction:
        """How likely the next card drawn is of this kind."""
        if self.known_top:
            return Fraction(int(self.known_top[0] == card))
        unknown = sum(self.unknown.values())
        return Fraction(self.unknown.get(card, 0), unknown) if unknown else Fraction(0)


def view(table: Table) -> View:
    zones = {
        zone.name: tuple(cards_in(table, zone))  # §B16 | off: zones = {"bag": (), "top": ()}
        for zone in table.rules.zones
    }
    hand = hand_of(table, zones)
    unknown: dict[str, int] = {}
    for card in zones.pop("bag"):
        unknown[card] = unknown.get(card, 0) + 1
    return View(
        rules=table.rules.text,
        zones=zones,
        deck=int(table.deck_size()),
        known_top=zones["top"],
        unknown=unknown,
        can_be_won=can_be_won(table),
        series=int(joined(table, table.row, EVERY_COLOUR)),
        joins={card: joins(table, card) for card in hand},
        effects={card: step for card in hand if (step := effect(table, card))},
    )


def hand_of(table: Table, zones: dict[str, tuple[str, ...]]) -> list[str]:
    """The cards that the active seat may use: all groups of its hand."""
    first = int(table.mem[ACTIVE]) * GROUPS
    groups = {table.rules.group_zones[first + i] for i in range(table.rules.groups)}
    return [
        card for zone in table.rules.zones if zone.at in groups for card in zones.get(zone.name, ())
    ]


def joins(table: Table, card: str) -> int:
    return int(joined(table, table.row, table.rules.colours[table.rules.kind(card)]))


def effect(table: Table, card: str) -> str:
    step = int(table.rules.on_discard[table.rules.kind(card)])
    return table.rules.steps[step].name() if step else ""


def can_be_won(table: Table) -> bool:
    """Tell whether every card that the game cannot be won without is still in it."""
    needed = table.rules.needed
    for k in range(table.rules.n_kinds):
        gone = table.count(DISCARDED, k) + table.count(OUT, k)
        if needed >> k & 1 and gone > 0:  # §B10 §B21
            return False
    return True
