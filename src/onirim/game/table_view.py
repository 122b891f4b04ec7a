"""What a seat may know: zones, counts, what can come next and how likely it is.

A view reads the state as its seat observes it, so it holds nothing that the seat may not know:
whatever is built on views cannot leak and cannot peek. Each field is worked out when it is first
asked for.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from fractions import Fraction
from functools import cached_property, lru_cache
from typing import Any, Final, NoReturn, Self, TypeVar, overload

from onirim.engine.actions import MOST_GROUPS, verb_of
from onirim.engine.layout import SPECTATOR, Zone
from onirim.engine.ruleset import Ruleset
from onirim.engine.snapshot import counted_numbers, position_numbers
from onirim.engine.state import State
from onirim.game.pickling import restored_engine_state
from onirim.knowledge.known_sets import ShownSet, known_sets
from onirim.knowledge.observe import observe
from onirim.knowledge.odds import UnplacedCards, next_card_weights, unplaced_cards
from onirim.knowledge.sight import sight_of
from onirim.notation.observed_position import read_observed
from onirim.notation.position import write_observed
from onirim.notation.zones import HIDDEN, cards_in
from onirim.rules.catalogue import ruleset
from onirim.rules.facts.ruleset_facts import facts_of
from onirim.rules.facts.winnable import blocked_doors, can_be_won, wasted_actions
from onirim.rules.steps.series import series_if_played, series_length

__all__ = [
    "HIDDEN",
    "VIEW_FIELDS",
    "OpenQuestion",
    "ShownSet",
    "TableView",
    "table_view",
]


Value = TypeVar("Value")
LEGAL: Final = "known_legal"  # where a view keeps the numbers of its actions


class viewed(cached_property[Value]):  # noqa: N801  # a decorator, as its base is
    """A field of a view, worked out once.

    Python 3.11 takes a lock for each cached property, which is most of what small fields cost. Two
    threads that ask at once may both work it out, and find the same.
    """

    @overload
    def __get__(self, instance: None, owner: type[Any] | None = None) -> Self: ...
    @overload
    def __get__(self, instance: object, owner: type[Any] | None = None) -> Value: ...
    def __get__(self, instance: object | None, owner: type[Any] | None = None) -> Self | Value:
        if instance is None:
            return self
        assert self.attrname is not None
        found = instance.__dict__[self.attrname] = self.func(instance)
        return found


@dataclass(frozen=True, slots=True)
class OpenQuestion:
    """The picks that are still to come where several answer one question."""

    least: int
    most: int
    pool: tuple[str, ...]  # what can be picked, one entry a copy, as action codes name it


class TableView:
    """What a front end shows to one seat: card codes with their marks, and codes of actions.

    This is what a host sends. Programs get the same as a `View`.
    """

    seat: int  # whose view it is, or SPECTATOR

    def __init__(self, observed: State, seat: int) -> None:
        self.__dict__.update(observed=observed, seat=seat)

    @classmethod
    def of_fields(cls, fields: Mapping[str, object]) -> Self:
        """A view that came over the wire: all its fields, and no state yet."""
        known = cls.__new__(cls)
        known.__dict__.update(fields)
        return known

    @viewed
    def observed(self) -> State:
        """The state as the seat observes it, read from the position line if need be."""
        rules = ruleset(self.rules)
        legal = [rules.action_of[code] for code in self.actions]
        return read_observed(rules, self.position, self.seat, legal, self.to_move >= 0)

    # --- what is going on --------------------------------------------------------------------

    @viewed
    def rules(self) -> str:
        """The name of the ruleset."""
        return self.observed.rules.text

    @viewed
    def active(self) -> int:
        """Whose turn it is."""
        return self.observed.active

    @viewed
    def to_move(self) -> int:
        """A seat, CHANCE or NO_PLAYER."""
        return self.observed.to_move

    @viewed
    def step(self) -> str:
        """What is going on, "" when the game is over."""
        return self.observed.top_step.name

    @viewed
    def rule(self) -> str:
        """The rule that asks."""
        return self.observed.top_step.rule

    @viewed
    def result(self) -> str:
        """Either "won", "lost" or ""."""
        return self.observed.result

    @viewed
    def counters(self) -> dict[str, int]:
        """What modules count or remember, by name; it lies open to all."""
        state = self.observed
        return {name: state.counter(name) for name, _ in state.rules.counters}

    @viewed
    def position(self) -> str:
        """The position line of what this seat knows."""
        state = self.observed
        same_words = state.rules.seats == 1 and not state.rules.identity_bag
        return write_observed(state, self.viewer, self.zones if same_words else None)

    # --- what can be done --------------------------------------------------------------------

    @viewed
    def actions(self) -> tuple[str, ...]:
        """Legal actions, if this seat decides."""
        codes = self.observed.rules.code_of
        return tuple([codes[action] for action in self.legal()])

    @viewed
    def extras(self) -> tuple[str, ...]:
        """Those of them that are no main choice (rules §15)."""
        rules = self.observed.rules
        verbs = extra_verbs(rules)
        return tuple([rules.code_of[a] for a in self.legal() if verb_of(a) in verbs])

    @viewed
    def question(self) -> OpenQuestion | None:
        """If this seat decides by more than one pick."""
        return open_question(self.observed) if self.to_move == self.seat else None

    @viewed
    def wasted_actions(self) -> tuple[str, ...]:
        """Legal actions that are after a Door that would go to Limbo."""
        return wasted_actions(self.observed, self.legal())

    @viewed
    def blocked_doors(self) -> tuple[str, ...]:
        """Doors that would go to Limbo if somebody gained them now."""
        return () if self.result else blocked_doors(self.observed)

    @viewed
    def can_be_won(self) -> bool:
        """False: a card that is needed is gone for good."""
        return can_be_won(self.observed)

    @viewed
    def series_length(self) -> int:
        """How many cards at the end of the own row are an unfinished series."""
        state = self.observed
        return int(series_length(state, state.rules.rows[max(self.seat, 0)]))

    @viewed
    def series_if_played(self) -> dict[str, int]:
        """Hand card -> how many of these the series would go on with if it was played."""
        state, seat = self.observed, max(self.seat, 0)
        if self.seat == SPECTATOR and state.rules.seats > 1:
            return {}
        names, zones = hand_zones(state.rules)[seat], self.zones
        hand = dict.fromkeys([card for name in names for card in zones.get(name, ())], 0)
        for card in hand:
            hand[card] = series_if_played(state, card, seat)
        return hand

    # --- what lies where ---------------------------------------------------------------------

    @viewed
    def zones(self) -> dict[str, tuple[str, ...]]:
        """All zones but the unknown deck; HIDDEN for unknown cards."""
        state, rules = self.observed, self.observed.rules
        viewer = self.viewer
        zones = {
            zone.name: tuple(cards_in(state, zone, viewer)) if state.size(zone.at) else ()
            for zone in zones_to_see(rules)
        }  # §B16
        if rules.identity_bag:
            hidden = self.unplaced.identities
            counts = [state.count(rules.identity_bag, k) + n for k, n in enumerate(hidden)]
            zones["identities"] = tuple(codes_of_counts(rules.codes, counts))
        return zones

    @viewed
    def unknown(self) -> dict[str, int]:
        """Cards whose place this seat does not know, by kind."""
        codes = self.observed.rules.codes
        counts = zip(codes, self.unplaced.counts, strict=False)
        return {code: number for code, number in counts if number}

    @viewed
    def deck(self) -> int:
        """How many cards it holds."""
        return int(self.observed.deck_size())

    @viewed
    def known_top(self) -> tuple[str, ...]:
        """Cards on top that somebody knows, the next one first."""
        return self.zones["top"]

    @viewed
    def shown(self) -> tuple[ShownSet, ...]:
        """Cards that all have seen and another seat has put back in secret."""
        return known_sets(self.observed, self.viewer)

    # --- what can come -----------------------------------------------------------------------

    @property
    def next_card(self) -> dict[str, int]:
        """What the next card drawn can be, in whole numbers: the odds are as one to all of them.

        Nothing if the deck is empty, one card if that is known.
        """
        weights = next_card_weights(self.observed, self.seat)
        return {code: n for code, n in zip(self.observed.rules.codes, weights, strict=False) if n}

    def odds(self, card: str) -> Fraction:
        """How likely the next card drawn is of this kind."""
        self.observed.rules.known_kind(card)
        weights = self.next_card
        return Fraction(weights.get(card, 0), sum(weights.values()) or 1)

    # --- as a value --------------------------------------------------------------------------

    @property
    def viewer(self) -> int:
        return sight_of(self.observed, self.seat)

    @property
    def unplaced(self) -> UnplacedCards:
        return unplaced_cards(self.observed, self.seat)

    def legal(self) -> list[int]:
        """The actions of the player to move, if it is this seat; found once."""
        found: list[int] | None = self.__dict__.get(LEGAL)
        if found is None:
            found = self.observed.legal() if self.to_move == self.seat else []
            self.__dict__[LEGAL] = found
        return found

    def fields(self) -> dict[str, object]:
        """Return all fields by name."""
        known = self.__dict__
        for name, work_out in FIELDS:
            if name not in known:
                known[name] = work_out(self)
        return {name: known[name] for name in VIEW_FIELDS}

    def to_bytes(self) -> bytes:
        """The view as canonical JSON: what a seat may not know cannot show in any byte."""
        said = json.dumps(self.fields(), sort_keys=True, ensure_ascii=False, default=asdict)
        return said.encode()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, TableView):
            return NotImplemented
        return self.fields() == other.fields()

    def __hash__(self) -> int:
        return hash((self.rules, self.seat, self.position))

    def __reduce__(self) -> tuple[object, ...]:
        """Views that differ only in hidden cards pickle to equal bytes."""
        numbers = (position_numbers(self.observed), counted_numbers(self.observed))
        return restored_table_view, (self.rules, self.seat, *numbers)

    def __repr__(self) -> str:
        return f"<View of seat {self.seat}, {self.rules}: {self.position}>"

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError("a view cannot be changed", name=name, obj=self)


VIEW_FIELDS: Final = (
    "seat",
    *[
        name
        for name, kept in vars(TableView).items()
        if isinstance(kept, viewed) and name != "observed"
    ],
)
"""The names of everything that a view tells."""
FIELDS: Final = tuple(
    (name, kept.func)
    for name, kept in vars(TableView).items()
    if isinstance(kept, viewed) and name in VIEW_FIELDS
)


def table_view(state: State, seat: int = 0) -> TableView:
    """The state as a seat sees it; a spectator alone with the player sees what the player sees."""
    return TableView(observe(state, seat), seat)


def restored_table_view(
    rules: str, seat: int, position: list[int], counted: list[int]
) -> TableView:
    """A view from its pickle."""
    return TableView(restored_engine_state(rules, position, counted, None), seat)


@lru_cache(maxsize=64)
def zones_to_see(rules: Ruleset) -> tuple[Zone, ...]:
    """All zones but those of cards whose place nobody knows."""
    return tuple(zone for zone in rules.zones if zone.name not in ("bag", "identified"))


def open_question(state: State) -> OpenQuestion | None:
    rules = state.rules
    step = state.top_step
    asked = facts_of(rules).question(step)
    if asked.kind == "one":
        return None
    verb = rules.verbs[asked.picks[0]]
    codes = [rules.code(verb, ref).partition(":")[2] for ref in step.pool(state)]
    least, most = step.limits(state)
    return OpenQuestion(int(least), int(most), tuple(codes))


def codes_of_counts(codes: list[str], counts: list[int]) -> list[str]:
    """Each code as often as its kind is counted."""
    return [code for code, number in zip(codes, counts, strict=False) for _ in range(number)]


@lru_cache(maxsize=64)
def extra_verbs(rules: Ruleset) -> frozenset[int]:
    """Verbs of actions that are no main choice."""
    return frozenset(number for number, verb in enumerate(rules.verbs) if verb.extra)


@lru_cache(maxsize=64)
def hand_zones(rules: Ruleset) -> tuple[tuple[str, ...], ...]:
    """For each seat, the zones of the cards it may use on its turn: all groups of its hand."""
    zones = []
    for seat in range(rules.seats):
        groups = {rules.group_zones[seat * MOST_GROUPS + i] for i in range(rules.groups)}
        zones.append(tuple(zone.name for zone in rules.zones if zone.at in groups))
    return tuple(zones)
