"""What can be chosen, in words, and what somebody meant who typed something."""

from __future__ import annotations

from collections.abc import Sequence

from onirim.errors import ActionError, AmbiguousAction, IllegalAction
from onirim.game import Game
from onirim.view import View
from onirim.words import Words
from onirim.words.sentences import say_action, say_question

__all__ = ["choices", "in_order", "in_words", "meant"]

SHOWN_FIRST = ("play", "build-left", "build-right", "discard", "draw")  # what is chosen most often


def choices(words: Words, view: View, partner: str = "") -> list[str]:
    """The question and its numbered answers, each with its code and in words."""
    width = max(map(len, view.actions))
    lines = [say_question(words, view)]
    for number, code in enumerate(in_order(view.actions), 1):
        said = say_action(words, code, view, partner)
        warning = f" ({words.say('web-vain')})" if code in view.wasted_actions else ""
        lines.append(f"{number:>3}  {code:<{width}}  {said}{warning}")
    return lines


def in_order(actions: Sequence[str]) -> list[str]:
    """As they are numbered: all that is done in one way together."""
    verbs = [*SHOWN_FIRST, *(action.partition(":")[0] for action in actions)]
    return sorted(actions, key=lambda action: verbs.index(action.partition(":")[0]))


def meant(game: Game, text: str) -> int:
    """The action that was typed: `3`, `play:Rs`, and `play rs` as people write it."""
    legal = in_order(game.legal())
    if text.isdecimal():
        if 1 <= int(text) <= len(legal):
            return game.rules.action_of[legal[int(text) - 1]]
        raise NoSuchNumber(text, text, legal)
    if text in legal:
        return game.rules.action_of[text]
    groups = {group_of(code) for code in legal} - {""}
    typed = text.replace(":", " ").replace("/", " ").split()
    named = [word.lower() for word in typed if word.lower() in groups]
    *verb, card = [word for word in typed if word.lower() not in groups] or [text]
    code = ":".join([*(word.lower() for word in verb), card.capitalize()])
    for group in named or ["", *sorted(groups)]:  # a shared card need not be called so
        try:
            return game.parse_action(f"{code}/{group}" if group else code)
        except AmbiguousAction:
            raise
        except ActionError:
            continue
    return game.parse_action(code if game.is_action(code) else text)


class NoSuchNumber(ActionError):
    """A number that stands before none of the choices."""


def in_words(words: Words, wrong: ActionError) -> str:
    if isinstance(wrong, NoSuchNumber):
        return words.say("not-a-choice", number=wrong.text, last=len(wrong.options))
    if isinstance(wrong, AmbiguousAction):
        return words.say("may-mean", text=wrong.text, options=words.listed(wrong.options, "or"))
    unclear = "not-possible" if isinstance(wrong, IllegalAction) else "not-understood"
    return words.say(unclear, text=wrong.text)


def group_of(code: str) -> str:
    """The group of the hand that a code names; the own cards need no name."""
    return code.partition("/")[2]
