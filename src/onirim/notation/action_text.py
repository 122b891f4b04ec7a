"""Actions as people type them: a code, a token, or a short form that can mean only one."""

from __future__ import annotations

from onirim.engine.actions import verb_of
from onirim.engine.errors import AmbiguousAction, IllegalAction, NotAnAction
from onirim.engine.messages import Message
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State
from onirim.notation.actions import is_token

__all__ = ["parse_action"]


def parse_action(state: State, text: str) -> int:
    """The legal action that a code, a token or an unambiguous short form means.

    `Rm` is the token of playing it: where cards can be played but not this one, it is never
    taken as short for a discard.
    """
    text, rules = text.strip(), state.rules
    actions = state.legal() if state.to_move >= 0 else []
    token = rules.action_by_token.get(text)
    for action in (rules.action_of.get(text), token):
        if action is not None and action in actions:
            return action
    legal = tuple(rules.code_of[action] for action in actions)
    short = [code for code in legal if is_short_for(text, code)]
    if token is not None and any(verb_of(action) == verb_of(token) for action in actions):
        short = []
    if len(short) == 1:
        return rules.action_of[short[0]]
    if short:
        meanings = ", ".join(short)
        several = Message(
            "action-ambiguous", "'{text}' may mean {meanings}", text=text, meanings=meanings
        )
        raise AmbiguousAction(several, text, short)
    over = Message("action-over", "nothing: the game is over")
    possible = ", ".join(legal) or over
    if is_action(rules, text):
        illegal = Message(
            "action-illegal",
            "'{text}' is not possible here; possible: {possible}",
            text=text,
            possible=possible,
        )
        raise IllegalAction(illegal, text, legal)
    unknown = Message(
        "action-unknown",
        "'{text}' is no action; possible here: {possible}",
        text=text,
        possible=possible,
    )
    raise NotAnAction(unknown, text, legal)


def is_action(rules: Ruleset, text: str) -> bool:
    """Could it be an action of this ruleset?"""
    codes = rules.action_of
    known = text in codes or is_token(rules, text)
    return known or any(is_short_for(text, code) for code in codes)


def is_short_for(text: str, code: str) -> bool:
    """`Rk`, `d:Rk` and `discard` are short for `discard:Rk`."""
    if not text:
        return False
    verb, colon, argument = code.partition(":")
    if ":" in text:
        start, _, rest = text.partition(":")
        return bool(colon) and verb.startswith(start) and rest == argument
    return text in (verb, argument) or (not colon and verb.startswith(text))
