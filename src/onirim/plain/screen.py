"""The table in words: what lies where, what can be chosen, what may come."""

from __future__ import annotations

from collections.abc import Sequence

from onirim.game import Decision
from onirim.plain import texts
from onirim.view import View

__all__ = [
    "changes",
    "choices",
    "discard_pile",
    "doors_gained",
    "in_order",
    "odds",
    "short_table",
    "table",
]

ROW_SHOWN = 5  # cards at the end of the row that a short look shows
USED = "*"  # how a view marks cards of a completed series


def short_table(view: View, turn: int, row_shown: int = ROW_SHOWN) -> list[str]:
    """What is worth hearing every turn."""
    lines = [
        texts.TURN.format(turn=turn, deck=texts.cards(view.deck)),
        *next_card(view),
        doors(view),
        row(view, row_shown),
        *series(view),
        hand(view),
    ]
    return lines if view.can_be_won else [*lines, texts.UNWINNABLE]


def changes(before: View, now: View) -> list[str]:
    """What matters in the middle of a turn: another hand, the loss of the last hope."""
    lines = [] if now.zones["hand"] == before.zones["hand"] else [hand(now)]
    lost_hope = before.can_be_won and not now.can_be_won
    return [*lines, texts.UNWINNABLE] if lost_hope else lines


def table(view: View, turn: int) -> list[str]:
    """Everything that lies on the table."""
    shown = ("hand", "row", "doors", "discard", "top")
    others = [
        texts.ZONES.get(name, texts.OTHER_ZONE).format(name=name, cards=texts.card_list(cards))
        for name, cards in view.zones.items()
        if cards and name not in shown
    ]
    whole_row = len(view.zones["row"])
    return [*short_table(view, turn, whole_row), *others, *discard_pile(view)]


def choices(view: View, decision: Decision) -> list[str]:
    """The question and its numbered answers, each with its code and in words."""
    width = max(map(len, decision.actions))
    lines = [texts.QUESTIONS.get(decision.step, decision.step)]
    for number, code in enumerate(in_order(decision.actions), 1):
        lines.append(f"{number:>3}  {code:<{width}}  {words_for(view, decision.step, code)}")
    return lines


def in_order(actions: Sequence[str]) -> list[str]:
    """As they are numbered: all that is done in one way together."""
    verbs = [*texts.CHOICES, *(action.partition(":")[0] for action in actions)]
    return sorted(actions, key=lambda action: verbs.index(action.partition(":")[0]))


def hand(view: View) -> str:
    return texts.HAND.format(cards=texts.card_list(view.zones["hand"]))


def odds(view: View) -> list[str]:
    """Every kind of card that can come, with its exact chance."""
    if view.deck == 0:
        return [texts.DECK_IS_EMPTY]
    lines = known_top(view)
    total = sum(view.unknown.values())
    if total == 0:
        return [*lines, texts.NO_UNKNOWN]
    heading = texts.ODDS_AFTER_KNOWN if view.known_top else texts.ODDS_OF_UNKNOWN
    lines.append(heading.format(n=len(view.known_top), m=total))
    for code in sorted(view.unknown, key=lambda code: (-view.unknown[code], code)):
        n = view.unknown[code]
        chance = texts.percent(n, total)
        name = texts.card_name(code)
        lines.append(texts.ODDS_LINE.format(code=code, name=name, n=n, m=total, percent=chance))
    return lines


def discard_pile(view: View) -> list[str]:
    pile = view.zones["discard"]
    return [texts.DISCARDED.format(n=texts.cards(len(pile)), cards=texts.card_list(pile))]


def doors_gained(view: View) -> tuple[int, int]:
    """How many Doors are gained, and how many there are in all places together."""
    kinds = {card for cards in view.zones.values() for card in cards} | {*view.unknown}
    all_doors = sum(copies(view, card) for card in kinds if texts.sort_of(card) == texts.DOOR)
    return len(view.zones["doors"]), all_doors


def doors(view: View) -> str:
    gained, all_doors = doors_gained(view)
    parts = []
    for letter, colour in texts.COLOURS.items():
        door = letter + texts.DOOR_SIGN
        n, m = view.zones["doors"].count(door), copies(view, door)
        parts.append(texts.DOORS_OF.format(colour=colour, n=n, m=m))
    by_colour = ", ".join(parts).capitalize()
    return texts.DOORS.format(doors=gained, all_doors=all_doors, by_colour=by_colour)


def copies(view: View, card: str) -> int:
    """How many of a card are in the game, wherever they are."""
    return view.unknown.get(card, 0) + sum(cards.count(card) for cards in view.zones.values())


def row(view: View, shown: int) -> str:
    cards = [card.removesuffix(USED) for card in view.zones["row"]]
    text = texts.card_list(cards[-shown:] if shown else [])
    if len(cards) > shown:
        text = texts.EARLIER.format(n=len(cards), cards=text)
    return texts.ROW.format(cards=text)


def series(view: View) -> list[str]:
    if not view.series:
        return []
    colour = texts.colour_of(view.zones["row"][-1])
    return [texts.IN_SERIES.format(n=view.series, colour=colour)]


def next_card(view: View) -> list[str]:
    """The known top of the deck, or the chances of the big groups of cards."""
    if view.known_top:
        return known_top(view)
    total = sum(view.unknown.values())
    if total == 0:
        return [texts.DECK_IS_EMPTY]
    counts = dict.fromkeys((texts.LOCATION, texts.DOOR, texts.DREAM), 0)
    for code, n in view.unknown.items():
        counts[texts.sort_of(code)] += n
    parts = [
        texts.CHANCE.format(n=n, m=total, percent=texts.percent(n, total), what=what)
        for what, n in counts.items()
    ]
    return [texts.NEXT_CARD.format(odds=", ".join(parts))]


def known_top(view: View) -> list[str]:
    top: Sequence[str] = view.known_top
    return [texts.KNOWN_TOP.format(cards=texts.card_list(top))] if top else []


def words_for(view: View, step: str, code: str) -> str:
    """An action in words; what has no words yet stands for itself."""
    verb, _, card = code.partition(":")
    sentence = texts.CHOICES_AT.get((step, verb)) or texts.CHOICES.get(verb, code)
    series = texts.SERIES.get(view.joins.get(card, 0), "").format(colour=texts.colour_of(card))
    effect = texts.EFFECTS.get(view.effects.get(card, ""), "")
    return sentence.format(card=texts.card_name(card), series=series, effect=effect)
