"""What the moves of cards mean: by what brings them about, and from where to where they lead.

The journal says of each move which verb was carried out or which step ran. Modes, expansions and
the base game declare here what that makes of it: the key of the message that says it, and one of a
closed list of kinds, by which front ends choose a picture. `game/happenings` folds moves into
happenings by these declarations, and promises about actions use the same keys.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from onirim.engine.info import check_word
from onirim.engine.ruleset import Ruleset
from onirim.rules.description import described

__all__ = [
    "ANY_CAUSE",
    "HAND",
    "HAPPENING_KINDS",
    "NO_CARD",
    "NO_MOVE",
    "PART_ROLES",
    "SETUP",
    "Effect",
    "EffectTable",
    "Effects",
    "HappeningKind",
    "PartRole",
    "Weight",
    "counter_change",
]

HappeningKind = Literal[
    "deal", "turn", "play", "discard", "draw", "exchange", "look", "order", "door", "nightmare",
    "pay", "limbo", "return", "gain", "lose", "use", "signal", "shuffle", "undo", "end",
]  # fmt: skip
PartRole = Literal[
    "subject", "price", "lost", "revealed", "drawn", "banished", "returned", "used"
]  # fmt: skip
Weight = Literal["quiet", "line", "moment", "blow"]

HAPPENING_KINDS: Final[tuple[HappeningKind, ...]] = (
    "deal", "turn", "play", "discard", "draw", "exchange", "look", "order", "door", "nightmare",
    "pay", "limbo", "return", "gain", "lose", "use", "signal", "shuffle", "undo", "end",
)  # fmt: skip
PART_ROLES: Final[tuple[PartRole, ...]] = (
    "subject", "price", "lost", "revealed", "drawn", "banished", "returned", "used"
)  # fmt: skip
WEIGHTS: Final = ("quiet", "line", "moment", "blow")

HAND: Final = "@hand"  # any group of a hand
ANY_CAUSE: Final = "*"  # a declaration for whatever brings it about
SETUP: Final = "@setup"  # behind the name of a step: while the game is set up
NO_MOVE: Final = "done"  # the target of something that moves no card
CHANGED: Final = "counted "  # and of a counter that changes: behind this its name
NO_CARD: Final = ""  # of a card that a viewer may not know


@dataclass(frozen=True, slots=True)
class Effect:
    """What cards that go from one place to another mean, if this brings them about.

    `source` and `target` are families of zones, several separated by spaces; empty ones fit any.
    """

    key: str  # the message is `happened-<key>`
    kind: HappeningKind
    role: PartRole = "subject"
    source: str = ""
    target: str = ""
    leads: str = ""  # fits only cards that set this step off when they are drawn or discarded
    weight: Weight = "line"
    begins: bool = False  # it never belongs to what happened before it
    joins: str = ""  # keys or kinds to which it belongs if one has just happened; *: to any
    replaces: str = ""  # keys that turn out to be this
    facts: tuple[str, ...] = ()  # zones or counters to compare before and after, see Facts

    def __post_init__(self) -> None:
        check_word("kind of happening", self.kind, HAPPENING_KINDS)
        check_word("role of a part", self.role, PART_ROLES)
        check_word("weight", self.weight, WEIGHTS)

    def belongs_to(self, key: str, kind: str) -> bool:
        """Is it a part of what has just happened?"""
        wanted = self.joins.split()
        return "*" in wanted or key in wanted or kind in wanted


Effects = Mapping[str, Sequence[Effect]]
"""By cause: `verb@step`, the name of a verb, the name of a step, or any."""


def counter_change(name: str) -> str:
    """The target of an Effect that means a change of this counter."""
    return CHANGED + name


class EffectTable:
    """All declarations of a ruleset; those of modules come before those of the base game."""

    def __init__(self, rules: Ruleset, declared: Sequence[Effects]) -> None:
        self.rules = rules
        self.described = described(rules)
        self.by_cause: dict[str, list[Effect]] = {}
        for effects in declared:
            for cause, found in effects.items():
                self.by_cause.setdefault(cause, []).extend(found)
        self.known: dict[tuple[str, str, str, str, str, bool], Effect | None] = {}

    def keys(self) -> set[str]:
        """Every key that is declared."""
        return {effect.key for found in self.by_cause.values() for effect in found}

    def of_move(
        self, cause: tuple[str, str], source: str, target: str, card: str, setup: bool
    ) -> Effect:
        """What it means that this card went from zone to zone; NO_CARD: that some card did."""
        found = self.find(cause, source, target, card, setup)
        return found or self.by_role(target)

    def find(
        self, cause: tuple[str, str], source: str, target: str, card: str, setup: bool
    ) -> Effect | None:
        """The first declaration that fits."""
        step, verb = cause
        asked = (step, verb, source, target, card, setup)
        if asked not in self.known:
            self.known[asked] = self.search(*asked)
        return self.known[asked]

    def search(
        self, step: str, verb: str, source: str, target: str, card: str, setup: bool
    ) -> Effect | None:
        causes = [f"{verb}@{step}", verb] if verb else []
        causes = [*([step + SETUP] if setup else []), *causes, step, ANY_CAUSE]
        for cause in causes:
            for effect in self.by_cause.get(cause, ()):
                if self.fits(effect, source, target, card):
                    return effect
        return None

    def fits(self, effect: Effect, source: str, target: str, card: str) -> bool:
        if effect.leads and (card == NO_CARD or effect.leads not in self.led_to(card)):
            return False
        return self.lies_in(source, effect.source) and self.lies_in(target, effect.target)

    def lies_in(self, zone: str, families: str) -> bool:
        if not families or zone == families:
            return True
        known = self.described.zones.get(zone)
        if known is None:
            return False
        names = families.split()
        return known.family in names or (HAND in names and known.role == "hand")

    def led_to(self, card: str) -> tuple[str, str]:
        """The steps that a card sets off when it is drawn or discarded."""
        told = self.described.cards[card]
        return told.on_draw, told.on_discard

    def by_role(self, target: str) -> Effect:
        """What nobody has declared is told by where it leads."""
        known = self.described.zones.get(target)
        return UNDECLARED_TO.get(known.role if known else "", UNDECLARED)


UNDECLARED: Final = Effect("moved", "use")
UNDECLARED_TO: Final[Mapping[str, Effect]] = {
    "hand": Effect("moved", "draw"),
    "doors": Effect("moved", "door", weight="moment"),
    "limbo": Effect("moved", "limbo"),
    "discard": Effect("moved", "discard"),
    "deck": Effect("moved", "return"),
    "bottom": Effect("moved", "return"),
    "labyrinth": Effect("moved", "play"),
}
