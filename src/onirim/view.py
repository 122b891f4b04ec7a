"""What a seat may know: zones, counts, what can come next and how likely it is.

Alone at the table nothing is hidden but the order of the deck, so odds are exact. With a partner,
all cards that a seat cannot place form one pool. A view holds nothing that its seat may not know:
whatever is built on views cannot leak and cannot peek.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from fractions import Fraction

from onirim.engine.actions import CARD, MOST_GROUPS, ref_of, verb_of
from onirim.engine.layout import OPEN
from onirim.engine.state import CHANCE, NO_PLAYER, State
from onirim.engine.steps.series import goes_on_with, series_length
from onirim.notation.position import write_position
from onirim.notation.shown_sets import ShownSet, known_sets
from onirim.notation.sight import put_back_so_far
from onirim.notation.zones import HIDDEN, OMNISCIENT, SPECTATOR, cards_in
from onirim.shown_sets import odds_in_pool, odds_in_set

__all__ = [
    "CHANCE",
    "HIDDEN",
    "NO_PLAYER",
    "SPECTATOR",
    "OpenQuestion",
    "ShownSet",
    "View",
    "can_be_won",
    "view",
]


@dataclass(frozen=True, slots=True)
class OpenQuestion:
    """The picks that are still to come where several answer one question."""

    least: int
    most: int
    pool: tuple[str, ...]  # what can be picked, one entry a copy, as action codes name it


@dataclass(frozen=True, slots=True)
class View:
    """The observation of one seat: all that a front end shows and that a bot gets."""

    rules: str  # the name of the ruleset
    seat: int  # whose view it is, or SPECTATOR
    active: int  # whose turn it is
    to_move: int  # a seat, CHANCE or NO_PLAYER
    step: str  # what is going on, "" when the game is over
    rule: str  # the rule that asks
    actions: tuple[str, ...]  # legal actions, if this seat decides
    extras: tuple[str, ...]  # those of them that are no main choice (rules §15)
    result: str  # "won", "lost" or ""
    zones: dict[str, tuple[str, ...]]  # all zones but the unknown deck; HIDDEN for unknown cards
    deck: int  # how many cards it holds
    known_top: tuple[str, ...]  # cards on top that somebody knows, the next one first
    shown: tuple[ShownSet, ...]  # cards that all have seen and another seat has put back in secret
    unknown: dict[str, int]  # cards whose place this seat does not know, by kind
    blocked_doors: tuple[str, ...]  # Doors that would go to Limbo if somebody gained them now
    wasted_actions: tuple[str, ...]  # legal actions that are after such a Door
    can_be_won: bool  # False: a card that is needed is gone for good
    series_length: int  # how many cards at the end of the own row are an unfinished series
    series_if_played: dict[str, int]  # hand card -> how many of these it would go on with if played
    question: OpenQuestion | None  # if this seat decides by more than one pick
    counters: dict[str, int]  # what modules count or remember, by name; it lies open to all
    position: str  # the position line of what this seat knows

    def odds(self, card: str) -> Fraction:
        """How likely the next card drawn is of this kind."""
        end, known = "top", self.known_top
        if not known and self.deck == len(self.zones["bottom"]):
            end, known = "bottom", self.zones["bottom"]
        if known and known[0] != HIDDEN:
            return Fraction(int(known[0] == card))
        if self.deck == 0:
            return Fraction(0)
        for i, members in enumerate(self.shown):
            if (members.end, members.first) == (end, 1) and known:
                return odds_in_set(self.shown, i, self.unknown, card)
        return odds_in_pool(self.shown, self.unknown, card)

    def to_bytes(self) -> bytes:
        """The view as canonical JSON: what a seat may not know cannot show in any byte."""
        said = {field.name: getattr(self, field.name) for field in fields(self)}
        return json.dumps(said, sort_keys=True, ensure_ascii=False, default=asdict).encode()


def view(state: State, seat: int = 0) -> View:
    """The table as a seat sees it; a spectator alone with the player sees what the player sees."""
    rules = state.rules
    over = state.result != ""
    viewer = OMNISCIENT if over else 0 if rules.seats == 1 else seat
    shown = max(seat, 0)
    zones = {zone.name: tuple(cards_in(state, zone, viewer)) for zone in rules.zones}  # §B16
    to_move = state.to_move
    legal = state.legal() if to_move == seat else []
    hand = [] if seat == SPECTATOR and rules.seats > 1 else hand_of(state, zones, shown)
    unknown = Counter(zones.pop("bag"))
    unknown += unplaced(state, viewer)  # §T10
    shown_sets = known_sets(state, viewer)
    if rules.identity_bag:
        hide_identities(state, viewer, zones, unknown, shown_sets)
    return View(
        rules=rules.text,
        seat=seat,
        active=state.active,
        to_move=to_move,
        step=state.top_step.name,
        rule=state.top_step.rule,
        actions=tuple(rules.code_of[action] for action in legal),
        extras=tuple(rules.code_of[a] for a in legal if rules.verbs[verb_of(a)].extra),
        result=state.result,
        zones=zones,
        deck=int(state.deck_size()) - put_back_so_far(state, viewer)[1],
        known_top=zones["top"],
        shown=shown_sets,
        unknown={code: unknown[code] for code in rules.codes if unknown[code]},
        blocked_doors=() if over else blocked_doors(state),
        wasted_actions=wasted_actions(state, legal),
        can_be_won=can_be_won(state),
        series_length=int(series_length(state, rules.rows[shown])),
        series_if_played={card: series_if_played(state, card, shown) for card in hand},
        question=open_question(state) if to_move == seat else None,
        counters={name: state.counter(name) for name, _ in rules.counters},
        position=write_position(state, viewer),
    )


def open_question(state: State) -> OpenQuestion | None:
    rules = state.rules
    step = state.top_step
    asked = step.question()
    if asked.kind == "one":
        return None
    verb = rules.verbs[asked.picks[0]]
    codes = [rules.code(verb, ref).partition(":")[2] for ref in step.pool(state)]
    least, most = step.limits(state)
    return OpenQuestion(int(least), int(most), tuple(codes))


def unplaced(state: State, viewer: int) -> Counter[str]:
    """Cards in zones that this viewer cannot see into; to it they are unknown, like the bag."""
    cards: Counter[str] = Counter()
    for zone in state.rules.zones:
        if zone.cards and zone.sight != OPEN and zone.name != "bag":
            cards.update(without_mark(card) for card in cards_in(state, zone))
            cards.subtract(
                without_mark(card) for card in cards_in(state, zone, viewer) if card != HIDDEN
            )
    return +cards


def hide_identities(
    state: State,
    viewer: int,
    zones: dict[str, tuple[str, ...]],
    unknown: Counter[str],
    shown_sets: Sequence[ShownSet],
) -> None:
    """Whoever cannot place a card with a face knows neither the face nor that it has got one.

    Alone at the table nothing is hidden: a face once seen is known to be in the deck. So is one of
    a shown set.
    """
    rules = state.rules
    zones.pop("identified")
    if rules.seats == 1 or viewer == OMNISCIENT:
        return
    identities = Counter(zones["identities"])
    seen = Counter(card for members in shown_sets for card in members.cards)
    for code in rules.codes:
        if rules.homes[rules.kind(code)] == rules.identity_bag:
            hidden = unknown[code] - seen[code]
            identities[code] += hidden
            unknown[rules.codes[rules.unidentified]] += hidden
            unknown[code] = seen[code]
    zones["identities"] = tuple(code for code in rules.codes for _ in range(identities[code]))


def blocked_doors(state: State) -> tuple[str, ...]:
    rules = state.rules
    doors = [k for k in range(rules.n_kinds) if rules.doors >> k & 1]
    refused = [k for k in doors if not all(m.may_gain(state, k) for m in rules.on_may_gain)]
    return tuple(rules.codes[k] for k in refused)


def wasted_actions(state: State, legal: list[int]) -> tuple[str, ...]:
    rules, refused = state.rules, blocked_doors(state)
    after = [a for a in legal if refused and rules.verbs[verb_of(a)].gains_door]
    return tuple(rules.code_of[a] for a in after if door_of(state, a) in refused)


def door_of(state: State, action: int) -> str:
    """The Door that an action is after: the one that it names, or the one drawn."""
    rules = state.rules
    names_it = rules.verbs[verb_of(action)].argument == CARD
    return rules.codes[ref_of(action) if names_it else state.last(rules.zone_named("drawn").at)]


def without_mark(card: str) -> str:
    return card.rstrip("*!")


def hand_of(state: State, zones: dict[str, tuple[str, ...]], seat: int) -> list[str]:
    """The cards that this seat may use on its turn: all groups of its hand."""
    groups = {state.rules.group_zones[seat * MOST_GROUPS + i] for i in range(state.rules.groups)}
    names = [zone.name for zone in state.rules.zones if zone.at in groups]
    return [card for name in names for card in zones.get(name, ())]


def series_if_played(state: State, card: str, seat: int) -> int:
    rules = state.rules
    return int(goes_on_with(state, rules.rows[seat], rules.kind(card)))


def can_be_won(state: State) -> bool:
    """Tell whether every card that the game cannot be won without is still in it."""
    rules = state.rules
    if any(rules.required >> k & 1 and gone(state, k) > 0 for k in range(rules.n_kinds)):
        return False  # §B10 §B21
    return all(one_is_left(state, kinds) for kinds in rules.required_any)  # §B21


def one_is_left(state: State, kinds: int) -> bool:
    members = [k for k in range(state.rules.n_kinds) if kinds >> k & 1]
    return any(gone(state, k) < state.rules.copies[k] for k in members)


def gone(state: State, kind: int) -> int:
    """How many cards of a kind will never come back."""
    rules = state.rules
    lost = int(state.count(rules.zone_named("out").at, kind))
    if rules.retrievable >> kind & 1:
        return lost
    return lost + int(state.count(rules.zone_named("discard").at, kind))
