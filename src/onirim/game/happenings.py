"""What happened, with its meaning: the moves that one viewer may see, folded into happenings.

A move has a cause, a verb or a step, which modes and modules have told what it means
(`rules/facts/effects`). Moves of one meaning that follow each other are one happening; a price
belongs to what it pays. Where a viewer may not know a card, the meaning does not depend on it, and
all such cards that go the same way are one part: who knows no card learns no order.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from onirim.engine.layout import OMNISCIENT
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State
from onirim.game.events import (
    Counted,
    Done,
    Ended,
    Happened,
    Identified,
    Moved,
    Shuffled,
    Signalled,
    TurnBegan,
    Undone,
)
from onirim.knowledge.audience import may_know, may_know_all
from onirim.rules.catalogue import MOST_RULESETS
from onirim.rules.description import described
from onirim.rules.facts.effects import (
    NO_CARD,
    NO_MOVE,
    Effect,
    EffectTable,
    HappeningKind,
    PartRole,
    Weight,
    counter_change,
)
from onirim.rules.facts.ruleset_facts import effects_of

__all__ = ["PLAIN_KEYS", "Happening", "HappeningFact", "HappeningPart", "happenings", "undone"]

PLAIN_KEYS = (
    "turn", "signal", "undone", "shuffle", "identified", "moved", "end-won", "end-lost",
)  # fmt: skip
"""Keys that belong to no verb and no step."""

HIDDEN = "??"
NO_ACTOR = -1
DECK = "deck"
MOST_SEQUENCES = 4000  # of events that are remembered
LONGEST_SEQUENCE = 6  # longer ones hardly ever come again
UNCOUNTED = (Identified, Undone)  # events that not both players hear of
BY_ITSELF = ("return", "shuffle", "end")  # kinds that nobody brings about


@dataclass(frozen=True, slots=True)
class HappeningPart:
    """Some equal cards that go from one zone to another; an empty card is one not to be known."""

    card: str
    n: int
    source: str
    target: str
    role: PartRole


@dataclass(frozen=True, slots=True)
class HappeningFact:
    """A number that is another one afterwards."""

    key: str
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Happening:
    """Something that happened, as one viewer learns it: the message `happened-<key>`."""

    id: int  # counts the game's events: a later happening has a larger one, until one is undone
    kind: HappeningKind  # closed list
    key: str
    seat: int  # who did it; -1: nobody
    parts: tuple[HappeningPart, ...] = ()
    shuffles: bool = False  # the deck is shuffled at its end
    weight: Weight = "line"
    args: dict[str, str | int] = field(default_factory=dict)  # by role: codes of its cards
    facts: tuple[HappeningFact, ...] = ()


sequences: Final[dict[tuple[int, ...], tuple[list[Happening] | None, tuple[Happened, ...]]]] = {}
"""What `folded_alone` has found; the events are kept so that no others get their identity."""


def happenings(
    state: State, history: Sequence[Happened], viewer: int, since: int, until: int, dealt: int
) -> list[Happening]:
    """What these events of a game mean to a viewer.

    The state is the one after the whole history. Of that the first `dealt` events are the set-up.
    """
    rules = state.rules
    if rules.seats == 1 and since >= dealt and until - since <= LONGEST_SEQUENCE:
        kept = folded_alone(rules, history[since:until])
        if kept is not None:
            return [renumbered(one, since) for one in kept]
    fold = Fold(rules, viewer)
    for i in range(since, until):
        if fold.hears_of(history[i]):
            fold.add(history[i], i, i < dealt)
    compared = compare(state, history, fold.drafts) if any(d.facts for d in fold.drafts) else {}
    first = since if fold.alone else sum(counts(one) for one in history[:since])
    out = []
    at = since
    for draft in fold.drafts:
        first += draft.first - at if fold.alone else sum(map(counts, history[at : draft.first]))
        at = draft.first
        out.append(draft.finish(first, compared.get(draft.first, ()), state))
    return out


def renumbered(one: Happening, first: int) -> Happening:
    return Happening(
        first + one.id, one.kind, one.key, one.seat, one.parts, one.shuffles, one.weight,
        dict(one.args), one.facts,
    )  # fmt: skip


def folded_alone(rules: Ruleset, events: Sequence[Happened]) -> list[Happening] | None:
    """What these events mean in any game for one player, numbered from 0.

    Nothing, if that depends on the position. A few hundred sequences are most of all that happens,
    and games of a ruleset share the objects of their events, so identity is enough to know them.
    """
    key = tuple(map(id, events))
    found = sequences.get(key)
    if found is None:
        if len(sequences) >= MOST_SEQUENCES:
            sequences.clear()
        fold = Fold(rules, OMNISCIENT)
        for i, happened in enumerate(events):
            fold.add(happened, i, False)
        fixed = not any(draft.facts or draft.kind == "end" for draft in fold.drafts)
        told = [draft.finish(draft.first, (), None) for draft in fold.drafts] if fixed else None
        found = sequences[key] = told, tuple(events)
    return found[0]


def counts(happened: Happened) -> bool:
    """Do both players know that this is in the history?"""
    return not isinstance(happened.event, UNCOUNTED)


def undone(seat: int, history: Sequence[Happened]) -> Happening:
    """A seat has undone its last action: after that comes what comes after this history."""
    return Happening(sum(map(counts, history)), "undo", "undone", seat)


@dataclass(slots=True)
class OpenHappening:
    """A happening that is not over yet."""

    rules: Ruleset
    first: int  # its events
    end: int
    seat: int
    kind: HappeningKind
    key: str
    weight: Weight
    facts: tuple[str, ...] = ()
    parts: list[HappeningPart] = field(default_factory=list)
    args: dict[str, str | int] = field(default_factory=dict)
    shuffles: bool = False

    def add(self, part: HappeningPart) -> None:
        """Neighbours that are equal are one part, and so are all unknown cards of one way."""
        count = len(self.parts)
        for i in range(0 if part.card == NO_CARD else max(count - 1, 0), count):
            one = self.parts[i]
            if (one.card, one.source, one.target, one.role) == (
                part.card, part.source, part.target, part.role,
            ):  # fmt: skip
                self.parts[i] = HappeningPart(
                    one.card, one.n + part.n, one.source, one.target, one.role
                )
                return
        self.parts.append(part)

    def touches_deck(self) -> bool:
        return any(DECK in (part.source, part.target) for part in self.parts)

    def finish(
        self, number: int, facts: tuple[HappeningFact, ...], state: State | None
    ) -> Happening:
        """Only the end needs the state."""
        args = {**self.cards_by_role(), **self.args}
        if facts:
            args |= {"before": facts[0].before, "after": facts[0].after}
        if self.kind == "end" and state is not None:
            args["deck"] = int(state.deck_size())
        seat = NO_ACTOR if self.kind in BY_ITSELF else self.seat
        return Happening(
            number, self.kind, self.key, seat, tuple(self.parts), self.shuffles, self.weight,
            args, facts,
        )  # fmt: skip

    def cards_by_role(self) -> dict[str, str | int]:
        """The codes of all cards that have a role, and the place that they go to or come from."""
        found: dict[str, str | int] = {}
        zones = described(self.rules).zones
        for part in self.parts:
            codes = " ".join([part.card or HIDDEN] * part.n)
            before = found.get(part.role)
            found[part.role] = f"{before} {codes}" if before else codes
            source, target = zones[part.source], zones[part.target]
            if target.role == "limbo" and self.kind != "limbo":
                found["limbo"] = f"{found['limbo']} {codes}" if "limbo" in found else codes
            number = max(source.number, target.number)
            if number and "place" not in found:
                found["place"] = number
            if source.group and "group" not in found:
                found["group"] = source.group
        return found


OpenMove = tuple[Happened, tuple[Effect, int, HappeningPart]]


@lru_cache(maxsize=MOST_RULESETS)
def open_moves(_rules: Ruleset) -> dict[int, OpenMove]:
    """What `Fold.open_move` has found, by identity; kept as long as the ruleset itself."""
    return {}


class Fold:
    """Makes happenings of events, one after the other."""

    def __init__(self, rules: Ruleset, viewer: int) -> None:
        self.rules = rules
        self.viewer = viewer
        self.table: EffectTable = effects_of(rules)
        self.alone = rules.seats == 1
        self.everything = may_know_all(viewer, int(rules.seats))
        self.drafts: list[OpenHappening] = []
        self.moves = open_moves(rules)

    def knows(self, happened: Happened) -> bool:
        return self.everything or may_know(happened.audience, self.viewer)

    def hears_of(self, happened: Happened) -> bool:
        """Everybody sees that a card moves."""
        return isinstance(happened.event, Moved) or self.knows(happened)

    def add(self, happened: Happened, at: int, setup: bool) -> None:
        event = happened.event
        if self.everything and not setup and isinstance(event, Moved):
            self.put(*self.open_move(happened, event), at)
        elif isinstance(event, Moved):
            self.add_move(happened, event, at, setup)
        elif isinstance(event, Shuffled):
            self.add_shuffle(happened, at)
        elif isinstance(event, Counted):
            self.add_change(happened, counter_change(event.counter), at, None)
        elif isinstance(event, Done):
            self.add_done(happened, event, at)
        elif isinstance(event, Identified):
            part = HappeningPart(event.card, 1, DECK, DECK, "revealed")
            self.put(Effect("identified", "look", weight="quiet"), happened.seat, part, at)
        else:
            self.add_plain(happened, at)

    def open_move(self, happened: Happened, event: Moved) -> tuple[Effect, int, HappeningPart]:
        """The same for each move that its viewer may know; games share what they remember."""
        kept = self.moves.get(id(happened))
        if kept is None or kept[0] is not happened:
            cause = (happened.step, happened.verb)
            effect = self.table.of_move(cause, event.source, event.target, event.card, False)
            part = HappeningPart(event.card, 1, event.source, event.target, effect.role)
            kept = self.moves[id(happened)] = happened, (effect, happened.seat, part)
        return kept[1]

    def add_move(self, happened: Happened, event: Moved, at: int, setup: bool) -> None:
        card = event.card if self.knows(happened) else NO_CARD
        cause = (happened.step, happened.verb)
        effect = self.table.of_move(cause, event.source, event.target, card, setup)
        part = HappeningPart(card, 1, event.source, event.target, effect.role)
        self.put(effect, happened.seat, part, at)

    def add_shuffle(self, happened: Happened, at: int) -> None:
        """It belongs to what has put cards into the deck or taken some out."""
        last = self.drafts[-1] if self.drafts else None
        if last is None or not last.touches_deck() or last.shuffles:
            last = self.begin("shuffle", "shuffle", happened.seat, at, "quiet")
        last.shuffles = True
        last.end = at + 1

    def add_change(
        self, happened: Happened, target: str, at: int, part: HappeningPart | None
    ) -> None:
        cause = (happened.step, happened.verb)
        effect = self.table.find(cause, "", target, NO_CARD, False)
        if effect is not None:
            self.put(effect, happened.seat, part, at)

    def add_done(self, happened: Happened, event: Done, at: int) -> None:
        part = None
        if event.card:
            zone = self.zone_of_tokens(happened)
            part = HappeningPart(event.card, 1, zone, zone, "subject")
        self.add_change(happened, NO_MOVE, at, part)
        if part is not None and self.drafts:
            args = self.drafts[-1].args
            before = args.get("places")
            args["places"] = f"{before} {event.place}" if before else str(event.place)

    def zone_of_tokens(self, happened: Happened) -> str:
        """The zone whose places the verb names."""
        verb = self.table.described.verbs[happened.verb]
        return self.table.described.resolve_all(verb.source or verb.target or verb.on, 0)[0]

    def add_plain(self, happened: Happened, at: int) -> None:
        event = happened.event
        match event:
            case TurnBegan(seat=seat):
                self.begin("turn", "turn", seat, at, "quiet")
            case Signalled(seat=seat, signal=signal):
                draft = self.begin("signal", "signal", seat, at, "line")
                draft.args["words"] = signal
            case Undone(seat=seat):
                self.begin("undo", "undone", seat, at, "line")
            case Ended(result=result):
                self.begin("end", f"end-{result}", happened.seat, at, "moment")

    def put(self, effect: Effect, seat: int, part: HappeningPart | None, at: int) -> None:
        """Into the happening that is going on, or into a new one."""
        last = self.drafts[-1] if self.drafts else None
        if last is None or not continues(last, effect, seat):
            last = self.begin(effect.kind, effect.key, seat, at, effect.weight)
            last.facts = effect.facts
        elif last.key in effect.replaces.split():
            last.kind, last.key, last.weight = effect.kind, effect.key, effect.weight
            last.facts = effect.facts
        last.end = at + 1
        if part is not None:
            last.add(part)

    def begin(
        self, kind: HappeningKind, key: str, seat: int, at: int, weight: Weight
    ) -> OpenHappening:
        draft = OpenHappening(self.rules, at, at + 1, seat, kind, key, weight)
        self.drafts.append(draft)
        return draft


def continues(last: OpenHappening, effect: Effect, seat: int) -> bool:
    """Is this part of what has just happened?"""
    if last.seat != seat or last.shuffles or effect.begins:
        return False
    if last.key == effect.key or (effect.replaces and last.key in effect.replaces.split()):
        return True
    return bool(effect.joins) and effect.belongs_to(last.key, last.kind)


# --- facts: numbers before and after -------------------------------------------------------------


def compare(
    state: State, history: Sequence[Happened], drafts: Sequence[OpenHappening]
) -> dict[int, tuple[HappeningFact, ...]]:
    """The facts of each happening by its first event, found by going back from how it is now."""
    names = tuple({name for draft in drafts for name in draft.facts})
    now = {name: amount_now(state, name) for name in names}
    ends: dict[int, OpenHappening] = {draft.end: draft for draft in drafts if draft.facts}
    begins: dict[int, OpenHappening] = {draft.first: draft for draft in drafts if draft.facts}
    after: dict[int, dict[str, int]] = {}
    found: dict[int, tuple[HappeningFact, ...]] = {}
    for at in range(len(history), min(begins) - 1, -1):
        if at < len(history):
            for name in names:
                now[name] -= change_of(state.rules, history[at], name)
        if at in ends:
            after[ends[at].first] = dict(now)
        if at in begins:
            draft = begins[at]
            found[at] = tuple(
                HappeningFact(fact_key(name), now[name], after[at][name]) for name in draft.facts
            )
    return found


def fact_key(name: str) -> str:
    return name.partition("=")[0]


def amount_now(state: State, name: str) -> int:
    """How many cards lie there, or what a counter counts; name, name=zones or name=zones/card."""
    families, card = counted_by(name)
    rules = state.rules
    if families in rules.largest:
        return value_of(rules, families, state.counter(families))
    zones = [zone for zone in rules.zones if zone.family == families]
    if not card:
        return sum(int(state.size(zone.at)) for zone in zones)
    kind = rules.kind(card)
    return sum(sum(one == kind for one, _ in state.cells(zone.at)) for zone in zones)


def change_of(rules: Ruleset, happened: Happened, name: str) -> int:
    """By how much this event has changed it."""
    event = happened.event
    families, card = counted_by(name)
    if isinstance(event, Counted) and event.counter == families:
        values = (value_of(rules, families, n) for n in (event.before, event.after))
        return -next(values) + next(values)
    if not isinstance(event, Moved) or card not in ("", event.card):
        return 0
    zones = described(rules).zones
    source, target = zones[event.source], zones[event.target]
    return (target.family == families) - (source.family == families)


@lru_cache(maxsize=256)
def counted_by(name: str) -> tuple[str, str]:
    families, _, card = name.rpartition("=")[2].partition("/")
    return families, card


def value_of(rules: Ruleset, counter: str, value: int) -> int:
    """Of a counter that is a set: how many it has."""
    return value.bit_count() if rules.counter_infos[counter].kind == "set" else value
