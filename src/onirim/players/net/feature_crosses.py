"""Feature crosses: Doors, hand and deck by colour; the end of the row.

A sum over single features can't express "two suns in the hand while a moon is the last card"; a
cross of them can. Colours, symbols, Keys and Nightmares come from the ruleset's tables, so that
nothing here knows a module.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from onirim.engine.actions import MOST_GROUPS
from onirim.engine.card_sets import ALL_COLOURS, KEY, KINDS, MOON, SUN, bit, has
from onirim.engine.kinds import numbers
from onirim.engine.native import i64, vec
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State
from onirim.players.net.feature_groups import FeatureGroups
from onirim.rules.numbers import NIGHTMARE
from onirim.rules.steps.series import open_series

if TYPE_CHECKING:
    from onirim.players.net.features import FeatureEncoder

SYMBOLS: Final = 5  # none, sun, moon, key, any other
SUN_INDEX: Final = 1
MOON_INDEX: Final = 2
KEY_INDEX: Final = 3
OTHER_INDEX: Final = 4
NO_SINGLE_COLOUR: Final = 4  # the colour of a card that has none or several


@final
class FeatureCrosses:
    """The crosses of one ruleset."""

    def __init__(self, rules: Ruleset, groups: FeatureGroups) -> None:
        self.rules: Ruleset = rules
        self.hand_group: i64 = groups.add("j1", 4 * 256)
        self.deck_group: i64 = groups.add("j2", 4 * 400)
        self.danger_group: i64 = groups.add("j3", 6 * 16)
        self.last_card_groups: vec[i64] = numbers(KINDS)
        self.doors_group: i64 = groups.add("j5", 4 * 16)
        self.series_group: i64 = groups.add("j6", 4 * 252)
        self.own_doors: vec[i64] = numbers(5)  # Doors by colour
        self.partner_doors: vec[i64] = numbers(5)
        self.hand: vec[i64] = numbers(4 * SYMBOLS + SYMBOLS)
        self.deck: vec[i64] = numbers(4 * SYMBOLS + SYMBOLS)
        self.colour_of: vec[i64] = numbers(KINDS)
        self.symbol_of: vec[i64] = numbers(KINDS)
        self.is_key: vec[i64] = numbers(KINDS)
        self.is_nightmare: vec[i64] = numbers(KINDS)
        self.keys: i64 = 0
        self.nightmares: i64 = 0
        index_of = {SUN: SUN_INDEX, MOON: MOON_INDEX, KEY: KEY_INDEX}
        for k, code in enumerate(rules.codes):
            if has(rules.playable, k):
                self.last_card_groups[k] = groups.add(f"j4/{code}", 48)
            self.colour_of[k] = {1: 0, 2: 1, 4: 2, 8: 3}.get(
                int(rules.colours[k]), NO_SINGLE_COLOUR
            )
            symbol = rules.symbol_names[int(rules.symbols[k])]
            self.symbol_of[k] = index_of.get(symbol, OTHER_INDEX) if symbol else 0
            self.is_key[k] = rules.keys >> k & 1
            self.is_nightmare[k] = 1 if rules.on_draw[k] == NIGHTMARE else 0

    def encode(self, out: FeatureEncoder, state: State, seat: i64) -> None:
        """Write the active crosses; `out.pool` must have been counted."""
        self.count_hand(state, seat)
        self.count_deck(out.pool)
        count_colours(self, state, self.rules.door_zones[seat], self.own_doors)
        hand = self.hand
        deck = self.deck
        c: i64
        for c in range(4):
            at = c * SYMBOLS
            doors = capped(self.own_doors[c], 3)
            suns, moons, keys = hand[at + SUN_INDEX], hand[at + MOON_INDEX], hand[at + KEY_INDEX]
            held = (capped(suns, 3) * 4 + capped(moons, 3)) * 4 + capped(keys, 3)
            out.put(self.hand_group + c * 256 + doors * 64 + held)
            suns, moons, keys = deck[at + SUN_INDEX], deck[at + MOON_INDEX], deck[at + KEY_INDEX]
            left = (capped(suns, 4) * 5 + capped(moons, 4)) * 4 + capped(keys, 3)
            out.put(self.deck_group + c * 400 + doors * 100 + left)
        out.put(self.danger_group + capped(self.keys, 5) * 16 + capped(self.nightmares, 15))
        self.encode_series(out, state, self.rules.rows[seat])
        if self.rules.seats > 1:
            count_colours(self, state, self.rules.door_zones[1 - seat], self.partner_doors)
            for c in range(4):
                both = capped(self.own_doors[c], 3) * 4 + capped(self.partner_doors[c], 3)
                out.put(self.doors_group + c * 16 + both)

    def encode_series(self, out: FeatureEncoder, state: State, row: i64) -> None:
        """Cross the end of the row with the hand: by the last card, and by each colour."""
        mem = state.mem
        n = mem[row]
        hand = self.hand
        last: i64 = 0
        length: i64 = 0
        colour: i64 = NO_SINGLE_COLOUR
        i: i64
        if n > 0:
            last = mem[row + n] >> 2
            length = open_series(state, row, ALL_COLOURS)
            colour = self.colour_of[last]
            held: i64 = 0
            if colour < NO_SINGLE_COLOUR:
                for i in range(1, SYMBOLS):
                    if hand[colour * SYMBOLS + i] > 0:
                        held |= bit(i - 1)
            out.put(self.last_card_groups[last] + length * 16 + held)
        for i in range(4):
            at = i * SYMBOLS
            end: i64 = 0
            if i == colour and length > 0 and self.symbol_of[last] < OTHER_INDEX:
                end = (length - 1) * 3 + self.symbol_of[last]
            suns, moons, keys = hand[at + SUN_INDEX], hand[at + MOON_INDEX], hand[at + KEY_INDEX]
            held = (capped(suns, 3) * 3 + capped(moons, 2)) * 3 + capped(keys, 2)
            out.put(self.series_group + i * 252 + end * 36 + held)

    def count_hand(self, state: State, seat: i64) -> None:
        mem = state.mem
        hand = self.hand
        rules = self.rules
        self.keys = 0
        i: i64
        group: i64
        for i in range(4 * SYMBOLS):
            hand[i] = 0
        for group in range(rules.groups):
            zone = rules.group_zones[seat * MOST_GROUPS + group]
            for i in range(zone + 1, zone + mem[zone] + 1):
                k = mem[i] >> 2
                self.keys += self.is_key[k]
                if self.colour_of[k] < NO_SINGLE_COLOUR:
                    hand[self.colour_of[k] * SYMBOLS + self.symbol_of[k]] += 1

    def count_deck(self, pool: vec[i64]) -> None:
        deck = self.deck
        self.nightmares = 0
        k: i64
        for k in range(4 * SYMBOLS):
            deck[k] = 0
        for k in range(self.rules.n_kinds):
            c = pool[k]
            if c > 0:
                if self.colour_of[k] < NO_SINGLE_COLOUR:
                    deck[self.colour_of[k] * SYMBOLS + self.symbol_of[k]] += c
                if self.is_nightmare[k] == 1:
                    self.nightmares += c


def count_colours(crosses: FeatureCrosses, state: State, doors: i64, into: vec[i64]) -> None:
    mem = state.mem
    i: i64
    for i in range(5):
        into[i] = 0
    for i in range(doors + 1, doors + mem[doors] + 1):
        into[crosses.colour_of[mem[i] >> 2]] += 1


def capped(n: i64, most: i64) -> i64:
    return min(n, most)
