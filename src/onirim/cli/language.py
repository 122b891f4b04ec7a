"""`--lang`, and the help of every command in the language that it names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from onirim import MissingExtra

if TYPE_CHECKING:
    from onirim.text import Words

__all__ = ["ToldCommand", "ToldGroup", "lang_option", "spoken"]

MISSING = 2  # the exit code of a call that cannot be carried out here
COMMON_OPTIONS = ("--lang", "--help")  # options that mean the same everywhere


class Asked:
    """The language that the command line has asked for; none: whatever is set somewhere."""

    language = ""


def spoken(skin: str = "") -> Words:
    """The words of the language that was asked for, of the command or before it."""
    from onirim.text import choose_language, words_in

    return words_in(choose_language(Asked.language), skin)


def remember(ctx: click.Context, _param: click.Parameter, lang: str) -> None:
    """What stands before the command holds for it, too, unless it says otherwise."""
    from onirim.cli.usage_errors import refuse
    from onirim.text import NoSuchLanguage, choose_language

    if ctx.parent is None:
        Asked.language = ""
    try:
        Asked.language = choose_language(lang) if lang else Asked.language
    except NoSuchLanguage as wrong:
        raise refuse(wrong) from None


lang_option = click.option(
    "--lang", default="", is_eager=True, metavar="LANGUAGE", callback=remember, expose_value=False
)


class ToldCommand(click.Command):
    """A command whose help is read from the texts when it is asked for."""

    def invoke(self, ctx: click.Context) -> Any:
        """Name the extra that a command needs and does not find."""
        try:
            return super().invoke(ctx)
        except MissingExtra as wrong:
            message = spoken().say("missing-extra", command=ctx.command_path, extra=wrong.extra)
            click.echo(message, err=True)
            raise click.exceptions.Exit(MISSING) from None

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        self.help = spoken().say(key_of(ctx))
        super().format_help_text(ctx, formatter)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Arguments and options, each with its text."""
        params = self.get_params(ctx)
        translate(ctx, params)
        for key, kind in (("cli-arguments", click.Argument), ("cli-options", click.Option)):
            records = [param.get_help_record(ctx) for param in params if isinstance(param, kind)]
            rows = [record for record in records if record]
            if rows:
                with formatter.section(spoken().say(key)):
                    formatter.write_dl(rows)


class ToldGroup(ToldCommand, click.Group):
    """Likewise, with a line for each of its commands."""

    command_class = ToldCommand

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        ToldCommand.format_options(self, ctx, formatter)
        start = "cli" if ctx.parent is None else key_of(ctx)
        with formatter.section(spoken().say("cli-commands")):
            formatter.write_dl([(name, spoken().say(f"{start}-{name}")) for name in self.commands])


def translate(ctx: click.Context, params: list[click.Parameter]) -> None:
    from onirim.text import languages, words_in

    words, key = spoken(), key_of(ctx)
    known = [f"{name} ({words_in(name).say('language-name')})" for name in languages()]
    for param in params:
        own = f"{key}-{(param.name or '').replace('_', '-')}"
        said = f"cli-{param.opts[0][2:]}" if param.opts[0] in COMMON_OPTIONS else own
        assert isinstance(param, click.Option | click.Argument)
        param.help = words.say(said, languages=", ".join(known))


def key_of(ctx: click.Context) -> str:
    """`cli-play`, `cli-record-check`; the command itself is `cli-onirim`."""
    names: list[str] = []
    while ctx.parent is not None:
        names.insert(0, str(ctx.info_name))
        ctx = ctx.parent
    return "-".join(["cli", *(names or ["onirim"])])
