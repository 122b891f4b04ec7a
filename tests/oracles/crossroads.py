"""Crossroads and Dead Ends: wild cards, and cards that only an Escape sheds (section 8)."""

from __future__ import annotations

from tests.oracles.base import Oracle
from tests.oracles.cards import COLOURS, colours, is_crossroads, is_dead_end
from tests.oracles.frame import Answer, Script, ask, split

PRINTED = {"Xs": 3, "Xm": 2, "Xk": 1, "De": 10}
ALTERNATIVE = {"Xs": 3, "Xm": 3, "Xk": 2, "De": 8}


class Crossroads(Oracle):
    """Some cards have every colour, others cannot be played at all."""

    def _cards(self) -> dict[str, int]:
        """Shuffle Crossroads and Dead Ends into the deck (§8.1, §8.2.1, §X-cards)."""
        new = ALTERNATIVE if "X-cards" in self.rules.house else PRINTED
        return super()._cards() | new

    # Trios

    def _common_colours(self, cards: list[str]) -> str:
        """Let a Crossroads stand for the missing colour (§8.2.3, §X6, §X11).

        At most one in a trio unless by the switch, with Intersections only the middle one (§X12);
        three of them have every colour until one is named (§X-wild).
        """
        ordinary = [card for card in cards if not is_crossroads(card)]
        if len(ordinary) < 2 and "X-wild" not in self.rules.house:
            return ""
        if self._intersections() and (is_crossroads(cards[0]) or is_crossroads(cards[2])):
            return ""
        return super()._common_colours(ordinary) if ordinary else COLOURS

    def _name_colour(self, trio: str) -> Answer:
        """Let the player name the colour of three Crossroads (§X-wild)."""
        if len(trio) == 1:
            return (yield from super()._name_colour(trio))
        _, colour = split((yield ask("name-colour", [f"name:{colour}" for colour in trio])))
        return colour

    def _may_enter(self, card: str) -> bool:
        """Let Intersections play a Crossroads only as the second of a trio (§8.2.9, §X12)."""
        if is_crossroads(card) and self._intersections() and not self._series_of_one():
            return False
        return super()._may_enter(card)

    def _intersections(self) -> bool:
        return self.rules.option("crossroads") == "hard"

    def _series_of_one(self) -> bool:
        """Tell whether exactly one ordinary card waits at the unused end of the row (§X7, §X12).

        A Crossroads before it belongs to another colour, as it counts only in the middle.
        """
        unused = self._unused_end()
        if not unused or is_crossroads(unused[-1]):
            return False
        return len(unused) == 1 or colours(unused[-2]) != colours(unused[-1])

    def _unused_end(self) -> list[str]:
        """Return the cards after the last used one."""
        used = [place for place, mark in enumerate(self.me.used, 1) if mark]
        return self.me.row[max(used, default=0) :]

    # Keys

    def _fits(self, card: str, door: str) -> bool:
        """Let every Crossroads claim Doors by the switch, else only the Key (§8.2.4, §X-key)."""
        wild = "X-key" in self.rules.house and is_crossroads(card)
        return wild or super()._fits(card, door)

    # Dead Ends and Escape

    def _may_discard(self, card: str) -> bool:
        """Keep Dead Ends from being discarded singly (§8.2.5, §8.2.7)."""
        return super()._may_discard(card) and not is_dead_end(card)

    def _actions(self) -> list[str]:
        """Offer the Escape, also without a Dead End (§8.2.6, §X2, §X8)."""
        return [*super()._actions(), "escape"]

    def _act(self, code: str) -> Script:
        """Escape: discard the whole hand without effects and redraw (§8.2.6, §X3, §X4)."""
        if code == "escape":
            self._discard_hand()
            self._redraw()
        else:
            yield from super()._act(code)
