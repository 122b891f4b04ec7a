"""Late positions: most of what is needed to win lies there already, so that games are won too."""

from __future__ import annotations

from itertools import pairwise, permutations
from random import Random

from onirim.engine.card_sets import USED_MARK
from onirim.engine.memory import BAG
from onirim.engine.state import State
from onirim.notation.position import PositionError, read_position, write_position

__all__ = ["advance"]


def advance(state: State, player: Random) -> State:
    """The same game much later; as it is, if something forbids that."""
    late = state.copy()
    give_doors(late, player)
    fill(late, "catcher1", ["Ld"] * 4)
    raise_towers(late)
    try:
        return read_position(state.rules, write_position(late))
    except PositionError:
        return state


def give_doors(state: State, player: Random) -> None:
    """Every Door of the bag but one or two is gained, each seat its share."""
    rules = state.rules
    doors = [k for k in range(int(rules.n_kinds)) if rules.doors >> k & 1]
    left = player.choice((1, 1, 2))
    order = goals_left(state) or [k for k in doors for _ in range(int(state.count(BAG, k)))]
    for number, kind in enumerate(order[: max(0, len(order) - left)]):
        if state.count(BAG, kind) == 0:
            return
        if rules.seats > 1:
            state.take_seat(number % int(rules.seats))
        state.lift(kind, BAG)
        state.place(kind, state.doors)
        for module in rules.on_door_gained:
            module.door_gained(state, kind)
    state.take_seat(0)


def goals_left(state: State) -> list[int]:
    """With an order to be kept, the Doors in that order."""
    row = next((zone for zone in state.rules.zones if zone.name == "goals"), None)
    if row is None:
        return []
    return [kind for kind, marks in state.cells(row.at) if marks & USED_MARK == 0]


def fill(state: State, zone_name: str, codes: list[str]) -> None:
    zone = next((zone for zone in state.rules.zones if zone.name == zone_name), None)
    if zone is None or state.size(zone.at) > 0:
        return
    for code in codes:
        kind = state.rules.kind(code)
        if state.count(BAG, kind) > 0:
            state.move(kind, BAG, zone.at)


def raise_towers(state: State) -> None:
    """Three Towers of three colours that may stand side by side, if they are in the bag."""
    codes = [code for code in state.rules.codes if code[1] in "345" and code[0] in "RBGT"]
    free = [code for code in codes if state.count(BAG, state.rules.kind(code)) > 0]
    for three in permutations(free, 3):
        if len({code[0] for code in three}) == 3 and may_stand(three):
            fill(state, "towers", list(three))
            return


TOWERS = [colour + value for colour in "RBGT" for value in "345"]
LEFT = dict(zip(TOWERS, "bs-mmmsssbm-", strict=True))  # s sun, m moon, b both, - none
RIGHT = dict(zip(TOWERS, "mmmbm-bs-sss", strict=True))
CLASHES = {"ss", "mm", "bs", "sb", "bm", "mb", "bb"}


def may_stand(towers: tuple[str, ...]) -> bool:
    """Touching sides show no common sign (rules §6.1, §6.2.3)."""
    return all(RIGHT[one] + LEFT[other] not in CLASHES for one, other in pairwise(towers))
