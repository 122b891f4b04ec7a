"""Positions as one line: `hand Rs Rm; row Ts Tm*; top Bd; doors Rd; stack act`.

Zones by name with their cards (see zones.py); the first card after `top` is drawn next. A zone
that is not named is empty, and all other cards are unknown cards of the deck. The stack names
what is going on, bottom first, with arguments in brackets: `limbo fill look(3)`. A finished game
has `result won` or `result lost` instead.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from onirim.engine.layout import OMNISCIENT, Zone
from onirim.engine.messages import Message, cause_of
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State
from onirim.knowledge.audience import may_know_identified
from onirim.knowledge.observe import observe
from onirim.knowledge.sight import sight_of
from onirim.notation.shown_sets import SHOWN, read_shown_sets, shown_parts
from onirim.notation.validation import refuse_impossible
from onirim.notation.zones import (
    HIDDEN,
    CardWord,
    PositionError,
    card_words,
    lay,
    parse_words,
)

__all__ = [
    "Parts",
    "PositionError",
    "parse_parts",
    "read_position",
    "write_observed",
    "write_position",
    "zone_by_name",
]

MET = "met"  # identified cards in the unknown part of the deck
FRAME = re.compile(r"([a-z0-9-]+)(?:\(([^()\s]*)\))?")


@dataclass(frozen=True, slots=True)
class Parts:
    """The parts of a line that lay out cards."""

    zones: list[tuple[Zone, list[CardWord]]]
    met: list[str]
    shown: dict[str, list[str]]  # the words of each shown set, by its name

    def words(self, name: str) -> list[CardWord]:
        """The cards of a zone."""
        return next((words for zone, words in self.zones if zone.name == name), [])


def read_position(rules: Ruleset, text: str) -> State:
    """The state of a position line, advanced to where a player or chance is to move."""
    state = State(rules)
    state.clear()
    parts = parse_parts(state, text)
    refuse_hidden(parts)
    lay_out(state, parts)
    state.take_seat(state.active)
    read_shown_sets(state, parts.shown)
    refuse_impossible(state)
    state.resume()
    if state.to_move >= 0 and state.option_count() == 0:
        raise PositionError(
            Message("position-no-action", "the player to move in this position has no legal action")
        )
    return state


def parse_parts(state: State, text: str) -> Parts:
    """What lies where; all that is no card is written into the state."""
    rules = state.rules
    parts = Parts([], [], {})
    seen: set[str] = set()
    for part in filter(None, (part.strip() for part in text.split(";"))):
        name, *words = part.split()
        if name in seen:
            raise PositionError(Message("position-twice", "'{name}' is written twice", name=name))
        seen.add(name)
        if SHOWN.fullmatch(name):
            parts.shown[name] = words
        elif name == MET:
            parts.met.extend(known_identities(rules, words))
        elif not read_other(state, name, words):
            zone = zone_by_name(rules, name)
            if zone.is_stock:
                raise PositionError(
                    Message(
                        "position-unwritten",
                        "'{zone}' is never written: it holds what is not named",
                        zone=name,
                    )
                )
            parts.zones.append((zone, parse_words(state, zone, words)))
    if len(seen & {"stack", "result"}) != 1:
        raise PositionError(
            Message(
                "position-going-on", "a position says what is going on: 'stack …' or 'result …'"
            )
        )
    return parts


def write_position(state: State, viewer: int = OMNISCIENT) -> str:
    """The one line of this position as a viewer may know it; equal positions give equal lines."""
    viewer = sight_of(state, viewer)
    return write_observed(state if viewer == OMNISCIENT else observe(state, viewer), viewer)


def write_observed(
    state: State, viewer: int, known: Mapping[str, Sequence[str]] | None = None
) -> str:
    """The line of a state as its viewer observes it.

    Who has the words of zones already may bring them.
    """
    zones = written_zones(state.rules)
    if known is None:
        known = {zone.name: card_words(state, zone, viewer) for zone in zones.values()}
    parts = [" ".join((name, *known[name])) for name in zones if known[name]]
    if met := identified_in_deck(state, viewer):
        parts.append(" ".join([MET, *met]))
    parts += shown_parts(state, viewer)
    for name, _ in state.rules.counters:
        if value := state.counter(name):
            parts.append(f"{name} {value}")
    if state.rules.seats > 1:
        parts.append(f"active {state.active + 1}")
    going_on = " ".join(["stack", *frames(state)])
    parts.append(f"result {state.result}" if state.result else going_on)
    return "; ".join(parts)


@lru_cache(maxsize=64)
def written_zones(rules: Ruleset) -> dict[str, Zone]:
    """By name: the zones that a position names, in its order."""
    return {zone.name: zone for zone in rules.zones if not zone.is_stock}


def frames(state: State) -> list[str]:
    """What is going on, bottom first; a viewer observes no argument that it may not know."""
    out = []
    for number, arg in state.frames():
        step = state.rules.steps[number]
        out.append(f"{step.name}({step.write_arg(state.rules, arg)})" if arg else step.name)
    return out


def refuse_hidden(parts: Parts) -> None:
    for zone, words in parts.zones:
        if any(code == HIDDEN for code, _ in words):
            raise PositionError(
                Message(
                    "position-hidden",
                    "'??' in '{zone}': here every card must be known",
                    zone=zone.name,
                )
            )


def lay_out(state: State, parts: Parts) -> None:
    """Put every card where the line has it."""
    for zone, words in parts.zones:
        lay(state, zone, words)
        identify_cards(state, [code for code, _ in words])
    lay_identified(state, parts.met)


def identify_cards(state: State, codes: list[str]) -> None:
    """Each card whose face is known was one without a face in the deck."""
    rules = state.rules
    bag = rules.zone_named("bag").at
    for code in codes:
        if rules.identity_bag and rules.homes[rules.kind(code)] == rules.identity_bag:
            if state.count(bag, rules.unidentified) == 0:
                raise PositionError(
                    Message(
                        "position-identities",
                        "'{code}' is one too many: so many are not in the game",
                        code=code,
                    )
                )
            state.move(rules.unidentified, bag, rules.identified)


def identified_in_deck(state: State, viewer: int) -> list[str]:
    """Cards that have got a face and lie in the unknown part of the deck again (§T10)."""
    rules = state.rules
    if not rules.identity_bag or not may_know_identified(viewer, int(rules.seats)):
        return []
    identified = [k for k in range(rules.n_kinds) if rules.homes[k] == rules.identity_bag]
    bag = rules.zone_named("bag").at
    return [rules.codes[k] for k in identified for _ in range(state.count(bag, k))]


def known_identities(rules: Ruleset, words: list[str]) -> list[str]:
    for code in words:
        kind = rules.codes.index(code) if code in rules.codes else -1
        if kind < 0 or not rules.identity_bag or rules.homes[kind] != rules.identity_bag:
            raise PositionError(
                Message(
                    "position-met",
                    "'{code}' in 'met' is no card of {rules} with a hidden identity",
                    code=code,
                    rules=rules.text,
                )
            )
    return [*words]


def lay_identified(state: State, met: list[str]) -> None:
    """What somebody has met lies in the unknown part of the deck."""
    rules = state.rules
    bag = rules.zone_named("bag").at
    for code in met:
        if state.count(rules.identity_bag, rules.kind(code)) == 0:
            raise PositionError(
                Message("position-met-twice", "'{code}' in 'met' is one too many", code=code)
            )
        state.move(rules.kind(code), rules.identity_bag, bag)
    identify_cards(state, met)


def read_other(state: State, name: str, words: list[str]) -> bool:
    """Read a part that is no zone; False if it is one."""
    if name == "stack":
        read_stack(state, words)
    elif name == "result":
        if words not in (["won"], ["lost"]):
            raise PositionError(
                Message(
                    "position-result",
                    "'result' is won or lost, not '{text}'",
                    text=" ".join(words),
                )
            )
        state.set_result(words[0])
    elif name == "active":
        state.take_seat(read_number(name, words, 1, int(state.rules.seats)) - 1)
    elif name in state.rules.largest:
        state.set_counter(name, read_number(name, words, 0, state.rules.largest[name]))
    else:
        return False
    return True


def read_number(name: str, words: list[str], low: int, high: int) -> int:
    if len(words) != 1 or not words[0].isdecimal() or not low <= int(words[0]) <= high:
        raise PositionError(
            Message(
                "position-number",
                "'{name}' is a number from {low} to {high}, not '{text}'",
                name=name,
                low=low,
                high=high,
                text=" ".join(words),
            )
        )
    return int(words[0])


def read_stack(state: State, words: list[str]) -> None:
    """Each frame is over some time, but the turn at the bottom never is."""
    most = state.rules.most_frames
    if not 0 < len(words) <= most:
        raise PositionError(
            Message(
                "position-stack",
                "a stack is 1 to {most} things that are going on, not {n}",
                most=most,
                n=len(words),
            )
        )
    for word in words:
        read_frame(state, word)
    steps = state.rules.steps
    if not steps[state.frames()[0][0]].is_turn():
        raise PositionError(
            Message(
                "position-stack-bottom",
                "a stack begins with one of {turn}, not with '{word}'",
                turn=", ".join(step.name for step in steps if step.is_turn()),
                word=words[0],
            )
        )


def read_frame(state: State, word: str) -> None:
    match = FRAME.fullmatch(word)
    names = [state.rules.steps[i].name for i in range(1, len(state.rules.steps))]
    name = match[1] if match else ""
    if match is None or name not in names:
        raise PositionError(
            Message(
                "position-step",
                "'{word}' is nothing that can be going on; known: {known}",
                word=word,
                known=", ".join(names),
            )
        )
    number = names.index(name) + 1
    try:
        arg = state.rules.steps[number].read_arg(state.rules, match[2]) if match[2] else 0
    except ValueError as wrong:
        raise PositionError(
            Message(
                "position-argument",
                "'{word}' in 'stack': {reason}",
                word=word,
                reason=cause_of(wrong),
            )
        ) from wrong
    state.push_step(number, arg)


def zone_by_name(rules: Ruleset, name: str) -> Zone:
    for zone in rules.zones:
        if zone.name == name:
            return zone
    raise PositionError(
        Message(
            "position-zone",
            "'{name}' is no zone of {rules}; known: {known}",
            name=name,
            rules=rules.text,
            known=", ".join(zone.name for zone in rules.zones),
        )
    )
