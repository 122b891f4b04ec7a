"""The Book of Steps Lost and Found (section 3): facts."""

from __future__ import annotations

from typing import Final

from onirim.engine.memory import DISCARDED
from onirim.engine.state import State
from onirim.rules.expansions.book import Book, Planning
from onirim.rules.facts.answers import HeldPower, Obstacle, Thing
from onirim.rules.facts.effects import NO_MOVE, Effect, Effects, HappeningKind
from onirim.rules.facts.module_facts import FactsOfSteps, ModuleFacts, StepFacts
from onirim.rules.facts.things import card_at, whole


def cast(key: str, kind: HappeningKind) -> Effect:
    """A spell is cast; its price follows."""
    return Effect(key, kind, target=NO_MOVE, weight="moment", begins=True)


BOOK_EFFECTS: Final[Effects] = {
    "lay-goals": [Effect("goals", "deal", target="goals")],
    "spell-prophecy": [cast("spell-prophecy", "use")],
    "spell-planning": [cast("spell-planning", "use")],
    "spell-punishment": [cast("spell-punishment", "pay")],
    "pay": [
        Effect(
            "spell-paid", "pay", "price", "discard", "out",
            joins="spell-prophecy spell-planning spell-punishment",
        )
    ],
    "goal": [Effect("goals-exchanged", "exchange", target=NO_MOVE, weight="moment")],
    "top@paradox": [Effect("paradox-top", "order", "returned", "seen", "deck")],
}  # fmt: skip


class BookFacts(ModuleFacts[Book]):
    """The next Goal, and the spells."""

    def effects(self) -> Effects:
        return BOOK_EFFECTS

    def __init__(self, module: Book) -> None:
        super().__init__(module)
        self.prices = {
            module.prophecy: module.prophecy_cost,
            module.planning: module.planning_cost,
            module.punishment: module.punishment_cost,
        }

    def steps(self) -> FactsOfSteps:
        return {Planning: PlanningFacts}

    def obstacle_to_gaining(self, state: State, door: int) -> Obstacle | None:
        goals = self.module.goals
        place = goals.next(state)
        if place == 0:
            return Obstacle("no-goal-open", {}, (whole(state, goals.row),))
        goal = card_at(state, goals.row, place)
        args: dict[str, str | int] = {"door": state.rules.codes[door], "next": goal.card}
        return Obstacle("goal-first", args, (goal,))

    def obstacle(self, state: State, verb: int, ref: int) -> Obstacle | None:
        if verb not in self.prices:
            return None
        obstacles = self.obstacles(state, verb)
        return obstacles[0] if obstacles else None

    def powers_of(self, state: State, seat: int) -> list[HeldPower]:
        return [self.spell(state, verb) for verb in self.prices]

    def spell(self, state: State, verb: int) -> HeldPower:
        name = state.rules.verbs[verb].name
        have, need = state.size(DISCARDED), self.prices[verb]
        obstacles = tuple(self.obstacles(state, verb))
        return HeldPower(name, Thing("discard"), have, need, obstacles=obstacles)

    def obstacles(self, state: State, verb: int) -> list[Obstacle]:
        """All that keeps a spell from being cast, whenever it may be."""
        goals = self.module.goals
        found: list[Obstacle] = []
        paying, price = state.size(DISCARDED), self.prices[verb]
        if paying < price:
            found.append(Obstacle("spell-price", {"n": paying, "m": price}, (Thing("discard"),)))
        if verb == self.module.prophecy and state.deck_size() == 0:
            found.append(Obstacle("deck-empty", {}, (Thing("deck"),)))
        if verb == self.module.planning and goals.next(state) == 0:
            found.append(Obstacle("no-goal-open", {}, (whole(state, goals.row),)))
        return found


class PlanningFacts(StepFacts[Planning]):
    """Two Goals that exchange their places."""

    def obstacle(self, state: State, verb: int, ref: int) -> Obstacle | None:
        left = state.arg()
        row = self.step.goals.row
        if ref > state.size(row):
            return None
        if ref <= left:
            return Obstacle("goal-right", {"place": left}, (card_at(state, row, left),))
        if left == 0 and ref == state.size(row):
            return Obstacle("goal-left", {"place": ref}, (card_at(state, row, ref),))
        places = [ref] if left == 0 else [left, ref]
        things = tuple([card_at(state, row, i) for i in places])
        return Obstacle("goals-down", {"place": ref}, things)
