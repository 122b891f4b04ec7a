"""The solo base game of Onirim, written plainly from the rules text.

A slow second opinion: the engine is compared with it, decision by decision. The deck is a
really ordered list of card codes that is really shuffled, every zone is a plain list, and the
game is a script that yields its questions in the order in which the rules ask them.

A card code is a colour (R, B, G, T for red, blue, green, brown) and a symbol (s, m, k, d for
Sun, Moon, Key, Door); ``Nm`` is a Nightmare. Rules are cited as ``§1.3.7``, rulings as ``§B17``.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable

Shuffle = Callable[[list[str], int], list[str]]
"""(cards sorted alphabetically, number of this shuffle from 0) -> order, first = top card."""

Question = tuple[str, list[str]]
"""The name of a question and the action codes that answer it."""

Script = Generator[Question, str, None]
"""A part of the game: yields questions, is sent the chosen action codes."""

CARDS: dict[str, int] = (
    {"Rs": 9, "Rm": 4, "Rk": 3, "Rd": 2}
    | {"Bs": 8, "Bm": 4, "Bk": 3, "Bd": 2}
    | {"Gs": 7, "Gm": 4, "Gk": 3, "Gd": 2}
    | {"Ts": 6, "Tm": 4, "Tk": 3, "Td": 2}
    | {"Nm": 10}
)
"""How often each card is in the deck (§1.1)."""

HAND_SIZE = 5
SERIES = 3
PROPHECY_CARDS = 5
NIGHTMARE_CARDS = 5
ALL_DOORS = 8


def is_nightmare(card: str) -> bool:
    """Tell whether the card is a Nightmare, the only Dream of the base game (§1.1)."""
    return card == "Nm"


def is_door(card: str) -> bool:
    """Tell whether the card is a Door (§1.1)."""
    return not is_nightmare(card) and symbol(card) == "d"


def is_key(card: str) -> bool:
    """Tell whether the card is a Location with the Key symbol (§1.1)."""
    return not is_nightmare(card) and symbol(card) == "k"


def is_location(card: str) -> bool:
    """Tell whether the card is a Location: a Sun, a Moon or a Key (§1.1)."""
    return not is_nightmare(card) and not is_door(card)


def colour(card: str) -> str:
    """Return the colour letter of a Location or Door."""
    return card[0]


def symbol(card: str) -> str:
    """Return the symbol letter of a Location or Door."""
    return card[1]


class Oracle:
    """One solo game, from the deal to the win or loss."""

    def __init__(self, shuffle: Shuffle, switches: frozenset[str] = frozenset()) -> None:
        """Deal and go on to the first decision; ``switches`` may contain ``B10`` (§B10)."""
        self.result = ""
        self.shuffles = 0
        self.turns = 0
        self.switches = switches
        self.deck: list[str] = []
        self.hand: list[str] = []
        self.row: list[str] = []
        self.doors: list[str] = []
        self.discard: list[str] = []
        self.limbo: list[str] = []
        self.seen: list[str] = []
        self.drawn: list[str] = []
        self._shuffle = shuffle
        self._open: Question = ("", [])
        self._script = self._play()
        self._go_on(lambda: next(self._script))

    def question(self) -> str:
        """Name the open question, ``""`` when the game is over."""
        return self._open[0]

    def options(self) -> list[str]:
        """List the legal action codes, each once and sorted; none when the game is over."""
        return list(self._open[1])

    def apply(self, code: str) -> None:
        """Answer the open question and go on to the next decision or the end."""
        if code not in self._open[1]:
            raise ValueError(f"{code!r} does not answer {self.question()!r}: {self.options()}")
        self._go_on(lambda: self._script.send(code))

    def table(self) -> dict[str, list[str]]:
        """Show every zone as it is now; each card of the game lies in exactly one of them.

        While a Prophecy puts cards back, the cards already named lie on the deck.
        """
        return {
            "hand": sorted(self.hand),
            "row": list(self.row),
            "doors": sorted(self.doors),
            "discard": sorted(self.discard),
            "limbo": sorted(self.limbo),
            "seen": sorted(self.seen),
            "drawn": list(self.drawn),
            "deck": list(self.deck),
        }

    def _go_on(self, step: Callable[[], Question]) -> None:
        """Run the script up to its next question or the end of the game."""
        try:
            self._open = step()
        except GameOverError as end:
            self._open = ("", [])
            self.result = str(end)

    # The game and its turn

    def _play(self) -> Script:
        """Play the whole game: set-up (§1.2), then turns of three phases (§1.3)."""
        yield from self._set_up()
        while True:
            yield from self._phase_1()
            yield from self._phase_2()
            self._phase_3()
            self.turns += 1

    def _set_up(self) -> Script:
        """Shuffle all cards, draw 5 Locations, shuffle the rest back (§1.2.1, §1.2.2, §B17)."""
        self._shuffle_in([card for card, count in CARDS.items() for _ in range(count)])
        self._redraw()
        self._shuffle_limbo()
        yield from ()

    def _phase_1(self) -> Script:
        """Play or discard one card (§1.3.1 to §1.3.8); there is no other way to pass (§B15)."""
        hand = self._hand_names()
        plays = [f"play:{name}" for name in hand if self._may_play(name)]
        discards = [f"discard:{name}" for name in hand]
        action, name = split((yield ask("act", plays + discards)))
        card = self._leave_hand(name)
        if action == "play":
            self.row.append(card)
            if self._completes_trio():
                yield from self._trio(colour(card))
        else:
            self.discard.append(card)
            yield from self._after_discard()
            if is_key(card):
                yield from self._prophecy()

    def _phase_2(self) -> Script:
        """Draw one card at a time until the hand is full (§1.3.9 to §1.3.13, §B13)."""
        while (group := self._unfilled()) is not None:
            card = self._draw()
            if is_location(card):
                group.append(card)
                continue
            self.drawn.append(card)
            if is_door(card):
                yield from self._drawn_door(card)
            else:
                yield from self._drawn_nightmare(card)

    def _phase_3(self) -> None:
        """Shuffle Limbo into the deck (§1.3.14)."""
        self._shuffle_limbo()

    # The hand

    def _hand_names(self) -> list[str]:
        """Name the cards in hand as action codes do: a card code, with a suffix if need be."""
        return list(self.hand)

    def _leave_hand(self, name: str) -> str:
        """Take the named card out of the hand."""
        self.hand.remove(name)
        return name

    def _unfilled(self) -> list[str] | None:
        """Return where the next drawn Location goes, none if the hand is full (§1.3.9)."""
        return self.hand if len(self.hand) < HAND_SIZE else None

    # Phase 1

    def _may_play(self, card: str) -> bool:
        """Tell whether the golden rule allows the card at the end of the row (§1.3.2)."""
        return not self.row or symbol(card) != symbol(self.row[-1])

    def _after_discard(self) -> Script:
        """Do what may follow a discard before its effect: nothing in the solo game."""
        yield from ()

    def _completes_trio(self) -> bool:
        """Tell whether the last card of the row is the third of its series.

        The run of one colour at the end of the row counts 1-2-3-1-2-3, whatever the earlier
        trios brought and whatever was discarded in between (§1.3.3 to §1.3.5, §B2).
        """
        run = 0
        for card in reversed(self.row):
            if colour(card) != colour(self.row[-1]):
                break
            run += 1
        return run % SERIES == 0

    def _trio(self, trio_colour: str) -> Script:
        """Offer the search of the deck, also of an empty one (§1.3.3, §B1, §B2, §B18).

        Only the deck is searched (§B4). A search shuffles, also when no Door is taken (§B3),
        but not after the last Door, which ends the game (§12.3, §B20).
        """
        doors = [card for card in self.deck if is_door(card) and colour(card) == trio_colour]
        takes = [f"take:{door}" for door in doors]
        action, door = split((yield ask("trio", ["decline", "search", *takes])))
        if action == "decline":
            return
        if action == "take":
            self.deck.remove(door)
            self._gain_door(door)
        self._shuffle_in([])

    def _prophecy(self) -> Script:
        """Look at the top 5 cards, discard one, put the others back (§1.3.7, §B11, §B19).

        With fewer cards all are seen; with an empty deck nothing happens (§B12).
        """
        self.seen = self._take_from_top(PROPHECY_CARDS)
        if not self.seen:
            return
        _, burnt = split((yield ask("burn", [f"burn:{card}" for card in self._burnable()])))
        self.seen.remove(burnt)
        self.discard.append(burnt)
        named = 0
        while len(set(self.seen)) > 1:
            _, card = split((yield ask("order", [f"top:{card}" for card in self.seen])))
            self.seen.remove(card)
            self.deck.insert(named, card)
            named += 1
        self.deck[named:named] = self.seen
        self.seen = []

    def _burnable(self) -> list[str]:
        """Return the seen cards that may be discarded: any, or as the switch says (§B10)."""
        if "B10" in self.switches:
            others = [card for card in self.seen if not is_door(card)]
            return others or self.seen
        return self.seen

    # Phase 2

    def _draw(self) -> str:
        """Take the top card; the game is lost if there is none (§1.3.16, §B7, §B8)."""
        if not self.deck:
            raise GameOverError("lost")
        return self.deck.pop(0)

    def _drawn_door(self, door: str) -> Script:
        """Gain the drawn Door with a Key of its colour, or put it into Limbo (§1.3.10)."""
        keys = [name for name in self._hand_names() if is_key(name)]
        unlocks = [f"unlock:{key}" for key in keys if colour(key) == colour(door)]
        if unlocks:
            action, key = split((yield ask("door", ["decline", *unlocks])))
            if action == "unlock":
                self.discard.append(self._leave_hand(key))
                self.drawn.remove(door)
                self._gain_door(door)
                return
        self.drawn.remove(door)
        self.limbo.append(door)

    def _drawn_nightmare(self, nightmare: str) -> Script:
        """Resolve a Nightmare by one of its four options, then discard it (§1.3.12, §12.4).

        I and II need their card; III and IV are always offered (§B5, §B6, §B14).
        """
        keys = [f"pay-key:{name}" for name in self._hand_names() if is_key(name)]
        doors = [f"pay-door:{door}" for door in self.doors]
        action, card = split((yield ask("nightmare", [*keys, *doors, "pay-five", "pay-hand"])))
        if action == "pay-key":
            self.discard.append(self._leave_hand(card))
        elif action == "pay-door":
            self.doors.remove(card)
            self.limbo.append(card)
        elif action == "pay-five":
            for revealed in self._take_from_top(NIGHTMARE_CARDS):
                (self.discard if is_location(revealed) else self.limbo).append(revealed)
        else:
            for name in self._hand_names():
                self.discard.append(self._leave_hand(name))
            self._redraw()
        self.drawn.remove(nightmare)
        self.discard.append(nightmare)

    def _redraw(self) -> None:
        """Draw until the hand is full of Locations; all else goes to Limbo (§B17, §B7)."""
        while (group := self._unfilled()) is not None:
            card = self._draw()
            (group if is_location(card) else self.limbo).append(card)

    # Deck and end

    def _take_from_top(self, count: int) -> list[str]:
        """Take up to ``count`` cards from the top of the deck."""
        taken, self.deck = self.deck[:count], self.deck[count:]
        return taken

    def _shuffle_in(self, cards: list[str]) -> None:
        """Shuffle the deck together with ``cards``."""
        before = sorted(self.deck + cards)
        self.deck = list(self._shuffle(list(before), self.shuffles))
        if sorted(self.deck) != before:
            raise RuntimeError("the shuffle changed the cards")
        self.shuffles += 1

    def _shuffle_limbo(self) -> None:
        """Shuffle Limbo, if not empty, into the deck (§1.2.2, §1.3.14)."""
        if self.limbo:
            cards, self.limbo = self.limbo, []
            self._shuffle_in(cards)

    def _gain_door(self, door: str) -> None:
        """Put a Door in front of the player; the last one wins at once (§1.3.15, §B9, §B20)."""
        self.doors.append(door)
        if len(self.doors) == ALL_DOORS:
            raise GameOverError("won")


class GameOverError(Exception):
    """Stops the script at once, with every zone as it is; says the result (§1.3.15, §1.3.16)."""


def ask(name: str, codes: Iterable[str]) -> Question:
    """Make a question; equal cards give one action code."""
    return name, sorted(set(codes))


def split(code: str) -> tuple[str, str]:
    """Split an action code into its verb and its card, ``""`` where it names none."""
    verb, _, card = code.partition(":")
    return verb, card
