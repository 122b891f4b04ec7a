"""The cards of a zone as words, for somebody who may know some of them.

`Rs` is a card, `Rs*` one of a row that was used in a trio, `Gd!` the Goal reopened last, `??` a
card that the reader does not know. With two players a card in a place that is not open is followed
by the seats that know it (`Rs/12`, `??/2`); the owner of a hand need not be named. Spectators know
what both seats know; with open hands only what has a plus (`Rs/12+`), since there the players know
the same (`Rs/12`).
"""

from __future__ import annotations

import re

from onirim.engine.actions import MOST_GROUPS
from onirim.engine.card_sets import EVERY_SEAT, NO_KIND
from onirim.engine.layout import OMNISCIENT, OWNER, SEERS, Zone
from onirim.engine.messages import Message, OnirimError
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State
from onirim.knowledge.sight import known_cells, tells_seers

__all__ = [
    "HIDDEN",
    "PositionError",
    "card_words",
    "cards_in",
    "lay",
    "parse_words",
]

HIDDEN = "??"
CARD_WORD = re.compile(r"(\?\?|[A-Z][A-Za-z0-9])([*!])?(?:/(1?2?\+?))?")

CardWord = tuple[str, int]  # a card code or HIDDEN, and its marks


class PositionError(OnirimError):
    """The text is no position of this ruleset; the message says where and why.

    Examples:
        >>> from onirim import State
        >>> State.from_position("hand Xx; stack act")
        Traceback (most recent call last):
        onirim.PositionError: 'Xx' in 'hand' is no card of solo

    """

    __module__ = "onirim"  # where programs import it from


def cards_in(state: State, zone: Zone, viewer: int = OMNISCIENT) -> list[str]:
    """The bare cards of a zone, marked ones with their sign; the next of the deck first."""
    if not zone.signs:
        return [code for code, _ in cells_in(state, zone, viewer)]
    words = cells_in(state, zone, viewer)
    return [code + sign_of(zone, marks) if marks else code for code, marks in words]


def sign_of(zone: Zone, marks: int) -> str:
    """How the marks of a card of this zone are written: no card ever carries two."""
    return "".join(sign for i, sign in enumerate(zone.signs) if marks >> i & 1)


def card_words(state: State, zone: Zone, viewer: int = OMNISCIENT) -> list[str]:
    """The cards with everything that a position must say of them."""
    if not tells_seers(state.rules, zone):
        return cards_in(state, zone, viewer)
    rules = state.rules
    words = cells_in(state, zone, viewer)
    return [code + sign_of(zone, marks) + seats_of(rules, marks) for code, marks in words]


def cells_in(state: State, zone: Zone, viewer: int) -> list[CardWord]:
    cells = known_cells(state, zone, viewer)
    if not cells:  # most zones, most of the time
        return []
    if zone.name == "top":
        cells.reverse()
    codes = state.rules.codes
    return [(HIDDEN if kind == NO_KIND else codes[kind], marks) for kind, marks in cells]


def parse_words(state: State, zone: Zone, words: list[str]) -> list[CardWord]:
    """Read the cards of a zone, without looking at how many of them there are."""
    room = room_in(state, zone)
    if not zone.is_bag and len(words) > room:
        raise PositionError(
            Message(
                "position-room",
                "'{zone}' has room for {room} cards, not {cards}",
                zone=zone.name,
                room=room,
                cards=len(words),
            )
        )
    return [parse_word(state.rules, zone, word) for word in words]


def not_a_card(rules: Ruleset, part: str, word: str) -> PositionError:
    return PositionError(
        Message(
            "position-card",
            "'{word}' in '{zone}' is no card of {rules}",
            word=word,
            zone=part,
            rules=rules.text,
        )
    )


def parse_word(rules: Ruleset, zone: Zone, word: str) -> CardWord:
    match = CARD_WORD.fullmatch(word)
    if match is None or match[1] not in (*rules.codes, HIDDEN):
        raise not_a_card(rules, zone.name, word)
    code, sign, seats = match[1], match[2], match[3]
    if sign and sign not in zone.signs:
        raise PositionError(
            Message(
                "position-sign",
                "'{word}' in '{zone}': no card has the sign {sign} there",
                word=word,
                zone=zone.name,
                sign=sign,
            )
        )
    if sign:
        return code, 1 << zone.signs.index(sign)
    if seats is not None and not tells_seers(rules, zone):
        raise PositionError(
            Message(
                "position-seers-known",
                "'{word}' in '{zone}': every player knows it",
                word=word,
                zone=zone.name,
            )
        )
    if zone.sight == SEERS and rules.seats == 1:
        return code, 1
    if zone.sight == SEERS and not seats and not may_be_seen_by_nobody(rules, code):
        raise PositionError(
            Message(
                "position-seers",
                "'{word}' in '{zone}': say which seats know it, as {example}",
                word=word,
                zone=zone.name,
                example=f"{word}/12",
            )
        )
    marks = marks_of(rules, seats or "")
    if marks < 0:
        raise PositionError(
            Message(
                "position-nobody",
                "'{word}' in '{zone}': nobody is called {seats}",
                word=word,
                zone=zone.name,
                seats=seats or "",
            )
        )
    return code, marks & ~(1 << zone.owner) if zone.sight == OWNER else marks


def may_be_seen_by_nobody(rules: Ruleset, code: str) -> bool:
    """Can it have a place in the deck without a seat that knows it: unidentified, or just so?"""
    if not rules.identity_bag or code == HIDDEN:
        return False
    kind = rules.kind(code)
    return kind == rules.unidentified or rules.homes[kind] == rules.identity_bag


def lay(state: State, zone: Zone, words: list[CardWord]) -> None:
    """Take cards out of the bag they come from and put them into a zone, the deck's next last."""
    for code, marks in reversed(words) if zone.name == "top" else words:
        kind = state.rules.kind(code)
        home = home_of(state.rules, zone, kind)
        if state.count(home, kind) == 0:
            raise PositionError(
                Message(
                    "position-copies",
                    "'{code}' in '{zone}' is one too many: there are {copies}",
                    code=code,
                    zone=zone.name,
                    copies=state.rules.stocked(home, kind),
                )
            )
        if zone.at != home:
            state.lift(kind, home)
            state.place(kind, zone.at, marks)


def home_of(rules: Ruleset, zone: Zone, kind: int) -> int:
    """The bag in which what lies in this zone was before the game."""
    return zone.home or int(rules.homes[kind]) or rules.zone_named("bag").at


def room_in(state: State, zone: Zone) -> int:
    """How many cards may lie here: a hand never holds more than it is filled to."""
    rules = state.rules
    for i, at in enumerate(rules.group_zones):
        if at == zone.at and zone.owner >= 0 and rules.group_room[i % MOST_GROUPS] > 0:
            return int(rules.group_room[i % MOST_GROUPS])
    return zone.room


def seats_of(rules: Ruleset, marks: int) -> str:
    """Who knows a card, as it is written behind it."""
    if not marks:
        return ""
    if not rules.hidden_hands:
        return "/12+" if marks == EVERY_SEAT else "/12"  # §T12
    return "/" + "".join(str(seat + 1) for seat in (0, 1) if marks >> seat & 1)


def marks_of(rules: Ruleset, seats: str) -> int:
    """The marks that this means; with open hands what one seat knows the other one knows."""
    if not rules.hidden_hands:
        return {"": 0, "12": 1, "12+": EVERY_SEAT}.get(seats, -1)
    return -1 if "+" in seats else sum(1 << int(seat) - 1 for seat in seats)
