"""The Door to the Oniverse and its Denizens (section 9)."""

from __future__ import annotations

from tests.oracles.base import Oracle
from tests.oracles.cards import (
    COLOURS,
    DENIZENS,
    STORED,
    card_of,
    is_crossroads,
    is_dead_end,
    is_key,
    is_location,
)
from tests.oracles.frame import Script, ask, split

IN_THE_DECK = 8
COPIES = 2
LOOK = 5
FREE = {"hammer-bird": "Hb", "cyclobot": "Cy", "spies": "Sp", "hunter": "Hu", "keeper": "Ke"}


class Oniverse(Oracle):
    """One more Door, and helpers that are rallied for a card and used once."""

    def _lay_out(self) -> None:
        """Shuffle the 16 Denizens; which 8 are in play shows as they are seen (§9.2.1, §T10)."""
        self.identity_bag = self._token_order(DENIZENS * COPIES)
        self.identified: list[str] = []
        super()._lay_out()

    def _cards(self) -> dict[str, int]:
        return super()._cards() | {"Od": 1, "Dz": IN_THE_DECK}

    def table(self) -> dict[str, list[str]]:
        """Show the rallied Denizens, the Keepers with a card, and the cards under them."""
        zones = super().table() | {"identified": list(self.identified)}
        for number, player in self._numbered():
            zones["denizens" + number] = sorted(player.denizens)
            zones["keepers" + number] = sorted(player.keepers)
            zones["stored" + number] = sorted(player.stored)
        return zones

    def _reveal(self, card: str) -> str:
        """Give a Denizen its face when it is first seen; the blank card is gone then."""
        if card != "Dz":
            return super()._reveal(card)
        self.identified.append(card)
        return self.identity_bag.pop(0)

    def _identify_deck(self) -> None:
        """Give every Denizen of the deck its face; a shuffle follows, so places do not matter."""
        self.deck = [self._reveal(card) for card in self.deck]

    def _conditions(self) -> list[bool]:
        """Demand the Oniverse Door too, whoever has it (§9.2.3, §O11)."""
        return [*super()._conditions(), "Od" in self._doors_on_table()]

    # The Keeper's card

    def _single_names(self) -> list[str]:
        """Let stored cards be used like single hand cards (§O4, §O16)."""
        return [*super()._single_names(), *(card + STORED for card in self.me.stored)]

    def _group(self, name: str) -> list[str]:
        return self.me.stored if name.endswith(STORED) else super()._group(name)

    def _leave_hand(self, name: str) -> str:
        """Discard the Keeper together with the use of its card (§O16)."""
        if name.endswith(STORED):
            self.discard.append(self.me.keepers.pop())
        return super()._leave_hand(name)

    # Rallying

    def _resolve(self, card: str) -> Script:
        """Rally a drawn Denizen for a card that is no Dead End, or discard it (§9.2.4, §O17)."""
        if card not in DENIZENS:
            yield from super()._resolve(card)
            return
        payers = [name for name in self._single_names() if not is_dead_end(card_of(name))]
        goes_to = self.discard
        if payers:
            answers = ["decline", *(f"rally:{name}" for name in payers)]
            verb, name = split((yield ask("rally", answers)))
            if verb == "rally":
                self.discard.append(self._leave_hand(name))
                goes_to = self.me.denizens
        self.drawn.remove(card)
        goes_to.append(card)

    def _spend(self, denizen: str) -> None:
        """Discard a Denizen for its power, before the effect (§9.2.6)."""
        self.me.denizens.remove(denizen)
        self.discard.append(denizen)

    # Powers

    def _extras(self, window: str) -> list[str]:
        """Offer the Denizens in their windows (§O12, section 15, §O2)."""
        offers = super()._extras(window)
        if window == "act" or (window == "fill" and "O2" not in self.rules.house):
            offers += [code for code in self._free_powers() if self._has(FREE[split(code)[0]])]
        if window == "nightmare" and self._has("Mi"):
            offers.append("mirror")
        if window == "trio" and self._has("Cc"):
            offers += [f"chaos:{colour}" for colour in COLOURS if colour != self.trio_colour]
        return offers

    def _has(self, denizen: str) -> bool:
        return denizen in self.me.denizens

    def _free_powers(self) -> list[str]:
        """List what the free Denizens could do (§O7, §O12, §O13, §X9, §X10)."""
        names = [name for name in self._hand_names() if not is_dead_end(card_of(name))]
        cyclobot = [f"cyclobot:{name}" for name in names if self._retrievable()]
        looks = ["spies", "hunter"] if self.deck else []
        hammer = ["hammer-bird"] if self.me.row else []
        return [*hammer, *cyclobot, *looks, *(f"keeper:{name}" for name in names)]

    def _use(self, code: str) -> Script:
        verb, name = split(code)
        if verb in FREE:
            yield from self._use_free(verb, name)
        elif verb == "mirror":
            self._spend("Mi")
            self.limbo += self.drawn
            self.drawn = []
        elif verb == "chaos":
            self._spend("Cc")
            self.trio_colour = name
        else:
            yield from super()._use(code)

    def _use_free(self, verb: str, name: str) -> Script:
        """Carry out the power of a free Denizen (§9.1, §O1, §O3)."""
        self._spend(FREE[verb])
        if verb == "keeper":
            self.discard.remove("Ke")
            self.me.keepers.append("Ke")
            self.me.stored.append(self._leave_hand(name))
        elif verb == "hammer-bird":
            self._hammer()
        elif verb == "cyclobot":
            yield from self._cyclobot(name)
        elif verb == "hunter":
            yield from self._hunt()
        elif "O-spies" in self.rules.house:
            yield from self._prophecy()
        else:
            self.seen = self._take_from_top(LOOK)
            yield from self._put_on_top()

    def _cyclobot(self, name: str) -> Script:
        """Exchange a hand card with one of the discard pile, in its place (§X10)."""
        group = self._group(name)
        self.drawn.append(self._leave_hand(name))
        codes = [f"retrieve:{card}" for card in self._retrievable()]
        _, card = split((yield ask("cyclobot", codes)))
        self.discard.remove(card)
        group.append(card)
        self.discard.append(self.drawn.pop())

    def _retrievable(self) -> list[str]:
        return [card for card in self.discard if is_location(card) and not is_dead_end(card)]

    def _hunt(self) -> Script:
        """Discard the Nightmares among the top 5 cards, the rest goes below (§9.1, §O7)."""
        self.seen = self._take_from_top(LOOK)
        self.discard += [card for card in self.seen if card == "Nm"]
        self.seen = [card for card in self.seen if card != "Nm"]
        yield from self._put_below()

    def _hammer(self) -> None:
        """Discard the last cards of one colour, with all Crossroads met (§O5, §O13)."""
        row = self.me.row
        place = len(row)
        while place and is_crossroads(row[place - 1]):
            place -= 1
        colour = row[place - 1][0]
        while place and (is_crossroads(row[place - 1]) or row[place - 1][0] == colour):
            place -= 1
        self.discard += row[place:]
        del row[place:]
        del self.me.used[place:]

    def _actions(self) -> list[str]:
        """Let the Architect play what only the golden rule forbids (§O14, §X12)."""
        actions = super()._actions()
        if self._has("Ar"):
            actions += [
                f"architect:{name}"
                for name in self._single_names()
                if self._may_enter(card_of(name)) and not self._obeys_golden_rule(card_of(name))
            ]
        return actions

    def _act(self, code: str) -> Script:
        verb, name = split(code)
        if verb == "architect":
            self._spend("Ar")
            yield from self._put_in_row(self._leave_hand(name))
        else:
            yield from super()._act(code)

    def _claims(self, door: str) -> list[str]:
        """Let Chromatic Chaos make a Key fit that does not (§O6, §O15)."""
        claims = super()._claims(door)
        if self._has("Cc"):
            keys = [name for name in self._single_names() if is_key(card_of(name))]
            claims += [f"chaos-unlock:{key}" for key in keys if not self._fits(card_of(key), door)]
        return claims

    def _pay_claim(self, verb: str, key: str) -> None:
        if verb == "chaos-unlock":
            self._spend("Cc")
        super()._pay_claim(verb, key)
