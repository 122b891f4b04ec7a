"""A module that answers every hook and asks a question wherever it can.

Whatever it does changes nothing of the game, so games with it must still be whole and end.
"""

from __future__ import annotations

from collections import Counter

from onirim.engine.actions import NOTHING
from onirim.engine.card_sets import DREAM, Card
from onirim.engine.hooks import ASK, TRIGGER_NAMES, TRIGGERS, Module, Step
from onirim.engine.info import VerbInfo
from onirim.engine.memory import DISCARDED, DRAWN
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State
from onirim.rules.numbers import DRAW

WINDOWS = 5


class Dummy(Module):
    """Counts who calls it; `rank_at` is its rank at every trigger."""

    def __init__(self, name: str = "dummy", rank_at: int = 99) -> None:
        self.name = name
        self.rank_at = rank_at
        self.heard: Counter[str] = Counter()
        self.asked_at: list[str] = []
        self.windows: list[int] = []
        self.further = 0
        self.elsewhere = 0
        self.question = 0

    def key(self) -> str:
        return self.name

    def cards(self, house_rules: list[str]) -> list[Card]:
        return [Card("D" + self.name[0], 3, DREAM)]

    def install(self, rules: Ruleset) -> None:
        me, mark = self.name, self.name[0]
        self.windows = [
            rules.verb(f"{me}-window-{i}", f"*{mark}w{i}", NOTHING, 0, self, VerbInfo(extra=True))
            for i in range(1, WINDOWS + 1)
        ]
        self.further = rules.verb(f"{me}-action", f"*{mark}a", NOTHING, 0, self)
        self.elsewhere = rules.verb(f"{me}-door", f"*{mark}d", NOTHING, 0, self)
        answer = rules.verb(f"{me}-answer", f"*{mark}!", NOTHING)
        self.question = rules.step(Question(answer, self), f"{me}-question", "§12.1")
        drawn = rules.step(Drawn(answer), f"{me}-drawn", "§12.1")
        rules.on_draw[rules.kind("D" + mark)] = drawn
        rules.use(DRAW)

    def setup(self, state: State) -> None:
        self.heard["setup"] += 1
        state.push_step(self.question, TRIGGERS)

    def victory(self, state: State) -> bool:
        return self.yes("victory")

    def may_gain(self, state: State, door: int) -> bool:
        return self.yes("may_gain")

    def trio(self, state: State, a: int, b: int, c: int) -> bool:
        return self.yes("trio")

    def barred(self, state: State) -> int:
        self.heard["barred"] += 1
        return 0

    def extra_keys(self, state: State, door: int) -> int:
        self.heard["extra_keys"] += 1
        return 0

    def turn_options(self, state: State) -> None:
        self.heard["turn_options"] += 1
        if state.arg() < 2:
            state.offer(self.further)

    def interrupts(self, state: State, window: int) -> None:
        self.heard[f"interrupts {window}"] += 1
        state.offer(self.windows[window - 1])

    def search_options(self, state: State, colours: int) -> None:
        self.heard["search_options"] += 1
        state.offer(self.elsewhere)

    def choose(self, state: State, verb: int, ref: int) -> None:
        """Ask, then the frame that offered asks again."""
        self.heard["act"] += 1
        state.push_step(self.question, TRIGGERS)

    def door_gained(self, state: State, door: int) -> None:
        self.heard["door_gained"] += 1

    def door_lost(self, state: State, door: int) -> None:
        self.heard["door_lost"] += 1

    def hand_card_used(self, state: State, group: int) -> None:
        self.heard["hand_card_used"] += 1

    def turn_ended(self, state: State) -> None:
        self.heard["turn_ended"] += 1

    def rank(self, trigger: int) -> int:
        return self.rank_at

    def at_trigger(self, state: State, trigger: int, arg: int) -> None:
        self.heard[TRIGGER_NAMES[trigger]] += 1
        state.push_step(self.question, trigger)

    def yes(self, hook: str) -> bool:
        self.heard[hook] += 1
        return True


class Question(Step):
    """Its argument is the trigger, or TRIGGERS where there is none."""

    def __init__(self, answer: int, owner: Dummy) -> None:
        self.answer = answer
        self.owner = owner

    def run(self, state: State) -> int:
        return ASK

    def options(self, state: State) -> None:
        state.offer(self.answer)

    def choose(self, state: State, verb: int, ref: int) -> None:
        self.owner.asked_at.append((*TRIGGER_NAMES, "")[state.arg()])
        state.pop_step()


class Drawn(Step):
    """A card of the dummy: whoever draws it is asked, then it is discarded."""

    def __init__(self, answer: int) -> None:
        self.answer = answer

    def clears_zone(self) -> int:
        return DRAWN

    def run(self, state: State) -> int:
        return ASK

    def options(self, state: State) -> None:
        state.offer(self.answer)

    def choose(self, state: State, verb: int, ref: int) -> None:
        state.pop_step()
        state.move(state.last(DRAWN), DRAWN, DISCARDED)
