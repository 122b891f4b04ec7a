"""The help of the plain game: what it is about, and what can be typed."""

from __future__ import annotations

from textwrap import wrap

from onirim.words import Words

__all__ = ["COMMANDS", "guide", "legend"]

COMMANDS = ("table", "odds", "discard", "rule", "position", "undo", "help", "quit")
WIDTH = 78
INDENT = "  "
COLOURS = "RBGT"
SYMBOL_LETTERS = "smkd"
MORE = {"g": "glyphs"}  # symbols that modules bring


def guide(words: Words, rules: str) -> list[str]:
    """For the ruleset of this name."""
    mode, *items = rules.split("+")
    lines = [words.say("help-game"), *paragraphs(words.lines("help-game-text"))]
    if mode != "solo":
        lines += [words.say("help-two"), *paragraphs(words.lines("help-two-text"))]
    for item in items:
        key = f"module-{item.partition(':')[0]}"
        if words.knows(key):
            lines += [words.say(key), *paragraphs([words.say(f"{key}.about")])]
    return [*lines, *typing(words, rules)]


def typing(words: Words, rules: str) -> list[str]:
    """What can be typed, word by word; the words stand in a column of their own."""
    keys = ["typed-number", "typed-code", *(f"command-{name}" for name in COMMANDS)]
    named = [words.say(key).partition(",")[0] for key in keys]
    width = max(map(len, named)) + 2
    lines = [words.say("help-typing")]
    for key, name in zip(keys, named, strict=True):
        text = words.say(f"{key}.help") + (
            f" {legend(words, rules)}" if key == "typed-code" else ""
        )
        hanging = INDENT + " " * width
        lines += wrap(text, WIDTH, initial_indent=f"{INDENT}{name:<{width}}",
                      subsequent_indent=hanging)  # fmt: skip
    return lines


def legend(words: Words, rules: str) -> str:
    """What the letters of card codes mean in this ruleset."""
    known = SYMBOL_LETTERS + "".join(sign for sign, module in MORE.items() if module in rules)

    def entries(family: str, codes: str) -> str:
        named = [(code, words.say(f"{family}-{code}")) for code in codes]
        return words.listed([words.say("legend-entry", code=c, name=name) for c, name in named])

    return words.say("legend", colours=entries("colour", COLOURS), symbols=entries("symbol", known))


def paragraphs(texts: list[str]) -> list[str]:
    return [
        line
        for text in texts
        for line in wrap(text, WIDTH, initial_indent=INDENT, subsequent_indent=INDENT)
    ]
