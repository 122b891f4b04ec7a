"""The Towers (section 6): facts."""

from __future__ import annotations

from typing import Final

from onirim.engine.actions import ARGUMENT
from onirim.engine.card_sets import COLOURS, has
from onirim.engine.memory import DRAWN
from onirim.engine.state import State
from onirim.rules.expansions.towers import NEIGHBOURS_NEEDED, TowerLoss, Towers
from onirim.rules.facts.answers import Obstacle, Part, Progress, Thing, Threat
from onirim.rules.facts.effects import HAND, Effect, Effects
from onirim.rules.facts.module_facts import FactsOfSteps, ModuleFacts, StepFacts
from onirim.rules.facts.things import card_at, hand_card, whole
from onirim.rules.numbers import NIGHTMARE

TOWERS_EFFECTS: Final[Effects] = {
    "discard": [
        Effect("discard-tower", "discard", source=HAND, target="discard", leads="tower-look")
    ],
    "build-left": [Effect("build", "play", target="towers", facts=("towers",))],
    "build-right": [Effect("build", "play", target="towers", facts=("towers",))],
    "lose-tower": [
        Effect("tower-lost", "lose", "lost", "towers", weight="blow", facts=("towers",))
    ],
    "false-destruction": [
        Effect("false-destruction", "limbo", "banished", "drawn", "limbo", weight="moment")
    ],
}


class TowersFacts(ModuleFacts[Towers]):
    """Where a Tower fits, what a Nightmare would take, and the best run of neighbours."""

    def effects(self) -> Effects:
        return TOWERS_EFFECTS

    def steps(self) -> FactsOfSteps:
        return {TowerLoss: TowerLossFacts}

    def obstacle(self, state: State, verb: int, ref: int) -> Obstacle | None:
        module, row = self.module, self.module.row
        if verb not in (module.build_left, module.build_right):
            return None
        tower = hand_card(state, ref)
        if not has(module.towers, ref & ARGUMENT):
            return Obstacle("not-a-tower", {"card": tower.card}, (tower,))
        if state.size(row) == 0:
            return Obstacle("towers-none", {}, (whole(state, row),))
        if verb == module.build_left:
            end = card_at(state, row, 1)
            return touching("towers-touch", state, tower, end, (tower, end))
        end = card_at(state, row, state.size(row))
        return touching("towers-touch", state, end, tower, (tower, end))

    def threats_to(self, state: State, seat: int) -> list[Threat]:
        if not self.module.in_danger(state):
            return []
        n = state.size(self.module.row)
        places = [i for i in range(1, n + 1) if self.module.may_go(state, i)]
        things = tuple([card_at(state, self.module.row, i) for i in places])
        if nightmare_is_drawn(state):
            return [Threat("tower-falls", "now", n, 0, {"n": n}, things)]
        return [Threat("tower-falls", "watch", n, 0, {"n": n}, things)]

    def progress_of(self, state: State, seat: int) -> list[Progress]:
        best = self.best_run(state)
        colours = self.colours_at(state, best)
        parts = tuple([Part(c, int(c in colours), 1) for c in COLOURS])
        things = tuple([card_at(state, self.module.row, i) for i in best])
        met = self.module.victory(state)
        return [Progress("towers", len(colours), NEIGHBOURS_NEEDED, met, -1, parts, things)]

    def best_run(self, state: State) -> list[int]:
        """The places of the four neighbours with the most colours, or of all if they are fewer."""
        n = state.size(self.module.row)
        starts = range(1, max(n - NEIGHBOURS_NEEDED + 1, 1) + 1)
        runs = [list(range(i, min(i + NEIGHBOURS_NEEDED, n + 1))) for i in starts]
        return max(runs, key=lambda run: len(self.colours_at(state, run)))

    def colours_at(self, state: State, places: list[int]) -> set[str]:
        return {state.rules.cards[state.at(self.module.row, i)].info.tint for i in places}


class TowerLossFacts(StepFacts[TowerLoss]):
    """The Tower that is lost."""

    def obstacle(self, state: State, verb: int, ref: int) -> Obstacle | None:
        if verb == self.step.deceive:
            return Obstacle("no-nightmare")
        row = self.step.module.row
        place = state.find(row, ref)
        if verb != self.step.lose or place == 0:
            return None
        left = card_at(state, row, place - 1)
        right = card_at(state, row, place + 1)
        return touching("towers-gap", state, left, right, (left, right))


def touching(
    key: str, state: State, left: Thing, right: Thing, things: tuple[Thing, Thing]
) -> Obstacle:
    """These two cannot be neighbours; the first thing is the card that is spoken of."""
    inner = sides_of(state, left)[1].split()
    outer = sides_of(state, right)[0].split()
    symbol = " ".join([side for side in inner if side in outer])
    args: dict[str, str | int] = {"symbol": symbol}
    args["card"] = things[0].card
    args["other"] = things[1].card
    return Obstacle(key, args, things)


def sides_of(state: State, tower: Thing) -> tuple[str, ...]:
    return state.rules.cards[state.rules.kind(tower.card)].info.sides


def nightmare_is_drawn(state: State) -> bool:
    return state.size(DRAWN) > 0 and state.rules.on_draw[state.last(DRAWN)] == NIGHTMARE
