"""Fluent's syntax, read as the browser's library reads it: whatever is broken is left out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from onirim.text.fluent.nodes import (
    Call,
    Expression,
    FluentMessage,
    Literal,
    Pattern,
    Reference,
    Select,
    Variable,
)

__all__ = ["parse"]

PSEUDO = r"[a-zA-Z][\w-]*"
MESSAGE = re.compile(rf"^(-?{PSEUDO}) *= *", re.MULTILINE | re.ASCII)
ATTRIBUTE = re.compile(rf"\.({PSEUDO}) *= *", re.ASCII)
VARIANT = re.compile(
    rf"\s*(?P<default>\*?)\[\s*(?:(?P<number>-?\d+(?:\.\d+)?)|(?P<name>{PSEUDO}))\s*\] *", re.ASCII
)
REFERENCE = re.compile(rf"([$-]?)({PSEUDO})(?:\.({PSEUDO}))?", re.ASCII)
NAMED = re.compile(rf"({PSEUDO})\s*:\s*", re.ASCII)
FUNCTION = re.compile(r"[A-Z][A-Z0-9_-]*")
NUMBER = re.compile(r"-?\d+(?:\.\d+)?", re.ASCII)
STRING = re.compile(r'"((?:[^"\\\n]|\\["\\]|\\u[0-9a-fA-F]{4}|\\U[0-9a-fA-F]{6})*)"')
ESCAPE = re.compile(r'\\(?:(["\\])|u(.{4})|U(.{6}))')
TEXT = re.compile(r"[^{}\n]+")
BLANK = re.compile(r"\s*")
BLANK_LINES = re.compile(r" *\n")
ENDS_PATTERN = (".", "[", "*", "}", "")  # what stands first in a line that is no text


class Broken(ValueError):
    """This message cannot be read."""


@dataclass(slots=True)
class Indent:
    """Lines and spaces before a text; how much of it is layout is known in the end."""

    value: str
    width: int


def parse(source: str) -> Iterator[FluentMessage]:
    """All messages and terms of a file."""
    start = MESSAGE.search(source)
    while start:
        parser = Parser(source, start.end())
        try:
            yield parser.message(start[1])
        except Broken:
            parser.at = start.end()
        start = MESSAGE.search(source, parser.at)


class Parser:
    """Reads on from a place in a file."""

    def __init__(self, source: str, at: int) -> None:
        self.source = source
        self.at = at

    def message(self, name: str) -> FluentMessage:
        value = self.pattern()
        attributes = {}
        while attribute := self.take(ATTRIBUTE):
            attributes[attribute[1]] = self.needed_pattern()
        if value is None and not attributes:
            raise Broken
        return FluentMessage(name, value, attributes)

    # --- patterns --------------------------------------------------------------------------------

    def pattern(self) -> Pattern | None:
        """Texts and placeables; lines are moved to the left as far as all of them can be."""
        parts: list[str | Indent | Expression] = []
        while True:
            if text := self.take(TEXT):
                parts.append(text[0])
            elif self.sees("{"):
                parts.append(self.placeable())
            elif self.sees("}"):
                raise Broken
            elif indent := self.indent():
                if not parts:
                    indent.value = indent.value.lstrip("\n")
                parts.append(indent)
            else:
                break
        return self.laid_out(parts) if parts else None

    def laid_out(self, parts: list[str | Indent | Expression]) -> Pattern:
        common = min((part.width for part in parts if isinstance(part, Indent)), default=0)
        if isinstance(parts[-1], str):
            parts[-1] = parts[-1].rstrip(" ")
        out: list[str | Expression] = []
        for part in parts:
            kept = part.value[: len(part.value) - common] if isinstance(part, Indent) else part
            if isinstance(kept, str) and out and isinstance(out[-1], str):
                out[-1] += kept
            elif kept:
                out.append(kept)
        return tuple(out)

    def needed_pattern(self) -> Pattern:
        found = self.pattern()
        if found is None:
            raise Broken
        return found

    def indent(self) -> Indent | None:
        """The blank before more of this text; nothing if the text is over."""
        blank = self.blank()
        following = self.source[self.at : self.at + 1]
        if "\n" not in blank or following in ENDS_PATTERN:
            return None
        if following != "{" and not blank.endswith(" "):
            return None
        return Indent(BLANK_LINES.sub("\n", blank), len(blank) - len(blank.rstrip(" ")))

    def placeable(self) -> Expression:
        self.expect("{")
        self.blank()
        found = self.inline()
        self.blank()
        if self.sees("->"):
            self.at += 2
            found = self.select(found)
            self.blank()
        self.expect("}")
        return found

    def select(self, selector: Expression) -> Select:
        variants: list[tuple[str | float, Pattern]] = []
        default = None
        while start := self.take(VARIANT):
            if start["default"]:
                default = len(variants)
            key = start["name"] or number_literal(start["number"])
            variants.append((key, self.needed_pattern()))
        if default is None:
            raise Broken
        return Select(selector, tuple(variants), default)

    # --- expressions -----------------------------------------------------------------------------

    def inline(self) -> Expression:
        if self.sees("{"):
            return self.placeable()
        start = self.take(REFERENCE)
        if not start:
            return self.literal()
        sigil, name, attribute = start.groups("")
        if sigil == "$":
            return Variable(name)
        after = self.at
        self.blank()
        if self.sees("("):
            return self.call(sigil + name, attribute)
        self.at = after
        return Reference(sigil + name, attribute)

    def call(self, name: str, attribute: str) -> Expression:
        """A function or a term with arguments."""
        positional, named = self.arguments()
        if name.startswith("-"):
            return Reference(name, attribute, named)
        if not FUNCTION.fullmatch(name):
            raise Broken
        return Call(name, positional, named)

    def arguments(self) -> tuple[tuple[Expression, ...], dict[str, Literal]]:
        positional: list[Expression] = []
        named: dict[str, Literal] = {}
        self.expect("(")
        self.blank()
        while not self.sees(")"):
            if name := self.take(NAMED):
                named[name[1]] = self.literal()
            else:
                positional.append(self.inline())
            self.blank()
            if self.sees(","):
                self.at += 1
                self.blank()
        self.expect(")")
        return tuple(positional), named

    def literal(self) -> Literal:
        if found := self.take(NUMBER):
            return Literal(number_literal(found[0]))
        if found := self.take(STRING):
            return Literal(ESCAPE.sub(unescaped, found[1]))
        raise Broken

    # --- characters ------------------------------------------------------------------------------

    def take(self, what: re.Pattern[str]) -> re.Match[str] | None:
        found = what.match(self.source, self.at)
        if found:
            self.at = found.end()
        return found

    def sees(self, text: str) -> bool:
        return self.source.startswith(text, self.at)

    def expect(self, text: str) -> None:
        if not self.sees(text):
            raise Broken
        self.at += len(text)

    def blank(self) -> str:
        found = self.take(BLANK)
        return found[0] if found else ""


def number_literal(text: str) -> float:
    return float(text) if "." in text else int(text)


def unescaped(found: re.Match[str]) -> str:
    sign, short, long = found.groups()
    return sign or chr(int(short or long, 16))
