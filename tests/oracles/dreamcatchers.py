"""The Dreamcatchers: Lost Dreams to be caught, in place of the shuffle of Limbo (section 5)."""

from __future__ import annotations

from tests.oracles.base import Oracle
from tests.oracles.frame import Cards, GameOverError, Script, ask, split

CATCHERS = 4
LOST_DREAMS = 4
FAILSAFE_BOOKS = 2


class Dreamcatchers(Oracle):
    """Limbo is caught at the end of a turn; searches set free what was caught."""

    def _lay_out(self) -> None:
        """Lay out 4 empty Dreamcatchers and 2 Failsafe Books, none if hard (§5.2.1, §5.2.12)."""
        self.catchers: dict[int, list[str]] = {n: [] for n in range(1, CATCHERS + 1)}
        self.removed: set[int] = set()
        self.books = 0 if self.rules.option("dreamcatchers") == "hard" else FAILSAFE_BOOKS
        super()._lay_out()

    def _cards(self) -> dict[str, int]:
        return super()._cards() | {"Ld": LOST_DREAMS}

    def table(self) -> dict[str, list[str]]:
        """Show the caught cards, the Books left, and as bits the Dreamcatchers still there."""
        zones = {f"catcher{n}": sorted(cards) for n, cards in self.catchers.items()}
        there = sum(2 ** (n - 1) for n in self._there())
        return super().table() | zones | {"books": [str(self.books)], "catchers": [str(there)]}

    def _conditions(self) -> list[bool]:
        """Demand all Lost Dreams on Dreamcatchers, however they lie there (§5.2.2, §C4)."""
        caught = sum(cards.count("Ld") for cards in self.catchers.values())
        return [*super()._conditions(), caught == LOST_DREAMS]

    def _resolve(self, card: str) -> Script:
        """Put a drawn Lost Dream into Limbo (§5.2.3)."""
        if card == "Ld":
            self.drawn.remove(card)
            self.limbo.append(card)
        else:
            yield from super()._resolve(card)

    # Catching

    def _phase_3(self) -> Script:
        """Catch all of Limbo, or overload (§5.2.4, §5.2.6, §12.5, §C2, §C8)."""
        if not self.limbo:
            return
        empty = [n for n in self._there() if not self.catchers[n]]
        if empty:
            self.catchers[empty[0]], self.limbo = self.limbo, []
            self._test_victory()
        elif "C-overload" in self.rules.house:
            yield from self._chosen_overload()
        else:
            self._overload()

    def _overload(self) -> None:
        """Give up a Dreamcatcher; all caught cards and Limbo go back (§5.2.6)."""
        self._give_up(max(self._there()))
        self.limbo += [card for n in self.catchers for card in self._empty(n)]
        self._shuffle_limbo()

    def _chosen_overload(self) -> Script:
        """Give up the Dreamcatcher of one's choice; only its cards go back (§C10)."""
        codes = [f"give-up:{n}" for n in self._there()]
        _, number = split((yield ask("overload", codes)))
        self._give_up(int(number))
        self.limbo += self._empty(int(number))
        self._shuffle_limbo()

    def _give_up(self, number: int) -> None:
        """Remove a Dreamcatcher for good; the last one loses the game (§5.2.7)."""
        self.removed.add(number)
        if not self._there():
            raise GameOverError("lost")

    def _there(self) -> list[int]:
        return [n for n in self.catchers if n not in self.removed]

    # Freeing

    def _occupied(self) -> list[int]:
        return [n for n, cards in self.catchers.items() if cards]

    def _empty(self, number: int) -> list[str]:
        """Take all cards from a Dreamcatcher."""
        cards, self.catchers[number] = self.catchers[number], []
        return cards

    def _freed(self) -> Cards:
        """Let a search free one occupied Dreamcatcher (§5.2.8, §5.2.9, §C6, §C11)."""
        occupied = self._occupied()
        if not occupied:
            return []
        answers = ["decline", *(f"free:{n}" for n in occupied)]
        verb, number = split((yield ask("freeing", answers)))
        return self._empty(int(number)) if verb == "free" else []

    def _after_burn(self) -> Script:
        """Let a Prophecy free a Dreamcatcher, by the switch (§C1, §C9)."""
        yield from super()._after_burn()
        if "C-prophecy" in self.rules.house:
            freed = yield from self._freed()
            if freed:
                self._shuffle_in(freed)

    def _extras(self, window: str) -> list[str]:
        """Offer the Failsafe Books at the start of phase 1 (§5.2.10, §15.1)."""
        offers = super()._extras(window)
        if window == "act" and self.books:
            offers += [f"failsafe:{n}" for n in self._occupied()]
        return offers

    def _use(self, code: str) -> Script:
        """Use up a Failsafe Book and shuffle the freed cards in (§5.2.10, §C8)."""
        verb, number = split(code)
        if verb == "failsafe":
            self.books -= 1
            self._shuffle_in(self._empty(int(number)))
        else:
            yield from super()._use(code)

    # Doors on Dreamcatchers

    def _trio_answers(self) -> list[str]:
        """Offer matching Doors on Dreamcatchers too (§5.2.11, §C8)."""
        found = [
            f"take-from-{n}:{door}"
            for n, cards in self.catchers.items()
            for door in self._fitting(cards)
        ]
        return super()._trio_answers() + found

    def _search(self, code: str) -> Script:
        """Take the Door of a Dreamcatcher: no search, no freeing, no shuffle (§5.2.11, §C3)."""
        verb, door = split(code)
        if verb.startswith("take-from-"):
            self.catchers[int(verb.removeprefix("take-from-"))].remove(door)
            self._gain_door(door)
        else:
            yield from super()._search(code)
