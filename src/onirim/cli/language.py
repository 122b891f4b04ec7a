"""`--lang`: the language of a command's help, results and errors."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from onirim.text import Words

__all__ = ["find_language", "language_option", "spoken"]


class Asked:
    """The language that the command line asks for; none: the environment decides."""

    language = ""


def spoken(skin: str = "") -> Words:
    """The words of the language that was asked for, before the command or after it."""
    from onirim.text import choose_language, words_in

    return words_in(choose_language(Asked.language), skin)


def language_option() -> click.Option:
    """Make the option; every command has one."""
    return click.Option(
        ["--lang"], default="", is_eager=True, metavar="LANGUAGE", callback=remember,
        expose_value=False,
    )  # fmt: skip


def find_language(ctx: click.Context, args: Sequence[str]) -> None:
    """Find the language before anything is parsed: help and errors speak it wherever it is written.

    An unknown one is left to the option, which refuses it.
    """
    if ctx.parent is None:
        Asked.language = ""
    for lang in languages_in(args):
        from onirim.text import languages

        if lang in languages():
            Asked.language = lang


def languages_in(args: Sequence[str]) -> Iterator[str]:
    """What follows each `--lang`, after a space or an equals sign."""
    for word, following in pairwise([*args, ""]):
        name, equals, value = word.partition("=")
        if name == "--lang":
            yield value if equals else following


def remember(_ctx: click.Context, _param: click.Parameter, lang: str) -> None:
    """A language named before the command holds for the command too, unless it names another."""
    from onirim.text import choose_language

    if lang:
        Asked.language = choose_language(lang)
