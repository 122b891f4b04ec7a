"""`onirim play`: a game at the terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import suppress
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from onirim.game import Game

__all__ = ["play"]

INTERRUPTED = 130


def play(
    rules: Annotated[str, typer.Option(help="The ruleset, such as solo or solo+B10.")] = "solo",
    seed: Annotated[
        int | None, typer.Option(help="Deal the game of this number; without it, nobody can tell.")
    ] = None,
    fair: Annotated[
        bool, typer.Option("--fair", help="A deck that is the same for all who play this seed.")
    ] = False,
    plain: Annotated[
        bool, typer.Option("--plain", help="Words only: for screen readers, pipes and terminals.")
    ] = False,
) -> None:
    """Play in the terminal."""
    from itertools import chain

    from onirim.cli.errors import refuse
    from onirim.plain.session import Session

    games = deal(rules, seed, fair)
    try:
        first = next(games)
    except ValueError as wrong:
        raise refuse(wrong) from None
    if not plain:
        typer.echo("For now there is only the plain game; --plain leaves this line out.")
    try:
        Session(ask, typer.echo).play_on(chain([first], games))
    except KeyboardInterrupt:
        typer.echo("\nStopped by Ctrl-C. Good night.")
        raise typer.Exit(INTERRUPTED) from None


def deal(rules: str, seed: int | None, fair: bool) -> Iterator[tuple[str, Game]]:
    """Games without end and which ones they are; each next game has the next seed."""
    import secrets

    from onirim.chance import SEED_LIMIT, Entropy, Fair, Seeded
    from onirim.game import Game
    from onirim.plain import texts

    if fair and seed is None:
        seed = secrets.randbelow(SEED_LIMIT)
    while True:
        if seed is None:
            yield texts.FRESH, Game(rules, Entropy())
            continue
        which = (texts.FAIR_SEED if fair else texts.SEED).format(seed=seed)
        yield which, Game(rules, Fair(seed) if fair else Seeded(seed))
        seed = (seed + 1) % SEED_LIMIT


def ask(prompt: str) -> str:
    """Read a line; where it is not typed at a terminal, repeat it, so that the text reads well."""
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401  # gives input() editing and a history
        return input(prompt)
    typer.echo(prompt, nl=False)
    line = sys.stdin.readline()
    typer.echo(line.rstrip("\n") if line else "")
    if not line:
        raise EOFError
    return line
