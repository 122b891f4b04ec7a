"""What modules say about their things for those who show them; no game ever looks at it.

All of it is optional: a module that says nothing gets a description that can be played. References
to zones name no seat (see `rules/description`); several are separated by spaces. This file is
never compiled.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Literal

__all__ = [
    "CardInfo",
    "Cost",
    "CounterInfo",
    "Question",
    "VerbInfo",
    "VictoryInfo",
    "What",
    "ZoneInfo",
]

What = Literal["card", "hand", "door", "deck", "removed", "spent", "lost", "nightmare", "returned"]

ROLES = (
    "deck", "top", "bottom", "drawn", "looked", "limbo", "discard", "out",
    "hand", "doors", "labyrinth", "line", "shelf", "store", "pile", "stock", "internal",
)  # fmt: skip
ZONE_SHOWN = ("always", "filled", "count", "never")
MARK_MEANINGS = ("", "used", "down")
VERB_KINDS = ("act", "decline", "continue")
ROW_ENDS = ("", "first", "last")
GAINS = ("", "door", "card", "sight", "order", "safety", "progress")
COUNTED = ("zone", "cell")
COUNTER_KINDS = ("number", "flag", "set", "choice")
QUESTION_KINDS = ("one", "exactly-n", "any-number", "order", "pair")
SENT = ("", "ascending", "as-chosen")
WINDOWS = ("", "turn", "draw", "nightmare", "door", "trio")
DEAR = ("hand", "door", "deck", "removed", "lost", "nightmare")
"""Costs that hurt enough to be asked about twice."""


@dataclass(frozen=True, slots=True)
class ZoneInfo:
    """How a zone is shown; what is left out follows from its shape and who sees it."""

    role: str = ""
    shown: str = ""
    family: str = ""  # of several zones that are one thing
    number: int = 0  # which of them, from 1
    mark: str = ""  # what the star behind a card says
    face: str = ""  # prefix of the pictures of what lies there
    empty_face: str = ""  # a picture in the empty place

    def __post_init__(self) -> None:
        check_word("role", self.role, ("", *ROLES))
        check_word("way to show a zone", self.shown, ("", *ZONE_SHOWN))
        check_word("mark", self.mark, MARK_MEANINGS)


@dataclass(frozen=True, slots=True)
class Cost:
    """One part of the price of an action."""

    what: What
    n: int = 1  # 0: all there is, or not known beforehand
    zone: str = ""  # zone reference of what pays
    cards: tuple[str, ...] = ()  # those that would go, where that is known


@dataclass(frozen=True, slots=True)
class VerbInfo:
    """What a verb does to which cards, at what price and for what."""

    source: str = ""  # where what it names lies; hand cards lie in the hand
    target: str = ""  # where that goes
    end: str = ""  # to which end of a sequence
    on: str = ""  # what it is done to
    costs: tuple[Cost, ...] = ()
    extra: bool = False  # offered besides the main choice, which is shown first (rules §15)
    costly: bool | None = None  # to be confirmed; None: if one of its costs hurts
    gains: str = ""
    windows: str = ""  # a module's offer: when it is made (rules §15), one after the other
    kind: str = "act"
    family: str = ""  # of several verbs that are one thing
    piece: str = ""  # the card whose power it is
    face: str = ""  # the picture of what carries it, where that is no card
    counts: str = "zone"  # what the number of a PLACE is

    def __post_init__(self) -> None:
        check_word("end", self.end, ROW_ENDS)
        check_word("gain", self.gains, GAINS)
        check_word("kind of verb", self.kind, VERB_KINDS)
        check_word("thing to count", self.counts, COUNTED)
        for window in self.windows.split():
            check_word("window", window, WINDOWS)

    def references(self) -> list[str]:
        """All zones and counters that it speaks of."""
        paying = [cost.zone for cost in self.costs if cost.zone]
        return [*self.source.split(), *self.target.split(), *self.on.split(), *paying]

    def is_costly(self) -> bool:
        if self.costly is not None:
            return self.costly
        return any(cost.what in DEAR for cost in self.costs)


@dataclass(frozen=True, slots=True)
class CardInfo:
    """What is printed on a card besides what the rules of the labyrinth see."""

    value: int = 0
    tint: str = ""  # a colour that the labyrinth does not see
    sides: tuple[str, ...] = ()  # symbols of the left and of the right side
    rules: str = ""  # the rules about it, the most important first


@dataclass(frozen=True, slots=True)
class CounterInfo:
    """What a counter counts."""

    kind: str = "number"
    members: tuple[str, ...] = ()  # set: what bit i stands for; choice: what i + 1 does
    family: str = ""
    seat: int = -1
    shown: str = "always"
    face: str = ""  # a picture of one of what it counts

    def __post_init__(self) -> None:
        check_word("kind of counter", self.kind, COUNTER_KINDS)
        check_word("way to show a counter", self.shown, ("always", "filled", "never"))


@dataclass(frozen=True, slots=True)
class VictoryInfo:
    """A condition that must be met to win."""

    key: str
    need: int
    zones: str
    each: bool
    module: str


@dataclass(frozen=True, slots=True)
class Question:
    """What a step asks for. Verbs are given by their numbers."""

    kind: str = "one"
    picks: list[int] = field(default_factory=list)
    sent: str = ""
    finish: int = -1  # the verb that ends it early; -1: none
    window: str = ""
    private: bool = False
    setup: bool = False
    source: str = ""  # where what is picked lies, if its verb is used elsewhere too

    def __post_init__(self) -> None:
        check_word("kind of question", self.kind, QUESTION_KINDS)
        check_word("order of picks", self.sent, SENT)
        check_word("window", self.window, WINDOWS)


def check_word(what: str, word: str, known: tuple[str, ...]) -> None:
    """Refuse a word that front ends would not understand, where it is declared."""
    if word in known:
        return
    near = get_close_matches(word, known, 1, 0.4)
    hint = f"did you mean {near[0]!r}?" if near else f"expected one of: {', '.join(known)}"
    raise ValueError(f"{word!r} is no {what}; {hint}")
