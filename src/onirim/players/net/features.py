"""Features of a position as one seat sees it: a short list of indices of active features.

Feature groups are made from a ruleset's tables, so that no line here knows a module. A zone has
features for its cards by kind (or by kind and place), the deck for the number of cards of each
kind whose place the seat doesn't know, and so on. Cards that the seat hasn't seen count as cards of
the deck, wherever they are. A finished game has no features: its value is known.
"""

from __future__ import annotations

from typing import Final, final

from onirim.engine.card_sets import KINDS, USED_MARK
from onirim.engine.hooks import WAIT
from onirim.engine.kinds import numbers
from onirim.engine.layout import Zone
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
from onirim.knowledge.identities import hide_identities
from onirim.knowledge.marks import (
    argument_is_secret,
    is_seen,
    knows_all_of,
    mark_of,
    sight_within,
)
from onirim.players.net.feature_crosses import FeatureCrosses, capped
from onirim.players.net.feature_groups import FeatureGroups

MOST_FEATURES: Final = 400  # active at once; all seven expansions together need about 180
MOST_ZONES: Final = 96
STEP_NUMBERS: Final = 96
MOST_COUNTERS: Final = 24
MOST_WORDS: Final = 40

COUNTS: Final = 0  # encoding of a zone's cards: by kind
BY_PLACE: Final = 1  # by kind and place
ROW_END: Final = 2  # the last three, by kind

MOST_COPIES: Final = 6
MOST_PLACES: Final = 14
NEXT_CARDS: Final = 6  # known cards on top of the deck, by place
LATER_CARDS: Final = 8  # known cards behind unknown ones, by the number of cards before them
LAST_CARDS: Final = 6  # known cards at the bottom, by place from the end
MOST_UNKNOWN: Final = 12
MOST_DECK: Final = 140
STACK_DEPTH: Final = 4  # steps of the stack that are encoded
ARGUMENT_DEPTH: Final = 2  # how many of these with their argument
ARGUMENT_FEATURES: Final = 64
COUNTER_VALUES: Final = 16  # values of a counter


@final
class FeatureEncoder:
    """Encodes states of one ruleset: writes active features into `features`, `n` of them."""

    def __init__(self, rules: Ruleset, groups: FeatureGroups) -> None:  # noqa: PLR0915 (tables)
        self.rules: Ruleset = rules
        self.features: vec[i64] = numbers(MOST_FEATURES)
        self.n: i64 = 0
        self.pool: vec[i64] = numbers(KINDS)  # cards whose place the seat doesn't know, by kind
        self.hidden_identities: vec[i64] = numbers(KINDS)  # of them, as far as it can know
        self.n_zones: i64 = 0
        self.zone_at: vec[i64] = numbers(MOST_ZONES)
        self.zone_encoding: vec[i64] = numbers(MOST_ZONES)
        self.zone_sight: vec[i64] = numbers(MOST_ZONES)
        self.zone_owner: vec[i64] = numbers(MOST_ZONES)
        # the first feature of each kind's group, for the first seat and then for the second
        self.zone_groups: vec[i64] = numbers(2 * MOST_ZONES * KINDS)
        self.pair_groups: vec[i64] = numbers(2 * MOST_ZONES)
        self.add_zones(groups)
        self.deck_groups: vec[i64] = numbers(KINDS)
        self.top_groups: vec[i64] = numbers(KINDS)
        self.bottom_groups: vec[i64] = numbers(KINDS)
        self.later_groups: vec[i64] = numbers(KINDS)
        self.last_groups: vec[i64] = numbers(KINDS)
        self.identity_groups: vec[i64] = numbers(KINDS)
        self.size_group: i64 = 0
        self.known_group: i64 = 0
        self.add_deck(groups)
        self.step_features: vec[i64] = numbers(STACK_DEPTH * STEP_NUMBERS)
        self.argument_groups: vec[i64] = numbers(ARGUMENT_DEPTH * STEP_NUMBERS)
        self.wait_group: i64 = 0
        self.add_steps(groups)
        self.n_counters: i64 = len(rules.counters)
        self.counter_at: vec[i64] = numbers(MOST_COUNTERS)
        self.counter_groups: vec[i64] = numbers(MOST_COUNTERS)
        self.n_words: i64 = 0
        self.word_features: vec[i64] = numbers(MOST_WORDS)
        self.turn_group: i64 = 0
        self.add_words(groups)
        self.crosses: FeatureCrosses = FeatureCrosses(rules, groups)

    # --- feature groups ----------------------------------------------------------------------

    def add_zones(self, groups: FeatureGroups) -> None:
        rules = self.rules
        for zone in rules.zones:
            if self.is_encoded_elsewhere(zone):
                continue
            z = int(self.n_zones)
            self.n_zones += 1
            self.zone_at[z] = zone.at
            self.zone_owner[z] = zone.owner
            self.zone_encoding[z] = encoding_of(zone)
            self.zone_sight[z] = sight_within(rules, zone)
            for seat in range(int(rules.seats)):
                self.add_zone(groups, zone, z, seat)

    def is_encoded_elsewhere(self, zone: Zone) -> bool:
        """The deck has groups of its own; cards that are nowhere else were discarded."""
        if zone.at in (BAG, TOP, BOTTOM, DISCARDED):
            return True
        return self.rules.identity_bag != 0 and zone.at in (
            int(self.rules.identity_bag),
            int(self.rules.identified),
        )

    def add_zone(self, groups: FeatureGroups, zone: Zone, z: int, seat: int) -> None:
        name = zone.name
        if zone.owner >= 0:
            name = ("my " if zone.owner == seat else "their ") + zone.family
        encoding = self.zone_encoding[z]
        size = MOST_PLACES * 2 if encoding == BY_PLACE else MOST_COPIES
        if encoding == BY_PLACE:
            self.pair_groups[seat * MOST_ZONES + z] = groups.add(f"{name}//pair", 256)
        at = (seat * MOST_ZONES + z) * KINDS
        for k, code in enumerate(self.rules.codes):
            self.zone_groups[at + k] = groups.add(f"{name}/{code}", size)

    def add_deck(self, groups: FeatureGroups) -> None:
        for k, code in enumerate(self.rules.codes):
            self.deck_groups[k] = groups.add(f"deck/{code}", MOST_UNKNOWN)
            self.top_groups[k] = groups.add(f"top/{code}", NEXT_CARDS)
            self.bottom_groups[k] = groups.add(f"bottom/{code}", 3)
            self.later_groups[k] = groups.add(f"later/{code}", LATER_CARDS)
            self.last_groups[k] = groups.add(f"last/{code}", LAST_CARDS)
            if self.rules.identity_bag != 0:
                self.identity_groups[k] = groups.add(f"faces/{code}", 4)
        self.size_group = groups.add("size", MOST_DECK)
        self.known_group = groups.add("known", 8)

    def add_steps(self, groups: FeatureGroups) -> None:
        for i in range(1, len(self.rules.steps)):
            step = self.rules.steps[i]
            for depth in range(STACK_DEPTH):
                feature = groups.add(f"step {depth}/{step.name}", 1)
                self.step_features[depth * STEP_NUMBERS + i] = feature
            for depth in range(ARGUMENT_DEPTH):
                feature = groups.add(f"arg {depth}/{step.name}", ARGUMENT_FEATURES)
                self.argument_groups[depth * STEP_NUMBERS + i] = feature
        self.wait_group = groups.add("wait", 8)

    def add_words(self, groups: FeatureGroups) -> None:
        for i, (counter, at) in enumerate(self.rules.counters):
            self.counter_at[i] = at
            self.counter_groups[i] = groups.add(f"counter/{counter}", COUNTER_VALUES)
        for i, word in enumerate(self.rules.text.split("+")):
            self.word_features[i] = groups.add(f"word/{word}", 1)
            self.n_words += 1
        self.turn_group = groups.add("turn", 2)

    # --- encoding ----------------------------------------------------------------------------

    def encode(self, state: State, seat: i64) -> None:
        """Write the active features of an unfinished game as this seat sees it."""
        self.n = 0
        rules = self.rules
        mem = state.mem
        pool = self.pool
        mark = mark_of(rules, seat)
        i: i64
        for i in range(rules.n_kinds):
            pool[i] = mem[BAG + 1 + i]
        self.encode_known_cards(state, mark)
        for i in range(self.n_zones):
            if mem[self.zone_at[i]] > 0:
                self.encode_zone(state, i, seat, mark)
        if rules.identity_bag != 0:
            self.encode_identities(state)
        self.encode_pool(state)
        self.encode_stack(state, seat)
        self.encode_counters(state)
        if rules.seats > 1:
            self.put(self.turn_group + (1 if mem[ACTIVE] == seat else 0))
        self.crosses.encode(self, state, seat)

    def put(self, feature: i64) -> None:
        self.features[self.n] = feature
        self.n += 1

    def encode_pool(self, state: State) -> None:
        """Encode how many cards of each kind have an unknown place, and the size of the deck."""
        i: i64
        for i in range(self.rules.n_kinds):
            c = self.pool[i]
            if c > 0:
                self.put(self.deck_groups[i] + capped(c, MOST_UNKNOWN - 1))
        self.put(self.size_group + capped(state.deck_size(), MOST_DECK - 1))

    def encode_counters(self, state: State) -> None:
        """Encode counters and the words of the ruleset."""
        i: i64
        for i in range(self.n_counters):
            c = state.mem[self.counter_at[i]]
            self.put(self.counter_groups[i] + capped(c, COUNTER_VALUES - 1))
        for i in range(self.n_words):
            self.put(self.word_features[i])

    def encode_known_cards(self, state: State, mark: i64) -> None:
        """Encode the cards of the deck that this seat knows; what others know is left out."""
        mem = state.mem
        pool = self.pool
        known: i64 = 0
        i: i64
        n = mem[TOP]
        for i in range(n):
            cell = mem[TOP + n - i]
            pool[cell >> 2] += 1
            if is_seen(cell, mark):
                known += 1
                if i < NEXT_CARDS:
                    self.put(self.top_groups[cell >> 2] + i)
        if known > 0:
            self.put(self.known_group + capped(known, 7))
        self.encode_bottom(state, mark, n - known + mem[BAG])

    def encode_bottom(self, state: State, mark: i64, unknown: i64) -> None:
        """Encode the place of each known card at the bottom, where it stays until a shuffle.

        If no unknown card comes before them, these are the next cards, as those on top are.
        """
        mem = state.mem
        n = mem[BOTTOM]
        before = mem[TOP] + mem[BAG]  # cards that are drawn before the first of them
        i: i64
        for i in range(n):
            cell = mem[BOTTOM + 1 + i]
            k = cell >> 2
            self.pool[k] += 1
            if not is_seen(cell, mark):
                continue
            self.put(self.bottom_groups[k])
            if n - 1 - i < LAST_CARDS:
                self.put(self.last_groups[k] + n - 1 - i)
            if unknown > 0 and before + i < LATER_CARDS:
                self.put(self.later_groups[k] + before + i)
            elif unknown == 0 and before + i < NEXT_CARDS:
                self.put(self.top_groups[k] + before + i)

    def encode_zone(self, state: State, z: i64, seat: i64, mark: i64) -> None:
        encoding = self.zone_encoding[z]
        first = (seat * MOST_ZONES + z) * KINDS
        if encoding == BY_PLACE:
            self.encode_places(
                state, self.zone_at[z], first, self.pair_groups[seat * MOST_ZONES + z]
            )
        elif encoding == ROW_END:
            self.encode_row_end(state, self.zone_at[z], first)
        elif self.zone_at[z] & 3 == BAG_SHAPE:
            self.encode_bag(state, self.zone_at[z], first)
        else:
            if knows_all_of(self.zone_sight[z], self.zone_owner[z], seat):
                mark = 0
            self.encode_copies(state, self.zone_at[z], first, mark)

    def encode_bag(self, state: State, zone: i64, first: i64) -> None:
        k: i64
        for k in range(self.rules.n_kinds):
            c = state.mem[zone + 1 + k]
            if c > 0:
                self.put(self.zone_groups[first + k] + capped(c, MOST_COPIES) - 1)

    def encode_copies(self, state: State, zone: i64, first: i64, mark: i64) -> None:
        """Activate a feature for each copy: their weights add up. Mark 0: the seat sees all."""
        mem = state.mem
        previous: i64 = -1
        run: i64 = 0
        i: i64
        for i in range(zone + 1, zone + mem[zone] + 1):
            k = mem[i] >> 2
            if mark != 0 and not is_seen(mem[i], mark):
                self.pool[k] += 1
                continue
            run = run + 1 if k == previous else 1
            previous = k
            if run <= MOST_COPIES:
                self.put(self.zone_groups[first + k] + run - 1)

    def encode_places(self, state: State, zone: i64, first: i64, pair_group: i64) -> None:
        """Encode kind, place and mark of each card, and the colours of neighbours."""
        mem = state.mem
        colours = self.rules.colours
        last: i64 = -1
        i: i64
        for i in range(mem[zone]):
            cell = mem[zone + 1 + i]
            k = cell >> 2
            place = capped(i, MOST_PLACES - 1)
            self.put(self.zone_groups[first + k] + place * 2 + (cell & 1))
            if last >= 0:
                self.put(pair_group + (colours[last] & 15) * 16 + (colours[k] & 15))
            last = k

    def encode_row_end(self, state: State, zone: i64, first: i64) -> None:
        mem = state.mem
        n = mem[zone]
        i: i64 = 0
        while i < 3 and i < n:
            cell = mem[zone + n - i]
            self.put(self.zone_groups[first + (cell >> 2)] + i * 2 + (cell & USED_MARK))
            i += 1

    def encode_identities(self, state: State) -> None:
        """Encode how often the seat may still meet each identity."""
        rules = self.rules
        hide_identities(rules, self.pool, self.hidden_identities)
        k: i64
        for k in range(rules.n_kinds):
            if rules.homes[k] != rules.identity_bag:
                continue
            c = state.mem[rules.identity_bag + 1 + k] + self.hidden_identities[k]
            if c > 0:
                self.put(self.identity_groups[k] + capped(c, 3))

    def encode_stack(self, state: State, seat: i64) -> None:
        mem = state.mem
        at = mem[STACK]
        depth: i64 = 0
        while depth < STACK_DEPTH and at > STACK:
            step = mem[at]
            self.put(self.step_features[depth * STEP_NUMBERS + step])
            if depth < ARGUMENT_DEPTH and not argument_is_secret(state, step, seat):
                arg = mem[at + 1]
                arg = (arg ^ (arg >> 6) ^ (arg >> 12)) & (ARGUMENT_FEATURES - 1)
                if arg != 0:
                    self.put(self.argument_groups[depth * STEP_NUMBERS + step] + arg)
            at -= 2
            depth += 1
        waits: i64 = 0
        if state.status == WAIT and not state.is_lifting():
            waits = 1 if state.chance_bag == BAG else 2
        self.put(self.wait_group + waits)


def encoding_of(zone: Zone) -> int:
    """Choose the encoding of a zone: a player's pile, such as the labyrinth row, by its end."""
    if zone.at & 3 != PILE:
        return COUNTS
    return ROW_END if zone.owner >= 0 else BY_PLACE
