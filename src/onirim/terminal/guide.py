"""The help of the plain game: what it is about, and what can be typed."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from onirim.rules.description import CardDescription, Described
from onirim.text import Words

__all__ = ["COMMANDS", "ONLINE_COMMANDS", "about_module", "guide", "legend"]

COMMANDS = (
    "table", "progress", "powers", "odds", "discard", "rule", "why", "position", "undo",
    "practice", "help", "quit",
)  # fmt: skip
ONLINE_COMMANDS = ("computer", *COMMANDS)  # with a partner who is elsewhere
WIDTH = 78
INDENT = "  "


def guide(words: Words, described: Described, commands: Sequence[str] = COMMANDS) -> list[str]:
    """For one ruleset."""
    lines = [words.say("help-game"), *paragraphs(words.lines("help-game-text"))]
    if described.description.seats > 1:
        lines += [words.say("help-two"), *paragraphs(words.lines("help-two-text"))]
    for module in described.description.modules:
        name, about = about_module(words, module.key)
        lines += [name, *paragraphs([about])] if about else []
    return [*lines, *typing(words, described, commands)]


def about_module(words: Words, key: str) -> tuple[str, str]:
    """Its name, and what it is about; nothing if it does not say so."""
    name, about = words.say(f"module-{key}"), words.name(f"module-{key}", "about")
    return name, "" if about == name else about


def typing(words: Words, described: Described, commands: Sequence[str]) -> list[str]:
    """What can be typed, word by word; the words stand in a column of their own."""
    keys = ["typed-number", "typed-code", *(f"command-{name}" for name in commands)]
    named = [words.say(key).partition(",")[0] for key in keys]
    width = max(map(len, named)) + 2
    lines = [words.say("help-typing")]
    for key, name in zip(keys, named, strict=True):
        text = words.say(f"{key}.help")
        text += f" {legend(words, described)}" if key == "typed-code" else ""
        hanging = INDENT + " " * width
        lines += wrap(text, WIDTH, initial_indent=f"{INDENT}{name:<{width}}",
                      subsequent_indent=hanging)  # fmt: skip
    return lines


def legend(words: Words, described: Described) -> str:
    """What the letters of card codes mean in this ruleset; other cards by their whole codes."""
    cards = [card for card in described.cards.values() if card.card_class != "token"]
    plain = [card for card in cards if card.tint and card.code[0] == card.tint]
    colours = dict.fromkeys(card.tint for card in plain)
    symbols = {card.code[1:]: symbol_of(card) for card in plain if symbol_of(card)}
    others = [card.code for card in cards if card not in plain]
    return words.say(
        "legend",
        colours=legend_entries(words, {letter: f"colour-{letter}" for letter in colours}),
        symbols=legend_entries(
            words, {letter: f"symbol-{name}" for letter, name in symbols.items()}
        ),
        others=legend_entries(words, {code: f"card-{code}" for code in others}),
    )


def symbol_of(card: CardDescription) -> str:
    return card.symbol or ("door" if card.card_class == "door" else "")


def legend_entries(words: Words, keys: dict[str, str]) -> str:
    """Letters or codes, each with its name."""
    named = [(code, words.say(key)) for code, key in keys.items()]
    return words.listed([words.say("legend-entry", code=code, name=name) for code, name in named])


def paragraphs(texts: list[str]) -> list[str]:
    return [
        line
        for text in texts
        for line in wrap(text, WIDTH, initial_indent=INDENT, subsequent_indent=INDENT)
    ]
