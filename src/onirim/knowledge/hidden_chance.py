"""Cards that one seat has not seen are chance (rules §16, §T9 to §T11).

In such a state hidden places hold cards, but not those of the game: they are dealt from the pool of
cards that the viewer cannot place. A card of the pool is named by chance when it is drawn. Where
all of them matter (another seat must choose, or the deck is looked through), chance names one
after the other, and nothing is hidden any more: then it is a game like any other, one of those that
the viewer must think possible.
"""

from __future__ import annotations

from onirim.engine.card_sets import KINDS, MARK_BITS
from onirim.engine.deck import UNKNOWN, Deck
from onirim.engine.hidden import HiddenCards
from onirim.engine.hooks import ASK, GO, WAIT
from onirim.engine.memory import ACTIVE, BAG, GOING_ON, RESULT, STACK
from onirim.engine.native import i64
from onirim.engine.state import NOT_LISTED, State
from onirim.knowledge.hidden_places import HiddenPlaces, hidden_places
from onirim.knowledge.marks import mark_of
from onirim.knowledge.pool import HiddenPool
from onirim.knowledge.shown_sets import known_runs


class HiddenChance(HiddenCards):
    """What chance still has to name for a viewer, and what it has named."""

    def __init__(self, viewer: i64, mark: i64) -> None:
        super().__init__(viewer)
        self.mark: i64 = mark  # of the cards that the viewer knows
        self.named: list[int] = []  # while lifting, the kinds named so far; never changed in place
        self.naming_identity: bool = False  # the last of them is identified next

    def copy(self) -> HiddenChance:
        twin = HiddenChance(self.viewer, self.mark)
        twin.awaited = self.awaited
        twin.lifting = self.lifting
        twin.asked = self.asked
        twin.named = self.named
        twin.naming_identity = self.naming_identity
        return twin

    def numbers(self) -> list[int]:
        flags = int(self.lifting) | int(self.naming_identity) << 1 | int(self.asked) << 2
        return [int(self.viewer), int(self.mark), int(self.awaited), flags, *self.named]

    # --- the machine asks --------------------------------------------------------------------

    def must_be_named(self, deck: Deck, at: i64) -> bool:
        """Others have seen it: a card that nobody has seen lies in no known place."""
        if self.awaited != 0 and deck.outcome != UNKNOWN:  # apply_chance has put it there
            self.awaited = 0
            deck.outcome = UNKNOWN
            return False
        cell = deck.mem[at]
        if cell & MARK_BITS == 0 or cell & self.mark != 0:
            return False
        for record in known_runs(deck, self.viewer):
            if record.holds(at):
                return False
        self.awaited = at
        deck.chance_bag = BAG
        return True

    def advance(self, state: State) -> None:
        """Where all hidden cards matter, chance names them first."""
        steps = state.rules.steps
        mem = state.mem
        asked = state.n_choices == NOT_LISTED and state.status == ASK  # a copy lists them again
        state.n_choices = 0
        while mem[RESULT] == GOING_ON:  # §1.3.15 §B9
            if not asked and steps[mem[mem[STACK]]].looks_through_deck(state):
                break
            status = steps[mem[mem[STACK]]].run(state)
            if status == GO:
                continue
            if status == ASK and mem[ACTIVE] != self.viewer:
                break
            state.status = status
            if status == ASK:
                steps[mem[mem[STACK]]].options(state)
            return
        if mem[RESULT] != GOING_ON or not self.begin_lifting(state):
            state.hidden = None
            state.advance()
            return
        state.status = WAIT
        state.chance_bag = BAG

    def apply_outcome(self, state: State, card: i64) -> None:
        lifting = self.lifting
        self.asked = False
        self.name_card(state, card)
        if lifting and self.lifting:
            return
        state.outcome = UNKNOWN if lifting else card
        state.advance()

    def counted_bag(self, state: State) -> i64:
        bag = state.identity_bag if self.naming_identity else state.chance_bag
        return bag if bag != BAG else 0

    def outcome_weights(self, state: State) -> list[int]:
        places = hidden_places(state, self.viewer)
        if self.lifting:
            return self.weights_of_next(places)
        pool = places.pool([])
        if self.awaited != 0:
            which = places.set_of[places.cells.index(int(self.awaited))]
            return pool.elsewhere() if which < 0 else pool.at_place(which)
        return pool.elsewhere()

    # --- naming ------------------------------------------------------------------------------

    def begin_lifting(self, state: State) -> bool:
        """Let chance name all hidden cards; False if there is none."""
        self.named = []
        self.awaited = 0
        self.lifting = len(hidden_places(state, self.viewer).kinds) > 0
        return self.lifting

    def name_card(self, state: State, card: i64) -> None:
        """Chance has named the card that is waited for."""
        if state.chance_bag != BAG:
            return
        places = hidden_places(state, self.viewer)
        if self.lifting:
            self.name_next(places, card)
        elif self.awaited != 0:
            self.name_cell(places, card)
        elif state.mem[BAG + 1 + card] == 0:
            places.unknown[card] -= 1
            places.deal([])
            state.mem[BAG] += 1
            state.mem[BAG + 1 + card] += 1

    def name_cell(self, places: HiddenPlaces, card: i64) -> None:
        """The awaited card is of this kind; the others are dealt anew."""
        state = places.state
        at = self.awaited
        i = places.cells.index(int(at))
        pool = places.pool([])
        places.unknown[card] -= 1
        if places.set_of[i] >= 0:
            pool.sets[places.set_of[i]].take(int(card))
        places.remove(i)
        places.deal_pool([], HiddenPool(places.unknown, pool.sets, pool.hand, pool.locations))
        marks: i64 = 0 if card == state.unidentified else state.mem[at] & MARK_BITS
        state.mem[at] = card << 2 | marks

    def weights_of_next(self, places: HiddenPlaces) -> list[int]:
        pool = places.pool(self.named)
        i = len(self.named)
        if i < len(places.set_of):
            which = places.set_of[i]
            return pool.elsewhere() if which < 0 else pool.at_place(which)
        for one in self.held_of_sets(places):
            return one
        return pool.in_hand()

    def held_of_sets(self, places: HiddenPlaces) -> list[list[int]]:
        """Weights of the next hand card if it is one of those that have left a set, else nothing.

        All cards on places are named before, so it is known which have left.
        """
        pool = places.pool(self.named)
        first = len(self.named) - len(places.set_of)  # hand cards named so far
        named = self.named[len(places.set_of) :]
        begin = 0
        for one in pool.sets:
            if first < begin + one.in_hand:
                left = one.members.copy()
                for kind in named[begin:first]:
                    left.remove(kind)
                weights = [min(left.count(k), pool.unknown[k]) for k in range(KINDS)]
                return [weights] if any(weights) else []
            begin += one.in_hand
        return []

    def name_next(self, places: HiddenPlaces, card: i64) -> None:
        """One hidden card more has a name; after the last one nothing is hidden."""
        state = places.state
        if self.naming_identity:
            self.naming_identity = False
            self.named = [*self.named[:-1], int(card)]
            state.mem[state.identity_bag] -= 1
            state.mem[state.identity_bag + 1 + card] -= 1
            places.unknown[card] += 1
            places.unknown[state.unidentified] -= 1
            state.count_identified()
        else:
            self.named = [*self.named, int(card)]
            if card == state.unidentified:
                self.naming_identity = True
                return
        places.deal(self.named)
        if len(self.named) == len(places.kinds):
            self.lifting = False
            state.hidden = None


def hidden_chance(state: State, viewer: i64) -> HiddenChance:
    """For a state whose hidden cards are dealt so that they give nothing away."""
    return HiddenChance(viewer, mark_of(state.rules, viewer))


def restored_hidden_chance(numbers: list[int]) -> HiddenChance:
    """The same again as it was written down in these numbers."""
    hidden = HiddenChance(numbers[0], numbers[1])
    hidden.awaited = numbers[2]
    hidden.lifting = numbers[3] & 1 != 0
    hidden.naming_identity = numbers[3] & 2 != 0
    hidden.asked = numbers[3] & 4 != 0
    hidden.named = numbers[4:]
    return hidden
