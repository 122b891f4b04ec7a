"""`onirim match`: two players on the same decks."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING

import click

from onirim.cli.command import command, option
from onirim.cli.values import NumberType, cores
from onirim.exit_codes import ExitCode

if TYPE_CHECKING:
    from onirim.players.match import Match, MatchReport
    from onirim.text import Words

__all__ = ["match"]

VERDICTS = {"first": "match-first", "not-first": "match-not-first", "open": "match-open"}


@command("match")
@click.argument("first", metavar="FIRST")
@click.argument("second", metavar="SECOND")
@option("--rules", default="solo", show_default=True, metavar="RULES")
@option("--pairs", type=NumberType(), default=1_000, show_default=True)
@option("--margin", type=NumberType(whole=False), default=0.03, show_default=True)
@option("--run", type=NumberType(), default=1, show_default=True)
@option("--jobs", type=NumberType(), default=1, show_default=True)
@option("--json", is_flag=True)
def match(  # noqa: PLR0913, PLR0917 (an argument for each option)
    first: str,
    second: str,
    rules: str,
    pairs: int,
    margin: float,
    run: int,
    jobs: int,
    json: bool,
) -> None:
    """Play two players on the same decks: who wins more, with an interval and a stopping rule.

    Ctrl-C prints what is done so far.
    """
    from onirim.cli.language import spoken
    from onirim.players.match import Match, MatchConfig

    words = spoken()
    played = Match(MatchConfig(first, second, rules, pairs, run, jobs or cores(), margin))
    try:
        for _ in with_bar(words, played):
            pass
    except KeyboardInterrupt:
        done = played.pairs
        click.echo(words.say("match-stopped", done=done, games=pairs), err=True)
    report = played.report()
    if json:
        from json import dumps

        click.echo(dumps(report))
    else:
        print_words(words, report)
    if not report["complete"]:
        raise click.exceptions.Exit(ExitCode.INTERRUPTED)


def with_bar(words: Words, played: Match) -> Iterator[int]:
    """Play it; on a terminal a bar shows how far it is."""
    with click.progressbar(
        length=played.order.pairs,
        label=words.say("match-decks"),
        file=sys.stderr,
        show_pos=True,
        hidden=not sys.stderr.isatty(),
    ) as bar:
        for done in played.run():
            bar.update(1)
            yield done


def print_words(words: Words, report: MatchReport) -> None:
    """Who won how many, the difference, and what the test says."""
    say = words.say
    click.echo(say("match-title", first=report["first"], second=report["second"],
                   rules=report["rules"], pairs=report["pairs"]))  # fmt: skip
    for player, wins in ((report["first"], report["first_wins"]),
                         (report["second"], report["second_wins"])):  # fmt: skip
        click.echo(say("match-won", player=player, share=wins / max(1, report["pairs"])))
    low, high = (say("simulation-percent", share=bound) for bound in report["difference_ci95"])
    click.echo(say("match-difference", share=report["difference"], low=low, high=high))
    key = VERDICTS[report["verdict"]]
    if report["verdict"] == "not-first" and report["difference_ci95"][1] < 0:
        key = "match-second"
    click.echo(say(key, first=report["first"], second=report["second"], margin=report["margin"]))
