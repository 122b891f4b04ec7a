"""The Little Incubus: a pawn that cancels Nightmares (section 10)."""

from __future__ import annotations

from tests.oracles.base import Oracle
from tests.oracles.cards import is_location
from tests.oracles.frame import Script, ask

STORES = {"new": 0, "": 1, "true": 2}
"""How many Locations a charge lays under the pawn (§10.2, §10.3, §10.5)."""


class Incubus(Oracle):
    """A Nightmare suffered beforehand, or simply forgiven once."""

    def _lay_out(self) -> None:
        """Put the pawn on the table, common to both players (§I6)."""
        self.pawn: list[str] = []
        self.level = self.rules.option("incubus")
        self.forgiving = self.level == "new"
        super()._lay_out()

    def table(self) -> dict[str, list[str]]:
        mine = {"pawn": sorted(self.pawn)}
        if self.level == "new":
            mine["incubus"] = [str(int(self.forgiving))]
        return super().table() | mine

    def _actions(self) -> list[str]:
        """Offer to charge a pawn that has nothing under it (§10.3, §I7)."""
        actions = super()._actions()
        if self.level != "new" and not self.pawn:
            actions.append("charge")
        return actions

    def _act(self, code: str) -> Script:
        """Lay Locations under the pawn, then suffer a Nightmare (§10.3, §I2, §I3, §I5, §I8).

        It is no card: nothing cancels it, no window opens for it (§15.4); Towers are lost (§W10).
        """
        if code != "charge":
            yield from super()._act(code)
            return
        stored = min(STORES[self.level], 1) if "I-one" in self.rules.house else STORES[self.level]
        while len(self.pawn) < stored:
            card = self._draw()
            (self.pawn if is_location(card) else self.limbo).append(card)
        if "I-charge" not in self.rules.house:
            self._suffer((yield ask("nightmare", self._nightmare_options())))
            yield from self._after_nightmare()

    def _extras(self, window: str) -> list[str]:
        """Offer to cancel a drawn Nightmare (§10.2, §10.4, §I8, §15.4)."""
        offers = super()._extras(window)
        if window == "nightmare" and (self.pawn or self.forgiving):
            offers.append("cancel")
        return offers

    def _use(self, code: str) -> Script:
        """Discard the Nightmare and what lies under the pawn, without effects (§10.4, §I8)."""
        if code != "cancel":
            yield from super()._use(code)
            return
        self.forgiving = False
        self.discard += self.pawn + self.drawn
        self.pawn, self.drawn = [], []
