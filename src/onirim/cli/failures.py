"""Errors of commands: one sentence on stderr in the user's language, and an exit code."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from onirim import MissingExtra
from onirim.exit_codes import ExitCode

if TYPE_CHECKING:
    from onirim.engine.messages import Message

__all__ = ["say_failure", "say_usage_error"]


def say_failure(wrong: ValueError | ImportError) -> int:
    """Print an error that the user can cause; raise any other again."""
    from onirim.cli.language import spoken
    from onirim.engine.messages import OnirimError
    from onirim.text.say_error import say_error

    if isinstance(wrong, MissingExtra):
        say(spoken().say("missing-extra", command=wrong.what, extra=wrong.extra))
        return ExitCode.USAGE
    if not isinstance(wrong, OnirimError):
        raise wrong
    say(say_error(spoken(), wrong))
    return exit_code_of(wrong)


def exit_code_of(wrong: ValueError) -> int:
    """The exit code that an error carries; a record that isn't valid is an answer."""
    from onirim.notation.record import RecordError

    usual = ExitCode.NO if isinstance(wrong, RecordError) else ExitCode.USAGE
    return int(getattr(wrong, "exit_code", usual))


def say_usage_error(wrong: click.ClickException) -> int:
    """Print a wrong call: an unknown command or option, a missing or strange value."""
    from onirim.cli.language import spoken
    from onirim.text.say_error import say_message

    if isinstance(wrong, click.exceptions.NoArgsIsHelpError):
        wrong.show()
    else:
        say(say_message(spoken(), message_of(wrong)))
    return ExitCode.USAGE


def say(sentence: str) -> None:
    stop = "" if sentence.endswith((".", "?")) else "."
    click.echo(f"onirim: {sentence}{stop}", err=True)


def message_of(wrong: click.ClickException) -> Message:
    """What click found wrong, as a message of ours."""
    from onirim.engine.messages import Message

    if isinstance(wrong, click.NoSuchOption):
        return Message(
            "terminal-no-option",
            "there is no option {name}; {hint}",
            name=wrong.option_name,
            hint=near_option(wrong),
        )
    if isinstance(wrong, click.exceptions.NoSuchCommand):
        return Message(
            "terminal-no-command",
            "there is no command '{name}'; {hint}",
            name=wrong.command_name,
            hint=near_command(wrong),
        )
    if isinstance(wrong, click.MissingParameter) and wrong.param is not None:
        name = wrong.param.make_metavar(ctx_of(wrong)).strip("[].")
        return Message(
            "terminal-missing", "{name} is missing; see {help}", name=name, help=help_for(wrong)
        )
    if isinstance(wrong, click.BadOptionUsage):
        if takes_no_value(wrong):
            return Message("terminal-no-value", "{name} takes no value", name=wrong.option_name)
        return Message("terminal-needs-value", "{name} needs a value", name=wrong.option_name)
    return Message("terminal-call", "{why}", why=wrong.format_message())


def near_option(wrong: click.NoSuchOption) -> Message:
    from onirim.engine.messages import Message

    if wrong.possibilities:
        return Message("error-near", "did you mean '{near}'?", near=wrong.possibilities[0])
    return Message("terminal-see-help", "see {help}", help=help_for(wrong))


def near_command(wrong: click.exceptions.NoSuchCommand) -> Message:
    """The nearest command; at the top, one inside a group counts by its own name too."""
    from onirim.rules.catalogue import hint

    ctx = ctx_of(wrong)
    assert isinstance(ctx.command, click.Group)
    known = ctx.command.commands
    for name, command in known.items():
        if isinstance(command, click.Group) and wrong.command_name in command.commands:
            return hint(f"{name} {wrong.command_name}", [f"{name} {wrong.command_name}"])
    return hint(wrong.command_name, [*known])


def takes_no_value(wrong: click.BadOptionUsage) -> bool:
    params = ctx_of(wrong).command.params
    return any(
        isinstance(param, click.Option) and param.is_flag and wrong.option_name in param.opts
        for param in params
    )


def help_for(wrong: click.UsageError) -> str:
    return f"{ctx_of(wrong).command_path} --help"


def ctx_of(wrong: click.UsageError) -> click.Context:
    assert wrong.ctx is not None
    return wrong.ctx
