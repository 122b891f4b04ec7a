"""A record played again: every action must be legal, every card possible, the end reached.

A record that cannot be replayed is refused with the place and the turn; there is no half of a
game. Chance outcomes come from the record, card by card; what the engine knows already is compared.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

from onirim.engine.messages import Message
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State
from onirim.game.chance import bag_counts
from onirim.game.events import read_entries
from onirim.game.logged_game import LoggedGame
from onirim.game.records.steps import (
    LOOKED_AT,
    DrawnCard,
    RecordedStep,
    TurnLabels,
    cut,
    drawn_from_deck,
)
from onirim.notation.actions import card_named, code_of, token_of
from onirim.notation.position import PositionError, read_position
from onirim.notation.record import ItemKind, Record, RecordError, TextPlace
from onirim.notation.record.errors import NOWHERE
from onirim.notation.record.reader import LOST, UNFINISHED, WON
from onirim.notation.record.writer import write_item
from onirim.notation.zones import HIDDEN
from onirim.rules.catalogue import RULES_VERSION, RulesetError, ruleset

__all__ = ["RecordedStep", "SeatRecord", "replayed", "replayed_steps"]

RESULT_SIGNS = {WON: "won", LOST: "lost", UNFINISHED: "*"}
LONGEST_LIST = 12  # legal actions that an error names
ENDINGS = {
    "won": Message("record-won", "won"),
    "lost": Message("record-lost", "lost"),
    "*": Message("record-going-on", "going on"),
}


class SeatRecord(RecordError):
    """The record of one seat of a running game: it can be read, but not be replayed."""


def replayed(record: Record) -> LoggedGame:
    """The game of a record, at its end; RecordError if it is none."""
    ((game, _),) = deque(replayed_steps(record), maxlen=1)
    return game


def replayed_steps(record: Record) -> Iterator[tuple[LoggedGame, RecordedStep]]:
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


def begin(record: Record, rules: Ruleset, dealer: RecordChance) -> LoggedGame:
    """With the deal, or at the position that the record names."""
    line = record.headers.get("Position")
    if line is None:
        return LoggedGame(rules, dealer)
    try:
        state = read_position(rules, line)
    except PositionError as wrong:
        where = record.header_places.get("Position", NOWHERE)
        reason = Message(
            "record-position", "no position to begin at: {reason}", reason=wrong.message
        )
        raise record.error(reason, where) from None
    return LoggedGame.at(state, dealer)


def check_headers(record: Record) -> Ruleset:
    where = record.header_places
    try:
        rules = ruleset(record.headers["Rules"])
    except RulesetError as wrong:
        raise record.error(wrong.message, where.get("Rules", NOWHERE)) from None
    result = record.headers["Result"]
    if result not in RESULT_SIGNS.values():
        reason = Message("record-result", "the result is won, lost or *, not '{text}'", text=result)
        raise record.error(reason, where.get("Result", NOWHERE))
    if result == "*" and "Seed" in record.headers:
        reason = Message(
            "record-seed", "a game that is not over does not tell its seed (SeedOpen: all know it)"
        )
        raise record.error(reason, where.get("Seed", NOWHERE))
    if HIDDEN in record.headers.get("Position", ""):
        raise seat_record(record, where.get("Position", NOWHERE))
    for item in record.items:
        if item.kind is not ItemKind.COMMENT and HIDDEN in item.text:
            raise seat_record(record, item.place)
    return rules


def seat_record(record: Record, place: TextPlace) -> SeatRecord:
    reason = Message("record-of-seat", "one seat's record: it can be read, not replayed")
    return SeatRecord(reason, place, "", record.file)


def check_action(
    record: Record, game: LoggedGame, labels: TurnLabels, played: RecordedStep
) -> None:
    """It must be an action, in its turn, and legal."""
    code = code_of(game.rules, played.token)
    if not code:
        reason = Message(
            "record-no-action",
            "'{text}' is no action of {rules}",
            text=played.token,
            rules=game.rules.text,
        )
        raise record.error(reason, played.place, played.turn)
    if code not in game.legal():
        raise record.error(not_possible(game, played.token), played.place, played.turn)
    label = labels.of(game.turn(), game.state.active)
    if played.turn != label:
        reason = Message(
            "record-turn-of", "{text} belongs to turn {turn}", text=played.token, turn=label
        )
        raise record.error(reason, played.place, played.turn)
    played.code = code


def not_possible(game: LoggedGame, token: str) -> Message:
    """With what would have been possible, as far as a line has room for it."""
    tokens = [token_of(game.rules, other) for other in game.legal()]
    if not tokens:
        return Message("record-over", "{text} is not possible here: the game is over", text=token)
    more = " …" if len(tokens) > LONGEST_LIST else ""
    return Message(
        "record-not-possible",
        "{text} is not possible here; possible: {possible}",
        text=token,
        possible=" ".join(tokens[:LONGEST_LIST]) + more,
    )


def check_cards(record: Record, game: LoggedGame, played: RecordedStep, since: int) -> None:
    """Every card that is written came, and no other."""
    named = card_named(game.rules, played.code) if played.code else ""
    came = drawn_from_deck(game.history[since:], named)
    written = played.cards()
    for (card, fate, item), true in zip(written, came, strict=False):
        if (card, fate) != (true.card, true.fate):
            reason = Message(
                "record-other-card",
                "the record says {said}, but {true} comes here",
                said=write_item(item),
                true=in_notation(true),
            )
            raise record.error(reason, item.place, played.turn)
    if len(written) > len(came):
        item = written[len(came)][2]
        reason = Message(
            "record-no-more",
            "no card comes here any more, but the record says {said}",
            said=write_item(item),
        )
        raise record.error(reason, item.place, played.turn)
    if len(written) < len(came):
        left_out = in_notation(came[len(written)])
        reason = Message("record-left-out", "the record leaves {card} out", card=left_out)
        raise record.error(reason, played.place, played.turn)


def in_notation(came: DrawnCard) -> str:
    if came.fate == LOOKED_AT:
        return f"?({came.card})"
    return f"={came.card}{came.fate}"


def check_end(record: Record, game: LoggedGame) -> None:
    """Header, sign and game must agree on how it ends."""
    end = record.items[-1]
    for item in record.items:
        end = item if item.kind is ItemKind.END else end
    said = RESULT_SIGNS.get(end.text, "*")
    true = game.result or "*"
    for claim, place in ((said, end.place), (record.headers["Result"], result_place(record))):
        if claim != true:
            raise record.error(other_end(record, claim, true), place)


def result_place(record: Record) -> TextPlace:
    return record.header_places.get("Result", NOWHERE)


def other_end(record: Record, claim: str, true: str) -> Message:
    """Rules of another version may be why."""
    version = record.headers.get("RulesVersion", str(RULES_VERSION))
    if version == str(RULES_VERSION):
        return Message(
            "record-end",
            "the record says {said}, but the game is {true}",
            said=ENDINGS[claim],
            true=ENDINGS[true],
        )
    return Message(
        "record-end-version",
        "the record says {said}, but the game is {true} (written with rules version {version})",
        said=ENDINGS[claim],
        true=ENDINGS[true],
        version=version,
    )


class RecordChance:
    """A chance source that reads its cards from the record."""

    def __init__(self, record: Record, setup: RecordedStep) -> None:
        self.record = record
        self.begin(setup, "")

    def begin(self, played: RecordedStep, named: str) -> None:
        self.played = played
        self.named = named
        self.cards = played.cards()

    def next_card(self, state: State) -> str:
        """The card behind those that have come since the action, known ones among them."""
        history = read_entries(state.rules, state.read_journal())
        n = len(drawn_from_deck(history, self.named))
        if state.chance_bag == state.rules.identity_bag and not state.identifies_in_place():
            n += 1  # behind the unidentified card that it was
        played = self.played
        if n >= len(self.cards):
            place = self.cards[-1][2].place if self.cards else played.place
            reason = Message(
                "record-card-missing", "a card comes from the deck here, but the record names none"
            )
            raise self.record.error(reason, place, played.turn)
        card, _, item = self.cards[n]
        if bag_counts(state).get(card, 0) == 0:
            raise self.record.error(cannot_come(state.rules, card), item.place, played.turn)
        return card


def cannot_come(rules: Ruleset, card: str) -> Message:
    if card not in rules.codes:
        return Message(
            "record-foreign-card", "{card} is no card of {rules}", card=card, rules=rules.text
        )
    return Message(
        "record-card-gone",
        "no {card} can come now: none is left in the unknown part of the deck",
        card=card,
    )
