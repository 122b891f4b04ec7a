"""The Towers: a second row, looks at the deck, losses to Nightmares (section 6)."""

from __future__ import annotations

from itertools import pairwise

from tests.oracles.base import Oracle
from tests.oracles.cards import TOWERS, card_of, is_tower
from tests.oracles.frame import Script, ask, split

SIDES = {
    "R3": ("sm", "m"),
    "R4": ("s", "m"),
    "R5": ("", "m"),
    "B3": ("m", "sm"),
    "B4": ("m", "m"),
    "B5": ("m", ""),
    "G3": ("s", "sm"),
    "G4": ("s", "s"),
    "G5": ("s", ""),
    "T3": ("sm", "s"),
    "T4": ("m", "s"),
    "T5": ("", "s"),
}
"""The symbols on the left and the right side of each Tower (§6.1)."""


class Towers(Oracle):
    """Four Towers of four colours must stand side by side."""

    def _lay_out(self) -> None:
        """Begin with an empty row, common to both players (§6.2.11)."""
        self.towers: list[str] = []
        super()._lay_out()

    def _cards(self) -> dict[str, int]:
        """Shuffle the 12 Towers into the deck (§6.2.1)."""
        return super()._cards() | dict.fromkeys(TOWERS, 1)

    def table(self) -> dict[str, list[str]]:
        return super().table() | {"towers": list(self.towers)}

    def _conditions(self) -> list[bool]:
        return [*super()._conditions(), is_complete(self.towers)]

    def _actions(self) -> list[str]:
        """Offer both ends of the row where the sides may touch (§6.2.2, §6.2.3, §W7)."""
        actions = super()._actions()
        for name in self._single_names():
            tower = card_of(name)
            if not is_tower(tower):
                continue
            if not self.towers or may_touch(self.towers[-1], tower):
                actions.append(f"build-right:{name}")
            if self.towers and may_touch(tower, self.towers[0]):
                actions.append(f"build-left:{name}")
        return actions

    def _act(self, code: str) -> Script:
        """Build a Tower; the labyrinth is not touched; victory is tested (§6.2.4, §W8)."""
        verb, name = split(code)
        if not verb.startswith("build-"):
            yield from super()._act(code)
            return
        tower = self._leave_hand(name)
        self.towers.insert(0 if verb == "build-left" else len(self.towers), tower)
        self._test_victory()

    def _discard_effect(self, card: str) -> Script:
        """Look at as many cards as the value says, order them (§6.2.5, §W5, §W6)."""
        if is_tower(card):
            self.seen = self._take_from_top(int(card[1]))
            yield from self._put_on_top()
        else:
            yield from super()._discard_effect(card)

    def _after_nightmare(self) -> Script:
        """Lose a Tower to the Nightmare, or let it come back (§6.2.7 to §6.2.10, §W1 to §W4).

        Without a Nightmare card there is no false destruction (§W10). The row that closes up
        may win (§W11).
        """
        yield from super()._after_nightmare()
        hard = self.rules.option("towers") == "hard"
        if not self.towers or (self._is_safe() and not hard):
            return
        losses = [f"lose-tower:{tower}" for tower in self.towers if self._may_go(tower)]
        false_destruction = ["false-destruction"] if self.drawn else []
        verb, tower = split((yield ask("tower-loss", losses + false_destruction)))
        if verb == "lose-tower":
            self.towers.remove(tower)
            self.discard.append(tower)
            self._test_victory()
        else:
            self.limbo += self.drawn
            self.drawn = []

    def _is_safe(self) -> bool:
        """Demand four neighbours, or with the house rule four colours anywhere (§W-immune)."""
        if "W-immune" in self.rules.house:
            return len({tower[0] for tower in self.towers}) == 4
        return is_complete(self.towers)

    def _may_go(self, tower: str) -> bool:
        """Tell whether the row that closes up without the Tower is legal (§6.2.7)."""
        rest = [other for other in self.towers if other != tower]
        return all(may_touch(left, right) for left, right in pairwise(rest))


def may_touch(left: str, right: str) -> bool:
    """Tell whether the touching sides share no symbol (§6.2.3)."""
    return not set(SIDES[left][1]) & set(SIDES[right][0])


def is_complete(row: list[str]) -> bool:
    """Tell whether some four neighbours show four colours (§6.2.6)."""
    return any(len({tower[0] for tower in row[i : i + 4]}) == 4 for i in range(len(row) - 3))
