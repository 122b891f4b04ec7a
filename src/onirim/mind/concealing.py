"""The state as one seat could have it before it: what it has not seen is chance.

A choice is valued by carrying it out on a copy. On the copy nothing may be left that the seat does
not know: places of the deck that only the partner has seen become unknown, and the partner's
hidden cards are exchanged for others of the pool, picked by a hash of the pool itself. Two states
that look alike to a seat so become the same state.
"""

from __future__ import annotations

from typing import final

from onirim.engine.cards import KINDS
from onirim.engine.kinds import numbers
from onirim.engine.layout import OWNER
from onirim.engine.memory import BAG, BOTTOM, STACK, TOP
from onirim.engine.native import i64, vec
from onirim.engine.rng import Rng, mix2
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State

MOST_HANDS = 16


@final
class Concealer:
    """Made once for a ruleset with two seats."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules: Ruleset = rules
        self.rng: Rng = Rng(0)
        self.n_hands: i64 = 0
        self.hand_at: vec[i64] = numbers(MOST_HANDS)
        self.hand_owner: vec[i64] = numbers(MOST_HANDS)
        self.hidden: vec[i64] = numbers(MOST_HANDS)
        self.searches: vec[i64] = numbers(len(rules.steps))
        for zone in rules.zones:
            if zone.sight == OWNER and zone.cards:
                self.hand_at[self.n_hands] = zone.at
                self.hand_owner[self.n_hands] = zone.owner
                self.n_hands += 1
        for i in range(1, len(rules.steps)):
            self.searches[i] = 1 if rules.steps[i].deck_search_verb() != "" else 0

    def conceal(self, state: State, seat: i64) -> None:
        """Take everything out of a copy that this seat, which is to move, has not seen.

        Whoever looks through the deck sees what is there: then its cards stay as they are, and so
        does what is not there.
        """
        if not self.rules.hidden_hands or self.searches[state.mem[state.mem[STACK]]] == 1:
            return
        mark = seat + 1
        state.end_sets()
        self.forget_places(state, TOP, mark)
        self.forget_places(state, BOTTOM, mark)
        self.take_hands(state, seat)
        if self.rules.identity_bag != 0:
            self.forget_identities(state)
        self.rng.seed(self.hash_of_bag(state))
        i: i64
        for i in range(self.n_hands):
            while self.hidden[i] > 0:
                self.hidden[i] -= 1
                state.place(self.pick_location(state), self.hand_at[i])

    def forget_places(self, state: State, pile: i64, mark: i64) -> None:
        """Keep the seen cards at the outer end; what lies behind an unseen one is unknown."""
        mem = state.mem
        n = mem[pile]
        keep = n
        while keep > 0 and mem[pile + keep] & mark != 0:
            keep -= 1
        i: i64
        for i in range(1, keep + 1):
            mem[BAG] += 1
            mem[BAG + 1 + (mem[pile + i] >> 2)] += 1
        for i in range(1, n + 1):
            mem[pile + i] = mem[pile + i + keep] if i + keep <= n else 0
        mem[pile] = n - keep

    def take_hands(self, state: State, seat: i64) -> None:
        """The partner's unseen cards join the bag."""
        mem = state.mem
        i: i64
        j: i64
        for i in range(self.n_hands):
            zone = self.hand_at[i]
            kept: i64 = 0
            n = mem[zone]
            if self.hand_owner[i] == seat:
                continue
            for j in range(1, n + 1):
                cell = mem[zone + j]
                if cell & (seat + 1) != 0:
                    kept += 1
                    mem[zone + kept] = cell
                else:
                    mem[BAG] += 1
                    mem[BAG + 1 + (cell >> 2)] += 1
            for j in range(kept + 1, n + 1):
                mem[zone + j] = 0
            mem[zone] = kept
            self.hidden[i] = n - kept

    def forget_identities(self, state: State) -> None:
        """An identified card of the bag is an unidentified one to whoever cannot place it."""
        rules = self.rules
        mem = state.mem
        k: i64
        for k in range(rules.n_kinds):
            if rules.homes[k] == rules.identity_bag:
                c = mem[BAG + 1 + k]
                mem[BAG + 1 + k] = 0
                mem[BAG + 1 + rules.unidentified] += c
                mem[rules.identity_bag] += c
                mem[rules.identity_bag + 1 + k] += c
                mem[rules.identified] -= c
                mem[rules.identified + 1 + rules.unidentified] -= c

    def hash_of_bag(self, state: State) -> i64:
        h: i64 = 0
        k: i64
        for k in range(KINDS):
            h = mix2(h, state.mem[BAG + 1 + k] + 1)
        return h

    def pick_location(self, state: State) -> i64:
        """Lift a random Location of the bag, which holds one: a hand holds nothing else."""
        mem = state.mem
        locations = self.rules.locations
        total: i64 = 0
        k: i64
        for k in range(self.rules.n_kinds):
            if (locations >> k) & 1:
                total += mem[BAG + 1 + k]
        ticket = self.rng.below(total)
        k = 0
        while True:
            if (locations >> k) & 1:
                ticket -= mem[BAG + 1 + k]
                if ticket < 0:
                    break
            k += 1
        state.lift(k, BAG)
        return k
