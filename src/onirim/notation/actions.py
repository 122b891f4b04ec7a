"""Action codes (`discard:Rk`), tokens (`xRk`) and short forms; parse what a person types.

Tokens are declared with the verbs, so nothing here knows what any of them means. They are the
same letters in every language.
"""

from __future__ import annotations

from onirim.engine.actions import ARGUMENT, CARD, HAND_CARD, ref_of, verb_of
from onirim.engine.errors import AmbiguousAction, IllegalAction, NotAnAction
from onirim.engine.messages import Message
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State

__all__ = ["card_named", "code_of", "is_token", "parse_action", "token_of"]


def token_of(rules: Ruleset, code: str) -> str:
    """`xRk` for `discard:Rk`."""
    return rules.token_of[rules.action_of[code]]


def code_of(rules: Ruleset, token: str) -> str:
    """`discard:Rk` for `xRk`; nothing for what is no token of this ruleset."""
    action = rules.action_by_token.get(token)
    return "" if action is None else rules.code_of[action]


def is_token(rules: Ruleset, text: str) -> bool:
    return text in rules.action_by_token


def card_named(rules: Ruleset, code: str) -> str:
    """The card that an action is said of, nothing if it is said of none."""
    action = rules.action_of[code]
    if rules.verbs[verb_of(action)].argument not in (CARD, HAND_CARD):
        return ""
    return rules.codes[ref_of(action) & ARGUMENT]


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
