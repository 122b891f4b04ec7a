"""The Dreamcatchers (section 5): facts."""

from __future__ import annotations

from typing import Final

from onirim.engine.card_sets import has
from onirim.engine.info import Cost
from onirim.engine.memory import LIMBO
from onirim.engine.state import State
from onirim.rules.expansions.dreamcatchers import CATCHERS, Dreamcatchers, Freeing, Overload
from onirim.rules.facts.answers import HeldPower, Obstacle, Part, Progress, Thing, Threat
from onirim.rules.facts.base import wrong_colour
from onirim.rules.facts.base_effects import BLOCKED
from onirim.rules.facts.effects import Effect, Effects, counter_change
from onirim.rules.facts.module_facts import FactsOfSteps, ModuleFacts, StepFacts
from onirim.rules.facts.things import codes_in, whole

CATCHER_NUMBERS = range(1, CATCHERS + 1)

DREAM_FACTS: Final = ("lost-dreams=catcher/Ld",)
BOOK_FACTS: Final = ("books",)
OVERLOAD_FACTS: Final = ("catchers", *DREAM_FACTS)
TORN_ONE: Final = counter_change("catchers")
BOOK_USED: Final = counter_change("books")
OVERLOADED: Final = [
    Effect("overload", "lose", target=TORN_ONE, weight="blow", facts=OVERLOAD_FACTS),
    Effect("overload", "lose", "returned", target="deck", weight="blow", facts=OVERLOAD_FACTS),
]
DREAMCATCHERS_EFFECTS: Final[Effects] = {
    "fill": [
        Effect(
            "meet-lost-dream", "draw", "revealed", target="drawn", leads="lost-dream",
            weight="moment", begins=True,
        )
    ],
    "lost-dream": [Effect("lost-dream-limbo", "limbo", source="drawn", target="limbo")],
    "catching": [
        Effect("caught", "return", source="limbo", target="catcher", facts=DREAM_FACTS),
        *OVERLOADED,
    ],
    "give-up": OVERLOADED,
    "failsafe": [
        Effect("failsafe", "use", target=BOOK_USED, weight="moment", facts=BOOK_FACTS),
        Effect("failsafe", "use", "returned", "catcher", "deck", weight="moment", facts=BOOK_FACTS),
    ],
    "free": [Effect("freed", "return", "returned", "catcher", "deck")],
    **{
        f"take-from-{n}": [
            Effect("door-caught", "door", target="doors", weight="moment", facts=("doors",)),
            BLOCKED,
        ]
        for n in CATCHER_NUMBERS
    },
}  # fmt: skip


class DreamcatchersFacts(ModuleFacts[Dreamcatchers]):
    """The Failsafe Books, the next overload, and the Lost Dreams that are caught."""

    def effects(self) -> Effects:
        return DREAMCATCHERS_EFFECTS

    def steps(self) -> FactsOfSteps:
        return {Overload: OverloadFacts, Freeing: FreeingFacts}

    def obstacle(self, state: State, verb: int, ref: int) -> Obstacle | None:
        catchers = self.module
        if verb == catchers.failsafe:
            return no_book() if state.counter("books") == 0 else empty(catchers, state, ref)
        if not catchers.take_from <= verb < catchers.take_from + CATCHERS:
            return None
        return wrong_colour(state, ref) if has(state.rules.doors, ref) else None

    def costs(self, state: State, verb: int, ref: int) -> list[Cost] | None:
        if verb != self.module.failsafe:
            return None
        return [Cost("spent", 1, "books"), returning(self.module, state, ref)]

    def powers_of(self, state: State, seat: int) -> list[HeldPower]:
        if self.module.laid_books == 0:
            return []
        books = state.counter("books")
        obstacles: list[Obstacle] = []
        if books == 0:
            obstacles.append(no_book())
        if self.module.occupied(state) == 0:
            obstacles.append(Obstacle("all-empty"))
        return [HeldPower("failsafe", Thing("books"), books, 1, obstacles=tuple(obstacles))]

    def threats_to(self, state: State, seat: int) -> list[Threat]:
        there = self.module.still_there(state)
        if there & ~self.module.occupied(state) != 0 or there == 0:
            return []
        things = tuple(
            [whole(state, self.module.zones[n]) for n in CATCHER_NUMBERS if has(there, n)]
        )
        left = len(things)
        key = "overload" if left > 1 else "last-catcher"
        if state.size(LIMBO) > 0:
            return [Threat(key, "now", left, CATCHERS, {"n": left}, things)]
        return [Threat(key, "near", left, CATCHERS, {"n": left}, things)]

    def progress_of(self, state: State, seat: int) -> list[Progress]:
        zones, lost_dream = self.module.zones, self.module.lost_dream
        caught = [state.copies_in(zones[n], lost_dream) for n in CATCHER_NUMBERS]
        parts = [Part(f"catcher{n}", caught[n - 1], 0) for n in CATCHER_NUMBERS]
        have, need = sum(caught), state.rules.copies[lost_dream]
        return [Progress("lost-dreams", have, need, have == need, -1, tuple(parts))]


class OverloadFacts(StepFacts[Overload]):
    """The catcher that is given up."""

    def obstacle(self, state: State, verb: int, ref: int) -> Obstacle | None:
        return empty(self.step.catchers, state, ref) if verb == self.step.verb else None

    def costs(self, state: State, verb: int, ref: int) -> list[Cost] | None:
        """The catcher, and what is caught."""
        catchers = self.step.catchers
        returned = [ref] if catchers.frees_one else CATCHER_NUMBERS
        full = [n for n in returned if state.size(catchers.zones[n]) > 0]
        lost = Cost("lost", 1, f"catcher{ref}")
        return [lost, *[returning(catchers, state, n) for n in full]]


class FreeingFacts(StepFacts[Freeing]):
    """The catcher that is freed."""

    def obstacle(self, state: State, verb: int, ref: int) -> Obstacle | None:
        return empty(self.step.catchers, state, ref) if verb == self.step.verb else None

    def costs(self, state: State, verb: int, ref: int) -> list[Cost] | None:
        return [returning(self.step.catchers, state, ref)] if verb == self.step.verb else None


def no_book() -> Obstacle:
    return Obstacle("no-book", {}, (Thing("books"),))


def empty(catchers: Dreamcatchers, state: State, n: int) -> Obstacle:
    """Nothing is caught there, or the catcher is gone."""
    key = "catcher-empty" if has(catchers.still_there(state), n) else "catcher-gone"
    return Obstacle(key, {"place": n}, (whole(state, catchers.zones[n]),))


def returning(catchers: Dreamcatchers, state: State, n: int) -> Cost:
    """What comes back from a catcher."""
    cards = codes_in(state, catchers.zones[n])
    return Cost("returned", len(cards), f"catcher{n}", tuple(cards))
