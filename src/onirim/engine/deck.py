"""The deck is knowledge, not a list: known cards on top, a bag of unknown ones, known ones below.

Drawing from the bag is a chance node. With a generator attached it is resolved at once; without
one the game waits for `apply_chance`. Shuffling is forgetting.
"""

from __future__ import annotations

from typing import Final

from onirim.engine.card_sets import MARK_BITS, NO_KIND
from onirim.engine.hidden import DeckWatcher, HiddenCards
from onirim.engine.journal import IDENTIFIED, SHUFFLED
from onirim.engine.memory import BAG, BOTTOM, SEEN, TOP, Memory
from onirim.engine.native import i64
from onirim.engine.rng import Rng

UNKNOWN: Final = -1  # draw() gives no card: it is at a chance node
EMPTY: Final = -2  # there is no card

TO_LIGHT: Final = 0  # where the next card drawn goes: to an open place, as far as this one knows
TO_HAND: Final = 1  # a Location unseen into the Personal hand of the active seat
TO_LOOK: Final = 2  # to the cards that the active seat looks at
TO_LOOK_BELOW: Final = 3  # the same from the bottom; one of them leaves its place in secret


class Deck(Memory):
    """A memory that knows what the deck is."""

    __slots__ = (
        "chance",
        "chance_bag",
        "destination",
        "from_bottom",
        "hidden",
        "identified",
        "identity_bag",
        "in_place",
        "left_run",
        "outcome",
        "seers",
        "shuffles",
        "unidentified",
        "unseen",
        "watcher",
    )

    def __init__(self, cells: i64) -> None:
        super().__init__(cells)
        self.chance: Rng | None = None
        self.outcome: i64 = UNKNOWN  # of the chance node, given by apply_chance
        self.chance_bag: i64 = BAG  # the bag that the chance node draws from
        self.from_bottom: bool = False  # the card waited for is the last of the deck, not the next
        self.in_place: bool = False  # a card is identified where it is, not drawn
        self.unidentified: i64 = NO_KIND  # kind of a card that is identified when it is drawn
        self.identity_bag: i64 = 0  # the bag of identities
        self.identified: i64 = 0  # counts the cards that were identified
        self.unseen: i64 = 0  # marks of an unidentified card on top
        self.shuffles: i64 = 0  # since this object began; no part of the position
        self.destination: i64 = TO_LIGHT
        self.seers: i64 = 0  # seats that know the card in transit from its place in the deck
        self.left_run: i64 = 0  # what the watcher calls the run that this card has left, 0: none
        self.watcher: DeckWatcher | None = None  # with one player there is none
        self.hidden: HiddenCards | None = None  # of a state as one seat sees it

    def deck_size(self) -> i64:
        return self.mem[TOP] + self.mem[BAG] + self.mem[BOTTOM]

    def draw(self) -> i64:
        """Lift the next card of the deck, which is revealed: a kind, UNKNOWN or EMPTY."""
        mem = self.mem
        self.origin = TOP
        self.seers = 0
        n = mem[TOP]
        if n > 0:  # §11.3
            if self.hidden is not None and self.hidden.must_be_named(self, TOP + n):
                return UNKNOWN
            cell = mem[TOP + n]
            if cell >> 2 == self.unidentified:
                return self.identify(TOP, n)
            mem[TOP] = n - 1
            mem[TOP + n] = 0
            self.seers = cell & MARK_BITS  # §T11
            if self.watcher is not None:
                self.watcher.card_left(self, TOP, n, cell >> 2)  # §T11
            return cell >> 2
        if mem[BAG] > 0:  # §11.3
            chance = self.chance
            if chance is None:
                self.from_bottom = False
                card = self.take_outcome(BAG)
            else:
                card = chance.pick(mem, BAG)
            return card if card != self.unidentified else self.reveal_identity(TOP)
        return self.draw_known(BOTTOM, 1)  # §11.3

    def draw_to_hand(self) -> i64:
        """The same, but a Location goes unseen into the Personal hand of the active seat."""
        self.left_run = 0
        self.destination = TO_HAND
        card = self.draw()
        self.destination = TO_LIGHT
        return card

    def place_in_hand(self, card: i64, group: i64, partner: i64) -> None:
        """Put a drawn card into a group of the hand; the partner may know it already."""
        self.place(card, group, self.seers & partner)  # §T11
        if self.left_run != 0 and self.watcher is not None:
            self.watcher.card_in_hand(self)  # §T11

    def draw_to_look(self) -> i64:
        """The same, but only the active seat looks at it."""
        watcher = self.watcher
        if watcher is None:
            return self.draw()
        self.left_run = 0
        self.destination = TO_LOOK
        card = self.draw()
        self.destination = TO_LIGHT
        if card >= 0:
            watcher.card_looked_at(self)
        return card

    def draw_below(self) -> i64:
        """Lift the last card of the deck, at which only the active seat looks."""
        self.destination = TO_LOOK_BELOW
        card = self.lift_last()
        self.destination = TO_LIGHT
        return card

    def lift_last(self) -> i64:
        self.seers = 0
        if self.mem[BOTTOM] > 0:  # §11.6
            return self.draw_known(BOTTOM, self.mem[BOTTOM])
        if self.mem[BAG] > 0:  # §11.6
            self.origin = BOTTOM
            self.from_bottom = True
            card = self.by_chance(BAG)
            return card if card != self.unidentified else self.reveal_identity(BOTTOM)
        return self.draw_known(TOP, 1)  # §11.6

    def draw_known(self, pile: i64, i: i64) -> i64:
        """Lift the i-th card of a pile of the deck, the last card there is; EMPTY without one."""
        if self.mem[pile] == 0:
            return EMPTY  # §11.7
        at = pile + i
        if self.hidden is not None and self.hidden.must_be_named(self, at):
            return UNKNOWN
        cell = self.mem[at]
        if cell >> 2 == self.unidentified:
            return self.identify(pile, i)
        self.seers = cell & MARK_BITS
        card = self.lift_at(pile, i)
        if self.watcher is not None:
            self.watcher.card_left(self, pile, i, card)  # §T11
        return card

    def reveal_identity(self, pile: i64) -> i64:
        """An unidentified card was drawn from the bag: it is at its end of the deck for now."""
        self.mem[pile] = 1
        self.mem[pile + 1] = self.unidentified << 2 | self.unseen
        return self.identify(pile, 1)

    def identify(self, pile: i64, i: i64) -> i64:
        """The unidentified card at this place is drawn, and replaced by an identified one.

        Nothing is written into the journal: a seat that does not see the card learns nothing.
        """
        self.in_place = False
        card = self.by_chance(self.identity_bag)  # §9.2.1
        if card != UNKNOWN:
            self.lift_at(pile, i)
            if self.watcher is not None:
                self.watcher.card_left(self, pile, i, card)
            self.count_identified()
            self.newly_identified = 1 if self.journaling else 0
        return card

    def identify_in_deck(self) -> i64:
        """Identify an unidentified card of the deck, which holds one, where it is."""
        self.in_place = True
        card = self.by_chance(self.identity_bag)  # §9.2.1 §R16
        if card != UNKNOWN:
            self.set_identity(card)
            self.count_identified()
            if self.journaling:
                self.note(IDENTIFIED, card, 0, 0)
        return card

    def identifies_in_place(self) -> bool:
        """Is chance to identify a card that stays in the deck?"""
        return self.in_place and self.chance_bag == self.identity_bag

    def all_identified(self) -> bool:
        """Does the deck hold no unidentified card?"""
        return self.unidentified == NO_KIND or not self.in_deck(self.unidentified)

    def set_identity(self, card: i64) -> None:
        """The unidentified card nearest to the top of the deck is this one; it keeps its marks."""
        mem = self.mem
        i = self.find(TOP, self.unidentified)
        if i > 0:
            mem[TOP + i] = card << 2 | mem[TOP + i] & MARK_BITS
        elif mem[BAG + 1 + self.unidentified] > 0:
            mem[BAG + 1 + self.unidentified] -= 1
            mem[BAG + 1 + card] += 1
        else:
            i = 1
            while mem[BOTTOM + i] >> 2 != self.unidentified:
                i += 1
            mem[BOTTOM + i] = card << 2 | mem[BOTTOM + i] & MARK_BITS

    def count_identified(self) -> None:
        self.mem[self.identified] += 1
        self.mem[self.identified + 1 + self.unidentified] += 1

    def by_chance(self, bag: i64) -> i64:
        """Lift a random card of a bag; UNKNOWN while its chance node is not resolved."""
        chance = self.chance
        if chance is None:
            return self.take_outcome(bag)
        return chance.pick(self.mem, bag)

    def take_outcome(self, bag: i64) -> i64:
        card = self.outcome
        self.chance_bag = bag
        self.outcome = UNKNOWN
        if card != UNKNOWN:
            self.chance_bag = BAG
            self.mem[bag] -= 1
            self.mem[bag + 1 + card] -= 1
        return card

    def in_deck(self, card: i64) -> bool:
        return self.count(BAG, card) > 0 or self.find(TOP, card) > 0 or self.find(BOTTOM, card) > 0

    def search_out(self, card: i64) -> None:
        """Lift a card found by looking through the deck, which holds it; a shuffle follows."""
        if self.watcher is not None:
            self.watcher.forget(self)  # §T11
        if self.count(BAG, card) > 0:
            self.lift(card, BAG)
        elif self.find(TOP, card) > 0:
            self.lift(card, TOP)
        else:
            self.lift(card, BOTTOM)

    def shuffle(self) -> None:
        """What was known about the order of the deck is known no more."""
        self.shuffles += 1
        if self.journaling:
            self.note(SHUFFLED, 0, BAG, BAG)
        self.forget_places()  # §11.5

    def forget_places(self) -> None:
        """Nothing is known of any place in the deck any more."""
        self.forget(TOP)
        self.forget(BOTTOM)
        if self.watcher is not None:
            self.watcher.forget(self)  # §T11

    def shuffle_in(self, zone: i64) -> None:
        """Shuffle a sorted zone into the deck; an empty one does not disturb the deck."""
        if self.mem[zone] > 0:
            self.move_all(zone, BAG)  # §11.5
            self.shuffle()  # §11.5

    def forget(self, pile: i64) -> None:
        """Known cards join the bag where they lie: nothing moves at the table."""
        n = self.mem[pile]
        if n == 0:
            return
        mem = self.mem
        while n > 0:
            mem[BAG] += 1
            mem[BAG + 1 + (mem[pile + n] >> 2)] += 1
            mem[pile + n] = 0
            n -= 1
        mem[pile] = 0

    def put_on_top(self, card: i64, below: i64, seers: i64) -> None:
        """Put a card that was looked at back on top, under so many that already lie there."""
        self.lift(card, SEEN)
        self.place_at(card, TOP, self.mem[TOP] + 1 - below, seers)

    def put_below(self, card: i64, seers: i64) -> None:
        """Put a card that was looked at below everything else."""
        self.lift(card, SEEN)
        self.place(card, BOTTOM, seers)
