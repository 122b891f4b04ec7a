"""What a ruleset knows about the memory of its games: zones, counters, seats, groups of a hand."""

from __future__ import annotations

from typing import Final

from onirim.engine.actions import MOST_GROUPS
from onirim.engine.card_sets import KINDS, has
from onirim.engine.hidden import DeckWatcher
from onirim.engine.info import CounterInfo, ZoneInfo
from onirim.engine.kinds import BASE, Kinds, numbers
from onirim.engine.memory import (
    BAG,
    BAG_SHAPE,
    BOTTOM,
    DISCARDED,
    DRAWN,
    FIRST_FREE,
    FIRST_SEAT,
    LIMBO,
    MOST_FRAMES,
    OUT,
    PILE,
    SEEN,
    SORTED,
    STACK,
    TOP,
)
from onirim.engine.native import i64, vec

NO_OWNER: Final = -1  # owner of a zone that belongs to nobody
OPEN: Final = 0  # who sees the cards of a zone: everybody
OWNER: Final = 1
SEERS: Final = 2  # each card tells by its marks
HIDDEN_FROM_ALL: Final = 3
SPECTATOR: Final = -1  # a viewer without a seat: sees only what lies open
OMNISCIENT: Final = -2  # a viewer who sees every card
MOST_SEATS: Final = 2
NO_ZONE_INFO: Final = ZoneInfo()
NO_COUNTER_INFO: Final = CounterInfo()
DOORS_INFO: Final = ZoneInfo(role="doors", shown="always")
ROW_INFO: Final = ZoneInfo(role="labyrinth", shown="always", mark="used")


class Zone:
    """A declared zone: whatever is written once over all zones needs no more than this."""

    def __init__(
        self,
        name: str,
        at: int,
        room: int,
        owner: int = NO_OWNER,
        sight: int = OPEN,
        info: ZoneInfo = NO_ZONE_INFO,
    ) -> None:
        self.name: str = name
        self.at: int = at
        self.room: int = room  # cards it can hold
        self.owner: int = owner
        self.sight: int = sight
        self.home: int = 0  # tokens: the bag in which they lie before the game; 0: cards
        self.signs: str = ""  # how positions write the marks of its cards, bit by bit: "*", "*!"
        self.module: str = BASE
        self.family: str = name  # of zones that are one thing for each player, or several
        self.info: ZoneInfo = info

    @property
    def shape(self) -> int:
        return self.at & 3

    @property
    def is_bag(self) -> bool:
        """Does it hold its cards as counts, in no order?"""
        return self.shape == BAG_SHAPE

    @property
    def is_sorted(self) -> bool:
        return self.shape == SORTED

    @property
    def is_stock(self) -> bool:
        """Does chance draw its cards, so that nobody sees which comes next?"""
        return self.sight == HIDDEN_FROM_ALL

    @property
    def in_deck(self) -> bool:
        """Is it one of the three parts of the deck?"""
        return self.at in (TOP, BAG, BOTTOM)

    @property
    def cards(self) -> bool:
        """Does it hold cards of the game, or only tokens?"""
        return self.home == 0


class Layout(Kinds):
    """Where everything lies. Zones of the core have fixed addresses, all others come behind."""

    __slots__ = (
        "cells",
        "counter_infos",
        "counter_modules",
        "counters",
        "door_zones",
        "fresh",
        "group_lost",
        "group_marks",
        "group_names",
        "group_room",
        "group_zones",
        "groups",
        "hidden_hands",
        "homes",
        "largest",
        "low_cells",
        "most_frames",
        "rows",
        "seats",
        "stock",
        "watcher",
        "zones",
    )

    def __init__(self) -> None:
        super().__init__()
        self.zones: list[Zone] = core_zones()
        self.stock: list[tuple[int, int, int]] = []  # bag, kind, how many before the game
        self.homes: vec[i64] = numbers(KINDS)  # kind -> where it lies before the game; 0: the deck
        self.counters: list[tuple[str, int]] = []
        self.largest: dict[str, int] = {}  # counter -> its highest value
        self.counter_infos: dict[str, CounterInfo] = {}
        self.counter_modules: dict[str, str] = {}
        self.most_frames: int = MOST_FRAMES
        self.cells: i64 = FIRST_FREE
        self.low_cells: i64 = FIRST_SEAT
        self.fresh: vec[i64] = vec[i64]([])  # memory of a game before set-up
        self.watcher: DeckWatcher | None = None  # of the deck, where several seats remember
        self.seats: i64 = 1
        self.hidden_hands: bool = False  # from the other seat
        self.groups: i64 = 0
        self.group_names: list[str] = []
        self.group_marks: list[str] = []  # behind a card in a token
        self.group_room: vec[i64] = numbers(MOST_GROUPS)  # the size to fill to
        self.group_lost: vec[i64] = numbers(MOST_GROUPS)  # 1: goes with the whole hand
        self.group_zones: vec[i64] = numbers(MOST_SEATS * MOST_GROUPS)
        self.door_zones: vec[i64] = numbers(MOST_SEATS)
        self.rows: vec[i64] = numbers(MOST_SEATS)

    def zone(
        self,
        name: str,
        room: int,
        shape: int = PILE,
        owner: int = NO_OWNER,
        sight: int = OPEN,
        info: ZoneInfo = NO_ZONE_INFO,
    ) -> int:
        """Declare a zone for so many cards (a bag needs no number) and get its address."""
        size = 1 + (KINDS if shape == BAG_SHAPE else room)
        at = aligned(self.low_cells, shape)
        if owner == 0 and at + size <= LIMBO:
            self.low_cells = at + size
        else:
            at = aligned(self.cells, shape)
            self.cells = at + size
        zone = Zone(name, int(at), room, owner, sight, info)
        zone.module = self.installing
        zone.family = info.family if info.family != "" else self.family(name, owner)
        self.zones.append(zone)
        return int(at)

    def seat_zone(
        self,
        family: str,
        seat: int,
        room: int,
        shape: int = SORTED,
        sight: int = OPEN,
        info: ZoneInfo = NO_ZONE_INFO,
    ) -> int:
        """Declare a zone of one player: `hand` alone, `hand1` and `hand2` for two."""
        return self.zone(family + self.suffix(seat), room, shape, seat, sight, info)

    def family(self, name: str, owner: int) -> str:
        """The name without the suffix of a seat, which a module may have written itself."""
        return name if owner == NO_OWNER else name.removesuffix(self.suffix(owner))

    def suffix(self, seat: int) -> str:
        """What names of zones and counters of one player end with."""
        return "" if self.seats == 1 else str(seat + 1)

    def token_bag(
        self, name: str, tokens: list[tuple[str, int]], info: ZoneInfo = NO_ZONE_INFO
    ) -> int:
        """Declare a face-down stock of tokens, which are no cards; it is full before the game."""
        at = self.zone(name, KINDS, BAG_SHAPE, sight=HIDDEN_FROM_ALL, info=info)
        self.zones[-1].home = at
        for code, n in tokens:
            self.stock.append((at, self.kind(code), n))
        return at

    def tokens(
        self,
        name: str,
        room: int,
        bag: int,
        shape: int = PILE,
        signs: str = "",
        info: ZoneInfo = NO_ZONE_INFO,
    ) -> int:
        """Declare an open zone for the tokens of a bag."""
        at = self.zone(name, room, shape, info=info)
        self.zones[-1].home = bag
        self.zones[-1].signs = signs
        return at

    def zone_at(self, at: int) -> Zone:
        for zone in self.zones:
            if zone.at == at:
                return zone
        raise KeyError(at)

    def zone_named(self, name: str) -> Zone:
        for zone in self.zones:
            if zone.name == name:
                return zone
        raise KeyError(name)

    def stocked(self, bag: int, kind: int) -> int:
        """How many of a kind are in a bag before the game."""
        return int(self.fresh[bag + 1 + kind])

    def counter_at(self, name: str) -> int:
        """The address of a counter."""
        for known, at in self.counters:
            if known == name:
                return at
        raise KeyError(name)

    def counter(self, name: str, largest: int, info: CounterInfo = NO_COUNTER_INFO) -> int:
        at = int(self.cells)
        self.cells += 1
        self.counters.append((name, at))
        self.largest[name] = largest
        self.counter_infos[name] = info
        self.counter_modules[name] = self.installing
        return at

    def reserve(self, cells: int) -> int:
        """Reserve cells for records that are neither a zone nor a counter; get their address."""
        at = int(self.cells)
        self.cells += cells
        return at

    def group(self, name: str, room: int, lost: bool, mark: str = "") -> int:
        """Declare a group of the hand: how many cards it is filled to, whether it can be lost.

        The token of an action writes the mark behind a card of this group.
        """
        i = self.groups
        self.groups += 1
        self.group_names.append(name)
        self.group_marks.append(mark)
        self.group_room[i] = room
        self.group_lost[i] = 1 if lost else 0
        return int(i)

    def add_seat(self, seat: int) -> None:
        """The zones of one player: each group of the hand, Doors, labyrinth row."""
        room_in_row: i64 = 0
        k: i64
        for k in range(self.n_kinds):
            if has(self.playable, k):
                room_in_row += self.copies[k]
        sight = OWNER if self.hidden_hands or self.seats == 1 else OPEN
        for i in range(self.groups):
            if self.group_zones[seat * MOST_GROUPS + i] == 0:
                zone = self.seat_zone(self.group_names[i], seat, 8, SORTED, sight)
                self.group_zones[seat * MOST_GROUPS + i] = zone
        self.door_zones[seat] = self.seat_zone("doors", seat, 15, info=DOORS_INFO)  # §2.1.3
        row = self.seat_zone("row", seat, int(room_in_row), PILE, info=ROW_INFO)
        self.rows[seat] = row  # §2.1.3
        self.zones[-1].signs = "*"

    def finish_layout(self) -> None:
        """Lay out the memory of a game in which every card is still in the bag."""
        self.fresh = numbers(int(self.cells))
        self.fresh[STACK] = STACK
        k: i64
        for k in range(self.n_kinds):
            home = BAG if self.homes[k] == 0 else self.homes[k]
            self.fresh[home + 1 + k] += self.copies[k]  # §11.2
            self.fresh[home] += self.copies[k]
        for bag, kind, n in self.stock:
            self.fresh[bag + 1 + kind] += n
            self.fresh[bag] += n


def aligned(at: i64, shape: i64) -> i64:
    """The first address from here on whose low bits are the shape."""
    while at & 3 != shape:
        at += 1
    return at


def core_zones() -> list[Zone]:
    return [
        Zone("drawn", DRAWN, 3, info=ZoneInfo("drawn", "filled")),
        Zone("seen", SEEN, 12, sight=SEERS, info=ZoneInfo("looked", "filled")),
        Zone("top", TOP, 50, sight=SEERS, info=ZoneInfo("top", "filled")),
        Zone("bottom", BOTTOM, 110, sight=SEERS, info=ZoneInfo("bottom", "filled")),
        Zone("limbo", LIMBO, 60, info=ZoneInfo("limbo", "always")),
        Zone("bag", BAG, KINDS, sight=HIDDEN_FROM_ALL, info=ZoneInfo("internal", "never")),
        Zone("discard", DISCARDED, KINDS, info=ZoneInfo("discard", "always")),
        Zone("out", OUT, KINDS, info=ZoneInfo("out", "count")),
    ]
