"""Codes in words: what can be done, what is asked and why, which rules are played."""

from __future__ import annotations

import re

from onirim.view import View
from onirim.words.cards import COLOURS
from onirim.words.words import Value, Words

__all__ = [
    "say_action",
    "say_question",
    "say_rule",
    "say_ruleset",
    "say_signal",
    "say_step",
    "series_colour",
    "skin_of",
]

ANY_COLOUR = "X"  # of cards that have all of them
NUMBERED_VERB = re.compile(r"(.+)-(\d)")  # take-from-2
GOALS = "goals"
SKINS = ("pouch",)


def say_action(words: Words, code: str, view: View, partner: str = "") -> str:
    """An action that can be chosen, as this view offers it: `play the red Sun`."""
    verb, _, argument = code.partition(":")
    what, _, group = argument.partition("/")
    numbered = NUMBERED_VERB.fullmatch(verb)
    place = what if what.isdecimal() else ""
    if numbered:
        verb, place = numbered[1], numbered[2]
    card = goal(view, place) if verb == "goal" else what
    args: dict[str, Value] = {
        "card": card,
        "colour": colour_of(card) or series_colour(view),
        "place": int(place or 0),
        "cards": " ".join(view.zones.get(f"catcher{place}", ())),
        "group": group or "none",
        "series": view.series_if_played.get(card, 0),
        "effect": said_effect(words, view.discard_effects.get(card, "")),
        "partner": partner,
    }
    return words.say(words.first(f"do-{verb}-at-{view.step}", f"do-{verb}"), **args)


def say_question(words: Words, view: View) -> str:
    """What the seat of this view is asked."""
    groups = {code.partition("/")[2] for code in view.actions}
    return words.say(
        f"ask-{view.step}",
        cards=" ".join(view.zones.get("drawn", ())),
        group="shared" if groups == {"shared"} else "none",
    )


def say_step(words: Words, step: str) -> str:
    """What is going on, in a word or two."""
    return words.say(f"step-{step}")


def say_rule(words: Words, rule: str) -> str:
    """Help on a rule by its id."""
    return words.say(rule_key(rule))


def rule_key(rule: str) -> str:
    return "rule-" + rule.removeprefix("§").replace(".", "-")


def say_signal(words: Words, signal: str) -> str:
    return words.say("signal-free") if signal == "free" else words.say("signal", colour=signal)


def say_ruleset(words: Words, text: str) -> str:
    """`solo+glyphs+book:hard+B10` in words."""
    mode, *items = text.split("+")
    names = [words.say("mode-" + mode.replace(":", "-"))]
    for item in items:
        module, _, option = item.partition(":")
        if not words.knows(f"module-{module}"):
            names.append(words.say("ruleset-house", rule=words.say(f"house-{item}")))
            continue
        name = words.say(f"module-{module}")
        if option:
            said = words.say(f"option-{module}-{option}")
            name = words.say("ruleset-option", module=name, option=said)
        names.append(name)
    return words.listed(names)


def skin_of(rules: str) -> str:
    """The ruleset whose own names for things are used, if it has some."""
    return next((skin for skin in SKINS if skin in rules.split("+")), "")


def said_effect(words: Words, step: str) -> str:
    return words.say(f"effect-{step}") if step else "none"


def goal(view: View, place: str) -> str:
    """The Door that the Goal at this place asks for."""
    goals = view.zones.get(GOALS, ())
    return goals[int(place) - 1].rstrip("*") if 0 < int(place) <= len(goals) else ""


def colour_of(code: str) -> str:
    """The letter of its colour, if it has one alone."""
    return code[:1] if code[:1] in COLOURS else ""


def series_colour(view: View) -> str:
    """The colour of the series at the end of the own row."""
    zones = view.zones
    row = zones["row"] if "row" in zones else zones.get(f"row{view.seat + 1}", ())
    end = row[len(row) - view.series_length :] if view.series_length else ()
    return next(filter(None, map(colour_of, reversed(end))), ANY_COLOUR)
