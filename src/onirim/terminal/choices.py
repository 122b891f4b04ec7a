"""Choices in words, and typed text parsed into one of them."""

from __future__ import annotations

from collections.abc import Sequence

from onirim.engine.errors import ActionError, AmbiguousAction, IllegalAction
from onirim.engine.info import DEAR, Cost
from onirim.engine.messages import Message
from onirim.game.logged_game import LoggedGame
from onirim.rules.description import Described
from onirim.terminal.scene import Scene
from onirim.text import Words
from onirim.text.say_error import say_error
from onirim.text.say_facts import say_costs, say_obstacle
from onirim.text.sentences import say_action, say_question

__all__ = ["choices", "in_order", "parse_typed", "say_refusal", "warnings"]

BUILT = {"labyrinth", "line"}  # roles of zones that grow: what is put there is chosen most often


def choices(scene: Scene) -> list[str]:
    """The question and its numbered answers, each with its code, in words and with its price."""
    words, view = scene.words, scene.view
    width = max(map(len, view.actions))
    lines = [say_question(words, scene.described, view)]
    for number, code in enumerate(in_order(scene.described, view.actions), 1):
        said = say_action(words, scene.described, view, code, scene.partner)
        notes = "".join(f" ({note})" for note in warnings(scene, code))
        lines.append(f"{number:>3}  {code:<{width}}  {said}{notes}")
    return lines


def in_order(described: Described, actions: Sequence[str]) -> list[str]:
    """As they are numbered: all that is done in one way together, what is built first."""
    verbs = list(dict.fromkeys(described.parse_action(code).verb.name for code in actions))
    verbs.sort(key=lambda name: not builds(described, name))
    return sorted(actions, key=lambda code: verbs.index(described.parse_action(code).verb.name))


def builds(described: Described, name: str) -> bool:
    verb = described.verbs[name]
    targets = described.resolve_all(verb.target, 0)
    return not verb.extra and any(described.zones[zone].role in BUILT for zone in targets)


def warnings(scene: Scene, code: str) -> list[str]:
    """What to know before: the price, a gain that would be wasted, the end of all hope."""
    words, notes = scene.words, []
    if price := price_of(scene, code):
        notes.append(words.say("choice-price", price=say_costs(words, price)))
    if code in scene.view.wasted_actions and (obstacle := scene.explain(code).obstacle):
        notes.append(say_obstacle(words, obstacle, scene.names).removesuffix("."))
    if code in scene.insight.unwinnable:
        notes.append(words.say("choice-unwinnable"))
    return notes


def price_of(scene: Scene, code: str) -> list[Cost]:
    """What would be lost and is not what the action itself names."""
    verb = scene.described.parse_action(code).verb
    costs = scene.insight.costs.get(code, verb.costs)
    names_card = verb.argument in ("card", "hand-card")
    return [c for c in costs if c.what in DEAR and (c.cards or c.n != 1 or not names_card)]


def parse_typed(game: LoggedGame, described: Described, text: str) -> int:
    """The action that was typed: `3`, `play:Rs`, and `play rs` as people write it."""
    legal = in_order(described, game.legal())
    if text.isdecimal():
        if 1 <= int(text) <= len(legal):
            return game.rules.action_of[legal[int(text) - 1]]
        raise NoSuchNumber(
            Message(
                "terminal-choice",
                "There is no choice {number}; the choices are 1 to {last}.",
                number=text,
                last=len(legal),
            ),
            text,
            legal,
        )
    if text in legal:
        return game.rules.action_of[text]
    groups = {described.parse_action(code).group for code in legal} - {""}
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
    return game.parse_action(code if is_known(game, code) else text)


def is_known(game: LoggedGame, code: str) -> bool:
    """Is it an action, if only one that is never offered, such as to play a Door?"""
    try:
        game.why_not(code)
    except ActionError:
        return False
    return True


class NoSuchNumber(ActionError):
    """A number that stands before none of the choices."""


def say_refusal(
    words: Words, game: LoggedGame, wrong: ActionError, names: Sequence[str] = ()
) -> str:
    """Why something typed was not done."""
    if isinstance(wrong, NoSuchNumber):
        return say_error(words, wrong)
    if isinstance(wrong, AmbiguousAction):
        return words.say("may-mean", text=wrong.text, options=words.listed(wrong.options, "or"))
    if is_known(game, wrong.text) and (obstacle := game.why_not(wrong.text).obstacle):
        return words.say("not-possible", text=wrong.text, why=say_obstacle(words, obstacle, names))
    unclear = "not-offered" if isinstance(wrong, IllegalAction) else "not-understood"
    return words.say(unclear, text=wrong.text)
