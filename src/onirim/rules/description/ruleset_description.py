"""A ruleset as data: what a front end must know to show and play it without knowing its name.

Zone references (`source`, `target`, `on`, `zones`, `Cost.zone`) name no seat: `doors` is the own
zone of that family, or the common one; `partner:doors` the other player's; `@hand` all groups of
the own hand; `catcher` any of a numbered family; `catcher2` that zone alone. `Described.resolve`
finds the zones. A cost may also name a counter.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from onirim.engine.info import Cost

__all__ = [
    "CardDescription",
    "CounterDescription",
    "ModuleDescription",
    "QuestionDescription",
    "RulesetDescription",
    "VerbDescription",
    "VictoryDescription",
    "ZoneDescription",
]

Role = Literal[
    "deck", "top", "bottom", "drawn", "looked", "limbo", "discard", "out",  # the core's
    "hand", "doors", "labyrinth",  # a seat's
    "line", "shelf", "store", "pile", "stock", "internal",  # modules'
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class ZoneDescription:
    """A place where cards or tokens lie."""

    name: str  # as in View.zones, events and positions: "hand2", "catcher3"
    family: str  # stem of its texts: "hand", "catcher"
    seat: int  # whose it is; -1: common
    number: int  # which of several common ones, from 1; 0: there is one
    module: str  # "base", the mode's key or a module's
    role: Role
    shape: Literal["counts", "set", "sequence"]  # how many of each; no order; the order matters
    sight: Literal["open", "owner", "seers", "nobody"]  # who sees what lies there
    holds: Literal["cards", "tokens"]
    shown: Literal["always", "filled", "count", "never"]  # filled: unless empty; count: a number
    room: int  # how many it can hold; 0: no limit that matters
    mark: Literal["", "used", "down"]  # what a star behind a card says
    group: str  # role hand: the group as action codes write it, "" for the first one
    fills_to: int  # role hand: how many cards it is filled to; 0: it is not
    lost_with_hand: bool  # goes when the whole hand is discarded
    face: str  # prefix of the pictures of what lies here, as goal-Rd; "": the card's own
    empty_face: str  # a picture in the empty place; "": none


@dataclass(frozen=True, slots=True)
class CardDescription:
    """A kind of card or token."""

    code: str
    module: str
    card_class: Literal["location", "door", "dream", "token"]
    colours: str  # as the labyrinth sees them, in the order RBGT
    tint: str  # the one colour it shows, also where the labyrinth sees none; "": none or several
    symbol: str  # "sun", "moon", "key", a module's own; "": none
    value: int  # the printed number; 0: none
    sides: tuple[str, ...]  # () or symbols of the left and the right side: "", "sun", "sun moon"
    copies: int  # in this game
    playable: bool  # into the labyrinth row
    discardable: bool  # as the action of phase 1
    opens: tuple[str, ...]  # Doors that it claims when they are drawn
    on_draw: str  # the step that its draw sets off; "": it goes into the hand
    on_discard: str  # the step that its phase-1 discard sets off
    required: Literal["", "all", "one-of"]  # to win: every copy, or one card of its set
    unidentified: bool  # lies in the deck for one of several cards
    identity_of: str  # the unidentified card that this one can turn out to be
    rules: tuple[str, ...]  # rules about it, the most important first


@dataclass(frozen=True, slots=True)
class VerbDescription:
    """Something that a player can do."""

    name: str  # as in action codes: "take-from-2"
    family: str  # stem of its texts: "take-from"
    module: str
    token: str  # how people write it, {} for the argument
    argument: Literal["nothing", "card", "hand-card", "cell", "zone", "colour"]
    kind: Literal["act", "decline", "continue"]  # continue: nothing but going on
    extra: bool  # besides the main choice (rules §15)
    windows: tuple[str, ...]  # a module's offer: when it is made; (): as an answer to a question
    source: tuple[str, ...]  # zone references: where what it names lies
    target: tuple[str, ...]  # where that goes
    end: Literal["", "first", "last"]  # to which end of a sequence
    on: tuple[str, ...]  # what it is done to
    piece: str  # the card whose power it is
    face: str  # the picture of what carries it; "": none, or that card
    costs: tuple[Cost, ...]
    costly: bool  # wants to be confirmed
    gains: Literal["", "door", "card", "sight", "order", "safety", "progress"]
    can_be_wasted: bool  # what it gains can be refused now (View.wasted_actions)


@dataclass(frozen=True, slots=True)
class CounterDescription:
    """A number that lies open on the table."""

    name: str
    family: str
    seat: int  # -1: common
    module: str
    kind: Literal["number", "flag", "set", "choice"]
    largest: int
    members: tuple[str, ...]  # set: bit i; choice: value i + 1, 0 for none
    shown: Literal["always", "filled", "never"]
    face: str  # a picture of one of what it counts; "": none


@dataclass(frozen=True, slots=True)
class VictoryDescription:
    """A condition that must be met to win: the message `victory-<key>`."""

    key: str
    module: str
    need: int
    zones: tuple[str, ...]  # zone references of what is counted
    each: bool  # every player must meet it alone


@dataclass(frozen=True, slots=True)
class QuestionDescription:
    """A step at which a player chooses; the View has its open half."""

    step: str  # as in View.step
    module: str
    rule: str  # the rule that asks
    kind: Literal["one", "exactly-n", "any-number", "order", "pair"]
    picks: tuple[str, ...]  # verbs that answer it; (): whatever main actions are offered
    source: tuple[str, ...]  # zone references of what is picked
    sent: Literal["", "ascending", "as-chosen"]  # several picks: in the order of cards, or chosen
    finish: str  # the verb that ends it early; "": the last pick does
    window: Literal["", "turn", "draw", "nightmare", "door", "trio"]  # rules §15
    private: bool  # what has been picked so far is known to the player to move alone
    setup: bool  # asked before the first turn


@dataclass(frozen=True, slots=True)
class ModuleDescription:
    """A module of the ruleset."""

    key: str
    option: str
    expansion: bool  # False: names and pictures only


@dataclass(frozen=True, slots=True)
class RulesetDescription:
    """Everything that stays the same during a game."""

    id: str  # changes with the content
    text: str  # the canonical name of the ruleset
    mode: str
    seats: int
    hidden_hands: bool
    skin: str  # texts and pictures with this prefix replace others
    modules: tuple[ModuleDescription, ...]
    zones: tuple[ZoneDescription, ...]
    cards: tuple[CardDescription, ...]  # in the order that "ascending" means
    verbs: tuple[VerbDescription, ...]
    counters: tuple[CounterDescription, ...]
    victory: tuple[VictoryDescription, ...]
    questions: tuple[QuestionDescription, ...]
