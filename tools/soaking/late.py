"""Late positions: most of what is needed to win lies there already, so that games are won too."""

from __future__ import annotations

from itertools import pairwise, permutations
from random import Random

from onirim.engine.memory import BAG
from onirim.engine.table import Table
from onirim.notation.position import PositionError, read_position, write_position

__all__ = ["advance"]


def advance(table: Table, player: Random) -> Table:
    """The same game much later; as it is, if something forbids that."""
    late = table.copy()
    give_doors(late, player)
    fill(late, "catcher1", ["Ld"] * 4)
    raise_towers(late)
    try:
        return read_position(table.rules, write_position(late))
    except PositionError:
        return table


def give_doors(table: Table, player: Random) -> None:
    """Every Door of the bag but one or two is gained, each seat its share."""
    rules = table.rules
    doors = [k for k in range(int(rules.n_kinds)) if rules.doors >> k & 1]
    left = player.choice((1, 1, 2))
    order = goals_left(table) or [k for k in doors for _ in range(int(table.count(BAG, k)))]
    for number, kind in enumerate(order[: max(0, len(order) - left)]):
        if table.count(BAG, kind) == 0:
            return
        if rules.seats > 1:
            table.take_seat(number % int(rules.seats))
        table.lift(kind, BAG)
        table.place(kind, table.doors)
        for module in rules.on_door_gained:
            module.door_gained(table, kind)
    table.take_seat(0)


def goals_left(table: Table) -> list[int]:
    """With an order to be kept, the Doors in that order."""
    row = next((zone for zone in table.rules.zones if zone.name == "goals"), None)
    if row is None:
        return []
    cells = [int(table.mem[row.at + i]) for i in range(1, int(table.mem[row.at]) + 1)]
    return [cell >> 2 for cell in cells if cell & 1 == 0]


def fill(table: Table, zone_name: str, codes: list[str]) -> None:
    zone = next((zone for zone in table.rules.zones if zone.name == zone_name), None)
    if zone is None or table.size(zone.at) > 0:
        return
    for code in codes:
        kind = table.rules.kind(code)
        if table.count(BAG, kind) > 0:
            table.move(kind, BAG, zone.at)


def raise_towers(table: Table) -> None:
    """Three Towers of three colours that may stand side by side, if they are in the bag."""
    codes = [code for code in table.rules.codes if code[1] in "345" and code[0] in "RBGT"]
    free = [code for code in codes if table.count(BAG, table.rules.kind(code)) > 0]
    for three in permutations(free, 3):
        if len({code[0] for code in three}) == 3 and may_stand(three):
            fill(table, "towers", list(three))
            return


TOWERS = [colour + value for colour in "RBGT" for value in "345"]
LEFT = dict(zip(TOWERS, "bs-mmmsssbm-", strict=True))  # s sun, m moon, b both, - none
RIGHT = dict(zip(TOWERS, "mmmbm-bs-sss", strict=True))
CLASHES = {"ss", "mm", "bs", "sb", "bm", "mb", "bb"}


def may_stand(towers: tuple[str, ...]) -> bool:
    """Touching sides show no common sign (rules §6.1, §6.2.3)."""
    return all(RIGHT[one] + LEFT[other] not in CLASHES for one, other in pairwise(towers))
