"""Evaluation of a position and of the base game's actions.

Every action gets a value, and the best one is taken. Only what the seat may know is used: its own
hand, face-up cards, and known cards on top of the deck.
"""

from __future__ import annotations

from typing import Final

from onirim.engine.actions import ARGUMENT, MOST_GROUPS, REF
from onirim.engine.card_sets import bit, has
from onirim.engine.memory import ACTIVE, BAG, BOTTOM, DISCARDED, DRAWN, SEEN, TOP
from onirim.engine.native import i64
from onirim.engine.rng import Rng
from onirim.engine.state import State
from onirim.players.heuristic.module_heuristic import DOOR_VALUE, NO_IDEA, NO_WORTH, ModuleHeuristic
from onirim.rules.numbers import (
    BASE_VERBS,
    BOTTOM_CARD,
    DECLINE,
    DISCARD,
    DISCARD_SEEN_CARD,
    DRAW,
    NAME,
    NIGHTMARE,
    PAY_DOOR,
    PAY_FIVE,
    PAY_HAND,
    PAY_KEY,
    PLAY,
    SEARCH,
    TAKE,
    TOP_CARD,
    UNLOCK,
)
from onirim.rules.steps.series import goes_on_with, open_series

LAID: Final = 40  # playing: for each card of the series in the row, this one included
FOLLOWS: Final = 7  # for each hand card that can follow
TRIO_IN_SIGHT: Final = 20  # if these make a trio
BROKEN: Final = 20  # subtracted for each card of an abandoned series
EXCHANGE: Final = 35  # discarding: for the card drawn instead
PROPHECY_VALUE: Final = 65  # the same with a look at the deck first

WANTED: Final = 17  # a hand card of a wanted colour
KEY_VALUE: Final = 60  # added for a Key
SPARE_CARD: Final = 10  # subtracted if the hand has another one

COST_OF_DOOR: Final = 100  # Nightmare: giving up a Door
COST_OF_FIVE: Final = 140  # Nightmare: five cards of the deck, which are time


def best_of(ev: Evaluation, rng: Rng) -> i64:
    """Return the choice with the highest value, or a random one if none has a value."""
    state = ev.state
    n = state.option_count()
    best: i64 = -1
    best_value: i64 = NO_IDEA
    i: i64
    for i in range(n):
        value = ev.value(state.choices[i])
        if value > best_value:
            best_value = value
            best = state.choices[i]
    return state.choices[rng.below(n)] if best < 0 else best


class Evaluation:
    """Facts about a position that values depend on, and the values of base-game actions."""

    def __init__(
        self, state: State, heuristics: list[ModuleHeuristic], by_verb: list[ModuleHeuristic]
    ) -> None:
        self.state: State = state
        self.heuristics: list[ModuleHeuristic] = heuristics
        self.by_verb: list[ModuleHeuristic] = by_verb  # of module verbs; may be empty
        self.missing_doors: i64 = 0  # kinds of Doors
        self.gainable: i64 = 0  # those that may be gained now
        self.wanted: i64 = 0
        self.hand: i64 = 0
        self.twice: i64 = 0
        self.find_doors()
        self.find_hand()
        for heuristic in heuristics:
            self.wanted = heuristic.wanted(self, self.wanted)

    def find_doors(self) -> None:
        """Find the Doors that this seat still needs for its share, and their colours."""
        state = self.state
        rules = state.rules
        k: i64 = 0
        while bit(k) <= rules.doors:
            if has(rules.doors, k) and self.is_missing(k):
                self.missing_doors |= bit(k)
                if self.may_gain(k):
                    self.gainable |= bit(k)
                    self.wanted |= rules.colours[k]
            k += 1

    def is_missing(self, door: i64) -> bool:
        """Does this seat lack its share of a Door, and is a copy still available?"""
        state = self.state
        rules = state.rules
        own = state.copies_in(state.doors, door)
        if own * rules.seats >= rules.copies[door]:
            return False
        return rules.seats == 1 or own + self.partner_doors(door) < rules.copies[door]

    def partner_doors(self, door: i64) -> i64:
        """Count the partner's copies of a Door."""
        state = self.state
        if state.rules.seats == 1:
            return 0
        return state.copies_in(state.rules.door_zones[1 - state.mem[ACTIVE]], door)

    def may_gain(self, door: i64) -> bool:
        for m in self.state.rules.on_may_gain:
            if not m.may_gain(self.state, door):
                return False
        return True

    def find_hand(self) -> None:
        mem = self.state.mem
        group: i64
        i: i64
        for group in range(self.state.rules.groups):
            zone = self.state.hand_group(group)
            for i in range(zone + 1, zone + mem[zone] + 1):
                card = bit(mem[i] >> 2)
                self.twice |= self.hand & card
                self.hand |= card

    def value(self, action: i64) -> i64:
        verb = action >> 8
        card = action & ARGUMENT
        if verb >= BASE_VERBS:
            known = len(self.by_verb) > 0
            return self.by_verb[verb].value(self, verb, action & REF) if known else NO_IDEA
        if verb in (PLAY, DISCARD):
            playing = verb == PLAY
            return self.value_of_playing(card) if playing else self.value_of_discarding(card)
        return self.value_of_answer(verb, card)

    def value_of_answer(self, verb: i64, card: i64) -> i64:
        if verb == DISCARD_SEEN_CARD:
            return -self.worth_drawing(card)
        if verb == TOP_CARD:
            return self.worth_drawing_now(card)
        if verb in (TAKE, UNLOCK, SEARCH, DECLINE):
            return self.value_of_door(verb, card)
        if verb in (DRAW, BOTTOM_CARD):
            return 0
        if verb == NAME:
            return DOOR_VALUE if self.door_in_deck(bit(card)) else 0
        return -self.cost_of_nightmare(verb, card)

    # --- phase 1 -----------------------------------------------------------------------------

    def value_of_playing(self, card: i64) -> i64:
        """Value continuing a series, or starting one that the hand can continue."""
        colours = self.state.rules.colours[card] & self.wanted
        laid = self.goes_on(card, colours) + 1
        if laid == 3:
            can_take = self.of_colours(colours, self.gainable) != 0
            return (DOOR_VALUE if can_take else DOOR_VALUE // 2) - self.worth(card)
        value: i64 = 0
        if laid == 1:
            value -= BROKEN * self.series(self.wanted)
        if colours == 0:
            return value
        follow = self.followers(card)
        value += LAID * laid + FOLLOWS * follow - self.worth(card) // 4
        return value + TRIO_IN_SIGHT if laid + follow >= 3 else value

    def value_of_discarding(self, card: i64) -> i64:
        """Value exchanging a card for the next one, which a Prophecy improves."""
        if self.state.rules.on_discard[card] == 0:
            return EXCHANGE - self.worth(card)
        for heuristic in self.heuristics:
            gain = heuristic.gain(self, card)
            if gain != NO_WORTH:
                return gain - self.worth(card)
        return PROPHECY_VALUE - self.worth(card)

    def goes_on(self, card: i64, colours: i64) -> i64:
        """Count the cards of the row's open series that this card would continue."""
        n = self.series(colours)
        if len(self.heuristics) == 0 or len(self.state.rules.on_trio) == 0:
            return n
        return min(n, goes_on_with(self.state, self.state.row, card))

    def series(self, colours: i64) -> i64:
        return open_series(self.state, self.state.row, colours)

    def followers(self, card: i64) -> i64:
        """Count the hand cards, at most 2, that could follow this one in its colour."""
        rules = self.state.rules
        left = self.of_colours(rules.colours[card], self.hand & ~(bit(card) & ~self.twice))
        first = left & ~rules.clashes[card]
        k: i64 = 0
        while bit(k) <= first:
            if has(first, k) and left & ~rules.clashes[k] & ~bit(k) != 0:
                return 2
            k += 1
        return 1 if first != 0 else 0

    def of_colours(self, colours: i64, kinds: i64) -> i64:
        found: i64 = 0
        k: i64 = 0
        while bit(k) <= kinds:
            if has(kinds, k) and self.state.rules.colours[k] & colours != 0:
                found |= bit(k)
            k += 1
        return found

    def worth(self, card: i64) -> i64:
        """Return the worth of a card in the hand."""
        for heuristic in self.heuristics:
            worth = heuristic.worth(self, card)
            if worth != NO_WORTH:
                return worth
        rules = self.state.rules
        if rules.colours[card] & self.wanted == 0:
            return 0
        value: i64 = WANTED
        if has(rules.keys, card):
            value += KEY_VALUE
        if has(self.twice, card):
            value -= SPARE_CARD
        return value

    # --- Doors, Prophecy, Nightmares ---------------------------------------------------------

    def value_of_door(self, verb: i64, card: i64) -> i64:
        """Value a Door: never decline a wanted one; shuffle if a Nightmare is known on top."""
        state = self.state
        if verb == TAKE:
            return self.value_of_taking(card)
        if verb == UNLOCK:
            return self.value_of_taking(state.last(DRAWN)) - self.worth(card)
        return 1 if (verb == SEARCH) == self.nightmare_next() else 0

    def value_of_taking(self, door: i64) -> i64:
        """Prefer Doors of a single colour: any trio gains a Door of all colours."""
        if not has(self.gainable, door):
            return -DOOR_VALUE
        its = self.state.rules.colours[door]
        return DOOR_VALUE if its & (its - 1) == 0 else DOOR_VALUE - 100

    def worth_drawing(self, card: i64) -> i64:
        rules = self.state.rules
        if rules.on_draw[card] == NIGHTMARE:
            return -DOOR_VALUE
        return DOOR_VALUE if has(rules.required, card) else self.worth(card)

    def worth_drawing_now(self, card: i64) -> i64:
        """Order cards on top: a Key before its Door, useful Locations, other Doors, Nightmares."""
        state = self.state
        if has(state.rules.doors, card):
            keys = state.rules.unlocked_by[card]
            return DOOR_VALUE if self.hand & keys != 0 or state.knows_on_top(keys) else -1
        if has(state.rules.keys, card) and self.opens_seen_door(card):
            return DOOR_VALUE - 1
        return self.worth_drawing(card)

    def opens_seen_door(self, key: i64) -> bool:
        mem = self.state.mem
        i: i64
        for i in range(SEEN + 1, SEEN + mem[SEEN] + 1):
            if has(self.state.rules.unlocked_by[mem[i] >> 2], key):
                return True
        return False

    def cost_of_nightmare(self, verb: i64, card: i64) -> i64:
        if verb == PAY_KEY:
            return self.worth(card)
        if verb == PAY_DOOR:
            return COST_OF_DOOR
        if verb == PAY_FIVE:
            return COST_OF_FIVE
        return self.worth_of_hand() if verb == PAY_HAND else -NO_IDEA

    def worth_of_hand(self) -> i64:
        mem = self.state.mem
        value: i64 = 0
        group: i64
        i: i64
        for group in range(self.state.rules.groups):
            zone = self.state.hand_group(group)
            for i in range(zone + 1, zone + mem[zone] + 1):
                value += self.worth(mem[i] >> 2)
        return value

    # --- for module heuristics ---------------------------------------------------------------

    def nightmare_next(self) -> bool:
        """Has this seat seen that the next card is a Nightmare?"""
        known = self.state.known_next()
        return known >= 0 and self.state.rules.on_draw[known] == NIGHTMARE

    def left_in_deck(self, card: i64) -> i64:
        """Count copies in the deck, of cards that are never hidden elsewhere."""
        state = self.state
        return state.count(BAG, card) + state.copies_in(TOP, card) + state.copies_in(BOTTOM, card)

    def may_be_in_deck(self, card: i64) -> bool:
        """May the deck hold such a card, as far as this seat can know?"""
        state = self.state
        rules = state.rules
        if rules.seats == 1:
            return state.in_deck(card)
        if rules.identity_bag != 0 and rules.homes[card] == rules.identity_bag:
            return False
        return state.in_deck(card) or (rules.hidden_hands and self.partner_may_hold(card))

    def partner_may_hold(self, card: i64) -> bool:
        """Is there such a card in the partner's hand that this seat does not know?"""
        mem = self.state.mem
        hand = self.state.rules.group_zones[(1 - mem[ACTIVE]) * MOST_GROUPS]
        i: i64
        for i in range(hand + 1, hand + mem[hand] + 1):
            if mem[i] >> 2 == card and mem[i] & self.state.me == 0:
                return True
        return False

    def welcome(self, card: i64) -> i64:
        """Return the worth of drawing a card that doesn't go into the hand, or NO_WORTH."""
        for heuristic in self.heuristics:
            worth = heuristic.welcome(self, card)
            if worth != NO_WORTH:
                return worth
        return NO_WORTH

    def cheapest(self, kinds: i64) -> i64:
        """Return the lowest worth of these kinds in the hand, NO_WORTH without any."""
        least: i64 = NO_WORTH
        held = self.hand & kinds
        k: i64 = 0
        while bit(k) <= held:
            if has(held, k) and (least == NO_WORTH or self.worth(k) < least):
                least = self.worth(k)
            k += 1
        return least

    def cheapest_nightmare(self) -> i64:
        """Return the cost of the cheaper payment: a Key or the whole hand."""
        least = self.worth_of_hand()
        keys = self.hand & self.state.rules.keys
        k: i64 = 0
        while bit(k) <= keys:
            if has(keys, k):
                least = min(least, self.worth(k))
            k += 1
        return least

    def discarded(self, card: i64) -> i64:
        return self.state.count(DISCARDED, card)

    def door_in_deck(self, colours: i64) -> bool:
        """May the deck hold a wanted Door of these colours?"""
        state = self.state
        doors = self.of_colours(colours, self.gainable)
        k: i64 = 0
        while bit(k) <= doors:
            if has(doors, k) and state.in_deck(k):
                return True
            k += 1
        return False
