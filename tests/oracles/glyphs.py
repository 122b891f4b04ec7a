"""The Glyphs: a fourth symbol, Incantations and four more Doors (section 4)."""

from __future__ import annotations

from tests.oracles.base import Oracle
from tests.oracles.cards import COLOURS, coloured, is_door, is_glyph
from tests.oracles.frame import Script, ask, split

INCANTATION_CARDS = 5
ALL_DOORS = 12


class Glyphs(Oracle):
    """Discarded Glyphs find Doors without a Key."""

    def _cards(self) -> dict[str, int]:
        """Add 2 Glyphs and 1 Door of each colour (§4.1, §4.2.1)."""
        cards = super()._cards()
        for colour in COLOURS:
            cards[colour + "g"] = 2
            cards[colour + "d"] += 1
        return cards

    def _discard_effect(self, card: str) -> Script:
        if is_glyph(card):
            yield from self._incantation()
        else:
            yield from super()._discard_effect(card)

    def _incantation(self) -> Script:
        """Take a Door from the top 5 cards, the rest goes below (§4.2.3, §G1 to §G5, §G8).

        Victory is tested with the Door; Premonitions look at it only when all is put back.
        """
        self.seen = self._take_from_top(INCANTATION_CARDS)
        doors = [card for card in self.seen if is_door(card)]
        if doors:
            takes = [f"take:{door}" for door in doors]
            waives = [f"waive:{door}" for door in doors if self._may_waive(door)]
            verb, door = split((yield ask("incantation", takes + waives)))
            self.seen.remove(door)
            if verb == "take":
                self._gain_door(door)
            else:
                self.limbo.append(door)
        yield from self._put_below()
        yield from self._suffer_premonitions()

    def _may_waive(self, door: str) -> bool:
        """Let one of two players refuse a Door of a colour already held (§G9)."""
        return len(self.players) > 1 and door in coloured(self.me.doors)

    def _colour_limit(self) -> int:
        """Let the switch count from the third Door of a colour (§G9, §T1)."""
        return 2

    def _conditions(self) -> list[bool]:
        """Demand all 12 Doors, of both players together (§4.2.4, §G6)."""
        return [*super()._conditions(), len(coloured(self._doors_on_table())) == ALL_DOORS]
