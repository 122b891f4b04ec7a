"""The engine's seeker at the table of everybody: it gets a view like any other player.

The engine's own function looks at a table, so one is laid out from the view. What the view does
not tell cannot be on it.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from onirim.engine.catalogue import ruleset
from onirim.engine.rng import Rng
from onirim.engine.ruleset import Ruleset
from onirim.engine.seeker import choose
from onirim.engine.table import Table
from onirim.game import Decision
from onirim.notation.position import fill_zone, zone_by_name
from onirim.view import View

__all__ = ["SeekerPlayer"]


class SeekerPlayer:
    """Goes for Doors; the seed matters only where it has no idea."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, view: View, decision: Decision) -> str:
        table = lay_out(view, decision)
        return table.rules.code_of[int(choose(table, self.rng))]


def lay_out(view: View, decision: Decision) -> Table:
    """A table on which lies what the view shows, with the decision's actions to choose from."""
    rules = compiled_rules(view.rules)
    table = Table(rules)
    table.mem = rules.fresh[:]
    left = Counter({rules.codes[k]: int(rules.copies[k]) for k in range(rules.n_kinds)})
    for name, cards in view.zones.items():
        fill_zone(table, zone_by_name(rules, name), list(cards), left)
    table.take_seat(decision.seat)
    for i, code in enumerate(decision.actions):
        table.choices[i] = rules.action_of[code]
    table.n_choices = len(decision.actions)
    return table


@lru_cache(maxsize=8)
def compiled_rules(text: str) -> Ruleset:
    return ruleset(text)
