"""The solo base game of Onirim, written plainly from the rules text.

A slow second opinion: the engine is compared with it, decision by decision. What a module adds
or changes is a method of its own here, so that the modules can be laid over it one by one; each
of their files says only what differs. Rules are cited as ``§1.3.7``, rulings as ``§B17``.
"""

from __future__ import annotations

from tests.oracles.cards import (
    BASE_CARDS,
    card_of,
    coloured,
    colours,
    is_dead_end,
    is_door,
    is_key,
    is_location,
    is_needed,
    is_room,
    symbol,
)
from tests.oracles.frame import Answer, Cards, Frame, GameOverError, Player, Script, ask, split

HAND_SIZE = 5
SERIES = 3
PROPHECY_CARDS = 5
NIGHTMARE_CARDS = 5
ALL_DOORS = 8


class Oracle(Frame):
    """One solo game, from the deal to the win or loss."""

    def wants(self, door: str) -> bool:
        """Tell whether the Door would help the active player, for whoever plays sensibly."""
        enough = len(self.players) > 1 and self.me.doors.count(door) >= self._colour_limit()
        return self._may_gain(door) and not enough

    # The game and its turn

    def _play(self) -> Script:
        """Play the whole game: set-up (§1.2), then turns."""
        self._shuffle_in([card for card, count in self._cards().items() for _ in range(count)])
        yield from self._deal()
        yield from self._turns()

    def _turns(self) -> Script:
        """Play turns of three phases until the game is over (§1.3)."""
        while True:
            yield from self._phase_1()
            yield from self._phase_2()
            yield from self._phase_3()
            self._end_turn()

    def _cards(self) -> dict[str, int]:
        """Return how often each card is in the deck."""
        return dict(BASE_CARDS)

    def _deal(self) -> Script:
        """Draw 5 Locations, shuffle the rest back (§1.2.1, §1.2.2, §B17)."""
        self._redraw()
        self._shuffle_limbo()
        yield from ()

    def _phase_1(self) -> Script:
        """Do one action (§1.3.1 to §1.3.8); there is no other way to pass (§B15)."""
        code = yield from self._choose("act", self._actions)
        yield from self._act(code)

    def _phase_2(self) -> Script:
        """Draw one card at a time until the hand is full (§1.3.9 to §1.3.13, §B13).

        Before each draw from a deck that holds a card powers may be used (§15.3, §15.6).
        """
        while self._unfilled() is not None:
            yield from self._choose("fill", self._fill_answers)
            group = self._unfilled()
            assert group is not None
            card = self._draw()
            if is_location(card):
                group.append(card)
            else:
                self.drawn.append(card)
                yield from self._resolve(card)

    def _fill_answers(self) -> list[str]:
        return ["draw"] if self.deck and self._extras("fill") else []

    def _phase_3(self) -> Script:
        """Shuffle Limbo into the deck (§1.3.14)."""
        self._shuffle_limbo()
        yield from ()

    def _end_turn(self) -> None:
        self.turns += 1

    # The hand

    def _hand_names(self) -> list[str]:
        """Name the cards of the whole hand: a card code, with its group if need be."""
        return list(self.me.hand)

    def _single_names(self) -> list[str]:
        """Name the cards that may be used where one single hand card is used (§O16)."""
        return self._hand_names()

    def _group(self, name: str) -> list[str]:
        """Return the group of the hand that the named card is in."""
        return self.me.hand

    def _leave_hand(self, name: str) -> str:
        """Take the named card out of its group."""
        self._group(name).remove(card_of(name))
        return card_of(name)

    def _unfilled(self) -> list[str] | None:
        """Return where the next drawn Location goes, none if the hand is full (§1.3.9)."""
        return self.me.hand if len(self.me.hand) < HAND_SIZE else None

    def _discard_hand(self) -> None:
        """Discard the whole hand; no effect follows (§1.3.8, §B19)."""
        for name in self._hand_names():
            self.discard.append(self._leave_hand(name))

    def _redraw(self) -> None:
        """Draw until the hand is full of Locations; all else goes to Limbo (§B17, §B7)."""
        while (group := self._unfilled()) is not None:
            card = self._draw()
            (group if is_location(card) else self.limbo).append(card)

    # Phase 1

    def _actions(self) -> list[str]:
        """List the actions of phase 1."""
        names = self._single_names()
        plays = [f"play:{name}" for name in names if self._may_play(card_of(name))]
        discards = [f"discard:{name}" for name in names if self._may_discard(card_of(name))]
        return plays + discards

    def _act(self, code: str) -> Script:
        """Play a card (§1.3.1), or discard one and carry out its effect (§1.3.6, §B19)."""
        verb, name = split(code)
        card = self._leave_hand(name)
        if verb == "play":
            yield from self._put_in_row(card)
        else:
            self.discard.append(card)
            yield from self._after_discard()
            yield from self._discard_effect(card)

    def _may_play(self, card: str) -> bool:
        return self._may_enter(card) and self._obeys_golden_rule(card)

    def _may_enter(self, card: str) -> bool:
        """Tell whether the card belongs in the labyrinth, whatever its symbol."""
        return is_room(card)

    def _obeys_golden_rule(self, card: str) -> bool:
        """Tell whether the symbol differs from the one at the end of the row (§1.3.2)."""
        return not self.me.row or symbol(card) != symbol(self.me.row[-1])

    def _may_discard(self, card: str) -> bool:
        return True

    def _after_discard(self) -> Script:
        """Do what may follow a discard before its effect: nothing in the solo game."""
        yield from ()

    def _discard_effect(self, card: str) -> Script:
        """Carry out the effect of a single discard: a Key gives a Prophecy (§1.3.7, §B19)."""
        if is_key(card):
            yield from self._prophecy()

    def _prophecy(self) -> Script:
        """Look at the top 5 cards, discard one, put the others back (§1.3.7, §B11, §B19).

        With fewer cards all are seen; with an empty deck nothing happens (§B12).
        """
        self.seen = self._take_from_top(PROPHECY_CARDS)
        if not self.seen:
            return
        _, burnt = split(
            (yield ask("discard-seen", [f"discard-seen:{card}" for card in self._burnable()]))
        )
        self.seen.remove(burnt)
        self.discard.append(burnt)
        yield from self._after_burn()
        yield from self._put_on_top()

    def _burnable(self) -> list[str]:
        """Return the seen cards that may be discarded: any, or as the switch says (§B10, §B21)."""
        if "B10" in self.rules.house:
            others = [card for card in self.seen if not is_needed(card)]
            return others or self.seen
        return self.seen

    def _after_burn(self) -> Script:
        """Do what follows the discard of a Prophecy: nothing (§C1)."""
        yield from ()

    # Trios

    def _put_in_row(self, card: str) -> Script:
        """Put a card at the end of the row; a completed trio is marked as used (§X11, §X13)."""
        self.me.row.append(card)
        self.me.used.append(False)
        trio = self._trio_colours()
        if trio:
            self.me.used[-SERIES:] = [True] * SERIES
            yield from self._trio(trio)

    def _trio_colours(self) -> str:
        """Return the colours of the trio that the last three cards make, ``""`` if none (§X11).

        None of them may be used: a fourth card begins anew, whatever the trio brought and
        whatever was discarded in between (§1.3.3 to §1.3.5, §B2).
        """
        last = self.me.row[-SERIES:]
        if len(last) < SERIES or any(self.me.used[-SERIES:]):
            return ""
        return self._common_colours(last)

    def _common_colours(self, cards: list[str]) -> str:
        return colours(cards[0]) if len(set(map(colours, cards))) == 1 else ""

    def _trio(self, trio: str) -> Script:
        """Offer the search, then carry it out (§1.3.3, §12.3, §B1, §B2, §B18)."""
        self.trio_colour = yield from self._name_colour(trio)
        code = yield from self._choose("trio", self._trio_answers)
        if code != "decline":
            yield from self._search(code)
            yield from self._suffer_premonitions()

    def _name_colour(self, trio: str) -> Answer:
        """Return the one colour of the trio."""
        yield from ()
        return trio

    def _trio_answers(self) -> list[str]:
        """List what a trio offers; only the deck is searched, also an empty one (§B4, §B18)."""
        return ["decline", "search", *(f"take:{door}" for door in self._fitting(self.deck))]

    def _fitting(self, cards: list[str]) -> list[str]:
        """Return the Doors among ``cards`` that the trio may find (§1.3.3, §9.2.2, §O10)."""
        return [card for card in cards if is_door(card) and self.trio_colour in colours(card)]

    def _search(self, code: str) -> Script:
        """Search the deck, take a Door or none, and shuffle (§B3).

        The last Door ends the game before anything is shuffled (§12.3, §B20).
        """
        verb, door = split(code)
        if verb == "take":
            self.deck.remove(door)
            self._gain_door(door)
        yield from self._shuffle_after_search()

    def _shuffle_after_search(self) -> Script:
        """Shuffle once, with whatever the search set free (§C6)."""
        freed = yield from self._freed()
        self._shuffle_in(freed)

    def _freed(self) -> Cards:
        """Return the cards that a search sets free: none."""
        yield from ()
        return []

    # Doors and victory

    def _gain_door(self, door: str) -> None:
        """Put a Door in front of the active player, or into Limbo; test victory (§12.3)."""
        if not self._may_gain(door):
            self.limbo.append(door)
            return
        self.me.doors.append(door)
        self._door_gained(door)
        self._test_victory()

    def _may_gain(self, door: str) -> bool:
        return True

    def _colour_limit(self) -> int:
        """Return how many Doors of one colour a player may hold by the switch of §T1."""
        return 1

    def _door_gained(self, door: str) -> None:
        """Do what a gained Door brings about before victory is tested."""

    def _lose_door(self, player: Player, door: str) -> None:
        """Put a gained Door into Limbo (§1.3.12)."""
        player.doors.remove(door)
        self.limbo.append(door)

    def _doors_on_table(self) -> list[str]:
        return [door for player in self.players for door in player.doors]

    def _suffer_premonitions(self) -> Script:
        """Do what changed Doors bring about once their effect is done (§12.3): nothing."""
        yield from ()

    def _test_victory(self) -> None:
        """Win at once if all conditions hold (§1.3.15, §12.1, §B9, §B20)."""
        if all(self._conditions()):
            raise GameOverError("won")

    def _conditions(self) -> list[bool]:
        """Say of each condition of victory whether it holds; all must (§1.3.15, §12.1)."""
        return [len(coloured(self.me.doors)) >= ALL_DOORS]

    # Phase 2

    def _resolve(self, card: str) -> Script:
        """Handle a drawn card that is no Location (§1.3.10, §1.3.11)."""
        if is_door(card):
            yield from self._drawn_door(card)
        else:
            yield from self._drawn_nightmare()

    def _drawn_door(self, door: str) -> Script:
        """Gain the drawn Door with a Key of its colour, or put it into Limbo (§1.3.10)."""
        code = yield from self._choose("door", lambda: self._door_answers(door))
        self.drawn.remove(door)
        if code in ("", "decline"):
            self.limbo.append(door)
            return
        self._pay_claim(*split(code))
        self._gain_door(door)
        yield from self._suffer_premonitions()

    def _door_answers(self, door: str) -> list[str]:
        """List the answers if a Key could claim the Door, else there is no question."""
        claims = self._claims(door)
        return ["decline", *claims] if claims else []

    def _claims(self, door: str) -> list[str]:
        names = self._single_names()
        return [f"unlock:{name}" for name in names if self._fits(card_of(name), door)]

    def _fits(self, card: str, door: str) -> bool:
        """Tell whether the hand card is a Key of the Door's colour (§1.3.10, §9.2.2)."""
        return is_key(card) and bool(set(colours(card)) & set(colours(door)))

    def _pay_claim(self, verb: str, key: str) -> None:
        self.discard.append(self._leave_hand(key))

    def _drawn_nightmare(self) -> Script:
        """Resolve a drawn Nightmare, unless a power took it away, then discard it (§12.4)."""
        code = yield from self._choose(
            "nightmare", lambda: self._nightmare_options() if self.drawn else []
        )
        if not code:
            return
        self._suffer(code)
        yield from self._after_nightmare()
        self.discard += self.drawn
        self.drawn = []

    def _nightmare_options(self) -> list[str]:
        """List the options; I and II need their card, IV nothing (§1.3.12, §B6, §B14).

        III needs nothing when a Nightmare was drawn, else five cards (§B5, §I3).
        """
        keys = [f"pay-key:{name}" for name in self._single_names() if is_key(card_of(name))]
        doors = [f"pay-door:{door}" for door in self.me.doors]
        five = ["pay-five"] if self.drawn or len(self.deck) >= NIGHTMARE_CARDS else []
        return [*keys, *doors, *five, "pay-hand"]

    def _suffer(self, code: str) -> None:
        """Carry out one option of a Nightmare (§1.3.12, §8.2.8)."""
        verb, card = split(code)
        if verb == "pay-key":
            self.discard.append(self._leave_hand(card))
        elif verb == "pay-door":
            self._lose_door(self.me, card)
        elif verb == "pay-five":
            for revealed in self._take_from_top(NIGHTMARE_CARDS):
                goes = is_location(revealed) and not is_dead_end(revealed)
                (self.discard if goes else self.limbo).append(revealed)
        else:
            self._discard_hand()
            self._redraw()

    def _after_nightmare(self) -> Script:
        """Do what follows the option, before the Nightmare is discarded (§12.4): nothing."""
        yield from ()
