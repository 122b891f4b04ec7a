"""What lies on the table, in words that outlive renaming: hands, Doors, rows, piles, choices.

Frozen facts are compared with these. The names of zones in a view stand here and nowhere else in
this folder, so that whoever renames one changes one line.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from onirim.game import Game
from onirim.view import HIDDEN, View

Facts = dict[str, Any]

OF_A_SEAT = {"hands": "hand", "doors": "doors", "rows": "row", "stored": "stored"}
OF_ALL = {
    "shared": "shared",
    "limbo": "limbo",
    "discard": "discard",
    "out of the game": "out",
    "premonitions": "premonitions",
}
GOALS = "goals"
ASIDE = ("drawn", "seen", "catcher", "towers", "denizens", "keepers")
TURNED = "*"  # behind a card used in a trio and a Goal turned down
DIGITS = "1234"  # a zone that there is more than once ends with its number


def facts_of(game: Game) -> Facts:
    """All that is known of a game without asking how it came to this."""
    return {"turn": game.turn(), **facts_in(views_of(game))}


def views_of(game: Game) -> list[View]:
    return [game.view(seat) for seat in range(int(game.rules.seats))]


def facts_in(views: Sequence[View]) -> Facts:
    """The same from the views of all seats: what one of them may not know another one does.

    The seat to move comes first: the others do not see how far it is while it puts cards back.
    """
    views = sorted(views, key=lambda view: view.seat != view.to_move)
    zones = {name: best(name, views) for name in views[0].zones}
    seats = [str(seat + 1) if len(views) > 1 else "" for seat in range(len(views))]
    aside = [card for name in zones if name.rstrip(DIGITS) in ASIDE for card in zones[name]]
    facts: Facts = {
        "result": views[0].result,
        "to move": views[0].to_move,
        "choices": sum(len(view.actions) for view in views),
        "deck": views[0].deck,
        "aside": told(sorted(aside)),
        "goals": told([goal for goal in views[0].zones.get(GOALS, ()) if goal[-1] != TURNED]),
    }
    for fact, zone in OF_A_SEAT.items():
        facts[fact] = [told(zones.get(zone + seat, [])) for seat in seats]
    for fact, zone in OF_ALL.items():
        facts[fact] = told(zones.get(zone, []))
    return {fact: value for fact, value in facts.items() if value not in ("", [""], ["", ""])}


def doors_of(game: Game) -> int:
    """How many Doors are gained, by everybody."""
    return sum(len(doors.split()) for doors in facts_of(game).get("doors", ()))


def numbers_in(facts: Facts) -> Facts:
    """How many cards lie where: all that can be said where some of them are hidden."""
    return {
        fact: len(value.split()) if isinstance(value, str) else [len(v.split()) for v in value]
        for fact, value in facts.items()
        if fact in (*OF_A_SEAT, *OF_ALL, "aside")
    } | {"to move": facts["to move"], "deck": facts["deck"]}


def best(name: str, views: Sequence[View]) -> list[str]:
    """A zone as whoever knows most of it sees it."""
    seen = [view.zones[name] for view in views]
    return [card.removesuffix(TURNED) for card in min(seen, key=lambda cards: cards.count(HIDDEN))]


def told(cards: Sequence[str]) -> str:
    return " ".join(cards)
