"""Codes in words: what can be done, what is asked and why, which rules are played."""

from __future__ import annotations

from collections.abc import Sequence

from onirim.game.table_view import TableView
from onirim.rules.description import ActionParts, Described
from onirim.text.words import TextArgument, Words, bare

__all__ = [
    "rule_key",
    "say_action",
    "say_question",
    "say_rule",
    "say_ruleset",
    "say_signal",
    "series_colour",
]

ANY_COLOUR = "X"  # of cards that have all of them
NO_GROUP = "none"  # a card of the first group of the hand: it need not be said


def say_action(
    words: Words, described: Described, view: TableView, code: str, partner: str = ""
) -> str:
    """An action that can be chosen, as this view offers it: `play the red Sun`."""
    parts = described.parse_action(code)
    verb = parts.verb
    zones = described.sources(parts, view.seat)
    card = parts.card or card_in_cell(view, zones, parts)
    args: dict[str, TextArgument] = {
        "card": card,
        "colour": parts.colour or tint_of(described, card) or series_colour(described, view),
        "place": parts.number or number_of(described, zones),
        "cards": " ".join(held_by(view, zones)) if verb.argument == "zone" else "",
        "group": parts.group or NO_GROUP,
        "series": view.series_if_played.get(card, 0),
        "effect": said_effect(words, described.cards[card].on_discard if card else ""),
        "partner": partner,
    }
    names = dict.fromkeys((verb.name, verb.family))
    keys = [f"do-{name}{at}" for at in (f"-at-{view.step}", "") for name in names]
    key = words.first(*keys, "do-other")
    if key == "do-other":
        args |= {"label": verb.family.replace("-", " "), "argument": verb.argument}
    return words.say(key, **args)


def say_question(words: Words, described: Described, view: TableView) -> str:
    """What the seat of this view is asked."""
    groups = {described.parse_action(code).group for code in view.actions}
    drawn = [zone.name for zone in described.own(view.seat, "drawn")]
    return words.say(
        words.first(f"ask-{view.step}", "ask-other"),
        cards=" ".join(held_by(view, drawn)),
        group=(groups.pop() if len(groups) == 1 else "") or NO_GROUP,
    )


def say_rule(words: Words, rule: str) -> str:
    """Help on a rule by its id."""
    return words.say(rule_key(rule))


def rule_key(rule: str) -> str:
    return "rule-" + rule.removeprefix("§").replace(".", "-")


def say_signal(words: Words, signal: str) -> str:
    """A signal has its own words, or is about a colour."""
    return words.say(words.first(f"signal-{signal}", "signal"), colour=signal)


def say_ruleset(words: Words, text: str) -> str:
    """`solo+glyphs+book:hard+B10` in words."""
    mode, *items = text.split("+")
    names = [words.say("mode-" + mode.replace(":", "-"))]
    for item in items:
        module, _, option = item.partition(":")
        if words.knows(f"house-{item}"):
            names.append(words.say("ruleset-house", rule=words.say(f"house-{item}")))
            continue
        name = words.say(f"module-{module}")
        if option:
            said = words.say(words.first(f"option-{module}-{option}", f"option-{option}"))
            name = words.say("ruleset-option", module=name, option=said)
        names.append(name)
    return words.listed(names)


def series_colour(described: Described, view: TableView) -> str:
    """The colour of the series at the end of the own row."""
    row = held_by(view, [zone.name for zone in described.own(view.seat, "labyrinth")])
    end = row[len(row) - view.series_length :] if view.series_length else ()
    colours = [tint_of(described, bare(card)) for card in reversed(end)]
    return next(filter(None, colours), ANY_COLOUR)


def said_effect(words: Words, step: str) -> str:
    return words.say(f"effect-{step}") if step else "none"


def tint_of(described: Described, card: str) -> str:
    """The letter of its colour, if it has one alone."""
    return described.cards[card].tint if card else ""


def card_in_cell(view: TableView, zones: Sequence[str], parts: ActionParts) -> str:
    """What lies in the cell that an action names."""
    cards = held_by(view, zones)
    named = parts.verb.argument == "cell" and 0 < parts.number <= len(cards)
    return bare(cards[parts.number - 1]) if named else ""


def number_of(described: Described, zones: Sequence[str]) -> int:
    """Which of several places it is; 0 if there is only one."""
    return described.zones[zones[0]].number if len(zones) == 1 else 0


def held_by(view: TableView, zones: Sequence[str]) -> tuple[str, ...]:
    return tuple(card for name in zones for card in view.zones.get(name, ()))
