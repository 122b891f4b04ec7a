"""`onirim match`: two players on the same decks."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from onirim.cli.command import command, option
from onirim.cli.progress import progress_bar
from onirim.cli.reports import print_json
from onirim.cli.suggestions import complete_player, complete_rules
from onirim.cli.values import NumberType
from onirim.exit_codes import ExitCode

if TYPE_CHECKING:
    from onirim.players.match import MatchReport
    from onirim.text import Words

__all__ = ["match"]

VERDICTS = {
    "first": "match-first",
    "second": "match-second",
    "equal": "match-equal",
    "open": "match-open",
}


@command("match")
@click.argument("first", metavar="FIRST", shell_complete=complete_player)
@click.argument("second", metavar="SECOND", shell_complete=complete_player)
@option("--rules", default="solo", show_default=True, metavar="RULES",
        shell_complete=complete_rules)  # fmt: skip
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
    from onirim.players.match import play_match

    words = spoken()
    with progress_bar(words.say("match-decks"), pairs) as show:
        report = play_match(
            first, second, rules, pairs=pairs, margin=margin, run=run, jobs=jobs, on_progress=show
        )
    if not report.complete:
        click.echo(words.say("match-stopped", done=report.pairs, games=pairs), err=True)
    if json:
        print_json(report)
    else:
        print_words(words, report)
    if not report.complete:
        raise click.exceptions.Exit(ExitCode.INTERRUPTED)


def print_words(words: Words, report: MatchReport) -> None:
    """Who won how many, the difference, and what the test says."""
    say = words.say
    first, second, rules = report.first, report.second, str(report.rules)
    click.echo(say("match-title", first=first, second=second, rules=rules, pairs=report.pairs))
    for player, wins in ((first, report.first_wins), (second, report.second_wins)):
        click.echo(say("match-won", player=player, share=wins / max(1, report.pairs)))
    low, high = (say("simulation-percent", share=bound) for bound in report.interval)
    click.echo(say("match-difference", share=report.difference, low=low, high=high))
    click.echo(say(VERDICTS[report.verdict], first=first, second=second, margin=report.margin))
