"""What is shown to one seat: its view, what the rules say about it, and who sits at the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from onirim.game.logged_game import LoggedGame
from onirim.game.table_view import TableView
from onirim.rules.description import Described, ZoneDescription, described
from onirim.rules.facts.answers import Answer, Insight
from onirim.text import Words

__all__ = ["Scene", "scene_of"]


@dataclass(frozen=True)
class Scene:
    """Everything that is needed to put a position into words."""

    words: Words
    described: Described
    view: TableView
    insight: Insight
    explain: Callable[[str], Answer]  # why an action cannot be done, or would be wasted
    names: Sequence[str] = ()
    alone: bool = False  # only one person reads this, if there are two seats

    @property
    def seats(self) -> int:
        return self.described.description.seats

    @property
    def partner(self) -> str:
        """The name of the other player; nothing if there is none."""
        return self.names[1 - max(self.view.seat, 0)] if self.seats > 1 else ""

    def zones(self, role: str, seat: int) -> list[ZoneDescription]:
        """The zones of this role that belong to a seat; -1: to all."""
        return [z for z in self.described.zones.values() if z.role == role and z.seat == seat]

    def cards(self, role: str, seat: int) -> tuple[str, ...]:
        """What lies in the first of these zones; of a hand, in the group that actions don't name.

        Modules add groups to a hand, such as the card under the Keeper, and may list them first.
        """
        zones = sorted(self.zones(role, seat), key=lambda zone: zone.group != "")
        return self.view.zones[zones[0].name] if zones else ()

    def who(self, seat: int) -> str:
        """How messages tell whose something is: common things are everybody's own."""
        return "you" if seat in (-1, self.view.seat) or self.seats == 1 else "other"

    def name(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else ""


def scene_of(
    words: Words, game: LoggedGame, seat: int, names: Sequence[str] = (), alone: bool = False
) -> Scene:
    """The scene of a game as it is now."""
    return Scene(
        words,
        described(game.rules),
        game.view(seat),
        game.insight(seat),
        lambda action: game.why_not(action, seat),
        names,
        alone,
    )
