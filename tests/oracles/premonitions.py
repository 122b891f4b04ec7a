"""Happy Dreams and Dark Premonitions (section 7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from tests.oracles.base import Oracle
from tests.oracles.cards import ascending, coloured, is_key, is_needed
from tests.oracles.frame import Cards, Script, ask, split

TOKENS = ["Pr", "Pb", "Pg", "Pt", "P2", "P3", "P5", "Pa"]
COLOUR_OF = {"Pr": "R", "Pb": "B", "Pg": "G", "Pt": "T"}
RED_CHAMBERS = ["Rs", "Rm", "Rk", "Rg"]
FACE_UP = 4
SEVEN = 7


class Premonitions(Oracle):
    """Gained Doors bring penalties; Happy Dreams help."""

    def _lay_out(self) -> None:
        """Turn 4 Premonitions face up, 5 or 6 if harder (§7.2.1, §7.2.7)."""
        up = int(self.rules.option("premonitions") or FACE_UP)
        order = self._token_order(TOKENS)
        self.premonitions, self.face_down = order[:up], order[up:]
        self.removed_premonitions: list[str] = []
        super()._lay_out()

    def _cards(self) -> dict[str, int]:
        return super()._cards() | {"Hd": 4}

    def table(self) -> dict[str, list[str]]:
        up, removed = sorted(self.premonitions), sorted(self.removed_premonitions)
        return super().table() | {"premonitions": up, "removed": removed}

    # Premonitions

    def _suffer_premonitions(self) -> Script:
        """Suffer Premonitions until none holds (§7.2.2 to §7.2.4, §R2, §R15, §12.3).

        Newly revealed ones come before older ones, conditions are looked at before each.
        """
        yield from super()._suffer_premonitions()
        batches = [list(self.premonitions)]
        while batches:
            holding = [premonition for premonition in batches[-1] if self._holds(premonition)]
            if not holding:
                batches.pop()
                continue
            premonition = holding[0]
            if len(holding) > 1:
                codes = [f"suffer:{premonition}" for premonition in holding]
                _, premonition = split((yield ask("premonitions", codes)))
            batches[-1].remove(premonition)
            self._remove(premonition)
            batches.append((yield from self._penalty(premonition)))

    def _remove(self, premonition: str) -> None:
        """Take a Premonition out of the game; nothing replaces it (§R1, §R9)."""
        self.premonitions.remove(premonition)
        self.removed_premonitions.append(premonition)

    def _holds(self, premonition: str) -> bool:
        """Tell whether the Doors of all players meet the condition (§7.1, §R10, §R11, §R14)."""
        doors = self._doors_on_table()
        counts = Counter(door[0] for door in coloured(doors))
        if premonition in COLOUR_OF:
            return counts[COLOUR_OF[premonition]] >= 2
        return {
            "P2": any(count >= 2 for count in counts.values()),
            "P3": len(doors) >= 3,
            "P5": len(doors) >= 5,
            "Pa": len(counts) == 4,
        }[premonition]

    def _penalty(self, premonition: str) -> Cards:
        """Carry out a penalty to its end; return the Premonitions that it revealed (§7.1)."""
        penalties: dict[str, Callable[[], Cards]] = {
            "Pr": lambda: self._lose_from_deck(RED_CHAMBERS),
            "Pb": self._lose_two_keys,
            "Pg": self._nightmare_returns,
            "Pt": lambda: self._lose_a_door(1),
            "P2": lambda: self._lose_a_door(2),
            "P3": self._lose_the_hand,
            "P5": lambda: self._reveal_premonitions(2),
            "Pa": lambda: self._lose_from_deck(["Hd"]),
        }
        return (yield from penalties[premonition]())

    def _lose_from_deck(self, kinds: list[str]) -> Cards:
        """Look through the deck and discard all such cards (§R4, §R5, §C11)."""
        self.discard += [card for card in self.deck if card in kinds]
        self.deck = [card for card in self.deck if card not in kinds]
        yield from self._shuffle_after_search()
        return []

    def _lose_two_keys(self) -> Cards:
        """Look through the deck and discard 2 Keys of one's choice (§R6, §R5, §C11)."""
        last = ""
        keys = [card for card in self.deck if is_key(card)]
        for needed in range(min(2, len(keys)), 0, -1):
            codes = [f"discard-seen:{key}" for key in ascending(keys, last, needed)]
            _, last = split((yield ask("two-keys", codes)))
            keys.remove(last)
            self.deck.remove(last)
            self.discard.append(last)
        yield from self._shuffle_after_search()
        return []

    def _nightmare_returns(self) -> Cards:
        """Move a Nightmare from the discard pile to Limbo, if there is one (§R6)."""
        if "Nm" in self.discard:
            self.discard.remove("Nm")
            self.limbo.append("Nm")
        yield from ()
        return []

    def _lose_a_door(self, least: int) -> Cards:
        """Put a Door of a colour that lies there so often into Limbo (§R11, §R17, §O9)."""
        counts = Counter(self._doors_on_table())
        verbs = {
            "pay-door" if player is self.me else "pay-partner-door": player
            for player in self.players
        }
        codes = [
            f"{verb}:{door}"
            for verb, player in verbs.items()
            for door in player.doors
            if counts[door] >= least
        ]
        verb, door = split((yield ask("door-penalty", codes)))
        self._lose_door(verbs[verb], door)
        return []

    def _lose_the_hand(self) -> Cards:
        """Discard the hand, redraw, then reveal one more (§R7, §R18)."""
        self._discard_hand()
        self._redraw()
        return (yield from self._reveal_premonitions(1))

    def _reveal_premonitions(self, count: int) -> Cards:
        """Turn up further Premonitions, as many as are left (§R6)."""
        revealed, self.face_down = self.face_down[:count], self.face_down[count:]
        self.premonitions += revealed
        yield from ()
        return list(revealed)

    # Happy Dreams

    def _resolve(self, card: str) -> Script:
        if card == "Hd":
            yield from self._happy_dream()
        else:
            yield from super()._resolve(card)

    def _happy_dream(self) -> Script:
        """Choose one of three helps, then its cards, then discard it (§7.2.5, §R12, §R16)."""
        avert = ["dream-avert"] if self.premonitions else []
        fetch = ["dream-fetch"] if self.deck else []
        option = yield ask("happy-dream", [*avert, "seven", *fetch])
        if option == "dream-avert":
            averts = [f"avert:{premonition}" for premonition in self.premonitions]
            _, name = split((yield ask("avert", averts)))
            self._remove(name)
        elif option == "seven":
            yield from self._discard_any()
        else:
            yield from self._fetch()
        self.drawn.remove("Hd")
        self.discard.append("Hd")

    def _discard_any(self) -> Script:
        """Discard any of the top 7 cards, named in ascending order, order the rest (§R13, §R16)."""
        self.seen = self._take_from_top(SEVEN)
        last = ""
        while cards := self._discardable_now(last):
            code = yield ask(
                "discard-any", ["decline", *(f"discard-seen:{card}" for card in cards)]
            )
            if code == "decline":
                break
            _, last = split(code)
            self.seen.remove(last)
            self.discard.append(last)
        yield from self._put_on_top()

    def _discardable_now(self, last: str) -> list[str]:
        """Return what may be discarded next; with the switch nothing that is needed (§R13)."""
        cards = ascending(self.seen, last, 1)
        if "B10" in self.rules.house:
            cards = [card for card in cards if not is_needed(card)]
        return cards

    def _fetch(self) -> Script:
        """Look through the deck, set a card aside, free, shuffle, put it on top (§R16)."""
        self._identify_deck()
        _, card = split((yield ask("fetch", [f"fetch:{card}" for card in self.deck])))
        self.deck.remove(card)
        self.seen.append(card)
        yield from self._shuffle_after_search()
        self.deck.insert(0, self.seen.pop())
