"""What can be chosen, in words, and what somebody meant who typed something."""

from __future__ import annotations

from collections.abc import Sequence

from onirim.errors import ActionError, AmbiguousAction, IllegalAction
from onirim.game import Decision, Game
from onirim.plain import texts
from onirim.plain.zones import SHARED
from onirim.view import View

__all__ = ["choices", "in_order", "in_words", "meant"]


def choices(view: View, decision: Decision, partner: str = "") -> list[str]:
    """The question and its numbered answers, each with its code and in words."""
    width = max(map(len, decision.actions))
    lines = [question(decision)]
    for number, code in enumerate(in_order(decision.actions), 1):
        words = words_for(view, decision.step, code, partner)
        lines.append(f"{number:>3}  {code:<{width}}  {words}")
    return lines


def in_order(actions: Sequence[str]) -> list[str]:
    """As they are numbered: all that is done in one way together."""
    verbs = [*texts.CHOICES, *(action.partition(":")[0] for action in actions)]
    return sorted(actions, key=lambda action: verbs.index(action.partition(":")[0]))


def question(decision: Decision) -> str:
    step = decision.step
    if all(group_of(code) == SHARED for code in decision.actions):
        return texts.QUESTIONS_OF_SHARED.get(step, texts.QUESTIONS.get(step, step))
    return texts.QUESTIONS.get(step, step)


def words_for(view: View, step: str, code: str, partner: str) -> str:
    """An action in words; what has no words yet stands for itself."""
    verb, _, argument = code.partition(":")
    card = argument.partition("/")[0]
    name = texts.card_name(card)
    sentence = texts.CHOICES_AT.get((step, verb)) or texts.CHOICES.get(verb, code)
    if group_of(code) == SHARED:
        name = texts.SHARED_CARD.format(card=name)
        sentence = texts.CHOICES_OF_SHARED.get(verb, sentence)
    colour = texts.colour_of(card)
    series = texts.SERIES.get(view.joins.get(card, 0), "").format(colour=colour)
    effect = texts.EFFECTS.get(view.effects.get(card, ""), "")
    return sentence.format(card=name, series=series, effect=effect, colour=colour, partner=partner)


def meant(game: Game, text: str) -> str:
    """What was typed as the border reads it: `3`, `play:Rs`, and `play rs` as people write it."""
    legal = in_order(game.legal())
    if text.isdecimal():
        if 1 <= int(text) <= len(legal):
            return legal[int(text) - 1]
        message = texts.NOT_A_NUMBER.format(number=text, last=len(legal))
        raise NoSuchNumber(message, text, legal)
    if text in legal:
        return text
    groups = {group_of(code) for code in legal} - {""}
    words = text.replace(":", " ").replace("/", " ").split()
    named = [word.lower() for word in words if word.lower() in groups]
    *verb, card = [word for word in words if word.lower() not in groups] or [text]
    code = ":".join([*(word.lower() for word in verb), card.capitalize()])
    for group in named or ["", *sorted(groups)]:  # a shared card need not be called so
        written = f"{code}/{group}" if group else code
        if may_be(game, written):
            return written
    return code if game.is_action(code) else text


def may_be(game: Game, text: str) -> bool:
    """Is this, or could it be, one of the choices?"""
    try:
        game.resolve(text)
    except AmbiguousAction:
        return True
    except ActionError:
        return False
    return True


class NoSuchNumber(ActionError):
    """A number that stands before none of the choices."""


def in_words(wrong: ActionError) -> str:
    if isinstance(wrong, NoSuchNumber):
        return str(wrong)
    if isinstance(wrong, AmbiguousAction):
        return texts.AMBIGUOUS.format(text=wrong.text, options=texts.either(wrong.options))
    unclear = texts.NOT_POSSIBLE if isinstance(wrong, IllegalAction) else texts.NOT_AN_ACTION
    return unclear.format(text=wrong.text)


def group_of(code: str) -> str:
    """The group of the hand that a code names; the own cards need no name."""
    return code.partition("/")[2]
