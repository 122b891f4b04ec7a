"""`--lang`, and the help of every command in the language that it names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

if TYPE_CHECKING:
    from onirim.words import Words

__all__ = ["Lang", "ToldCommand", "ToldGroup", "spoken"]

COMMON_OPTIONS = ("lang", "help")  # options that mean the same everywhere


class Asked:
    """The language that the command line has asked for; none: whatever is set somewhere."""

    language = ""


def spoken(skin: str = "") -> Words:
    """The words of the language that was asked for, of the command or before it."""
    from onirim.words import choose_language, words_in

    return words_in(choose_language(Asked.language), skin)


def remember(ctx: typer.Context, lang: str) -> str:
    """What stands before the command holds for it, too, unless it says otherwise."""
    from onirim.cli.errors import refuse
    from onirim.words import NoSuchLanguage, choose_language

    if ctx.parent is None:
        Asked.language = ""
    try:
        Asked.language = choose_language(lang) if lang else Asked.language
    except NoSuchLanguage as wrong:
        raise refuse(wrong) from None
    return lang


Lang = Annotated[str, typer.Option("--lang", is_eager=True, metavar="LANGUAGE", callback=remember)]


class ToldCommand(TyperCommand):
    """A command whose help is read from the texts when somebody asks for it."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        translate(self, ctx)
        super().format_help(ctx, formatter)


class ToldGroup(TyperGroup):
    """Likewise, with a line for each of its commands."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        translate(self, ctx)
        start = "cli" if ctx.parent is None else key_of(ctx)
        for name, command in self.commands.items():
            command.help = spoken().say(f"{start}-{name}")
        super().format_help(ctx, formatter)


def translate(command: Any, ctx: Any) -> None:
    """The command, its parameters and the headings above them."""
    from typer import rich_utils

    from onirim.words import languages, words_in

    words, key = spoken(), key_of(ctx)
    known = [f"{name} ({words_in(name).say('language-name')})" for name in languages()]
    rich_utils.OPTIONS_PANEL_TITLE = words.say("cli-options")
    rich_utils.ARGUMENTS_PANEL_TITLE = words.say("cli-arguments")
    rich_utils.COMMANDS_PANEL_TITLE = words.say("cli-commands")
    command.help = words.say(key)
    for param in command.get_params(ctx):
        own = f"{key}-{param.name.replace('_', '-')}"
        said = f"cli-{param.name}" if param.name in COMMON_OPTIONS else own
        param.help = words.say(said, languages=", ".join(known))


def key_of(ctx: Any) -> str:
    """`cli-play`, `cli-record-check`; the command itself is `cli-onirim`."""
    names: list[str] = []
    while ctx.parent is not None:
        names.insert(0, str(ctx.info_name))
        ctx = ctx.parent
    return "-".join(["cli", *(names or ["onirim"])])
