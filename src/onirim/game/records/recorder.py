"""A game written down.

A game that is over is written as it was. While it goes on, each viewer gets a record of its own: a
card that it may not know is `??`, an action with such a card is left out (how often the partner
was asked for the order of a Prophecy tells whether equal cards were in it), and neither a seed
nor a card to come is in it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby

from onirim import __version__
from onirim.engine.layout import OMNISCIENT, SPECTATOR
from onirim.game.chance import CommonDeck, Seeded
from onirim.game.events import Happened
from onirim.game.log import Played
from onirim.game.logged_game import CHANCE, LoggedGame
from onirim.game.records.steps import (
    LOOKED_AT,
    SEAT_LETTERS,
    DrawnCard,
    TurnLabels,
    drawn_from_deck,
    first_move,
)
from onirim.knowledge.audience import (
    NO_AUDIENCE,
    may_know,
    may_know_choice,
    may_know_identified,
)
from onirim.notation.actions import card_named, token_of
from onirim.notation.record import Item, ItemKind, Record
from onirim.notation.record.reader import GAME_NAME, LOST, UNFINISHED, WON
from onirim.notation.zones import HIDDEN
from onirim.rules.catalogue import RULES_VERSION

__all__ = ["record_of"]

ENDS = {"won": WON, "lost": LOST, "": UNFINISHED}


def record_of(
    game: LoggedGame,
    *,
    viewer: int = OMNISCIENT,
    date: str = "",
    names: Sequence[str] = (),
    seed_open: bool = False,
    more: Mapping[str, str] | None = None,
) -> Record:
    """Write down a game as a viewer may know it; one that began at a position says which.

    `seed_open` says that the players knew the seed from the beginning, so it is no secret; `more`
    are headers that the game itself does not know, such as the name of its deal.
    """
    if game.result or game.rules.seats == 1:
        viewer = OMNISCIENT
    found = headers(game, viewer, date, names, seed_open) | dict(more or {})
    return Record(found, RecordWriter(game, viewer).items())


def headers(
    game: LoggedGame, viewer: int, date: str, names: Sequence[str], seed_open: bool
) -> dict[str, str]:
    known = {
        "Game": GAME_NAME,
        "Rules": game.rules.text,
        "Position": "" if game.dealt else game.began_at(viewer),
        "Engine": f"onirim {__version__}",
        "RulesVersion": str(RULES_VERSION),
        "Date": date,
        "Dreamwalkers": ", ".join(names),
        "Result": game.result or "*",
    }
    if seed_open:
        known["SeedOpen"] = seed_of(game)
    elif game.result:
        known["Seed"] = seed_of(game)
    if game.log.practised:
        known["Practice"] = "yes"
    if viewer != OMNISCIENT:
        known["Viewer"] = "spectator" if viewer == SPECTATOR else SEAT_LETTERS[viewer]
    return {name: value for name, value in known.items() if value}


def seed_of(game: LoggedGame) -> str:
    """The seed of a chance source that has one."""
    if isinstance(game.chance, CommonDeck):
        return f"common:{game.chance.seed}"
    return str(game.chance.seed) if isinstance(game.chance, Seeded) else ""


class RecordWriter:
    """Writes the items of a record, action by action."""

    def __init__(self, game: LoggedGame, viewer: int) -> None:
        self.game = game
        self.viewer = viewer
        self.actions = finished_actions(game)

    def items(self) -> list[Item]:
        ends = [*(played.events for played in self.actions), self.end()]
        out = [Item(ItemKind.TURN, "0"), *self.cards(self.game.history[: ends[0]], "")]
        labels, label = TurnLabels(self.game.rules), "0"
        for played, end in zip(self.actions, ends[1:], strict=True):
            items = self.action(played, end)
            if items and label != (label := labels.of(played.turn, played.entry.seat)):
                out.append(Item(ItemKind.TURN, label))
            out += items
        return [*out, Item(ItemKind.END, ENDS[self.game.result])]

    def end(self) -> int:
        """Where the events of the last action end: one that waits for chance is not written."""
        open_ended = self.game.log.actions[len(self.actions) :]
        return open_ended[0].events if open_ended else len(self.game.history)

    def action(self, played: Played, end: int) -> list[Item]:
        rules, history, entry = self.game.rules, self.game.history, played.entry
        named = card_named(rules, entry.code)
        cards = self.cards(history[played.events : end], named)
        if named:
            move = first_move(history[played.events :], named)
            audience = move.audience if move else NO_AUDIENCE
            if not may_know_choice(audience, self.viewer, entry.seat):
                return cards
        return [Item(ItemKind.ACTION, token_of(rules, entry.code)), *cards]

    def cards(self, history: Sequence[Happened], named: str) -> list[Item]:
        """One item a card; those looked at together are one."""
        out: list[Item] = []
        came = drawn_from_deck(history, named)
        if not may_know_identified(self.viewer, int(self.game.rules.seats)):
            came = [card for card in came if not card.is_identified]  # §T10
        for looked, group in groupby(came, key=lambda came: came.fate == LOOKED_AT):
            if looked:
                out.append(Item(ItemKind.LOOK, " ".join(self.code(came) for came in group)))
            else:
                out += [Item(ItemKind.CARD, self.code(came), came.fate) for came in group]
        return out

    def code(self, came: DrawnCard) -> str:
        return came.card if may_know(came.audience, self.viewer) else HIDDEN


def finished_actions(game: LoggedGame) -> list[Played]:
    """All actions, but not one that still waits for chance: it could not be replayed."""
    actions = game.log.actions
    return actions[:-1] if game.state.to_move == CHANCE else actions
