"""A record played again: every action must be legal, every card possible, the end reached.

A record that cannot be replayed is refused with the place and the turn; there is no half of a
game. Chance is told from the record, card by card; what the engine knows already is compared.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field

from onirim.chance import bag_counts
from onirim.engine.catalogue import RULES_VERSION, RulesetError, ruleset
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State
from onirim.events import Event, read_entry
from onirim.game import Game
from onirim.notation.position import PositionError, read_position
from onirim.notation.record import Item, ItemKind, Record, RecordError, TextPlace
from onirim.notation.record.errors import NOWHERE
from onirim.notation.record.reader import LOST, UNFINISHED, WON
from onirim.notation.record.writer import write_item
from onirim.notation.tokens import card_named, code_of, token_of
from onirim.notation.zones import HIDDEN
from onirim.records.drawn_cards import LOOKED_AT, DrawnCard, TurnLabels, drawn_from_deck

__all__ = ["RecordedStep", "SeatRecord", "replay", "replay_steps"]

RESULT_SIGNS = {WON: "won", LOST: "lost", UNFINISHED: "*"}
LONGEST_LIST = 12  # legal actions that an error names


class SeatRecord(RecordError):
    """The record of one seat of a running game: it can be read, but not be replayed."""


@dataclass(slots=True)
class RecordedStep:
    """One action of a record (the first: the set-up) with what is written behind it."""

    turn: str
    token: str  # "" for the set-up
    place: TextPlace
    items: list[Item] = field(default_factory=list)  # cards and comments
    code: str = ""
    events: list[Event] = field(default_factory=list)

    def cards(self) -> list[tuple[str, str, Item]]:
        """Card, fate and item of all that came from the deck."""
        return [
            (card, LOOKED_AT if item.kind is ItemKind.LOOK else item.fate, item)
            for item in self.items
            for card in item.cards
        ]


def replay(record: Record) -> Game:
    """The game that a record tells, at its end; RecordError if it is none."""
    ((game, _),) = deque(replay_steps(record), maxlen=1)
    return game


def replay_steps(record: Record) -> Iterator[tuple[Game, RecordedStep]]:
    """The game after each action. Whoever wants no half of a game goes on to the end."""
    rules = check_headers(record)
    setup, *actions = cut(record)
    dealer = RecordChance(record, setup)
    game = begin(record, rules, dealer)
    setup.events = game.take_events()
    check_cards(record, game, setup, since=0)
    yield game, setup
    labels = TurnLabels(rules)
    for played in actions:
        check_action(record, game, labels, played)
        dealer.begin(played, card_named(rules, played.code))
        since = len(game.history)
        played.events = game.apply(played.code)
        check_cards(record, game, played, since)
        yield game, played
    check_end(record, game)


def begin(record: Record, rules: Ruleset, dealer: RecordChance) -> Game:
    """With the deal, or at the position that the record names."""
    line = record.headers.get("Position")
    if line is None:
        return Game(rules, dealer)
    try:
        state = read_position(rules, line)
    except PositionError as wrong:
        where = record.header_places.get("Position", NOWHERE)
        raise record.error(f"no position to begin at: {wrong}", where) from None
    return Game.at(state, dealer)


def check_headers(record: Record) -> Ruleset:
    where = record.header_places
    try:
        rules = ruleset(record.headers["Rules"])
    except RulesetError as wrong:
        raise record.error(str(wrong), where.get("Rules", NOWHERE)) from None
    result = record.headers["Result"]
    if result not in RESULT_SIGNS.values():
        sentence = f"the result is won, lost or *, not {result!r}"
        raise record.error(sentence, where.get("Result", NOWHERE))
    if result == "*" and "Seed" in record.headers:
        sentence = "a game that is not over does not tell its seed (SeedOpen: all know it)"
        raise record.error(sentence, where.get("Seed", NOWHERE))
    if HIDDEN in record.headers.get("Position", ""):
        raise seat_record(record, where.get("Position", NOWHERE))
    for item in record.items:
        if item.kind is not ItemKind.COMMENT and HIDDEN in item.text:
            raise seat_record(record, item.place)
    return rules


def seat_record(record: Record, place: TextPlace) -> SeatRecord:
    error = SeatRecord("one seat's record: it can be read, not replayed", place)
    error.file = record.file
    return error


def cut(record: Record) -> list[RecordedStep]:
    """The set-up and each action, with the cards and comments that belong to it."""
    out = [RecordedStep("0", "", NOWHERE)]
    label = ""
    for item in record.items:
        if item.kind is ItemKind.TURN:
            label = item.text
            if not out[-1].token and label != "0" and out[0].place == NOWHERE:
                raise record.error("a record begins with turn 0, the set-up", item.place, label)
            out[0].place = item.place if out[0].place == NOWHERE else out[0].place
        elif item.kind is ItemKind.ACTION:
            out.append(RecordedStep(label, item.text, item.place))
        elif item.kind is not ItemKind.END:
            if item.cards and label not in ("0", out[-1].turn):
                raise record.error("a turn begins with an action", item.place, label)
            out[-1].items.append(item)
    return out


def check_action(record: Record, game: Game, labels: TurnLabels, played: RecordedStep) -> None:
    """It must be an action, in its turn, and legal."""
    code = code_of(game.rules, played.token)
    if not code:
        sentence = f"{played.token!r} is no action of {game.rules.text}"
        raise record.error(sentence, played.place, played.turn)
    legal = game.legal()
    if code not in legal:
        tokens = [token_of(game.rules, other) for other in legal]
        more = " …" if len(tokens) > LONGEST_LIST else ""
        here = " ".join(tokens[:LONGEST_LIST]) + more if tokens else "nothing: the game is over"
        sentence = f"{played.token} is not possible here; possible: {here}"
        raise record.error(sentence, played.place, played.turn)
    label = labels.of(game.turn(), game.state.active)
    if played.turn != label:
        sentence = f"{played.token} belongs to turn {label}"
        raise record.error(sentence, played.place, played.turn)
    played.code = code


def check_cards(record: Record, game: Game, played: RecordedStep, since: int) -> None:
    """Every card that is written came, and no other."""
    named = card_named(game.rules, played.code) if played.code else ""
    came = drawn_from_deck(game.history[since:], named)
    written = played.cards()
    for (card, fate, item), true in zip(written, came, strict=False):
        if (card, fate) != (true.card, true.fate):
            sentence = f"the record says {write_item(item)}, but {in_notation(true)} comes here"
            raise record.error(sentence, item.place, played.turn)
    if len(written) > len(came):
        item = written[len(came)][2]
        sentence = f"no card comes here any more, but the record says {write_item(item)}"
        raise record.error(sentence, item.place, played.turn)
    if len(written) < len(came):
        sentence = f"the record leaves {in_notation(came[len(written)])} out"
        raise record.error(sentence, played.place, played.turn)


def in_notation(came: DrawnCard) -> str:
    if came.fate == LOOKED_AT:
        return f"?({came.card})"
    return f"={came.card}{came.fate}"


def check_end(record: Record, game: Game) -> None:
    """Header, sign and game must agree on how it ends."""
    end = record.items[-1]
    for item in record.items:
        end = item if item.kind is ItemKind.END else end
    said = RESULT_SIGNS.get(end.text, "*")
    true = game.result or "*"
    for claim, place in ((said, end.place), (record.headers["Result"], result_place(record))):
        if claim != true:
            sentence = (
                f"the record says {result_in_words(claim)}, but the game is {result_in_words(true)}"
            )
            raise record.error(sentence + of_version(record), place)


def result_place(record: Record) -> TextPlace:
    return record.header_places.get("Result", NOWHERE)


def result_in_words(result: str) -> str:
    return "going on" if result == "*" else result


def of_version(record: Record) -> str:
    version = record.headers.get("RulesVersion", str(RULES_VERSION))
    return "" if version == str(RULES_VERSION) else f" (written with rules version {version})"


class RecordChance:
    """The driver of chance that reads from the record."""

    def __init__(self, record: Record, setup: RecordedStep) -> None:
        self.record = record
        self.begin(setup, "")

    def begin(self, played: RecordedStep, named: str) -> None:
        self.played = played
        self.named = named
        self.cards = played.cards()

    def next_card(self, state: State) -> str:
        """The card behind those that have come since the action, known ones among them."""
        history = (read_entry(state, entry) for entry in state.read_journal())
        n = len(drawn_from_deck(history, self.named))
        if state.chance_bag == state.rules.identity_bag and not state.identifies_in_place():
            n += 1  # behind the unidentified card that it was
        played = self.played
        if n >= len(self.cards):
            place = self.cards[-1][2].place if self.cards else played.place
            sentence = "a card comes from the deck here, but the record names none"
            raise self.record.error(sentence, place, played.turn)
        card, _, item = self.cards[n]
        if bag_counts(state).get(card, 0) == 0:
            sentence = f"{card} is no card of {state.rules.text}"
            if card in state.rules.codes:
                sentence = f"no {card} can come now: none is left in the unknown part of the deck"
            raise self.record.error(sentence, item.place, played.turn)
        return card
