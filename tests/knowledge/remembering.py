"""What a viewer with a good memory knows of shown sets and of hands, from what he hears alone.

Written from docs/communication.md and not from the engine: the deck is a list of layers that grow
and shrink as events tell. Left out is what no event tells: that cards come from the bottom
(Paradoxical Prophecy), or from anywhere (penalties of Premonitions).
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from onirim.engine.layout import SPECTATOR
from onirim.game.events import Event, Moved, Shuffled, TurnBegan, Unseen
from onirim.game.table_view import TableView
from onirim.knowledge.audience import EVERYBODY


@dataclass(eq=False)
class Layer:
    """Neighbouring cards of the deck; with members they are a shown set."""

    cards: int = 0
    by: int = SPECTATOR
    members: Counter[str] = field(default_factory=Counter[str])
    in_hand: int = 0
    known: str = ""  # the one kind of all of them


@dataclass(eq=False)
class Look:
    """Cards that were taken from the deck to look at."""

    shown: list[str] | None  # if everybody sees them
    of: Layer | None = None  # the set of which all of them are
    cards: int = 0


class Remembering:
    """One viewer's memory of one game."""

    def __init__(self, view: TableView, hidden_hands: bool) -> None:
        self.viewer = view.seat
        self.hidden_hands = hidden_hands
        self.active = view.active
        self.top: list[Layer] = []  # the next card first
        self.unknown = view.deck
        self.bottom: list[Layer] = []
        self.placeless: list[Layer] = []
        self.look: Look | None = None
        self.hands: list[list[str]] = [[], []]  # known cards of each

    def hear(self, event: Event, audience: int) -> None:
        """What happened, and who else was seen to see it."""
        if isinstance(event, TurnBegan):
            self.active = event.seat
        elif isinstance(event, Shuffled):
            self.unknown += sum(layer.cards for layer in [*self.top, *self.bottom])
            self.end_all()
            self.top, self.bottom = [], []
        elif isinstance(event, Moved):
            self.move(event.source, event.target, event.card, audience == EVERYBODY)
            self.follow_hands(event, audience)
        elif isinstance(event, Unseen) and event.source == "seen":
            self.put_back(event.count, event.target)
        elif isinstance(event, Unseen):
            for _ in range(event.count):
                self.move(event.source, event.target)
                self.conclude()
        self.conclude()

    def sets(self) -> list[tuple[list[str], int, int]]:
        """Cards, places left in the deck, and how many are in the orderer's hand, by place."""
        return [
            (sorted(layer.members.elements()), layer.cards, layer.in_hand)
            for layer in self.layers()
            if layer.members
        ]

    def layers(self) -> list[Layer]:
        held = [self.look.of] if self.look and self.look.of else []
        every = dict.fromkeys([*held, *self.top, *self.placeless, *self.bottom])
        return list(every)

    # --- cards that move ---------------------------------------------------------------------

    def move(self, source: str, target: str, card: str = "", shown: bool = False) -> None:
        for layer in self.layers():
            layer.in_hand *= source != f"hand{layer.by + 1}"
        if source == "deck" and target.startswith("doors"):  # searched; a shuffle follows
            self.end_all()
            self.unknown -= 1
        elif source == "deck" and target == "seen":
            self.take_to_look(card, shown)
        elif source == "deck":
            self.draw(card, target, shown)
        elif source == "seen" and target in ("deck", "bottom"):
            self.put_back(1, target)
        elif source == "seen":
            self.take_from_look(card)
        elif target == "deck":
            self.unknown += 1

    def take(self) -> Layer:
        """The layer of the next card, which leaves it."""
        self.top = [layer for layer in self.top if layer.cards]
        self.bottom = [layer for layer in self.bottom if layer.cards]
        if self.top:
            layer = self.top[0]
        elif self.unknown:
            self.unknown -= 1
            return Layer()
        else:
            layer = self.bottom[0]
        layer.cards -= 1
        return layer

    def draw(self, card: str, target: str, shown: bool) -> None:
        layer = self.take()
        assert self.viewer == SPECTATOR or layer.known in ("", card), "what he knows he is told"
        if not layer.members:
            return
        if shown or target == f"hand{self.viewer + 1}":
            layer.members[card] -= 1
        elif target == f"hand{layer.by + 1}" and self.viewer != SPECTATOR:
            layer.in_hand += 1

    def take_to_look(self, card: str, shown: bool) -> None:
        layer = self.take()
        first = self.look is None
        look = self.look = self.look or Look([] if shown else None)
        look.cards += 1
        if look.shown is not None:
            look.shown.append(card)
            layer.members[card] -= int(bool(layer.members))
        elif first and layer.members and layer.by == self.active:
            look.of = layer
        elif look.of is None or look.of is not layer:
            for ended in filter(None, (layer, look.of)):
                ended.members, ended.known = Counter(), ""
            look.of = None

    def take_from_look(self, card: str) -> None:
        assert self.look
        self.look.cards -= 1
        if self.look.shown is not None:
            self.look.shown.remove(card)
        if self.look.of:
            self.look.of.members[card] -= 1
        if not self.look.cards:
            self.look = None

    def put_back(self, n: int, target: str) -> None:
        """All of them at once, but one by one for who sees which they are."""
        assert self.look
        look = self.look
        layer = look.of or Layer(by=self.active)
        for pile in (self.top, self.bottom):
            if layer in pile:
                pile.remove(layer)
        (self.top if target == "deck" else self.bottom).insert(
            0 if target == "deck" else len(self.bottom), layer
        )
        layer.cards += n
        look.cards -= n
        knows = self.active == self.viewer or not self.hidden_hands
        if look.shown and n == len(look.shown) and (self.viewer == SPECTATOR or not knows):
            layer.members = Counter(look.shown)
        if not look.cards:
            self.look = None

    def follow_hands(self, event: Moved, audience: int) -> None:
        for seat in (0, 1):
            if event.source == f"hand{seat + 1}" and event.card in self.hands[seat]:
                self.hands[seat].remove(event.card)
            if event.target == f"hand{seat + 1}" and audience >> (1 - seat) & 1:
                self.hands[seat].append(event.card)

    # --- what follows ------------------------------------------------------------------------

    def conclude(self) -> None:
        looked_at = self.look.of if self.look else None
        for layer in self.layers():
            layer.members = +layer.members
            if not layer.members or layer is looked_at:
                continue
            held = layer.in_hand
            if len(layer.members) == 1 or (not layer.cards and held == layer.members.total()):
                self.hands[layer.by] += [*layer.members.elements()][:held]
                layer.known = "".join(layer.members)[:2] if layer.cards else ""
                layer.members = Counter()
            elif not layer.cards and not held:
                layer.members = Counter()
        every = dict.fromkeys([*self.placeless, *self.top, *self.bottom])
        left = [layer for layer in every if layer.members and not layer.cards]
        self.placeless = [layer for layer in left if layer is not looked_at]

    def end_all(self) -> None:
        for layer in self.layers():
            layer.members, layer.known = Counter(), ""
        self.placeless = []
        if self.look:
            self.look.of = None
