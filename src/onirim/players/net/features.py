"""What a seat sees as a short list of row numbers: made from a ruleset's tables, for any module.

Zones give a row for each card (or for each place of a pile), the deck gives a row for each kind by
the number of cards that the seat cannot place, and so on: no line here knows a module. Cards that
the seat has not seen count as cards of the deck, wherever they are. The rows of a state that is
over are none: its value is known.
"""

from __future__ import annotations

from typing import Final, final

from onirim.engine.card_sets import KINDS, MARK_BITS, USED_MARK
from onirim.engine.hooks import WAIT
from onirim.engine.kinds import numbers
from onirim.engine.layout import OWNER, SEERS, Zone
from onirim.engine.memory import (
    ACTIVE,
    BAG,
    BAG_SHAPE,
    BOTTOM,
    DISCARDED,
    PILE,
    STACK,
    TOP,
)
from onirim.engine.native import i64, vec
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State
from onirim.players.net.feature_crosses import JointRows, upto
from onirim.players.net.feature_groups import Blocks

MOST_ROWS: Final = 400  # of one state; all seven expansions together need about 180
MOST_ZONES: Final = 96
STEP_NUMBERS: Final = 96
MOST_COUNTERS: Final = 24
MOST_WORDS: Final = 40

COUNTS: Final = 0  # how the cards of a zone become rows: by kind
BY_PLACE: Final = 1  # by kind and place
END_OF_ROW: Final = 2  # the last three, by kind
IN_SIGHT: Final = 0  # whether the seat sees the cards: all of them
OF_OWNER: Final = 1
BY_MARKS: Final = 2

MOST_COPIES: Final = 6
MOST_PLACES: Final = 14
NEXT_CARDS: Final = 6  # of the deck, where they are known
LATER_CARDS: Final = 8  # known ones behind unknown ones, by how many come before them
LAST_CARDS: Final = 6  # of the known bottom, from the end
MOST_UNKNOWN: Final = 12
MOST_DECK: Final = 140
DEPTH: Final = 4  # steps of the stack that are seen
WITH_ARGUMENT: Final = 2  # of these so many with their argument
ARGUMENTS: Final = 64
HIGHEST: Final = 16  # values of a counter


@final
class Encoder:
    """Writes the rows of states of one ruleset into `rows`, `n` of them."""

    def __init__(self, rules: Ruleset, blocks: Blocks) -> None:  # noqa: PLR0915 (tables)
        self.rules: Ruleset = rules
        self.rows: vec[i64] = numbers(MOST_ROWS)
        self.n: i64 = 0
        self.pool: vec[i64] = numbers(KINDS)  # cards that the seat cannot place, by kind
        self.n_zones: i64 = 0
        self.zone_at: vec[i64] = numbers(MOST_ZONES)
        self.zone_how: vec[i64] = numbers(MOST_ZONES)
        self.zone_sight: vec[i64] = numbers(MOST_ZONES)
        self.zone_owner: vec[i64] = numbers(MOST_ZONES)
        # for the first seat and for the second: where the rows of each kind begin
        self.zone_rows: vec[i64] = numbers(2 * MOST_ZONES * KINDS)
        self.pair_rows: vec[i64] = numbers(2 * MOST_ZONES)
        self.add_zones(blocks)
        self.deck_rows: vec[i64] = numbers(KINDS)
        self.top_rows: vec[i64] = numbers(KINDS)
        self.bottom_rows: vec[i64] = numbers(KINDS)
        self.later_rows: vec[i64] = numbers(KINDS)
        self.last_rows: vec[i64] = numbers(KINDS)
        self.identity_rows: vec[i64] = numbers(KINDS)
        self.size_rows: i64 = 0
        self.known_rows: i64 = 0
        self.add_deck(blocks)
        self.step_rows: vec[i64] = numbers(DEPTH * STEP_NUMBERS)
        self.arg_rows: vec[i64] = numbers(WITH_ARGUMENT * STEP_NUMBERS)
        self.arg_hidden: vec[i64] = numbers(STEP_NUMBERS)
        self.wait_rows: i64 = 0
        self.add_steps(blocks)
        self.n_counters: i64 = len(rules.counters)
        self.counter_at: vec[i64] = numbers(MOST_COUNTERS)
        self.counter_rows: vec[i64] = numbers(MOST_COUNTERS)
        self.n_words: i64 = 0
        self.word_rows: vec[i64] = numbers(MOST_WORDS)
        self.turn_rows: i64 = 0
        self.add_words(blocks)
        self.joint: JointRows = JointRows(rules, blocks)

    # --- blocks ------------------------------------------------------------------------------

    def add_zones(self, blocks: Blocks) -> None:
        rules = self.rules
        for zone in rules.zones:
            if self.tells_nothing(zone):
                continue
            z = int(self.n_zones)
            self.n_zones += 1
            self.zone_at[z] = zone.at
            self.zone_owner[z] = zone.owner
            self.zone_how[z] = how_seen(zone)
            self.zone_sight[z] = IN_SIGHT
            if zone.sight == OWNER and rules.hidden_hands:
                self.zone_sight[z] = OF_OWNER
            elif zone.sight == SEERS:
                self.zone_sight[z] = BY_MARKS
            for seat in range(int(rules.seats)):
                self.add_zone(blocks, zone, z, seat)

    def tells_nothing(self, zone: Zone) -> bool:
        """The deck has rows of its own; what is nowhere else was discarded."""
        if zone.at in (BAG, TOP, BOTTOM, DISCARDED):
            return True
        return self.rules.identity_bag != 0 and zone.at in (
            int(self.rules.identity_bag),
            int(self.rules.identified),
        )

    def add_zone(self, blocks: Blocks, zone: Zone, z: int, seat: int) -> None:
        name = zone.name
        if zone.owner >= 0:
            name = ("my " if zone.owner == seat else "their ") + zone.family
        how = self.zone_how[z]
        size = MOST_PLACES * 2 if how == BY_PLACE else MOST_COPIES
        if how == BY_PLACE:
            self.pair_rows[seat * MOST_ZONES + z] = blocks.block(f"{name}//pair", 256)
        at = (seat * MOST_ZONES + z) * KINDS
        for k, code in enumerate(self.rules.codes):
            self.zone_rows[at + k] = blocks.block(f"{name}/{code}", size)

    def add_deck(self, blocks: Blocks) -> None:
        for k, code in enumerate(self.rules.codes):
            self.deck_rows[k] = blocks.block(f"deck/{code}", MOST_UNKNOWN)
            self.top_rows[k] = blocks.block(f"top/{code}", NEXT_CARDS)
            self.bottom_rows[k] = blocks.block(f"bottom/{code}", 3)
            self.later_rows[k] = blocks.block(f"later/{code}", LATER_CARDS)
            self.last_rows[k] = blocks.block(f"last/{code}", LAST_CARDS)
            if self.rules.identity_bag != 0:
                self.identity_rows[k] = blocks.block(f"faces/{code}", 4)
        self.size_rows = blocks.block("size", MOST_DECK)
        self.known_rows = blocks.block("known", 8)

    def add_steps(self, blocks: Blocks) -> None:
        for i in range(1, len(self.rules.steps)):
            step = self.rules.steps[i]
            self.arg_hidden[i] = 1 if step.argument_is_hidden() else 0
            for depth in range(DEPTH):
                row = blocks.block(f"step {depth}/{step.name}", 1)
                self.step_rows[depth * STEP_NUMBERS + i] = row
            for depth in range(WITH_ARGUMENT):
                row = blocks.block(f"arg {depth}/{step.name}", ARGUMENTS)
                self.arg_rows[depth * STEP_NUMBERS + i] = row
        self.wait_rows = blocks.block("wait", 8)

    def add_words(self, blocks: Blocks) -> None:
        for i, (counter, at) in enumerate(self.rules.counters):
            self.counter_at[i] = at
            self.counter_rows[i] = blocks.block(f"counter/{counter}", HIGHEST)
        for i, word in enumerate(self.rules.text.split("+")):
            self.word_rows[i] = blocks.block(f"word/{word}", 1)
            self.n_words += 1
        self.turn_rows = blocks.block("turn", 2)

    # --- rows --------------------------------------------------------------------------------

    def encode(self, state: State, seat: i64) -> None:
        """Write the rows of a game that goes on, as this seat sees it."""
        self.n = 0
        rules = self.rules
        mem = state.mem
        pool = self.pool
        mark = seat + 1 if rules.hidden_hands else 1
        i: i64
        for i in range(rules.n_kinds):
            pool[i] = mem[BAG + 1 + i]
        self.see_known(state, mark)
        for i in range(self.n_zones):
            if mem[self.zone_at[i]] > 0:
                self.see_zone(state, i, seat, mark)
        if rules.identity_bag != 0:
            self.see_identities(state)
        self.see_pool(state)
        self.see_stack(state, seat)
        self.see_words(state)
        if rules.seats > 1:
            self.put(self.turn_rows + (1 if mem[ACTIVE] == seat else 0))
        self.joint.join(self, state, seat)

    def put(self, row: i64) -> None:
        self.rows[self.n] = row
        self.n += 1

    def see_pool(self, state: State) -> None:
        """How many cards of each kind the seat cannot place, and how many the deck has."""
        i: i64
        for i in range(self.rules.n_kinds):
            c = self.pool[i]
            if c > 0:
                self.put(self.deck_rows[i] + upto(c, MOST_UNKNOWN - 1))
        self.put(self.size_rows + upto(state.deck_size(), MOST_DECK - 1))

    def see_words(self, state: State) -> None:
        """Counters, and the words of the ruleset."""
        i: i64
        for i in range(self.n_counters):
            c = state.mem[self.counter_at[i]]
            self.put(self.counter_rows[i] + upto(c, HIGHEST - 1))
        for i in range(self.n_words):
            self.put(self.word_rows[i])

    def see_known(self, state: State, mark: i64) -> None:
        """Places of the deck: how many others know is not told."""
        mem = state.mem
        pool = self.pool
        known: i64 = 0
        i: i64
        n = mem[TOP]
        for i in range(n):
            cell = mem[TOP + n - i]
            pool[cell >> 2] += 1
            if cell & mark != 0:
                known += 1
                if i < NEXT_CARDS:
                    self.put(self.top_rows[cell >> 2] + i)
        if known > 0:
            self.put(self.known_rows + upto(known, 7))
        self.see_bottom(state, mark, n - known + mem[BAG])

    def see_bottom(self, state: State, mark: i64, unknown: i64) -> None:
        """Where each known card lies: cards of the bottom stay there until there is a shuffle.

        Behind no unknown card they are the next cards, as those on top are.
        """
        mem = state.mem
        n = mem[BOTTOM]
        before = mem[TOP] + mem[BAG]  # cards that are drawn before the first of them
        i: i64
        for i in range(n):
            cell = mem[BOTTOM + 1 + i]
            k = cell >> 2
            self.pool[k] += 1
            if cell & mark == 0:
                continue
            self.put(self.bottom_rows[k])
            if n - 1 - i < LAST_CARDS:
                self.put(self.last_rows[k] + n - 1 - i)
            if unknown > 0 and before + i < LATER_CARDS:
                self.put(self.later_rows[k] + before + i)
            elif unknown == 0 and before + i < NEXT_CARDS:
                self.put(self.top_rows[k] + before + i)

    def see_zone(self, state: State, z: i64, seat: i64, mark: i64) -> None:
        how = self.zone_how[z]
        rows = (seat * MOST_ZONES + z) * KINDS
        if how == BY_PLACE:
            self.see_places(state, self.zone_at[z], rows, self.pair_rows[seat * MOST_ZONES + z])
        elif how == END_OF_ROW:
            self.see_end(state, self.zone_at[z], rows)
        elif self.zone_at[z] & 3 == BAG_SHAPE:
            self.see_bag(state, self.zone_at[z], rows)
        else:
            sight = self.zone_sight[z]
            if sight == IN_SIGHT or (sight == OF_OWNER and self.zone_owner[z] == seat):
                mark = 0
            self.see_copies(state, self.zone_at[z], rows, mark)

    def see_bag(self, state: State, zone: i64, rows: i64) -> None:
        k: i64
        for k in range(self.rules.n_kinds):
            c = state.mem[zone + 1 + k]
            if c > 0:
                self.put(self.zone_rows[rows + k] + upto(c, MOST_COPIES) - 1)

    def see_copies(self, state: State, zone: i64, rows: i64, mark: i64) -> None:
        """One row for each copy, so that the rows of a count add up; mark 0: all are seen."""
        mem = state.mem
        previous: i64 = -1
        run: i64 = 0
        i: i64
        for i in range(zone + 1, zone + mem[zone] + 1):
            k = mem[i] >> 2
            if mark != 0 and mem[i] & MARK_BITS & mark == 0:
                self.pool[k] += 1
                continue
            run = run + 1 if k == previous else 1
            previous = k
            if run <= MOST_COPIES:
                self.put(self.zone_rows[rows + k] + run - 1)

    def see_places(self, state: State, zone: i64, rows: i64, pairs: i64) -> None:
        """Kind, place and mark of each card, and the colours of neighbours."""
        mem = state.mem
        colours = self.rules.colours
        last: i64 = -1
        i: i64
        for i in range(mem[zone]):
            cell = mem[zone + 1 + i]
            k = cell >> 2
            place = upto(i, MOST_PLACES - 1)
            self.put(self.zone_rows[rows + k] + place * 2 + (cell & 1))
            if last >= 0:
                self.put(pairs + (colours[last] & 15) * 16 + (colours[k] & 15))
            last = k

    def see_end(self, state: State, zone: i64, rows: i64) -> None:
        mem = state.mem
        n = mem[zone]
        i: i64 = 0
        while i < 3 and i < n:
            cell = mem[zone + n - i]
            self.put(self.zone_rows[rows + (cell >> 2)] + i * 2 + (cell & USED_MARK))
            i += 1

    def see_identities(self, state: State) -> None:
        """Whoever cannot place an identified card knows neither which it is nor that it is one."""
        rules = self.rules
        pool = self.pool
        k: i64
        for k in range(rules.n_kinds):
            if rules.homes[k] != rules.identity_bag:
                continue
            c = state.mem[rules.identity_bag + 1 + k]
            if rules.seats > 1:
                c += pool[k]
                pool[rules.unidentified] += pool[k]
                pool[k] = 0
            if c > 0:
                self.put(self.identity_rows[k] + upto(c, 3))

    def see_stack(self, state: State, seat: i64) -> None:
        mem = state.mem
        at = mem[STACK]
        depth: i64 = 0
        while depth < DEPTH and at > STACK:
            step = mem[at]
            self.put(self.step_rows[depth * STEP_NUMBERS + step])
            secret = self.arg_hidden[step] == 1 and mem[ACTIVE] != seat
            if depth < WITH_ARGUMENT and not secret:
                arg = mem[at + 1]
                arg = (arg ^ (arg >> 6) ^ (arg >> 12)) & (ARGUMENTS - 1)
                if arg != 0:
                    self.put(self.arg_rows[depth * STEP_NUMBERS + step] + arg)
            at -= 2
            depth += 1
        waits: i64 = 0
        if state.status == WAIT and not state.lifting:
            waits = 1 if state.chance_bag == BAG else 2
        self.put(self.wait_rows + waits)


def how_seen(zone: Zone) -> int:
    """A pile of a player is a labyrinth row or the like: its end counts; others count by place."""
    if zone.at & 3 != PILE:
        return COUNTS
    return END_OF_ROW if zone.owner >= 0 else BY_PLACE
