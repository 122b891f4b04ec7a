"""A module of your own in one file: the Gale, two Dreams that blow your hand away.

Whoever draws one discards the whole hand, or lets the cards of Limbo back into the deck.

python examples/modules/gale.py [games]
"""

from __future__ import annotations

import sys
from typing import Any

from onirim import simulate
from onirim.modules import (
    BURY,
    DRAWN,
    DREAM,
    LIMBO,
    NOTHING,
    Card,
    CatalogueEntry,
    Message,
    Module,
    Question,
    Step,
    VerbInfo,
    register,
)


class Gale(Module):
    """The cards, and what happens when one is drawn."""

    def __init__(self, option: str = "") -> None:
        self.copies = 4 if option == "strong" else 2

    def key(self) -> str:
        return "gale"

    def cards(self, house_rules: list[str]) -> list[Card]:
        return [Card("Ga", self.copies, DREAM)]

    def install(self, rules: Any) -> None:
        let_go = rules.verb("gale-let-go", "*gale", NOTHING, info=VerbInfo(on="@hand"))
        hold_on = rules.verb("gale-hold-on", "*calm", NOTHING, info=VerbInfo(on="limbo"))
        rules.on_draw[rules.kind("Ga")] = rules.step(Blowing(let_go, hold_on), "gale", "gale")


class Blowing(Step):
    """A Gale was drawn: its player chooses."""

    def __init__(self, let_go: int, hold_on: int) -> None:
        self.let_go, self.hold_on = let_go, hold_on

    def missing(self, state: Any, arg: int) -> Message | None:
        """What a position must hold so that this can be going on."""
        return None if state.size(DRAWN) == 1 else Message("missing-gale", "a drawn Gale")

    def clears_zone(self) -> int:
        return DRAWN

    def question(self) -> Question:
        return Question(picks=[self.let_go, self.hold_on])

    def options(self, state: Any) -> None:
        state.offer(self.let_go)
        state.offer(self.hold_on)

    def choose(self, state: Any, verb: int, ref: int) -> None:
        state.replace_step(BURY)  # the Gale itself is discarded
        if verb == self.let_go:
            state.discard_hand()
        else:
            state.shuffle_in(LIMBO)


def main(games: int = 200) -> None:
    """Every player plays it, though none has met it before."""
    register(CatalogueEntry("gale", Gale, ["strong"]))
    for rules in ("solo+gale", "duo+gale:strong+towers"):
        for player in ("random", "heuristic", "mind"):
            report = simulate(rules, player, games=games)
            print(f"{report.rules!s:<24} {player:<10} {report.mean_doors:.2f} Doors")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
