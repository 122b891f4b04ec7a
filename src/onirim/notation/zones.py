"""The cards of a zone as words, for somebody who may know some of them.

`Rs` is a card, `Rs*` one of a row that was used in a trio, `??` a card that the reader does not
know. With two players a card in a place that is not open is followed by the seats that know it
(`Rs/12`, `??/2`); the owner of a hand need not be named. Spectators know what both seats know; with
open hands only what has a plus (`Rs/12+`), since there the players know the same (`Rs/12`).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable

from onirim.engine.actions import MOST_GROUPS
from onirim.engine.cards import MARK_BITS
from onirim.engine.layout import OWNER, SEERS, Zone
from onirim.engine.memory import BAG, BAG_SHAPE, EVERY_SEAT, SORTED, TOP, USED_MARK
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State
from onirim.notation.sight import OMNISCIENT, SPECTATOR, cells_for, sees

__all__ = [
    "HIDDEN",
    "OMNISCIENT",
    "SPECTATOR",
    "PositionError",
    "card_words",
    "cards_in",
    "lay",
    "parse_words",
]

HIDDEN = "??"
CARD_WORD = re.compile(r"(\?\?|[A-Z][A-Za-z0-9])(\*)?(?:/(1?2?\+?))?")

CardWord = tuple[str, int]  # a card code or HIDDEN, and its marks


class PositionError(ValueError):
    """The text is no position of this ruleset; the message says where and why."""


def cards_in(state: State, zone: Zone, viewer: int = OMNISCIENT) -> list[str]:
    """The bare cards of a zone, used ones of a row with their star; the next of the deck first."""
    star = "*" if zone.starred else ""
    return [code + star * (marks & USED_MARK) for code, marks in cells_in(state, zone, viewer)]


def card_words(state: State, zone: Zone, viewer: int = OMNISCIENT) -> list[str]:
    """The cards with everything that a position must say of them."""
    with_seers = state.rules.seats > 1 and zone.sight in (OWNER, SEERS)
    out = cards_in(state, zone, viewer)
    if with_seers:
        seers = [seats_of(state.rules, marks) for _, marks in cells_in(state, zone, viewer)]
        out = [code + seats for code, seats in zip(out, seers, strict=True)]
    return out


def cells_in(state: State, zone: Zone, viewer: int) -> list[CardWord]:
    codes = state.rules.codes
    mem = state.mem
    if zone.shape == BAG_SHAPE:
        if not mem[zone.at]:
            return []
        counts = mem[zone.at + 1 : zone.at + 1 + len(codes)]
        return [(code, 0) for code, n in zip(codes, counts, strict=True) for _ in range(n)]
    cells = cells_for(state, zone, viewer)
    if zone.at == TOP:
        cells.reverse()
    words = [
        (codes[c >> 2] if sees(state, viewer, zone, c) else HIDDEN, c & MARK_BITS) for c in cells
    ]
    if zone.shape == SORTED:  # the place of an unknown card among the sorted ones tells nothing
        words.sort(key=lambda word: (word[0] == HIDDEN, word[1] if word[0] == HIDDEN else 0))
    return words


def parse_words(state: State, zone: Zone, words: list[str]) -> list[CardWord]:
    """Read the cards of a zone, without looking at how many of them there are."""
    room = room_in(state, zone)
    if zone.shape != BAG_SHAPE and len(words) > room:
        raise PositionError(f"{zone.name!r} has room for {room} cards, not {len(words)}")
    return [parse_word(state.rules, zone, word) for word in words]


def parse_word(rules: Ruleset, zone: Zone, word: str) -> CardWord:
    match = CARD_WORD.fullmatch(word)
    if match is None or match[1] not in (*rules.codes, HIDDEN):
        raise PositionError(f"{word!r} in {zone.name!r} is no card of {rules.text}")
    code, star, seats = match[1], match[2], match[3]
    if star and not zone.starred:
        raise PositionError(f"{word!r} in {zone.name!r}: no card has a star there")
    if star:
        return code, USED_MARK
    if seats is not None and (rules.seats == 1 or zone.sight not in (OWNER, SEERS)):
        raise PositionError(f"{word!r} in {zone.name!r}: everybody who plays knows it")
    if zone.sight == SEERS and rules.seats == 1:
        return code, 1
    if zone.sight == SEERS and not seats and not is_unidentified(rules, code):
        raise PositionError(f"{word!r} in {zone.name!r}: say which seats know it, as {word}/12")
    marks = marks_of(rules, seats or "")
    if marks < 0:
        raise PositionError(f"{word!r} in {zone.name!r}: {seats!r} is nobody who could know it")
    return code, marks & ~(1 << zone.owner) if zone.sight == OWNER else marks


def is_unidentified(rules: Ruleset, code: str) -> bool:
    """Is it a card that has no face yet, which somebody could know?"""
    return bool(rules.identity_bag) and code == rules.codes[rules.unidentified]


def lay(state: State, zone: Zone, words: list[CardWord]) -> None:
    """Take cards out of the bag they come from and put them into a zone, the deck's next last."""
    for code, marks in reversed(words) if zone.at == TOP else words:
        kind = state.rules.kind(code)
        home = home_of(state.rules, zone, kind)
        if state.count(home, kind) == 0:
            copies = state.rules.fresh[home + 1 + kind]
            raise PositionError(f"{code!r} in {zone.name!r} is one too many: there are {copies}")
        if zone.at != home:
            state.lift(kind, home)
            state.place(kind, zone.at, marks)


def home_of(rules: Ruleset, zone: Zone, kind: int) -> int:
    """The bag in which what lies in this zone was before the game."""
    return zone.home or int(rules.homes[kind]) or BAG


def is_hand(rules: Ruleset, zone: Zone) -> bool:
    return zone.at in list(rules.group_zones)


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
        return {"": 0, "12+": EVERY_SEAT}.get(seats, 1 if "+" not in seats else -1)
    return -1 if "+" in seats else sum(1 << int(seat) - 1 for seat in seats)


Guess = Callable[[Zone, Counter[str]], str]
