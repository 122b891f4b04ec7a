"""What a seat may know: zones, counts, what can come next and how likely it is.

Alone at the table nothing is hidden but the order of the deck, so odds are exact. With a partner,
all cards that a seat cannot place form one pool. A view holds nothing that its seat may not know:
whatever is built on views cannot leak and cannot peek. It has a masked copy of the state, and
works out what is asked for when it is first asked for.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, fields
from fractions import Fraction
from typing import Final, Self

from onirim.engine.actions import MOST_GROUPS, verb_of
from onirim.engine.layout import OMNISCIENT, OPEN, SPECTATOR
from onirim.engine.ruleset import Ruleset
from onirim.engine.snapshot import counted_numbers, position_numbers
from onirim.engine.state import CHANCE, NO_PLAYER, State
from onirim.game.pickling import restored_engine_state
from onirim.knowledge.known_sets import ShownSet, known_sets
from onirim.knowledge.observe import observe
from onirim.knowledge.shown_pool import pool_of_view
from onirim.knowledge.sight import put_back_so_far
from onirim.notation.observed_position import read_observed
from onirim.notation.position import write_position
from onirim.notation.zones import HIDDEN, cards_in, is_hand
from onirim.rules.catalogue import ruleset
from onirim.rules.facts.winnable import blocked_doors, can_be_won, wasted_actions
from onirim.rules.steps.series import series_if_played, series_length

__all__ = [
    "CHANCE",
    "HIDDEN",
    "NO_PLAYER",
    "OpenQuestion",
    "ShownSet",
    "View",
    "view",
]


@dataclass(frozen=True, slots=True)
class OpenQuestion:
    """The picks that are still to come where several answer one question."""

    least: int
    most: int
    pool: tuple[str, ...]  # what can be picked, one entry a copy, as action codes name it


class MaskedCopy:
    """The copy of the state of which a view is made; one that came over the wire has none."""

    __slots__ = ("masked",)
    masked: State


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class View(MaskedCopy):
    """The observation of one seat: all that a front end shows and that a bot gets.

    >>> from onirim import Game
    >>> seen = Game("solo", 7).view()
    >>> seen.zones["hand"], seen.deck
    (('Rs', 'Ts', 'Tm', 'Tm', 'Rk'), 71)
    >>> seen.odds("Nm")
    Fraction(10, 71)
    """

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
        """How likely the next card drawn is of this kind.

        A hidden hand holds Locations only: the deck has more of the other cards than their share of
        all that this seat cannot place.
        """
        rules_of_view(self).known_kind(card)
        weights = self.next_card
        return Fraction(weights.get(card, 0), sum(weights.values()) or 1)

    @property
    def next_card(self) -> dict[str, int]:
        """What the next card drawn can be, in whole numbers: the odds are as one to all of them.

        Nothing if the deck is empty, one card if that is known.
        """
        end, known = "top", self.known_top
        if not known and self.deck == len(self.zones["bottom"]):
            end, known = "bottom", self.zones["bottom"]
        if known and known[0] != HIDDEN:
            return {known[0]: 1}
        if self.deck == 0:
            return {}
        rules = rules_of_view(self)
        pool = pool_of_view(rules, self.shown, self.unknown, cards_in_hidden_hands(self))
        starts = [(members.end, members.first) for members in self.shown]
        at_place = bool(known) and (end, 1) in starts
        weights = pool.at_place(starts.index((end, 1))) if at_place else pool.elsewhere()
        return {rules.codes[kind]: n for kind, n in enumerate(weights) if n}

    def complete(self) -> Self:
        """The same with all its fields worked out at once, for whoever sends them all."""
        zones_and_unknown(self)
        for name, compute in FIELDS_BESIDE_ZONES:
            object.__setattr__(self, name, compute(self))
        return self

    def __getattr__(self, name: str) -> object:
        """A field that nobody has asked for yet."""
        compute = FIELDS.get(name)
        if compute is None:
            raise AttributeError(f"a view has no {name!r}", name=name, obj=self)
        value = compute(self)
        object.__setattr__(self, name, value)
        return value

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        return self.__reduce__() == other.__reduce__() or self.values() == other.values()

    def __hash__(self) -> int:
        return hash((self.rules, self.seat, self.position))

    def __reduce__(self) -> tuple[object, ...]:
        """Views that differ only in hidden cards pickle to equal bytes."""
        if not hasattr(self, "masked"):
            return View, self.values()
        numbers = (position_numbers(self.masked), counted_numbers(self.masked))
        return restored_view, (self.rules, self.seat, *numbers)

    def __repr__(self) -> str:
        return f"<View of seat {self.seat}, {self.rules}: {self.position}>"

    def values(self) -> tuple[object, ...]:
        """All fields, in their order."""
        return tuple(getattr(self, field.name) for field in fields(self))

    def to_bytes(self) -> bytes:
        """The view as canonical JSON: what a seat may not know cannot show in any byte."""
        said = {field.name: getattr(self, field.name) for field in fields(self)}
        return json.dumps(said, sort_keys=True, ensure_ascii=False, default=asdict).encode()


def view(state: State, seat: int = 0) -> View:
    """The state as a seat sees it; a spectator alone with the player sees what the player sees."""
    return view_of(observe(state, seat), seat)


def view_of(state: State, seat: int) -> View:
    """The view that has this state, which is masked for the seat, as its own."""
    known = View.__new__(View)
    object.__setattr__(known, "masked", state)
    object.__setattr__(known, "seat", seat)
    return known


def observed_state(known: View) -> State:
    """The state as the viewer observes it; a view that came over the wire has it in its line."""
    if hasattr(known, "masked"):
        return known.masked
    rules = ruleset(known.rules)
    legal = [rules.action_of[code] for code in known.actions]
    return read_observed(rules, known.position, known.seat, legal, known.to_move >= 0)


def restored_view(rules: str, seat: int, position: list[int], counted: list[int]) -> View:
    """A view from its pickle."""
    return view_of(restored_engine_state(rules, position, counted, None), seat)


# --- fields, worked out on demand ----------------------------------------------------------------


def viewer_of(known: View) -> int:
    """Who looks: at the end everybody sees everything."""
    state = known.masked
    if state.result:
        return OMNISCIENT
    return 0 if state.rules.seats == 1 else known.seat


def legal_of(known: View) -> list[int]:
    """The actions of the player to move, if it is this seat."""
    state = known.masked
    return state.legal() if state.to_move == known.seat else []


def codes_of_legal(known: View) -> tuple[str, ...]:
    codes = known.masked.rules.code_of
    return tuple([codes[action] for action in legal_of(known)])


def extras_of(known: View) -> tuple[str, ...]:
    rules = known.masked.rules
    return tuple(rules.code_of[a] for a in legal_of(known) if rules.verbs[verb_of(a)].extra)


def zones_and_unknown(known: View) -> None:
    """Both at once: whoever cannot place a card finds it among the unknown ones."""
    state, viewer = known.masked, viewer_of(known)
    rules = state.rules
    partner = rules.seats > 1  # whose empty zone may still show what is being put back
    zones = {
        zone.name: tuple(cards_in(state, zone, viewer)) if partner or state.size(zone.at) else ()
        for zone in rules.zones
        if zone.name != "bag"
    }  # §B16
    unknown = Counter(bag_of(state))
    if hidden := unplaced(state, zones):  # §T10
        unknown += hidden
    if rules.identity_bag:
        hide_identities(state, viewer, zones, unknown, known.shown)
    counts = {code: number for code in rules.codes if (number := unknown.get(code))}
    object.__setattr__(known, "zones", zones)
    object.__setattr__(known, "unknown", counts)


def bag_of(state: State) -> dict[str, int]:
    """The cards that nobody can place, by kind."""
    bag, codes = state.rules.zone_named("bag").at, state.rules.codes
    counts = [int(state.count(bag, kind)) for kind in range(len(codes))]
    return {code: number for code, number in zip(codes, counts, strict=True) if number}


def zones_of(known: View) -> dict[str, tuple[str, ...]]:
    zones_and_unknown(known)
    return known.zones


def unknown_of(known: View) -> dict[str, int]:
    zones_and_unknown(known)
    return known.unknown


def deck_of(known: View) -> int:
    state = known.masked
    return int(state.deck_size()) - put_back_so_far(state, viewer_of(known))[1]


def series_if_played_of(known: View) -> dict[str, int]:
    state, seat = known.masked, max(known.seat, 0)
    if known.seat == SPECTATOR and state.rules.seats > 1:
        return {}
    hand = hand_of(state, known.zones, seat)
    return {card: series_if_played(state, card, seat) for card in hand}


def series_length_of(known: View) -> int:
    state = known.masked
    return int(series_length(state, state.rules.rows[max(known.seat, 0)]))


def position_of(known: View) -> str:
    """Alone the words of a position are those of the view, but for identities."""
    rules = known.masked.rules
    same = rules.seats == 1 and not rules.identity_bag
    return write_position(known.masked, viewer_of(known), known.zones if same else None)


def question_of_view(known: View) -> OpenQuestion | None:
    return open_question(known.masked) if known.to_move == known.seat else None


FIELDS: Final[dict[str, Callable[[View], object]]] = {
    "rules": lambda known: known.masked.rules.text,
    "active": lambda known: known.masked.active,
    "to_move": lambda known: known.masked.to_move,
    "step": lambda known: known.masked.top_step.name,
    "rule": lambda known: known.masked.top_step.rule,
    "actions": codes_of_legal,
    "extras": extras_of,
    "result": lambda known: known.masked.result,
    "zones": zones_of,
    "deck": deck_of,
    "known_top": lambda known: known.zones["top"],
    "shown": lambda known: known_sets(known.masked, viewer_of(known)),
    "unknown": unknown_of,
    "blocked_doors": lambda known: () if known.result else blocked_doors(known.masked),
    "wasted_actions": lambda known: wasted_actions(known.masked, legal_of(known)),
    "can_be_won": lambda known: can_be_won(known.masked),
    "series_length": series_length_of,
    "series_if_played": series_if_played_of,
    "question": question_of_view,
    "counters": lambda known: {
        name: known.masked.counter(name) for name, _ in known.masked.rules.counters
    },
    "position": position_of,
}


FIELDS_BESIDE_ZONES: Final = tuple(
    (name, compute) for name, compute in FIELDS.items() if name not in ("zones", "unknown")
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


def unplaced(state: State, zones: dict[str, tuple[str, ...]]) -> Counter[str]:
    """Cards in zones that this viewer cannot see into; to it they are unknown, like the bag."""
    cards: Counter[str] = Counter()
    for zone in state.rules.zones:
        if zone.cards and zone.sight != OPEN and zone.name != "bag":
            seen = zones[zone.name]
            if len(seen) == state.size(zone.at) and HIDDEN not in seen:
                continue
            cards.update(without_mark(card) for card in cards_in(state, zone))
            cards.subtract(without_mark(card) for card in seen if card != HIDDEN)
    return +cards


def hide_identities(
    state: State,
    viewer: int,
    zones: dict[str, tuple[str, ...]],
    unknown: Counter[str],
    shown_sets: Sequence[ShownSet],
) -> None:
    """Whoever cannot place an identified card knows neither its identity nor that it has one.

    Alone nothing is hidden: an identity once seen is known to be in the deck. So is one of a
    shown set.
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


def rules_of_view(known: View) -> Ruleset:
    """Those of its state, or those of the catalogue for a view that came over the wire."""
    return known.masked.rules if hasattr(known, "masked") else ruleset(known.rules)


def cards_in_hidden_hands(known: View) -> int:
    rules = rules_of_view(known)
    hands = [zone.name for zone in rules.zones if is_hand(rules, zone)]
    return sum(known.zones[name].count(HIDDEN) for name in hands)


def without_mark(card: str) -> str:
    return card.rstrip("*!")


def hand_of(state: State, zones: dict[str, tuple[str, ...]], seat: int) -> list[str]:
    """The cards that this seat may use on its turn: all groups of its hand."""
    groups = {state.rules.group_zones[seat * MOST_GROUPS + i] for i in range(state.rules.groups)}
    names = [zone.name for zone in state.rules.zones if zone.at in groups]
    return [card for name in names for card in zones.get(name, ())]
