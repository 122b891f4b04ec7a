"""The base game of Onirim for two players, written plainly from the rules text.

What differs from the solo oracle, and nothing else. The hand of the active player is the own
Personal cards and the Shared ones, never the partner's (§2.1.2, §T2); a Shared card is named with
a suffix: ``discard:Rk/shared``.
"""

from __future__ import annotations

from tests.oracles.base import Oracle
from tests.oracles.cards import COLOURS, SHARED, coloured, is_location
from tests.oracles.frame import Script, ask, split

PERSONAL_SIZE = 3
SHARED_SIZE = 2
REVEALED = 8


class Duo(Oracle):
    """One game of two players, from the deal to the common win or loss."""

    def _lay_out(self) -> None:
        self.shared: list[str] = []
        super()._lay_out()

    def table(self) -> dict[str, list[str]]:
        return super().table() | {"shared": sorted(self.shared)}

    def hand_cards(self) -> list[str]:
        return [*self.me.hand, *self.shared]

    # The game and its turn

    def _deal(self) -> Script:
        """Reveal 8 Locations, shuffle the rest back, take cards in turn (§2.1.1).

        Player A picks first; when each has 3 cards, the 2 that are left stay Shared.
        """
        while len(self.shared) < REVEALED:
            card = self._draw()
            (self.shared if is_location(card) else self.limbo).append(card)
        self._shuffle_limbo()
        while len(self.shared) > SHARED_SIZE:
            _, card = split((yield ask("draft", [f"pick:{card}" for card in self.shared])))
            self.shared.remove(card)
            self.me.hand.append(card)
            self._active = 1 - self._active

    def _end_turn(self) -> None:
        """Make the partner the active player, with an own hand, row and Doors (§2.1.3)."""
        super()._end_turn()
        self._active = 1 - self._active

    # The hand

    def _hand_names(self) -> list[str]:
        """Name the Personal cards by their codes, the Shared ones with the suffix."""
        return [*self.me.hand, *(card + SHARED for card in self.shared)]

    def _group(self, name: str) -> list[str]:
        return self.shared if name.endswith(SHARED) else super()._group(name)

    def _unfilled(self) -> list[str] | None:
        """Return the group to fill next, Personal before Shared (§2.1.5, §2.1.6, §T6)."""
        if len(self.me.hand) < PERSONAL_SIZE:
            return self.me.hand
        return self.shared if len(self.shared) < SHARED_SIZE else None

    def _after_discard(self) -> Script:
        """Offer to exchange a Personal and a Shared card (§2.1.4, §T4, §T5, §T8)."""
        if not self.me.hand or not self.shared:
            return
        gives = [f"swap:{card}" for card in self.me.hand]
        action, given = split((yield ask("swap", ["decline", *gives])))
        if action == "decline":
            return
        takes = [f"swap:{card}{SHARED}" for card in self.shared]
        _, name = split((yield ask("swap", takes)))
        self.me.hand.remove(given)
        self.me.hand.append(self._leave_hand(name))
        self.shared.append(given)

    # Doors

    def _may_gain(self, door: str) -> bool:
        """Refuse, by the switch, a Door of a colour of which the player has enough (§T1)."""
        enough = self.me.doors.count(door) >= self._colour_limit()
        return super()._may_gain(door) and not ("T1" in self.rules.house and enough)

    def _conditions(self) -> list[bool]:
        """Let both players need a Door of each colour, at the same moment (§2.1.7, §T7)."""
        return [
            {door[0] for door in coloured(player.doors)} == set(COLOURS) for player in self.players
        ]
