"""One game in progress: the memory, the stack of steps, and the machine that runs it.

Nothing here knows a rule of the game or the name of a module.
"""

from __future__ import annotations

from typing import Final, final

from onirim.engine.actions import ARGUMENT, GROUP_SHIFT, MOST_GROUPS, REF
from onirim.engine.card_sets import KINDS, has
from onirim.engine.deck import UNKNOWN
from onirim.engine.hooks import ACT, ASK, GO, NO_STEP, TRIGGER, WAIT, Step
from onirim.engine.journal import COUNTER_CHANGED, ENDED, TURN_BEGAN, VERB_CAUSE
from onirim.engine.layout import Zone
from onirim.engine.memory import (
    ACTIVE,
    BAG,
    DISCARDED,
    GOING_ON,
    LIMBO,
    LOST,
    RESULT,
    STACK,
    TOP,
    WON,
)
from onirim.engine.native import i64, vec
from onirim.engine.rng import Rng
from onirim.engine.ruleset import Ruleset
from onirim.engine.stack import Stack

CHOICES: Final = 160
NOT_LISTED: Final = -1  # n_choices of a copy: advance() finds them again
CHANCE: Final = -1  # to_move where no seat is
NO_PLAYER: Final = -2  # the game is over
RESULT_NAMES: Final = ("", "won", "lost")


@final
class State(Stack):
    """The state of a game and the machine; a copy of the memory is a copy of the game."""

    __slots__ = (
        "choices",
        "decisions",
        "doors",
        "hand",
        "me",
        "n_choices",
        "partner",
        "row",
        "rules",
        "status",
        "turns",
    )

    def __init__(self, rules: Ruleset, chance: Rng | None = None) -> None:
        super().__init__(rules.cells)
        self.rules: Ruleset = rules
        self.chance = chance
        self.unidentified = rules.unidentified
        self.identity_bag = rules.identity_bag
        self.identified = rules.identified
        self.unseen = 1 if rules.seats == 1 else 0
        self.watcher = rules.watcher
        self.status: i64 = GO
        self.decisions: i64 = 0
        self.turns: i64 = 0
        self.n_choices: i64 = 0
        self.choices: vec[i64] = vec[i64]([i64(0)] * CHOICES)
        self.me: i64 = 1  # mark of those who see what the active seat looks at: both if all is open
        self.partner: i64 = 0  # mark of a seat from which the active one hides its hand
        self.hand: i64 = 0  # zones of the active seat
        self.doors: i64 = 0
        self.row: i64 = 0

    # --- a game from outside -----------------------------------------------------------------

    def start(self) -> None:
        """A new game: every card is in the bag, modules lay out their own, the mode deals."""
        rules = self.rules
        self.clear()
        self.decisions = 0
        self.turns = 0
        self.shuffles = 0
        self.outcome = UNKNOWN
        self.chance_bag = BAG
        self.from_bottom = False
        self.in_place = False
        self.take_seat(0)
        rules.mode.setup(self)
        for module in rules.modules:  # what they call lies above the deal and runs before it
            module.setup(self)
        self.advance()

    def clear(self) -> None:
        """Every card in the bag, every token at home; only compiled code can change its memory."""
        self.mem = self.rules.fresh[:]

    def advance(self) -> None:
        """Run steps until a player or chance must choose, or the game is over."""
        if self.hidden is not None:
            self.hidden.advance(self)
            return
        self.n_choices = 0
        while self.mem[RESULT] == GOING_ON:  # §1.3.15 §B9
            top = self.mem[STACK]
            step = self.mem[top]
            self.cause = step
            status = self.rules.steps[step].run(self)
            if status != GO:
                self.status = status
                if status == ASK:
                    top = self.mem[STACK]
                    step = self.mem[top]
                    self.rules.steps[step].options(self)
                return
        self.status = GO
        self.clear_stack()

    def apply(self, action: i64) -> None:
        """Apply a legal action. Unchecked: `CheckedState` and `LoggedGame` check first.

        The step on top of the stack carries it out, or the module that owns the verb: see `choose`
        in `rules/base`, `rules/steps` and `rules/expansions`.
        """
        self.decisions += 1
        self.n_choices = 0
        verb = action >> 8
        owner = self.rules.verb_owner[verb]
        top = self.mem[STACK]
        step = self.mem[top]
        self.cause = step + (verb + 1) * VERB_CAUSE
        if owner < 0:
            self.rules.steps[step].choose(self, verb, action & REF)
        else:
            self.rules.modules_with_mode[owner].choose(self, verb, action & REF)
        self.advance()

    def apply_chance(self, card: i64) -> None:
        """Resolve the chance node: the unknown card is of this kind."""
        if self.status != WAIT or not (0 <= card < KINDS and self.can_come(card)):
            raise ValueError("no such card is waited for")
        self.apply_outcome(card)

    def apply_outcome(self, card: i64) -> None:
        """The same with a kind that can come. Unchecked: with hidden cards a check costs most."""
        if self.hidden is not None:
            self.hidden.apply_outcome(self, card)
            return
        self.outcome = card
        self.advance()

    def can_come(self, card: i64) -> bool:
        """Can this kind come at this chance node?"""
        bag = self.counted_bag()
        return self.mem[bag + 1 + card] > 0 if bag != 0 else self.outcome_weights()[card] > 0

    def outcome_weights(self) -> list[int]:
        """How likely each kind is at this chance node, as whole numbers by kind."""
        bag = self.counted_bag()
        if bag == 0 and self.hidden is not None:
            return self.hidden.outcome_weights(self)
        return [int(self.mem[bag + 1 + k]) for k in range(KINDS)]

    def counted_bag(self) -> i64:
        """The bag whose counts are the weights; 0: what a viewer does not know counts, too."""
        return self.chance_bag if self.hidden is None else self.hidden.counted_bag(self)

    def is_lifting(self) -> bool:
        """Is chance naming every card that a viewer has not seen?"""
        return self.hidden is not None and self.hidden.lifting

    def copy_from(self, other: State) -> None:
        """Be a copy of another game of the same ruleset; the generator of chance stays mine."""
        self.mem = other.mem[:]
        self.status = other.status
        self.chance_bag = other.chance_bag
        self.from_bottom = other.from_bottom
        self.in_place = other.in_place
        self.outcome = other.outcome
        self.decisions = other.decisions
        self.turns = other.turns
        self.shuffles = other.shuffles
        hidden = other.hidden
        self.hidden = None if hidden is None else hidden.copy()
        self.n_choices = NOT_LISTED
        self.take_seat(self.mem[ACTIVE])

    def copy(self) -> State:
        twin = State(self.rules)
        twin.copy_from(self)
        return twin

    def resume(self) -> None:
        """The memory was written from outside: find the seat and the choices again."""
        self.take_seat(self.mem[ACTIVE])
        self.outcome = UNKNOWN
        self.advance()

    def option_count(self) -> i64:
        if self.n_choices == NOT_LISTED:
            self.advance()
        return self.n_choices

    def option(self, i: i64) -> i64:
        return self.choices[i]

    def legal(self) -> list[int]:
        n = int(self.option_count())
        return [int(self.choices[i]) for i in range(n)]

    def trigger(self, trigger: i64, arg: i64) -> None:
        """Push the trigger, if a module reacts to it: it runs before what is below on the stack."""
        if has(self.rules.triggers, trigger):
            self.push_step(TRIGGER, trigger << 8 | arg)

    # --- what is read and written outside the engine -----------------------------------------

    @property
    def active(self) -> int:
        """The seat whose turn it is."""
        return int(self.mem[ACTIVE])

    @property
    def result(self) -> str:
        """Either "won" or "lost"; nothing while the game goes on."""
        return RESULT_NAMES[self.mem[RESULT]]

    @property
    def to_move(self) -> int:
        """The seat that has to choose, CHANCE, or NO_PLAYER when the game is over."""
        if self.mem[RESULT] != GOING_ON:
            return NO_PLAYER
        return int(self.mem[ACTIVE]) if self.status == ASK else CHANCE

    @property
    def top_step(self) -> Step:
        """What is going on; a step without a name when the game is over."""
        mem = self.mem
        return self.rules.steps[mem[mem[STACK]] if mem[STACK] > STACK else NO_STEP]

    @property
    def chance_zone(self) -> Zone:
        """The bag of which chance has to choose a card."""
        return self.rules.zone_at(int(self.chance_bag))

    def counter(self, name: str) -> int:
        return int(self.mem[self.rules.counter_at(name)])

    def set_counter(self, name: str, value: int) -> None:
        self.mem[self.rules.counter_at(name)] = value

    def set_result(self, name: str) -> None:
        """The game that is set up is over."""
        self.mem[RESULT] = RESULT_NAMES.index(name)

    def change(self, counter: i64, value: i64) -> None:
        """Set a counter to what it becomes in the game, and write that into the journal."""
        if self.journaling:
            self.note(COUNTER_CHANGED, value, counter, self.mem[counter])
        self.mem[counter] = value

    # --- seats and hands ---------------------------------------------------------------------

    def take_seat(self, seat: i64) -> None:
        rules = self.rules
        self.mem[ACTIVE] = seat
        self.me = seat + 1 if rules.hidden_hands else 1  # §T12
        self.partner = 2 - seat if rules.hidden_hands else 0
        self.hand = rules.group_zones[seat * MOST_GROUPS]
        self.doors = rules.door_zones[seat]
        self.row = rules.rows[seat]

    def hand_group(self, i: i64) -> i64:
        """The zone of a group of the active hand."""
        place = self.mem[ACTIVE] * MOST_GROUPS + i  # §2.1.2 §T2
        return self.rules.group_zones[place]

    def next_group_to_fill(self) -> i64:
        """The zone of the active hand that is to be filled next, 0 if the hand is full."""
        if self.mem[self.hand] < self.rules.group_room[0]:
            return self.hand
        i: i64 = 1
        while i < self.rules.groups:
            zone = self.hand_group(i)
            if self.mem[zone] < self.rules.group_room[i]:
                return zone
            i += 1
        return 0

    def move_hand_card(self, ref: i64, target: i64) -> i64:
        """Move the hand card that an action names; return its kind."""
        card = ref & ARGUMENT
        if ref == card:
            self.lift(card, self.hand)
            self.place(card, target)
            if self.watcher is not None:
                self.watcher.hand_card_left(self)  # §T11
            return card
        self.lift(card, self.hand_group(ref >> 6))
        self.place(card, target)
        for m in self.rules.on_hand_card_used:
            m.hand_card_used(self, ref >> 6)
        return card

    def move_hand_card_at(self, ref: i64, pile: i64, i: i64) -> i64:
        """The same, and it becomes the i-th card of a pile."""
        card = ref & ARGUMENT
        self.lift(card, self.hand_group(ref >> 6))
        self.place_at(card, pile, i, 0)
        if ref == card:
            if self.watcher is not None:
                self.watcher.hand_card_left(self)  # §T11
        else:
            for m in self.rules.on_hand_card_used:
                m.hand_card_used(self, ref >> 6)
        return card

    def known_next(self) -> i64:
        """The next card of the deck if the active seat has seen it there, else UNKNOWN."""
        mem = self.mem
        n = mem[TOP]
        return mem[TOP + n] >> 2 if n > 0 and mem[TOP + n] & self.me != 0 else UNKNOWN

    def knows_on_top(self, kinds: i64) -> bool:
        """Has the active seat seen a card of these kinds on top of the deck?"""
        mem = self.mem
        i = TOP + mem[TOP]
        while i > TOP:
            if mem[i] & self.me != 0 and has(kinds, mem[i] >> 2):
                return True
            i -= 1
        return False

    def hand_holds(self, kinds: i64) -> bool:
        i: i64 = 0
        while i < self.rules.groups:
            if self.holds(self.hand_group(i), kinds):
                return True
            i += 1
        return False

    def discard_hand(self) -> None:
        i: i64
        for i in range(self.rules.groups):
            if self.rules.group_lost[i] == 1:
                self.move_all(self.hand_group(i), DISCARDED)  # §1.3.12 §2.1.6
        if self.watcher is not None:
            self.watcher.hand_card_left(self)  # §T11

    # --- doors and the end -------------------------------------------------------------------

    def gain_door(self, door: i64) -> None:
        """The lifted Door is gained, or goes to Limbo where a module forbids it."""
        rules = self.rules
        for m in rules.on_may_gain:
            if not m.may_gain(self, door):  # §3.2.3 §K2 §G2
                self.place(door, LIMBO)  # §3.2.2 §G2
                return
        self.place(door, self.doors)
        for m in rules.on_door_gained:
            m.door_gained(self, door)
        self.test_victory()  # §B20 §R3

    def lose_door(self, door: i64, doors: i64) -> None:
        self.move(door, doors, LIMBO)
        for m in self.rules.on_door_lost:
            m.door_lost(self, door)

    def test_victory(self) -> None:
        for m in self.rules.on_victory:
            if not m.victory(self):
                return
        self.end(WON)

    def end(self, result: i64) -> None:
        self.mem[RESULT] = result
        if self.watcher is not None:
            self.watcher.forget(self)
        if self.journaling:
            self.note(ENDED, result, 0, 0)

    def lose(self) -> None:
        self.end(LOST)

    def begin_turn(self) -> None:
        """The step on top of the stack goes on as the next turn."""
        self.turns += 1
        for m in self.rules.on_turn_ended:
            m.turn_ended(self)
        if self.journaling:
            self.note(TURN_BEGAN, self.mem[ACTIVE], 0, 0)
        mem = self.mem
        top = mem[STACK]
        mem[top] = ACT
        mem[top + 1] = 0

    # --- offering choices --------------------------------------------------------------------

    def offer(self, verb: i64, ref: i64 = 0) -> None:
        n = self.n_choices
        self.choices[n] = verb << 8 | ref
        self.n_choices = n + 1

    def offer_window(self, window: i64) -> None:
        for m in self.rules.on_interrupts:
            m.interrupts(self, window)

    def offer_hand(self, verb: i64, kinds: i64) -> None:
        """Offer the verb for every different hand card of these kinds."""
        i: i64 = 0
        while i < self.rules.groups:
            self.offer_zone(verb, self.hand_group(i), kinds, i << GROUP_SHIFT)
            i += 1

    def offer_zone(self, verb: i64, zone: i64, kinds: i64, group: i64 = 0) -> None:
        """The same for any sorted zone: equal cards are neighbours.

        What is not offered is written, too, and then written over: no branch depends on the cards.
        """
        mem = self.mem
        choices = self.choices
        n = self.n_choices
        offer = verb << 8 | group
        previous: i64 = UNKNOWN
        i = zone + 1
        end = zone + mem[zone]
        while i <= end:
            card = mem[i] >> 2
            fresh: i64 = 0 if card == previous else 1
            choices[n] = offer + card
            n += (kinds >> card) & fresh
            previous = card
            i += 1
        self.n_choices = n
