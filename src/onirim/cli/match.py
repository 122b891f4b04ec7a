"""`onirim match`: two players on the same decks."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING

import click

from onirim.cli.language import ToldCommand, lang_option

if TYPE_CHECKING:
    from onirim.players.match import Match, MatchReport
    from onirim.text import Words

__all__ = ["match"]

INTERRUPTED = 130
VERDICTS = {"first": "match-first", "not-first": "match-not-first", "open": "match-open"}


@click.command(cls=ToldCommand)
@click.argument("first")
@click.argument("second")
@click.option("--rules", default="solo", show_default=True)
@click.option("--games", default=1_000, show_default=True)
@click.option("--seed", default=1, show_default=True)
@click.option("--jobs", default=1, show_default=True)
@click.option("--margin", default=0.03, show_default=True)
@click.option("--json", is_flag=True)
@lang_option
def match(  # noqa: PLR0913, PLR0917 (an argument for each option)
    first: str,
    second: str,
    rules: str,
    games: int,
    seed: int,
    jobs: int,
    margin: float,
    json: bool,
) -> None:
    """Two players on the same decks: who wins more, with an interval and a stopping rule.

    Ctrl-C tells what was played so far.
    """
    from onirim.cli.language import spoken
    from onirim.cli.usage_errors import refuse
    from onirim.players.match import BadMatch, Match, MatchConfig

    words = spoken()
    try:
        played = Match(MatchConfig(first, second, rules, games, seed, jobs, margin))
    except BadMatch as wrong:
        raise refuse(wrong) from None
    try:
        for _ in with_bar(words, played):
            pass
    except KeyboardInterrupt:
        done = played.pairs
        click.echo(words.say("match-stopped", done=done, games=games), err=True)
    report = played.report()
    if json:
        from json import dumps

        click.echo(dumps(report))
    else:
        print_words(words, report)
    if not report["complete"]:
        raise click.exceptions.Exit(INTERRUPTED)


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
    low, high = (say("sim-percent", share=bound) for bound in report["difference_ci95"])
    click.echo(say("match-difference", share=report["difference"], low=low, high=high))
    key = VERDICTS[report["verdict"]]
    if report["verdict"] == "not-first" and report["difference_ci95"][1] < 0:
        key = "match-second"
    click.echo(say(key, first=report["first"], second=report["second"], margin=report["margin"]))
