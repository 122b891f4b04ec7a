"""Rows that join what belongs together: Doors, hand and deck of one colour; the end of a row.

A sum of single rows cannot say "two suns in the hand while a moon is the last card"; these can.
Nothing here knows a module: colours, symbols, Keys and Nightmares come from the tables.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from onirim.engine.actions import MOST_GROUPS
from onirim.engine.card_sets import KEY, KINDS, MOON, SUN, USED_MARK, bit
from onirim.engine.kinds import numbers
from onirim.engine.native import i64, vec
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State
from onirim.players.net.feature_groups import Blocks
from onirim.rules.numbers import NIGHTMARE

if TYPE_CHECKING:
    from onirim.players.net.features import Encoder

SYMBOLS: Final = 5  # none, sun, moon, key, any other
SUN_ROW: Final = 1
MOON_ROW: Final = 2
KEY_ROW: Final = 3
OTHER_ROW: Final = 4
MANY_COLOURS: Final = 4  # the colour of a card that has none or several


@final
class JointRows:
    """Joint rows of one ruleset."""

    def __init__(self, rules: Ruleset, blocks: Blocks) -> None:
        self.rules: Ruleset = rules
        self.hand_rows: i64 = blocks.block("j1", 4 * 256)
        self.deck_rows: i64 = blocks.block("j2", 4 * 400)
        self.danger_rows: i64 = blocks.block("j3", 6 * 16)
        self.last_rows: vec[i64] = numbers(KINDS)
        self.both_rows: i64 = blocks.block("j5", 4 * 16)
        self.series_rows: i64 = blocks.block("j6", 4 * 252)
        self.own: vec[i64] = numbers(5)  # Doors by colour
        self.other: vec[i64] = numbers(5)
        self.hand: vec[i64] = numbers(4 * SYMBOLS + SYMBOLS)
        self.deck: vec[i64] = numbers(4 * SYMBOLS + SYMBOLS)
        self.colour_of: vec[i64] = numbers(KINDS)
        self.symbol_of: vec[i64] = numbers(KINDS)
        self.is_key: vec[i64] = numbers(KINDS)
        self.is_nightmare: vec[i64] = numbers(KINDS)
        self.keys: i64 = 0
        self.nightmares: i64 = 0
        rows = {SUN: SUN_ROW, MOON: MOON_ROW, KEY: KEY_ROW}
        for k, code in enumerate(rules.codes):
            if rules.playable >> k & 1:
                self.last_rows[k] = blocks.block(f"j4/{code}", 48)
            self.colour_of[k] = {1: 0, 2: 1, 4: 2, 8: 3}.get(int(rules.colours[k]), MANY_COLOURS)
            symbol = rules.symbol_names[int(rules.symbols[k])]
            self.symbol_of[k] = rows.get(symbol, OTHER_ROW) if symbol else 0
            self.is_key[k] = rules.keys >> k & 1
            self.is_nightmare[k] = 1 if rules.on_draw[k] == NIGHTMARE else 0

    def join(self, out: Encoder, state: State, seat: i64) -> None:
        self.count_hand(state, seat)
        self.count_deck(out.pool)
        count_colours(self, state, self.rules.door_zones[seat], self.own)
        hand = self.hand
        deck = self.deck
        c: i64
        for c in range(4):
            at = c * SYMBOLS
            doors = upto(self.own[c], 3)
            suns, moons, keys = hand[at + SUN_ROW], hand[at + MOON_ROW], hand[at + KEY_ROW]
            held = (upto(suns, 3) * 4 + upto(moons, 3)) * 4 + upto(keys, 3)
            out.put(self.hand_rows + c * 256 + doors * 64 + held)
            suns, moons, keys = deck[at + SUN_ROW], deck[at + MOON_ROW], deck[at + KEY_ROW]
            left = (upto(suns, 4) * 5 + upto(moons, 4)) * 4 + upto(keys, 3)
            out.put(self.deck_rows + c * 400 + doors * 100 + left)
        out.put(self.danger_rows + upto(self.keys, 5) * 16 + upto(self.nightmares, 15))
        self.join_series(out, state, self.rules.rows[seat])
        if self.rules.seats > 1:
            count_colours(self, state, self.rules.door_zones[1 - seat], self.other)
            for c in range(4):
                both = upto(self.own[c], 3) * 4 + upto(self.other[c], 3)
                out.put(self.both_rows + c * 16 + both)

    def join_series(self, out: Encoder, state: State, row: i64) -> None:
        """The end of the row with what the hand holds: its last card, and each colour."""
        mem = state.mem
        n = mem[row]
        hand = self.hand
        last: i64 = 0
        run: i64 = 0
        colour: i64 = MANY_COLOURS
        i: i64
        if n > 0:
            last = mem[row + n] >> 2
            run = self.open_run(state, row)
            colour = self.colour_of[last]
            held: i64 = 0
            if colour < MANY_COLOURS:
                for i in range(1, SYMBOLS):
                    if hand[colour * SYMBOLS + i] > 0:
                        held |= bit(i - 1)
            out.put(self.last_rows[last] + run * 16 + held)
        for i in range(4):
            at = i * SYMBOLS
            end: i64 = 0
            if i == colour and run > 0 and self.symbol_of[last] < OTHER_ROW:
                end = (run - 1) * 3 + self.symbol_of[last]
            suns, moons, keys = hand[at + SUN_ROW], hand[at + MOON_ROW], hand[at + KEY_ROW]
            held = (upto(suns, 3) * 3 + upto(moons, 2)) * 3 + upto(keys, 2)
            out.put(self.series_rows + i * 252 + end * 36 + held)

    def open_run(self, state: State, row: i64) -> i64:
        """How many cards at the end of a row make an open series of one colour: up to two."""
        mem = state.mem
        n = mem[row]
        cell = mem[row + n]
        if cell & USED_MARK != 0:
            return 0
        if n > 1 and mem[row + n - 1] & USED_MARK == 0:
            colours = self.rules.colours
            if colours[cell >> 2] & colours[mem[row + n - 1] >> 2] != 0:
                return 2
        return 1

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
                if self.colour_of[k] < MANY_COLOURS:
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
                if self.colour_of[k] < MANY_COLOURS:
                    deck[self.colour_of[k] * SYMBOLS + self.symbol_of[k]] += c
                if self.is_nightmare[k] == 1:
                    self.nightmares += c


def count_colours(joint: JointRows, state: State, doors: i64, into: vec[i64]) -> None:
    mem = state.mem
    i: i64
    for i in range(5):
        into[i] = 0
    for i in range(doors + 1, doors + mem[doors] + 1):
        into[joint.colour_of[mem[i] >> 2]] += 1


def upto(n: i64, most: i64) -> i64:
    return min(n, most)
