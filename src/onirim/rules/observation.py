"""The observation: what a seat sees as a vector of counts, one unsigned byte for each name.

It reads the state as its seat observes it. Where nothing but places of cards is hidden, the marks
of the cards say which of them the seat sees, so no masked copy has to be made.
"""

from __future__ import annotations

from typing import Final, final

from onirim.engine.card_sets import KINDS, LAST_MARK, USED_MARK, has
from onirim.engine.checked_state import action_table
from onirim.engine.hooks import ASK, NO_STEP
from onirim.engine.kinds import numbers
from onirim.engine.layout import NO_OWNER, Zone
from onirim.engine.memory import (
    ACTIVE,
    BAG,
    BAG_SHAPE,
    BOTTOM,
    DRAWN,
    GOING_ON,
    PILE,
    RESULT,
    STACK,
    TOP,
)
from onirim.engine.native import i64, u8, vec
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State
from onirim.knowledge.identities import hide_identities
from onirim.knowledge.marks import KNOWN, is_seen, knows_all_of, mark_of, sight_within
from onirim.knowledge.observe import looks_through_deck, observe
from onirim.knowledge.odds import unplaced_cards
from onirim.knowledge.shown_sets import SetRecord, ShownSets, known_runs
from onirim.rules.steps.series import series_length

MOST: Final = 255
PLACES_TO_COME: Final = 5  # known cards on top of the deck, by place
ROW_PLACES: Final = 3  # of a player's pile, such as the labyrinth row, from its end
MOST_ZONES: Final = 96
NO_RANK: Final = -1  # a kind that does not come into a zone

BY_KIND: Final = 0  # how the cards of a zone are counted
FROM_FRONT: Final = 1
FROM_END: Final = 2


@final
class Observer:
    """Names the observation of a ruleset and writes it.

    A zone has one block for each place that is told apart; a block has an index for each kind that
    can lie there and for each sign on a card. The first block is elsewhere for each seat, because
    a seat's own zones have other names than its partner's.
    """

    def __init__(self, rules: Ruleset) -> None:  # noqa: PLR0915 (tables)
        self.rules: Ruleset = rules
        self.names: list[str] = []
        self.n_zones: i64 = 0
        self.zone_at: vec[i64] = numbers(MOST_ZONES)
        self.zone_owner: vec[i64] = numbers(MOST_ZONES)
        self.zone_sight: vec[i64] = numbers(MOST_ZONES)
        self.zone_order: vec[i64] = numbers(MOST_ZONES)
        self.zone_places: vec[i64] = numbers(MOST_ZONES)
        self.zone_stride: vec[i64] = numbers(MOST_ZONES)
        self.zone_signs: vec[i64] = numbers(MOST_ZONES)  # where signs begin in a block
        self.zone_first: vec[i64] = numbers(2 * MOST_ZONES)  # of each seat
        self.ranks: vec[i64] = numbers(MOST_ZONES * KINDS)
        for zone in rules.zones:
            if not zone.is_stock:  # of these nobody sees more than the number
                self.add_zone(zone)
        self.identities: i64 = len(self.names)
        self.identity_rank: vec[i64] = numbers(KINDS)
        self.add_identities()
        cards = [k for k in range(int(rules.n_kinds)) if has(rules.everything, k)]
        self.card_rank: vec[i64] = numbers(KINDS)
        self.n_cards: i64 = len(cards)  # kinds that a deck can hold
        for rank, k in enumerate(cards):
            self.card_rank[k] = rank
        self.unknown: i64 = self.add("unknown", cards)
        self.next: i64 = len(self.names)
        for place in range(PLACES_TO_COME):
            self.add(f"next {place + 1}", cards)
        self.deck: i64 = len(self.names)
        self.names += ["deck", "series"]
        self.counters: i64 = len(self.names)
        self.names += [f"counter/{name}" for name, _ in rules.counters]
        self.counter_at: vec[i64] = vec[i64]([i64(address) for _, address in rules.counters])
        self.steps: vec[i64] = numbers(len(rules.steps))
        self.add_steps()
        self.turn: i64 = len(self.names)
        if rules.seats > 1:
            self.names.append("my turn")
        self.size: i64 = len(self.names)
        self.blank: vec[u8] = vec[u8]([u8(0)] * len(self.names))
        watcher = rules.watcher
        self.records_at: i64 = watcher.at if isinstance(watcher, ShownSets) else 0
        self.pool: vec[i64] = numbers(KINDS)  # the cards that the seat can't place
        self.hidden_identities: vec[i64] = numbers(KINDS)  # of them, as far as it can know
        self.runs: list[SetRecord] = []  # shown sets of which the seat knows every card

    # --- names -------------------------------------------------------------------------------

    def add(self, name: str, kinds: list[int]) -> int:
        """Name a block of counts by kind; return its first index."""
        first = len(self.names)
        self.names += [f"{name}/{self.rules.codes[k]}" for k in kinds]
        return first

    def add_zone(self, zone: Zone) -> None:
        z = int(self.n_zones)
        self.n_zones += 1
        rules = self.rules
        self.zone_at[z] = zone.at
        self.zone_owner[z] = zone.owner
        self.zone_sight[z] = sight_within(rules, zone)
        self.zone_order[z] = order_of(zone)
        kinds = kinds_in(rules, zone)
        for k in range(KINDS):
            self.ranks[z * KINDS + k] = kinds.index(k) if k in kinds else NO_RANK
        signs = signs_of(zone)
        self.zone_signs[z] = len(kinds)
        self.zone_stride[z] = len(kinds) + len(signs)
        places = told_apart(zone)
        self.zone_places[z] = places
        for seat in range(int(rules.seats) if zone.owner != NO_OWNER else 1):
            self.zone_first[seat * MOST_ZONES + z] = self.block_of(zone, seat, kinds, signs)
        if zone.owner == NO_OWNER:
            self.zone_first[MOST_ZONES + z] = self.zone_first[z]

    def block_of(self, zone: Zone, seat: int, kinds: list[int], signs: list[str]) -> int:
        """The first index of a zone as a seat names it; the same name is the same index."""
        name = zone.name
        if zone.owner != NO_OWNER:
            owner = "my " if zone.owner == seat else "their "
            name = (owner if self.rules.seats > 1 else "") + zone.family
        numbered = order_of(zone) != BY_KIND
        places = [f"{name} {place + 1}" if numbered else name for place in range(told_apart(zone))]
        known = f"{places[0]}/{self.rules.codes[kinds[0]]}"
        if known in self.names:
            return self.names.index(known)
        first = len(self.names)
        for place in places:
            self.add(place, kinds)
            self.names += [f"{place}/{sign}" for sign in signs]
        return first

    def add_identities(self) -> None:
        """Name the identities that are still to come."""
        rules = self.rules
        if rules.identity_bag == 0:
            return
        kinds = [k for k in range(int(rules.n_kinds)) if rules.homes[k] == rules.identity_bag]
        for rank, k in enumerate(kinds):
            self.identity_rank[k] = rank
        self.add(rules.zone_at(int(rules.identity_bag)).name, kinds)

    def add_steps(self) -> None:
        """Name what can be going on; steps with one name are one index."""
        for number in range(NO_STEP + 1, len(self.rules.steps)):
            name = f"step/{self.rules.steps[number].name}"
            if name not in self.names:
                self.names.append(name)
            self.steps[number] = self.names.index(name)

    # --- writing -----------------------------------------------------------------------------

    def write(self, state: State, seat: i64, out: vec[u8], at: i64) -> None:
        """Write the observation of a seat into cells that are zero, from this index on."""
        rules = self.rules
        if rules.seats == 1 or state.mem[RESULT] != GOING_ON:  # at the end everybody sees all
            self.write_cards(state, seat, KNOWN, out, at)
        elif self.is_intricate(state, seat):
            if state.hidden is None:
                state = observe(state, seat)
            self.runs = known_runs(state, seat)
            self.write_cards(state, seat, 0, out, at)
            self.runs = []
            self.read_pool(state, seat)
        else:
            self.write_cards(state, seat, 0, out, at)
            if rules.identity_bag != 0:
                hide_identities(rules, self.pool, self.hidden_identities)
        self.write_pool(state, out, at)
        self.write_numbers(state, seat, out, at)

    def is_intricate(self, state: State, seat: i64) -> bool:
        """Does the seat know more or less than the marks of the cards say?"""
        mem = state.mem
        if mem[ACTIVE] != seat or state.status != ASK or state.hidden is not None:
            return True
        return mem[self.records_at] != 0 or looks_through_deck(state, seat)

    def write_cards(self, state: State, seat: i64, marks: i64, out: vec[u8], at: i64) -> None:
        """Write all zones. These marks are taken to be on every card: none, or all of them."""
        mem = state.mem
        mark = mark_of(state.rules, seat)
        k: i64
        z: i64
        for k in range(self.rules.n_kinds):
            self.pool[k] = mem[BAG + 1 + k]
            self.hidden_identities[k] = 0
        for z in range(self.n_zones):
            zone = self.zone_at[z]
            if mem[zone] == 0:
                continue
            first = at + self.zone_first[seat * MOST_ZONES + z]
            if zone & 3 == BAG_SHAPE:
                self.write_bag(state, zone, first, z * KINDS, out)
            elif self.zone_order[z] != BY_KIND:
                self.write_places(state, z, first, out)
            else:
                known = knows_all_of(self.zone_sight[z], self.zone_owner[z], seat)
                self.write_cells(state, z, first, KNOWN if known else marks, mark, out)
        self.write_next(state, marks, mark, out, at)

    def write_bag(self, state: State, zone: i64, first: i64, ranks: i64, out: vec[u8]) -> None:
        mem = state.mem
        k: i64
        for k in range(self.rules.n_kinds):
            n = mem[zone + 1 + k]
            if n > 0:
                out[first + self.ranks[ranks + k]] = u8(n)

    def write_cells(
        self, state: State, z: i64, first: i64, marks: i64, mark: i64, out: vec[u8]
    ) -> None:
        """Count the cards that the seat sees; the others join the pool."""
        mem = state.mem
        zone = self.zone_at[z]
        i: i64
        for i in range(zone + 1, zone + mem[zone] + 1):
            card = mem[i] >> 2
            if self.knows(mem[i] | marks, mark, i):
                out[first + self.ranks[z * KINDS + card]] += u8(1)
            else:
                self.pool[card] += 1

    def write_places(self, state: State, z: i64, first: i64, out: vec[u8]) -> None:
        """Write an open pile place by place, with the signs on its cards."""
        mem = state.mem
        zone = self.zone_at[z]
        n = mem[zone]
        i: i64 = 0
        while i < n and i < self.zone_places[z]:
            cell = mem[zone + n - i] if self.zone_order[z] == FROM_END else mem[zone + 1 + i]
            out[first + self.ranks[z * KINDS + (cell >> 2)]] = 1
            if cell & USED_MARK != 0:
                out[first + self.zone_signs[z]] = 1
            if cell & LAST_MARK != 0:
                out[first + self.zone_signs[z] + 1] = 1
            first += self.zone_stride[z]
            i += 1

    def write_next(self, state: State, marks: i64, mark: i64, out: vec[u8], at: i64) -> None:
        """Write the known cards that come next: those on top, or where the deck is short."""
        mem = state.mem
        first = at + self.next
        n = mem[TOP]
        i: i64 = 0
        while i < PLACES_TO_COME and i < n:
            cell = mem[TOP + n - i]
            if self.knows(cell | marks, mark, TOP + n - i):
                out[first + i * self.n_cards + self.card_rank[cell >> 2]] = 1
            i += 1
        i = n + mem[BAG]
        while i < PLACES_TO_COME and i < state.deck_size():
            card = BOTTOM + 1 + i - n - mem[BAG]
            if self.knows(mem[card] | marks, mark, card):
                out[first + i * self.n_cards + self.card_rank[mem[card] >> 2]] = 1
            i += 1

    def knows(self, cell: i64, mark: i64, at: i64) -> bool:
        """Does the seat know the card of this cell, which lies at this address?"""
        if is_seen(cell, mark):
            return True
        for record in self.runs:
            if record.holds(at):
                return True
        return False

    def read_pool(self, state: State, seat: i64) -> None:
        """Ask what the seat that observes this state can't place."""
        unplaced = unplaced_cards(state, seat)
        for k, n in enumerate(unplaced.counts):
            self.pool[k] = n
        for k, n in enumerate(unplaced.identities):
            self.hidden_identities[k] = n

    def write_pool(self, state: State, out: vec[u8], at: i64) -> None:
        rules = self.rules
        k: i64
        for k in range(rules.n_kinds):
            n = self.pool[k]
            if n > 0:
                out[at + self.unknown + self.card_rank[k]] = u8(n)
            if rules.identity_bag != 0 and rules.homes[k] == rules.identity_bag:
                n = state.mem[rules.identity_bag + 1 + k] + self.hidden_identities[k]
                out[at + self.identities + self.identity_rank[k]] = u8(n)

    def write_numbers(self, state: State, seat: i64, out: vec[u8], at: i64) -> None:
        """Write the size of the deck, the series, counters, what is going on and whose turn."""
        mem = state.mem
        rules = self.rules
        out[at + self.deck] = saturated(state.deck_size())
        out[at + self.deck + 1] = saturated(series_length(state, rules.rows[seat]))
        i: i64
        for i in range(len(self.counter_at)):
            out[at + self.counters + i] = saturated(mem[self.counter_at[i]])
        top = mem[STACK]
        if top > STACK:
            out[at + self.steps[mem[top]]] = 1
        if rules.seats > 1 and mem[ACTIVE] == seat:
            out[at + self.turn] = 1


def observer_of(rules: Ruleset) -> Observer:
    """The observer of a ruleset, made when it is first needed."""
    if rules.observer is None:
        rules.observer = Observer(rules)
    observer = rules.observer
    assert isinstance(observer, Observer)
    return observer


def observation(state: State, seat: i64) -> bytes:
    """The observation of a seat: a byte for each of the ruleset's observation names."""
    observer = observer_of(state.rules)
    out = observer.blank[:]
    observer.write(state, seat, out, 0)
    return bytes(out)


def action_mask(state: State) -> bytes:
    """A byte for each action of the ruleset: 1 if it is legal, else 0."""
    table = action_table(state.rules)
    out = vec[u8]([u8(0)] * len(table.actions))
    i: i64
    for i in range(state.option_count()):
        out[table.numbers[state.choices[i]]] = 1
    return bytes(out)


def saturated(n: i64) -> u8:
    return u8(n) if n < MOST else u8(MOST)


def order_of(zone: Zone) -> int:
    """How a zone is counted: a player's pile from its end, another open pile from the front."""
    if zone.shape != PILE or zone.in_deck or zone.at == DRAWN:
        return BY_KIND
    return FROM_FRONT if zone.owner == NO_OWNER else FROM_END


def told_apart(zone: Zone) -> int:
    """How many places of a zone are told apart."""
    order = order_of(zone)
    return 1 if order == BY_KIND else ROW_PLACES if order == FROM_END else zone.room


def signs_of(zone: Zone) -> list[str]:
    """The names of the signs that cards of a pile can carry."""
    names = [zone.info.mark or "used", "last"]
    return names[: len(zone.signs)] if order_of(zone) != BY_KIND else []


def kinds_in(rules: Ruleset, zone: Zone) -> list[int]:
    """The kinds that can lie in a zone."""
    kinds = range(int(rules.n_kinds))
    if zone.home != 0:
        return [k for k in kinds if rules.stocked(zone.home, k) > 0]
    members = rules.everything
    if zone.at in rules.group_zones:
        members = rules.locations
    elif zone.at in rules.door_zones:
        members = rules.doors
    elif zone.at in rules.rows:
        members = rules.playable
    return [k for k in kinds if has(members, k)]
