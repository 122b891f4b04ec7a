"""Why an action cannot be done now, or would be wasted if it were."""

from __future__ import annotations

from onirim.engine.actions import (
    ARGUMENT,
    COLOUR,
    GROUP_SHIFT,
    HAND_CARD,
    NOTHING,
    PLACE,
    ref_of,
    verb_of,
)
from onirim.engine.card_sets import COLOURS
from onirim.engine.errors import NotAnAction
from onirim.engine.hooks import WINDOW_NAMES
from onirim.engine.messages import Message
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import CHANCE, NO_PLAYER, State
from onirim.rules.description import Described, QuestionDescription, VerbDescription, described
from onirim.rules.facts.answers import Answer, Obstacle, Thing
from onirim.rules.facts.ruleset_facts import facts_of
from onirim.rules.facts.winnable import door_of

__all__ = ["parse_code", "why_not", "window_obstacle"]


def why_not(state: State, seat: int, text: str) -> Answer:
    """Whether a seat can do what a code or token says, and why not.

    The code may also name a card with which it can never be done.
    """
    action = parse_code(state.rules, text)
    code = state.rules.code(state.rules.verbs[verb_of(action)], ref_of(action))
    if state.to_move != seat:
        return Answer(code, False, not_your_turn(state.to_move))
    if action in state.legal():
        return Answer(code, True, wasted(state, action))
    return Answer(code, False, first_obstacle(state, seat, action, code))


def not_your_turn(to_move: int) -> Obstacle:
    if to_move == NO_PLAYER:
        return Obstacle("over")
    if to_move == CHANCE:
        return Obstacle("not-now")
    return Obstacle("not-your-turn", {"seat": to_move})


def first_obstacle(state: State, seat: int, action: int, code: str) -> Obstacle:
    """The first obstacle: not the time, not the place, or what the facts of its rules say."""
    rules = state.rules
    lookup = described(rules)
    step = state.top_step
    question = lookup.questions.get(step.name)
    parts = lookup.parse_action(code)
    if question is None:
        return Obstacle("not-now")
    if not is_asked(parts.verb, question):
        return window_obstacle(parts.verb.windows) or Obstacle("not-asked", {"step": question.step})
    if absent := not_there(state, lookup, question, seat, code):
        return absent
    verb, ref = verb_of(action), ref_of(action)
    facts = facts_of(rules)
    for module in facts.modules:
        if obstacle := module.obstacle(state, verb, ref):
            return obstacle
    return facts.of_step(step).obstacle(state, verb, ref) or Obstacle("not-now")


def is_asked(verb: VerbDescription, question: QuestionDescription) -> bool:
    """Is this the time for such an action, whatever it names?"""
    if verb.windows:
        return question.window in verb.windows
    return not question.picks or verb.name in (*question.picks, question.finish)


def window_obstacle(windows: tuple[str, ...]) -> Obstacle | None:
    """When it can be done; None: when it is asked for."""
    if not windows:
        return None
    known = [window for window in WINDOW_NAMES if window in windows]
    return Obstacle("window", {"window": "any" if len(known) > 2 else "-".join(known)})


def not_there(
    state: State, lookup: Described, question: QuestionDescription, seat: int, code: str
) -> Obstacle | None:
    """The card that is named lies in none of the places that it could come from.

    What the deck holds is for those to say who let the player look through it.
    """
    parts = lookup.parse_action(code)
    sources = lookup.sources(parts, seat)
    if parts.verb.name in question.picks:
        asked = lookup.resolve_all(question.source, seat)
        sources = [name for name in sources if name in asked]
    if not parts.card or not sources or "deck" in sources:
        return None
    kind = state.rules.kind(parts.card)
    zones = [zone for zone in state.rules.zones if zone.name in sources]
    if any(kind in (k for k, _ in state.cells(zone.at)) for zone in zones):
        return None
    args: dict[str, str | int] = {"card": parts.card, "zone": sources[0]}
    return Obstacle("not-there", args, (Thing(sources[0]),))


def wasted(state: State, action: int) -> Obstacle | None:
    """Why the Door that a legal action is after would go to Limbo."""
    if not state.rules.verbs[verb_of(action)].gains_door:
        return None
    code = door_of(state, action)
    door = state.rules.kind(code)
    for facts in facts_of(state.rules).modules:
        if not facts.module.may_gain(state, door):
            return facts.obstacle_to_gaining(state, door) or Obstacle("wasted", {"door": code})
    return None


# --- below: reading a code -----------------------------------------------------------------------


def parse_code(rules: Ruleset, code: str) -> int:
    """The action that a code means, also where no game ever offers it."""
    known = rules.action_of.get(code, rules.action_by_token.get(code))
    if known is not None:
        return known
    name, colon, argument = code.partition(":")
    for number, verb in enumerate(rules.verbs):
        if verb.name == name and verb.used and bool(colon) == (verb.argument != NOTHING):
            ref = parse_argument(rules, verb.argument, argument)
            if ref is not None:
                return number << 8 | ref
    raise NotAnAction(
        Message("action-never", "'{text}' is no action of this game", text=code), code
    )


def parse_argument(rules: Ruleset, kind: int, text: str) -> int | None:
    if kind == PLACE:
        return int(text) if text.isdecimal() and int(text) <= ARGUMENT else None
    if kind == COLOUR:
        return COLOURS.index(text) if len(text) == 1 and text in COLOURS else None
    card, slash, group = text.partition("/")
    if card not in rules.codes or (slash and (kind != HAND_CARD or group not in rules.group_names)):
        return None
    return (rules.group_names.index(group) if slash else 0) << GROUP_SHIFT | rules.kind(card)
