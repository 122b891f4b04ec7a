"""What the rules answer on demand, in words: obstacles, prices, threats, progress, powers."""

from __future__ import annotations

from collections.abc import Sequence

from onirim.engine.info import Cost
from onirim.game.table_view import TableView
from onirim.rules.description import Described
from onirim.rules.facts.answers import HeldPower, Obstacle, Progress, Threat
from onirim.text.sentences import say_action
from onirim.text.words import TextArgument, Words

__all__ = [
    "say_costs",
    "say_obstacle",
    "say_parts",
    "say_power",
    "say_progress",
    "say_threat",
]


def say_obstacle(words: Words, obstacle: Obstacle, names: Sequence[str] = ()) -> str:
    """Why something cannot be done, or would be wasted: a whole sentence."""
    args: dict[str, TextArgument] = dict(obstacle.args)
    seat = args.get("seat")
    if isinstance(seat, int):
        args["name"] = names[seat] if seat < len(names) else ""
    return words.say(words.first(f"why-{obstacle.key}", "why-not-now"), **args)


def say_costs(words: Words, costs: Sequence[Cost]) -> str:
    """A price, part by part."""
    said = [
        words.say(f"cost-{cost.what}", n=cost.n or len(cost.cards), cards=" ".join(cost.cards))
        for cost in costs
    ]
    return words.listed(said)


def say_threat(words: Words, threat: Threat) -> str:
    return words.say(f"threat-{threat.key}", **threat.args)


def say_progress(words: Words, described: Described, progress: Progress, who: str = "") -> str:
    """How far a condition is met: `Towers: 2 of 4 neighbours. Red, blue.`"""
    key = words.first(f"victory-{progress.key}", "victory-other")
    label = progress.key.replace("-", " ")
    what = words.say(key, n=progress.have, m=progress.need, who=who, label=label)
    parts = say_parts(words, described, progress)
    return words.say("progress-parts", what=what, list=parts) if parts else f"{what}."


def say_parts(words: Words, described: Described, progress: Progress) -> str:
    """What is counted, but for zones, which are shown anyway; of single things, those there."""
    counted = [part for part in progress.parts if part.label not in described.zones]
    if all(part.need <= 1 for part in counted):
        there = [said_part(words, described, part.label) for part in counted if part.have]
        return words.listed(there) if there else ""
    named = [(said_part(words, described, part.label), part) for part in counted]
    said = [words.say("progress-part", what=what, n=p.have, m=p.need) for what, p in named]
    return words.listed(said)


def said_part(words: Words, described: Described, label: str) -> str:
    """A card by its colour if it has one, else by its name; a colour."""
    card = described.cards.get(label)
    if card and not card.tint:
        return words.cards(label)
    return words.say("part-colour", colour=card.tint if card else label)


def say_power(
    words: Words, described: Described, view: TableView, power: HeldPower, names: Sequence[str] = ()
) -> str:
    """What it is called, what it costs, and whether it can be used now."""
    name = power_name(words, described, view, power)
    price = say_costs(words, power.price) if power.price else "none"
    if power.usable:
        return words.say("power-usable", name=name, price=price)
    why = " ".join(say_obstacle(words, obstacle, names) for obstacle in power.obstacles)
    return words.say("power-missing", name=name, price=price, why=why)


def power_name(words: Words, described: Described, view: TableView, power: HeldPower) -> str:
    """The card that gives it with what it does, or the action's own words."""
    verb = described.verbs[power.verb]
    if verb.piece:
        about = words.name(f"card-{verb.piece}", "about")
        return words.say("power-of-card", card=verb.piece, about=about)
    if words.knows(f"power-{verb.family}"):
        return words.say(f"power-{verb.family}")
    if verb.argument == "nothing":
        return say_action(words, described, view, power.verb)
    return verb.family.replace("-", " ")
