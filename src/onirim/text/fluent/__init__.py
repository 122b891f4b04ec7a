"""Fluent messages: read from text, and formatted with arguments.

The files are the browser's as well, and this reads them as its library does (`@fluent/bundle`):
all of the syntax, a broken message left out. The usual library for Python brings 34 MB of all the
world's formats with it; tests hold this one against it, message by message.
"""

from __future__ import annotations

from onirim.text.fluent.bundle import Bundle
from onirim.text.fluent.formats import Formats
from onirim.text.fluent.nodes import FluentMessage
from onirim.text.fluent.parser import parse

__all__ = ["Bundle", "FluentMessage", "Formats", "parse"]
