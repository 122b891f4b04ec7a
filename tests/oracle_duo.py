"""The base game of Onirim for two players, written plainly from the rules text.

What differs from the solo oracle, and nothing else. The active player is the one of the solo
script: ``hand`` (the Personal cards), ``row`` and ``doors`` are always the active player's, those
of the partner wait aside, and a change of seats exchanges them.

A Shared card is named with a suffix where the hand is meant: ``discard:Rk/shared``.
"""

from __future__ import annotations

from tests.oracle import (
    CARDS,
    GameOverError,
    Oracle,
    Script,
    Shuffle,
    ask,
    colour,
    is_location,
    split,
)

PERSONAL_SIZE = 3
SHARED_SIZE = 2
REVEALED = 8
COLOURS = {"R", "B", "G", "T"}
SHARED = "/shared"


class DuoOracle(Oracle):
    """One game of two players, from the deal to the common win or loss."""

    def __init__(self, shuffle: Shuffle, switches: frozenset[str] = frozenset()) -> None:
        """Deal and go on to the first pick; ``switches`` may contain ``B10`` and ``T1``."""
        self.shared: list[str] = []
        self.partner_hand: list[str] = []
        self.partner_row: list[str] = []
        self.partner_doors: list[str] = []
        self._seat = 0
        super().__init__(shuffle, switches)

    def seat(self) -> int:
        """Tell who decides and whose turn it is: 0 for player A, 1 for player B."""
        return self._seat

    def table(self) -> dict[str, list[str]]:
        """Show every zone as it is now; each card of the game lies in exactly one of them."""
        zones = super().table()
        own, partner = ("1", "2") if self._seat == 0 else ("2", "1")
        for zone in ("hand", "row", "doors"):
            zones[zone + own] = zones.pop(zone)
        zones["hand" + partner] = sorted(self.partner_hand)
        zones["row" + partner] = list(self.partner_row)
        zones["doors" + partner] = sorted(self.partner_doors)
        zones["shared"] = sorted(self.shared)
        return zones

    # The game and its turn

    def _set_up(self) -> Script:
        """Reveal 8 Locations, shuffle the rest back, take cards in turn (§2.1.1).

        Player A picks first; when each has 3 cards, the 2 that are left stay Shared.
        """
        self._shuffle_in([card for card, count in CARDS.items() for _ in range(count)])
        while len(self.shared) < REVEALED:
            card = self._draw()
            (self.shared if is_location(card) else self.limbo).append(card)
        self._shuffle_limbo()
        while len(self.shared) > SHARED_SIZE:
            _, card = split((yield ask("draft", [f"pick:{card}" for card in self.shared])))
            self.shared.remove(card)
            self.hand.append(card)
            self._change_seats()

    def _phase_3(self) -> None:
        """Shuffle the common Limbo into the deck (§2.1.3), then it is the partner's turn."""
        super()._phase_3()
        self._change_seats()

    def _change_seats(self) -> None:
        """Make the partner the active player, with an own hand, row and Doors (§2.1.3)."""
        self.hand, self.partner_hand = self.partner_hand, self.hand
        self.row, self.partner_row = self.partner_row, self.row
        self.doors, self.partner_doors = self.partner_doors, self.doors
        self._seat = 1 - self._seat

    # The hand: the own Personal cards and the Shared ones, never the partner's (§2.1.2, §T2)

    def _hand_names(self) -> list[str]:
        """Name the Personal cards by their codes, the Shared ones with the suffix."""
        return [*self.hand, *(card + SHARED for card in self.shared)]

    def _leave_hand(self, name: str) -> str:
        """Take the named card out of its group."""
        card = name.removesuffix(SHARED)
        (self.hand if card == name else self.shared).remove(card)
        return card

    def _unfilled(self) -> list[str] | None:
        """Return the group to fill next, Personal before Shared (§2.1.5, §2.1.6)."""
        if len(self.hand) < PERSONAL_SIZE:
            return self.hand
        return self.shared if len(self.shared) < SHARED_SIZE else None

    # Swap and Doors

    def _after_discard(self) -> Script:
        """Offer to exchange a Personal and a Shared card (§2.1.4, §T4, §T5)."""
        if not self.hand or not self.shared:
            return
        gives = [f"swap:{card}" for card in self.hand]
        action, given = split((yield ask("swap", ["decline", *gives])))
        if action == "decline":
            return
        takes = [f"swap:{card}{SHARED}" for card in self.shared]
        _, name = split((yield ask("swap", takes)))
        self.hand.remove(given)
        self.hand.append(self._leave_hand(name))
        self.shared.append(given)

    def _gain_door(self, door: str) -> None:
        """Gain a Door; the switch sends a second one of its colour to Limbo (§T1).

        Both players with a Door of each colour at the same moment win at once (§2.1.7, §T7).
        """
        if "T1" in self.switches and colour(door) in map(colour, self.doors):
            self.limbo.append(door)
            return
        self.doors.append(door)
        if all(set(map(colour, doors)) == COLOURS for doors in (self.doors, self.partner_doors)):
            raise GameOverError("won")
