"""`--lang`: the language of a command's help, results and errors."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from onirim.text import Words

__all__ = ["language_option", "spoken"]


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


def remember(ctx: click.Context, _param: click.Parameter, lang: str) -> None:
    """A language named before the command holds for the command too, unless it names another."""
    from onirim.text import choose_language

    if ctx.parent is None:
        Asked.language = ""
    Asked.language = choose_language(lang) if lang else Asked.language
