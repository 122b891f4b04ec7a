"""The texts as data: every message of a language, and what it is made of."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast, visitor

from onirim.text.message_files import shelf
from tools.lint.shared.findings import Finding, line_at, name_of

FUNCTIONS = {"CARDS", "COLOUR", "COUNT", "DATETIME", "ELIDE", "GROUP", "NUMBER", "UP", "ZONE"}


@dataclass
class Message:
    """One message or attribute of a message."""

    key: str
    path: Path
    line: int
    arguments: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    functions: set[str] = field(default_factory=set)
    forms: set[tuple[str, str]] = field(default_factory=set)  # function and form that it asks for
    text: str = ""  # all words in it, without what is put in

    @property
    def file(self) -> str:
        return self.path.name

    def finding(self, what: str) -> Finding:
        return Finding(name_of(self.path), self.line, f"{self.key}: {what}")


@cache
def messages(language: str) -> dict[str, Message]:
    """All messages and attributes; attributes have keys such as `card-Rs.times`."""
    found: dict[str, Message] = {}
    for path in shelf(language).files:
        text = path.read_text(encoding="utf-8")
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ast.Junk), (path, entry.content)
            if isinstance(entry, ast.Message):
                for key, pattern in patterns(entry):
                    assert key not in found, (path, key)
                    line = line_at(text, pattern.span.start if pattern.span else 0)
                    found[key] = read(Message(key, path, line), pattern)
    return found


def patterns(entry: ast.Message) -> list[tuple[str, ast.Pattern]]:
    own = [(entry.id.name, entry.value)] if entry.value else []
    return own + [(f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes]


def read(message: Message, pattern: ast.Pattern) -> Message:
    Reader(message).visit(pattern)
    return message


def all_arguments(language: str, key: str) -> set[str]:
    """With those of the messages that it refers to."""
    message = messages(language)[key]
    inner = (all_arguments(language, other) for other in message.references)
    return message.arguments.union(*inner)


class Reader(visitor.Visitor):
    """Collects what a pattern uses."""

    def __init__(self, message: Message) -> None:
        self.message = message

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802  # fluent.syntax calls it so
        self.message.arguments.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.message.references.add(node.id.name)

    def visit_FunctionReference(self, node: Any) -> None:  # noqa: N802
        name = node.id.name
        self.message.functions.add(name)
        for argument in node.arguments.named:
            if argument.name.name == "form":
                self.message.forms.add((name, argument.value.value))
        self.generic_visit(node)

    def visit_TextElement(self, node: Any) -> None:  # noqa: N802
        self.message.text += node.value
