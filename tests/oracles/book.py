"""The Book of Steps Lost and Found: Goals and spells (section 3)."""

from __future__ import annotations

from tests.oracles.base import Oracle
from tests.oracles.cards import ascending, is_door
from tests.oracles.frame import Player, Script, ask, split

COSTS = {
    "": {"prophecy": 5, "planning": 7, "punishment": 10},
    "hard": {"prophecy": 6, "planning": 9, "punishment": 12},
}
"""The two sides of the Spells card (§3.1, §3.2.8)."""

PARADOX_CARDS = 5
DOWN = "*"
LAST = "!"


class Book(Oracle):
    """Doors are gained in the order of a row of Goals; the discard pile pays for spells."""

    def _lay_out(self) -> None:
        """Lay out one Goal for each Door of the game, in any order (§3.2.1, §3.2.9)."""
        doors = [card for card, n in self._cards().items() if is_door(card) for _ in range(n)]
        self.goals = self._token_order(doors)
        super()._lay_out()

    def table(self) -> dict[str, list[str]]:
        """Show the Goals from the left, a turned-down one with a star."""
        return super().table() | {"goals": list(self.goals)}

    # Goals

    def _may_gain(self, door: str) -> bool:
        """Demand the Door of the next Goal (§3.2.2, §3.2.3, §O8)."""
        return super()._may_gain(door) and self.goals[self._next_goal()][:2] == door

    def _next_goal(self) -> int:
        """Take the one reopened last (§K-first), else the left-most that is face up (§K4)."""
        up = [place for place, goal in enumerate(self.goals) if not goal.endswith(DOWN)]
        return min(up, key=lambda place: (not self.goals[place].endswith(LAST), place))

    def _door_gained(self, door: str) -> None:
        """Turn its Goal down (§3.2.2)."""
        self.goals[self._next_goal()] = door + DOWN
        super()._door_gained(door)

    def _lose_door(self, player: Player, door: str) -> None:
        """Turn the right-most turned-down Goal of its kind up (§3.2.4, §K3, §K11, §R8)."""
        last = max(place for place, goal in enumerate(self.goals) if goal == door + DOWN)
        if "K-first" in self.rules.house:
            self.goals = [goal.removesuffix(LAST) for goal in self.goals]
        self.goals[last] = door + LAST * ("K-first" in self.rules.house)
        super()._lose_door(player, door)

    # Spells

    def _extras(self, window: str) -> list[str]:
        """Offer the spells that can be paid, in every window (§3.2.6, §K12, §K7, §I4)."""
        possible = {
            "prophecy": bool(self.deck),
            "planning": bool(self._first_goals()),
            "punishment": window == "nightmare",
        }
        costs = COSTS[self.rules.option("book")]
        spells = [
            f"spell-{spell}"
            for spell, cost in costs.items()
            if possible[spell] and len(self.discard) >= cost
        ]
        return super()._extras(window) + spells

    def _use(self, code: str) -> Script:
        """Pay for a spell, then carry it out (§K13)."""
        if not code.startswith("spell-"):
            yield from super()._use(code)
            return
        spell = code.removeprefix("spell-")
        yield from self._pay(COSTS[self.rules.option("book")][spell])
        if spell == "prophecy":
            yield from self._paradoxical_prophecy()
        elif spell == "planning":
            yield from self._parallel_planning()
        else:
            self.discard += self.drawn
            self.drawn = []

    def _pay(self, cost: int) -> Script:
        """Remove cards from the discard pile for good, named in ascending order (§3.2.5, §K9)."""
        last = ""
        for needed in range(cost, 0, -1):
            open_cards = ascending(self.discard, last, needed)
            _, last = split((yield ask("pay", [f"remove:{card}" for card in open_cards])))
            self.discard.remove(last)
            self.out.append(last)

    def _paradoxical_prophecy(self) -> Script:
        """Put one of the 5 bottom cards on top, the others back (§3.1, §K6, §K7)."""
        self.seen = self._take_from_bottom(PARADOX_CARDS)
        _, card = split((yield ask("paradox", [f"top:{card}" for card in self.seen])))
        self.seen.remove(card)
        self.deck.insert(0, card)
        yield from self._put_below()

    def _parallel_planning(self) -> Script:
        """Exchange two Goals, at least one of them face up; each keeps its face (§K5)."""
        _, first = split((yield ask("planning", [f"goal:{n}" for n in self._first_goals()])))
        left = int(first)
        _, second = split((yield ask("planning", [f"goal:{n}" for n in self._partners(left)])))
        a, b = left - 1, int(second) - 1
        self.goals[a], self.goals[b] = self.goals[b], self.goals[a]

    def _first_goals(self) -> list[int]:
        """Return the places, from 1, that have a partner to their right."""
        return [place for place in range(1, len(self.goals)) if self._partners(place)]

    def _partners(self, left: int) -> list[int]:
        """Return the places to the right with which this one may be exchanged."""
        down = self.goals[left - 1].endswith(DOWN)
        right = range(left + 1, len(self.goals) + 1)
        return [place for place in right if not (down and self.goals[place - 1].endswith(DOWN))]
