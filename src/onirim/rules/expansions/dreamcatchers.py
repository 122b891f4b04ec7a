"""The Dreamcatchers (rules section 5): Limbo is caught, and the Lost Dreams must be.

Phase 3 puts all of Limbo on one empty catcher instead of shuffling it in. What is caught comes
back when a catcher is freed: after a search, by a Failsafe Book, or when they are overloaded.
"""

from __future__ import annotations

from typing import Final

from onirim.engine.actions import CARD, PLACE
from onirim.engine.card_sets import DREAM, Card, bit, highest, lowest
from onirim.engine.hooks import (
    ASK,
    DOORS_CHANGED,
    GO,
    NOT_THERE,
    PROPHESIED,
    SEARCHED,
    TURN_START,
    Module,
    Step,
)
from onirim.engine.info import CardInfo, Cost, CounterInfo, Question, VerbInfo, ZoneInfo
from onirim.engine.kinds import numbers
from onirim.engine.memory import BAG, LIMBO, SORTED
from onirim.engine.messages import Message
from onirim.engine.native import i64, vec
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State
from onirim.rules.numbers import DECLINE
from onirim.rules.steps.contents import offer_each
from onirim.rules.steps.drawn_card import DrawnToLimbo

LOST_DREAM: Final = "Ld"
LOST_DREAMS: Final = 4  # §5.1
CATCHERS: Final = 4  # §5.1
EVERY_CATCHER: Final = 15  # as bits
CATCHER_PLACES: Final = 30  # numbers of catchers, from 1
BOOKS: Final = 2  # §5.1
CATCHER_ROOM: Final = 60  # as much as Limbo

RETURNED: Final = Cost("returned", 0, "catcher")
BY_BOOK: Final = VerbInfo(
    "catcher",
    "deck",
    costs=(Cost("spent", 1, "books"), RETURNED),
    windows="turn",
    extra=True,
    face="failsafe-book",
)
FREED: Final = VerbInfo("catcher", "deck", costs=(RETURNED,))
GIVEN_UP: Final = VerbInfo("catcher", "deck", costs=(Cost("lost", 1, "catcher"), RETURNED))


class Dreamcatchers(Module):
    """The module; hard is without Failsafe Books."""

    def __init__(self, option: str = "") -> None:
        self.laid_books: i64 = 0 if option == "hard" else BOOKS  # §5.2.12
        self.frees_one: bool = False
        self.prophets_free: bool = False
        self.zones: vec[i64] = numbers(CATCHERS + 1)  # from 1

    def key(self) -> str:
        return "dreamcatchers"

    def house_rules(self) -> list[str]:
        return ["C-overload", "C-prophecy"]

    def manual_house_rules(self) -> list[str]:
        return self.house_rules()

    def cards(self, house_rules: list[str]) -> list[Card]:
        info = CardInfo(rules="§5.2.1 §5.2.2 §5.2.6 §5.2.7")
        return [Card(LOST_DREAM, LOST_DREAMS, DREAM, info=info)]  # §5.1 §5.2.1 §12.2

    def install(self, rules: Ruleset) -> None:
        self.frees_one = rules.has_house_rule("C-overload")  # §C-overload
        self.prophets_free = rules.has_house_rule("C-prophecy")  # §C-prophecy
        self.lost_dream: i64 = rules.kind(LOST_DREAM)
        its_kind = bit(self.lost_dream)
        rules.required |= its_kind  # §B21
        not_drawn = Message("missing-drawn-lost-dream", "a drawn Lost Dream")
        limbo = rules.step(DrawnToLimbo(its_kind, not_drawn), "lost-dream")
        rules.on_draw[self.lost_dream] = limbo  # §5.2.3
        for n in range(1, CATCHERS + 1):
            info = ZoneInfo("store", "always", "catcher", n, empty_face="dreamcatcher")
            self.zones[n] = rules.zone(f"catcher{n}", CATCHER_ROOM, SORTED, info=info)  # §C7 §C8
        members = tuple([f"catcher{n}" for n in range(1, CATCHERS + 1)])
        self.there: i64 = rules.counter(
            "catchers", EVERY_CATCHER, CounterInfo("set", members, face="dreamcatcher")
        )
        shown = "always" if self.laid_books > 0 else "filled"
        self.books: i64 = rules.counter(
            "books", BOOKS, CounterInfo(shown=shown, face="failsafe-book")
        )
        self.failsafe: i64 = rules.verb("failsafe", "*book{}", PLACE, CATCHER_PLACES, self, BY_BOOK)
        doors = int(rules.doors)
        self.take_from: i64 = len(rules.verbs)
        for n in range(1, CATCHERS + 1):
            of_it = VerbInfo(
                f"catcher{n}", "doors", gains="door", windows="trio", family="take-from"
            )
            rules.verb(f"take-from-{n}", f"+{n}{{}}", CARD, doors, self, info=of_it)
        free = rules.verb("free", "free{}", PLACE, CATCHER_PLACES, info=FREED)
        self.freeing: i64 = rules.step(Freeing(self, free), "freeing", "§5.2.8")
        if self.frees_one:
            up = rules.verb("give-up", "up{}", PLACE, CATCHER_PLACES, info=GIVEN_UP)
            self.overload: i64 = rules.step(Overload(self, up), "overload", "§C10")
        rules.victory_condition("lost-dreams", LOST_DREAMS, "catcher")
        rules.replace_phase_3(rules.step(Catching(self), "catching"), self)  # §5.2.4 §12.5

    def setup(self, state: State) -> None:
        state.set(self.there, EVERY_CATCHER)  # §5.2.1
        state.set(self.books, self.laid_books)  # §5.2.1 §5.2.12

    def missing(self, state: State) -> Message | None:
        if state.result != "":
            return None
        if state.get(self.there) == 0:
            return Message(
                "missing-catchers", "'catchers' from 1 to 15, those that are still there"
            )
        lost = self.occupied(state) & ~self.still_there(state)
        if lost == 0:
            return None
        return Message(
            "missing-catcher", "the Dreamcatcher below 'catcher{number}'", number=lowest(lost)
        )

    def victory(self, state: State) -> bool:
        """All Lost Dreams are caught; several may share a catcher."""
        caught: i64 = 0
        n: i64
        for n in range(1, CATCHERS + 1):
            caught += state.copies_in(self.zones[n], self.lost_dream)  # §5.2.2
        return caught == state.rules.copies[self.lost_dream]  # §5.2.2 §C4

    def interrupts(self, state: State, window: i64) -> None:
        if window == TURN_START and state.get(self.books) > 0:  # §5.2.10 §15.1
            offer_each(state, self.failsafe, self.occupied(state))  # §5.2.10

    def search_options(self, state: State, colours: i64) -> None:
        """After a trio a caught Door of its colour may be taken instead of one of the deck."""
        fitting = state.rules.with_colours(state.rules.doors, colours)
        n: i64
        for n in range(1, CATCHERS + 1):
            state.offer_zone(self.take_from + n - 1, self.zones[n], fitting)  # §5.2.11

    def choose(self, state: State, verb: i64, ref: i64) -> None:
        if verb == self.failsafe:
            state.change(self.books, state.get(self.books) - 1)  # §5.2.10
            self.free(state, ref)  # §5.2.10 §B8
            state.shuffle()  # §C8
            return
        state.pop_step()  # §5.2.11
        state.trigger(DOORS_CHANGED, 0)  # §R2
        state.lift(ref, self.zones[verb - self.take_from + 1])  # §C3
        state.gain_door(ref)  # §5.2.11 §C8

    def rank(self, trigger: i64) -> i64:
        if trigger == PROPHESIED:
            return 0 if self.prophets_free else NOT_THERE  # §C1 §C-prophecy
        return 0 if trigger == SEARCHED else NOT_THERE

    def at_trigger(self, state: State, trigger: i64, arg: i64) -> None:
        state.push_step(self.freeing, 1 if trigger == PROPHESIED else 0)  # §5.2.8 §5.2.9 §C6 §C9

    # --- the catchers ------------------------------------------------------------------------

    def still_there(self, state: State) -> i64:
        """Those that were not given up, as a set of numbers from 1."""
        return state.get(self.there) << 1

    def occupied(self, state: State) -> i64:
        """Those on which cards lie, as a set of numbers from 1."""
        found: i64 = 0
        n: i64
        for n in range(1, CATCHERS + 1):
            if state.size(self.zones[n]) > 0:  # §5.2.4 §5.2.6 §5.2.8 §5.2.10
                found |= bit(n)
        return found

    def free(self, state: State, n: i64) -> None:
        """Its cards go into the deck, which must then be shuffled."""
        state.move_all(self.zones[n], BAG)  # §5.2.8 §C4

    def give_up(self, state: State, given: i64) -> None:
        """Overload: a catcher is gone for good, and what was caught returns with Limbo."""
        state.change(self.there, state.get(self.there) - bit(given - 1))  # §5.2.6
        if state.get(self.there) == 0:  # §5.2.7
            state.lose()  # §5.2.7
            return
        n: i64
        for n in range(1, CATCHERS + 1):
            if n == given or not self.frees_one:  # §C-overload §C10
                self.free(state, n)  # §5.2.6
        state.move_all(LIMBO, BAG)  # §5.2.6 §C10
        state.shuffle()  # §5.2.6 §C8


class Catching(Step):
    """Phase 3: all of Limbo on one empty Dreamcatcher; if there is none, an overload."""

    def __init__(self, catchers: Dreamcatchers) -> None:
        self.catchers: Dreamcatchers = catchers

    def run(self, state: State) -> i64:
        catchers = self.catchers
        state.pop_step()
        if state.size(LIMBO) == 0:  # §5.2.6
            return GO
        empty = catchers.still_there(state) & ~catchers.occupied(state)  # §5.2.4 §5.2.6
        if empty != 0:
            state.move_all(LIMBO, catchers.zones[lowest(empty)])  # §5.2.4 §5.2.5
            state.test_victory()  # §C2 §B20
        elif catchers.frees_one:  # §C10
            state.push_step(catchers.overload)
        else:
            catchers.give_up(state, highest(catchers.still_there(state)))
        return GO


class Overload(Step):
    """House rule: the player chooses the catcher, and only its cards return."""

    def __init__(self, catchers: Dreamcatchers, give_up: i64) -> None:
        self.catchers: Dreamcatchers = catchers
        self.verb: i64 = give_up

    def question(self) -> Question:
        return Question(picks=[self.verb])

    def missing(self, state: State, arg: i64) -> Message | None:
        return None if state.size(LIMBO) > 0 else Message("missing-limbo", "cards in Limbo")

    def options(self, state: State) -> None:
        offer_each(state, self.verb, self.catchers.still_there(state))  # §C10

    def choose(self, state: State, verb: i64, ref: i64) -> None:
        state.pop_step()
        self.catchers.give_up(state, ref)  # §C10


class Freeing(Step):
    """One occupied catcher may be freed (argument 1: into a deck that is shuffled at once).

    After a search the one shuffle follows; a Prophecy has none, and its cards are looked at.
    """

    def __init__(self, catchers: Dreamcatchers, free: i64) -> None:
        self.catchers: Dreamcatchers = catchers
        self.verb: i64 = free

    def question(self) -> Question:
        return Question(picks=[self.verb, DECLINE])

    def run(self, state: State) -> i64:
        if self.catchers.occupied(state) != 0:
            return ASK
        state.pop_step()
        return GO

    def options(self, state: State) -> None:
        offer_each(state, self.verb, self.catchers.occupied(state))  # §5.2.8
        state.offer(DECLINE)  # §5.2.8

    def choose(self, state: State, verb: i64, ref: i64) -> None:
        at_once = state.arg() == 1
        state.pop_step()
        if verb == DECLINE:
            return
        self.catchers.free(state, ref)  # §5.2.8
        if at_once:  # §C9
            state.shuffle()
