"""Two forms of one action: the machine's code `discard:Rk` and the token `xRk` of people.

Tokens are declared with the verbs, so nothing here knows what any of them means. They are the
same letters in every language.
"""

from __future__ import annotations

from onirim.engine.actions import ARGUMENT, CARD, HAND_CARD, ref_of, verb_of
from onirim.engine.ruleset import Ruleset

__all__ = ["card_named", "code_of", "is_token", "token_of"]


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
