"""Games of rules version 1 as games of version 2: records and the logs of stored games.

There is no engine of version 1. An old game is carried out in version 2, which asks three things
that version 1 did not ask: the option of a Happy Dream before its card, the identities of the
Denizens in the deck before it is shown, and a draw where only a Hammer Bird could be used instead.
The answers are inserted; everything else is as it was. docs/format-2.md lists the changes.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from zlib import crc32

from onirim.chance import ChanceSource, bag_counts
from onirim.engine.catalogue import RULES_VERSION
from onirim.engine.rng import Rng
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State
from onirim.errors import ActionError
from onirim.events import read_entry
from onirim.game import Game
from onirim.log import UNDO, CannotUndo, Entry
from onirim.notation.position import PositionError, read_position
from onirim.notation.record import Item, ItemKind, Record, RecordError
from onirim.notation.tokens import card_named, code_of, token_of
from onirim.notation.version1 import renamed_action
from onirim.records.drawn_cards import STAYS, drawn_from_deck
from onirim.records.recorded_step import RecordedStep, cut, joined

__all__ = ["OLD", "log_as_version_2", "record_as_version_2"]

OLD = 1
SEEDS = ("Seed", "SeedOpen")  # with an identification the generator is asked in another order
OPTION_OF = {"avert": "dream-avert", "fetch": "dream-fetch"}  # asked before the card
NEW_WINDOW = {"draw", "hammer-bird"}  # a window that version 1 did not open


class OutOfStep(ValueError):
    """The old game does not follow the rules: whoever replays it says where."""


def record_as_version_2(record: Record, rules: Ruleset) -> Record:
    """The same game as version 2 writes it; what cannot be carried out is left as it is."""
    if record.headers.get("RulesVersion", str(OLD)) != str(OLD):
        return record
    steps = cut(record)
    upgraded = UpgradedRecord(record, rules, steps)
    end = [item for item in record.items if item.kind is ItemKind.END]
    items = joined(upgraded.steps(), end)
    headers = {**record.headers, "RulesVersion": str(RULES_VERSION)}
    if any(item.fate == STAYS for item in items):
        headers = {name: text for name, text in headers.items() if name not in SEEDS}
    return replace(record, headers=headers, items=items)


def log_as_version_2(
    rules: Ruleset, log: Sequence[Entry], make: Callable[[ChanceSource], Game]
) -> list[Entry]:
    """The log of a stored game as version 2 would have written it."""
    return UpgradedLog(rules, log).carried_out(make)


# --- what both have in common --------------------------------------------------------------------


class OldCards:
    """The chance source of an old game: its own outcomes, and identities that it never met."""

    def __init__(self, rules: Ruleset, seed: int) -> None:
        self.unidentified = rules.codes[rules.unidentified] if rules.identity_bag else ""
        self.rng = Rng(seed)
        self.words: list[str] = []  # the cards that came in the old action
        self.later: deque[str] = deque()  # identities that the rest of the old game brings
        self.next_identity = ""  # of the Denizen that the old game meets next

    def begin(self, words: Sequence[str], later: Sequence[str]) -> None:
        self.words = list(words)
        self.later = deque(later)
        self.next_identity = later[0] if later else ""

    def used(self, state: State) -> int:
        """How many of the words have come already."""
        raise NotImplementedError

    def next_card(self, state: State) -> str:
        if state.identifies_in_place():
            return self.identity(state)
        at = self.used(state)
        if at >= len(self.words):
            raise OutOfStep("an old game names fewer cards than came")
        return self.words[at]

    def identity(self, state: State) -> str:
        """One that the old game will meet; for those that it never met, any that is left."""
        counts = bag_counts(state)
        card = self.later.popleft() if self.later else ""
        if not counts.get(card):
            cards = [code for code, n in counts.items() for _ in range(n)]
            card = cards[int(self.rng.below(len(cards)))]
        self.next_identity = self.next_identity or card
        return card

    def without_unidentified(self, words: Sequence[str], state: State) -> list[str]:
        """Once all are identified, chance says once what it said in two words before."""
        if not self.unidentified or not state.all_identified():
            return list(words)
        return [word for word in words if word != self.unidentified]


def identities_in(words: Sequence[str], unidentified: str) -> list[str]:
    """Which Denizens came to light, in order: the word behind each unidentified card."""
    pairs = pairwise(words)
    return [identity for word, identity in pairs if unidentified and word == unidentified]


def new_codes(game: Game, code: str, chance: OldCards) -> Iterator[str]:
    """What version 2 is to be answered instead of one old answer."""
    verb, _, card = code.partition(":")
    option = OPTION_OF.get(verb, "")
    if option in game.legal():
        yield option
    if verb == "fetch" and card == chance.unidentified:
        code = f"fetch:{chance.next_identity}"
    yield code


def opens_new_window(game: Game) -> bool:
    return set(game.legal()) == NEW_WINDOW


# --- records -------------------------------------------------------------------------------------


class RecordCards(OldCards):
    """A record names known cards, too: how many have come is read from the journal."""

    named = ""

    def used(self, state: State) -> int:
        events = [read_entry(state, entry) for entry in state.read_journal()]
        n = sum(1 for card in drawn_from_deck(events, self.named) if card.fate != STAYS)
        return n + int(state.chance_bag == state.rules.identity_bag)


class UpgradedRecord:
    """Drives a game with the steps of an old record, and writes down the new ones."""

    def __init__(self, record: Record, rules: Ruleset, old: list[RecordedStep]) -> None:
        self.record = record
        self.rules = rules
        self.old = old
        text = " ".join([rules.text, *(item.text for item in record.items)])
        self.chance = RecordCards(rules, crc32(text.encode()))

    def steps(self) -> list[RecordedStep]:
        setup, *actions = self.old
        new = [setup]
        done = 1
        try:
            game = self.begin(setup)
            for done, step in enumerate(actions, 1):
                new += self.carried_out(game, step, self.later(done))
            done = len(self.old)
        except (OutOfStep, ActionError, PositionError, RecordError, ValueError):
            new += self.old[done:]  # replaying says what is wrong with it, and where
        return new

    def begin(self, setup: RecordedStep) -> Game:
        self.chance.begin(cards_in_items(setup.items), ())
        line = self.record.headers.get("Position")
        if line is None:
            return Game(self.rules, self.chance)
        return Game.at(read_position(self.rules, line), self.chance)

    def later(self, at: int) -> list[str]:
        words = [word for step in self.old[at:] for word in cards_in_items(step.items)]
        return identities_in(words, self.chance.unidentified)

    def carried_out(self, game: Game, step: RecordedStep, later: list[str]) -> list[RecordedStep]:
        """The old step as one or several new ones; each takes the cards that came with it."""
        code = code_of(self.rules, step.token)
        if not code:
            raise OutOfStep(step.token)
        new: list[RecordedStep] = []
        items = step.items
        for part in new_codes(game, code, self.chance):
            items = self.perform(game, replace(step, code=part, items=items), later, new)
        while opens_new_window(game):
            items = self.perform(game, replace(step, code="draw", items=items), later, new)
        new[-1].items += items
        return new

    def perform(
        self, game: Game, step: RecordedStep, later: list[str], new: list[RecordedStep]
    ) -> list[Item]:
        """Do one thing in version 2; the items that are left for what follows."""
        chance = self.chance
        items = [kept for item in step.items if (kept := self.kept(item, game.state))]
        chance.named = card_named(self.rules, step.code)
        chance.begin(cards_in_items(items), later)
        since = len(game.history)
        game.apply(step.code)
        cards = drawn_from_deck(game.history[since:], chance.named)
        found = [Item(ItemKind.CARD, c.card, STAYS) for c in cards if c.fate == STAYS]
        mine, rest = split(items, len(cards) - len(found))
        new.append(replace(step, token=token_of(self.rules, step.code), items=[*found, *mine]))
        return rest

    def kept(self, item: Item, state: State) -> Item | None:
        """The item without unidentified cards, if there are none any more."""
        if not item.cards:
            return item
        cards = self.chance.without_unidentified(item.cards, state)
        return replace(item, text=" ".join(cards)) if cards else None


def cards_in_items(items: Sequence[Item]) -> list[str]:
    return [card for item in items for card in item.cards]


def split(items: list[Item], words: int) -> tuple[list[Item], list[Item]]:
    """The items that hold so many cards, with the comments behind them, and the others."""
    for i, item in enumerate(items):
        if item.cards and words == 0:
            return items[:i], items[i:]
        words -= len(item.cards)
    return items, []


# --- stored games --------------------------------------------------------------------------------


class LogCards(OldCards):
    """A log holds outcomes of chance and nothing else."""

    given = 0

    def begin(self, words: Sequence[str], later: Sequence[str]) -> None:
        super().begin(words, later)
        self.given = 0

    def used(self, state: State) -> int:
        self.given += 1
        return self.given - 1


class UpgradedLog:
    """Drives a game with an old log; its new log is the answer."""

    def __init__(self, rules: Ruleset, log: Sequence[Entry]) -> None:
        self.log = log
        text = " ".join([rules.text, *(f"{e.code} {' '.join(e.cards)}" for e in log)])
        self.chance = LogCards(rules, crc32(text.encode()))

    def carried_out(self, make: Callable[[ChanceSource], Game]) -> list[Entry]:
        deal, *entries = self.log
        self.chance.begin(deal.cards, ())
        game = make(self.chance)
        made: list[int] = []  # new actions for each old one of the line
        for at, entry in enumerate(entries, 1):
            if entry.code == UNDO:
                for _ in range(made.pop()):
                    take_back(game, entry)
            else:
                made.append(self.perform(game, entry, self.later(at)))
        return [replace(game.log.entries[0], at=deal.at), *game.log.entries[1:]]

    def perform(self, game: Game, entry: Entry, later: list[str]) -> int:
        """Do what an old entry did; in how many actions."""
        before = len(game.log.actions)
        words = list(entry.cards)
        for code in new_codes(game, renamed_action(entry.code), self.chance):
            words = self.apply(game, code, words, later, entry.at)
        while opens_new_window(game):
            words = self.apply(game, "draw", words, later, entry.at)
        return len(game.log.actions) - before

    def apply(
        self, game: Game, code: str, words: list[str], later: list[str], at: float
    ) -> list[str]:
        """The outcomes that are left for what follows."""
        words = self.chance.without_unidentified(words, game.state)
        self.chance.begin(words, later)
        game.apply(code, at=at)
        return words[self.chance.given :]

    def later(self, at: int) -> list[str]:
        """Identities that this entry and what followed it on its line brought to light."""
        line: list[Entry] = []
        for entry in self.log[at:]:
            if entry.code != UNDO:
                line.append(entry)
            elif len(line) > 1:
                line.pop()
            else:
                break
        words = [card for entry in line for card in entry.cards]
        return identities_in(words, self.chance.unidentified)


def take_back(game: Game, entry: Entry) -> None:
    """Free where it still is; what version 2 shows before it asks can only be practised."""
    try:
        game.undo(entry.seat, entry.practice, entry.at)
    except CannotUndo:
        game.undo(entry.seat, True, entry.at)
