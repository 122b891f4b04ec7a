"""What every oracle stands on: zones as plain lists, a really shuffled deck, a script of questions.

The game is a script that yields its questions in the order in which the rules ask them. Nothing
here is a rule of one module.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass, field

from tests.oracles.rules import Rules

Shuffle = Callable[[list[str], int], list[str]]
"""(cards sorted alphabetically, number of this shuffle from 0) -> order, first = top card."""

Question = tuple[str, list[str]]
"""The name of a question and the action codes that answer it."""

Script = Generator[Question, str, None]
"""A part of the game: yields questions, is sent the chosen action codes."""

Answer = Generator[Question, str, str]
"""A script that brings one action code."""

Cards = Generator[Question, str, list[str]]
"""A script that brings cards."""


@dataclass
class Player:
    """What belongs to one player; ``used`` are the marks of the row's cards (§X11)."""

    hand: list[str] = field(default_factory=list)
    row: list[str] = field(default_factory=list)
    used: list[bool] = field(default_factory=list)
    doors: list[str] = field(default_factory=list)
    denizens: list[str] = field(default_factory=list)
    keepers: list[str] = field(default_factory=list)
    stored: list[str] = field(default_factory=list)


class Frame:
    """A game in progress: its zones, its open question, its deck."""

    def __init__(self, rules: Rules, shuffle: Shuffle) -> None:
        self.rules = rules
        self.result = ""
        self.shuffles = 0
        self.turns = 0
        self.players = [Player() for _ in range(rules.players)]
        self.deck: list[str] = []
        self.discard: list[str] = []
        self.limbo: list[str] = []
        self.seen: list[str] = []
        self.drawn: list[str] = []
        self.out: list[str] = []
        self._active = 0
        self._shuffle = shuffle
        self._token_sets = 0
        self._open: Question = ("", [])
        self._lay_out()
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

    def restart(self) -> None:
        """Begin a turn with the zones as they are: for positions laid out by hand."""
        self._script = self._turns()
        self._go_on(lambda: next(self._script))

    def seat(self) -> int:
        """Tell who decides and whose turn it is: 0 for player A, 1 for player B."""
        return self._active

    @property
    def me(self) -> Player:
        """The active player."""
        return self.players[self._active]

    def hand_cards(self) -> list[str]:
        """Return the cards of the active player's hand, whatever group they are in."""
        return list(self.me.hand)

    def table(self) -> dict[str, list[str]]:
        """Show every zone as it is now; each card of the game lies in exactly one of them.

        While cards are put back, those already named lie on or under the deck. A used card of
        a row has a star behind it. With two players, what is theirs has the number of its owner.
        """
        zones = {
            "discard": sorted(self.discard),
            "limbo": sorted(self.limbo),
            "seen": sorted(self.seen),
            "drawn": list(self.drawn),
            "out": sorted(self.out),
            "deck": list(self.deck),
        }
        for number, player in self._numbered():
            marks = zip(player.row, player.used, strict=True)
            zones["hand" + number] = sorted(player.hand)
            zones["doors" + number] = sorted(player.doors)
            zones["row" + number] = [card + "*" * used for card, used in marks]
        return zones

    # Hooks

    def _lay_out(self) -> None:
        """Lay out what a module keeps on the table, in the canonical order of modules."""

    def _play(self) -> Script:
        """Play the whole game."""
        raise NotImplementedError

    def _extras(self, window: str) -> list[str]:
        """List the powers that may be used besides the main choice (section 15)."""
        return []

    def _use(self, code: str) -> Script:
        """Carry out such a power."""
        raise NotImplementedError(code)

    def _reveal(self, card: str) -> str:
        """Return what a card of the deck turns out to be once somebody sees it."""
        return card

    def _identify_deck(self) -> None:
        """Find out what every card of the deck is, where it lies (§R16)."""

    def _turns(self) -> Script:
        """Play from the start of a turn to the end of the game."""
        raise NotImplementedError

    # Questions

    def _choose(self, window: str, answers: Callable[[], list[str]]) -> Answer:
        """Ask for one of the main answers, with powers offered and used before it (§15).

        The answers are looked at anew after each power; ``""`` when there are none.
        """
        while main := answers():
            code = yield ask(window, main + self._extras(window))
            if code in main:
                return code
            yield from self._use(code)
        return ""

    def _put_on_top(self) -> Script:
        """Put the seen cards back on top, the first named on top; equal cards need no order."""
        named = 0
        while len(set(self.seen)) > 1:
            _, card = split((yield ask("order", [f"top:{card}" for card in self.seen])))
            self.seen.remove(card)
            self.deck.insert(named, card)
            named += 1
        self.deck[named:named] = self.seen
        self.seen = []

    def _put_below(self) -> Script:
        """Put the seen cards under the deck, each below the one named before it."""
        while len(set(self.seen)) > 1:
            _, card = split((yield ask("order-bottom", [f"bottom:{card}" for card in self.seen])))
            self.seen.remove(card)
            self.deck.append(card)
        self.deck += self.seen
        self.seen = []

    # The deck

    def _draw(self) -> str:
        """Take the top card; the game is lost if there is none (§1.3.16, §B7, §B8)."""
        if not self.deck:
            raise GameOverError("lost")
        return self._reveal(self.deck.pop(0))

    def _take_from_top(self, count: int) -> list[str]:
        """Take up to ``count`` cards from the top of the deck, one by one."""
        return [self._reveal(self.deck.pop(0)) for _ in range(min(count, len(self.deck)))]

    def _take_from_bottom(self, count: int) -> list[str]:
        """Take up to ``count`` cards from the bottom of the deck, one by one."""
        return [self._reveal(self.deck.pop()) for _ in range(min(count, len(self.deck)))]

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

    def _token_order(self, tokens: list[str]) -> list[str]:
        """Shuffle what is laid out on the table; such shuffles have numbers below 0."""
        self._token_sets -= 1
        return list(self._shuffle(sorted(tokens), self._token_sets))

    def _numbered(self) -> list[tuple[str, Player]]:
        """Return the players with what stands behind the names of their zones."""
        if len(self.players) == 1:
            return [("", self.me)]
        return [(str(number), player) for number, player in enumerate(self.players, 1)]

    def _go_on(self, step: Callable[[], Question]) -> None:
        """Run the script up to its next question or the end of the game."""
        try:
            self._open = step()
        except GameOverError as end:
            self._open = ("", [])
            self.result = str(end)


class GameOverError(Exception):
    """Stops the script at once, with every zone as it is; says the result (§1.3.15, §1.3.16)."""


def ask(name: str, codes: Iterable[str]) -> Question:
    """Make a question; equal cards give one action code."""
    return name, sorted(set(codes))


def split(code: str) -> tuple[str, str]:
    """Split an action code into its verb and its card, ``""`` where it names none."""
    verb, _, card = code.partition(":")
    return verb, card
