"""Commands and groups with help in the user's language, and options that every command has."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import click

from onirim import MissingExtra
from onirim.cli.language import find_language, language_option, spoken
from onirim.cli.version import version_option

__all__ = [
    "HELP_NAMES",
    "SHARED",
    "Command",
    "Group",
    "Option",
    "command",
    "command_group",
    "help_key",
    "option",
]

HELP_NAMES = {"help_option_names": ["-h", "--help"]}
SHARED = {"version", "lang", "config", "data", "database", "jobs", "json"}
"""Parameters whose help is the same wherever they are."""
Function = TypeVar("Function", bound=Callable[..., Any])


class Option(click.Option):
    """An option; long helps list those of one heading together."""

    def __init__(self, *args: Any, heading: str = "options", **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.heading = heading


class Command(click.Command):
    """A command whose help comes from the texts when it is asked for."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.params += [language_option(), version_option()]

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parse; an error knows its command, and arguments left over are one in our words."""
        find_language(ctx, args)
        allowed, ctx.allow_extra_args = ctx.allow_extra_args, True
        try:
            rest = super().parse_args(ctx, args)
        except click.UsageError as wrong:
            wrong.ctx = wrong.ctx or ctx  # click leaves it out of some
            raise
        ctx.allow_extra_args = allowed
        if rest and not allowed and not ctx.resilient_parsing:
            from onirim.engine.messages import Message, OnirimError

            text = Message("terminal-left-over", "unexpected argument '{text}'", text=rest[0])
            raise OnirimError(text)
        return rest

    def invoke(self, ctx: click.Context) -> Any:
        """A missing extra is reported as one that this command needs."""
        try:
            return super().invoke(ctx)
        except MissingExtra as wrong:
            if not isinstance(self, Group):
                wrong.what = ctx.command_path
            raise

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = self.collect_usage_pieces(ctx)
        pieces[0] = f"[{spoken().say('cli-options').upper()}]"
        prefix = f"{spoken().say('cli-usage')} "
        formatter.write_usage(ctx.command_path, " ".join(pieces), prefix)

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        self.help = spoken().say(key_of(ctx))
        super().format_help_text(ctx, formatter)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Arguments and options, each with its text, under their headings."""
        rows: dict[str, list[tuple[str, str]]] = {}
        for param in self.get_params(ctx):
            if not getattr(param, "hidden", False):
                rows.setdefault(heading_of(param), []).append(help_line(ctx, param))
        for heading in sorted(rows, key=lambda name: (name != "arguments", name == "options")):
            write_section(formatter, heading, rows[heading])


class Group(Command, click.Group):
    """A command with commands inside; its help has a line for each of them."""

    command_class = Command

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        start = "cli" if ctx.parent is None else key_of(ctx)
        lines = [(name, spoken().say(f"{start}-{name}")) for name in self.commands]
        write_section(formatter, "commands", lines)
        Command.format_options(self, ctx, formatter)

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        return ["", f"{spoken().say('cli-command')} …"]


def command(name: str, **settings: Any) -> Callable[[Callable[..., Any]], click.Command]:
    return click.command(name, cls=Command, **settings)


def command_group(name: str, **settings: Any) -> Callable[[Callable[..., Any]], click.Group]:
    return click.group(name, cls=Group, **settings)


def option(*names: str, **settings: Any) -> Callable[[Function], Function]:
    return click.option(*names, cls=Option, **settings)


def write_section(
    formatter: click.HelpFormatter, heading: str, lines: Sequence[tuple[str, str]]
) -> None:
    name = spoken().say(f"cli-{heading}")
    formatter.write_paragraph()
    formatter.write(spoken().say("cli-heading", name=name) + "\n")
    with formatter.indentation():
        formatter.write_dl(lines)


def heading_of(param: click.Parameter) -> str:
    if isinstance(param, click.Argument):
        return "arguments"
    return param.heading if isinstance(param, Option) else "options"


def help_line(ctx: click.Context, param: click.Parameter) -> tuple[str, str]:
    """Names of a parameter, and its text with the default."""
    from onirim.text import languages, words_in

    words = spoken()
    if isinstance(param, click.Argument):
        names = param.make_metavar(ctx)
    else:
        assert isinstance(param, click.Option)
        record = param.get_help_record(ctx)
        names = record[0] if record else param.opts[0]
    known = [f"{name} ({words_in(name).say('language-name')})" for name in languages()]
    text = words.say(help_key(key_of(ctx), param), languages=", ".join(known))
    if isinstance(param, click.Option) and param.show_default:
        text = f"{text} [{words.say('cli-default', value=default_text(param.default))}]"
    return names, text


def default_text(value: object) -> str:
    return f"{value:g}" if isinstance(value, float) else str(value)


def help_key(key: str, param: click.Parameter) -> str:
    """The text of a parameter of the command with this key."""
    if "--help" in param.opts:
        return "cli-option-help"
    name = (param.name or "").replace("_", "-")
    return f"cli-option-{name}" if param.name in SHARED else f"{key}-{name}"


def key_of(ctx: click.Context) -> str:
    """`cli-play`, `cli-admin-find`; the command itself is `cli-onirim`."""
    names: list[str] = []
    while ctx.parent is not None:
        names.insert(0, str(ctx.info_name))
        ctx = ctx.parent
    return "-".join(["cli", *(names or ["onirim"])])
