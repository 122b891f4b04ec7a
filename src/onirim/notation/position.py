"""Positions as one line: `hand Rs Rm; row Ts Tm*; top Bd; doors Rd; stack act`.

Zones by name with their cards; a card with a star was used in a trio; the first card after `top`
is drawn next. A zone that is not named is empty, and all other cards are unknown cards of the
deck. The stack names what is going on, bottom first, with arguments in brackets: `limbo fill
look(3)`. A finished game has `result won` or `result lost` instead.
"""

from __future__ import annotations

import re
from collections import Counter

from onirim.engine.actions import GROUPS
from onirim.engine.cards import KIND
from onirim.engine.layout import Zone
from onirim.engine.memory import (
    ACTIVE,
    BAG,
    BAG_SHAPE,
    FRAMES,
    LOST,
    PILE,
    RESULT,
    STACK,
    TOP,
    USED,
    WON,
)
from onirim.engine.ruleset import Ruleset
from onirim.engine.table import Table
from onirim.engine.vocabulary import ACT, LIMBO_BACK, NEW_TURN

__all__ = ["PositionError", "cards_in", "read_position", "write_position"]

RESULTS = {"won": WON, "lost": LOST}
FRAME = re.compile(r"([a-z0-9-]+)(?:\((\d+)\))?")
LARGEST = 1 << 40
TURN = (ACT, LIMBO_BACK, NEW_TURN)  # steps that go on as the next turn


class PositionError(ValueError):
    """The text is no position of this ruleset; the message says where and why."""


def read_position(rules: Ruleset, text: str) -> Table:
    """Set a table up. It is ready to go on: somebody decides, or chance does."""
    table = Table(rules)
    table.mem = rules.fresh[:]
    left = Counter({rules.codes[k]: int(rules.copies[k]) for k in range(rules.n_kinds)})
    seen: set[str] = set()
    for part in filter(None, (part.strip() for part in text.split(";"))):
        name, *words = part.split()
        if name in seen:
            raise PositionError(f"{name!r} is written twice")
        seen.add(name)
        if not read_other(table, name, words):
            fill_zone(table, zone_by_name(rules, name), words, left)
    if len(seen & {"stack", "result"}) != 1:
        raise PositionError("a position says what is going on: 'stack …' or 'result …'")
    table.resume()
    return table


def write_position(table: Table) -> str:
    """The one line of this position; equal positions give equal lines."""
    parts = []
    for zone in table.rules.zones:
        cards = cards_in(table, zone)
        if cards and zone.at != BAG:
            parts.append(" ".join([zone.name, *cards]))
    for name, at in table.rules.counters:
        if table.mem[at]:
            parts.append(f"{name} {table.mem[at]}")
    if table.rules.seats > 1:
        parts.append(f"active {table.mem[ACTIVE] + 1}")
    result = [name for name, number in RESULTS.items() if table.mem[RESULT] == number]
    parts.append(f"result {result[0]}" if result else " ".join(["stack", *frames(table)]))
    return "; ".join(parts)


def cards_in(table: Table, zone: Zone) -> list[str]:
    """The cards of a zone as written: known cards of the deck with the next one first."""
    codes = table.rules.codes
    mem = table.mem
    if zone.shape == BAG_SHAPE:
        return [codes[k] for k in range(len(codes)) for _ in range(mem[zone.at + 1 + k])]
    cells = [int(mem[zone.at + i]) for i in range(1, mem[zone.at] + 1)]
    if zone.at == TOP:
        cells.reverse()
    starred = is_row(zone)
    return [codes[c & KIND] + ("*" if starred and c & USED else "") for c in cells]


def is_row(zone: Zone) -> bool:
    return zone.shape == PILE and zone.name.startswith("row")


def room_in(rules: Ruleset, zone: Zone) -> int:
    """How many cards may lie here: a hand never holds more than it is filled to."""
    for i, at in enumerate(rules.group_zones):
        if at == zone.at:
            return int(rules.group_room[i % GROUPS])
    return zone.room


def frames(table: Table) -> list[str]:
    out = []
    for at in range(STACK + 2, int(table.mem[STACK]) + 1, 2):
        name, arg = table.rules.steps[table.mem[at]].name(), int(table.mem[at + 1])
        out.append(f"{name}({arg})" if arg else name)
    return out


def read_other(table: Table, name: str, words: list[str]) -> bool:
    """Read a part that is no zone; False if it is one."""
    counters = dict(table.rules.counters)
    if name == "stack":
        read_stack(table, words)
    elif name == "result":
        if len(words) != 1 or words[0] not in RESULTS:
            raise PositionError(f"'result' is won or lost, not {' '.join(words)!r}")
        table.mem[RESULT] = RESULTS[words[0]]
    elif name == "active":
        table.mem[ACTIVE] = read_number(name, words, 1, int(table.rules.seats)) - 1
    elif name in counters:
        table.mem[counters[name]] = read_number(name, words, 0, LARGEST)
    else:
        return False
    return True


def read_number(name: str, words: list[str], low: int, high: int) -> int:
    if len(words) != 1 or not words[0].isdecimal() or not low <= int(words[0]) <= high:
        raise PositionError(f"{name!r} is a number from {low} to {high}, not {' '.join(words)!r}")
    return int(words[0])


def read_stack(table: Table, words: list[str]) -> None:
    """Each frame is over some time, but the turn at the bottom never is."""
    if not 0 < len(words) <= FRAMES:
        raise PositionError(f"a stack is 1 to {FRAMES} things that are going on, not {len(words)}")
    for word in words:
        read_frame(table, word)
    if table.mem[STACK + 2] not in TURN:
        turn = ", ".join(table.rules.steps[step].name() for step in TURN)
        raise PositionError(f"a stack begins with one of {turn}, not with {words[0]!r}")


def read_frame(table: Table, word: str) -> None:
    match = FRAME.fullmatch(word)
    names = [table.rules.steps[i].name() for i in range(1, len(table.rules.steps))]
    if match is None or match[1] not in names:
        raise PositionError(f"{word!r} is nothing that can be going on; known: {', '.join(names)}")
    table.call(names.index(match[1]) + 1, int(match[2] or 0))


def zone_by_name(rules: Ruleset, name: str) -> Zone:
    for zone in rules.zones:
        if zone.name == name:
            return zone
    known = ", ".join(zone.name for zone in rules.zones)
    raise PositionError(f"{name!r} is no zone of {rules.text}; known: {known}")


def fill_zone(table: Table, zone: Zone, words: list[str], left: Counter[str]) -> None:
    room = room_in(table.rules, zone)
    if zone.shape != BAG_SHAPE and len(words) > room:
        raise PositionError(f"{zone.name!r} has room for {room} cards, not {len(words)}")
    for word in reversed(words) if zone.at == TOP else words:
        code = word.removesuffix("*")
        if code != word and not is_row(zone):
            raise PositionError(f"{word!r} in {zone.name!r}: only cards of a row have a star")
        if code not in left:
            raise PositionError(f"{code!r} in {zone.name!r} is no card of {table.rules.text}")
        if left[code] == 0:
            copies = table.rules.copies[table.rules.kind(code)]
            raise PositionError(f"{code!r} in {zone.name!r} is one too many: there are {copies}")
        left[code] -= 1
        kind = table.rules.kind(code)
        if zone.at != BAG:
            table.lift(kind, BAG)
            table.place(kind | (USED if word.endswith("*") else 0), zone.at)
