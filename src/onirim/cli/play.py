"""`onirim play`: a game at the terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from click.core import ParameterSource

from onirim.cli.command import command, option
from onirim.cli.suggestions import complete_player, complete_rules
from onirim.cli.values import NumberType
from onirim.exit_codes import ExitCode

if TYPE_CHECKING:
    from onirim.players.player import Player
    from onirim.terminal import TableSettings
    from onirim.text import Words

__all__ = ["play"]

LONGEST_NAME = 20  # a line of the table has room for it
ON_THIS_MACHINE = "."  # for --invite: at a server on this machine
ONE_KEYBOARD = ("start", "seed", "common_deck", "names", "no_curtain", "save", "real_cards")


@command("play")
@click.argument("start", default="", metavar="[FILE|POSITION]")
@option("--rules", default="solo", show_default=True, metavar="RULES",
        shell_complete=complete_rules)  # fmt: skip
@option("--seed", type=NumberType())
@option("--common-deck", type=NumberType())
@option("--partner", default="", metavar="PLAYER", shell_complete=complete_player)
@option("--names", default="", metavar="A,B")
@option("--save", type=click.Path(path_type=Path), metavar="FILE")
@option("--practice", is_flag=True)
@option("--real-cards", is_flag=True)
@option("--no-curtain", is_flag=True)
@option("--plain", is_flag=True)
@option("--join", default="", metavar="LINK")
@option("--invite", is_flag=False, flag_value=ON_THIS_MACHINE, default="", metavar="[URL]")
@option("--name", default="", metavar="NAME")
def play(**options: Any) -> None:
    """Play in the terminal, alone, at one keyboard, with the computer, or at somebody's table."""
    from onirim.cli.language import spoken

    words = spoken()
    try:
        if options["join"] or options["invite"]:
            play_online(words, options)
        else:
            play_here(words, options)
    except KeyboardInterrupt:
        click.echo("\n" + words.say("stopped"))
        raise click.exceptions.Exit(ExitCode.INTERRUPTED) from None


def play_here(words: Words, options: Mapping[str, Any]) -> None:
    """Play games without end at this keyboard."""
    from dataclasses import replace
    from functools import partial

    from onirim.cli.deals import deals_for
    from onirim.cli.save import Saver
    from onirim.terminal import TerminalSession

    deals = deals_for(words, options, ask)
    settings = who_plays(words, deals.seats, options, deals.seed)
    saver = Saver(words, options["save"], deals.seed is not None)
    if not options["plain"]:
        click.echo(words.say("only-plain"), err=True)
    try:
        session = TerminalSession(
            partial(ask, history=deals.seats == 1 or bool(options["partner"])),
            click.echo,
            replace(settings, practice=options["practice"]),
            words,
        )
        session.play_on(saver.watch(deals.games))
    finally:
        saver.finish()


def play_online(words: Words, options: Mapping[str, Any]) -> None:
    """Play at the table of an invitation, whose game it is, or at one's own."""
    from onirim.cli.join import THIS_MACHINE, play_invited, play_joined
    from onirim.hosting.wire import NewGame

    name, invite = options["name"], options["invite"]
    if options["join"]:
        refuse_options("rules", "partner", "practice", "invite", *ONE_KEYBOARD)
        play_joined(words, options["join"], name, ask)
        return
    refuse_options(*ONE_KEYBOARD)
    rules = rules_for_two(options["rules"])
    wish = NewGame(rules, name, options["practice"], computer=options["partner"])
    play_invited(words, THIS_MACHINE if invite == ON_THIS_MACHINE else invite, wish, ask)


def refuse_options(*options: str) -> None:
    """Refuse options that mean nothing at a table on a server."""
    from onirim.cli.options_given import options_given
    from onirim.engine.messages import Message, OnirimError

    if said := options_given(*options):
        raise OnirimError(
            Message(
                "terminal-join-alone",
                "at a table on a server these say nothing: leave out {options}",
                options=said,
            )
        )


def rules_for_two(rules: str) -> str:
    """As they were named; if they were not, the plain game for two."""
    from onirim.engine.messages import Message, OnirimError
    from onirim.rules.catalogue import ruleset

    given = click.get_current_context().get_parameter_source("rules")
    rules = rules if given is ParameterSource.COMMANDLINE else "duo"
    if int(ruleset(rules).seats) == 1:
        raise OnirimError(
            Message("terminal-invite", "--invite is for two players: leave out --rules, or add duo")
        )
    return rules


def who_plays(
    words: Words, seats: int, options: Mapping[str, Any], seed: int | None
) -> TableSettings:
    """Names, partner and curtain; OnirimError says what makes no sense."""
    from shutil import get_terminal_size

    from onirim.engine.messages import Message, OnirimError
    from onirim.terminal import TableSettings

    names, partner = options["names"], options["partner"]
    if seats == 1 and (names or partner):
        raise OnirimError(
            Message(
                "terminal-for-two", "--names and --partner are for two players: add --rules duo"
            )
        )
    named = read_names(names) if names else ()
    if not partner:
        height = get_terminal_size().lines if sys.stdout.isatty() else 0
        return TableSettings(named, not options["no_curtain"], height)
    computers = partners(partner, seed)
    if not names:
        named = (words.say("you"), words.say(f"player-{partner}"))
    return TableSettings(named, curtain=False, partners=computers)


def read_names(text: str) -> tuple[str, ...]:
    from onirim.engine.messages import Message, OnirimError

    names = tuple(" ".join(name.split()) for name in text.split(","))
    good = all(name.isprintable() and 0 < len(name) <= LONGEST_NAME for name in names)
    if len(names) != 2 or not good or names[0].lower() == names[1].lower():
        raise OnirimError(
            Message(
                "terminal-names",
                "--names takes two different names of at most {limit} letters,"
                " as {example}, not '{text}'",
                limit=LONGEST_NAME,
                example='"Ann,Ben"',
                text=text,
            )
        )
    return names


def partners(name: str, seed: int | None) -> Iterator[Player]:
    """A fresh player for each game; who plays a seed again meets the same one."""
    from onirim.players.registry import make_table_player

    make_table_player(name, seed=0)  # an unknown name is refused before anything is dealt
    return (make_table_player(name, seed=seed_of_player) for seed_of_player in player_seeds(seed))


def player_seeds(seed: int | None) -> Iterator[int]:
    from onirim.engine.rng import PLAYER_STREAM, mix2
    from onirim.game.chance import SEED_LIMIT

    while True:
        yield int(mix2(fresh_seed() if seed is None else seed, PLAYER_STREAM))
        seed = None if seed is None else (seed + 1) % SEED_LIMIT


def fresh_seed() -> int:
    import secrets

    from onirim.game.chance import SEED_LIMIT

    return secrets.randbelow(SEED_LIMIT)


def ask(prompt: str, history: bool = True) -> str:
    """Read a line; where it is not typed at a terminal, repeat it, so that the text reads well.

    Two players at one keyboard get no input history: it would leak what the other typed.
    """
    if sys.stdin.isatty():
        if history:
            with suppress(ImportError):
                import readline  # noqa: F401  # gives input() editing and a history
        return input(prompt)
    click.echo(prompt, nl=False)
    line = sys.stdin.readline()
    click.echo(line.rstrip("\n") if line else "")
    if not line:
        raise EOFError
    return line
